/** What a confidence score is added up from. `docs/income.md` prints it; the judgements are ours, and were chosen beforehand. */

/** Flags that hold or do not: their points, and the words for either. */
export const SCORE_FLAGS = {
  incomeForLast3Months: {
    points: 3,
    holds: 'each of the last three complete calendar months holds a payment',
    fails: 'one of the last three complete calendar months holds no payment',
  },
  varianceTolerance5Percent: {
    points: 1,
    holds: 'the payments of the last three months, at least three, are within 5 % of their median',
    fails: 'a payment of the last three months is over 5 % off their median, or they are fewer than three',
  },
  varianceTolerance10Percent: {
    points: 1,
    holds: 'the payments of the last three months, at least three, are within 10 % of their median',
    fails: 'a payment of the last three months is over 10 % off their median, or they are fewer than three',
  },
  mostRecentCheckValue: {
    points: 2,
    holds: 'the last payment is within 5 % of the expected one and none is overdue since',
    fails: 'the last payment is over 5 % off the expected one, or one is overdue since',
  },
} as const;

/** `stabilityOverall`: per cent of the expected payments that came at least, and per cent by which they vary at most. Best first. */
export const STABILITY = [
  { points: 3, arrived: 95, variation: 5 },
  { points: 2, arrived: 90, variation: 15 },
  { points: 1, arrived: 75, variation: 35 },
] as const;

/** `stability6Months`: per cent below the expected payment from which one is short, and the most that are counted. */
export const SHORTFALL = { percent: 10, most: 3 } as const;
