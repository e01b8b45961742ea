/** A slash command in the composer: its name and the pills of its options. */

import { nested } from "./commands.js";
import { h } from "./dom.js";
import { autocomplete } from "./interaction.js";
import { Option } from "./option.js";

const DEBOUNCE_MS = 200;

/** The line of one command; `onSend(command, options)` and `onLeave()` end it. */
export class CommandBar {
  constructor(command, { picker, onSend, onLeave }) {
    Object.assign(this, { command, picker, onSend, onLeave });
    this.pills = [];
    this.asked = 0;
    const name = `/${command.shown.join(" ")}`;
    this.adder = h("input", { type: "text", class: "option-add", role: "combobox", "aria-expanded": "false",
      "aria-label": `${name}: Enter sends, type to add an option`, autocomplete: "off", autocapitalize: "off",
      spellcheck: "false",
      oninput: () => this.offer(), onfocus: () => this.offer(), onkeydown: (event) => this.onAdderKey(event) });
    this.node = h("div", { class: "command-bar", role: "group", "aria-label": `Command ${name}`,
      "data-command-bar": command.path.join(" ") }, h("span", { class: "command-name" }, name), this.adder);
    for (const option of command.options) if (option.required) this.add(option);
    this.drawAdder();
  }

  get missing() {
    return this.command.options.filter((option) => !this.pills.some((pill) => pill.name === option.name));
  }

  drawAdder() {
    const { length } = this.missing;
    this.adder.placeholder = length ? `+${length} optional` : "Enter sends";
    this.adder.readOnly = length === 0;
  }

  focus() {
    (this.pills.find((pill) => !pill.text)?.input || this.adder).focus();
  }

  add(description) {
    const pill = new Option(description);
    pill.input.addEventListener("focus", () => this.suggest(pill, true));
    pill.input.addEventListener("input", () => this.suggest(pill));
    pill.input.addEventListener("keydown", (event) => this.onPillKey(event, pill));
    pill.node.addEventListener("click", () => pill.input.focus());
    this.pills.push(pill);
    this.adder.before(pill.node);
    this.drawAdder();
    return pill;
  }

  remove(pill) {
    this.pills = this.pills.filter((one) => one !== pill);
    pill.node.remove();
    this.drawAdder();
    (this.pills.at(-1)?.input || this.adder).focus();
  }

  offer() {
    const typed = this.adder.value.trim().toLowerCase();
    const fits = ({ shown, name }) => shown.includes(typed) || name.includes(typed);
    const items = this.missing.filter(fits).map((option) => ({
      label: option.shown, description: option.description, data: { "add-option": option.name }, option }));
    if (!items.length && !typed) {
      this.picker.show(this.adder, { title: this.command.description, items, onPick: () => {} });
    } else {
      const title = items.length ? "Options you can add" : "No such option";
      this.picker.show(this.adder, { title, items, active: typed ? 0 : -1, onPick: ({ option }) => {
        this.adder.value = "";
        this.add(option).input.focus();
      } });
    }
  }

  titleOf(pill, more = "") {
    return [h("b", {}, pill.description.shown), ` ${pill.description.description} `,
      h("span", { class: "picker-kind" }, more || pill.kind)];
  }

  suggest(pill, isNew = false) {
    if (pill.isAutocompleted) this.complete(pill, isNew ? 0 : DEBOUNCE_MS);
    else this.showChoices(pill, pill.shownChoices());
  }

  showChoices(pill, choices, more = "") {
    const isFruitless = pill.fixedChoices() && !choices.length;
    const title = this.titleOf(pill, isFruitless ? "no such choice" : more);
    const items = choices.map((choice) => ({ label: choice.name, data: { choice: choice.value }, choice }));
    const taken = choices.findIndex((choice) => choice.name === pill.input.value);
    this.picker.show(pill.input, { title, items, active: Math.max(0, taken), onPick: ({ choice }) => {
      pill.take(choice);
      this.focus();
    } });
  }

  complete(pill, delay) {
    const turn = ++this.asked;
    this.showChoices(pill, [], "Loading options…");
    pill.loading = new Promise((resolve) => {
      setTimeout(async () => {
        if (turn !== this.asked) return resolve();
        const choices = await autocomplete(this.command, nested(this.command, this.partialValues(pill)));
        if (turn === this.asked) {
          pill.loading = null;
          pill.offered = choices || [];
          if (document.activeElement === pill.input) {
            this.showChoices(pill, pill.offered, choices ? "" : "Loading options failed");
          }
        }
        return resolve();
      }, delay);
    });
  }

  partialValues(focused) {
    const others = this.pills.filter((pill) => pill !== focused && pill.text && !pill.isFile);
    const values = others.map((pill) => this.valueOf(pill));
    const { name, type } = focused.description;
    const asked = { name, type, value: String(focused.partial()), focused: true };
    return [...values.filter(({ value }) => value !== undefined), asked];
  }

  valueOf(pill) {
    return { name: pill.name, type: pill.description.type, value: pill.read().value };
  }

  onPillKey(event, pill) {
    if (event.isComposing) return;
    if (event.key === "Backspace" && pill.input.value === "") {
      event.preventDefault();
      if (pill.description.required) this.onLeave();
      else this.remove(pill);
    } else if (event.key === "Enter") {
      event.preventDefault();
      this.enter(pill);
    } else if (event.key === "Tab" && !event.shiftKey && this.picker.hasActive && this.isWanted(pill)) {
      event.preventDefault();
      this.picker.pick();
    } else this.onCommonKey(event);
  }

  isWanted(pill) {
    return pill.text || this.picker.isTouched;
  }

  async enter(pill) {
    if (pill.loading) await pill.loading;
    if (this.picker.hasActive && (this.isWanted(pill) || pill.description.required)) this.picker.pick();
    else this.send();
  }

  onAdderKey(event) {
    if (event.isComposing) return;
    if (event.key === "Backspace" && this.adder.value === "") {
      event.preventDefault();
      if (this.pills.length) this.pills.at(-1).input.focus();
      else this.onLeave();
    } else if (event.key === "Enter" || (event.key === "Tab" && this.adder.value)) {
      event.preventDefault();
      if (this.picker.hasActive) this.picker.pick();
      else if (!this.adder.value) this.send();
    } else this.onCommonKey(event);
  }

  onCommonKey(event) {
    const steps = { ArrowDown: 1, ArrowUp: -1 };
    if (event.key in steps) this.picker.move(steps[event.key]);
    else if (event.key === "Escape" && this.picker.isOpen) this.picker.hide();
    else if (event.key === "Escape") this.onLeave();
    else return;
    event.preventDefault();
  }

  /** Sends the command, or shows the first option that can't be sent as it is. */
  async send() {
    await Promise.all(this.pills.filter((pill) => pill.isFile).map((pill) => pill.loading));
    const used = this.pills.filter((pill) => pill.text || pill.description.required);
    for (const pill of used) {
      const { problem } = pill.read();
      if (problem) {
        pill.input.focus();
        this.picker.note(pill.input, problem);
        return pill.setProblem(problem);
      }
    }
    return this.onSend(this.command, nested(this.command, used.map((pill) => this.valueOf(pill))));
  }
}
