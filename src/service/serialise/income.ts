/** Income verification. The schemas leave out what the service's format does not name. */
import { readEach } from '../../schema/read.js';
import {
  type IncomeEngineResponse,
  type IncomeVerification,
  incomeEngineResponseSchema,
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

export function serialiseIncomeVerification(result: CarriedIncome): IncomeVerification {
  return readEach(incomeVerificationSchema, written(result));
}

export function serialiseIncomeEngine(result: CarriedEngineIncome): IncomeEngineResponse {
  const { IncomeStreamsSummary, ...rest } = written(result);
  const { confidenceScore, estimatedIncome } = result.incomeStreamsSummary;
  return readEach(incomeEngineResponseSchema, {
    ...rest,
    IncomeStreamsSummary: {
      ...IncomeStreamsSummary,
      totalConfidenceScore: confidenceScore,
      totalEstimatedSalary: estimatedIncome,
    },
  });
}

export function parseIncomeVerification(body: unknown): CarriedIncome {
  return carriedOf(readEach(incomeVerificationSchema, body));
}

export function parseIncomeEngine(body: unknown): CarriedEngineIncome {
  const response = readEach(incomeEngineResponseSchema, body);
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

function written({ incomeStreams, incomeStreamsSummary, ...rest }: CarriedIncome) {
  return {
    ...rest,
    incomeStreams: incomeStreams.map(({ estimatedIncome, confidenceScoreFlags, ...stream }) => ({
      ...stream,
      estimatedSalary: estimatedIncome,
      ConfidenceScoreFlags: confidenceScoreFlags,
    })),
    IncomeStreamsSummary: {
      ...incomeStreamsSummary,
      ConfidenceScoreFlags: incomeStreamsSummary.confidenceScoreFlags,
    },
  };
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
