/** Where a figure of a result comes from. */
import type { OneOf } from '../base/oneOf.js';

export const FIGURE_INPUT_ROLES = ['plus', 'minus', 'over'] as const;

/** The part that an input has in the check: added (`plus`), subtracted (`minus`) or divided by (`over`). */
export type FigureInputRole = OneOf<typeof FIGURE_INPUT_ROLES>;

/** A member of the same result that a figure is made from. */
export interface FigureInput {
  /** The path to that member. */
  readonly path: string;
  /** Its value. */
  readonly value: string | number | boolean | null;
  /** Its part in the check. Null where the figure is made from it in a way that no check says. */
  readonly as: FigureInputRole | null;
}

export const FIGURE_RELATIONS = [
  'sum',
  'difference',
  'ratio',
  'least',
  'greatest',
  'confidence-score',
  'credits-less-debits',
  'debits-less-credits',
  'amounts',
] as const;

/**
 * How the value is calculated again.
 *
 * From the inputs:
 * - `sum`: all of them added.
 * - `difference`: those that are `plus`, less those that are `minus`.
 * - `ratio`: the same difference, over the sum of those that are `over`.
 * - `least`, `greatest`: the lowest or the highest of them.
 * - `confidence-score`: 3, 1, 1 and 2 points for the booleans that hold, in their order, plus the numbers.
 *
 * From the amounts of the transactions (with an ownership share, from that share of each):
 * - `credits-less-debits`, `debits-less-credits`.
 * - `amounts`: all of them added, whichever side they are on.
 */
export type FigureRelation = OneOf<typeof FIGURE_RELATIONS>;

/**
 * How to calculate a figure again: take the relation, multiply by `numerator`, divide by `denominator`, move the outcome into the
 * range from `atLeast` to `atMost`, and round it half-even to `decimals`.
 */
export interface FigureCheck {
  /** What is done with the inputs, or with the amounts of the transactions. */
  readonly relation: FigureRelation;
  /** Multiplies the outcome. 1 where nothing is multiplied. */
  readonly numerator: number;
  /** Divides the outcome. 1 where nothing is divided. */
  readonly denominator: number;
  /** The number of decimal places of the figure. */
  readonly decimals: number;
  /** The least that the figure can be. Null where it has no lower limit. */
  readonly atLeast: number | null;
  /** The most that the figure can be. Null where it has no upper limit. */
  readonly atMost: number | null;
}

/** Where a figure of a result comes from: its formula in words, what it is made from, and its transactions. */
export interface Explanation {
  /** The path that was asked for. */
  readonly path: string;
  /** The figure as it stands in the result. It is text only where a check of score validation measures text. */
  readonly value: string | number | boolean | null;
  /** How the figure is made, in one or two sentences. For a figure that can be null, it also says when. */
  readonly formula: string;
  /** The members of the result that the figure is made from, in the order of the formula. */
  readonly inputs: readonly FigureInput[];
  /**
   * How to calculate the figure again. Null where the value is null, or where the members of the result do not suffice.
   */
  readonly check: FigureCheck | null;
  /** The transactions that the result names for the figure, each once. Empty where it names none. */
  readonly transactionIds: readonly string[];
}
