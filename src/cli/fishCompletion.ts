/** Completion for fish. */
import type { Command } from './command.js';
import { COMMANDS } from './commands.js';
import { FLAGS, type FlagName, flagForm, GENERAL_FLAGS } from './flags.js';
import { wordsFor } from './knownWords.js';
import { PROGRAM } from './program.js';
import { shellQuoted } from './shellWords.js';

export function fishScript(): string {
  return [
    `# Completion of ${PROGRAM} for fish.`,
    line('-f'),
    ...COMMANDS.map(({ name, summary }) =>
      line('-n __fish_use_subcommand', `-a ${name}`, `-d ${shellQuoted(summary)}`),
    ),
    ...COMMANDS.flatMap(argumentLines),
    ...(Object.keys(FLAGS) as FlagName[]).map(flagLine),
    ...Object.entries(GENERAL_FLAGS).map(([name, { short, summary }]) =>
      line(`-l ${name}`, ...(short === undefined ? [] : [`-s ${short}`]), `-d ${shellQuoted(summary)}`),
    ),
    '',
  ].join('\n');
}

function argumentLines(command: Command): string[] {
  const words = command.arguments.flatMap(({ kind }) => wordsFor(kind));
  const takesFiles = command.arguments.some(
    ({ kind }) => kind === 'request' || kind === 'json' || kind === 'newFile' || kind === 'lines',
  );
  return [
    ...(takesFiles ? [line(behind([command.name]), '-F')] : []),
    ...(words.length > 0 ? [line(behind([command.name]), `-a ${shellQuoted(words.join(' '))}`)] : []),
  ];
}

function flagLine(name: FlagName): string {
  const { value, choices, summary } = flagForm(name);
  const takers = COMMANDS.filter(({ flags }: Command) => flags.includes(name)).map(command => command.name);
  return line(
    behind(takers),
    `-l ${name}`,
    ...(value === undefined ? [] : [value === 'FILE' ? '-r -F' : '-x']),
    ...(choices === undefined ? [] : [`-a ${shellQuoted(choices.join(' '))}`]),
    `-d ${shellQuoted(summary)}`,
  );
}

function behind(names: readonly string[]): string {
  return `-n ${shellQuoted(`__fish_seen_subcommand_from ${names.join(' ')}`)}`;
}

function line(...parts: readonly string[]): string {
  return ['complete', '-c', PROGRAM, ...parts].join(' ');
}
