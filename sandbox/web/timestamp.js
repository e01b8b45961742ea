/** Dates and times as Discord writes them, in the reader's own language and zone. */

import { h } from "./dom.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

function relative(date) {
  const seconds = Math.round((date - Date.now()) / 1000);
  const [unit, length] = UNITS.find(([, size]) => Math.abs(seconds) >= size) || ["second", 1];
  return new Intl.RelativeTimeFormat(undefined, { numeric: "auto" }).format(Math.trunc(seconds / length), unit);
}

function written(date, style) {
  return new Intl.DateTimeFormat(undefined, style).format(date);
}

function dayDistance(date) {
  const midnight = (moment) => new Date(moment).setHours(0, 0, 0, 0);
  return Math.round((midnight(Date.now()) - midnight(date)) / 86400000);
}

/** Returns a `<t:seconds:style>` timestamp of a text; style R is kept up to date. */
export function timestampNode(seconds, style = "f") {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return h("span", {}, `<t:${seconds}:${style}>`);
  const text = style === "R" ? relative(date) : written(date, STYLES[style]);
  return h("time", { class: "timestamp", datetime: date.toISOString(), title: written(date, STYLES.F),
    "data-relative": style === "R" }, text);
}

/** Returns the time beside an author's name: the hour today, with the day before that. */
export function messageTime(iso, isShort = false) {
  const date = new Date(iso);
  const hour = written(date, STYLES.t);
  const days = dayDistance(date);
  const day = days === 1 ? "Yesterday at " : `${written(date, STYLES.d)} `;
  return h("time", { class: "when", datetime: iso, title: written(date, STYLES.F) },
    isShort || days === 0 ? hour : day + hour);
}

/** Returns the day of a message as the divider between days shows it. */
export function dayName(iso) {
  return written(new Date(iso), STYLES.D);
}

/** Brings the relative times on the page up to date. */
export function refreshRelativeTimes() {
  for (const node of document.querySelectorAll("time[data-relative]")) {
    node.textContent = relative(new Date(node.dateTime));
  }
}
