/** The five kinds of buttons. */

import { h } from "./dom.js";
import { icon } from "./icon.js";
import { safeLink } from "./link.js";
import { useComponent } from "./interaction.js";
import { state } from "./store.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

/** Returns the text of an emoji object: the character, or `:name:` for a server's own. */
export function emojiText(emoji) {
  if (!emoji) return null;
  return emoji.id ? `:${emoji.name}:` : emoji.name;
}

/** Returns three moving dots: something is under way; a label says what, where no text beside them does. */
export function dots(label) {
  const meaning = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return h("span", { class: "dots", ...meaning }, h("i"), h("i"), h("i"));
}

/** Returns a button of a message; a link opens its address, any other is sent to the bot. */
export function buttonNode(component, message) {
  const content = [
    component.emoji && h("span", { class: "emoji", "aria-hidden": "true" }, emojiText(component.emoji)),
    component.label && h("span", { class: "label" }, component.label),
  ];
  const className = `button ${STYLES[component.style] || "secondary"}`;
  const label = component.label ? null : emojiText(component.emoji);
  if (component.style === 5) {
    return h("a", { class: className, href: component.disabled ? null : safeLink(component.url), "aria-label": label,
      "aria-disabled": component.disabled ? "true" : null, target: "_blank", rel: "noreferrer noopener" },
    ...content, icon("link", 16));
  }
  const pending = state.pending.get(message.id);
  const isPending = pending !== undefined && pending === component.custom_id;
  return h("button", { class: isPending ? `${className} pending` : className, type: "button",
    "data-custom-id": component.custom_id, "aria-label": label, disabled: component.disabled,
    "aria-disabled": pending === undefined ? null : "true", "aria-busy": isPending ? "true" : null,
    onclick: () => useComponent(message, component) },
  ...content, isPending && dots("Waiting for the bot"));
}
