/** Paydays of every rhythm that pay has, worked out apart from the library: on a weekend the Friday before. */
import type { Frequency } from '../../src/index.js';
import { addDays, dayInMonth, isWeekend, weekdayOf } from './dates.js';

export type PayRhythm = Extract<
  Frequency,
  'Weekly' | 'Fortnightly' | 'FourWeekly' | 'SemiMonthly' | 'Monthly'
>;

export const PAY_RHYTHMS: readonly PayRhythm[] = [
  'Weekly',
  'Fortnightly',
  'FourWeekly',
  'SemiMonthly',
  'Monthly',
];

/** Paydays in an average month. */
export const A_MONTH: Readonly<Record<PayRhythm, number>> = {
  Weekly: 52 / 12,
  Fortnightly: 26 / 12,
  FourWeekly: 13 / 12,
  SemiMonthly: 2,
  Monthly: 1,
};

const CYCLES = { Weekly: 7, Fortnightly: 14, FourWeekly: 28 } as const;
const DAYS_OF_MONTH = {
  SemiMonthly: [
    [15, 31],
    [1, 15],
  ],
  Monthly: [[31], [25], [28], [15]],
} as const;

/** From one day to another, both with. `variant`: which weekday, or which days of the month. */
export function paydaysOf(rhythm: PayRhythm, from: string, to: string, variant: number): string[] {
  const days =
    rhythm === 'SemiMonthly' || rhythm === 'Monthly'
      ? byMonth(DAYS_OF_MONTH[rhythm], from, to, variant)
      : byCycle(CYCLES[rhythm], from, to, variant);
  return days.filter(day => day >= from && day <= to);
}

/** On Thursdays or Fridays. */
function byCycle(length: number, from: string, to: string, variant: number): string[] {
  const days: string[] = [];
  let day = from;
  while (weekdayOf(day) !== 4 + (variant % 2)) day = addDays(day, 1);
  for (; day <= to; day = addDays(day, length)) days.push(day);
  return days;
}

function byMonth(
  choices: readonly (readonly number[])[],
  from: string,
  to: string,
  variant: number,
): string[] {
  const [first, last] = [from, to].map(day => 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7)) - 1) as [
    number,
    number,
  ];
  const chosen = choices[variant % choices.length] as readonly number[];
  const months = Array.from({ length: last - first + 2 }, (_, place) => first + place);
  return months.flatMap(month =>
    chosen.map(day => beforeWeekend(dayInMonth(Math.floor(month / 12), (month % 12) + 1, day))),
  );
}

function beforeWeekend(day: string): string {
  let moved = day;
  while (isWeekend(moved)) moved = addDays(moved, -1);
  return moved;
}
