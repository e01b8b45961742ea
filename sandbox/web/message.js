/** One message of the list: who, when, what, and the private notes of the page. */

import { dismiss } from "./api.js";
import { attachmentsOf } from "./attachment.js";
import { avatar, colourOf } from "./avatar.js";
import { dots } from "./button.js";
import { onMessages } from "./commands.js";
import { componentNodes } from "./components.js";
import { h } from "./dom.js";
import { embedCard } from "./embed.js";
import { icon } from "./icon.js";
import { dismissNote, useMenu } from "./interaction.js";
import { markdown } from "./markdown.js";
import { me, state, tell } from "./store.js";
import { messageTime } from "./timestamp.js";

const ONLY_EMOJI = /^(?:\s*\p{Extended_Pictographic}[\p{Emoji_Modifier}\u200d\ufe0f]*){1,27}\s*$/u;

function appBadge() {
  return h("span", { class: "badge", title: "This account is a bot" }, "APP");
}

function usedLine(person, name) {
  return h("div", { class: "used" }, avatar(person, "tiny"),
    h("span", {}, h("b", {}, person.name), " used ",
      h("span", { class: "used-command" }, `/${name.replace(/^\//, "")}`)));
}

function usedBy(interaction) {
  const { user } = interaction;
  const person = typeof user === "object" ? user
    : state.world.users.find((one) => one.id === user || one.name === user) || { id: "", name: user };
  return usedLine(person, interaction.name);
}

function headline(author, timestamp) {
  const name = h("span", { class: "author" }, author.name);
  name.style.setProperty("--colour", colourOf(author));
  return h("div", { class: "headline" }, name, author.bot && appBadge(), messageTime(timestamp));
}

function waiting(text) {
  return h("div", { class: "thinking" }, text, dots(""));
}

function contentOf(message) {
  const edited = message.edited && h("span", { class: "edited" }, "(edited)");
  if (message.thinking) return waiting(`${message.author.name} is thinking…`);
  if (!message.content) return null;
  const node = markdown(message.content, ONLY_EMOJI.test(message.content) ? "jumbo content" : "content");
  if (edited) (node.lastElementChild?.matches(".para") ? node.lastElementChild : node).append(" ", edited);
  return node;
}

function bareEdited(message) {
  return message.edited && !message.thinking && !message.content ? h("div", { class: "edited" }, "(edited)") : null;
}

function failureLine(text) {
  return h("div", { class: "failure" }, icon("alert", 16), text);
}

function privateLine(onDismiss) {
  return h("div", { class: "private" }, icon("eye", 16), "Only you can see this • ",
    h("button", { class: "text-link", type: "button", onclick: onDismiss }, "Dismiss message"));
}

function menuOf(message) {
  const commands = message.ephemeral || message.thinking ? [] : onMessages(state.world.commands, me()?.locale);
  if (!commands.length) return null;
  return h("details", { class: "apps" },
    h("summary", { "aria-label": "Apps", title: "Apps" }, "⋯"),
    ...commands.map(({ name, shown }) =>
      h("button", { type: "button", onclick: () => useMenu(message, name) }, shown)));
}

function dismissMessage(message) {
  state.messages.delete(message.id);
  tell("messages");
  dismiss(state.user, message.id).catch(() => {});
}

/** Returns the list item of a message; a compact one goes on from the message above it. */
export function messageNode(message, isCompact) {
  const { timestamp, author } = message;
  const classes = ["message", isCompact && "compact", message.ephemeral && "ephemeral",
    message.mentions_me && "mentions-me"];
  const side = isCompact ? h("span", { class: "side-time" }, messageTime(timestamp, true)) : avatar(author);
  return h("li", { class: classes.filter(Boolean).join(" "), "data-message-id": message.id, tabindex: -1 },
    h("article", { "aria-label": `Message of ${author.name}` },
      message.interaction && usedBy(message.interaction),
      h("div", { class: "side" }, side),
      h("div", { class: "message-body" },
        !isCompact && headline(author, timestamp),
        contentOf(message),
        attachmentsOf(message),
        ...message.embeds.map((embed) => embedCard(embed, message.attachments)),
        h("div", { class: "components" }, ...componentNodes(message.components, message)),
        bareEdited(message),
        state.failures.has(message.id) && failureLine(state.failures.get(message.id)),
        menuOf(message),
        message.ephemeral && privateLine(() => dismissMessage(message)))));
}

/** Returns the list item of a private note: a command on its way, or the line that it got no response. */
export function noteNode(note) {
  const bot = { name: state.world.bot.name, bot: true };
  return h("li", { class: "message ephemeral note", "data-note-id": note.id },
    h("article", { "aria-label": `Your command ${note.name}` },
      usedLine(note.person, note.name),
      h("div", { class: "side" }, avatar(bot)),
      h("div", { class: "message-body" },
        headline(bot, new Date().toISOString()),
        note.failure ? failureLine(note.failure) : waiting("Sending command…"),
        note.failure && privateLine(() => dismissNote(note.id)))));
}
