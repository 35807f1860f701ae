/** What a command prints that asks the library. */
import { InvalidRequestError, type TimeZone } from '../index.js';
import { joinedByProvider, type MergedFiles, mergedFiles, type ReadFile } from './bankFiles.js';
import { CALCULATIONS, type Calculation } from './calculations.js';
import type { Argument, Command } from './command.js';
import { type CommandLine, wordsByArgument } from './commandLine.js';
import { Complaint } from './complaint.js';
import { currenciesOf } from './currencies.js';
import { decodeText } from './decodeText.js';
import { bankFlagsIn, membersOf, optionsOf, readingOf } from './flagValues.js';
import { type JsonFile, readJsonFile } from './jsonFile.js';
import { commandNamed } from './knownWords.js';
import { page, type Screen } from './page.js';
import { type Origin, placedIssues } from './placedIssues.js';
import { nameOf, readBytes } from './readBytes.js';
import { readingLines, summaryOf } from './readingNotes.js';
import { writtenTo } from './reportDocument.js';
import { type GivenFile, readGivenFile, requestOfFiles } from './requestFiles.js';
import { safeJson } from './terminalText.js';
import type { AskingCommand } from './textCommands.js';
import { withMembers } from './withMembers.js';

/** Hears what was read of bank files, before the result is there. */
export type Tell = (text: string) => Promise<void>;

/** `screen`: what shows it. Throws Complaint and InvalidRequestError. */
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
  const { files } = await argumentsOf(line);
  const { read, merged } = bankFilesIn(files, line);
  if (line.flags.pretty === true) return page(readingLines(read, merged), screen);
  await tell(summaryOf(read, merged));
  return safeJson(`${JSON.stringify(requestOfFiles(files, merged), null, 2)}\n`);
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
  const { files, others } = await argumentsOf(line);
  const rules = flags.rules === undefined ? undefined : await readJsonFile(String(flags.rules));
  const members = membersOf(flags);
  const takesRequest = files.length > 0;
  const { read, merged } = bankFilesIn(files, line);
  if (takesRequest) await tell(summaryOf(read, merged));
  const [first, second] = takesRequest ? [undefined, others[0]] : others;
  const request = takesRequest ? withMembers(requestOfFiles(files, merged), members) : contentOf(first);
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
      const content = await written(() => document(result as never, flags));
      return flags.output === undefined ? String(content) : writtenTo(String(flags.output), content);
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
    throw error instanceof InvalidRequestError ? placedIssues(error, origins) : error;
  }
}

function bankFilesIn(
  files: readonly GivenFile[],
  { flags }: CommandLine,
): { readonly read: readonly ReadFile[]; readonly merged: MergedFiles | null } {
  const given = files.flatMap(file => (file.json === null ? [file] : []));
  const read = given.length === 0 ? [] : joinedByProvider(given, readingOf(flags));
  return { read, merged: mergedFiles(read) };
}

/** A file of JSON, or the word itself. */
type Given = JsonFile | string | undefined;

interface Arguments {
  /** Requests and bank files. */
  readonly files: readonly GivenFile[];
  readonly others: readonly Given[];
}

async function argumentsOf({ command, words, flags }: CommandLine): Promise<Arguments> {
  const known = commandNamed(command) as Command;
  const files: GivenFile[] = [];
  const others: Given[] = [];
  for (const [index, given] of wordsByArgument(known, words).entries()) {
    const { kind, takesInput } = known.arguments[index] as Argument;
    for (const word of given) {
      if (kind === 'request') files.push(await readGivenFile(word, readingOf(flags)));
      else if (kind === 'json') others.push(await readJsonFile(word));
      else others.push(takesInput === true && word === '-' ? await inputLine() : word);
    }
  }
  refuseBankFlags(files, flags);
  return { files, others };
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
