/** The bot's slash commands: the list of what can be typed, and the options in Discord's nested form. */

const SUBCOMMAND = 1;
const GROUP = 2;
const CHAT_COMMAND = 1;

/**
 * Returns every command and subcommand that can be used as {path, description, options}, required options first;
 * `commands` are the application command objects that the bot has registered.
 */
export function flatten(commands) {
  return commands
    .filter((command) => (command.type ?? CHAT_COMMAND) === CHAT_COMMAND)
    .flatMap((command) => leaves(command, []));
}

function leaves(node, above) {
  const path = [...above, node.name];
  const options = node.options || [];
  const inner = options.filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
  if (inner.length) return inner.flatMap((option) => leaves(option, path));
  return node.type === GROUP ? [] : [{ path, description: node.description, options }];
}

/** Returns the commands that fit what was typed after the slash, those that begin with it first. */
export function matching(commands, typed) {
  const query = typed.toLowerCase().trim();
  const words = query.split(/\s+/);
  const rank = (command) => {
    const name = command.path.join(" ");
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
