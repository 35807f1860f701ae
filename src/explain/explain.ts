/** Explains a figure of a result: its formula, the members it is made from, and its transactions. */
import { InvalidRequestError, safely } from '../base/invalidRequest.js';
import { slipsBetween } from '../base/slips.js';
import type { AssessAffordabilityResult } from '../contract/affordability/affordabilityResult.js';
import type { AnalyseAccountsResult, AnalyseResult } from '../contract/analysis.js';
import type { EnrichTransactionsResult } from '../contract/enrichment/enrichmentResult.js';
import type { BusinessFinancialHealthResult } from '../contract/health/businessHealth.js';
import type { ConsumerFinancialHealthResult } from '../contract/health/consumerHealth.js';
import type { EndOfDayBalancesResult } from '../contract/health/endOfDayBalances.js';
import type { VerifyIncomeResult } from '../contract/income/incomeResult.js';
import type { CheckIntegrityAccountsResult, CheckIntegrityResult } from '../contract/integrity.js';
import type { ScoreAttributesResult } from '../contract/score/scoreAttributes.js';
import type { ApplyScorecardResult } from '../contract/score/scorecardResult.js';
import type { ValidateForScoreResult } from '../contract/score/scoreValidation.js';
import type { AccountsResult } from '../model/accounts.js';
import type { Explanation, FigureInput, FigureInputRole } from '../model/explanation.js';
import { checkOf, type FigureRow, type ReadPath } from './figure.js';
import {
  leadsToMany,
  memberOf,
  type Place,
  pathText,
  patternOf,
  placesOf,
  type Segment,
  segmentsOf,
  valueAt,
} from './path.js';
import { type FigureScope, scopeOf } from './results.js';

// Says why there is nothing to explain, and what was probably meant.

const MOST_LISTED = 5;
/** The names of a result's own members are much shorter. A longer name is neither compared nor shown in full. */
const LONGEST_NAME = 100;

function invalidPath(): InvalidRequestError {
  return refusal(
    'path',
    'invalid_path',
    'must be text such as incomeStreams[0].estimatedIncome, of at most 1000 characters',
  );
}

function unknownResult(): InvalidRequestError {
  return refusal('result', 'unknown_result', 'must be a result of this library');
}

/** The error for a path that leads nowhere, or not to a figure. */
function noFigure(result: unknown, asked: readonly Segment[], scope: FigureScope): InvalidRequestError {
  let member = result;
  const missing = asked.findIndex(segment => {
    member = memberOf(member, segment);
    return member === undefined;
  });
  if (missing >= 0) return refusal('path', 'unknown_path', missingWords(result, asked, missing));
  const value = valueAt(result, asked);
  const isBranch = typeof value === 'object' && value !== null;
  const names = isBranch ? figuresBelow(asked, scope) : figuresBelow(asked.slice(0, -1), scope);
  const near = nearest(String(asked.at(-1)), names);
  const what = isBranch ? 'holds figures and is none' : 'is no figure';
  return refusal('path', 'not_a_figure', `${pathText(asked)} ${what}${listed('; figures there', near)}`);
}

function missingWords(result: unknown, asked: readonly Segment[], missing: number): string {
  const parent = asked.slice(0, missing);
  const where = parent.length === 0 ? 'the result' : pathText(parent);
  const value = valueAt(result, parent);
  if (Array.isArray(value)) return `${pathText(asked)}: ${where} is a list of ${value.length}`;
  if (typeof value !== 'object' || value === null)
    return `${pathText(asked)}: ${where} is ${shortened(JSON.stringify(value))} and has no members`;
  const name = String(asked[missing]);
  return `${pathText(asked)}: ${where} has no ${name}${listed('; nearest', nearest(name, Object.keys(value)))}`;
}

/** The members at a place that are figures or lead to figures. */
function figuresBelow(path: readonly Segment[], { base, figures }: FigureScope): string[] {
  const own = patternOf(path.slice(base.length));
  const start = own === '' ? '' : `${own}.`;
  const below = [...figures.keys()].filter(
    pattern => pattern.startsWith(start) || pattern.startsWith(`${own}[]`),
  );
  return [
    ...new Set(below.map(pattern => pattern.slice(pattern.startsWith(start) ? start.length : own.length))),
  ];
}

function nearest(name: string, names: readonly string[]): string[] {
  return names
    .filter(({ length }) => length <= LONGEST_NAME)
    .map(other => ({ other, slips: slipsBetween(shortened(name).toLowerCase(), other.toLowerCase()) }))
    .sort((a, b) => a.slips - b.slips)
    .slice(0, MOST_LISTED)
    .map(({ other }) => other);
}

function shortened(text: string): string {
  return text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME)}…` : text;
}

function listed(before: string, names: readonly string[]): string {
  return names.length === 0 ? '' : `${before}: ${names.join(', ')}`;
}

function refusal(argument: 'path' | 'result', code: string, message: string): InvalidRequestError {
  return new InvalidRequestError([{ path: [argument], code, message: `${argument}: ${message}` }]);
}

/** The longest text of a path. Paths that lead to figures are shorter than a tenth of this. */
const LONGEST_PATH = 1000;

/** Any result of the library that `explain` can read. */
export type ExplainableResult =
  | AnalyseResult
  | AnalyseAccountsResult
  | AccountsResult<VerifyIncomeResult | ValidateForScoreResult | ScoreAttributesResult>
  | EnrichTransactionsResult
  | VerifyIncomeResult
  | AssessAffordabilityResult
  | ValidateForScoreResult
  | ScoreAttributesResult
  | ApplyScorecardResult
  | CheckIntegrityResult
  | CheckIntegrityAccountsResult
  | ConsumerFinancialHealthResult
  | BusinessFinancialHealthResult
  | EndOfDayBalancesResult;

/**
 * Says where a figure of a result comes from: its formula in words, the members of the result that it is made from, how to calculate
 * it again from them, and its transactions. It reads the result alone, so that it works on results that were stored.
 *
 * @param result - A result of this library, of any kind.
 * @param path - The path to the figure as one writes it in code: `incomeStreams[0].estimatedIncome`. In a result of `analyse` it
 * begins with the part: `income.incomeStreams[0].total`.
 * @throws InvalidRequestError when the path leads to nothing, or to no figure. The message names the members nearest to it.
 *
 * @example
 * ```ts
 * import { explain, verifyIncome } from 'open-banking-insights';
 *
 * const result = verifyIncome({
 *   accountId: 'account-1',
 *   currencyCode: 'GBP',
 *   transactions: ['2026-03-06', '2026-03-13', '2026-03-20', '2026-03-27'].map((bookingDate, index) => ({
 *     transactionId: `t${index}`,
 *     description: 'NORTHGATE LOGISTICS LTD SALARY BGC',
 *     amount: '450.00',
 *     creditDebitIndicator: 'Credit',
 *     status: 'Booked',
 *     bookingDate,
 *   })),
 * });
 * const { value, formula } = explain(result, 'incomeStreams[0].estimatedIncome');
 * console.log(value, formula);
 * // 1950 The current level of a payment x 52/12, its payments in a calendar month.
 * ```
 */
export function explain(result: ExplainableResult, path: string): Explanation {
  const asked = typeof path === 'string' && path.length <= LONGEST_PATH ? segmentsOf(path) : null;
  if (asked === null) throw invalidPath();
  try {
    return explanationOf(result, path, asked);
  } catch (error) {
    if (error instanceof InvalidRequestError) throw error;
    // A value that is not a result of this library may hold anything, such as members that throw when read.
    throw unknownResult();
  }
}

/**
 * `explain`, but it returns `{ success, data | error }` instead of throwing.
 *
 * @example
 * ```ts
 * import { safeExplain, verifyIncome } from 'open-banking-insights';
 *
 * const result = verifyIncome({ accountId: 'account-1', currencyCode: 'GBP', transactions: [] });
 * const explained = safeExplain(result, 'incomeStreamsSummary.totl');
 * if (!explained.success) console.log(explained.error.issues[0]?.code); // unknown_path
 * ```
 */
export const safeExplain = /* @__PURE__ */ safely(explain);

function explanationOf(result: unknown, path: string, asked: readonly Segment[]): Explanation {
  const scope = scopeOf(result, asked);
  if (scope === null) throw unknownResult();
  const own = asked.slice(scope.base.length);
  const figure = scope.figures.get(patternOf(own));
  const value = valueAt(result, asked);
  if (figure === undefined || !isScalar(value)) throw noFigure(result, asked, scope);
  const indices = indicesOf(figure.pattern, own);
  const placesAt = (template: string) => placesOf(template, result, scope.base, indices);
  const read = (template: string) => placesAt(template).map(place => place.value);
  const row = typeof figure.rule === 'function' ? figure.rule(read) : figure.rule;
  const inputs = inputsOf(row, placesAt);
  const isReckonable =
    value !== null &&
    hasAllParts(row, placesAt) &&
    inputs.every(input => input.as === null || isNumeric(input.value));
  return {
    path,
    value,
    formula: wordsOf(row),
    inputs,
    check: isReckonable ? checkOf(row) : null,
    transactionIds: idsIn(row.ids ?? [], read),
  };
}

function inputsOf(row: FigureRow, placesAt: (template: string) => readonly Place[]): FigureInput[] {
  const inputs = (templates: readonly string[] = [], as: FigureInputRole | null) =>
    templates
      .flatMap(placesAt)
      .flatMap(place =>
        isScalar(place.value) ? [{ path: pathText(place.path), value: place.value, as }] : [],
      );
  return [
    ...inputs(row.plus, 'plus'),
    ...inputs(row.minus, 'minus'),
    ...inputs(row.over, 'over'),
    ...inputs(row.from, null),
  ];
}

/** A sum may have no items. If a single member is missing, such as a flag that was not requested, nothing can be checked. */
function hasAllParts(
  { plus = [], minus = [], over = [] }: FigureRow,
  placesAt: (template: string) => readonly Place[],
): boolean {
  return [...plus, ...minus, ...over].every(
    template => leadsToMany(template) || placesAt(template).length > 0,
  );
}

function wordsOf({ formula, nullWhen }: FigureRow): string {
  const sentence = `${formula.charAt(0).toUpperCase()}${formula.slice(1)}.`;
  return nullWhen === undefined ? sentence : `${sentence} Null when: ${nullWhen}.`;
}

function idsIn(templates: readonly string[], read: ReadPath): string[] {
  return [...new Set(templates.flatMap(read).flat())].filter(id => typeof id === 'string');
}

function indicesOf(pattern: string, own: readonly Segment[]): ReadonlyMap<string, number> {
  const names = [...pattern.matchAll(/\[(\w+)\]/g)].map(([, name]) => name as string);
  const given = own.filter(segment => typeof segment === 'number');
  return new Map(names.map((name, position) => [name, given[position] as number]));
}

function isNumeric(value: unknown): boolean {
  return typeof value === 'number' || typeof value === 'boolean';
}

function isScalar(value: unknown): value is Explanation['value'] {
  return value === null || typeof value === 'string' || isNumeric(value);
}
