/** The bot's slash commands: the list of what can be typed, and the options in Discord's nested form. */

const SUBCOMMAND = 1;
const GROUP = 2;
const CHAT_COMMAND = 1, MESSAGE_COMMAND = 3;

const FALLBACKS = { "en-US": "en-GB", "en-GB": "en-US", "es-419": "es-ES" };

/** Returns the `name` or `description` of a command, an option or a choice in a person's language. */
function told(part, key, locale) {
  const texts = part[`${key}_localizations`] || {};
  return texts[locale] || texts[FALLBACKS[locale]] || part[key];
}

/** Returns the languages besides English in which the commands say something. */
export function languagesOf(commands) {
  const locales = new Set();
  const look = (part) => {
    for (const key of ["name", "description"]) {
      for (const locale of Object.keys(part[`${key}_localizations`] || {})) locales.add(locale);
    }
    for (const one of [...(part.options || []), ...(part.choices || [])]) look(one);
  };
  commands.forEach(look);
  return [...locales].sort();
}

/**
 * Returns every command and subcommand that can be used as {path, shown, description, options}, required options
 * first; `commands` are the application command objects that the bot has registered. `path` has the names that are
 * sent; `shown`, the description and the `shown` of options and choices are in the person's language.
 */
export function flatten(commands, locale) {
  return commands
    .filter((command) => (command.type ?? CHAT_COMMAND) === CHAT_COMMAND)
    .flatMap((command) => leaves(command, [], [], locale));
}

/** Returns the commands of a message's menu as {name, shown}: what is sent, and what it is called. */
export function onMessages(commands, locale) {
  return commands
    .filter((command) => command.type === MESSAGE_COMMAND)
    .map((command) => ({ name: command.name, shown: told(command, "name", locale) }));
}

function leaves(node, above, shownAbove, locale) {
  const path = [...above, node.name];
  const shown = [...shownAbove, told(node, "name", locale)];
  const options = node.options || [];
  const inner = options.filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
  if (inner.length) return inner.flatMap((option) => leaves(option, path, shown, locale));
  if (node.type === GROUP) return [];
  const description = told(node, "description", locale);
  return [{ path, shown, description, options: options.map((option) => inLanguage(option, locale)) }];
}

function inLanguage(option, locale) {
  const choices = option.choices?.map((choice) => ({ ...choice, name: told(choice, "name", locale) }));
  return { ...option, ...(choices && { choices }), shown: told(option, "name", locale),
    description: told(option, "description", locale) };
}

/** Returns the commands that fit what was typed after the slash, those that begin with it first. */
export function matching(commands, typed) {
  const query = typed.toLowerCase().trim();
  const words = query.split(/\s+/);
  const rank = (command) => Math.min(...[command.shown, command.path].map((path) => rankOf(command, path.join(" "))));
  const rankOf = (command, name) => {
    if (name.startsWith(query)) return 0;
    if (words.every((word) => name.includes(word))) return 1;
    return words.every((word) => `${name} ${command.description.toLowerCase()}`.includes(word)) ? 2 : 3;
  };
  return commands
    .map((command) => [rank(command), command])
    .filter(([place]) => place < 3)
    .sort((a, b) => a[0] - b[0])
    .map(([, command]) => command);
}

/** Wraps option values in the groups and subcommand of a command's path, as interaction data has them. */
export function nested(command, values) {
  const names = command.path.slice(1);
  return names.reduceRight((options, name, at) => {
    const type = at === names.length - 1 ? SUBCOMMAND : GROUP;
    return [{ type, name, options }];
  }, values);
}
