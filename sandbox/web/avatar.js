/** Round pictures of people and of the bot, drawn from their initials. */

import { h } from "./dom.js";
import { state } from "./store.js";

const BOT_COLOUR = "#4f5bd5";
const UNKNOWN_COLOUR = "#6b7280";

/** Returns a colour number of Discord as `#rrggbb`. */
export function hexColour(number) {
  return `#${number.toString(16).padStart(6, "0")}`;
}

/** Returns the colour of an author as `#rrggbb`. */
export function colourOf(author) {
  if (author.bot) return BOT_COLOUR;
  const colour = state.world.users.find((user) => user.id === author.id)?.colour;
  return typeof colour === "number" ? hexColour(colour) : colour || UNKNOWN_COLOUR;
}

/** Returns a person's initial on their colour, hidden from screen readers because the name stands beside it. */
export function avatar(author, size = "") {
  const node = h("span", { class: `avatar ${size}`, "aria-hidden": "true" }, author.name.slice(0, 1).toUpperCase());
  node.style.setProperty("--colour", colourOf(author));
  return node;
}
