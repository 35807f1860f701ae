/** Decides whether the accounts show enough to state the income, and sums up what their streams bring. */

import { sumOfForecasts } from '../../base/forecasts.js';
import type { AnalyseAccountsResult, AnalyseResult } from '../../contract/analysis.js';
import type { VerifyIncomeResult } from '../../contract/income/incomeResult.js';
import type { IntegrityTogether } from '../../contract/integrity.js';
import type { Report, ReportFinding, ReportStream, ReportSufficiency, ReportTransaction } from './report.js';
import { finderOf } from './transactions.js';

const FROM_WORST = ['insufficient', 'limited', 'sufficient'] as const;

/** The figures are null if the estimate is not the sum of the streams, as with a share of a joint account. */
export function outlookOf(
  streams: readonly ReportStream[],
  estimate: number | null,
): Pick<Report['summary'], 'prediction' | 'poorestMonthIncome'> {
  const paying = streams.flatMap(({ stream }) => (stream.status === 'Ended' ? [] : [stream]));
  const sum = (amountOf: (stream: (typeof paying)[number]) => number) =>
    Math.round(paying.reduce((total, stream) => total + amountOf(stream), 0) * 100) / 100;
  if (estimate === null || paying.length === 0 || sum(each => each.estimatedIncome) !== estimate)
    return { prediction: null, poorestMonthIncome: null };
  return {
    prediction: {
      nextMonth: sumOfForecasts(paying.map(({ prediction }) => prediction.nextMonth)),
      nextTwelveMonths: sumOfForecasts(paying.map(({ prediction }) => prediction.nextTwelveMonths)),
    },
    poorestMonthIncome: sum(({ poorestMonthIncome }) => poorestMonthIncome),
  };
}

/** Null where no income still comes. */
export function surenessOf(accounts: readonly AnalyseResult[]): number | null {
  const known = accounts.flatMap(({ income }) => income?.incomeStreamsSummary ?? []);
  const total = known.reduce((sum, { estimatedIncome }) => sum + estimatedIncome, 0);
  if (total <= 0) return null;
  const weighed = known.reduce((sum, each) => sum + each.confidenceScore * each.estimatedIncome, 0);
  return Math.round(weighed / total);
}

/** A card is paid from another account. What is left of a household it cannot show. */
export function hasOnlyCards(accounts: readonly AnalyseResult[]): boolean {
  return (
    accounts.length > 0 &&
    accounts.every(({ income }) => income?.verifiedIncomeStatus === 'UnsupportedAccountType')
  );
}

/** The payments of all accounts on which the income depends most. `rows` are those of each account. */
export function dependsOn(
  accounts: readonly AnalyseResult[],
  rows: readonly (readonly ReportTransaction[])[],
): Report['incomeDependsOn'] {
  return accounts
    .flatMap(({ income }, index) => {
      const find = finderOf(rows[index] ?? []);
      return (income?.incomeStreamsSummary.sensitivity.transactions ?? []).flatMap(
        ({ transactionId, difference }) =>
          find([transactionId]).map(transaction => ({ transaction, difference })),
      );
    })
    .sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference));
}

/** An answer of an earlier version has none. */
export function findingsOf(
  accounts: readonly AnalyseResult[],
  analyses: AnalyseResult | AnalyseAccountsResult,
): readonly ReportFinding[] {
  const all: readonly (IntegrityTogether | undefined)[] = [
    ...accounts.map(({ integrity }) => integrity),
    ...('accounts' in analyses ? [analyses.integrity] : []),
  ];
  return all.flatMap(integrity =>
    (integrity?.findings ?? []).map(({ severity, text, askFor }) => ({ severity, text, askFor })),
  );
}

/** A savings account without income lacks nothing if another account has income. */
export function sufficiencyOf(accounts: readonly AnalyseResult[]): ReportSufficiency | null {
  const verified = accounts.flatMap(({ income }) => income ?? []);
  const asked = firstFilled([verified.filter(hasIncome), verified.filter(isProcessed), verified]);
  const verdicts = asked.map(({ sufficiency }) => sufficiency.verdict);
  const verdict = FROM_WORST.find(each => verdicts.includes(each));
  if (verdict === undefined) return null;
  return { verdict, reasons: [...new Set(asked.flatMap(({ sufficiency }) => sufficiency.reasons))] };
}

function hasIncome({ incomeStreams }: VerifyIncomeResult): boolean {
  return incomeStreams.some(({ status }) => status !== 'Ended');
}

function isProcessed({ verifiedIncomeStatus }: VerifyIncomeResult): boolean {
  return verifiedIncomeStatus === 'Processed';
}

function firstFilled<Item>(lists: readonly (readonly Item[])[]): readonly Item[] {
  return lists.find(({ length }) => length > 0) ?? [];
}
