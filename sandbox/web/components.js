/** The components of a message: rows of buttons and selects, and the layout kinds of the newer messages. */

import { fileLine } from "./attachment.js";
import { hexColour } from "./avatar.js";
import { buttonNode } from "./button.js";
import { h } from "./dom.js";
import { useComponent } from "./interaction.js";
import { spoiler } from "./inline.js";
import { markdown } from "./markdown.js";
import { picture } from "./picture.js";
import { Select } from "./select.js";
import { channelsOf, state, tell } from "./store.js";

const BUILDERS = {
  1: (component, message) => h("div", { class: "row" }, ...componentNodes(component.components, message)),
  2: buttonNode,
  3: selectNode,
  5: selectNode,
  7: selectNode,
  8: selectNode,
  9: section,
  10: (component) => markdown(component.content, "text-display"),
  11: (component, message) => media(component, message, "thumbnail"),
  12: gallery,
  13: (component) => fileLine(component.name || component.file.url.split("/").at(-1), component.file.url),
  14: separator,
  17: container,
};

/** Returns the nodes of a list of components; kinds that the page does not know are named, not dropped. */
export function componentNodes(components, message) {
  return components.map((component) => {
    const build = BUILDERS[component.type];
    return build ? build(component, message) : h("div", { class: "unknown" }, `Component of type ${component.type}`);
  });
}

/** Returns the options of a select: its own, or people and channels for the kinds that list those. */
export function selectOptions(component) {
  const people = state.world.users.map((user) => ({ label: user.name, value: user.id }));
  const channels = channelsOf(component.channel_types).map(({ name, id }) => ({ label: `#${name}`, value: id }));
  if (component.type === 3) return component.options || [];
  const chosen = (component.default_values || []).map((value) => String(value.id));
  const options = component.type === 8 ? channels : people;
  return options.map((option) => ({ ...option, default: chosen.includes(option.value) }));
}

function selectNode(component, message) {
  const select = new Select({
    customId: component.custom_id,
    options: selectOptions(component),
    placeholder: component.placeholder,
    min: component.min_values ?? 1,
    max: component.max_values ?? 1,
    disabled: component.disabled,
    onChange: (values) => useComponent(message, component, values),
    onClose: () => tell("messages"),
  });
  const pending = state.pending.get(message.id);
  if (pending !== undefined) select.node.setAttribute("aria-disabled", "true");
  if (pending === component.custom_id) select.node.classList.add("pending");
  return select.node;
}

function section(component, message) {
  const [accessory] = component.accessory ? componentNodes([component.accessory], message) : [null];
  return h("div", { class: "section" },
    h("div", { class: "section-text" }, ...componentNodes(component.components, message)),
    accessory && h("div", { class: "section-accessory" }, accessory));
}

function media(item, message, className) {
  const source = item.media || {};
  const node = picture(source.url || "", { description: item.description || source.description || "",
    attachments: message.attachments, width: source.width, height: source.height, className });
  return item.spoiler ? spoiler([node], "div") : node;
}

function gallery(component, message) {
  const count = component.items.length;
  return h("div", { class: `gallery of-${Math.min(count, 4)}` },
    ...component.items.map((item) => media(item, message, "gallery-item")));
}

function separator(component) {
  const size = component.spacing === 2 ? "large" : "small";
  return component.divider === false
    ? h("div", { class: `gap ${size}`, role: "presentation" })
    : h("hr", { class: size });
}

function container(component, message) {
  const node = h("div", { class: "container" }, ...componentNodes(component.components, message));
  if (typeof component.accent_color === "number") {
    node.classList.add("accented");
    node.style.setProperty("--bar", hexColour(component.accent_color));
  }
  return component.spoiler ? spoiler([node], "div") : node;
}
