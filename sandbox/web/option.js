/** One option of a slash command: its pill, what may be entered, and the value that is sent. */

import { h } from "./dom.js";
import { channelsOf, state } from "./store.js";

const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const NUMBER = 10;
const ATTACHMENT = 11;
/** What may be typed as a number: JavaScript reads more, such as 0x10, and a comma is none in a whole number. */
const NUMBERS = { [INTEGER]: /^-?\d+$/, [NUMBER]: /^-?\d*[.,]?\d+$/ };
const MOST_BYTES = 10 * 1024 * 1024;
const KINDS = { 3: "text", 4: "whole number", 5: "True or False", 6: "person", 7: "channel", 10: "number", 11: "file" };

/** The pill of an option; `choice` is the choice taken from a list, as {name, value}, or null. */
export class Option {
  constructor(description) {
    this.description = description;
    this.choice = null;
    this.offered = [];
    this.file = null;
    this.loading = null;
    const label = { class: "option-input", "data-option": description.name,
      "aria-label": `${description.shown}: ${description.description}`,
      "aria-required": description.required ? "true" : null };
    this.input = this.isFile ? h("input", { type: "file", ...label }) : h("input", { type: "text", ...label,
      role: "combobox", "aria-expanded": "false", "aria-autocomplete": "list", autocomplete: "off",
      autocapitalize: "off", spellcheck: "false",
      inputmode: this.isNumber ? "decimal" : null, maxlength: description.max_length ?? 6000 });
    this.input.addEventListener("input", () => this.fit());
    if (this.isFile) this.input.addEventListener("change", () => { this.loading = this.load(); });
    this.node = h("span", { class: "pill" },
      h("span", { class: "pill-name", "aria-hidden": "true" }, description.shown), this.input);
    this.fit();
  }

  get name() {
    return this.description.name;
  }

  get isNumber() {
    return this.description.type === INTEGER || this.description.type === NUMBER;
  }

  get isFile() {
    return this.description.type === ATTACHMENT;
  }

  get isAutocompleted() {
    return Boolean(this.description.autocomplete);
  }

  get text() {
    return this.input.value.trim();
  }

  /** What may be entered, in words: the kind and the bounds. */
  get kind() {
    const { type, min_value: low, max_value: high } = this.description;
    const kind = this.description.choices?.length ? "choose one" : KINDS[type] || "value";
    if (low !== undefined && high !== undefined) return `${kind}, ${low} to ${high}`;
    if (low !== undefined) return `${kind}, ${low} or more`;
    return high === undefined ? kind : `${kind}, ${high} or less`;
  }

  fit() {
    if (!this.isFile) this.input.style.width = `${Math.min(40, Math.max(4, this.input.value.length + 1))}ch`;
    this.setProblem(null);
  }

  /** Marks the pill as wrong, with the reason, or as right again. */
  setProblem(problem) {
    this.node.classList.toggle("wrong", Boolean(problem));
    this.input.setAttribute("aria-invalid", String(Boolean(problem)));
  }

  /** Takes a choice of the list. */
  take(choice) {
    this.choice = choice;
    this.input.value = choice.name;
    this.fit();
  }

  /** The fixed choices as [{name, value}], or null where the person types freely or the bot completes. */
  fixedChoices() {
    const { type, choices, channel_types: channelTypes } = this.description;
    if (choices?.length) return choices;
    if (type === BOOLEAN) return [{ name: "True", value: true }, { name: "False", value: false }];
    if (type === USER) return state.world.users.map((user) => ({ name: user.name, value: user.id }));
    if (type === CHANNEL) return channelsOf(channelTypes).map(({ name, id }) => ({ name, value: id }));
    return null;
  }

  /** The choices that contain what was typed; all of them right after one was taken. */
  shownChoices() {
    const typed = this.text.toLowerCase();
    const all = this.fixedChoices() || [];
    if (this.choice?.name === this.input.value) return all;
    return all.filter((choice) => choice.name.toLowerCase().includes(typed));
  }

  /** Returns {value} to send, or {problem} with the reason why it can't be sent. */
  read() {
    if (!this.text) return { problem: `${this.description.shown} is required` };
    if (this.isFile) return this.file ? { value: this.file } : { problem: `${this.description.shown} must have 10 MB at most` };
    const choice = this.matchingChoice();
    if (choice) return { value: choice.value };
    if (this.fixedChoices()) return { problem: `${this.description.shown}: choose one of the list` };
    return this.isNumber ? this.readNumber() : this.readText();
  }

  /** Reads the chosen file; resolves when it can be sent. */
  async load() {
    const [chosen] = this.input.files;
    this.file = null;
    if (!chosen || chosen.size > MOST_BYTES) return;
    const address = await new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.readAsDataURL(chosen);
    });
    this.file = { filename: chosen.name, content: address.split(",")[1] || "" };
  }

  matchingChoice() {
    if (this.choice?.name === this.input.value) return this.choice;
    const typed = this.text.toLowerCase();
    const choices = this.fixedChoices() || this.offered;
    return choices.find((choice) => choice.name.toLowerCase() === typed)
      || choices.find((choice) => String(choice.value).toLowerCase() === typed);
  }

  readNumber() {
    const { type, min_value: low, max_value: high } = this.description;
    const value = Number(this.text.replace(",", "."));
    const isSafe = type === INTEGER ? Number.isSafeInteger(value) : Number.isFinite(value);
    const isRight = NUMBERS[type].test(this.text) && isSafe;
    const isWithin = value >= (low ?? -Infinity) && value <= (high ?? Infinity);
    return isRight && isWithin ? { value } : { problem: `${this.description.shown} must be a ${this.kind}` };
  }

  readText() {
    const least = this.description.min_length ?? 0;
    if (this.text.length < least) return { problem: `${this.description.shown} must have ${least} or more characters` };
    return { value: this.text };
  }

  /** What is typed so far, for the bot to complete. */
  partial() {
    return this.choice?.name === this.input.value ? this.choice.value : this.input.value;
  }
}
