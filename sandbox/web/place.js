/** Where the page is: which user looks at which channel; kept in the address, so that a reload comes back to it. */

import { connect, loadMessages, loadWorld } from "./events.js";
import { announce } from "./dom.js";
import { channelOf, me, state, tell } from "./store.js";

/** Goes to the user and channel that the address names by id or name, else to the first ones. */
export async function arrive() {
  const wanted = new URLSearchParams(location.search);
  const find = (list, key) => list.find((one) => [one.id, one.name].includes(wanted.get(key))) || list[0];
  state.user = find(state.world.users, "user")?.id ?? null;
  await loadWorld();
  state.channel = find(state.world.channels, "channel")?.id ?? null;
  connect();
  await enter();
}

/** Opens a channel or thread. */
export async function openChannel(id) {
  if (!channelOf(id)) return;
  state.channel = id;
  await enter();
  announce(`Channel ${channelOf(id)?.name}`);
}

/** Looks at the same channel as another person. */
export async function switchUser(id) {
  if (id === state.user) return;
  state.user = id;
  state.unread.clear();
  await loadWorld();
  if (!channelOf(state.channel)) state.channel = state.world.channels[0]?.id;
  connect();
  await enter();
  announce(`You are ${me().name} now`);
}

/** Moves on to the first channel when the open one has been deleted. */
export function leaveDeletedChannel() {
  if (!me() || channelOf(state.channel)) return;
  openChannel(state.world.channels[0]?.id);
}

/** Returns the address of a channel as seen by the current user: by names, which outlive a restart of the server. */
export function addressOf(id) {
  const { name } = channelOf(id);
  const isUnique = state.world.channels.filter((channel) => channel.name === name).length === 1;
  return `/?${new URLSearchParams({ user: me().name, channel: isUnique ? name : id })}`;
}

async function enter() {
  if (channelOf(state.channel)) history.replaceState(null, "", addressOf(state.channel));
  state.unread.delete(state.channel);
  state.pending = new Map();
  state.failures = new Map();
  state.messages = new Map();
  tell("world");
  tell("place");
  await loadMessages().catch((error) => announce(error.message));
}
