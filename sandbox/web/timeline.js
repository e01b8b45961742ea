/** The message list of the open channel: drawn anew where something changed, and kept at its end. */

import { byId, h } from "./dom.js";
import { icon } from "./icon.js";
import { messageNode, noteNode } from "./message.js";
import { channelOf, ICONS, messagesInOrder, on, state, titleOf } from "./store.js";
import { dayName } from "./timestamp.js";

const TOGETHER_MS = 7 * 60 * 1000;
const NEAR_END_PX = 60;

let drawn = new Map();
let isAtEnd = true;
let last = { top: 0, content: 0, view: 0 };
let unseen = 0;

function goesOn(message, before) {
  return Boolean(before) && before.author.id === message.author.id && before.ephemeral === message.ephemeral
    && !message.interaction && new Date(message.timestamp) - new Date(before.timestamp) < TOGETHER_MS;
}

function versionOf(message, isCompact) {
  const channels = message.content.includes("<#") ? state.world.channels : null;
  return [message, isCompact, state.pending.get(message.id), state.failures.get(message.id), state.user, channels];
}

function nodeFor(message, isCompact, kept) {
  const version = versionOf(message, isCompact);
  const known = drawn.get(message.id);
  const isSame = known && known.version.every((part, at) => part === version[at]);
  // What is ticked in an open list would be lost; it tells `messages` when it closes.
  const isKept = isSame || known?.node.querySelector(".menu");
  const entry = isKept ? known : { version, node: messageNode(message, isCompact) };
  kept.set(message.id, entry);
  return entry.node;
}

function dayDivider(day) {
  return h("li", { class: "day" }, h("span", {}, day));
}

function ownNotes() {
  return state.notes.filter((note) => note.channel === state.channel && note.user === state.user);
}

function listNodes() {
  const kept = new Map();
  const nodes = [];
  let before = null;
  let day = null;
  for (const message of messagesInOrder()) {
    const today = dayName(message.timestamp);
    if (today !== day) nodes.push(dayDivider(today));
    nodes.push(nodeFor(message, today === day && goesOn(message, before), kept));
    const notes = ownNotes().filter((note) => note.after === message.id);
    nodes.push(...notes.map(noteNode));
    before = notes.length ? null : message;
    day = today;
  }
  drawn = kept;
  return [...nodes, ...ownNotes().filter((note) => !kept.has(note.after)).map(noteNode)];
}

function focusKey() {
  const node = document.activeElement;
  const item = node?.closest("#messages [data-message-id]");
  return item && { message: item.dataset.messageId, custom: node.dataset.customId };
}

function restoreFocus(key) {
  if (!key || document.activeElement !== document.body) return;
  const item = document.querySelector(`#messages [data-message-id="${CSS.escape(key.message)}"]`);
  const component = key.custom && item?.querySelector(`[data-custom-id="${CSS.escape(key.custom)}"]:not(:disabled)`);
  (component || item || byId("composer")).focus({ preventScroll: true });
}

/** Replaces only the children that differ, so that open menus, spoilers and the focus stay where nothing changed. */
function setChildren(parent, nodes) {
  const wanted = new Set(nodes);
  for (const child of [...parent.children]) if (!wanted.has(child)) child.remove();
  nodes.forEach((node, at) => {
    if (parent.children[at] !== node) parent.insertBefore(node, parent.children[at] || null);
  });
}

function draw() {
  const key = focusKey();
  const countBefore = drawn.size;
  setChildren(byId("messages"), listNodes());
  restoreFocus(key);
  if (!isAtEnd) unseen += Math.max(0, drawn.size - countBefore);
  if (isAtEnd) toEnd();
  drawJump();
}

function toEnd() {
  const scroller = byId("scroller");
  scroller.scrollTop = scroller.scrollHeight;
  last = placeOf(scroller);
}

function placeOf(scroller) {
  return { top: scroller.scrollTop, content: scroller.scrollHeight, view: scroller.clientHeight };
}

function drawJump() {
  byId("jump").hidden = isAtEnd;
  const text = unseen ? `${unseen} new message${unseen > 1 ? "s" : ""}` : "Older messages";
  byId("jump").replaceChildren(h("span", {}, text), h("b", {}, "Jump to present ", icon("arrow", 16)));
}

function watchScroll() {
  const scroller = byId("scroller");
  scroller.addEventListener("scroll", () => {
    const place = placeOf(scroller);
    const isNear = place.content - place.top - place.view < NEAR_END_PX;
    // Only a person's scrolling up leaves the end. Where something has grown or gone meanwhile, the browser has moved
    // the list: a message that goes moves it up, and what grows then may push the end away before this is told.
    const isMoved = place.content !== last.content || place.view !== last.view;
    isAtEnd = isNear || (isAtEnd && (isMoved || place.top >= last.top));
    if (isAtEnd && !isNear) toEnd();
    last = placeOf(scroller);
    if (isAtEnd) unseen = 0;
    drawJump();
  });
  const keepAtEnd = new ResizeObserver(() => isAtEnd && toEnd());
  keepAtEnd.observe(scroller);
  keepAtEnd.observe(scroller.firstElementChild);
  byId("jump").addEventListener("click", jumpToPresent);
}

/** Scrolls to the newest message. */
export function jumpToPresent() {
  isAtEnd = true;
  unseen = 0;
  toEnd();
  drawJump();
}

function drawBeginning() {
  const channel = channelOf(state.channel);
  if (!channel) return;
  const isThread = channel.kind === "thread";
  const name = titleOf(channel);
  byId("beginning").replaceChildren(
    h("span", { class: "beginning-icon" }, icon(ICONS[channel.kind], 40)),
    h("h2", {}, isThread ? name : `Welcome to ${name}!`),
    h("p", {}, isThread ? `A thread in #${channelOf(channel.parent_id)?.name ?? "a deleted channel"}.`
      : `This is the start of ${name}. Type / to see what the bot can do.`));
  byId("channel-title").textContent = channel.name;
  byId("channel-icon").replaceChildren(icon(ICONS[channel.kind], 22));
  byId("channel-topic").textContent = isThread ? `Thread in #${channelOf(channel.parent_id)?.name ?? "…"}` : "";
  byId("messages").setAttribute("aria-label", `Messages in ${name}`);
  document.title = `${name} · Automa sandbox`;
}

/** Starts the message list. */
export function startTimeline() {
  watchScroll();
  on("messages", draw);
  on("world", () => {
    drawBeginning();
    draw();
  });
  on("place", () => {
    isAtEnd = true;
    unseen = 0;
    drawBeginning();
    draw();
  });
}
