/** One report from the answer of `analyse`. */
import { safely } from '../../base/invalidRequest.js';
import type { AnalyseAccountsResult, AnalyseResult } from '../../model/analysis.js';
import type { ScoreFailureCode } from '../../model/score.js';
import type { CurrencyCode } from '../../model/transaction.js';
import { dayOfBooking } from '../../words/days.js';
import { analysis } from '../read/analysisShape.js';
import { reportOptions } from '../read/optionsShape.js';
import { readAs } from '../read/shape.js';
import { indicatorsOf, monthsOf, spendingOf } from './affordability.js';
import { dayBalances } from './balances.js';
import { dependsOn, outlookOf, sufficiencyOf } from './evidence.js';
import { figureAt } from './figures.js';
import { healthOf } from './health.js';
import type { ReportOptions } from './options.js';
import { paydaysOf } from './paydays.js';
import type { AccountOverview, Report, ReportStream, ReportTransaction } from './report.js';
import { significantOf } from './significant.js';
import { finderOf, newestFirst, transactionsOf } from './transactions.js';

/**
 * Makes a report from the answer of `analyse` about one account, or about several that were analysed together. The report is plain
 * data. `renderHtml` makes a page of it.
 *
 * @param analyses The answer of `analyse`.
 * @param options Names for the holder and the accounts, the currency, the time zone, and a credit profile from elsewhere.
 * @throws InvalidRequestError if `analyses` is no answer of `analyse`. Each issue names a member and says what was received.
 *
 * @example
 * ```ts
 * import { analyse } from 'open-banking-insights';
 * import { renderHtml, reportOf } from 'open-banking-insights/report';
 *
 * const report = reportOf(analyse({ accountId: 'current-1', currencyCode: 'GBP', transactions: [] }));
 * console.log(renderHtml(report).startsWith('<!doctype html>')); // true
 * ```
 */
export function reportOf(
  analyses: AnalyseResult | AnalyseAccountsResult,
  options: ReportOptions = {},
): Report {
  return made(
    readAs(analysis, analyses, 'analyses', 'the answer of analyse, of one account or of several'),
    readAs(reportOptions, options ?? {}, 'options', 'the settings of reportOf'),
  );
}

function made(analyses: AnalyseResult | AnalyseAccountsResult, options: ReportOptions): Report {
  const accounts = 'accounts' in analyses ? analyses.accounts : [analyses];
  const { affordability, financialHealth, meta } = analyses;
  const rows = accounts.map(account => {
    const currency = currencyOf(account.accountId, analyses, options);
    return transactionsOf(account, date => dayOfBooking(date, currency, options.timeZone));
  });
  const transactions = rows.flat();
  const find = finderOf(transactions);
  const counted = transactions.filter(({ isCounted }) => isCounted);
  const from =
    financialHealth?.accounts[0]?.periods.lastThirtyDays.coverage.historyFrom ??
    counted.reduce<string | null>((first, { date }) => (first === null || date < first ? date : first), null);
  const streams = streamsOf(analyses, accounts, rows);
  const months = affordability === null ? [] : monthsOf(affordability);
  const indicators = affordability === null ? [] : indicatorsOf(affordability, find);
  return {
    holder: options.holder ?? null,
    currencyCode: options.currencyCode ?? currencyIn(financialHealth?.accounts ?? []),
    asOf: meta.asOf,
    from,
    engineVersion: meta.engineVersion,
    taxonomyVersion: meta.taxonomyVersion,
    summary: {
      income: figureAt(
        analyses,
        'affordability.estimatedCalculatedIncome',
        affordability?.estimatedCalculatedIncome ?? null,
      ),
      ...outlookOf(streams, affordability?.estimatedCalculatedIncome ?? null),
      sufficiency: sufficiencyOf(accounts),
      left: figureAt(
        analyses,
        'affordability.estimatedAffordability',
        affordability?.estimatedAffordability ?? null,
      ),
      risks: indicators.filter(({ isRisk }) => isRisk),
      completeMonths: months.filter(({ isPartial }) => !isPartial).length,
      failedChecks: failedChecks(accounts),
    },
    streams,
    incomeDependsOn: dependsOn(accounts, rows),
    furtherSources: accounts.flatMap(({ income }) =>
      (income?.incomeSources ?? []).flatMap(({ name, reason }) =>
        reason === 'beyond-three-streams' ? [name] : [],
      ),
    ),
    affordability,
    months,
    statement: (affordability?.statement ?? []).map((heading, index) => ({
      heading,
      figure: figureAt(analyses, `affordability.statement[${index}].amount`, heading.amount),
    })),
    accounts: accounts.map((account, index) => overviewOf(account, rows[index] ?? [], analyses, options)),
    spending: affordability === null ? [] : spendingOf(affordability),
    indicators,
    health: healthOf(analyses),
    significant: significantOf(accounts, affordability, transactions),
    transactions: newestFirst(rows),
    creditProfile: options.creditProfile ?? null,
    notComputed: meta.notComputed,
  };
}

/**
 * `reportOf`, but it returns `{ success, data | error }` instead of throwing.
 *
 * @example
 * ```ts
 * import { safeReportOf } from 'open-banking-insights/report';
 *
 * const made = safeReportOf(JSON.parse('{}'));
 * if (!made.success) console.log(made.error.issues[0]?.message);
 * // analyses.accountId must be text, got nothing (expected the answer of analyse, of one account or of several)
 * ```
 */
export const safeReportOf = /* @__PURE__ */ safely(reportOf);

/** Undefined where nobody says it. */
function currencyOf(
  accountId: string,
  { financialHealth }: AnalyseResult | AnalyseAccountsResult,
  { currencyCode }: ReportOptions,
): CurrencyCode | undefined {
  return financialHealth?.accounts.find(each => each.accountId === accountId)?.currencyCode ?? currencyCode;
}

/** Null where they differ: no sign would be right for all amounts. */
function currencyIn(accounts: readonly { readonly currencyCode: CurrencyCode }[]): CurrencyCode | null {
  const [first] = accounts;
  return first !== undefined && accounts.every(each => each.currencyCode === first.currencyCode)
    ? first.currencyCode
    : null;
}

function streamsOf(
  analyses: AnalyseResult | AnalyseAccountsResult,
  accounts: readonly AnalyseResult[],
  rows: readonly (readonly ReportTransaction[])[],
): ReportStream[] {
  const base = (index: number) => ('accounts' in analyses ? `accounts[${index}].` : '');
  return accounts.flatMap(({ income }, index) => {
    const find = finderOf(rows[index] ?? []);
    return (income?.incomeStreams ?? []).map((stream, place) => ({
      stream,
      paydays: paydaysOf(stream, find),
      estimate: figureAt(
        analyses,
        `${base(index)}income.incomeStreams[${place}].estimatedIncome`,
        stream.estimatedIncome,
      ),
    }));
  });
}

/** What is wrong with the data themselves: whether an account may be scored at all is no matter of a report. */
const DATA_CHECKS: ReadonlySet<ScoreFailureCode> = new Set([
  'no_transactions',
  'period_too_short',
  'too_few_transactions',
  'transactions_without_booking_date',
]);

function failedChecks(accounts: readonly AnalyseResult[]): readonly string[] | null {
  const checks = accounts.flatMap(({ scoreValidation }) => scoreValidation ?? []);
  const failures = checks.flatMap(check => check.failures).filter(({ code }) => DATA_CHECKS.has(code));
  return checks.length === 0 ? null : [...new Set(failures.map(({ details }) => details))];
}

function overviewOf(
  { accountId }: AnalyseResult,
  rows: readonly ReportTransaction[],
  { financialHealth, meta }: AnalyseResult | AnalyseAccountsResult,
  { accountNames = [] }: ReportOptions,
): AccountOverview {
  const health = financialHealth?.accounts.find(each => each.accountId === accountId);
  const from = health?.periods.lastThirtyDays.coverage.historyFrom ?? null;
  return {
    accountId,
    name: accountNames.find(each => each.accountId === accountId)?.name ?? accountId,
    currentBalance: health?.currentBalance ?? null,
    days:
      health === undefined || from === null || meta.asOf === null
        ? []
        : dayBalances(health.currentBalance, rows, from, meta.asOf),
    transactionCount: rows.filter(({ isCounted }) => isCounted).length,
  };
}
