/** What is known of a figure without a result: its formula, and the paths to the members that it is made from. */
import type { FigureCheck } from '../model/explanation.js';

/**
 * Paths start where the figure's own pattern starts. `[stream]` stands for the index of that name in the pattern, `[]` for every
 * item, `[section=income]` for those items with that member (`&` joins conditions), `../` for one member further up.
 */
export interface FigureRow {
  /** One or two sentences without the last full stop. */
  readonly formula: string;
  /** Only for figures that can be null. */
  readonly nullWhen?: string;
  readonly plus?: readonly string[];
  readonly minus?: readonly string[];
  readonly over?: readonly string[];
  /** The other members that it is made from. */
  readonly from?: readonly string[];
  /** Ids, or lists of them. */
  readonly ids?: readonly string[];
  /** Set if the check differs from the plain sum, difference or ratio of `plus`, `minus` and `over`. */
  readonly check?: Partial<FigureCheck>;
}

/** The values at a path, as paths are written in a row. */
export type ReadPath = (path: string) => readonly unknown[];

/** A row, or a function that gives it from other members of the result. */
export type FigureRule = FigureRow | ((read: ReadPath) => FigureRow);

/** By pattern, such as `incomeStreams[stream].months[month].income`. */
export type FigureTable = Readonly<Record<string, FigureRule>>;

/** Rows by their names under `place`: `STREAM`, `{ total }` for `incomeStreams[stream].total`. */
export function under<Place extends string, Rows extends FigureTable>(
  place: Place,
  rows: Rows,
): { readonly [Name in keyof Rows & string as `${Place}.${Name}`]: Rows[Name] } {
  const named = Object.entries(rows).map(([name, rule]) => [`${place}.${name}`, rule]);
  return Object.fromEntries(named);
}

const MONEY_DECIMALS = 2;
const RATIO_DECIMALS = 4;

/** Null if the row names nothing to calculate with. */
export function checkOf({ plus = [], minus = [], over = [], check = {} }: FigureRow): FigureCheck | null {
  const relation =
    check.relation ??
    (over.length > 0 ? 'ratio' : minus.length > 0 ? 'difference' : plus.length > 0 ? 'sum' : null);
  if (relation === null) return null;
  return {
    numerator: 1,
    denominator: 1,
    decimals: relation === 'ratio' ? RATIO_DECIMALS : MONEY_DECIMALS,
    atLeast: null,
    atMost: null,
    ...check,
    relation,
  };
}

/** A period's sum as a figure of an average month. */
export function perMonth(of: string): Pick<FigureRow, 'plus' | 'over' | 'check' | 'nullWhen'> {
  return {
    nullWhen: 'fewer than 28 days',
    plus: [of],
    over: ['coverage.daysAvailable'],
    check: { numerator: 365, denominator: 12, decimals: 2 },
  };
}

/** An amount with its transactions beside it, credits or debits. */
export function amountsOf(figure: string): Pick<FigureRow, 'ids' | 'check'> {
  return { ids: [`${figure}.transactionIds`], check: { relation: 'amounts' } };
}

/** An amount that is the cost of the transactions beside it. */
export function evidenced(figure: string): Pick<FigureRow, 'ids' | 'check'> {
  return { ids: [`${figure}.transactionIds`], check: { relation: 'debits-less-credits' } };
}
