/** What a command prints. */
import { ENGINE_VERSION, InvalidRequestError } from '../index.js';
import { CALCULATIONS, type Calculation, type TextCommand } from './calculations.js';
import type { CommandLine } from './commandLine.js';
import { Complaint } from './complaint.js';
import { completionScript } from './completion.js';
import { decodeText } from './decodeText.js';
import { membersOf, optionsOf } from './flagValues.js';
import { helpText } from './help.js';
import { initialise } from './init.js';
import { type JsonFile, readJsonFile } from './jsonFile.js';
import { commandNamed } from './knownWords.js';
import { type Origin, placedIssues } from './placedIssues.js';
import { nameOf, readBytes } from './readBytes.js';
import { safeJson } from './terminalText.js';

const TEXTS: Readonly<Record<TextCommand, (line: CommandLine) => string>> = {
  help: ({ words }) => helpText(words[0]),
  version: () => `${ENGINE_VERSION}\n`,
  completion: ({ words }) => completionScript(String(words[0])),
  init: ({ words, flags }) => initialise(words[0], flags.country === 'US' ? 'US' : 'GB'),
};

/** `width`: of the terminal that shows it; infinite where none does. Throws Complaint and InvalidRequestError. */
export async function answer(line: CommandLine, width = Number.POSITIVE_INFINITY): Promise<string> {
  const { command } = line;
  return isText(command) ? TEXTS[command](line) : calculated(line, CALCULATIONS[command], width);
}

function isText(name: CommandLine['command']): name is TextCommand {
  return Object.hasOwn(TEXTS, name);
}

async function calculated(line: CommandLine, calculation: Calculation, width: number): Promise<string> {
  const { flags } = line;
  const { call, secondIs, report, csv } = calculation;
  const [first, second] = await argumentsOf(line);
  const rules = flags.rules === undefined ? undefined : await readJsonFile(String(flags.rules));
  const members = membersOf(flags);
  const request = withMembers(calculation, contentOf(first), members);
  // The library checks the request and the rules; here they are only read.
  const options = { ...optionsOf(flags), ...(rules === undefined ? {} : { rules: rules.value as never }) };
  const origins: Origin[] = [
    ...originsOf(rules, ['options', 'rules']),
    ...originsOf(second, [secondIs ?? '']),
    ...(calculation.takesRequest === true ? originsOf(first, []) : []),
  ];
  try {
    const result = call(request as never, contentOf(second) as never, { options, members });
    return written(() => {
      if (flags.csv === true && csv !== undefined) return csv(result as never);
      if (flags.pretty === true) return report(result as never, width);
      return safeJson(`${JSON.stringify(result, null, 2)}\n`);
    });
  } catch (error) {
    throw error instanceof InvalidRequestError ? placedIssues(error, origins) : error;
  }
}

/** A file of JSON, or the word itself. */
type Given = JsonFile | string | undefined;

async function argumentsOf({ command, words }: CommandLine): Promise<Given[]> {
  const given: Given[] = [];
  for (const [index, { kind, takesInput }] of (commandNamed(command)?.arguments ?? []).entries()) {
    const word = words[index] as string;
    if (kind === 'json') given.push(await readJsonFile(word));
    else given.push(takesInput === true && word === '-' ? await inputLine() : word);
  }
  return given;
}

/** Standard input as one text, without the end of its line. */
async function inputLine(): Promise<string> {
  return decodeText(await readBytes('-'), nameOf('-')).replace(/\r?\n$/, '');
}

function contentOf(given: Given): unknown {
  return typeof given === 'object' ? given.value : given;
}

/** The request with what the command line says in place of its members. A country is that of every account. */
function withMembers(
  { takesRequest }: Calculation,
  value: unknown,
  members: Readonly<Record<string, unknown>>,
): unknown {
  if (takesRequest !== true || !isObject(value)) return value;
  const { countryCode } = members;
  const accounts = value['accounts'];
  const inAccounts = countryCode !== undefined && Array.isArray(accounts);
  return {
    ...value,
    ...members,
    ...(inAccounts
      ? { accounts: accounts.map(each => (isObject(each) ? { ...each, countryCode } : each)) }
      : {}),
  };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function originsOf(given: Given, at: Origin['at']): Origin[] {
  return typeof given === 'object' ? [{ file: given, at }] : [];
}

function written(write: () => string): string {
  try {
    return write();
  } catch (error) {
    if (!(error instanceof RangeError && error.message === 'Invalid string length')) throw error;
    throw new Complaint('the result is too large to write: give fewer transactions or accounts at a time');
  }
}
