/** Income verification. The schemas leave out what the service's format does not name. */

import { eachOf, membersOf } from '../rewrite.js';
import { type CallerNames, readGiven, readWritten } from '../schemas/door.js';
import {
  type IncomeEngineResponse,
  type IncomeVerification,
  type IncomeVerificationList,
  incomeEngineResponseSchema,
  incomeVerificationListSchema,
  incomeVerificationSchema,
  type ServiceIncomeStream,
} from '../schemas/income.js';
import type { Renamed } from './carried.js';

/** What the format carries of a stream. */
export type CarriedStream = Renamed<
  ServiceIncomeStream,
  { estimatedSalary: 'estimatedIncome'; ConfidenceScoreFlags: 'confidenceScoreFlags' }
>;

/** What live and stored income verification carry. */
export interface CarriedIncome extends Pick<IncomeVerification, 'accountId' | 'verifiedIncomeStatus'> {
  readonly incomeStreams: readonly CarriedStream[];
  readonly incomeStreamsSummary: Renamed<
    IncomeVerification['IncomeStreamsSummary'],
    { ConfidenceScoreFlags: 'confidenceScoreFlags' }
  >;
}

/** What the engine's answer carries: the totals too. */
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

/** Of one account: an item of what a consent's operations answer. */
export function serialiseIncomeVerification(result: CarriedIncome): IncomeVerification {
  return readWritten(incomeVerificationSchema, result, written, { names: NAMES });
}

/** Live and stored: one result for each account of the consent. */
export function serialiseIncomeVerifications(results: readonly CarriedIncome[]): IncomeVerificationList {
  return readWritten(incomeVerificationListSchema, results, given => eachOf(given, written), {
    names: NAMES,
    prefix: ['results'],
  });
}

export function serialiseIncomeEngine(result: CarriedEngineIncome): IncomeEngineResponse {
  return readWritten(incomeEngineResponseSchema, result, written, { names: NAMES });
}

export function parseIncomeVerification(body: unknown): CarriedIncome {
  return carriedOf(readGiven(incomeVerificationSchema, body));
}

export function parseIncomeVerifications(body: unknown): CarriedIncome[] {
  return readGiven(incomeVerificationListSchema, body).map(carriedOf);
}

export function parseIncomeEngine(body: unknown): CarriedEngineIncome {
  const response = readGiven(incomeEngineResponseSchema, body);
  const { totalConfidenceScore, totalEstimatedSalary } = response.IncomeStreamsSummary;
  const income = carriedOf(response);
  return {
    ...income,
    incomeStreamsSummary: {
      ...income.incomeStreamsSummary,
      confidenceScore: totalConfidenceScore,
      estimatedIncome: totalEstimatedSalary,
    },
  };
}

const NAMES: CallerNames = {
  estimatedSalary: 'estimatedIncome',
  ConfidenceScoreFlags: 'confidenceScoreFlags',
  IncomeStreamsSummary: 'incomeStreamsSummary',
  totalConfidenceScore: 'confidenceScore',
  totalEstimatedSalary: 'estimatedIncome',
};

/** The totals too, which the format of the engine alone takes. */
function written(given: CarriedIncome | CarriedEngineIncome) {
  return membersOf(given, ({ incomeStreams, incomeStreamsSummary, ...rest }) => ({
    ...rest,
    incomeStreams: eachOf(incomeStreams, ({ estimatedIncome, confidenceScoreFlags, ...stream }) => ({
      ...stream,
      estimatedSalary: estimatedIncome,
      ConfidenceScoreFlags: confidenceScoreFlags,
    })),
    IncomeStreamsSummary: membersOf(
      incomeStreamsSummary as CarriedEngineIncome['incomeStreamsSummary'],
      ({ confidenceScoreFlags, confidenceScore, estimatedIncome, ...summary }) => ({
        ...summary,
        ConfidenceScoreFlags: confidenceScoreFlags,
        totalConfidenceScore: confidenceScore,
        totalEstimatedSalary: estimatedIncome,
      }),
    ),
  }));
}

function carriedOf({ accountId, verifiedIncomeStatus, ...response }: IncomeVerification): CarriedIncome {
  const { ConfidenceScoreFlags, total, months } = response.IncomeStreamsSummary;
  return {
    accountId,
    verifiedIncomeStatus,
    incomeStreams: response.incomeStreams.map(streamOf),
    incomeStreamsSummary: { confidenceScoreFlags: ConfidenceScoreFlags, total, months },
  };
}

function streamOf({ estimatedSalary, ConfidenceScoreFlags, ...stream }: ServiceIncomeStream): CarriedStream {
  return { ...stream, estimatedIncome: estimatedSalary, confidenceScoreFlags: ConfidenceScoreFlags };
}
