/** The report on affordability: what comes in, what living costs, and what is left. */

import {
  AFFORDABILITY_NAMES,
  COST_ORDER,
  expenditureText,
} from '../contract/affordability/affordabilityNames.js';
import type { AssessAffordabilityResult } from '../contract/affordability/affordabilityResult.js';
import { newRepaymentTexts, statedTexts } from '../contract/affordability/lenderQuestion.js';
import type { CurrencyCode } from '../model/transaction.js';
import { monthsOf } from '../report/model/recorded.js';
import type { ReportMonth } from '../report/model/report.js';
import { formatOf } from '../report/text/format.js';
import { leftBridge, monthsSentence } from '../report/text/sentences.js';
import { dayText, moneyText, monthText, shareText, wholeMoneyText } from '../words/moneyText.js';
import { type Bar, barChart, MARK, SHADES } from './bars.js';
import { clipped } from './displayWidth.js';
import { NAME_WIDTH, sectionTitle, subheading } from './headings.js';
import type { Lines } from './lines.js';
import { riskLines } from './risksReport.js';
import { counted } from './sentenceParts.js';
import { paged } from './terminalPage.js';
import { table } from './textTable.js';

export const affordabilityReport = paged((result: AssessAffordabilityResult, currencyOf) => [
  ...affordabilityLines(result, currencyOf()),
  ...riskLines(result.indicators, currencyOf()),
]);

export function affordabilityLines(result: AssessAffordabilityResult, currency: string | undefined): Lines {
  const money = (amount: number) => moneyText(amount, currency);
  const format = formatOf(currency === 'USD' ? 'en-US' : 'en-GB', (currency ?? null) as CurrencyCode | null);
  // The newest first, as a terminal shows the end of what is long.
  const months = monthsOf(result).toReversed();
  const bridge = leftBridge(months, result, format);
  return [
    ...sectionTitle('What is left each month'),
    `  ${leftSentence(result, currency)}`,
    '',
    ...barChart(estimateBars(result, currency)),
    '',
    ...sentences([
      expenditureText(result.expenditure, money),
      ...(result.includeFlexibleCosts ? [] : ['Flexible costs are shown, and not taken off what is left.']),
      ...(result.estimatedSavings === 0
        ? []
        : [`${money(result.estimatedSavings)} a month is put into savings, which is no cost.`]),
      ...(result.assumedHome === null
        ? []
        : [
            `Payments to ${clipped(result.assumedHome.payee, NAME_WIDTH)} of ${money(result.assumedHome.monthlyAmount)} a month are taken for the home, since no other rent or mortgage is known.`,
          ]),
    ]),
    ...questionLines(result, currency),
    ...billLines(result, currency),
    ...(months.length === 0
      ? []
      : [
          ...subheading('  What comes in and goes out each month'),
          ...sentences([monthsSentence(months, format), ...(bridge === null ? [] : [bridge])]),
          {
            text: `  ${SHADES.solid} fixed  ${SHADES.light} debt and fees  ${SHADES.medium} flexible  ${MARK} income  |  left, in whole ${currency === 'GBP' ? 'pounds' : currency === 'USD' ? 'dollars' : 'units'}`,
            tone: 'quiet',
          } as const,
          ...barChart(months.map(month => monthBar(month, currency))),
          '',
          ...monthTable(months, currency),
        ]),
  ];
}

/** The main result, in one sentence. */
function leftSentence(
  {
    estimatedCalculatedIncome: income,
    estimatedAffordability: left,
    includeFlexibleCosts,
  }: AssessAffordabilityResult,
  currency: string | undefined,
): string {
  const costs = includeFlexibleCosts ? 'all costs' : 'fixed costs and debts';
  if (left < 0)
    return `${moneyText(-left, currency)} a month is missing: ${costs} are more than the income of ${moneyText(income, currency)}.`;
  return `${moneyText(left, currency)} a month is left of ${moneyText(income, currency)} after ${costs}.`;
}

function estimateBars(result: AssessAffordabilityResult, currency: string | undefined): Bar[] {
  const bar = (label: string, size: number, shade: keyof typeof SHADES, tone: Bar['tone']): Bar => ({
    label,
    parts: tone === undefined ? [] : [{ size, shade, tone }],
    figures: [moneyText(size, currency)],
  });
  return [
    bar('Income', result.estimatedCalculatedIncome, 'solid', 'income'),
    bar(AFFORDABILITY_NAMES.fixed, result.estimatedFixedCosts, 'solid', 'fixed'),
    bar(AFFORDABILITY_NAMES.debt, result.estimatedDebtFees, 'solid', 'debt'),
    bar(AFFORDABILITY_NAMES.flexible, result.estimatedFlexibleCosts, 'solid', 'flexible'),
    {
      ...bar('Left', result.estimatedAffordability, 'solid', 'title'),
      tone: result.estimatedAffordability < 0 ? 'warning' : 'title',
    },
  ];
}

function monthBar(month: ReportMonth, currency: string | undefined): Bar {
  return {
    label: monthLabel(month),
    parts: [
      { size: month.fixed, shade: 'solid', tone: 'fixed' },
      { size: month.debt, shade: 'light', tone: 'debt' },
      { size: month.flexible, shade: 'medium', tone: 'flexible' },
    ],
    mark: Math.max(0, month.income),
    figures: [wholeMoneyText(month.left, currency)],
    tone: month.left < 0 ? 'warning' : undefined,
  };
}

function monthTable(months: readonly ReportMonth[], currency: string | undefined): Lines {
  const money = (title: string, of: (month: ReportMonth) => number) => ({
    title,
    value: (month: ReportMonth) => moneyText(of(month), currency),
    isFigure: true,
  });
  return [
    ...table(months, [
      { title: 'Month', value: monthLabel },
      money('Income', month => month.income),
      ...COST_ORDER.map(cost => money(AFFORDABILITY_NAMES[cost], month => month[cost])),
      {
        ...money('Left', month => month.left),
        tone: (month: ReportMonth) => (month.left < 0 ? 'warning' : undefined),
      },
    ]),
    '  As recorded: all income of the month, verified or not.',
    ...(months.some(({ isPartial }) => isPartial)
      ? ['  * The history covers only a part of this month.']
      : []),
  ];
}

function monthLabel({ year, month, isPartial }: ReportMonth): string {
  return `${monthText(year, month)}${isPartial ? ' *' : ''}`;
}

function billLines(
  { changedBills, stoppedBills, regularBills }: AssessAffordabilityResult,
  currency: string | undefined,
): Lines {
  const lines = [
    ...changedBills.map(
      ({ payee, previousPayment, currentPayment, since }) =>
        `${clipped(payee, NAME_WIDTH)} went from ${moneyText(previousPayment, currency)} to ${moneyText(currentPayment, currency)} on ${dayText(since, currency)}.`,
    ),
    ...stoppedBills.map(
      ({ payee, lastAmount, lastDate }) =>
        `${clipped(payee, NAME_WIDTH)} is no longer paid: last ${moneyText(lastAmount, currency)} on ${dayText(lastDate, currency)}.`,
    ),
  ];
  if (lines.length === 0) return [];
  return [
    ...subheading(`  Bills that changed, beside ${counted(regularBills.length, 'regular one')}`),
    ...sentences(lines.map(line => `- ${line}`)),
  ];
}

function questionLines(result: AssessAffordabilityResult, currency: string | undefined): Lines {
  const money = (amount: number) => moneyText(amount, currency);
  const carried = newRepaymentTexts(result, money);
  const stated = statedTexts(result, money, shareText);
  return [
    ...(carried.length === 0
      ? []
      : [...subheading('  Can a new repayment be carried?'), ...sentences(carried)]),
    ...(stated.length === 0 ? [] : [...subheading('  What was stated'), ...sentences(stated)]),
  ];
}

function sentences(texts: readonly string[]): string[] {
  return texts.map(text => `  ${text}`);
}
