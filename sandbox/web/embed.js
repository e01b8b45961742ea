/** Embeds: the framed cards of a bot's message. */

import { hexColour } from "./avatar.js";
import { h } from "./dom.js";
import { ownFile, safeLink } from "./link.js";
import { inline } from "./inline.js";
import { markdown } from "./markdown.js";
import { picture } from "./picture.js";
import { messageTime } from "./timestamp.js";

const MOST_IN_A_ROW = 3;

function linked(text, address) {
  const href = address && safeLink(address);
  return href
    ? h("a", { href, target: "_blank", rel: "noreferrer noopener" }, ...text)
    : h("span", {}, ...text);
}

function smallIcon(address, attachments) {
  const source = ownFile(address, attachments);
  return source && h("img", { class: "embed-icon", src: source, alt: "" });
}

function header(embed, attachments) {
  const { author } = embed;
  return [
    author && h("div", { class: "embed-author" },
      smallIcon(author.icon_url, attachments), linked([author.name], author.url)),
    embed.title && h("div", { class: "embed-title", role: "heading", "aria-level": 3 },
      linked(inline(embed.title), embed.url)),
    embed.description && markdown(embed.description, "embed-description"),
  ];
}

function fieldRows(fields) {
  const rows = [];
  for (const field of fields) {
    const row = rows.at(-1);
    if (field.inline && row?.[0].inline && row.length < MOST_IN_A_ROW) row.push(field);
    else rows.push([field]);
  }
  return rows;
}

function fieldsOf(embed) {
  if (!embed.fields?.length) return null;
  return h("div", { class: "embed-fields" }, ...fieldRows(embed.fields).map((row) =>
    h("div", { class: `embed-row of-${row.length}` }, ...row.map((field) =>
      h("div", { class: "embed-field" },
        h("div", { class: "embed-field-name" }, ...inline(field.name)),
        markdown(field.value, "embed-field-value"))))));
}

function footer(embed, attachments) {
  const parts = [embed.footer?.text, embed.timestamp && messageTime(embed.timestamp)].filter(Boolean);
  if (!parts.length) return null;
  const spaced = parts.length > 1 ? [parts[0], " • ", parts[1]] : parts;
  return h("div", { class: "embed-footer" }, smallIcon(embed.footer?.icon_url, attachments), h("span", {}, ...spaced));
}

function pictureOf(media, attachments, className) {
  const file = attachments.find((one) => one.url === media.url || media.url === `attachment://${one.filename}`);
  return picture(media.url, { attachments, className, description: media.description || file?.description || "",
    width: media.width || file?.width, height: media.height || file?.height });
}

/** Returns the card of one embed; `attachments` are those of its message. */
export function embedCard(embed, attachments) {
  const card = h("div", { class: embed.thumbnail ? "embed with-thumbnail" : "embed" },
    h("div", { class: "embed-text" }, ...header(embed, attachments)),
    fieldsOf(embed),
    embed.thumbnail && pictureOf(embed.thumbnail, attachments, "thumbnail"),
    embed.image && pictureOf(embed.image, attachments, "embed-image"),
    footer(embed, attachments));
  if (typeof embed.color === "number") card.style.setProperty("--bar", hexColour(embed.color));
  return card;
}
