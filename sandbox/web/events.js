/** Live updates: keeps the stream of server-sent events open and applies what it says. */

import { eventsAddress, fetchMessages, fetchWorld } from "./api.js";
import { announce } from "./dom.js";
import { channelOf, me, state, tell } from "./store.js";
import { plainText } from "./markdown.js";

const RETRY_MS = 1500;

let source = null;
let retry = 0;
let loads = 0;
let duringLoad = null;

/** Opens the stream for the current user, closing that of the last one. */
export function connect() {
  clearTimeout(retry);
  source?.close();
  source = new EventSource(eventsAddress(state.user));
  source.onopen = () => setConnected(true);
  source.onerror = () => {
    setConnected(false);
    if (isClosed()) retry = setTimeout(revive, RETRY_MS);
  };
  source.onmessage = (event) => apply(JSON.parse(event.data));
}

function setConnected(connected) {
  const isBack = connected && !state.connected;
  state.connected = connected;
  tell("connection");
  if (isBack) revive();
}

function isClosed() {
  return source === null || source.readyState === EventSource.CLOSED;
}

/** Fetches the world until the server gives it, then tells `back`: also how the page begins. */
export async function revive() {
  clearTimeout(retry);
  try {
    await loadWorld();
  } catch {
    setConnected(false);
    retry = setTimeout(revive, RETRY_MS);
    return;
  }
  tell("back");
}

/** Goes on after an interruption with the same user and channel. */
export async function resume() {
  if (isClosed()) connect();
  await loadMessages();
}

/** Fetches the world anew. */
export async function loadWorld() {
  state.world = await fetchWorld(state.user);
  tell("world");
}

/** Fetches the messages of the open channel; what arrives meanwhile is applied on top. */
export async function loadMessages() {
  const load = ++loads;
  const { channel, user } = state;
  duringLoad = [];
  const messages = channel ? await fetchMessages(channel, user) : [];
  if (load !== loads) return;
  state.messages = new Map(messages.map((message) => [message.id, message]));
  const missed = duringLoad;
  duringLoad = null;
  missed.forEach(change);
  tell("messages");
}

function apply(event) {
  if (event.type === "message" || event.type === "message_delete") applyMessage(event);
  else if (event.type === "bot") {
    state.world.bot = { ...state.world.bot, online: event.online };
    tell("world");
  } else loadWorld().catch(() => {});
}

function applyMessage(event) {
  if (event.channel_id !== state.channel) {
    if (event.type === "message") countUnread(event.channel_id, event.message);
    return;
  }
  duringLoad?.push(event);
  const isNew = event.type === "message" && !state.messages.has(event.message.id);
  change(event);
  tell("messages");
  if (isNew) announceMessage(event.message);
}

function change(event) {
  if (event.type === "message_delete") state.messages.delete(event.id);
  else state.messages.set(event.message.id, event.message);
}

function announceMessage(message) {
  if (message.author.id === me()?.id) return;
  const titles = message.embeds.map((embed) => embed.title).filter(Boolean);
  const text = plainText([message.content, ...titles].filter(Boolean).join(". "));
  announce(`${message.author.name}: ${text || "a message"}`);
}

function countUnread(channel, message) {
  if (message.author.id === state.user || message.edited || !channelOf(channel)) return;
  state.unread.set(channel, (state.unread.get(channel) || 0) + (message.mentions_me ? 1 : 0));
  tell("unread");
}
