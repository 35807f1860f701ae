/** The part of an income result that the service's formats have, under the library's member names. */
import type { IncomeEngineResponse, IncomeVerification, ServiceIncomeStream } from '../schemas/income.js';
import type { Renamed } from './libraryNames.js';

/** An income stream in the library's names, with the members that the service's format has. */
export type CarriedStream = Renamed<
  ServiceIncomeStream,
  { estimatedSalary: 'estimatedIncome'; ConfidenceScoreFlags: 'confidenceScoreFlags' }
>;

/**
 * The verified income of one account in the library's names, with the members that the service's format has. A result of
 * `verifyIncome` can be passed where it is asked for.
 */
export interface CarriedIncome
  extends Pick<IncomeVerification, 'accountId' | 'verifiedIncomeStatus' | 'sufficiency'> {
  readonly incomeStreams: readonly CarriedStream[];
  readonly incomeStreamsSummary: Renamed<
    IncomeVerification['IncomeStreamsSummary'],
    { ConfidenceScoreFlags: 'confidenceScoreFlags' }
  >;
}

/**
 * The answer of the income engine in the library's names. Its summary also has the totals of all streams. A result of
 * `verifyIncome` can be passed where it is asked for.
 */
export interface CarriedEngineIncome extends CarriedIncome {
  readonly incomeStreamsSummary: Renamed<
    IncomeEngineResponse['IncomeStreamsSummary'],
    {
      ConfidenceScoreFlags: 'confidenceScoreFlags';
      totalConfidenceScore: 'confidenceScore';
      totalEstimatedSalary: 'estimatedIncome';
    }
  >;
}
