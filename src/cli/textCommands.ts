/** The commands that answer from their words alone, without the library. */

import { writeFileSync } from 'node:fs';
import { DEFAULT_COUNTRY, isKnownCountry } from '../countries/facts.js';
import { ENGINE_VERSION } from '../version.js';
import type { Argument, Command } from './command.js';
import type { CommandLine } from './commandLine.js';
import { COMMANDS, type CommandName } from './commands.js';
import { Complaint, EXIT } from './complaint.js';
import { type ShapeName, shapeNamed } from './fileShapes.js';
import { FLAGS, type FlagName, flagForm, GENERAL_FLAGS } from './flags.js';
import { commandNamed, type SHELLS, wordsFor } from './knownWords.js';
import { PROGRAM, TYPED } from './program.js';
import { nameOf } from './readBytes.js';
import { type SampleCountry, sampleRequest } from './samples.js';
import { inWords, isBadName, isSystemError } from './systemErrors.js';
import { twoColumns, wrapped } from './wrap.js';

// Writes the help for all commands and for each one, from the tables.

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
    `       ${PROGRAM} <file>... [options]   (analyse, for people)`,
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
      `${PROGRAM} monzo.csv`,
      `${PROGRAM} report monzo.csv barclays.ofx`,
      `${PROGRAM} init request.json`,
      `${PROGRAM} analyse request.json --pretty`,
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
    ...section('Options', twoColumns([...flags.map(flag => flagRow(flag, command.name)), ...generalRows()])),
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

function flagRow(name: FlagName, command: string): readonly [string, string] {
  const { value, choices, summary, short } = flagForm(name, command);
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

// What the scripts of all shells are made from.

/** A valid name for a shell function. */
const FUNCTION_NAME = `_${PROGRAM.replaceAll('-', '_')}`;

/** In single quotes, as all three shells read them. */
function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

// Completion for zsh.

function zshScript(): string {
  return `#compdef ${PROGRAM}
# Completion of ${PROGRAM} for zsh.
${FUNCTION_NAME}() {
  local -a commands
  commands=(
${COMMANDS.map(({ name, summary }) => `    ${shellQuoted(`${name}:${escaped(summary)}`)}`).join('\n')}
  )
  if ((CURRENT == 2)); then
    _describe command commands
    return
  fi
  shift words
  ((CURRENT--))
  case $words[1] in
${COMMANDS.map(caseOf).join('\n')}
  esac
}
if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
  ${FUNCTION_NAME} "$@"
else
  compdef ${FUNCTION_NAME} ${PROGRAM}
fi
`;
}

function caseOf(command: Command): string {
  const specifications = [
    ...command.flags.map(flag => flagText(flag, command.name)),
    ...Object.entries(GENERAL_FLAGS).map(([name, { summary }]) => `--${name}[${escaped(summary)}]`),
    ...argumentTexts(command.arguments),
  ];
  return `    ${command.name}) _arguments ${specifications.map(shellQuoted).join(' ')} ;;`;
}

function flagText(name: FlagName, command: string): string {
  const { value, choices, summary } = flagForm(name, command);
  if (value === undefined) return `--${name}[${escaped(summary)}]`;
  const action = choices === undefined ? (value === 'FILE' ? '_files' : ' ') : `(${choices.join(' ')})`;
  return `--${name}=[${escaped(summary)}]:${escaped(value)}:${action}`;
}

/** After an argument for many files, all words are files. */
function argumentTexts(wanted: readonly Argument[]): readonly string[] {
  const many = wanted.find(({ isMany }) => isMany === true);
  if (many !== undefined) return [`*:${escaped(many.name)}:_files`];
  return wanted.map((argument, index) => argumentText(argument, index + 1));
}

function argumentText({ name, kind, isOptional }: Argument, position: number): string {
  const words = wordsFor(kind);
  const action = kind === 'text' ? ' ' : words.length === 0 ? '_files' : `(${words.join(' ')})`;
  return `${position}:${isOptional === true ? ':' : ''}${escaped(name)}:${action}`;
}

/** Colons and brackets separate the parts of the arguments of _arguments and _describe. */
function escaped(text: string): string {
  return text.replace(/[:[\]\\]/g, '\\$&');
}

// Completion for bash, from 3.2 on, which macOS has.

const GENERAL_WORDS = Object.keys(GENERAL_FLAGS).map(name => `--${name}`);

function bashScript(): string {
  return `# Completion of ${PROGRAM} for bash.
${FUNCTION_NAME}() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} words=
  COMPREPLY=()
  # Bash takes --name=value apart at the sign.
  if [[ $current == = ]]; then current=; elif [[ $previous == = ]]; then previous=\${COMP_WORDS[COMP_CWORD-2]}; fi
  if ((COMP_CWORD == 1)); then
    words=${listed([...COMMANDS.map(({ name }) => name), ...GENERAL_WORDS])}
  else
    case $previous in
${flagCases().join('\n')}
      *)
        if [[ $current == -* ]]; then
          case \${COMP_WORDS[1]} in
${COMMANDS.map(({ name, flags }) => `            ${name}) words=${listed(flagWords(flags))} ;;`).join('\n')}
          esac
        else
          case \${COMP_WORDS[1]} in
${COMMANDS.flatMap(wordCases).join('\n')}
          esac
        fi
        ;;
    esac
  fi
  # Without words, bash completes names of files.
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F ${FUNCTION_NAME} ${PROGRAM}
`;
}

/** The cases for the word after an option that takes a value. */
function flagCases(): string[] {
  return (Object.keys(FLAGS) as FlagName[]).flatMap(name => {
    const { value, choices } = flagForm(name);
    return value === undefined
      ? []
      : [`      --${name}) ${choices === undefined ? 'return' : `words=${listed(choices)}`} ;;`];
  });
}

function flagWords(flags: readonly FlagName[]): readonly string[] {
  return [...flags.map(name => `--${name}`), ...GENERAL_WORDS];
}

function wordCases(command: Command): string[] {
  const words = command.arguments.flatMap(({ kind }) => wordsFor(kind));
  return words.length === 0 ? [] : [`            ${command.name}) words=${listed(words)} ;;`];
}

function listed(words: readonly string[]): string {
  return shellQuoted(words.join(' '));
}

// Completion for fish.

function fishScript(): string {
  return [
    `# Completion of ${PROGRAM} for fish.`,
    line('-f'),
    ...COMMANDS.map(({ name, summary }) =>
      line('-n __fish_use_subcommand', `-a ${name}`, `-d ${shellQuoted(summary)}`),
    ),
    ...COMMANDS.flatMap(argumentLines),
    ...(Object.keys(FLAGS) as FlagName[]).flatMap(flagLines),
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

/** A line for each form that it has in the commands that take it. */
function flagLines(name: FlagName): readonly string[] {
  const takers = COMMANDS.filter(({ flags }: Command) => flags.includes(name)).map(command => command.name);
  const forms = new Set(takers.map(command => flagForm(name, command)));
  return [...forms].map(form => {
    const { value, choices, summary } = form;
    return line(
      behind(takers.filter(command => flagForm(name, command) === form)),
      `-l ${name}`,
      ...(value === undefined ? [] : [value === 'FILE' ? '-r -F' : '-x']),
      ...(choices === undefined ? [] : [`-a ${shellQuoted(choices.join(' '))}`]),
      `-d ${shellQuoted(summary)}`,
    );
  });
}

function behind(names: readonly string[]): string {
  return `-n ${shellQuoted(`__fish_seen_subcommand_from ${names.join(' ')}`)}`;
}

function line(...parts: readonly string[]): string {
  return ['complete', '-c', PROGRAM, ...parts].join(' ');
}

// A sample request, to a new file or to standard output.

/** What to print. Throws {@link Complaint}. */
function initialise(file: string | undefined, country: SampleCountry): string {
  const text = `${JSON.stringify(sampleRequest(country), null, 2)}\n`;
  if (file === undefined || file === '-') return text;
  writeNew(file, text);
  return `Wrote ${nameOf(file)}. Next: ${TYPED} analyse ${nameOf(file)} --pretty\n`;
}

/** An existing file may hold a year of transactions, so it is never overwritten. */
function writeNew(file: string, text: string): void {
  if (file === '') throw new Complaint('the name of the file is empty');
  try {
    writeFileSync(file, text, { flag: 'wx' });
  } catch (error) {
    if (!isSystemError(error)) throw error;
    if (error.code === 'EEXIST')
      throw new Complaint(`${nameOf(file)} exists already; give the name of a new file`);
    throw new Complaint(
      `cannot write ${nameOf(file)}: ${error.code === 'ENOENT' ? 'there is no such directory' : inWords(error)}`,
      isBadName(error) ? EXIT.badInput : EXIT.outside,
    );
  }
}

// Scripts with which a shell completes the words of the command line, from the same tables.

const SCRIPTS: ReadonlyMap<string, () => string> = new Map<(typeof SHELLS)[number], () => string>([
  ['bash', bashScript],
  ['zsh', zshScript],
  ['fish', fishScript],
]);

/** `shell`: one of SHELLS. */
export function completionScript(shell: string): string {
  return (SCRIPTS.get(shell) as () => string)();
}

export type TextCommand = 'help' | 'version' | 'completion' | 'init';

/** The commands that ask the library about one request. */
export type AskingCommand = Exclude<CommandName, TextCommand | 'analyse-many'>;

/** The text that each command prints. Throws {@link Complaint}. */
export const TEXTS: Readonly<Record<TextCommand, (line: CommandLine) => string>> = {
  help: ({ words }) => helpText(words[0]),
  version: () => `${ENGINE_VERSION}\n`,
  completion: ({ words }) => completionScript(String(words[0])),
  init: ({ words, flags }) =>
    initialise(words[0], isKnownCountry(flags.country) ? flags.country : DEFAULT_COUNTRY),
};
