/**
 * When pay follows the year, and how its ranges are made. Judged, and set with the odd seeds of test/support/changingIncome and of
 * the seasonal kinds of test/support/predictions in view.
 */
export const SEASONS = {
  /** Complete months of the twelve that must be known. */
  fewestMonths: 11,
  /** Complete months since the month of the first payment, for ranges that reach back to before a change. */
  fewestMonthsBeforeChange: 10,
  /** The standard deviation of the months, as a share of their mean. */
  leastSpread: 0.1,
  /** How far a month of the season lies from the usual one, as a share of it. */
  leastStep: 0.1,
  /** How alike two years must be (correlation of their months), and over how many months. Of few months chance alone makes more alike. */
  leastLikeness: 0.7,
  leastLikenessOfFew: 0.8,
  fewestPairs: 7,
  manyPairs: 10,
  /** A season may begin a month earlier or later than in the year before. */
  monthsApart: [0, 1, -1],
  /** By how much the second year may lie above or below the first, as a share of the way from the lowest month to the highest. */
  mostGrowth: 0.5,
  /** Of one year alone: the most that months may differ from their neighbours, of 2 for months that are drawn at random. */
  mostUnevenness: 1.1,
  /** Of one year alone: the most that its end may lie from its beginning, as a share of the range. */
  mostGap: 0.5,
  /** How far beyond the months seen the range of eight in ten reaches, in usual distances of a month from its neighbours. */
  noise: 1.3,
  /** The same where one year alone shows the season. */
  noiseOfOneYear: 2,
  /** The least such distance, as a share of the mean month. */
  leastNoise: 0.03,
  /** How far a year lies from the year before: one standard deviation, as a share of it. */
  spreadOfYear: 0.11,
} as const;
