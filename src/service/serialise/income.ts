/** Writes and reads income verification. The schemas leave out what the service's format does not name. */
import type { Path } from '../../requests/issue.js';
import { LIBRARY_NAMES } from '../names.js';
import { copied, eachOf, membersOf } from '../rewrite.js';
import {
  type IncomeEngineResponse,
  type IncomeVerification,
  type IncomeVerificationList,
  incomeEngineResponseSchema,
  incomeVerificationListSchema,
  incomeVerificationSchema,
  type ServiceIncomeStream,
} from '../schemas/income.js';
import { readGiven, readWritten, renamed } from '../schemas/readArgument.js';
import type { CarriedEngineIncome, CarriedIncome, CarriedStream } from './carriedIncome.js';

/**
 * Writes the verified income of one account: one item of the list that the operations of a consent answer.
 *
 * @param result - A result of `verifyIncome`.
 * @throws InvalidRequestError when a member is missing or has a wrong value, or the ranks are not in order.
 *
 * @example
 * ```ts
 * import { verifyIncome } from 'open-banking-insights';
 * import { serialiseIncomeVerification } from 'open-banking-insights/service';
 *
 * const result = verifyIncome({ accountId: 'a1', currencyCode: 'GBP', transactions: [] });
 * console.log(serialiseIncomeVerification(result).verifiedIncomeStatus); // NoCreditTransactions
 * ```
 */
export function serialiseIncomeVerification(result: CarriedIncome): IncomeVerification {
  return readWritten(incomeVerificationSchema, result, written, { names: inSummary });
}

/**
 * Writes the verified income of a consent as `getIncomeVerification` and `getStoredIncomeVerification` answer it.
 *
 * @param results - One result of `verifyIncome` for each account of the consent.
 * @throws InvalidRequestError when a member is missing or has a wrong value, or an account comes twice.
 *
 * @example
 * ```ts
 * import { verifyIncome } from 'open-banking-insights';
 * import { serialiseIncomeVerifications } from 'open-banking-insights/service';
 *
 * const results = ['a1', 'a2'].map(accountId =>
 *   verifyIncome({ accountId, currencyCode: 'GBP', transactions: [] }),
 * );
 * console.log(serialiseIncomeVerifications(results).map(({ accountId }) => accountId).join()); // a1,a2
 * ```
 */
export function serialiseIncomeVerifications(results: readonly CarriedIncome[]): IncomeVerificationList {
  return readWritten(incomeVerificationListSchema, results, given => eachOf(given, written), {
    names: inSummary,
    prefix: ['results'],
  });
}

/**
 * Writes a result of `verifyIncome` as the engine answers it, with the totals of all streams.
 *
 * @throws InvalidRequestError when a member is missing or has a wrong value, or the ranks are not in order.
 *
 * @example
 * ```ts
 * import { verifyIncome } from 'open-banking-insights';
 * import { serialiseIncomeEngine } from 'open-banking-insights/service';
 *
 * const result = verifyIncome({ accountId: 'a1', currencyCode: 'GBP', transactions: [] });
 * console.log(serialiseIncomeEngine(result).IncomeStreamsSummary.totalEstimatedSalary); // 0
 * ```
 */
export function serialiseIncomeEngine(result: CarriedEngineIncome): IncomeEngineResponse {
  return readWritten(incomeEngineResponseSchema, result, written, { names: LIBRARY_NAMES });
}

/**
 * Reads the verified income of one account, one item of the list that the operations of a consent answer, into the library's
 * names.
 *
 * @param body - The parsed JSON.
 * @throws InvalidRequestError when the body does not have that format.
 *
 * @example
 * ```ts
 * import { parseIncomeVerification } from 'open-banking-insights/service';
 *
 * const income = parseIncomeVerification({
 *   accountId: 'a1',
 *   verifiedIncomeStatus: 'NoCreditTransactions',
 *   incomeStreams: [],
 *   IncomeStreamsSummary: { ConfidenceScoreFlags: null, total: 0, months: [] },
 * });
 * console.log(income.incomeStreamsSummary.total); // 0
 * ```
 */
export function parseIncomeVerification(body: unknown): CarriedIncome {
  return libraryIncome(readGiven(incomeVerificationSchema, body));
}

/**
 * Reads an answer of `getIncomeVerification` or `getStoredIncomeVerification` into the library's names.
 *
 * @param body - The parsed JSON.
 * @throws InvalidRequestError when the body does not have that format, or an account comes twice.
 *
 * @example
 * ```ts
 * import { parseIncomeVerifications } from 'open-banking-insights/service';
 *
 * const [income] = parseIncomeVerifications([
 *   {
 *     accountId: 'a1',
 *     verifiedIncomeStatus: 'NoCreditTransactions',
 *     incomeStreams: [],
 *     IncomeStreamsSummary: { ConfidenceScoreFlags: null, total: 0, months: [] },
 *   },
 * ]);
 * console.log(income?.accountId, income?.verifiedIncomeStatus); // a1 NoCreditTransactions
 * ```
 */
export function parseIncomeVerifications(body: unknown): CarriedIncome[] {
  return readGiven(incomeVerificationListSchema, body).map(libraryIncome);
}

/**
 * Reads an answer of the income engine into the library's names.
 *
 * @param body - The parsed JSON.
 * @throws InvalidRequestError when the body does not have that format.
 *
 * @example
 * ```ts
 * import { parseIncomeEngine } from 'open-banking-insights/service';
 *
 * const income = parseIncomeEngine({
 *   accountId: 'a1',
 *   verifiedIncomeStatus: 'NoCreditTransactions',
 *   incomeStreams: [],
 *   IncomeStreamsSummary: {
 *     totalConfidenceScore: 0,
 *     totalEstimatedSalary: 0,
 *     ConfidenceScoreFlags: null,
 *     total: 0,
 *     months: [],
 *   },
 * });
 * console.log(income.incomeStreamsSummary.estimatedIncome); // 0
 * ```
 */
export function parseIncomeEngine(body: unknown): CarriedEngineIncome {
  const { IncomeStreamsSummary, ...rest } = readGiven(incomeEngineResponseSchema, body);
  return { ...libraryStreams(rest), incomeStreamsSummary: librarySummary(IncomeStreamsSummary) };
}

/** The score of the live and stored form stands beside the summary. */
function inSummary(path: Path): Path {
  const place = path.indexOf('confidenceScore');
  return place < 0 || path.includes('incomeStreams')
    ? renamed(path, LIBRARY_NAMES)
    : path.toSpliced(place, 0, 'incomeStreamsSummary');
}

/** Includes the totals, which only the engine's format has, and the score, which only the others have. */
function written(given: CarriedIncome | CarriedEngineIncome) {
  return membersOf(given, ({ incomeStreams, incomeStreamsSummary, ...rest }) => {
    const { confidenceScoreFlags, confidenceScore, estimatedIncome, ...summary } =
      membersOf(incomeStreamsSummary, copied) ?? {};
    return {
      ...rest,
      confidenceScore,
      incomeStreams: eachOf(incomeStreams, ({ estimatedIncome, confidenceScoreFlags, ...stream }) => ({
        ...stream,
        estimatedSalary: estimatedIncome,
        ConfidenceScoreFlags: confidenceScoreFlags,
      })),
      IncomeStreamsSummary: membersOf(incomeStreamsSummary, () => ({
        ...summary,
        ConfidenceScoreFlags: confidenceScoreFlags,
        totalConfidenceScore: confidenceScore,
        totalEstimatedSalary: estimatedIncome,
      })),
    };
  });
}

function libraryIncome({
  confidenceScore,
  IncomeStreamsSummary,
  ...rest
}: IncomeVerification): CarriedIncome {
  return {
    ...libraryStreams(rest),
    incomeStreamsSummary: librarySummary({ ...IncomeStreamsSummary, totalConfidenceScore: confidenceScore }),
  };
}

function libraryStreams<Rest extends { readonly incomeStreams: readonly ServiceIncomeStream[] }>(rest: Rest) {
  return { ...rest, incomeStreams: rest.incomeStreams.map(streamOf) };
}

function librarySummary<
  Summary extends Record<'ConfidenceScoreFlags' | 'totalConfidenceScore' | 'totalEstimatedSalary', unknown>,
>({ ConfidenceScoreFlags, totalConfidenceScore, totalEstimatedSalary, ...summary }: Summary) {
  return {
    ...summary,
    confidenceScoreFlags: ConfidenceScoreFlags as Summary['ConfidenceScoreFlags'],
    confidenceScore: totalConfidenceScore as Summary['totalConfidenceScore'],
    estimatedIncome: totalEstimatedSalary as Summary['totalEstimatedSalary'],
  };
}

function streamOf({ estimatedSalary, ConfidenceScoreFlags, ...stream }: ServiceIncomeStream): CarriedStream {
  return { ...stream, estimatedIncome: estimatedSalary, confidenceScoreFlags: ConfidenceScoreFlags };
}
