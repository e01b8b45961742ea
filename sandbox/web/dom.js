/** Building of page nodes: text always becomes text, never markup. */

/** Returns a new element with attributes, `on...` listeners and children; strings become text nodes. */
export function h(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

/** Returns the element of the page with this id. */
export function byId(id) {
  return document.getElementById(id);
}

/** Says a sentence to screen readers without showing it. */
export function announce(text) {
  byId("announcer").textContent = text;
}
