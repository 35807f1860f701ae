/** The help, of all commands and of each, out of the tables. */
import type { Command } from './command.js';
import { COMMANDS } from './commands.js';
import { EXIT } from './complaint.js';
import { type FlagName, flagForm, GENERAL_FLAGS } from './flags.js';
import { commandNamed, wordsFor } from './knownWords.js';
import { PROGRAM } from './program.js';
import { type ShapeName, shapeNamed } from './shapes.js';
import { twoColumns, wrapped } from './wrap.js';

const EXIT_MEANINGS: Readonly<Record<keyof typeof EXIT, string>> = {
  done: 'done',
  outside: 'the result could not be written, or a device failed',
  badInput: 'the command line, a file or the request is not as it must be',
  someErrors: 'some lines of analyse-many were answered with an error',
  bug: 'a bug of this program',
  readerGone: 'whoever read the output stopped reading it',
};

/** `name`: of a command, or undefined for all. */
export function helpText(name: string | undefined): string {
  const command = name === undefined ? undefined : commandNamed(name);
  return `${(command === undefined ? helpOfAll() : helpOf(command)).join('\n')}\n`;
}

function helpOfAll(): string[] {
  return [
    `Usage: ${PROGRAM} <command> <arguments> [options]`,
    '',
    ...wrapped(
      'Insights from bank transactions, offline. Give requests in JSON, or the files that banks give out; results are JSON.',
    ),
    '',
    'Commands',
    ...twoColumns(COMMANDS.map(({ name, summary }) => [name, summary])),
    '',
    'Options of every command',
    ...twoColumns(generalRows()),
    '',
    'Begin with',
    ...[
      `${PROGRAM} init request.json`,
      `${PROGRAM} analyse request.json --pretty`,
      `${PROGRAM} analyse monzo.csv barclays.ofx --pretty`,
      `${PROGRAM} help analyse`,
    ].map(line => `  ${line}`),
    '',
    'Exit status',
    ...twoColumns(
      Object.entries(EXIT_MEANINGS).map(([key, meaning]) => [
        String(EXIT[key as keyof typeof EXIT]),
        meaning,
      ]),
    ),
  ];
}

function helpOf(command: Command): string[] {
  const { about, flags, examples, shapes, needs } = command;
  return [
    ...wrapped(`Usage: ${usageOf(command)}`),
    '',
    ...wrapped(about),
    ...section(
      'Arguments',
      twoColumns(command.arguments.map(argument => [argument.name, aboutOf(argument)])),
    ),
    ...section('Options', twoColumns([...flags.map(flagRow), ...generalRows()])),
    ...section(
      examples.length === 1 ? 'Example' : 'Examples',
      examples.map(example => `  ${PROGRAM} ${example}`),
    ),
    ...(needs === undefined ? [] : ['', ...wrapped(`This command must have ${needs} in the request.`)]),
    ...shapes.flatMap(shapeLines),
  ];
}

/** `open-banking-insights enrich <request.json|-> [options]`. */
function usageOf(command: Command): string {
  const words = command.arguments.map(({ name, takesInput, isOptional, isMany }) => {
    const shown = `${takesInput === true ? `${name}|-` : name}${isMany === true ? '...' : ''}`;
    return isOptional === true ? `[${shown}]` : `<${shown}>`;
  });
  const required = (command.required ?? []).map(name => `--${name} ${flagForm(name).value}`);
  return [
    PROGRAM,
    command.name,
    ...words,
    ...required,
    ...(command.flags.length > 0 ? ['[options]'] : []),
  ].join(' ');
}

function aboutOf({ about, kind }: Command['arguments'][number]): string {
  return kind === 'command' ? `${about}; ${wordsFor(kind).join(', ')}` : about;
}

function flagRow(name: FlagName): readonly [string, string] {
  const { value, choices, summary, short } = flagForm(name);
  const listed = choices !== undefined && value !== choices.join('|') ? `: ${choices.join(', ')}` : '';
  const letter = short === undefined ? '' : `, -${short}`;
  return [`--${name}${value === undefined ? '' : ` ${value}`}${letter}`, `${summary}${listed}`];
}

function generalRows(): (readonly [string, string])[] {
  return Object.entries(GENERAL_FLAGS).map(([name, { short, summary }]) => [
    short === undefined ? `--${name}` : `--${name}, -${short}`,
    summary,
  ]);
}

function shapeLines(name: ShapeName): string[] {
  const { title, members, note } = shapeNamed(name);
  return [...section(title, twoColumns(members)), ...(note === undefined ? [] : wrapped(note, '  '))];
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines];
}
