/** What was likely meant by a value that is refused. */
import { VALUES_ELSEWHERE } from '../data/valueNames.js';
import { amountMeant } from './amountMeant.js';
import { dateMeant } from './dateMeant.js';
import { EXPECTED } from './expected.js';
import { nearNames } from './nearNames.js';

/** What an issue tells of the value; `values`: those that an enumeration has. */
export interface Refused {
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
export function hintFor(saying: string, { input, expected, values }: Refused): string | null {
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
