/** Checks the words of the command line. Files are not read here. */
import { parseArgs } from 'node:util';
import type { Argument, Command } from './command.js';
import { COMMANDS, type CommandName } from './commands.js';
import { UsageComplaint } from './complaint.js';
import { quoted } from './displayWidth.js';
import { FLAGS, type FlagName, flagForm, GENERAL_FLAGS, isFlagName } from './flags.js';
import { type FlagValues, mappingFileIn, readFlag } from './flagValues.js';
import { commandNamed, wordsFor } from './knownWords.js';
import { didYouMean } from './suggest.js';

export interface CommandLine {
  readonly command: CommandName;
  /** One word for each argument, except for optional ones. */
  readonly words: readonly string[];
  readonly flags: FlagValues;
}

type Known = Command & { readonly name: CommandName };
type Tokens = ReturnType<typeof tokensOf>;

const GENERAL_NAMES = Object.keys(GENERAL_FLAGS);
const GENERAL_WORDS = GENERAL_NAMES.map(name => `--${name}`);

/** Throws {@link UsageComplaint}. */
export function readCommandLine(words: readonly string[]): CommandLine {
  // The command says which of its options take a value.
  const tokens = tokensOf(words, positionalsIn(tokensOf(words))[0]);
  const positionals = positionalsIn(tokens);
  const asks = (name: string) => tokens.some(token => token.kind === 'option' && token.name === name);
  const [name, ...given] = positionals;
  if (asks('help'))
    return {
      command: 'help',
      words: commandNamed(name ?? '') === undefined ? [] : [String(name)],
      flags: {},
    };
  if (asks('version')) return { command: 'version', words: [], flags: {} };
  const strange = tokens.find(token => token.kind === 'option' && !isFlagName(token.name));
  if (name === undefined && strange?.kind === 'option')
    throw new UsageComplaint(noOption(strange.rawName, []));
  const isFileAlone = name !== undefined && commandNamed(name) === undefined && isFileName(name);
  const behind = isFileAlone ? given.find(word => commandNamed(word) !== undefined) : undefined;
  if (behind !== undefined)
    throw new UsageComplaint(`the command comes before the file: ${behind} ${name}`, behind);
  const command = commandOf(isFileAlone ? FOR_A_FILE_ALONE : name);
  const files = isFileAlone ? positionals : given;
  const flags = { ...flagsOf(command, tokens), ...(isFileAlone ? { pretty: true } : {}) };
  checkArguments(command, files, flags);
  return { command: command.name, words: files, flags };
}

/** What a person wants who names nothing but a file, to read and not to process. */
const FOR_A_FILE_ALONE: CommandName = 'analyse';

/** `monzo.csv`, `./statement`, `-`. No command is written so. */
function isFileName(word: string): boolean {
  return word === '-' || /[./\\]/.test(word);
}

/** Strict mode is off, because its messages are Node's. What it would refuse is refused here. */
function tokensOf(words: readonly string[], command?: string) {
  const options = Object.fromEntries([
    ...Object.keys(FLAGS).map(name => {
      const { value, short } = flagForm(name as FlagName, command);
      return [
        name,
        { type: value === undefined ? 'boolean' : 'string', ...(short === undefined ? {} : { short }) },
      ];
    }),
    ...Object.entries(GENERAL_FLAGS).map(([name, { short }]) => [
      name,
      { type: 'boolean', ...(short === undefined ? {} : { short }) },
    ]),
  ]);
  return parseArgs({ args: [...words], options, strict: false, allowPositionals: true, tokens: true }).tokens;
}

function positionalsIn(tokens: Tokens): readonly string[] {
  return tokens.flatMap(token => (token.kind === 'positional' ? [token.value] : []));
}

function commandOf(name: string | undefined): Known {
  if (name === undefined) throw new UsageComplaint('no command given');
  const command = commandNamed(name);
  if (command !== undefined) return command;
  const known = [...COMMANDS.map(each => each.name), ...GENERAL_WORDS];
  throw new UsageComplaint(`no command ${quoted(name)}${didYouMean(name, known)}`);
}

function flagsOf(command: Known, tokens: Tokens): FlagValues {
  const complain = (message: string) => new UsageComplaint(message, command.name);
  const values: Record<string, FlagValues[FlagName]> = {};
  for (const token of tokens) {
    if (token.kind !== 'option' || token.name in GENERAL_FLAGS) continue;
    const { name, rawName, value, inlineValue } = token;
    if (!isFlagName(name)) throw complain(noOption(rawName, command.flags));
    if (!command.flags.includes(name)) throw complain(`${command.name} takes no --${name}`);
    // One of two values would be ignored. A switch may be repeated.
    if (value !== undefined && Object.hasOwn(values, name)) throw complain(`--${name} is given twice`);
    const isOtherOption = inlineValue === false && value?.startsWith('-') === true && value !== '-';
    const read = readFlag(name, isOtherOption ? undefined : value, command.name);
    if ('complaint' in read) throw complain(read.complaint);
    values[name] = read.value;
  }
  const missing = (command.required ?? []).find(name => values[name] === undefined);
  if (missing !== undefined)
    throw complain(`${command.name} needs --${missing} ${flagForm(missing).choices?.join(' or ')}`);
  if (values['pretty'] === true && values['csv'] === true) throw complain('give --pretty or --csv, not both');
  return values;
}

function noOption(rawName: string, flags: readonly FlagName[]): string {
  const known = [...flags.map(name => `--${name}`), ...GENERAL_WORDS];
  return `no option ${quoted(rawName)}${didYouMean(rawName, known)}`;
}

/** The words of each argument. An argument that may be repeated gets all words that the others leave. */
export function wordsByArgument(
  { arguments: wanted }: Command,
  words: readonly string[],
): readonly (readonly string[])[] {
  const many = wanted.findIndex(({ isMany }) => isMany === true);
  const further = Math.max(0, words.length - wanted.length);
  return wanted.map((_, index) => {
    const start = index + (many >= 0 && index > many ? further : 0);
    return words.slice(start, start + 1 + (index === many ? further : 0));
  });
}

function checkArguments(command: Known, given: readonly string[], flags: FlagValues): void {
  const complain = (message: string) => new UsageComplaint(message, command.name);
  const wanted: readonly Argument[] = command.arguments;
  const missing = wanted[given.length];
  if (missing !== undefined && missing.isOptional !== true)
    throw complain(`${command.name} needs <${missing.name}>: ${missing.about}`);
  const extra = wanted.some(({ isMany }) => isMany === true) ? undefined : given[wanted.length];
  if (extra !== undefined)
    throw complain(
      `${command.name} takes ${['no argument', 'one argument', 'two arguments'][wanted.length]}; ${quoted(extra)} is too many`,
    );
  const byArgument = wordsByArgument(command, given);
  for (const [index, { kind }] of wanted.entries()) {
    const known = wordsFor(kind);
    for (const word of byArgument[index] ?? [])
      if (known.length > 0 && !known.includes(word))
        throw complain(`no ${kind} ${quoted(word)}${didYouMean(word, known)}`);
  }
  const files = wanted.flatMap(({ takesInput }, index) =>
    takesInput === true ? (byArgument[index] ?? []) : [],
  );
  if ([...files, flags.rules, mappingFileIn(flags)].filter(word => word === '-').length > 1)
    throw complain('standard input holds one thing: give - once');
}
