/** Words an issue of a schema: what was expected, what was received and, if it can be guessed, what was meant. */

import { epochDay, isRealDay, textOf } from '../base/calendar.js';
import type { RequestIssue } from '../base/invalidRequest.js';
import { shown } from '../base/shown.js';
import { VALUES_ELSEWHERE } from '../data/valueNames.js';
import { amountMeant } from './amountMeant.js';
import { EXPECTED } from './expected.js';
import { issueAt, type Path } from './issue.js';
import { givenInstead, nearNames } from './nearNames.js';
import { isOfUnknownCategory, UNKNOWN_CATEGORY_CODE } from './unknownCategory.js';

interface SchemaIssue extends Refused, SaidByZod {
  readonly code?: string | undefined;
  /** Of a union: the member that tells its parts apart, and the values that it may have. */
  readonly discriminator?: unknown;
  readonly options?: unknown;
}

/** Of a value alone: messages that say something else need no value beside them. */
const OF_VALUE = /^(?:must (?:be (?!there)|not be empty|have at (?:least|most) \d)|Invalid )/;
/** How zod tells the type of what it received. */
const RECEIVED_TYPE = /, received [\w ]+$/;

/** `beside`: what the value was looked for in. */
export function wordedIssue(path: Path, given: SchemaIssue, beside: unknown): RequestIssue {
  const issue = ofDiscriminator(given);
  const { message, input } = issue;
  const code = isOfUnknownCategory(message) ? UNKNOWN_CATEGORY_CODE : (issue.code ?? 'custom');
  const saying = plainWords(issue).replace(RECEIVED_TYPE, '');
  if (code === 'unrecognized_keys' || !OF_VALUE.test(saying)) return issueAt(path, code, saying);
  if (input === undefined) {
    const instead = insteadOf(path.at(-1), beside);
    const hint = instead === null ? '' : `; "${instead}" is not read`;
    return issueAt(path, code, `is missing: ${saying.replace(/^must/, 'it must')}${hint}`);
  }
  const received = shown(input);
  const hint = hintFor(saying, issue);
  const worded = issueAt(path, code, `${saying}, got ${received}${hint === null ? '' : `: ${hint}`}`);
  return { ...worded, received };
}

/** The path of such an issue ends with the member, and its input is the object around it. */
function ofDiscriminator(issue: SchemaIssue): SchemaIssue {
  const { discriminator, options, input } = issue;
  if (typeof discriminator !== 'string' || !Array.isArray(options)) return issue;
  return { ...issue, values: options, input: memberOf(input, discriminator) };
}

function memberOf(holder: unknown, name: string): unknown {
  try {
    return (holder as Readonly<Record<string, unknown>>)[name];
  } catch {
    return undefined;
  }
}

/** A name under which the missing member may stand. */
function insteadOf(missing: string | number | undefined, beside: unknown): string | null {
  if (typeof missing !== 'string' || typeof beside !== 'object' || beside === null) return null;
  try {
    return givenInstead(missing, Object.keys(beside));
  } catch {
    return null;
  }
}

// Rewords zod's messages to match the others. Messages of our own schemas stay.

/** The members of zod's issues that its sentences are made of. */
interface SaidByZod {
  readonly message: string;
  readonly expected?: unknown;
  readonly values?: readonly unknown[];
  readonly origin?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly keys?: unknown;
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'an array',
  null: 'null',
};
const BY_ZOD =
  /^(Invalid input: expected|Invalid option: expected|Invalid discriminator value|Too small|Too big|Unrecognized key)/;

export function plainWords(issue: SaidByZod): string {
  const { message, values, expected } = issue;
  switch (BY_ZOD.exec(message)?.[1]) {
    case 'Invalid option: expected':
    case 'Invalid discriminator value':
      return values === undefined ? message : `must be ${alternatives(values)}`;
    case 'Invalid input: expected': {
      if (values !== undefined) return `must be ${alternatives(values)}`;
      const type = TYPES[String(expected)];
      return type === undefined ? message : `must be ${type}`;
    }
    case 'Too small':
      return limited(issue, 'at least', issue.minimum) ?? message;
    case 'Too big':
      return limited(issue, 'at most', issue.maximum) ?? message;
    case 'Unrecognized key':
      return Array.isArray(issue.keys) ? `has no member ${alternatives(issue.keys)}` : message;
    default:
      return message;
  }
}

/** Null for bounds that no schema here has, such as those of dates. */
function limited({ origin }: SaidByZod, side: string, bound: unknown): string | null {
  if (typeof bound !== 'number') return null;
  if (origin === 'number' || origin === 'int') return `must be ${side} ${bound}`;
  if (origin === 'string' && side === 'at least' && bound === 1) return 'must not be empty';
  if (origin === 'string') return `must have ${side} ${bound} ${bound === 1 ? 'character' : 'characters'}`;
  if (origin === 'array' && side === 'at least' && bound === 1) return 'must not be empty';
  return origin === 'array' ? `must have ${side} ${bound} ${bound === 1 ? 'element' : 'elements'}` : null;
}

/** `"GBP" or "USD"`; `"A", "B" or "C"`. */
function alternatives(values: readonly unknown[]): string {
  const quoted = values.map(value => (typeof value === 'string' ? `"${value}"` : String(value)));
  const last = quoted.pop() ?? '';
  return quoted.length === 0 ? last : `${quoted.join(', ')} or ${last}`;
}

// Guesses what a refused value was meant to be.

// Guesses the day that an invalid date was meant to be.

const LONGEST_TEXT = 40;
/** Counts of seconds and of milliseconds since 1970 have so many digits from 2001 to 2286. */
const SECONDS = /^\d{10}$/;
const MILLISECONDS = /^\d{13}$/;
const SECONDS_PER_DAY = 86_400;

/** Null where nothing is known. */
function dateMeant(input: unknown): string | null {
  if (isDate(input)) return 'write the date as text: its toISOString() does';
  const text = typeof input === 'number' ? String(input) : input;
  if (typeof text !== 'string' || text.length > LONGEST_TEXT) return null;
  const days = [...new Set(daysIn(text.trim()))].filter(isRealDay);
  if (days.length > 0) return `write ${days.map(day => `"${day}"`).join(' or ')}`;
  return /^\d{4}-\d{2}-\d{2}/.test(text) && !isRealDay(text) ? 'there is no such day' : null;
}

/** Day and month may stand either way. */
function daysIn(text: string): string[] {
  if (SECONDS.test(text)) return [textOf(epochDay(Math.floor(Number(text) / SECONDS_PER_DAY)))];
  if (MILLISECONDS.test(text)) return [textOf(epochDay(Math.floor(Number(text) / 1000 / SECONDS_PER_DAY)))];
  const [, year, month, day] = /^(\d{4})[-/.]?(\d{1,2})[-/.]?(\d{1,2})$/.exec(text) ?? [];
  if (year !== undefined) return [written(year, month, day)];
  const [, first, second, last] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(text) ?? [];
  return last === undefined ? [] : [written(last, second, first), written(last, first, second)];
}

function written(year: string, month = '', day = ''): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** A revoked proxy cannot even be asked. */
function isDate(input: unknown): boolean {
  try {
    return input instanceof Date;
  } catch {
    return false;
  }
}

/** What an issue tells of the value; `values`: those that an enumeration has. */
interface Refused {
  readonly input?: unknown;
  readonly expected?: unknown;
  readonly values?: readonly unknown[];
}

const MEANT: ReadonlyMap<string, (input: unknown) => string | null> = new Map([
  [EXPECTED.amount, amountMeant],
  [EXPECTED.bookingDate, dateMeant],
  [EXPECTED.date, dateMeant],
  [EXPECTED.plausibleDate, dateMeant],
  [EXPECTED.merchantCategoryCode, codeMeant],
  [EXPECTED.currency, currencyMeant],
]);
/** Longer ones are no slip. */
const LONGEST_NAME = 20;

/** Null where there is nothing to say. `saying`: what is said of the value. */
function hintFor(saying: string, { input, expected, values }: Refused): string | null {
  const meant = MEANT.get(saying);
  if (meant !== undefined) {
    const hint = meant(input);
    if (hint !== null) return hint;
  }
  if (values !== undefined) return nameMeant(input, values);
  if (expected === 'string' && (typeof input === 'number' || typeof input === 'bigint'))
    return Number.isNaN(input) ? null : `write it in quotes: "${input}"`;
  if (expected === 'boolean' && (input === 'true' || input === 'false'))
    return `write ${input} without quotes`;
  const isNumber = typeof input === 'string' && /^\d{1,9}(?:\.\d{1,9})?$/.test(input);
  return expected === 'number' && isNumber ? `write ${input} without quotes` : null;
}

function nameMeant(input: unknown, values: readonly unknown[]): string | null {
  if (typeof input !== 'string' || input.length > LONGEST_NAME) return null;
  const given = input.trim().toUpperCase();
  const elsewhere = Object.hasOwn(VALUES_ELSEWHERE, given) ? VALUES_ELSEWHERE[given] : undefined;
  const found = values.find(value => String(value).toUpperCase() === given || value === elsewhere);
  const meant = found ?? nearNames(values.map(String))(input.trim());
  return meant === null ? null : didYouMean(String(meant));
}

function currencyMeant(input: unknown): string | null {
  if (typeof input !== 'string' || input.length > LONGEST_NAME) return null;
  const given = input.trim().toUpperCase();
  const code = VALUES_ELSEWHERE[given] ?? given;
  return /^[A-Z]{3}$/.test(code) ? didYouMean(code) : null;
}

/** Spreadsheets drop the zeros in front. */
function codeMeant(input: unknown): string | null {
  const digits = typeof input === 'number' || typeof input === 'string' ? String(input) : '';
  return /^\d{1,4}$/.test(digits) ? `write it in quotes: "${digits.padStart(4, '0')}"` : null;
}

function didYouMean(value: string): string {
  return `did you mean "${value}"?`;
}
