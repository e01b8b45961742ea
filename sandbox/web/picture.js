/** Pictures with their description, and a large view of them. */

import { h } from "./dom.js";
import { icon } from "./icon.js";
import { ownFile } from "./link.js";

const GAP = 8;

let count = 0;

/** Returns a picture that opens large when pressed, with an ALT badge that shows its description. */
export function picture(address, { description = "", attachments = [], width, height, className = "" } = {}) {
  const source = ownFile(address, attachments);
  if (!source) return h("div", { class: `picture missing ${className}` }, `Picture not shown: ${address}`);
  const image = h("img", { src: source, alt: description, width, height, loading: "eager" });
  const open = h("button", { class: "picture-open", type: "button",
    "aria-label": description ? `Picture: ${description}. Show it large` : "Picture without description. Show it large",
    onclick: () => showLarge(source, description) }, image);
  return h("figure", { class: `picture ${className}` }, open, ...(description ? altBadge(description) : []));
}

function altBadge(description) {
  const id = `alt-${++count}`;
  const badge = h("button", { class: "alt-badge", type: "button", popovertarget: id,
    "aria-label": "Description of the picture" }, "ALT");
  const hide = () => text.isConnected && text.hidePopover();
  const place = ({ newState }) => {
    if (newState !== "open") return document.removeEventListener("scroll", hide, true);
    const box = badge.getBoundingClientRect();
    text.style.left = `${Math.max(GAP, Math.min(box.left, innerWidth - text.offsetWidth - GAP))}px`;
    text.style.top = `${Math.max(GAP, box.top - text.offsetHeight - GAP)}px`;
    return document.addEventListener("scroll", hide, true);
  };
  const text = h("figcaption", { class: "alt-text", id, popover: "auto", ontoggle: place }, description);
  return [badge, text];
}

function showLarge(source, description) {
  const close = h("button", { class: "icon-button", type: "button", "aria-label": "Close the picture",
    onclick: () => dialog.close() }, icon("close"));
  const dialog = h("dialog", { class: "lightbox", "aria-label": description || "Picture",
    onclose: () => dialog.remove(),
    onclick: (event) => event.target === dialog && dialog.close() },
    close, h("img", { src: source, alt: description }), description && h("p", {}, description));
  document.body.append(dialog);
  dialog.showModal();
}
