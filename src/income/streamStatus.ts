/**
 * Whether a stream still pays. The time since its last payment is compared with its earlier gaps: two weeks without agency work are usual
 * if there were such weeks in spring. A stream with a longer gap than ever before is late, and much later it has ended. docs/income.md
 * publishes the rule.
 */
import { addDays, type EpochDay, monthOf } from '../base/calendar.js';
import { gapsBetween } from '../base/gaps.js';
import { monthsApart } from '../base/months.js';
import type { StreamStatus } from '../contract/income/incomeStream.js';
import type { IncomeCountry } from '../countries/country.js';
import { type Cadence, FEWEST_PAYMENTS } from '../streams/cadence.js';
import type { Payment } from '../streams/payments.js';
import type { Schedule } from '../streams/schedule.js';
import { missedDays } from './flags.js';
import { isInSchoolSummer, teaches } from './schoolSummer.js';

export interface StreamStatusQuestion {
  readonly name: string;
  readonly country: IncomeCountry;
  readonly payments: readonly Payment[];
  readonly cadence: Cadence;
  readonly isSteady: boolean;
  /** Pay, pensions and benefits: what comes at least once a month. */
  readonly comesMonthly: boolean;
  /** Too few payments of a new job. */
  readonly isNew: boolean;
  readonly asOf: EpochDay;
}

/** So many missed paydays end a stream that has missed few before, and so many end any. Weekly: no less than four weeks. */
const ENDS_AFTER: Readonly<Record<Schedule['frequency'], readonly [fewest: number, most: number]>> = {
  Weekly: [4, 13],
  Fortnightly: [3, 7],
  SemiMonthly: [3, 7],
  FourWeekly: [2, 4],
  Monthly: [2, 4],
  Quarterly: [2, 3],
  Annual: [2, 2],
};
/** Variable pay that comes about once a month may leave out one payday more. */
const LONG = new Set<Schedule['frequency']>(['FourWeekly', 'Monthly']);
/** One gap may have been a holiday. With this many, gaps are usual. */
const HABIT = 3;

/** Days of silence. */
const IRREGULAR_LATE = 45;
const IRREGULAR_ENDED = 95;
const IRREGULAR_ENDED_AT_MOST = 215;
const NEW_ENDED = 65;
/** The limits for two payments a week or two apart, which a third payment would have shown to be weekly or fortnightly pay. */
const NEW_LIMITS: readonly (readonly [leastGap: number, mostGap: number, late: number, ended: number])[] = [
  [5, 9, 12, 31],
  [11, 17, 20, 48],
];
const TIMES_LONGEST_GAP = 1.5;

export function streamStatusOf(question: StreamStatusQuestion): StreamStatus {
  const { cadence } = question;
  return cadence.schedule === null
    ? withoutSchedule(question)
    : bySchedule(question, cadence, cadence.schedule);
}

function bySchedule(question: StreamStatusQuestion, cadence: Cadence, { frequency }: Schedule): StreamStatus {
  const { payments, asOf, isSteady, isNew } = question;
  const missed = missedDays(cadence, (payments.at(-1) as Payment).day, asOf);
  const { gaps, longestGap } = cadence;
  const [fewest, most] = ENDS_AFTER[frequency];
  const patience = Math.min(
    most,
    Math.max(
      fewest + (LONG.has(frequency) && !isSteady ? 1 : 0),
      longestGap === 0 ? 0 : longestGap + 2,
      gaps >= HABIT ? 2 * longestGap + 2 : 0,
    ),
  );
  if (missed.filter(day => !isSchoolHoliday(day, question)).length >= patience) return 'Ended';
  if (missed.length > longestGap) return 'Late';
  return isNew ? 'New' : 'Active';
}

function withoutSchedule(question: StreamStatusQuestion): StreamStatus {
  const { payments, comesMonthly, asOf } = question;
  const last = (payments.at(-1) as Payment).day;
  const longestGap = gapsBetween(payments.map(({ day }) => day)).reduce((a, b) => Math.max(a, b), 0);
  const isNew = payments.length < FEWEST_PAYMENTS;
  const [late, ended] =
    isNew && comesMonthly
      ? limitsOfNew(longestGap)
      : [
          Math.max(IRREGULAR_LATE, longestGap),
          Math.min(IRREGULAR_ENDED_AT_MOST, Math.max(IRREGULAR_ENDED, TIMES_LONGEST_GAP * longestGap)),
        ];
  const silence = asOf - last;
  if (silence - schoolHolidays(last, question) > ended) return 'Ended';
  if (silence > late) return 'Late';
  return isNew || question.isNew ? 'New' : 'Active';
}

/** `gap`: between the first two payments; 0 where there is only one. */
function limitsOfNew(gap: number): readonly [late: number, ended: number] {
  const short = NEW_LIMITS.find(([least, most]) => gap >= least && gap <= most);
  return short === undefined ? [Math.max(IRREGULAR_LATE, gap), NEW_ENDED] : [short[2], short[3]];
}

function isSchoolHoliday(day: EpochDay, { name, country }: StreamStatusQuestion): boolean {
  return isInSchoolSummer(day, country) && teaches(name);
}

/** Of the days of silence. */
function schoolHolidays(last: EpochDay, { name, country, asOf }: StreamStatusQuestion): number {
  if (monthsApart(monthOf(last), monthOf(asOf)) > 12 || !teaches(name)) return 0;
  let days = 0;
  for (let day = addDays(last, 1); day <= asOf; day++) if (isInSchoolSummer(day, country)) days++;
  return days;
}
