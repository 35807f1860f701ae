/** Runs the command line, from its words to its exit status. */

import type { InvalidRequestError } from '../index.js';
import { type CommandLine, readCommandLine } from './commandLine.js';
import { Complaint, EXIT, type ExitCode, UsageComplaint } from './complaint.js';
import { clipped } from './displayWidth.js';
import { inFlags } from './inFlags.js';
import { PROGRAM } from './program.js';
import { inWords, isReaderGone, isSystemError } from './systemErrors.js';
import type { Screen } from './terminalPage.js';
import { escapedText } from './terminalText.js';
import { type AskingCommand, TEXTS, type TextCommand } from './textCommands.js';

/** What the process gives a run. */
export interface Surroundings {
  /** Prints the result. Rejects with the system's error. */
  readonly print: (text: string) => Promise<void>;
  /** Prints notes and complaints. Rejects with the system's error. */
  readonly tell: (text: string) => Promise<void>;
  /** What shows the result. */
  readonly screen: Screen;
  /** Whether a complaint about a bug has the stack. */
  readonly showsStack: boolean;
  /** The address of the built worker of `analyse-many`. */
  readonly worker: string;
}

/** Throws nothing. Every error is printed and has an exit status. */
export async function run(words: readonly string[], surroundings: Surroundings): Promise<ExitCode> {
  const { print, tell, screen, showsStack, worker } = surroundings;
  try {
    const line = readCommandLine(words);
    if (line.command === 'analyse-many') {
      const { analyseMany } = await import('./many/analyseMany.js');
      return await analyseMany(line, worker);
    }
    await print(await textOf(line, screen, tell));
    return EXIT.done;
  } catch (error) {
    const { text, exitCode } = complaintOf(error, showsStack);
    // If standard error fails too, only the exit status is left.
    await tell(text).catch(() => undefined);
    return exitCode;
  }
}

/**
 * What a command prints. Each kind of command loads what it needs, so that help need not wait for the engines. Throws
 * {@link Complaint} and InvalidRequestError.
 */
export async function textOf(line: CommandLine, screen: Screen, tell: Surroundings['tell']): Promise<string> {
  if (answersAlone(line)) return TEXTS[line.command](line);
  if (!asks(line)) throw new Error(`the lines of ${line.command} are written as they come`);
  const { answer } = await import('./answer.js');
  return answer(line, screen, tell);
}

function answersAlone(line: CommandLine): line is CommandLine & { readonly command: TextCommand } {
  return Object.hasOwn(TEXTS, line.command);
}

function asks(line: CommandLine): line is CommandLine & { readonly command: AskingCommand } {
  return line.command !== 'analyse-many';
}

// What is printed to standard error, and the exit status, for whatever was thrown.

/** Messages may quote the request, a name of a megabyte too. */
const LONGEST_LINE = 300;

/** `showsStack`: for whoever mends the program. */
export function complaintOf(
  error: unknown,
  showsStack = false,
): { readonly text: string; readonly exitCode: ExitCode } {
  if (isReaderGone(error)) return { text: '', exitCode: EXIT.readerGone };
  if (isInvalidRequest(error)) return { text: issuesOf(error), exitCode: EXIT.badInput };
  if (error instanceof Complaint) {
    const help = error instanceof UsageComplaint ? helpFor(error) : '';
    const choices = error.choices.map(each => `  - ${line(each)}\n`).join('');
    return { text: `${PROGRAM}: ${line(error.message)}\n${choices}${help}`, exitCode: error.exitCode };
  }
  if (isSystemError(error))
    return { text: `${PROGRAM}: cannot write the result: ${inWords(error)}\n`, exitCode: EXIT.outside };
  return { text: `${PROGRAM}: ${bugReport(error, showsStack)}\n`, exitCode: EXIT.bug };
}

/** Compares the name, because importing the class would load the whole library for a mistake in the words. */
function isInvalidRequest(error: unknown): error is InvalidRequestError {
  return error instanceof Error && error.name === 'InvalidRequestError';
}

function issuesOf({ issues, issueCount }: InvalidRequestError): string {
  const more = issueCount - issues.length;
  // Options were typed, and codes are for programs that make requests.
  const isTyped = issues.every(({ path }) => path[0] === 'options');
  const head = isTyped
    ? 'an option is not as it must be'
    : `the request is not valid: ${issueCount} ${issueCount === 1 ? 'issue' : 'issues'}`;
  return [
    `${PROGRAM}: ${head}`,
    ...issues.map(({ message, code }) => `  - ${line(inFlags(message))}${isTyped ? '' : ` [${code}]`}`),
    ...(more > 0 ? [`  … and ${more} more`] : []),
    '',
  ].join('\n');
}

function helpFor({ command }: UsageComplaint): string {
  return `Try: ${[PROGRAM, 'help', ...(command === undefined ? [] : [command])].join(' ')}\n`;
}

function bugReport(error: unknown, showsStack: boolean): string {
  const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const stack = showsStack && error instanceof Error ? `\n${error.stack}` : '';
  return `${line(what)}. This is a bug; please report it.${stack}`;
}

function line(text: string): string {
  return clipped(escapedText(text), LONGEST_LINE);
}
