/** Payments of a source, stretch by stretch. */
import { addDays } from '../dates.js';
import type { Random } from '../histories/random.js';
import type { Schedule } from '../histories/schedules.js';
import { moved } from '../histories/workingDays.js';
import type { Payer, Payment, Rhythm, Source } from './model.js';
import { IN_A_MONTH, type World } from './world.js';

/** A time in which a source pays by one schedule. */
export interface Stretch {
  readonly schedule: Schedule;
  /** Both days are of the stretch. */
  readonly from: string;
  readonly to: string;
  /** Pence a month, on average. */
  readonly monthly: number;
  /** By how much of its mean a payment varies. Without it pay is steady, to a few pence. */
  readonly varies?: number;
  readonly isReduced?: boolean;
  /** What the month or day of the year does to the pay. */
  readonly season?: (day: string) => number;
  /** Days of this stretch on which nothing is paid. */
  readonly isQuiet?: (day: string) => boolean;
  /** The first payment is for a part of its period. */
  readonly beginsWithPart?: boolean;
}

export const rhythmOf = (schedule: Schedule): Rhythm => schedule.frequency as Rhythm;

/** Pence of one whole payment. */
export function perPayment(monthly: number, schedule: Schedule): number {
  return Math.round(monthly / IN_A_MONTH[rhythmOf(schedule)]);
}

/** Some payrolls pay the same to the penny, some a few pence more or less, as tax codes round. */
const FEW_PENCE = 0.002;
/** Some payers are a day or two late now and then. */
const UNPUNCTUAL = 0.15;
const LATE = 0.08;

export function paid(world: World, random: Random, stretches: readonly Stretch[]): Payment[] {
  const cents = random.chance(0.6) ? 0 : FEW_PENCE;
  const isUnpunctual = random.chance(UNPUNCTUAL);
  return stretches.flatMap(stretch => {
    const { schedule, from, to, monthly, varies = 0, season, isQuiet } = stretch;
    const level = perPayment(monthly, schedule);
    const first = from > world.from ? from : world.from;
    const last = to < world.asOf ? to : world.asOf;
    if (first > last) return [];
    const days = schedule
      .paydays(first, last)
      .filter(day => isQuiet === undefined || !isQuiet(day))
      .map(day =>
        isUnpunctual && random.chance(LATE)
          ? moved(addDays(day, random.integer(1, 2)), 'next', world.keeper)
          : day,
      )
      .filter(day => day <= world.asOf);
    return days.map((day, index) => {
      const isPart = index === 0 && stretch.beginsWithPart === true;
      const spread = 1 + (varies > 0 ? varies : cents) * random.between(-1.7, 1.7);
      const share = isPart ? random.between(0.3, 0.85) : spread;
      return {
        day,
        pence: Math.max(55_00, Math.round(level * share * (season?.(day) ?? 1))),
        level: isPart ? null : level,
        schedule,
        isReduced: stretch.isReduced === true,
        isApart: false,
        words: null,
      };
    });
  });
}

interface SourceParts {
  readonly payer: Payer;
  readonly payments: readonly Payment[];
  readonly pay?: Source['pay'];
  readonly isBenefit?: boolean;
  readonly isQuiet?: Source['isQuiet'];
  readonly hasNoRhythm?: boolean;
}

export function source({
  payer,
  payments,
  pay = 'steady',
  isBenefit = false,
  isQuiet = null,
  hasNoRhythm = false,
}: SourceParts): Source {
  const byDay = [...payments].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  return { payer, payments: byDay, pay, isBenefit, isQuiet, hasNoRhythm };
}

/** A payment beside the usual ones. */
export function one(
  day: string,
  pence: number,
  schedule: Schedule,
  more: Partial<Pick<Payment, 'isApart' | 'words' | 'level' | 'isReduced'>> = {},
): Payment {
  return {
    day,
    pence: Math.max(55_00, Math.round(pence)),
    level: null,
    schedule,
    isReduced: false,
    isApart: false,
    words: null,
    ...more,
  };
}

/** From a day on all payments of a source are more or less by a share, as after an annual rise. */
function withRise(payments: readonly Payment[], day: string, factor: number): Payment[] {
  return payments.map(payment =>
    payment.day < day
      ? payment
      : {
          ...payment,
          pence: Math.round(payment.pence * factor),
          level: payment.level === null ? null : Math.round(payment.level * factor),
        },
  );
}

/** Beside the change of the kind, one history in three has an annual rise before or after it. */
export function perhapsRise(world: World, payments: readonly Payment[]): Payment[] {
  const { random } = world;
  return random.chance(0.33)
    ? withRise(payments, world.when(0.05, 0.95), random.between(1.02, 1.09))
    : [...payments];
}

/** More in one payment than is usual: a bonus, overtime, back pay, leave paid out. Or less: a part of a period. */
export function changedAt(payments: readonly Payment[], index: number, factor: number): Payment[] {
  const at = index < 0 ? payments.length + index : index;
  return payments.map((payment, place) =>
    place === at
      ? { ...payment, pence: Math.max(55_00, Math.round(payment.pence * factor)), level: null }
      : payment,
  );
}
