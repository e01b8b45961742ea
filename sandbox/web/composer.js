/** The box at the foot of the channel: plain text of the person, or a slash command. */

import { say } from "./api.js";
import { CommandBar } from "./command_bar.js";
import { flatten, matching } from "./commands.js";
import { announce, byId, h } from "./dom.js";
import { icon } from "./icon.js";
import { useCommand } from "./interaction.js";
import { Picker } from "./picker.js";
import { channelOf, me, on, state, titleOf } from "./store.js";
import { jumpToPresent } from "./timeline.js";

const MOST_CHARACTERS = 2000;

function joined(...texts) {
  return texts.filter(Boolean).join("\n");
}

class Composer {
  constructor() {
    this.picker = new Picker();
    this.bar = null;
    // What stood in the box when a command was begun; it comes back as soon as the box is empty.
    this.draft = "";
    this.text = h("textarea", { id: "composer", rows: 1, "aria-haspopup": "listbox", "aria-autocomplete": "list",
      autocomplete: "off", oninput: () => this.onInput(), onkeydown: (event) => this.onKey(event),
      onblur: () => this.picker.hide(), onfocus: () => this.suggest() });
    this.slash = h("button", { id: "use-command", class: "icon-button", type: "button",
      "aria-label": "Use a slash command", onclick: () => this.startCommand() }, icon("plus", 22));
    this.sender = h("button", { id: "send", class: "icon-button send", type: "button", "aria-label": "Send",
      onmousedown: (event) => event.preventDefault(), onclick: () => this.send() }, icon("send", 22));
    this.box = h("div", { class: "composer-box" }, this.slash, this.text, this.sender);
    this.status = h("div", { class: "composer-status" });
    byId("dock").append(this.picker.node, this.box, this.status);
  }

  draw() {
    const channel = channelOf(state.channel);
    if (!channel) return;
    const where = titleOf(channel);
    this.text.placeholder = `Message ${where}`;
    this.text.setAttribute("aria-label", `Message ${where} as ${me()?.name}. Type a slash for commands`);
    const { bot } = state.world;
    this.status.textContent = bot.online ? "" : `${bot.name} is offline: commands and buttons get no answer.`;
  }

  onInput() {
    if (!this.text.value) [this.text.value, this.draft] = [this.draft, ""];
    this.text.style.height = "auto";
    this.text.style.height = `${this.text.scrollHeight}px`;
    const left = MOST_CHARACTERS - this.text.value.length;
    this.box.classList.toggle("too-long", left < 0);
    if (left < 200) this.status.textContent = `${left} characters left`;
    else this.draw();
    this.suggest();
  }

  suggest() {
    const typed = this.text.value;
    if (!typed.startsWith("/") || typed.includes("\n")) return this.picker.hide();
    const commands = flatten(state.world.commands, me()?.locale);
    const exact = commands.find(({ path, shown }) => [path, shown].some((names) => typed === `/${names.join(" ")} `));
    if (exact) return this.openBar(exact);
    const items = matching(commands, typed.slice(1)).map((command) => ({
      label: `/${command.shown.join(" ")}`, description: command.description, data: { command: command.path.join(" ") },
      detail: state.world.bot.name, command }));
    const title = items.length ? state.world.bot.name : `No command of ${state.world.bot.name} fits`;
    return this.picker.show(this.text, { title, items, active: 0, onPick: ({ command }) => this.openBar(command) });
  }

  startCommand() {
    if (this.bar) this.closeBar();
    if (!this.text.value.startsWith("/")) {
      this.draft = joined(this.draft, this.text.value);
      this.text.value = "/";
    }
    this.text.focus();
    this.onInput();
  }

  openBar(command) {
    this.setText("");
    const bar = new CommandBar(command, { picker: this.picker, onLeave: () => this.closeBar(),
      onSend: (used, options) => this.run(bar, used, options) });
    bar.node.addEventListener("focusout", (event) => {
      if (!this.box.contains(event.relatedTarget)) this.picker.hide();
    });
    this.showBar(bar);
  }

  showBar(bar) {
    this.picker.hide();
    this.bar = bar;
    this.text.hidden = true;
    this.text.after(bar.node);
    bar.focus();
  }

  closeBar() {
    this.picker.hide();
    this.bar?.node.remove();
    this.bar = null;
    this.text.hidden = false;
    this.text.focus();
  }

  /** Sends the command; one that failed comes back with its values, unless another is being typed by then. */
  async run(bar, command, options) {
    this.closeBar();
    jumpToPresent();
    if (await useCommand(command, options) || this.bar) return;
    this.showBar(bar);
    this.picker.hide(); // it would hide why the command failed
  }

  setText(value) {
    this.text.value = value;
    this.onInput();
  }

  onKey(event) {
    if (event.isComposing) return;
    const steps = { ArrowDown: 1, ArrowUp: -1 };
    const isTaking = this.picker.hasActive && (event.key === "Tab" || event.key === "Enter") && !event.shiftKey;
    if (this.picker.isOpen && event.key in steps) this.picker.move(steps[event.key]);
    else if (isTaking) this.picker.pick();
    else if (event.key === "Escape" && this.picker.isOpen) this.picker.hide();
    else if (event.key === "Enter" && !event.shiftKey) this.send();
    else return;
    event.preventDefault();
  }

  async send() {
    if (this.bar) return this.bar.send();
    if (this.picker.hasActive) return this.picker.pick();
    const content = this.text.value.trim();
    if (!content || content.length > MOST_CHARACTERS) return this.text.focus();
    const { channel, user } = state;
    this.setText("");
    jumpToPresent();
    try {
      return await say(channel, user, content);
    } catch (error) {
      this.setText(joined(content, this.text.value));
      this.status.textContent = `Not sent: ${error.message}`;
      return announce(this.status.textContent);
    }
  }
}

/** Starts the composer. */
export function startComposer() {
  const composer = new Composer();
  on("world place", () => composer.draw());
}
