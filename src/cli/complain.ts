/** What is printed to standard error, and the exit status, for whatever was thrown. */
import type { InvalidRequestError } from '../index.js';
import { Complaint, EXIT, type ExitCode, UsageComplaint } from './complaint.js';
import { clipped } from './displayWidth.js';
import { flagOf } from './flags.js';
import { PROGRAM } from './program.js';
import { inWords, isReaderGone, isSystemError } from './systemErrors.js';
import { escapedText } from './terminalText.js';

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
    return { text: `${PROGRAM}: ${line(error.message)}\n${help}`, exitCode: error.exitCode };
  }
  if (isSystemError(error))
    return { text: `${PROGRAM}: cannot write the result: ${inWords(error)}\n`, exitCode: EXIT.outside };
  return { text: `${PROGRAM}: ${bugReport(error, showsStack)}\n`, exitCode: EXIT.bug };
}

/** By its name: the class stands in the library, which a slip in the words need not wait for. */
function isInvalidRequest(error: unknown): error is InvalidRequestError {
  return error instanceof Error && error.name === 'InvalidRequestError';
}

function issuesOf({ issues, issueCount }: InvalidRequestError): string {
  const more = issueCount - issues.length;
  return [
    `${PROGRAM}: the request is not valid: ${issueCount} ${issueCount === 1 ? 'issue' : 'issues'}`,
    ...issues.map(({ message, code }) => `  - ${line(inWordsGiven(message))} [${code}]`),
    ...(more > 0 ? [`  … and ${more} more`] : []),
    '',
  ].join('\n');
}

/** `options.asOf: must be ...` -> `--as-of: must be ...`. */
function inWordsGiven(message: string): string {
  return message.replace(/\boptions\.(\w+)/g, (whole, option: string) => flagOf(option) ?? whole);
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
