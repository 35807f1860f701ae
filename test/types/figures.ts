/**
 * Every number of a result is explained, and nothing is that no result has. Every figure of a period of financial health has a name
 * for people. `npm run types` compiles this file; the error names what is missing or too many. Nothing here runs.
 */

import type { Enrichment } from '../../src/contract/enrichment/enrichmentResult.js';
import type { BUSINESS_HEALTH_GROUPS } from '../../src/contract/health/businessHealthWords.js';
import type { CONSUMER_HEALTH_GROUPS } from '../../src/contract/health/consumerHealthWords.js';
import type { FigureGroup } from '../../src/contract/health/healthWords.js';
import type { AFFORDABILITY_FIGURES } from '../../src/explain/affordability.js';
import type { BUSINESS_FIGURES } from '../../src/explain/businessFormulas.js';
import type { CONSUMER_FIGURES } from '../../src/explain/consumerFormulas.js';
import type { INCOME_FIGURES } from '../../src/explain/income.js';
import type {
  END_OF_DAY_FIGURES,
  ENRICHMENT_FIGURES,
  SCORECARD_FIGURES,
  VALIDATION_FIGURES,
} from '../../src/explain/results.js';
import type {
  ApplyScorecardResult,
  AssessAffordabilityResult,
  BusinessHealthPeriod,
  ConsumerHealthPeriod,
  EndOfDayBalancesResult,
  EnrichTransactionsResult,
  ValidateForScoreResult,
  VerifyIncomeResult,
} from '../../src/index.js';
import type { FigurePath } from '../../src/model/figurePath.js';

/** `months[month].net` is the pattern of `months[].net`. */
type Unnamed<Pattern> = Pattern extends `${infer Before}[${string}]${infer After}`
  ? `${Before}[]${Unnamed<After>}`
  : Pattern;

/** How the two differ: figures that are not explained, and explanations of nothing. */
type Differ<Result, Table> =
  | `${Exclude<FigurePath<Result>, Unnamed<keyof Table>>} is not explained`
  | `${Exclude<Unnamed<keyof Table>, FigurePath<Result, string | number | boolean>> & string} does not exist`;

type Enriched = Omit<EnrichTransactionsResult, 'transactions'> & {
  readonly transactions: readonly Enrichment[];
};

export const explained: readonly never[] = [] as readonly (
  | Differ<Enriched, typeof ENRICHMENT_FIGURES>
  | Differ<VerifyIncomeResult, typeof INCOME_FIGURES>
  | Differ<AssessAffordabilityResult, typeof AFFORDABILITY_FIGURES>
  | Differ<ConsumerHealthPeriod, typeof CONSUMER_FIGURES>
  | Differ<BusinessHealthPeriod, typeof BUSINESS_FIGURES>
  | Differ<EndOfDayBalancesResult, typeof END_OF_DAY_FIGURES>
  | Differ<ValidateForScoreResult, typeof VALIDATION_FIGURES>
  | Differ<ApplyScorecardResult, typeof SCORECARD_FIGURES>
)[];

type Named<Groups extends readonly FigureGroup[]> = Groups[number]['figures'][number]['figure'];

/** Items of lists, parts of what has a name, and how much was counted. */
type NeedsNoName =
  | `${string}[].${string}`
  | `coverage.${string}`
  | `largest${'Credit' | 'Debit'}.amount`
  | `seasonality.${'highest' | 'lowest'}Month.${string}`
  | `daysToZeroAfterPayday.cycles${string}`
  | `${string}.customerCount`;

type Nameless<
  Result,
  Groups extends readonly FigureGroup[],
> = `${Exclude<FigurePath<Result>, Named<Groups> | NeedsNoName>} has no words`;

export const named: readonly never[] = [] as readonly (
  | Nameless<ConsumerHealthPeriod, typeof CONSUMER_HEALTH_GROUPS>
  | Nameless<BusinessHealthPeriod, typeof BUSINESS_HEALTH_GROUPS>
)[];

interface Sample {
  readonly total: number;
  readonly months: readonly { readonly net: number | null }[];
}
type Explained<Pattern extends string> = Readonly<Record<Pattern, unknown>>;

/** What would be told. */
export const told: readonly true[] = [
  true satisfies Same<Differ<Sample, Explained<'total' | 'months[month].net'>>, never>,
  true satisfies Same<Differ<Sample, Explained<'total'>>, 'months[].net is not explained'>,
  true satisfies Same<Differ<Sample, Explained<'total' | 'months[month].net' | 'sum'>>, 'sum does not exist'>,
  true satisfies Same<
    Nameless<Sample, readonly [{ readonly title: ''; readonly figures: [] }]>,
    'total has no words'
  >,
];

type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;
