/**
 * Pounds where pence are meant, and the other way round, do not compile. `npm run types` compiles this file; each `@ts-expect-error`
 * fails where the line below it compiles after all. Nothing here runs.
 */
import {
  type Major,
  type Minor,
  majorOf,
  minorOf,
  plus,
  scaled,
  split,
  sumOf,
  type WholeMinor,
} from '../../src/base/money.js';
import type { LedgerEntry } from '../../src/ledger/ledger.js';
import type { Payment } from '../../src/streams/payments.js';

declare const minor: WholeMinor;
declare const major: Major;
declare const entry: LedgerEntry;

export const sound: readonly Minor[] = [
  minorOf(major),
  minorOf('12.50'),
  minorOf(12.5),
  sumOf([minor, entry.minor, -entry.minor]),
  plus(minor, entry.minor),
  scaled(minor, 1, 12),
  ...split(minor, 3),
  minor - entry.minor,
];
export const made: readonly number[] = [majorOf(minor), majorOf(minor - entry.minor)];

// @ts-expect-error pounds are no pence
majorOf(major);
// @ts-expect-error pence are no pounds
minorOf(minor);
// @ts-expect-error pounds in a sum of pence
sumOf([minor, major]);
// @ts-expect-error pounds in a sum of two
plus(minor, major);
// @ts-expect-error pounds that are parted
split(major, 2);
// @ts-expect-error pounds that are scaled
scaled(major, 1, 12);
// @ts-expect-error pounds kept as pence
export const kept: Minor = majorOf(minor);
// @ts-expect-error pence given out as pounds
export const given: Major = minorOf(major);

// @ts-expect-error a row of the ledger has pounds
export const poundsInLedger: Pick<LedgerEntry, 'minor'> = { minor: major };
// @ts-expect-error a row of the ledger has a decimal number
export const decimalInLedger: Pick<LedgerEntry, 'minor'> = { minor: 12.5 };
// @ts-expect-error a row of the ledger has a count
export const countInLedger: Pick<LedgerEntry, 'minor'> = { minor: sound.length };
// @ts-expect-error a payment has a day
export const dayInPayment: Pick<Payment, 'minor'> = { minor: 2 * entry.day };
