/** Files that hang on a message. */

import { h } from "./dom.js";
import { icon } from "./icon.js";
import { ownFile } from "./link.js";
import { picture } from "./picture.js";

const PICTURE_NAME = /\.(png|jpe?g|gif|webp|svg|avif)$/i;

function usedAddresses(message) {
  const used = [];
  const visit = (value) => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (value && typeof value === "object") {
      for (const [key, inner] of Object.entries(value)) {
        if (key.endsWith("url") && typeof inner === "string") used.push(ownFile(inner, message.attachments));
        else visit(inner);
      }
    }
  };
  visit([message.embeds, message.components]);
  return new Set(used);
}

/** Returns a line with the name of a file that can be saved. */
export function fileLine(name, address) {
  const href = ownFile(address);
  return h("div", { class: "file" }, icon("file"),
    href ? h("a", { href, download: name }, name) : h("span", {}, name));
}

/** Returns the attachments that no embed or component shows already, or null when there are none. */
export function attachmentsOf(message) {
  const used = usedAddresses(message);
  const files = message.attachments.filter((file) => !used.has(ownFile(file.url)));
  if (!files.length) return null;
  return h("div", { class: "attachments" }, ...files.map((file) =>
    PICTURE_NAME.test(file.filename)
      ? picture(file.url, { description: file.description || "", width: file.width, height: file.height })
      : fileLine(file.filename, file.url)));
}
