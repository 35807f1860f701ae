/**
 * A schedule is a rule that names days. Everything else (fit, next date, missed payments) follows from its one function,
 * `between`, which always counts from the anchor and never from the last payment.
 */

import {
  addDays,
  type EpochDay,
  firstDayOf,
  lastDayOf,
  lengthOf,
  type MonthIndex,
  monthOf,
  weekdayFrom,
  weekdayOf,
  weekdayUpTo,
} from '../base/calendar.js';
import { shiftMonth } from '../base/months.js';
import type { Frequency } from '../contract/income/frequency.js';
import { type DaysBetween, type KeptDays, keptDays } from './keptDays.js';

/** Moves a day on which banks do not pay. */
export interface DayMover {
  /** The day itself, or the last working day before it. */
  previous(day: EpochDay): EpochDay;
  /** The day itself, or the first working day after it. */
  next(day: EpochDay): EpochDay;
}

/** What happens to a day on which banks do not pay. */
export type Shift = 'none' | 'previous' | 'next';

export type DayRule =
  | { readonly kind: 'day'; readonly day: number }
  | { readonly kind: 'last-working-day' }
  /** nth 1 to 4, or -1 for the last. */
  | { readonly kind: 'weekday'; readonly weekday: number; readonly nth: number };

/** Its days are those on which payment is expected, after shifting. */
export interface Schedule extends KeptDays {
  readonly frequency: Exclude<Frequency, 'Irregular'>;
  /** The schedule in words. They are made only when read, since hundreds of schedules are tried for each that is found. */
  readonly rule: string;
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const SHIFT_WORDS: Readonly<Record<Shift, string>> = {
  none: '',
  previous: ', or the working day before',
  next: ', or the working day after',
};
/** No holiday run moves a payment further than this. */
const LONGEST_SHIFT = 6;
const SHORTEST_MONTH = 28;

const CYCLE_WORDS = { 7: 'week', 14: 'two weeks', 28: 'four weeks' } as const;
const CYCLE_FREQUENCY = { 7: 'Weekly', 14: 'Fortnightly', 28: 'FourWeekly' } as const;

export function cycle(days: 7 | 14 | 28, anchor: EpochDay, shift: Shift, calendar: DayMover): Schedule {
  return new NamedSchedule(
    CYCLE_FREQUENCY[days],
    () => `every ${CYCLE_WORDS[days]} on ${WEEKDAYS[weekdayOf(anchor)]}${SHIFT_WORDS[shift]}`,
    (from, to) => {
      const start = addDays(anchor, days * Math.floor((from - LONGEST_SHIFT - anchor) / days));
      const expected: EpochDay[] = [];
      for (let nominal = start; nominal <= to + LONGEST_SHIFT; nominal = addDays(nominal, days)) {
        pushWithin(expected, shifted(nominal, shift, calendar), from, to);
      }
      return expected;
    },
  );
}

/** Every `step` months, in the months that are `phase` modulo `step`, on each of the rules' days. */
export function monthly(
  frequency: 'Monthly' | 'SemiMonthly' | 'Quarterly' | 'Annual',
  step: 1 | 3 | 12,
  phase: number,
  rules: readonly DayRule[],
  shift: Shift,
  calendar: DayMover,
): Schedule {
  return new NamedSchedule(
    frequency,
    () => `${frequencyWords(frequency)} on ${rules.map(ruleWords).join(' and ')}${SHIFT_WORDS[shift]}`,
    (from, to) => {
      const expected: EpochDay[] = [];
      const start = monthOf(addDays(from, -LONGEST_SHIFT));
      const last = monthOf(addDays(to, LONGEST_SHIFT));
      const first = shiftMonth(start, (phase - (start % step) + step) % step);
      for (let month = first; month <= last; month = shiftMonth(month, step)) {
        for (const rule of rules)
          pushWithin(expected, shifted(dayIn(month, rule, calendar), shift, calendar), from, to);
      }
      // In order: no two days of one schedule lie so near that moving them changes which comes first.
      return expected;
    },
  );
}

/** A class, since a getter in each of hundreds of objects would give each a hidden class of its own, and make them slow to read. */
class NamedSchedule implements Schedule {
  readonly between: KeptDays['between'];
  readonly tableOf: KeptDays['tableOf'];

  constructor(
    readonly frequency: Schedule['frequency'],
    private readonly ruleOf: () => string,
    name: DaysBetween,
  ) {
    const { between, tableOf } = keptDays(name);
    this.between = between;
    this.tableOf = tableOf;
  }

  get rule(): string {
    return this.ruleOf();
  }
}

function pushWithin(days: EpochDay[], day: EpochDay, from: EpochDay, to: EpochDay): void {
  if (day >= from && day <= to && days.at(-1) !== day) days.push(day);
}

function shifted(day: EpochDay, shift: Shift, calendar: DayMover): EpochDay {
  return shift === 'none' ? day : shift === 'previous' ? calendar.previous(day) : calendar.next(day);
}

function dayIn(month: MonthIndex, rule: DayRule, calendar: DayMover): EpochDay {
  if (rule.kind === 'last-working-day') return calendar.previous(lastDayOf(month));
  if (rule.kind === 'weekday' && rule.nth < 0) return weekdayUpTo(lastDayOf(month), rule.weekday);
  const first = firstDayOf(month);
  if (rule.kind === 'weekday') return addDays(weekdayFrom(first, rule.weekday), 7 * (rule.nth - 1));
  const length = rule.day <= SHORTEST_MONTH ? SHORTEST_MONTH : lengthOf(month);
  return addDays(first, Math.min(rule.day, length) - 1);
}

function frequencyWords(frequency: 'Monthly' | 'SemiMonthly' | 'Quarterly' | 'Annual'): string {
  return { Monthly: 'monthly', SemiMonthly: 'twice a month', Quarterly: 'quarterly', Annual: 'yearly' }[
    frequency
  ];
}

function ruleWords(rule: DayRule): string {
  if (rule.kind === 'last-working-day') return 'the last working day';
  if (rule.kind === 'weekday') {
    const nth = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth' }[rule.nth] ?? 'last';
    return `the ${nth} ${WEEKDAYS[rule.weekday]}`;
  }
  return rule.day === 31 ? 'the last day' : `day ${rule.day}`;
}
