/**
 * The figures behind the ranges of `prediction`. `fitted`: moved until the ranges held as often as they say on the odd seeds of the
 * generated pay of test/support/predictions. `judged`: chosen beforehand, and no data here could tell. docs/internals/income.md says what
 * each of them does.
 */

/** A factor of what comes if all stays as it is, and how likely it is. */
export type Chance = readonly [factor: number, probability: number];

export const INCOME_PREDICTION = {
  /** Judged: the chance that a stream ends within a month, by what it is. Who changes jobs has another stream soon. */
  endsInMonth: { pay: 0.004, pension: 0.001, benefit: 0.004, other: 0.004 },
  /** Judged: the chance that a stream that is late has ended already. */
  lateHasEnded: 0.5,
  /**
   * Judged: how the level of steady income changes within the next month, and over twelve months, in which a rise counts only from
   * its month on. A rise comes about once a year, of some per cent.
   */
  changeOfSteady: {
    1: [
      [1, 0.945],
      [1.02, 0.02],
      [1.035, 0.02],
      [1.06, 0.01],
      [0.9, 0.005],
    ] as readonly Chance[],
    12: [
      [1, 0.26],
      [1.007, 0.16],
      [1.015, 0.18],
      [1.025, 0.17],
      [1.035, 0.12],
      [1.055, 0.06],
      [0.97, 0.05],
    ] as readonly Chance[],
  },
  /** Fitted: how far the level of variable income lies from the mean of what was seen, since the mean lags behind rises. */
  changeOfVariable: {
    1: [
      [0.99, 0.2],
      [1.01, 0.5],
      [1.025, 0.3],
    ] as readonly Chance[],
    12: [
      [0.995, 0.2],
      [1.02, 0.5],
      [1.04, 0.3],
    ] as readonly Chance[],
  },
  /** Fitted: the same of steady income with so many payments off its level that the level itself is not sure. */
  changeOfMixed: {
    1: [
      [0.95, 0.17],
      [1, 0.38],
      [1.03, 0.27],
      [1.08, 0.18],
    ] as readonly Chance[],
    12: [
      [0.95, 0.2],
      [1, 0.3],
      [1.03, 0.27],
      [1.075, 0.23],
    ] as readonly Chance[],
  },
  /** Fitted: how much further than evenly spread amounts others reach beyond the lowest and the highest seen. */
  beyondSeen: 1.75,
  /** Fitted: a year of few payments spreads by so much more than their own spread says. */
  yearOfMonths: 1.06,
  /** Fitted: where paydays were missed, what the spread of quarters is multiplied by to give that of a year. */
  quartersWithGaps: 1,
  /** Fitted: the level of variable income a year on, as a share of the present one: one standard deviation. */
  driftOfVariable: 0.018,
  /** Fitted: the share of pay by which single payments are taken to differ before any is seen, and how many payments that counts for. */
  spreadBeforehand: { steady: 0, mixed: 0, variable: 0.18, first: 0.3 },
  weightBeforehand: 1,
  /** Judged: with more than this share of payments off its level, steady income varies too much to call its level known. */
  mixedFrom: 0.25,
  /** Judged: from this many months on the months that were seen tell the shape of the range alone, and up to the other not at all. */
  shapeSeenFrom: 4,
  shapeSeenAlone: 14,
} as const;
