/** The part of an income result that the service's formats have, under the library's member names. */
import type { IncomeEngineResponse, IncomeVerification, ServiceIncomeStream } from '../schemas/income.js';
import type { ReadonlyDeep, Renamed } from './libraryNames.js';

/** An income stream in the library's names, with the members that the service's format has. */
export type CarriedStream = Renamed<
  ServiceIncomeStream,
  { estimatedSalary: 'estimatedIncome'; ConfidenceScoreFlags: 'confidenceScoreFlags' }
>;

type Written = ReadonlyDeep<
  Omit<IncomeEngineResponse, 'incomeStreams' | 'IncomeStreamsSummary' | 'integrity'>
>;

interface Beside {
  readonly accountId: Written['accountId'];
  /** How the result was made: its as-of date, what was set aside, and what was noticed. */
  readonly meta: Written['meta'];
  readonly verifiedIncomeStatus: Written['verifiedIncomeStatus'];
  /** Whether the account says enough for these figures. */
  readonly sufficiency: Written['sufficiency'];
  readonly creditsNotCounted: Written['creditsNotCounted'];
  readonly incomeSources: Written['incomeSources'];
  /** What `checkIntegrity` finds of the same account. Left out, it is written as null. */
  readonly integrity?: ReadonlyDeep<IncomeEngineResponse['integrity']> | undefined;
  readonly incomeStreams: readonly CarriedStream[];
}

type Summary = Renamed<
  IncomeEngineResponse['IncomeStreamsSummary'],
  {
    ConfidenceScoreFlags: 'confidenceScoreFlags';
    totalConfidenceScore: 'confidenceScore';
    totalEstimatedSalary: 'estimatedIncome';
  }
>;

/**
 * The verified income of one account in the library's names, with the members that the service's format has. A result of
 * `verifyIncome` can be passed where it is asked for.
 */
export interface CarriedIncome extends Beside {
  readonly incomeStreamsSummary: Omit<Summary, 'confidenceScore' | 'estimatedIncome'> & {
    /** The score of the response. Null where an answer lacks it. */
    readonly confidenceScore: IncomeVerification['confidenceScore'];
    /** Null where an answer lacks it. */
    readonly estimatedIncome: number | null;
  };
}

/**
 * The answer of the income engine in the library's names. Its summary has the totals of all streams. A result of `verifyIncome`
 * can be passed where it is asked for.
 */
export interface CarriedEngineIncome extends Beside {
  readonly incomeStreamsSummary: Summary;
}
