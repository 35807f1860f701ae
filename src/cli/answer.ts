/** Gives what a command prints that calls the library. */

import { isArchive } from '../adapters/input/lookalikes.js';
import {
  fromXlsx,
  type ReadOptions,
  readStatements,
  type Statements,
  toAnalyseRequest,
} from '../adapters.js';
import { InvalidRequestError, type TimeZone } from '../index.js';
import { bankComplaint, engineComplaint, refuseUnknownCurrency } from './bankComplaints.js';
import {
  type BankFile,
  joinedByProvider,
  type MergedFiles,
  mergedFiles,
  type ReadFile,
} from './bankFiles.js';
import { CALCULATIONS, type Calculation } from './calculations.js';
import type { Argument, Command } from './command.js';
import { type CommandLine, wordsByArgument } from './commandLine.js';
import { Complaint } from './complaint.js';
import { currenciesOf } from './currenciesOfRequest.js';
import { decodeText } from './decodeText.js';
import { quoted } from './displayWidth.js';
import { bankFlagsIn, mappingFileIn, membersOf, optionsOf } from './flagValues.js';
import { inFlags } from './inFlags.js';
import { type JsonFile, readJsonFile } from './jsonFile.js';
import { offsetsOf, type Path, placeOf } from './jsonPlace.js';
import { commandNamed } from './knownWords.js';
import { readingFor } from './mapping.js';
import { parseJson } from './parseJson.js';
import { nameOf, readBytes } from './readBytes.js';
import { readingLines, summaryOf } from './readingNotes.js';
import { reportFile, writtenTo } from './reportDocument.js';
import { page, type Screen } from './terminalPage.js';
import { safeJson } from './terminalText.js';
import type { AskingCommand } from './textCommands.js';
import { withMembers } from './withMembers.js';

/** Receives what was read of bank files, before the result is ready. */
export type Tell = (text: string) => Promise<void>;

/** `screen` describes where the result is shown. Throws Complaint and InvalidRequestError. */
export async function answer(
  line: CommandLine & { readonly command: AskingCommand },
  screen: Screen,
  tell: Tell,
): Promise<string> {
  const { command } = line;
  return command === 'convert'
    ? converted(line, screen, tell)
    : calculated(line, CALCULATIONS[command], screen, tell);
}

async function converted(line: CommandLine, screen: Screen, tell: Tell): Promise<string> {
  const { files, reading } = await argumentsOf(line);
  const { read, merged } = bankFilesIn(files, reading);
  if (line.flags.pretty === true) return page(readingLines(read, merged), screen);
  await tell(summaryOf(read, merged));
  return safeJson(`${JSON.stringify(requestOfFiles(files, read, merged), null, 2)}\n`);
}

async function calculated(
  line: CommandLine,
  calculation: Calculation,
  screen: Screen,
  tell: Tell,
): Promise<string> {
  const { flags } = line;
  const { call, secondIs, refuse, report, document, csv } = calculation;
  refuse?.(flags);
  const output = document === undefined ? undefined : reportFile(line.words, flags, screen);
  const { files, others, reading } = await argumentsOf(line);
  const rules = flags.rules === undefined ? undefined : await readJsonFile(String(flags.rules));
  const members = membersOf(flags);
  const takesRequest = files.length > 0;
  const { read, merged } = bankFilesIn(files, reading);
  if (takesRequest) await tell(summaryOf(read, merged));
  const [first, second] = takesRequest ? [undefined, others[0]] : others;
  const request = takesRequest ? withMembers(requestOfFiles(files, read, merged), members) : contentOf(first);
  // The library checks the request and the rules; here they are only read.
  const options = { ...optionsOf(flags), ...(rules === undefined ? {} : { rules: rules.value as never }) };
  const only = files.length === 1 ? files[0]?.json : null;
  const origins: Origin[] = [
    ...originsOf(rules, ['options', 'rules']),
    ...originsOf(second, [secondIs ?? '']),
    ...originsOf(only ?? undefined, []),
  ];
  try {
    const result = call(request as never, contentOf(second) as never, { options, members });
    if (document !== undefined) {
      const content = await written(() => document(result as never, flags, currenciesOf(request)()));
      return output === undefined ? String(content) : writtenTo(output, content);
    }
    return await written(() => {
      if (flags.csv === true && csv !== undefined) return csv(result as never);
      if (flags.pretty === true && report !== undefined)
        return report(result as never, {
          ...screen,
          currencyOf: currenciesOf(request),
          // The library has accepted it.
          timeZone: flags['time-zone'] as TimeZone | undefined,
        });
      return safeJson(`${JSON.stringify(result, null, 2)}\n`);
    });
  } catch (error) {
    const told = engineComplaint(error, read, line.command);
    throw told instanceof InvalidRequestError ? placedIssues(told, origins) : told;
  }
}

function bankFilesIn(
  files: readonly GivenFile[],
  reading: ReadOptions,
): { readonly read: readonly ReadFile[]; readonly merged: MergedFiles | null } {
  const given = files.flatMap(file => (file.json === null ? [file] : []));
  const read = given.length === 0 ? [] : joinedByProvider(given, reading);
  return { read, merged: mergedFiles(read) };
}

/** A JSON file, or the argument itself. */
type Given = JsonFile | string | undefined;

interface Arguments {
  /** Requests and bank files. */
  readonly files: readonly GivenFile[];
  readonly others: readonly Given[];
  /** What is said of the bank files. */
  readonly reading: ReadOptions;
}

async function argumentsOf({ command, words, flags }: CommandLine): Promise<Arguments> {
  const known = commandNamed(command) as Command;
  const most = flags['max-transactions'] ?? known.mostTransactions;
  const reading: ReadOptions = {
    ...(most === undefined ? {} : { maxRows: Number(most) }),
    ...(await readingFor(flags)),
  };
  const isOwnLimit = most !== undefined && flags['max-rows'] === undefined;
  const told: Told = {
    mapping: mappingFileIn(flags),
    limitFlag: isOwnLimit ? '--max-transactions' : '--max-rows',
  };
  const files: GivenFile[] = [];
  const others: Given[] = [];
  for (const [index, given] of wordsByArgument(known, words).entries()) {
    const { kind, takesInput } = known.arguments[index] as Argument;
    for (const word of given) {
      if (kind === 'request') files.push(await readGivenFile(word, reading, told));
      else if (kind === 'json') others.push(await readJsonFile(word));
      else others.push(takesInput === true && word === '-' ? await inputLine() : word);
    }
  }
  refuseBankFlags(files, flags);
  return { files, others, reading };
}

function refuseBankFlags(files: readonly GivenFile[], flags: CommandLine['flags']): void {
  const [flag] = bankFlagsIn(flags);
  if (flag !== undefined && files.every(({ json }) => json !== null))
    throw new Complaint(`--${flag} is said of bank files, and ${files[0]?.name} is a request`);
}

/** Standard input as one text, without the end of its line. */
async function inputLine(): Promise<string> {
  return decodeText(await readBytes('-'), nameOf('-')).replace(/\r?\n$/, '');
}

function contentOf(given: Given): unknown {
  return typeof given === 'object' ? given.value : given;
}

function originsOf(given: Given, at: Origin['at']): Origin[] {
  return typeof given === 'object' ? [{ file: given, at }] : [];
}

async function written<Text>(write: () => Text | Promise<Text>): Promise<Text> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof RangeError && error.message === 'Invalid string length')) throw error;
    throw new Complaint('the result is too large to write: give fewer transactions or accounts at a time');
  }
}

// Adds to each issue of a request the place of its value in the file. The message stays as it is.

/** The place of a file's value among the library's arguments. */
interface Origin {
  readonly file: JsonFile;
  readonly at: Path;
}

type Issue = InvalidRequestError['issues'][number];

function placedIssues(error: InvalidRequestError, origins: readonly Origin[]): InvalidRequestError {
  // Options come from no file, except for the rules.
  const originOf = ({ path }: Issue) =>
    origins.find(({ at }) =>
      at.length === 0 ? path[0] !== 'options' : at.every((key, index) => path[index] === key),
    );
  const pathsIn = (origin: Origin) =>
    error.issues.filter(issue => originOf(issue) === origin).map(({ path }) => path.slice(origin.at.length));
  const placed = new Map<Issue, Issue>();
  for (const origin of origins) {
    const issues = error.issues.filter(issue => originOf(issue) === origin);
    offsetsOf(origin.file.text, pathsIn(origin)).forEach((offset, index) => {
      const issue = issues[index] as Issue;
      const place = placeOf(origin.file.text, offset);
      const isPlain = origins.length === 1;
      placed.set(issue, placedIssue(issue, origin, isPlain ? place : `${origin.file.name}, ${place}`));
    });
  }
  return new InvalidRequestError(
    error.issues.map(issue => placed.get(issue) ?? issue),
    error.issueCount,
  );
}

/** `transactions[2].amount: must be ...` -> `transactions[2].amount (line 3, column 5, transaction "t-3"): must be ...`. */
function placedIssue({ path, code, message }: Issue, { file, at }: Origin, place: string): Issue {
  const given = textOf(path);
  const own = path.slice(at.length);
  const id = transactionIdAt(file.value, own);
  const isNamed = id === undefined || message.includes(quoted(id));
  const where = isNamed ? place : `${place}, transaction ${quoted(id)}`;
  const rest = message.startsWith(given) ? message.slice(given.length) : `: ${message}`;
  const inBrackets = own.length === 0 ? '' : ` (${where})`;
  return { path, code, message: `${given}${inBrackets}${rest}` };
}

function textOf(path: Path): string {
  const text = path.map(key => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('');
  return text === '' ? 'request' : text.replace(/^\./, '');
}

function transactionIdAt(value: unknown, path: Path): string | undefined {
  const list = path.indexOf('transactions');
  if (list < 0) return undefined;
  const id = [...path.slice(0, list + 2), 'transactionId'].reduce(memberOf, value);
  return typeof id === 'string' && id !== '' ? id : undefined;
}

function memberOf(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string | number, unknown>)[key]
    : undefined;
}

// Reads the files of a command: requests as JSON, or files of banks and providers. Several make one request of all their accounts.

/** A JSON file as the library takes it, or a bank's file that was read. */
type GivenFile =
  | { readonly name: string; readonly json: JsonFile; readonly statements: null }
  | (BankFile & { readonly json: null });

/** What messages name besides the file. */
interface Told {
  /** The file of `--columns`. */
  readonly mapping: string | undefined;
  /** What sets the most rows of a bank file. */
  readonly limitFlag: string;
}

/** Throws {@link Complaint}. `options` are those of the adapters. */
async function readGivenFile(
  file: string,
  options: ReadOptions,
  { mapping, limitFlag }: Told,
): Promise<GivenFile> {
  const name = nameOf(file);
  const bytes = await readBytes(file);
  const isJson = /^\s*[{[]/.test(bytes.subarray(0, 64).toString('utf8'));
  const json = isJson ? jsonOf(bytes, name) : null;
  if (json !== null && isRequest(json.value)) return { name, json, statements: null };
  try {
    return { name, json: null, bytes, statements: await statementsIn(bytes, options) };
  } catch (error) {
    if (!(error instanceof InvalidRequestError)) throw error;
    if (!isUnknownKind(error)) throw bankComplaint(error, name, mapping, limitFlag);
    // JSON that no provider writes is a request. The library says what it lacks.
    if (json !== null) return { name, json, statements: null };
    const says = error.issues[0]?.message ?? '';
    // The file may be a request in another encoding, which its bytes show.
    if (says.includes('JSON')) decodeText(bytes, name);
    throw says.startsWith('The document is ')
      ? new Complaint(says.replace('The document', name))
      : new Complaint(`${name} is neither a request nor a bank file. ${inFlags(says)}`);
  }
}

function jsonOf(bytes: Buffer, name: string): JsonFile {
  const text = decodeText(bytes, name);
  return { name, text, value: parseJson(text, name) };
}

/** No provider uses this name for the currency, and none has an account beside its transactions. */
function isRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { currencyCode, account, accounts } = value;
  const [first] = Array.isArray(accounts) ? accounts : [];
  return (
    typeof currencyCode === 'string' ||
    isObject(account) ||
    (isObject(first) && (typeof first['currencyCode'] === 'string' || Array.isArray(first['transactions'])))
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isUnknownKind(error: InvalidRequestError): boolean {
  return error.issues[0]?.code === 'not_a_statement';
}

/** Makes one request of all files. A single request stays as it is, so that issues have their place in the file. */
function requestOfFiles(
  files: readonly GivenFile[],
  read: readonly ReadFile[],
  merged: MergedFiles | null,
): unknown {
  const [first] = files;
  if (files.length === 1 && first?.json) return first.json.value;
  refuseUnknownCurrency(read);
  const accounts = merged === null ? [] : accountsRead(merged);
  return {
    accounts: [
      ...files.flatMap(file => (file.json === null ? [] : accountsIn(file.json.value))),
      ...accounts,
    ],
  };
}

/** Throws {@link Complaint} where none of them is in pounds or dollars. */
function accountsRead({ names, statements }: MergedFiles): readonly unknown[] {
  try {
    return toAnalyseRequest(statements).accounts;
  } catch (error) {
    throw error instanceof InvalidRequestError ? bankComplaint(error, names.join(', '), undefined) : error;
  }
}

/** Of workbooks only the package that unpacks them knows more. */
async function statementsIn(bytes: Buffer, options: ReadOptions): Promise<Statements> {
  if (!isArchive(bytes)) return readStatements(bytes, options);
  const { format: _format, ...rest } = options;
  return fromXlsx(bytes, rest);
}

/** The accounts of a request about one account or several. */
function accountsIn(value: unknown): readonly unknown[] {
  if (!isObject(value)) return [value];
  if (Array.isArray(value['accounts'])) return value['accounts'];
  const { account, transactions } = value;
  return [isObject(account) ? { ...account, transactions } : value];
}
