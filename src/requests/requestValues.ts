/** The values that requests are made of, with messages that say what is expected. */
import * as z from 'zod';
import { dayOf, isPlausible, isRealDay } from '../base/calendar.js';
import { MAX_LISTED_ISSUES } from '../base/invalidRequest.js';
import { LARGEST_AMOUNT } from '../base/money.js';
import { TIME_ZONES } from '../base/timeZones.js';
import { LONGEST_HOLDER, MOST_HOLDERS } from '../data/holderLimits.js';
import { EXPECTED } from './expected.js';

const DECIMAL = /^\d{1,9}(?:\.\d{1,20})?$/;

const expected = { error: EXPECTED.amount };

export const amountSchema = z.union(
  [
    z.number(expected).min(0, expected).max(LARGEST_AMOUNT, expected).overwrite(withoutSign),
    z.string().refine(isAmount, expected).meta({ pattern: DECIMAL.source }),
  ],
  expected,
);

/** -0 is 0: JSON cannot tell it. */
export function withoutSign(value: number): number {
  return value === 0 ? 0 : value;
}

export function isAmount(value: unknown): value is number | string {
  if (typeof value === 'number') return value >= 0 && value <= LARGEST_AMOUNT;
  return typeof value === 'string' && DECIMAL.test(value) && Number(value) <= LARGEST_AMOUNT;
}

/** ISO 8601 calendar date, with or without a time of day and an offset. */
const DATE_OR_DATE_TIME =
  /^\d{4}-\d{2}-\d{2}(?:[T ](?:[01]\d|2[0-3]):[0-5]\d(?::(?:[0-5]\d|60)(?:[.,]\d+)?)?(?:Z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)?)?$/;
const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;

export function isBookingDate(text: string): boolean {
  return DATE_OR_DATE_TIME.test(text) && isRealDay(text);
}

/**
 * What the checks below ask of a day, as patterns for JSON Schema, which cannot call a function: a day that exists, …
 * (29 February in the years that have it, or any other day of a month.)
 */
const DAY =
  '(?:(?:\\d\\d(?:[2468][048]|[13579][26]|0[48])|(?:[02468][048]|[13579][26])00)-02-29|' +
  '\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8])))';
/** … from FIRST_YEAR on, and from FIRST_PLAUSIBLE_DATE to LAST_PLAUSIBLE_DATE. */
const FROM_1900 = '^(?=19|[2-9])';
const PLAUSIBLE = '^(?=199|20[0-8]|209[0-8])';

export const bookingDateSchema = z
  .string({ error: EXPECTED.bookingDate })
  .refine(isBookingDate, { error: EXPECTED.bookingDate })
  .meta({
    pattern: FROM_1900 + DATE_OR_DATE_TIME.source.slice(1).replace(DATE_ONLY.source.slice(1, -1), DAY),
  });

export const dateSchema = z
  .string({ error: EXPECTED.date })
  .refine(isDate, { error: EXPECTED.date })
  .meta({ format: 'date', pattern: `${FROM_1900}${DAY}$` });

/** A day to calculate for: one that rows can count on. */
export const plausibleDateSchema = z
  .string({ error: EXPECTED.plausibleDate })
  .refine(text => isDate(text) && isPlausible(dayOf(text)), {
    error: EXPECTED.plausibleDate,
  })
  .meta({ format: 'date', pattern: `${PLAUSIBLE}${DAY}$` });

function isDate(text: string): boolean {
  return DATE_ONLY.test(text) && isRealDay(text);
}

/** ISO 18245. */
const FOUR_DIGITS = /^\d{4}$/;

export function isMerchantCategoryCode(text: string): boolean {
  return FOUR_DIGITS.test(text);
}

export const merchantCategoryCodeSchema = z
  .string({ error: EXPECTED.merchantCategoryCode })
  .refine(isMerchantCategoryCode, { error: EXPECTED.merchantCategoryCode })
  .meta({ pattern: FOUR_DIGITS.source });

export const idSchema = z.string().min(1);
/** The names of those who hold an account. None is the same as not saying. */
export const holdersSchema = z
  .array(
    z
      .string({ error: EXPECTED.accountHolder })
      .min(1, { error: EXPECTED.accountHolder })
      .max(LONGEST_HOLDER, { error: EXPECTED.accountHolder }),
  )
  .max(MOST_HOLDERS, { error: EXPECTED.accountHolders });
export const merchantNameSchema = z
  .string()
  .min(1, { error: 'must not be empty; null takes the merchant away' });
export const directionSchema = z.enum(['Credit', 'Debit']);
export const statusSchema = z.enum(['Pending', 'Booked']);
export const countrySchema = z.enum(['GB', 'US']);
export const currencySchema = z.enum(['GBP', 'USD']);
export const timeZoneSchema = z.enum(TIME_ZONES, { error: EXPECTED.timeZone });

/** ISO 4217. */
const THREE_CAPITALS = /^[A-Z]{3}$/;

/** Of a row any currency, as one that is not the request's is set aside. */
export function isCurrencyCode(text: string): boolean {
  return THREE_CAPITALS.test(text);
}

export const rowCurrencySchema = z
  .string({ error: EXPECTED.currency })
  .refine(isCurrencyCode, { error: EXPECTED.currency })
  .meta({ pattern: THREE_CAPITALS.source });

export const balanceSchema = z.looseObject(
  { amount: amountSchema, creditDebitIndicator: directionSchema },
  { error: EXPECTED.balance },
);

export const balancesSchema = z.looseObject({
  current: balanceSchema.nullish(),
  available: balanceSchema.nullish(),
});

/** For objects whose members are all known: an unknown one is a slip, and the message says what could be meant. */
export function namingMembers(members: string) {
  return {
    error: (issue: { readonly code?: string; readonly keys?: readonly string[] }) =>
      issue.code === 'unrecognized_keys'
        ? `has no member ${(issue.keys ?? []).map(key => `"${key}"`).join(', ')}; expected ${members}`
        : undefined,
  };
}

/** How JSON Schema says that at least one of the members must be there. */
export function oneOfThem(members: readonly string[]): readonly { readonly required: readonly string[] }[] {
  return members.map(member => ({ required: [member] }));
}

/** The most that `maxTransactions` may allow. A longer list, which may be nothing but a length, is not looked through. */
export const LONGEST_LIST = 1_000_000;

/** A list that is mostly a length is refused with one issue: to word one for each empty place takes seconds. */
export function emptyPlacesIn(list: readonly unknown[]): string | null {
  let count = 0;
  for (const item of list) if (item === undefined) count++;
  return count > MAX_LISTED_ISSUES ? `must have an item in every place, got ${count} empty places` : null;
}

/** Lists within a request: what is no plain array may tell another length each time, and a schema asks more than once. */
export function readOnce<List extends z.ZodArray>(list: List) {
  return z.preprocess((given, context) => {
    if (!Array.isArray(given)) return given;
    const { length } = given;
    const read = length > LONGEST_LIST ? [] : Array.from({ length }, (_, index) => given[index]);
    const message =
      length > LONGEST_LIST ? `must hold at most ${LONGEST_LIST} items, got ${length}` : emptyPlacesIn(read);
    if (message === null) return read;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  }, list);
}
