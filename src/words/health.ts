/** The figures of financial health in words: the shape of the tables, and what people and businesses have in common. */
import type { BusinessHealthPeriod } from '../model/businessHealth.js';
import type { ConsumerHealthPeriod } from '../model/consumerHealth.js';

/** The ways to the numbers of an object. */
type NumberPath<Of> = {
  [Name in keyof Of & string]: NonNullable<Of[Name]> extends number
    ? Name
    : NonNullable<Of[Name]> extends string | boolean | readonly unknown[]
      ? never
      : `${Name}.${NumberPath<NonNullable<Of[Name]>>}`;
}[keyof Of & string];

/** The member of a period, or the way to it: `gambling.amount`. */
export type ConsumerFigurePath = NumberPath<ConsumerHealthPeriod>;
export type BusinessFigurePath = NumberPath<BusinessHealthPeriod>;
export type FigurePath = ConsumerFigurePath | BusinessFigurePath;

/** How a figure is written. `number` has no unit; `trend` is money a month, where below zero is downwards. */
export type FigureUnit = 'money' | 'share' | 'count' | 'days' | 'months' | 'number' | 'trend';

export interface FigureWords<Path extends FigurePath = FigurePath> {
  readonly figure: Path;
  readonly words: string;
  readonly unit: FigureUnit;
}

export interface FigureGroup<Path extends FigurePath = FigurePath> {
  readonly title: string;
  readonly figures: readonly FigureWords<Path>[];
}

export const IN_AND_OUT: FigureGroup<ConsumerFigurePath & BusinessFigurePath> = {
  title: 'In and out',
  figures: [
    money('totalCredit', 'Money in'),
    money('totalDebit', 'Money out'),
    money('net', 'Difference'),
    figure('netTrend', 'Change a month', 'trend'),
    figure('monthsInDeficit', 'Months overspent', 'count'),
    figure('creditCount', 'Payments in', 'count'),
    figure('debitCount', 'Payments out', 'count'),
  ],
};

/** The figure of a period at `path`, or null where there is none. */
export function figureAt(period: object, path: FigurePath): number | null {
  let value: unknown = period;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null) return null;
    value = (value as Readonly<Record<string, unknown>>)[key];
  }
  return typeof value === 'number' ? value : null;
}

export function figure<Path extends FigurePath>(
  path: Path,
  words: string,
  unit: FigureUnit,
): FigureWords<Path> {
  return { figure: path, words, unit };
}

export function money<Path extends FigurePath>(path: Path, words: string): FigureWords<Path> {
  return figure(path, words, 'money');
}

export function share<Path extends FigurePath>(path: Path, words: string): FigureWords<Path> {
  return figure(path, words, 'share');
}
