/** The page's requests to the sandbox server. */

const ROOT = "/sandbox/api";
const TOKEN = document.querySelector("meta[name=page-token]").content;
const REFUSED = 403;

async function request(path, body) {
  const headers = { "Page-Token": TOKEN, "Content-Type": "application/json" };
  const options = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
  const answer = await fetch(ROOT + path, options);
  // Another sandbox is there by now: its page knows its token.
  if (answer.status === REFUSED) location.reload();
  const data = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Error(data.message || data.error || `The sandbox answered ${answer.status}.`);
  return data;
}

/** Fetches users, guild, channels, bot and its commands, as a user sees them; without one what all see. */
export function fetchWorld(user) {
  return request(user ? `/world?user=${user}` : "/world");
}

/** Fetches the messages of a channel that a user may see, oldest first. */
export async function fetchMessages(channel, user) {
  return (await request(`/channels/${channel}/messages?user=${user}`)).messages;
}

/** Posts what a person says in a channel. */
export function say(channel, user, content) {
  return request(`/channels/${channel}/messages`, { user, content });
}

/** Sends a command, press, selection, modal or autocomplete and resolves with its first response. */
export function interact(body) {
  return request("/interactions", body);
}

/** Hides an ephemeral message for its owner. */
export function dismiss(user, message) {
  return request("/dismiss", { user, message });
}

/** Sets the language of a person's client, such as `nl`. */
export function setLanguage(user, locale) {
  return request("/language", { user, locale });
}

/** Lets a person manage the server, or not. */
export function setManages(user, manages) {
  return request("/manages", { user, manages });
}

/** Returns the address of a user's stream of server-sent events. */
export function eventsAddress(user) {
  return `${ROOT}/events?user=${user}&token=${TOKEN}`;
}
