/** What is counted of answers of income verification. Scores add up over histories. */

export interface Failure {
  readonly seed: number;
  readonly kind: FailureKind;
  readonly text: string;
  readonly tags: readonly string[];
}

export type FailureKind =
  | 'missed'
  | 'invented'
  | 'cadence'
  | 'category'
  | 'name'
  | 'estimate'
  | 'status'
  | 'benefit-missed'
  | 'not-income';

export interface IncomeScore {
  histories: number;
  /** Main streams of the truth; those found; those the answer gave; those of them that are true. */
  streams: number;
  found: number;
  given: number;
  right: number;
  /** Of the main streams found: whose category is right. */
  categoriesRight: number;
  /** Streams found with at least four paydays, benefits too; those whose frequency is right. */
  cadences: number;
  cadencesRight: number;
  benefits: number;
  benefitsFound: number;
  /** Of the benefits found: whose category and name are right. */
  benefitCategoriesRight: number;
  /** British benefits found, which have names of their own; those named right. */
  benefitNames: number;
  benefitNamesRight: number;
  /** |estimate - truth| / truth of every active stream found. */
  estimateErrors: number[];
  /** Streams found that have ended; those whose estimate is 0. */
  ended: number;
  endedRight: number;
  /** In main currency units: all money in streams, and that of it which is no income. */
  moneyInStreams: number;
  moneyNotIncome: number;
  failures: Failure[];
}

export function emptyScore(): IncomeScore {
  return {
    histories: 0,
    streams: 0,
    found: 0,
    given: 0,
    right: 0,
    categoriesRight: 0,
    cadences: 0,
    cadencesRight: 0,
    benefits: 0,
    benefitsFound: 0,
    benefitCategoriesRight: 0,
    benefitNames: 0,
    benefitNamesRight: 0,
    estimateErrors: [],
    ended: 0,
    endedRight: 0,
    moneyInStreams: 0,
    moneyNotIncome: 0,
    failures: [],
  };
}

export function sumOf(scores: readonly IncomeScore[]): IncomeScore {
  const total = emptyScore();
  for (const score of scores)
    for (const key of Object.keys(total) as (keyof IncomeScore)[]) {
      const [sum, more] = [total[key], score[key]];
      if (Array.isArray(sum)) sum.push(...(more as never[]));
      else (total as unknown as Record<string, number>)[key] = sum + (more as number);
    }
  return total;
}
