/** The list above the composer: commands, choices of an option, options that can be added. */

import { announce, h } from "./dom.js";

/** One list at a time, worked by the keys of the input that it belongs to. */
export class Picker {
  constructor() {
    this.title = h("div", { class: "picker-title" });
    this.list = h("div", { id: "picker-list", class: "picker-list", role: "listbox", tabindex: 0,
      "aria-label": "Suggestions" });
    this.node = h("div", { id: "picker", class: "picker", hidden: true,
      onmousedown: (event) => event.preventDefault() }, this.title, this.list);
    this.items = [];
    this.active = -1;
  }

  get isOpen() {
    return !this.node.hidden;
  }

  /** True when Enter would take an item. */
  get hasActive() {
    return this.isOpen && this.active >= 0;
  }

  /**
   * Shows items, each {label, description?, detail?, data?: {name: value}}, for an input.
   * `onPick(item)` is called for the one that is taken; `active` is the index of the first highlighted one, or -1.
   */
  show(input, { title, items, active = -1, onPick }) {
    Object.assign(this, { input, items, onPick, active: Math.min(active, items.length - 1), isTouched: false });
    this.title.replaceChildren(...[title].flat());
    this.list.replaceChildren(...items.map((item, at) => this.row(item, at)));
    this.list.hidden = items.length === 0;
    this.node.hidden = false;
    this.setExpanded(items.length > 0);
    input.setAttribute("aria-controls", "picker-list");
    this.highlight();
  }

  /** Hides the list. */
  hide() {
    this.node.hidden = true;
    this.active = -1;
    this.setExpanded(false);
    this.input?.removeAttribute("aria-activedescendant");
  }

  /** Only a combobox may say that it is expanded; the message box is a plain text box. */
  setExpanded(isExpanded) {
    if (this.input?.role === "combobox") this.input.setAttribute("aria-expanded", String(isExpanded));
  }

  row(item, at) {
    const data = Object.fromEntries(Object.entries(item.data || {}).map(([name, value]) => [`data-${name}`, value]));
    return h("div", { class: "picker-item", id: `picker-${at}`, role: "option", "aria-selected": "false", ...data,
      onclick: () => this.pick(at), onpointermove: () => this.active !== at && this.moveTo(at) },
    h("span", { class: "picker-label" }, item.label),
    item.description && h("span", { class: "picker-description" }, item.description),
    item.detail && h("span", { class: "picker-detail" }, item.detail));
  }

  highlight() {
    [...this.list.children].forEach((row, at) => {
      row.classList.toggle("active", at === this.active);
      row.setAttribute("aria-selected", String(at === this.active));
    });
    const row = this.list.children[this.active];
    row?.scrollIntoView({ block: "nearest" });
    if (row) this.input.setAttribute("aria-activedescendant", row.id);
    else this.input.removeAttribute("aria-activedescendant");
  }

  moveTo(at) {
    this.active = at;
    this.isTouched = true;
    this.highlight();
  }

  /** Moves the highlight by one, around the ends. */
  move(step) {
    if (!this.isOpen || !this.items.length) return;
    const from = this.active < 0 && step < 0 ? 0 : this.active;
    this.moveTo((from + step + this.items.length) % this.items.length);
  }

  /** Takes the highlighted item, or the one at an index. */
  pick(at = this.active) {
    const item = this.items[at];
    this.hide();
    if (item) this.onPick(item);
  }

  /** Shows one line that says what is wrong or under way. */
  note(input, text) {
    this.show(input, { title: text, items: [], onPick: () => {} });
    announce(text);
  }
}
