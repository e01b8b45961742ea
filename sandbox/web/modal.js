/** Modals: the bot's forms. */

import { avatar } from "./avatar.js";
import { dots } from "./button.js";
import { h } from "./dom.js";
import { fieldsOf } from "./field.js";
import { icon } from "./icon.js";
import { on, state } from "./store.js";

function frame(modal, fields) {
  const error = h("p", { class: "modal-error", role: "alert", hidden: true });
  const send = h("button", { class: "button primary", type: "submit" }, "Submit");
  const close = (label, ...content) => h("button", { class: label ? "icon-button" : "button secondary", type: "button",
    "aria-label": label, onclick: () => dialog.close() }, ...content);
  const form = h("form", { novalidate: true },
    h("header", {}, avatar({ name: state.world.bot.name, bot: true }, "small"),
      h("h2", { id: "modal-title" }, modal.title),
      close("Close", icon("close", 22))),
    h("div", { class: "fields" }, ...fields.map((field) => field.node), error),
    h("footer", {}, close(null, "Cancel"), send));
  const dialog = h("dialog", { class: "modal", "aria-labelledby": "modal-title", "data-custom-id": modal.custom_id,
    onclose: () => dialog.remove() }, form);
  return { dialog, form, send, error };
}

function setBusy(send, isBusy) {
  send.disabled = isBusy;
  send.classList.toggle("pending", isBusy);
  send.replaceChildren(h("span", { class: "label" }, "Submit"), isBusy ? dots("Waiting for the bot") : "");
}

/** Shows the form of the state; one that failed stays open with all that was entered. */
function openModal() {
  const { modal, submit } = state.form;
  const fields = fieldsOf(modal.components);
  const { dialog, form, send, error } = frame(modal, fields);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const wrong = fields.filter((field) => field.check());
    if (wrong.length) return wrong[0].focus();
    error.hidden = true;
    setBusy(send, true);
    const failure = await submit(modal, fields.map((field) => field.submitted()));
    setBusy(send, false);
    if (!failure) return dialog.close();
    error.textContent = failure;
    error.hidden = false;
    return send.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
  fields.find((field) => field.value)?.focus();
}

/** Starts showing the bot's forms as they come. */
export function startModals() {
  on("form", openModal);
}
