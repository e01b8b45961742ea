/** Discord's markdown of a whole text: code blocks, quotes, headers, subtext, lists and the lines between them. */

import { h } from "./dom.js";
import { inline } from "./inline.js";

const FENCE = /```(?:([\w+\-.#]+)\n)?\n*([\s\S]*?[^\s`][\s\S]*?)\n*```/g;
const HEADER = /^(#{1,3})\s+(\S.*)$/;
const SUBTEXT = /^-#\s+(\S.*)$/;
const QUOTE = /^> ?(?!>>)(.*)$/;
const LONG_QUOTE = /^>>> /;
const ITEM = /^( *)([-*]|\d+\.)\s+(\S.*)$/;

function blocks(text) {
  const nodes = [];
  const source = text.trim();
  if (LONG_QUOTE.test(source)) return lineBlocks(source);
  let from = 0;
  for (const match of source.matchAll(FENCE)) {
    nodes.push(...lineBlocks(source.slice(from, match.index).replace(/\n$/, "")), codeBlock(match));
    from = match.index + match[0].length;
  }
  return [...nodes, ...lineBlocks(source.slice(from).replace(/^\n/, ""))];
}

function codeBlock(match) {
  return h("pre", { tabindex: 0, "aria-label": match[1] ? `Code, ${match[1]}` : "Code" }, h("code", {}, match[2]));
}

function lineBlocks(text) {
  const nodes = [];
  const lines = text === "" ? [] : text.split("\n");
  while (lines.length) {
    const taken = quote(lines) || heading(lines) || list(lines);
    nodes.push(taken || paragraph(lines));
  }
  return nodes;
}

function startsBlock(line) {
  return [HEADER, SUBTEXT, LONG_QUOTE, ITEM].some((pattern) => pattern.test(line)) || isQuote(line);
}

function isQuote(line) {
  return line.startsWith("> ");
}

function paragraph(lines) {
  const own = [lines.shift()];
  while (lines.length && !startsBlock(lines[0])) own.push(lines.shift());
  const ending = own.at(-1) === "" ? "\n" : "";
  return h("div", { class: "para" }, ...inline(own.join("\n") + ending));
}

function quote(lines) {
  if (LONG_QUOTE.test(lines[0])) {
    return h("blockquote", {}, ...blocks(lines.splice(0).join("\n").replace(LONG_QUOTE, "")));
  }
  if (!isQuote(lines[0])) return null;
  const own = [];
  while (lines.length && isQuote(lines[0])) own.push(QUOTE.exec(lines.shift())[1]);
  return h("blockquote", {}, ...lineBlocks(own.join("\n")));
}

function heading(lines) {
  const header = HEADER.exec(lines[0]);
  const subtext = SUBTEXT.exec(lines[0]);
  if (!header && !subtext) return null;
  lines.shift();
  if (subtext) return h("small", { class: "subtext" }, ...inline(subtext[1]));
  return h("div", { class: `h${header[1].length}`, role: "heading", "aria-level": header[1].length + 2 },
    ...inline(header[2]));
}

function list(lines, depth = 0) {
  const first = ITEM.exec(lines[0]);
  if (!first) return null;
  const isOrdered = /\d/.test(first[2]);
  const indent = first[1].length;
  const node = h(isOrdered ? "ol" : "ul", isOrdered ? { start: parseInt(first[2], 10) } : {});
  while (lines.length) {
    const item = ITEM.exec(lines[0]);
    if (!item || item[1].length < indent) break;
    if (item[1].length <= indent + 1 && /\d/.test(item[2]) !== isOrdered) break;
    if (item[1].length > indent + 1 && node.lastChild && depth < 10) node.lastChild.append(list(lines, depth + 1));
    else {
      lines.shift();
      node.append(h("li", {}, ...inline(item[3])));
    }
  }
  return node;
}

/** Returns a block with the whole markdown of a message, embed description or text display. */
export function markdown(text, className = "") {
  return h("div", { class: `markdown ${className}` }, ...blocks(text));
}

/** Returns a text without its markdown, spoilers covered: for screen readers. */
export function plainText(text) {
  const node = markdown(text);
  for (const cover of node.querySelectorAll(".spoiler")) cover.textContent = "spoiler";
  return node.textContent;
}
