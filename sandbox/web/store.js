/** What the page knows: the world, who is looking at which channel, its messages; told to listeners by topic. */

/**
 * The one state of the page. `pending` maps a message id to the custom id pressed in it, `failures` a message id
 * to the line shown under it, `unread` a channel id to its number of mentions; `notes` are private lines of the
 * page itself: commands on their way or unanswered; `form` is the last modal of the bot and how to submit it.
 */
export const state = {
  world: { users: [], guild: { name: "" }, channels: [], bot: { online: false, name: "Bot" }, commands: [] },
  user: null,
  channel: null,
  messages: new Map(),
  pending: new Map(),
  failures: new Map(),
  unread: new Map(),
  notes: [],
  form: null,
  connected: true,
};

/** The drawing before a channel, by its kind. */
export const ICONS = { text: "hash", thread: "thread", direct: "at" };

const listeners = new Map();

/** Calls `listener` whenever one of the topics (world, unread, place, messages, form,
 * connection, back) is told. */
export function on(topics, listener) {
  for (const topic of topics.split(" ")) listeners.set(topic, [...(listeners.get(topic) || []), listener]);
}

/** Tells the listeners of a topic that its part of the state has changed. */
export function tell(topic) {
  for (const listener of listeners.get(topic) || []) listener();
}

/** Returns the user that the page acts as. */
export function me() {
  return state.world.users.find((user) => user.id === state.user);
}

/** Returns a channel or thread by id, or undefined when it is gone. */
export function channelOf(id) {
  return state.world.channels.find((channel) => channel.id === id);
}

/** Returns the server's channels and threads that are of one of the types; without any types, all. */
export function channelsOf(types) {
  return state.world.channels.filter(({ kind, type }) => kind !== "direct" && (!types?.length || types.includes(type)));
}

/** Returns what a channel is called in a heading. */
export function titleOf(channel) {
  return `${{ text: "#", direct: "@" }[channel.kind] ?? ""}${channel.name}`;
}

/** Returns whom a mention or author id means: a person, or undefined. */
export function userOf(id) {
  return state.world.users.find((user) => user.id === id);
}

/** Returns the messages of the open channel, oldest first (snowflakes: the longer one is the newer one). */
export function messagesInOrder() {
  return [...state.messages.values()].sort((a, b) => a.id.length - b.id.length || (a.id < b.id ? -1 : 1));
}
