/** Select menus: one or several values from a list, by mouse, touch or keyboard. */

import { emojiText } from "./button.js";
import { h } from "./dom.js";
import { icon } from "./icon.js";

const GAP = 4;

let count = 0;

/**
 * A select menu.
 *
 * `options` are Discord's select options; `onChange(values)` is called when a new, valid selection has been made:
 * at once when only one value is possible, else when the list closes. `onClose()` is called after that.
 */
export class Select {
  constructor({ customId, options, placeholder, min = 1, max = 1, disabled = false, label, onChange,
    onClose = () => {} }) {
    Object.assign(this, { customId, options, placeholder, min, max: Math.min(max, options.length), onChange,
      onClose });
    this.values = options.filter((option) => option.default).map((option) => option.value);
    this.active = 0;
    this.listId = `select-list-${++count}`;
    this.node = h("button", { class: "select", type: "button", role: "combobox", "aria-haspopup": "listbox",
      "aria-expanded": "false", "aria-controls": this.listId, "aria-label": label || placeholder || "Make a selection",
      "data-custom-id": customId, disabled,
      onclick: () => (this.list ? this.close() : this.open()), onkeydown: (event) => this.onKey(event) });
    this.showValues();
  }

  get isMulti() {
    return this.max > 1;
  }

  get isValid() {
    return this.values.length >= this.min && this.values.length <= this.max;
  }

  get isChanged() {
    const { values, before } = this;
    return values.length !== before.length || values.some((value) => !before.includes(value));
  }

  showValues() {
    const chosen = this.options.filter((option) => this.values.includes(option.value));
    const content = chosen.length
      ? chosen.map((option) => h("span", { class: this.isMulti ? "select-chip" : "select-value" },
        option.emoji && `${emojiText(option.emoji)} `, option.label))
      : [h("span", { class: "select-placeholder" }, this.placeholder || "Make a selection")];
    this.node.replaceChildren(h("span", { class: "select-values" }, ...content), icon("down", 20));
  }

  open() {
    if (this.node.disabled || this.node.getAttribute("aria-disabled")) return;
    this.before = [...this.values];
    this.active = Math.max(0, this.options.findIndex((option) => this.values.includes(option.value)));
    this.list = h("div", { class: "menu", id: this.listId, role: "listbox", "data-for": this.customId,
      "aria-multiselectable": this.isMulti ? "true" : null, "aria-label": this.placeholder || "Options",
      onmousedown: (event) => event.preventDefault() });
    this.node.after(this.list);
    this.node.setAttribute("aria-expanded", "true");
    this.drawOptions();
    this.place();
    this.list.children[this.active]?.scrollIntoView({ block: "nearest" });
    this.node.focus();
    this.onOutside = (event) => this.list.contains(event.target) || this.node.contains(event.target) || this.close();
    this.onMove = (event) => this.list.contains(event.target) || this.follow();
    document.addEventListener("pointerdown", this.onOutside, true);
    document.addEventListener("scroll", this.onMove, true);
    window.addEventListener("resize", this.onMove);
  }

  drawOptions() {
    const rows = this.options.map((option, at) => this.optionRow(option, at));
    this.list.replaceChildren(...rows, this.isMulti ? this.doneRow() : "");
    this.node.setAttribute("aria-activedescendant", `${this.listId}-${this.active}`);
    rows[this.active]?.scrollIntoView({ block: "nearest" });
  }

  optionRow(option, at) {
    const isChosen = this.values.includes(option.value);
    const isFull = this.isMulti && !isChosen && this.values.length >= this.max;
    const check = isChosen && icon("check", this.isMulti ? 14 : 18);
    return h("div", { class: at === this.active ? "menu-option active" : "menu-option", id: `${this.listId}-${at}`,
      role: "option", "aria-selected": String(isChosen), "aria-disabled": isFull ? "true" : null,
      "data-value": option.value, onclick: () => this.choose(at), onpointermove: () => this.moveTo(at) },
    option.emoji && h("span", { class: "emoji", "aria-hidden": "true" }, emojiText(option.emoji)),
    h("span", { class: "menu-text" }, h("span", { class: "menu-label" }, option.label),
      option.description && h("span", { class: "menu-description" }, option.description)),
    this.isMulti ? h("span", { class: "tick" }, check) : check);
  }

  doneRow() {
    const range = this.min === this.max ? `${this.max}` : `${this.min} to ${this.max}`;
    return h("div", { class: "menu-done" },
      h("span", { "aria-live": "polite" }, `${this.values.length} chosen of ${range}`),
      h("button", { class: "button primary", type: "button", tabindex: -1, disabled: !this.isValid,
        onclick: () => this.close() }, "Done"));
  }

  /** Keeps the list at its button when the page moves, as when a message comes; out of sight it closes. */
  follow() {
    const box = this.node.getBoundingClientRect();
    if (this.node.isConnected && box.bottom > 0 && box.top < innerHeight) this.place();
    else this.close();
  }

  place() {
    const box = this.node.getBoundingClientRect();
    const below = innerHeight - box.bottom - 2 * GAP;
    const above = box.top - 2 * GAP;
    const isBelow = below >= Math.min(this.list.scrollHeight, 240) || below > above;
    const { style } = this.list;
    style.top = style.bottom = "";
    style.left = `${box.left}px`;
    style.width = `${box.width}px`;
    style.maxHeight = `${Math.min(360, isBelow ? below : above)}px`;
    if (isBelow) style.top = `${box.bottom + GAP}px`;
    else style.bottom = `${innerHeight - box.top + GAP}px`;
  }

  moveTo(at) {
    if (at === this.active) return;
    this.list.children[this.active]?.classList.remove("active");
    this.active = at;
    this.list.children[at].classList.add("active");
    this.node.setAttribute("aria-activedescendant", `${this.listId}-${at}`);
    this.list.children[at].scrollIntoView({ block: "nearest" });
  }

  choose(at) {
    const { value } = this.options[at];
    const isChosen = this.values.includes(value);
    if (this.isMulti) {
      if (isChosen) this.values = this.values.filter((one) => one !== value);
      else if (this.values.length < this.max) this.values.push(value);
      this.active = at;
      this.drawOptions();
    } else {
      this.values = isChosen && this.min === 0 ? [] : [value];
      this.close();
    }
  }

  close() {
    if (!this.list) return;
    this.list.remove();
    this.list = null;
    this.node.setAttribute("aria-expanded", "false");
    this.node.removeAttribute("aria-activedescendant");
    document.removeEventListener("pointerdown", this.onOutside, true);
    document.removeEventListener("scroll", this.onMove, true);
    window.removeEventListener("resize", this.onMove);
    if (!this.isValid) this.values = this.before;
    this.showValues();
    if (this.isChanged && this.node.isConnected) this.onChange(this.inOrder());
    this.onClose();
  }

  inOrder() {
    return this.options.map((option) => option.value).filter((value) => this.values.includes(value));
  }

  onKey(event) {
    const last = this.options.length - 1;
    const moves = { Home: 0, End: last,
      ArrowDown: Math.min(last, this.active + 1), ArrowUp: Math.max(0, this.active - 1) };
    if (!this.list) {
      if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
      this.open();
    } else if (event.key in moves) this.moveTo(moves[event.key]);
    else if (event.key === "Enter" || event.key === " ") this.choose(this.active);
    else if (event.key === "Escape" || event.key === "Tab") this.close();
    else this.moveToLetter(event.key);
    if (event.key !== "Tab") event.preventDefault();
    if (event.key === "Escape") event.stopPropagation();
  }

  moveToLetter(key) {
    if (key.length !== 1) return;
    const at = this.options.findIndex((option) => option.label.toLowerCase().startsWith(key.toLowerCase()));
    if (at >= 0) this.moveTo(at);
  }
}
