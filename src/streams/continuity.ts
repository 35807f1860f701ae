/**
 * Measures in bits how strongly paydays and pay show that one payer continues under another name: by how many powers of two such an
 * agreement is unlikely to be chance. A job that follows another has its own payday and its own pay, begins within a period, and the old
 * one ends with a part of the pay or with holiday pay.
 *
 * | what agrees | bits |
 * | --- | --- |
 * | the payday: weekly, twice a month, monthly / fortnightly, four-weekly | 2 / 3, half of it from one payment |
 * | the pay differs by the share d, at least half a percent or the old pay's usual step | log2(0.4 / d) |
 * | the first payment is a whole one | 2, else -4 |
 * | the last payment under the old name was no usual one | -3 |
 * | the names begin with the same word | 3 |
 * | a reference stands in all payments of both | 10 |
 */
import { addDays, type EpochDay } from '../base/calendar.js';
import type { Minor } from '../base/money.js';
import { median } from '../base/statistics.js';
import type { Frequency } from '../contract/income/frequency.js';
import { recogniseCadence } from './cadence.js';
import { levelOf, usualStep } from './level.js';
import type { CalendarFor } from './payerCalendars.js';
import { type PaymentGroup, presentOf } from './paymentGroup.js';
import { type Payment, paymentsOf } from './payments.js';
import { sharedReferencesOf } from './references.js';
import type { WorkingCalendar } from './workingDays.js';

/** What is known of the payments under the old name. */
export interface PayHistory {
  /** The latest. */
  readonly payments: readonly Payment[];
  readonly expected: Minor;
  /** The usual step from payment to payment, as a share. */
  readonly step: number;
}

const PAYDAY_BITS: Partial<Record<Frequency, number>> = {
  Weekly: 2,
  Fortnightly: 3,
  FourWeekly: 3,
  SemiMonthly: 2,
  Monthly: 2,
};
const MOST_PAYDAY_BITS = 3;
/** The pay of a new job is assumed to be anywhere within this share of the old one. */
const WIDEST_STEP = 0.4;
const SMALLEST_STEP = 0.005;
const WHOLE_BITS = 2;
const PART_BITS = -4;
const ODD_LAST_BITS = -3;
const FIRST_WORD_BITS = 3;
const REFERENCE_BITS = 10;
const SHORTEST_FIRST_WORD = 4;
/** A payment is a usual one within so many usual steps, and within this share at least. */
const STEPS_ALLOWED = 3;
const LEAST_ALLOWED = 0.05;
/** At most this many payments under each name are compared. The pay of the new name is that of its first ones. */
const OLD_COMPARED = 12;
const NEW_COMPARED = 6;
const PAYMENTS_OF_START = 3;
/** All payments but one, or this share of them, are on the paydays of both names, or a day before or after. */
const ON_PAYDAYS = 0.75;
const NEAR = 1;
/** The first payment under the new name may be off by a weekend and a holiday. */
const NEAR_AT_FIRST = 3;

export function payHistoryOf(group: PaymentGroup): PayHistory {
  const payments = paymentsOf(presentOf(group));
  return {
    payments: payments.slice(-OLD_COMPARED),
    expected: levelOf(payments).expected,
    step: usualStep(payments.map(({ minor }) => minor)),
  };
}

/** 0 if the agreement is below `least`, or no schedule names the paydays of both. */
export function bitsOfContinuity(
  history: PayHistory,
  old: PaymentGroup,
  next: PaymentGroup,
  least: number,
  calendarFor: CalendarFor,
): number {
  const payments = paymentsOf(next.entries).slice(0, NEW_COMPARED);
  let bits = bitsOfPay(history, payments);
  if (beginAlike(old, next)) bits += FIRST_WORD_BITS;
  if (sharedReferencesOf(old.entries, next.entries).length > 0) bits += REFERENCE_BITS;
  // The paydays are the slow part.
  if (bits + MOST_PAYDAY_BITS < least) return 0;
  bits += bitsOfPaydays(history.payments, payments, calendarFor(next.entries));
  return bits < least ? 0 : bits;
}

function bitsOfPay({ payments: before, expected, step }: PayHistory, payments: readonly Payment[]): number {
  const start = payments.slice(0, PAYMENTS_OF_START).map(({ minor }) => minor);
  const pay = median(start) as Minor;
  const allowed = Math.max(LEAST_ALLOWED, STEPS_ALLOWED * step);
  const isWhole = shareOff(start[0] as Minor, payments.length > 1 ? pay : expected) <= allowed;
  const isUsualLast = shareOff((before.at(-1) as Payment).minor, expected) <= allowed;
  const difference = Math.max(SMALLEST_STEP, step, shareOff(pay, expected));
  return (
    Math.log2(WIDEST_STEP / difference) +
    (isWhole ? WHOLE_BITS : PART_BITS) +
    (isUsualLast ? 0 : ODD_LAST_BITS)
  );
}

/** Below zero if no single schedule names the paydays of both, or if it has a payday between them. */
function bitsOfPaydays(
  before: readonly Payment[],
  after: readonly Payment[],
  calendar: WorkingCalendar,
): number {
  const days = [...before, ...after].map(({ day }) => day);
  const { schedule } = recogniseCadence(days, calendar);
  const bits = schedule === null ? undefined : PAYDAY_BITS[schedule.frequency];
  if (schedule === null || bits === undefined) return Number.NEGATIVE_INFINITY;
  const paydays = schedule.between(
    addDays(days[0] as EpochDay, -NEAR_AT_FIRST),
    addDays(days.at(-1) as EpochDay, NEAR_AT_FIRST),
  );
  const places = days.map(day => nearestPlace(paydays, day));
  const offs = days.map((day, index) => Math.abs(day - (paydays[places[index] as number] as EpochDay)));
  const keepsDays = [offs.slice(0, before.length), offs.slice(before.length)].every(areMostlyNear);
  const firstAfter = places[before.length] as number;
  const spanned = (places.at(-1) as number) - firstAfter + 1;
  const goesOn =
    firstAfter === (places[before.length - 1] as number) + 1 &&
    (offs[before.length] as number) <= NEAR_AT_FIRST &&
    after.length >= ON_PAYDAYS * spanned;
  if (!keepsDays || !goesOn) return Number.NEGATIVE_INFINITY;
  return after.length > 1 ? bits : bits / 2;
}

/** Pay of December comes early, so one of several may be off. */
function areMostlyNear(offs: readonly number[]): boolean {
  const off = offs.filter(days => days > NEAR).length;
  return off <= Math.max(offs.length > 1 ? 1 : 0, (1 - ON_PAYDAYS) * offs.length);
}

/** `paydays`: in order. */
function nearestPlace(paydays: readonly EpochDay[], day: EpochDay): number {
  let nearest = 0;
  paydays.forEach((payday, place) => {
    if (Math.abs(payday - day) < Math.abs((paydays[nearest] as EpochDay) - day)) nearest = place;
  });
  return nearest;
}

function shareOff(minor: Minor, usual: Minor): number {
  return Math.abs(minor - usual) / Math.max(1, usual);
}

/** QUENDALE CARE LTD is now QUENDALE HEALTH GROUP. */
function beginAlike(old: PaymentGroup, next: PaymentGroup): boolean {
  const [a = '', b = ''] = [old.payer.words[0], next.payer.words[0]];
  return a === b && a.length >= SHORTEST_FIRST_WORD;
}
