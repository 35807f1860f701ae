/** The members of a report that a renderer reads. */
import type {
  AccountOverview,
  DayBalance,
  IndicatorPicture,
  OverdraftSpell,
  Report,
  ReportFigure,
  ReportMonth,
  ReportStream,
  ReportTransaction,
  SpendingCategory,
  StreamPayday,
} from '../model/report.js';
import { affordability, indicator, statementHeading } from './affordabilityShape.js';
import { currency, findings, notComputed, period } from './analysisShape.js';
import { prediction, stream, sufficiency } from './incomeShape.js';
import { creditProfile } from './optionsShape.js';
import {
  count,
  date,
  listOf,
  nullable,
  number,
  object,
  readAs,
  recordOf,
  scalar,
  text,
  truth,
} from './shape.js';

const figure = object<ReportFigure>({
  value: nullable(number),
  formula: nullable(text),
  inputs: listOf(object<ReportFigure['inputs'][number]>({ name: text, value: scalar })),
  transactionCount: count,
});

const transaction = object<ReportTransaction>({
  accountId: text,
  transactionId: text,
  date: text,
  description: text,
  merchant: nullable(text),
  category: text,
  amount: number,
  balance: nullable(number),
  isCounted: truth,
});

const transactions = listOf(transaction);

const indicators = listOf(object<IndicatorPicture>({ indicator, isRisk: truth, transactions }));

const reportShape = object<Report>({
  holder: nullable(text),
  currencyCode: nullable(currency),
  asOf: nullable(date),
  from: nullable(text),
  engineVersion: text,
  taxonomyVersion: text,
  summary: object<Report['summary']>({
    income: figure,
    prediction: nullable(prediction),
    poorestMonthIncome: nullable(number),
    sureness: nullable(number),
    sufficiency: nullable(sufficiency),
    left: figure,
    risks: indicators,
    completeMonths: count,
    findings,
    failedChecks: nullable(listOf(text)),
  }),
  streams: listOf(
    object<ReportStream>({
      stream,
      paydays: listOf(object<StreamPayday>({ date, amount: nullable(number) })),
      estimate: figure,
    }),
  ),
  incomeDependsOn: listOf(object<Report['incomeDependsOn'][number]>({ transaction, difference: number })),
  furtherSources: listOf(text),
  affordability: nullable(affordability),
  months: listOf(
    object<ReportMonth>({
      year: count,
      month: count,
      isPartial: truth,
      income: number,
      fixed: number,
      flexible: number,
      debt: number,
      left: number,
    }),
  ),
  statement: listOf(object<Report['statement'][number]>({ heading: statementHeading, figure })),
  accounts: listOf(
    object<AccountOverview>({
      accountId: text,
      name: text,
      currentBalance: nullable(number),
      days: listOf(object<DayBalance>({ date, balance: number })),
      transactionCount: count,
    }),
  ),
  spending: listOf(object<SpendingCategory>({ name: text, amount: number, share: number })),
  indicators,
  overdrafts: listOf(object<OverdraftSpell>({ from: date, to: date, days: count, deepest: number })),
  health: nullable(
    object<NonNullable<Report['health']>>({ quarter: period, year: period, explained: recordOf(figure) }),
  ),
  significant: object<Report['significant']>({ credits: transactions, debits: transactions }),
  transactions,
  creditProfile: nullable(creditProfile),
  notComputed,
});

/** Returns a copy of the report after checking it. */
export function readReport(report: Report): Report {
  return readAs(reportShape, report, 'report', 'what reportOf gives');
}
