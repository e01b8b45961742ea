/** Presses, selections, commands and modals on their way to the bot, and what comes of them. */

import { interact } from "./api.js";
import { announce } from "./dom.js";
import { channelOf, me, messagesInOrder, state, tell } from "./store.js";

const NO_RESPONSE = "The application did not respond";

let lastNote = 0;

function failureOf(answer) {
  if (answer.kind === "timeout") return NO_RESPONSE;
  if (answer.kind === "offline") return `${state.world.bot.name} is offline`;
  return null;
}

async function attempt(body) {
  try {
    const answer = await interact(body);
    return { answer, failure: failureOf(answer) };
  } catch (error) {
    return { answer: {}, failure: error.message };
  }
}

/** Sends a press or selection; the message shows it as pending until the first response. */
export async function useComponent(message, component, values) {
  const { user, channel, pending, failures } = state;
  if (pending.has(message.id)) return;
  pending.set(message.id, component.custom_id);
  failures.delete(message.id);
  tell("messages");
  const { answer, failure } = await attempt({ kind: "component", user, channel, message: message.id,
    custom_id: component.custom_id, component_type: component.type, ...(values && { values }) });
  pending.delete(message.id);
  if (failure) {
    failures.set(message.id, failure);
    announce(failure);
  }
  tell("messages");
  if (answer.kind === "modal") showModal(answer.modal, submitter(message.id, user, channel));
}

/** Sends a slash command and resolves with whether it was answered; a private note stands in the list until then. */
export async function useCommand(command, options) {
  const { user, channel } = state;
  const name = command.shown.join(" ");
  const note = { id: `note-${++lastNote}`, name, user, channel, person: me(), failure: null };
  state.notes.push(note);
  tell("messages");
  const { answer, failure } = await attempt({ kind: "command", user, channel, command: command.path[0], options });
  if (failure) {
    note.failure = failure;
    note.after = messagesInOrder().at(-1)?.id;
    announce(failure);
  } else dismissNote(note.id);
  tell("messages");
  if (answer.kind === "modal") showModal(answer.modal, submitter(null, user, channel));
  return !failure;
}

/** Sends a command of a message's menu. */
export async function useMenu(message, command) {
  const { user, channel, failures } = state;
  failures.delete(message.id);
  const { answer, failure } = await attempt({ kind: "menu", user, channel, message: message.id, command });
  if (failure) {
    failures.set(message.id, failure);
    announce(failure);
  }
  tell("messages");
  if (answer.kind === "modal") showModal(answer.modal, submitter(null, user, channel));
}

/** Takes a private note off the list. */
export function dismissNote(id) {
  state.notes = state.notes.filter((note) => note.id !== id);
  tell("messages");
}

/** Asks the bot for the choices of the focused option; resolves with an empty list when it does not answer. */
export async function autocomplete(command, options) {
  const { user, channel } = state;
  const { answer } = await attempt({ kind: "autocomplete", user, channel, command: command.path[0], options });
  return answer.choices || null;
}

function showModal(modal, submit) {
  state.form = { modal, submit };
  tell("form");
}

function submitter(message, user, channel) {
  return async (modal, components) => {
    if (!channelOf(channel)) return "This channel is no longer there";
    const { failure } = await attempt({ kind: "modal", user, channel, custom_id: modal.custom_id,
      ...(message && { message }), components });
    return failure && `${failure}. Nothing was lost: you can try again.`;
  };
}
