/** Discord's markdown inside a line: emphasis, code, links, mentions, timestamps. */

import { h } from "./dom.js";
import { safeLink } from "./link.js";
import { channelOf, state, userOf } from "./store.js";
import { timestampNode } from "./timestamp.js";

const RULES = [
  [/\\([^\p{L}\p{N}\s])/uy, (match) => match[1]],
  [/(`+)([^`]|[^`][\s\S]*?[^`])\1(?!`)/y, (match) => h("code", {}, match[2])],
  [/<(https?:\/\/[^\s>]+)>/y, (match) => link(match[1], [match[1]])],
  [/\[((?:\\.|[^\]\\])+)\]\(\s*<?(https?:\/\/[^\s)>]+)>?(?:\s+"[^"]*")?\s*\)/y,
    (match) => link(match[2], inline(match[1]))],
  [/<@!?(\d+)>/y, (match) => personMention(match[1])],
  [/<@&(\d+)>/y, () => mention("@role")],
  [/<#(\d+)>/y, (match) => channelMention(match[1])],
  [/<\/([^:>]+):\d+>/y, (match) => mention(`/${match[1]}`)],
  [/<a?(:\w+:)\d+>/y, (match) => match[1]],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, (match) => timestampNode(Number(match[1]), match[2])],
  [/@(everyone|here)\b/y, (match) => mention(match[0])],
  [/https?:\/\/[^\s<]*[^\s<.,:;"')\]]/y, (match) => link(match[0], [match[0]])],
  [/\*\*([\s\S]+?)\*\*(?!\*)/y, (match) => h("strong", {}, ...inline(match[1]))],
  [/__([\s\S]+?)__(?!_)/y, (match) => h("u", {}, ...inline(match[1]))],
  [/\*(?=\S)((?:\*\*|\s+(?:[^*\s]|\*\*)|[^\s*])+?)\*(?!\*)/y, (match) => h("em", {}, ...inline(match[1]))],
  [/(?<![\p{L}\p{N}_])_((?:__|\\[\s\S]|[^\\_])+?)_(?![\p{L}\p{N}_])/uy, (match) => h("em", {}, ...inline(match[1]))],
  [/~~([\s\S]+?)~~/y, (match) => h("s", {}, ...inline(match[1]))],
  [/\|\|([\s\S]+?)\|\|/y, (match) => spoiler(inline(match[1]))],
];

const MAY_START_A_RULE = /[\\`<[@h*_~|]/g;

function link(address, children) {
  const href = safeLink(address);
  if (!href) return h("span", {}, ...children);
  return h("a", { href, target: "_blank", rel: "noreferrer noopener" }, ...children);
}

function mention(text, isMe = false) {
  return h("span", { class: isMe ? "mention mine" : "mention" }, text);
}

function personMention(id) {
  const { bot } = state.world;
  const name = userOf(id)?.name || (bot.id === id ? bot.name : "unknown-user");
  return mention(`@${name}`, id === state.user);
}

function channelMention(id) {
  const channel = channelOf(id);
  if (!channel) return mention("#unknown");
  return h("a", { class: "mention", href: `?channel=${id}`, "data-open-channel": id }, `#${channel.name}`);
}

/** Returns nodes hidden behind a cover that a click, Enter or Space lifts. */
export function spoiler(children, tag = "span") {
  const inner = h(tag, { class: "spoiler-inner", "aria-hidden": "true", inert: true }, ...children);
  const reveal = (event) => {
    if (cover.classList.contains("open") || (event.key && !["Enter", " "].includes(event.key))) return;
    event.preventDefault();
    cover.classList.add("open");
    inner.removeAttribute("aria-hidden");
    inner.inert = false;
    for (const name of ["role", "tabindex", "aria-label"]) cover.removeAttribute(name);
  };
  const cover = h(tag, { class: "spoiler", role: "button", tabindex: 0, "aria-label": "Spoiler, press to show",
    onclick: reveal, onkeydown: reveal }, inner);
  return cover;
}

function matchAt(text, at) {
  for (const [pattern, build] of RULES) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return [match[0].length, build(match)];
  }
  return null;
}

/** Returns the nodes and strings of a text with inline markdown. */
export function inline(text) {
  const nodes = [];
  let plain = "";
  let at = 0;
  while (at < text.length) {
    const found = matchAt(text, at);
    if (found) {
      if (plain) nodes.push(plain);
      plain = "";
      nodes.push(found[1]);
      at += found[0];
    } else {
      MAY_START_A_RULE.lastIndex = at + 1;
      const next = MAY_START_A_RULE.exec(text)?.index ?? text.length;
      plain += text.slice(at, next);
      at = next;
    }
  }
  return plain ? [...nodes, plain] : nodes;
}
