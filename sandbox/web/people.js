/** The people of the sandbox: the switcher at the foot of the channel list, and the member list. */

import { setLanguage, setManages } from "./api.js";
import { avatar } from "./avatar.js";
import { languagesOf } from "./commands.js";
import { announce, byId, h } from "./dom.js";
import { loadWorld } from "./events.js";
import { switchUser } from "./place.js";
import { channelOf, me, on, state } from "./store.js";

const USUAL = ["en-US", "de", "fr"];

function switcherEntry(user) {
  const isMe = user.id === state.user;
  return h("button", { class: "person", type: "button", "data-user-id": user.id, "aria-pressed": String(isMe),
    "aria-label": isMe ? `You are ${user.name}` : `Become ${user.name}`, onclick: () => switchUser(user.id) },
  avatar(user, "small"), h("span", { class: "person-name" }, user.name));
}

/** The language of the person's client: also one that the bot doesn't speak, as with real people. */
function languageChoice() {
  if (!me()) return "";
  const locales = [...new Set([...USUAL, me().locale, ...languagesOf(state.world.commands)])];
  return h("label", { class: "people-language" }, "Language ",
    h("select", { id: "language", onchange: (event) => chooseLanguage(event.target.value) },
      ...locales.map((locale) => h("option", { value: locale, selected: locale === me().locale }, nameOf(locale)))));
}

/** Whether the person may manage the server, as whoever founded it may. */
function managesChoice() {
  if (!me()) return "";
  return h("label", { class: "people-language" }, "Manages the server ",
    h("input", { id: "manages", type: "checkbox", checked: me().manages,
      onchange: (event) => chooseManages(event.target.checked) }));
}

async function chooseManages(manages) {
  await setManages(me().id, manages).then(loadWorld).catch((error) => announce(error.message));
  byId("manages")?.focus();
}

function nameOf(locale) {
  return new Intl.DisplayNames([locale], { type: "language" }).of(locale);
}

async function chooseLanguage(locale) {
  await setLanguage(me().id, locale).then(loadWorld).catch((error) => announce(error.message));
  byId("language")?.focus();
}

function drawSwitcher() {
  const focused = document.activeElement?.dataset?.userId;
  byId("people").replaceChildren(
    h("p", { class: "people-title" }, "You are ", h("b", {}, me()?.name || "nobody")),
    h("div", { class: "people-row", role: "group", "aria-label": "Switch user" },
      ...state.world.users.map(switcherEntry)),
    languageChoice(), managesChoice());
  if (focused) byId("people").querySelector(`[data-user-id="${focused}"]`)?.focus();
}

function member(author, isOnline, note) {
  return h("li", { class: isOnline ? "member" : "member offline" },
    h("span", { class: "presence" }, avatar(author, "small"),
      h("span", { class: "dot", title: isOnline ? "online" : "offline" })),
    h("span", { class: "member-name" }, author.name),
    author.bot && h("span", { class: "badge" }, "APP"),
    note && h("span", { class: "member-note" }, note));
}

function memberGroup(title, entries) {
  return [h("h3", {}, `${title} — ${entries.length}`), h("ul", { role: "list" }, ...entries)];
}

function drawMembers() {
  const { bot, users } = state.world;
  const isDirect = channelOf(state.channel)?.kind === "direct";
  const there = users.filter((user) => !isDirect || user.id === state.user);
  const people = there.map((user) => member(user, true, user.id === state.user ? "you" : null));
  const app = member({ name: bot.name, bot: true }, bot.online, bot.online ? null : "offline");
  byId("members").replaceChildren(...memberGroup("Apps", [app]), ...memberGroup("People", people));
}

/** Starts the user switcher and the member list. */
export function startPeople() {
  on("world place", () => {
    drawSwitcher();
    drawMembers();
    if (me()) byId("me").replaceChildren(avatar(me(), "small"));
  });
}
