/** Where a figure of a result comes from. */

/** `plus`, `minus` and `over`: its part in the check; null: what the figure is made from, in a way no check says. */
export type FigureInputRole = 'plus' | 'minus' | 'over';

export interface FigureInput {
  /** Of another member of the same result. */
  readonly path: string;
  readonly value: string | number | boolean | null;
  readonly as: FigureInputRole | null;
}

/**
 * How the value is reckoned again. Of the inputs: `sum`, all added; `difference`, those that are `plus` less those that are
 * `minus`; `ratio`, the same over those that are `over`, added up; `least`, `greatest`; `confidence-score`, 3, 1, 1 and 2
 * for the booleans that hold, in their order, plus the numbers. Of the amounts of the transactions: `credits-less-debits`,
 * `debits-less-credits`, `amounts` (all added, whatever their side); with an ownership share, of that share of each.
 */
export type FigureRelation =
  | 'sum'
  | 'difference'
  | 'ratio'
  | 'least'
  | 'greatest'
  | 'confidence-score'
  | 'credits-less-debits'
  | 'debits-less-credits'
  | 'amounts';

/** Value = the relation x `numerator` / `denominator`, moved into `atLeast` to `atMost`, rounded half-even to `decimals`. */
export interface FigureCheck {
  readonly relation: FigureRelation;
  readonly numerator: number;
  readonly denominator: number;
  readonly decimals: number;
  readonly atLeast: number | null;
  readonly atMost: number | null;
}

export interface Explanation {
  /** As asked. */
  readonly path: string;
  /** As it stands in the result; text only where a check of score validation measures text. */
  readonly value: string | number | boolean | null;
  /** How the figure is made, in one or two sentences; of a figure that can be null, also when it is. */
  readonly formula: string;
  /** In the order of the formula. */
  readonly inputs: readonly FigureInput[];
  /** Null where the members of the result do not suffice, or the value is null. */
  readonly check: FigureCheck | null;
  /** The transactions that the result names for the figure, each once; empty where it names none. */
  readonly transactionIds: readonly string[];
}
