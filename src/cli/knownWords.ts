/** The names that a word of the command line can be. */
import type { Argument, Command } from './command.js';
import { COMMANDS, type CommandName } from './commands.js';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;

/** A map, since an object would also find what every object inherits, such as `constructor`. */
const BY_NAME: ReadonlyMap<string, Command & { readonly name: CommandName }> = new Map(
  COMMANDS.map(command => [command.name, command]),
);

export function commandNamed(name: string): (Command & { readonly name: CommandName }) | undefined {
  return BY_NAME.get(name);
}

export function wordsFor(kind: Argument['kind']): readonly string[] {
  if (kind === 'command') return COMMANDS.map(({ name }) => name);
  return kind === 'shell' ? SHELLS : [];
}
