/**
 * Finds payments beside the paydays of the others: a bonus, holiday pay, or pay for an extra day. One schedule with more paydays would
 * describe all of them, because a missed payday costs few bits. It would take monthly pay and two bonuses for pay that comes twice a month.
 * Two of one amount at the end would also look like a new wage.
 */
import { median } from '../base/statistics.js';
import { type Cadence, FEWEST_PAYMENTS, recogniseCadence } from './cadence.js';
import { incomeLevelOf, type Level } from './level.js';
import { INTERVAL } from './monthlyFactor.js';
import type { Payment } from './payments.js';
import type { WorkingCalendar } from './workingDays.js';

/** More payments than this are a stream of their own, or pay that varies. */
const MOST_BESIDE = 2;
/** So are payments that are more than this share of all. */
const LARGEST_SHARE = 0.34;
/** A payment within this share of the usual one may be a wage. */
const UNUSUAL = 0.15;
/** A payment nearer than this to a payday, in days, may be the pay of that payday: two days, and one for weekly pay. */
const NEAR = 2;
const NEAR_SHARE = 0.2;
/** At least this share of the others comes on the very day of their schedule. */
const LEAST_FIT = 0.5;

export interface PaydaysAlone<Paid extends Payment> {
  /** The payments without those beside the paydays. */
  readonly payments: readonly Paid[];
  /** The places of the payments beside the paydays. */
  readonly beside: readonly number[];
  /** The rhythm of the others. */
  readonly cadence: Cadence;
}

/** `cadence` is that of all payments. Null if no payment is beside the paydays. */
export function paydaysAlone<Paid extends Payment>(
  payments: readonly Paid[],
  cadence: Cadence,
  calendar: WorkingCalendar,
): PaydaysAlone<Paid> | null {
  if (cadence.schedule !== null && cadence.missed === 0 && cadence.extra === 0) return null;
  const usual = median(payments.map(({ minor }) => minor)) ?? 0;
  const beside = payments.flatMap(({ minor }, index) =>
    Math.abs(minor - usual) > UNUSUAL * usual ? [index] : [],
  );
  const rest = payments.filter((_, index) => !beside.includes(index));
  const isFew = beside.length <= MOST_BESIDE && beside.length <= LARGEST_SHARE * payments.length;
  if (beside.length === 0 || !isFew || rest.length < FEWEST_PAYMENTS) return null;
  const own = recogniseCadence(
    rest.map(({ day }) => day),
    calendar,
  );
  if (own.schedule === null || own.missed > 0 || own.extra > 0 || own.fit < LEAST_FIT) return null;
  const near = Math.min(NEAR, Math.floor(NEAR_SHARE * INTERVAL[own.schedule.frequency]));
  const isNear = (index: number) =>
    rest.some(({ day }) => Math.abs(day - (payments[index] as Payment).day) <= near);
  if (beside.some(isNear)) return null;
  return { payments: rest, beside, cadence: { ...own, extra: beside.length } };
}

/** The level of the others. The payments beside the paydays become odd payments, by their places among all. */
export function levelAlone({ payments, beside }: PaydaysAlone<Payment>): Level {
  const level = incomeLevelOf(payments);
  if (!level.isSteady) return level;
  const places = Array.from({ length: payments.length + beside.length }, (_, place) => place).filter(
    place => !beside.includes(place),
  );
  const odd = [
    ...level.odd.map(({ index, expected }) => ({ index: places[index] as number, expected })),
    ...beside.map(index => ({ index, expected: level.expected })),
  ];
  return { ...level, odd: odd.sort((a, b) => a.index - b.index) };
}
