/** Answers one line with one line, whatever the line holds. */
import { compact } from '../../compact.js';
import { InvalidRequestError } from '../../index.js';
import { Complaint } from '../complaint.js';
import { decodeText } from '../decodeText.js';
import { clipped } from '../displayWidth.js';
import { parseJson } from '../parseJson.js';
import { hasUnsafeLetter, safeJson } from '../terminalText.js';
import { isObject, withMembers } from '../withMembers.js';
import { accountIdInBytes } from './accountIdIn.js';
import { CALLS } from './calls.js';
import type { InputLine } from './lines.js';
import type { LineSettings } from './settings.js';

export interface Answer {
  /** Without the end of the line. */
  readonly text: string;
  readonly isError: boolean;
}

/** Messages may quote the request, a name of a megabyte too. */
const LONGEST_ERROR = 300;
const NAME = 'the line';

export function answerLine(line: InputLine, settings: LineSettings): Answer {
  if (line.isTooLong)
    return errorLine(
      line.number,
      accountIdInBytes(line.bytes),
      `${NAME} is longer than ${settings.mostLineBytes} bytes; --max-line-bytes sets the most`,
    );
  let request: unknown;
  try {
    const given = parsed(line);
    request = given.request;
    const options = isObject(given.options) ? { ...settings.options, ...given.options } : given.options;
    const result = CALLS[settings.command](
      withMembers(request, settings.members) as never,
      (options ?? settings.options) as never,
    );
    const kept = settings.select === null ? result : selected(result, settings.select);
    return { text: lineOf(named(settings.isCompact ? compact(kept) : kept, request)), isError: false };
  } catch (error) {
    const accountId = request === undefined ? accountIdInBytes(line.bytes) : accountIdOf(request);
    return errorLine(line.number, accountId, messageOf(error));
  }
}

/** The line for an error in a line. `accountId` is null if it could not be found. */
export function errorLine(line: number, accountId: string | null, error: string): Answer {
  return { text: lineOf({ line, accountId, error: clipped(error, LONGEST_ERROR) }), isError: true };
}

/** `{ request, options }`, or the request alone. */
function parsed(line: InputLine): { readonly request: unknown; readonly options: unknown } {
  const given = parseJson(
    decodeText(Buffer.from(line.bytes.buffer, line.bytes.byteOffset, line.bytes.length), NAME),
    NAME,
  );
  const isWithOptions =
    isObject(given) && Object.hasOwn(given, 'request') && !Object.hasOwn(given, 'transactions');
  if (!isWithOptions) return { request: given, options: undefined };
  const strange = Object.keys(given).find(name => name !== 'request' && name !== 'options');
  if (strange !== undefined)
    throw new Complaint(`${NAME} has a member ${JSON.stringify(strange)} beside request and options`);
  return { request: given['request'], options: given['options'] };
}

/** The account is always kept, so that each line names it. */
function selected(result: object, names: readonly string[]): object {
  const missing = names.find(name => !Object.hasOwn(result, name));
  if (missing !== undefined)
    throw new Complaint(`the result has no member ${missing}; it has ${Object.keys(result).join(', ')}`);
  return Object.fromEntries(
    Object.entries(result).filter(([name]) => name === 'accountId' || names.includes(name)),
  );
}

/**
 * A result that does not name its account gets the name, so that no line can be taken for that of another account. A result of several
 * accounts has all names. `expand` ignores what is beside the compact result.
 */
function named(result: object, request: unknown): object {
  if (Object.hasOwn(result, 'accountId')) return result;
  const accountId = accountIdOf(request);
  if (accountId !== null || !isObject(request) || !Array.isArray(request['accounts']))
    return { accountId, ...result };
  return { accountId, accountIds: request['accounts'].map(accountIdOf), ...result };
}

function accountIdOf(request: unknown): string | null {
  if (!isObject(request)) return null;
  const { accountId, account } = request;
  if (typeof accountId === 'string') return accountId;
  return isObject(account) && typeof account['accountId'] === 'string' ? account['accountId'] : null;
}

function messageOf(error: unknown): string {
  if (error instanceof InvalidRequestError || error instanceof Complaint) return error.message;
  if (error instanceof RangeError && error.message === 'Invalid string length')
    return 'the result is too large to write';
  return `${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}. This is a bug; please report it.`;
}

/**
 * Nearly all results are plain ASCII, in which nothing is unsafe but DEL. The length in bytes tells that many times faster than an
 * expression, and a class of letters tells it faster than properties of them.
 */
function lineOf(value: unknown): string {
  const json = JSON.stringify(value);
  const isAscii = Buffer.byteLength(json) === json.length;
  return (isAscii ? json.includes('\u007f') : hasUnsafeLetter(json)) ? safeJson(json) : json;
}
