/** The fields of a modal: each has a node, checks what was entered and gives it in Discord's form. */

import { selectOptions } from "./components.js";
import { h } from "./dom.js";
import { markdown } from "./markdown.js";
import { Select } from "./select.js";

const SHORT = 1;
const MOST_CHARACTERS = 4000;

let count = 0;

const CONTROLS = { 3: selectControl, 4: textControl, 5: selectControl, 7: selectControl, 8: selectControl,
  21: radioControl, 22: checkboxesControl, 23: checkboxControl };

/** Returns the fields of a modal's components: rows with a text input, labels with any control, and plain text. */
export function fieldsOf(components) {
  return components.map((component) => {
    if (component.type === 10) return textField(component);
    if (component.type === 18) return labelledField(component);
    return rowField(component);
  });
}

function textField(component) {
  return { node: markdown(component.content), check: () => null, submitted: () => ({ type: 10 }), focus: () => {} };
}

function labelledField(component) {
  const field = controlField(component.component, component.label, component.description);
  return { ...field, submitted: () => ({ type: 18, component: field.value() }) };
}

function rowField(component) {
  const [inner] = component.components;
  const field = controlField(inner, inner.label, null);
  return { ...field, submitted: () => ({ type: 1, components: [field.value()] }) };
}

function controlField(component, label, description) {
  const id = `field-${++count}`;
  const build = CONTROLS[component.type];
  const control = build ? build(component, id, label) : unknownControl(component);
  const error = h("p", { class: "field-error", id: `${id}-error`, role: "alert", hidden: true });
  const isRequired = component.type !== 23 && component.required !== false;
  const heading = h(control.isGroup ? "div" : "label",
    { class: "field-label", id: `${id}-label`, for: control.isGroup ? null : id }, label,
    isRequired && h("span", { class: "required", "aria-hidden": "true" }, " *"));
  const check = () => {
    const problem = control.check(isRequired);
    error.textContent = problem || "";
    error.hidden = !problem;
    control.target.setAttribute("aria-invalid", String(Boolean(problem)));
    return problem;
  };
  control.target.setAttribute("aria-describedby", `${id}-error ${id}-description`);
  const node = h("div", { class: "field" }, heading,
    description && h("p", { class: "field-description", id: `${id}-description` }, description), control.node, error);
  const { type, custom_id, id: number } = component;
  const identity = { type, custom_id, ...(number !== undefined && { id: number }) };
  return { node, check, value: () => ({ ...identity, ...control.entered() }), focus: () => control.target.focus() };
}

function textControl(component, id) {
  const isShort = component.style === SHORT;
  const most = component.max_length ?? MOST_CHARACTERS;
  const input = h(isShort ? "input" : "textarea", { id, class: "text-input", type: isShort ? "text" : null,
    rows: isShort ? null : 4, maxlength: most, placeholder: component.placeholder, autocomplete: "off",
    "data-custom-id": component.custom_id, "aria-required": component.required === false ? null : "true" });
  input.value = component.value || "";
  const counter = h("span", { class: "counter", "aria-hidden": "true" });
  const showCount = () => { counter.textContent = component.max_length ? `${input.value.length}/${most}` : ""; };
  input.addEventListener("input", showCount);
  showCount();
  const check = (isRequired) => {
    const { length } = input.value;
    if (isRequired && !input.value.trim()) return "This field is required";
    if (component.min_length && length < component.min_length && (isRequired || length)) {
      return `Must be ${component.min_length} or more in length.`;
    }
    return null;
  };
  const node = h("div", { class: "text-field" }, input, counter);
  return { node, target: input, check, entered: () => ({ value: input.value }) };
}

function selectControl(component, id, label) {
  const isRequired = component.required !== false;
  const select = new Select({ customId: component.custom_id, options: selectOptions(component), label,
    placeholder: component.placeholder, min: isRequired ? component.min_values ?? 1 : 0, max: component.max_values ?? 1,
    disabled: component.disabled, onChange: () => {} });
  select.node.id = id;
  const check = () => (select.isValid ? null : "This field is required");
  return { node: select.node, target: select.node, check, entered: () => ({ values: select.inOrder() }) };
}

function choiceBoxes(component, id, kind) {
  const boxes = (component.options || []).map((option) => {
    const box = h("input", { type: kind, name: id, value: option.value, checked: option.default });
    const line = h("label", { class: "choice" }, box, h("span", { class: "menu-text" }, h("span", {}, option.label),
      option.description && h("span", { class: "menu-description" }, option.description)));
    return { box, line };
  });
  const node = h("div", { class: "choices", role: kind === "radio" ? "radiogroup" : "group", tabindex: -1,
    "aria-labelledby": `${id}-label`, "data-custom-id": component.custom_id }, ...boxes.map(({ line }) => line));
  const chosen = () => boxes.filter(({ box }) => box.checked).map(({ box }) => box.value);
  return { node, target: node, chosen, isGroup: true };
}

function radioControl(component, id) {
  const group = choiceBoxes(component, id, "radio");
  const check = (isRequired) => (isRequired && !group.chosen().length ? "Choose one" : null);
  return { ...group, check, entered: () => ({ value: group.chosen()[0] ?? null }) };
}

function checkboxesControl(component, id) {
  const group = choiceBoxes(component, id, "checkbox");
  const most = component.max_values ?? (component.options || []).length;
  const check = (isRequired) => {
    const { length } = group.chosen();
    const least = isRequired ? component.min_values ?? 1 : 0;
    return length < least || length > most ? `Choose ${least === most ? least : `${least} to ${most}`}` : null;
  };
  return { ...group, check, entered: () => ({ values: group.chosen() }) };
}

function checkboxControl(component, id) {
  const box = h("input", { type: "checkbox", id, class: "lone-box", checked: component.default,
    "data-custom-id": component.custom_id });
  return { node: box, target: box, check: () => null, entered: () => ({ value: box.checked }) };
}

function unknownControl(component) {
  const node = h("p", { class: "unknown" }, `Field of type ${component.type}: not part of the sandbox page`);
  return { node, target: node, isGroup: true, check: () => null, entered: () => ({ values: [] }) };
}
