/** The channel list with its threads, and the drawer that it becomes on a phone. */

import { byId, h } from "./dom.js";
import { icon } from "./icon.js";
import { addressOf } from "./place.js";
import { ICONS, me, on, state } from "./store.js";

const PHONE = matchMedia("(max-width: 760px)");

function channelLink(channel) {
  const isOpen = channel.id === state.channel;
  const mentions = state.unread.get(channel.id);
  const isUnread = mentions !== undefined && !isOpen;
  return h("a", { class: isUnread ? "channel unread" : "channel", href: addressOf(channel.id),
    "data-channel-id": channel.id, "data-open-channel": channel.id, "aria-current": isOpen ? "page" : null },
  icon(ICONS[channel.kind], channel.kind === "thread" ? 16 : 20),
  h("span", { class: "channel-name" }, channel.name),
  isUnread && h("span", { class: "visually-hidden" }, "unread"),
  isUnread && mentions > 0 && h("span", { class: "mentions", "aria-label": `${mentions} mentions` }, mentions));
}

function channelItem(channel) {
  const threads = state.world.channels.filter((one) => one.parent_id === channel.id);
  return h("li", {}, channelLink(channel), threads.length > 0
    && h("ul", { class: "threads", role: "list", "aria-label": `Threads of ${channel.name}` },
      ...threads.map((thread) => h("li", {}, channelLink(thread)))));
}

function category(name) {
  return h("li", { class: "category", "aria-hidden": "true" }, name);
}

function draw() {
  if (!me()) return;
  const { guild, channels } = state.world;
  const focused = document.activeElement?.closest("#channels [data-channel-id]")?.dataset.channelId;
  byId("guild-name").textContent = guild.name;
  byId("rail-guild").textContent = guild.name.slice(0, 1).toUpperCase();
  const of = (kind) => channels.filter((channel) => channel.kind === kind).map(channelItem);
  byId("channels").replaceChildren(category("Text channels"), ...of("text"),
    category("Direct messages"), ...of("direct"));
  if (focused) byId("channels").querySelector(`[data-channel-id="${focused}"]`)?.focus();
}

/** Shows or hides the drawer; on a wide window the list is always there. */
export function setDrawer(isOpen) {
  const isHidden = PHONE.matches && !isOpen;
  byId("drawer").classList.toggle("open", isOpen);
  byId("drawer").inert = isHidden;
  byId("main").inert = PHONE.matches && isOpen;
  byId("backdrop").hidden = !PHONE.matches || !isOpen;
  byId("drawer-open").setAttribute("aria-expanded", String(isOpen));
}

function closeDrawer() {
  if (!byId("drawer").classList.contains("open")) return;
  setDrawer(false);
  byId("drawer-open").focus();
}

/** Starts the channel list and its drawer. */
export function startSidebar() {
  byId("drawer-open").append(icon("menu", 24));
  byId("drawer-close").append(icon("close", 24));
  byId("drawer-open").addEventListener("click", () => {
    setDrawer(true);
    byId("drawer-close").focus();
  });
  byId("drawer-close").addEventListener("click", closeDrawer);
  byId("backdrop").addEventListener("click", closeDrawer);
  byId("drawer").addEventListener("keydown", (event) => event.key === "Escape" && closeDrawer());
  PHONE.addEventListener("change", () => setDrawer(false));
  setDrawer(false);
  on("world place unread", draw);
  on("place", closeDrawer);
}
