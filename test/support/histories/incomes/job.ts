/** Pay from one employer. */
import type { PaymentDraft } from '../ledger.js';
import { type Life, longBefore } from '../life.js';
import type { Random } from '../random.js';
import type { Schedule } from '../schedules.js';
import type { Payer } from '../vocabulary/names.js';
import { levelsOf, type Payday, split, withEvents } from './payEvents.js';
import { writerOf } from './payWriting.js';

export interface Job {
  readonly payer: Payer;
  readonly schedule: Schedule;
  /** Pence a payday, net. */
  readonly level: number;
  readonly isHourly: boolean;
  /** The first and the last payday; undefined when outside the days shown. */
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  readonly tags: readonly string[];
  /** A person's name says nothing of wages: then the reference must. */
  readonly mustSayWages?: boolean;
  /** The share that goes to each account, in pence per pound; the whole to the main one when left out. */
  readonly shares?: readonly number[];
}

/** Payments from a firm that says nothing: a habit has to show before anyone would call them pay. */
const MUTE_PAY_TELLS_FROM = 4;
const MUTE_HOURS_TELL_FROM = 6;

export function payJob(life: Life, random: Random, job: Job): void {
  const { schedule, payer } = job;
  const all = schedule.paydays(longBefore(life), life.asOf);
  const days = all.filter(day => day >= (job.start ?? '') && day <= (job.end ?? '9999'));
  if (days.length === 0) return;
  const tags: string[] = [...job.tags, ...payer.tags, ...schedule.tags, `paid:${schedule.frequency}`];
  const levels = levelsOf(life, random.fork('levels'), job, days, tags);
  const write = writerOf(life, random.fork('words'), job, days, tags);
  const paydays = job.isHourly
    ? days.map((day, index) => hours(day, levels[index] as number, random))
    : withEvents(days, levels, random.fork('events'), job, tags, life.asOf);
  if (job.isHourly) tags.push('hourly');
  const payments = split(paydays, random.fork('split'), tags).map(
    ({ parts, isAtLevel }): PaymentDraft => ({
      isAtLevel,
      entries: parts.flatMap(({ day, pence }) => write(day, pence, job.shares)),
    }),
  );
  life.ledger.streams.push({
    name: payer.name,
    category: 'salary',
    isBenefit: false,
    frequency: schedule.frequency,
    // Whether a promotion shows among hours that vary as much, nobody can say.
    pay: !job.isHourly ? 'steady' : tags.includes('promotion') ? 'no-monthly-figure' : 'variable',
    payments,
    expected: all,
    tellsFrom: write.areTelling ? 1 : job.isHourly ? MUTE_HOURS_TELL_FROM : MUTE_PAY_TELLS_FROM,
    tags,
  });
}

function hours(day: string, level: number, random: Random): Payday {
  return { day, pence: Math.round(level * random.between(0.6, 1.35)), isAtLevel: true };
}
