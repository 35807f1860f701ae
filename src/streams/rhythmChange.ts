/**
 * Finds where a payer changes its rhythm: weekly pay becomes monthly, and is still one stream. A single schedule would describe all its
 * days, because a missed payday costs few bits. It would take a month's pay for a week's. So a row of payments is split where two schedules
 * with different frequencies describe its days and amounts in fewer bits than one does (minimum description length, as in cadence.ts).
 */
import type { EpochDay } from '../base/calendar.js';
import { gapsBetween } from '../base/gaps.js';
import { type Cadence, FEWEST_PAYMENTS, recogniseCadence } from './cadence.js';
import { amountBitsOf } from './descriptionLength.js';
import { isSame, levelOf } from './level.js';
import { likelyCuts, OTHER_RHYTHM } from './likelyCuts.js';
import { INTERVAL, MONTHLY_FACTORS } from './monthlyFactor.js';
import type { Payment } from './payments.js';
import type { Schedule } from './schedule.js';
import type { WorkingCalendar } from './workingDays.js';

/** The bits to state that there are two rhythms, and where the second begins. */
const CHANGE_BITS = 6;
/** One schedule is enough if fewer of its paydays than this were missed, and no payment came beside them. */
const FEWEST_MISSED = 2;
/** A year of weekly pay, and some beside it. More payments are on no two rhythms of pay. */
const MOST_PAYMENTS = 60;
/** Of the paydays of either rhythm this share was kept. */
const LEAST_KEPT = 0.8;
/** Of the payments of the old rhythm this share came on the very day. */
const GOOD_FIT = 0.75;
/** The pay of a month seldom changes by more than this factor with the rhythm, unless the old paydays are missed. */
const LARGEST_CHANGE = 2;
/** One or two payments show another rhythm only if each is larger or smaller than the old pay by this factor. */
const LEAST_STEP = 1.2;
const OTHER_GAP = 1.5;
/** Days by which a payment may be off a payday of the old rhythm and still belong to it. */
const NEAR = 2;
const DAYS_IN_MONTH = 365 / 12;

/** A row of payments and its own rhythm. */
interface Run<Paid extends Payment> {
  readonly payments: readonly Paid[];
  readonly cadence: Cadence;
  readonly bits: number;
}

/**
 * `payments` are in order, at least one. Returns the runs in order, the present rhythm last, or one run without a change. The last run may
 * have one or two payments, which may be the first of another rhythm.
 */
export function rhythmsOf<Paid extends Payment>(
  payments: readonly Paid[],
  calendar: WorkingCalendar,
): (readonly Paid[])[] {
  const runs = knownRhythmsOf(payments, calendar);
  const present = runs.pop() as readonly Paid[];
  const cut = beginningOf(present, calendar);
  return cut === null ? [...runs, present] : [...runs, present.slice(0, cut), present.slice(cut)];
}

/** The same, but each run has enough payments to know its rhythm. */
export function knownRhythmsOf<Paid extends Payment>(
  payments: readonly Paid[],
  calendar: WorkingCalendar,
): (readonly Paid[])[] {
  const cut = changeOf(payments, calendar);
  if (cut === null) return [payments];
  return [
    ...knownRhythmsOf(payments.slice(0, cut), calendar),
    ...knownRhythmsOf(payments.slice(cut), calendar),
  ];
}

/** The place where another rhythm begins, with enough payments on either side to know both. */
function changeOf<Paid extends Payment>(payments: readonly Paid[], calendar: WorkingCalendar): number | null {
  if (payments.length < 2 * FEWEST_PAYMENTS || payments.length > MOST_PAYMENTS) return null;
  const cuts = likelyCuts(payments);
  if (cuts.length === 0) return null;
  const whole = runOf(payments, calendar);
  const { schedule, missed, extra } = whole.cadence;
  if (schedule !== null && missed < FEWEST_MISSED && extra === 0) return null;
  let most = CHANGE_BITS;
  let best: number | null = null;
  for (const cut of cuts) {
    const head = runOf(payments.slice(0, cut), calendar);
    if (head.cadence.schedule === null || head.bits >= whole.bits - most) continue;
    const tail = runOf(payments.slice(cut), calendar);
    const gain = whole.bits - head.bits - tail.bits;
    if (gain <= most || !isChange(whole, head, tail)) continue;
    most = gain;
    best = cut;
  }
  return best === null ? null : afterOldPay(payments, best);
}

/** The last payments of the old pay may be on paydays of the new rhythm too. */
function afterOldPay(payments: readonly Payment[], cut: number): number {
  const [old, present] = [levelOf(payments.slice(0, cut)), levelOf(payments.slice(cut))];
  const after = payments.findIndex(
    ({ minor }, place) => place >= cut && (isSame(minor, present.expected) || !isSame(minor, old.expected)),
  );
  return after < 0 ? cut : after;
}

function runOf<Paid extends Payment>(payments: readonly Paid[], calendar: WorkingCalendar): Run<Paid> {
  const cadence = recogniseCadence(
    payments.map(({ day }) => day),
    calendar,
  );
  return { payments, cadence, bits: cadence.bits + amountBitsOf(payments) };
}

/** Whether one rhythm follows the other, and does not run in parallel with it. */
function isChange(whole: Run<Payment>, head: Run<Payment>, tail: Run<Payment>): boolean {
  const [before, after] = [head.cadence.schedule, tail.cadence.schedule];
  if (before === null || after === null || before.frequency === after.frequency) return false;
  if (areNearlyOne(before, after) && areNearlyOne(before, whole.cadence.schedule ?? before)) return false;
  if (!keepsPaydays(head) || !keepsPaydays(tail) || goesOn(head.payments, before, tail.payments))
    return false;
  const [old, present] = [monthlyOf(head.payments, before), monthlyOf(tail.payments, after)];
  return isNearEnough(old, present) || passesInSilence(head.payments, before, tail.payments);
}

/** Four-weekly and monthly pay, or fortnightly and twice-monthly pay, cannot be distinguished by a few paydays. */
function areNearlyOne(a: Schedule, b: Schedule): boolean {
  const [less, more] = [INTERVAL[a.frequency], INTERVAL[b.frequency]].sort((x, y) => x - y) as [
    number,
    number,
  ];
  return more < OTHER_RHYTHM * less;
}

/** Whether the old pay came again on a payday of the old rhythm. What is between was then an extra payment. */
function goesOn(head: readonly Payment[], schedule: Schedule, tail: readonly Payment[]): boolean {
  const { day, minor } = tail.at(-1) as Payment;
  if (!isSame(minor, levelOf(head).expected)) return false;
  return schedule.between((day - NEAR) as EpochDay, (day + NEAR) as EpochDay).length > 0;
}

function keepsPaydays({ payments, cadence }: Run<Payment>): boolean {
  return payments.length >= LEAST_KEPT * (payments.length + cadence.missed);
}

export function monthlyOf(payments: readonly Payment[], { frequency }: Schedule): number {
  const [numerator, denominator] = MONTHLY_FACTORS[frequency];
  return (levelOf(payments).expected * numerator) / denominator;
}

export function isNearEnough(old: number, present: number): boolean {
  return present <= LARGEST_CHANGE * old && old <= LARGEST_CHANGE * present;
}

/** Whether the first payday of the old rhythm after the change passed without the old pay. */
export function passesInSilence(
  head: readonly Payment[],
  schedule: Schedule,
  tail: readonly Payment[],
): boolean {
  const last = (head.at(-1) as Payment).day;
  const end = (tail.at(-1) as Payment).day;
  return schedule.between((last + NEAR + 1) as EpochDay, (end - NEAR - 1) as EpochDay).length > 0;
}

/** The place of the last payment or two, if they may be the first of another rhythm, which is not certain yet. */
function beginningOf(payments: readonly Payment[], calendar: WorkingCalendar): number | null {
  for (const count of [2, 1]) {
    const cut = payments.length - count;
    if (cut >= FEWEST_PAYMENTS && mayBegin(payments.slice(0, cut), payments.slice(cut), calendar)) return cut;
  }
  return null;
}

function mayBegin(head: readonly Payment[], tail: readonly Payment[], calendar: WorkingCalendar): boolean {
  const { expected } = levelOf(head);
  const ratios = tail.map(({ minor }) => minor / Math.max(1, expected));
  const areLarger = ratios.every(ratio => ratio > LEAST_STEP);
  if (!areLarger && !ratios.every(ratio => ratio < 1 / LEAST_STEP)) return false;
  const { schedule, fit } = recogniseCadence(
    head.map(({ day }) => day),
    calendar,
  );
  if (schedule === null || fit < GOOD_FIT) return false;
  const last = (head.at(-1) as Payment).day;
  const gap = gapsBetween([last, ...tail.map(({ day }) => day)]).at(-1) as number;
  const interval = INTERVAL[schedule.frequency];
  // The first of two may still come on an old payday.
  const isOther = areLarger ? gap >= OTHER_GAP * interval : gap <= interval / OTHER_GAP;
  if (!isOther) return false;
  // Each payment pays for the days since the one before.
  const paid = ((tail.at(-1) as Payment).minor * DAYS_IN_MONTH) / gap;
  return isNearEnough(monthlyOf(head, schedule), paid);
}
