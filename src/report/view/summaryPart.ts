/** The summary: what comes in, what is left, what is worrying, and how reliable it is. */

import { INDICATOR_WORDS } from '../../contract/affordability/affordabilityIndicators.js';
import { ANALYSIS_PART_WORDS } from '../../contract/analysis.js';
import { SUFFICIENCY_REASON_WORDS, SUFFICIENCY_WORDS } from '../../contract/income/incomeResult.js';
import { forecastText, poorestMonthText } from '../../contract/income/incomeStream.js';
import { nextMonthText, numberText } from '../../words/moneyText.js';
import type { Report } from '../model/report.js';
import { capital, counted, type Format } from '../text/format.js';
import { overdraftNote } from '../text/sentences.js';
import type { Blocks, Figure, Table, Words } from './block.js';
import {
  column,
  explanation,
  foreign,
  headColumn,
  heading,
  missing,
  moneyCell,
  moneyColumn,
  note,
  row,
  table,
} from './parts.js';
import { isToAsk } from './reliancePart.js';

/** The parts that the summary links to. */
export type SummaryPart = 'income' | 'months' | 'risks' | 'evidence';

/** `linkTo` gives the address of a part, or null if its section is not shown. */
export function summaryPart(
  report: Report,
  format: Format,
  linkTo: (part: SummaryPart) => string | null,
): Blocks {
  return [
    { kind: 'figures', figures: figuresOf(report, format, linkTo) },
    heading('Accounts', 'evidence'),
    accountsTable(report, format),
    ...notes(report),
  ];
}

function figuresOf(
  report: Report,
  format: Format,
  linkTo: (part: SummaryPart) => string | null,
): readonly Figure[] {
  const { summary, affordability } = report;
  const money = (amount: number | null) =>
    amount === null ? missing('Could not be computed') : format.money(amount);
  const left = summary.left.value;
  const costs =
    affordability?.includeFlexibleCosts === false ? 'fixed costs and debt' : 'fixed, debt and flexible costs';
  return [
    {
      name: 'Income a month',
      address: linkTo('income'),
      value: money(summary.income.value),
      texts: [rangeText(report, format)],
      explanation: explanation(summary.income, 'income a month', format),
    },
    {
      name: 'Left each month',
      address: linkTo('months'),
      value: money(left),
      texts: [`After ${costs}.${left !== null && left < 0 ? ' They are higher than the income.' : ''}`],
      explanation: explanation(summary.left, 'left each month', format),
    },
    {
      name: 'Signs of risk',
      address: linkTo('risks'),
      value: affordability === null ? missing('Could not be looked for') : summary.risks.length,
      texts: [
        riskText(report),
        ...(overdraftNote(report) === null
          ? []
          : ['Days below zero by these balances are not counted, see there.']),
      ],
      explanation: null,
    },
    {
      name: 'Evidence',
      address: linkTo('evidence'),
      value: verdictText(report),
      texts: [...reasonsTexts(report), evidenceText(report, format)],
      explanation: null,
    },
  ];
}

function rangeText({ streams, asOf, summary }: Report, format: Format): string {
  const { income, prediction, poorestMonthIncome } = summary;
  if (income.value === null) return 'Affordability could not be computed.';
  if (streams.length === 0) return 'No regular income was found.';
  if (prediction === null || poorestMonthIncome === null || asOf === null)
    return 'The sum of all sources that still pay.';
  const { nextMonth } = prediction;
  return `${poorestMonthText(poorestMonthIncome, format.money)} Expected in ${nextMonthText(asOf)}: ${format.money(nextMonth.expected)}, ${forecastText(nextMonth, format.money)}.`;
}

function riskText({ affordability, summary: { risks } }: Report): string {
  const [worst, ...others] = risks;
  if (affordability === null) return 'Affordability could not be computed.';
  if (worst === undefined) return 'None of the signs that are looked for was found.';
  const name = INDICATOR_WORDS[worst.indicator.kind].words;
  return others.length === 0 ? `${name}.` : `The gravest: ${name.toLowerCase()}.`;
}

function verdictText({ summary: { sufficiency } }: Report): Words {
  return sufficiency === null
    ? missing('Income was not verified')
    : capital(SUFFICIENCY_WORDS[sufficiency.verdict]);
}

function reasonsTexts({ summary: { sufficiency } }: Report): string[] {
  const reasons = sufficiency?.reasons ?? [];
  return reasons.length === 0
    ? []
    : [reasons.map(reason => `${capital(SUFFICIENCY_REASON_WORDS[reason])}.`).join(' ')];
}

function evidenceText(report: Report, format: Format): string {
  const counting = report.transactions.filter(({ isCounted }) => isCounted).length;
  const { failedChecks } = report.summary;
  const span =
    report.from === null || report.asOf === null
      ? ''
      : ` from ${format.date(report.from)} to ${format.date(report.asOf)}`;
  const checks =
    failedChecks === null || failedChecks.length === 0
      ? ''
      : ` ${capital(counted(failedChecks.length, 'check'))} of the data failed, see below.`;
  const { completeMonths } = report.summary;
  const whole =
    completeMonths === 0
      ? 'No month is covered whole'
      : `${capital(counted(completeMonths, 'month'))} ${completeMonths === 1 ? 'is' : 'are'} covered whole`;
  return counting === 0
    ? `There is no booked transaction.${checks}`
    : `${whole}, with ${counted(counting, 'booked transaction')}${span}.${checks}`;
}

function accountsTable({ accounts }: Report, format: Format): Table {
  return table(
    'Accounts of this report',
    [headColumn('Account'), column('Transactions', 'number'), moneyColumn('Current balance', format)],
    accounts.map(({ name, transactionCount, currentBalance }) =>
      row(
        foreign(name),
        numberText(transactionCount),
        moneyCell(currentBalance, format, 'No current balance was given'),
      ),
    ),
  );
}

function notes(report: Report): Blocks {
  const { notComputed, summary } = report;
  const lines = [
    ...notComputed.map(({ part, reason }) => `${ANALYSIS_PART_WORDS[part]}: ${reason}`),
    ...(summary.failedChecks ?? []),
    ...(isToAsk(report) ? [] : summary.findings.map(({ text }) => text)),
  ];
  return lines.length === 0 ? [] : [heading('What to bear in mind'), ...lines.map(note)];
}
