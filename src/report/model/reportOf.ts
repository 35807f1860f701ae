/** Makes a report from the answer of `analyse`. */

import { addDays, addMonths, dayOf, EPOCH, type EpochDay, textOf } from '../../base/calendar.js';
import { safely } from '../../base/invalidRequest.js';
import type { AssessAffordabilityResult } from '../../contract/affordability/affordabilityResult.js';
import type { AnalyseAccountsResult, AnalyseResult, PartNotComputed } from '../../contract/analysis.js';
import type { Frequency } from '../../contract/income/frequency.js';
import type { IncomeStream } from '../../contract/income/incomeStream.js';
import type { ScoreFailureCode } from '../../contract/score/scoreValidation.js';
import type { CurrencyCode } from '../../model/transaction.js';
import { dayOfBooking } from '../../words/days.js';
import { foundIndicators } from '../../words/foundIndicators.js';
import { analysis } from '../read/analysisShape.js';
import { reportOptions } from '../read/optionsShape.js';
import { readAs } from '../read/shape.js';
import { dayBalances } from './balances.js';
import { dependsOn, findingsOf, hasOnlyCards, outlookOf, sufficiencyOf, surenessOf } from './evidence.js';
import { figureAt, plainFigure } from './figureAt.js';
import type { ReportOptions } from './options.js';
import { overdraftSpells } from './overdrafts.js';
import { monthsOf, spendingOf } from './recorded.js';
import type {
  AccountOverview,
  IndicatorPicture,
  Report,
  ReportStream,
  ReportTransaction,
  StreamPayday,
} from './report.js';
import { healthOf } from './shownHealth.js';
import { finderOf, newestFirst, transactionsOf } from './transactions.js';

// Finds large payments that belong to nothing regular.

const SHOWN_ON_EACH_SIDE = 10;

/** The largest of each side, the largest first. */
function significantOf(
  analyses: readonly AnalyseResult[],
  affordability: AssessAffordabilityResult | null,
  transactions: readonly ReportTransaction[],
): Report['significant'] {
  const owners = ownersOf(transactions);
  const regular = new Set([
    ...analyses.flatMap(analysis => regularOf(analysis).map(id => keyOf(analysis.accountId, id))),
    ...billsOf(affordability).flatMap(id => {
      const owner = owners.get(id) ?? null;
      return owner === null ? [] : [keyOf(owner, id)];
    }),
  ]);
  const others = transactions
    .filter(
      ({ isCounted, accountId, transactionId, amount }) =>
        isCounted && amount !== 0 && !regular.has(keyOf(accountId, transactionId)),
    )
    .toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
  return {
    credits: others.filter(({ amount }) => amount > 0).slice(0, SHOWN_ON_EACH_SIDE),
    debits: others.filter(({ amount }) => amount < 0).slice(0, SHOWN_ON_EACH_SIDE),
  };
}

/** The transactions that belong to something regular in the account's own results, where an id is unique. */
function regularOf({ income, affordability, enrichment }: AnalyseResult): string[] {
  return [
    ...(income?.incomeStreams ?? []).flatMap(regularPayments),
    ...billsOf(affordability),
    ...enrichment.transactions.flatMap(({ transfer, transactionId }) =>
      transfer === null ? [] : [transactionId],
    ),
  ];
}

function billsOf(affordability: AssessAffordabilityResult | null): string[] {
  const { regularBills = [], stoppedBills = [] } = affordability ?? {};
  return [...regularBills, ...stoppedBills].flatMap(({ transactionIds }) => transactionIds);
}

/** Results for all accounts together name a transaction only by its id. An id that two accounts use therefore identifies nothing. */
function ownersOf(transactions: readonly ReportTransaction[]): ReadonlyMap<string, string | null> {
  const owners = new Map<string, string | null>();
  for (const { transactionId, accountId } of transactions) {
    const owner = owners.get(transactionId);
    owners.set(transactionId, owner === undefined || owner === accountId ? accountId : null);
  }
  return owners;
}

function keyOf(accountId: string, transactionId: string): string {
  return JSON.stringify([accountId, transactionId]);
}

/** A bonus is not a regular payment, although its payer is regular. */
function regularPayments({
  transactionIds,
  outliers,
}: {
  readonly transactionIds: readonly string[];
  readonly outliers: readonly { readonly transactionIds: readonly string[] }[];
}): string[] {
  const outlying = new Set(outliers.flatMap(each => each.transactionIds));
  return transactionIds.filter(id => !outlying.has(id));
}

const CARD_ALONE: PartNotComputed = {
  part: 'affordability',
  reason:
    'an account of this kind alone does not show what a household has left; add the current account that pays it',
};

/** Those of which something was found: signs of risk first, the gravest first. */
function indicatorsOf(
  affordability: AssessAffordabilityResult,
  find: (ids: readonly string[]) => readonly ReportTransaction[],
): IndicatorPicture[] {
  return foundIndicators(affordability.indicators).map(({ indicator, isRisk }) => ({
    indicator,
    isRisk,
    transactions: find(indicator.transactionIds),
  }));
}

// The days on which a stream paid, and those on which a payment was due and none was seen.

/** Only rhythms in which the length of a gap shows how many payments are missing. */
const DAYS_BETWEEN: Readonly<Partial<Record<Frequency, number>>> = {
  Weekly: 7,
  Fortnightly: 14,
  FourWeekly: 28,
  Monthly: 30.44,
};

function paydaysOf(
  stream: IncomeStream,
  find: (ids: readonly string[]) => readonly ReportTransaction[],
): StreamPayday[] {
  const byDay = new Map<EpochDay, number>();
  for (const { date, amount } of find(stream.transactionIds))
    byDay.set(dayOf(date), (byDay.get(dayOf(date)) ?? 0) + amount);
  const days = [...byDay.keys()].toSorted((a, b) => a - b);
  const interval = DAYS_BETWEEN[stream.frequency];
  const paid = days.map(day => ({
    date: textOf(day),
    amount: Math.round((byDay.get(day) ?? 0) * 100) / 100,
  }));
  if (interval === undefined) return paid;
  return paid.flatMap((payday, index) => {
    const next = days[index + 1];
    return next === undefined ? [payday] : [payday, ...missedBetween(days[index] ?? EPOCH, next, interval)];
  });
}

function missedBetween(from: EpochDay, to: EpochDay, interval: number): StreamPayday[] {
  const missed = Math.round((to - from) / interval) - 1;
  return Array.from({ length: Math.max(0, missed) }, (_, index) => {
    const day =
      interval > 28 ? addMonths(from, index + 1) : addDays(from, Math.round((index + 1) * interval));
    return { date: textOf(day), amount: null };
  });
}

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
  const isCard = hasOnlyCards(accounts);
  const householdFigure = (of: 'estimatedCalculatedIncome' | 'estimatedAffordability') =>
    isCard ? plainFigure(null) : figureAt(analyses, `affordability.${of}`, affordability?.[of] ?? null);
  const indicators = affordability === null ? [] : indicatorsOf(affordability, find);
  const statement = newestFirst(rows);
  return {
    holder: options.holder ?? null,
    currencyCode: options.currencyCode ?? currencyIn(financialHealth?.accounts ?? []),
    asOf: meta.asOf,
    from,
    engineVersion: meta.engineVersion,
    taxonomyVersion: meta.taxonomyVersion,
    summary: {
      income: householdFigure('estimatedCalculatedIncome'),
      ...outlookOf(streams, affordability?.estimatedCalculatedIncome ?? null),
      sureness: surenessOf(accounts),
      sufficiency: sufficiencyOf(accounts),
      findings: findingsOf(accounts, analyses),
      left: householdFigure('estimatedAffordability'),
      risks: indicators.filter(({ isRisk }) => isRisk),
      completeMonths: months.filter(({ isPartial }) => !isPartial).length,
      failedChecks: failedChecks(accounts),
    },
    streams,
    incomeDependsOn: dependsOn(accounts, rows),
    furtherSources: accounts.flatMap(furtherSourcesOf),
    affordability,
    months,
    statement: statementOf(analyses),
    accounts: accounts.map((account, index) => overviewOf(account, rows[index] ?? [], analyses, options)),
    spending: affordability === null ? [] : spendingOf(affordability),
    indicators,
    overdrafts: overdraftSpells(statement, meta.asOf),
    health: healthOf(analyses),
    significant: significantOf(accounts, affordability, transactions),
    transactions: statement,
    creditProfile: options.creditProfile ?? null,
    notComputed: isCard ? [...meta.notComputed, CARD_ALONE] : meta.notComputed,
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

/** Undefined if it is not stated anywhere. */
function currencyOf(
  accountId: string,
  { financialHealth }: AnalyseResult | AnalyseAccountsResult,
  { currencyCode }: ReportOptions,
): CurrencyCode | undefined {
  return financialHealth?.accounts.find(each => each.accountId === accountId)?.currencyCode ?? currencyCode;
}

/** Null if they differ, since no currency sign would be right for all amounts. */
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

function furtherSourcesOf({ income }: AnalyseResult): string[] {
  return (income?.incomeSources ?? []).flatMap(({ name, reason }) =>
    reason === 'beyond-three-streams' ? [name] : [],
  );
}

function statementOf(analyses: AnalyseResult | AnalyseAccountsResult): Report['statement'] {
  return (analyses.affordability?.statement ?? []).map((heading, index) => ({
    heading,
    figure: figureAt(analyses, `affordability.statement[${index}].amount`, heading.amount),
  }));
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
