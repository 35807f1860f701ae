/** The report on affordability: what comes in, what living costs, and what is left. */

import type {
  AssessAffordabilityResult,
  MonthAffordability,
} from '../contract/affordability/affordabilityResult.js';
import { newRepaymentTexts, statedTexts } from '../contract/affordability/lenderQuestion.js';
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
  const { committed, essential, discretionary } = result.expenditure;
  const money = (amount: number) => moneyText(amount, currency);
  return [
    ...sectionTitle('What is left each month'),
    `  ${leftSentence(result, currency)}`,
    '',
    ...barChart(estimateBars(result, currency)),
    '',
    ...sentences([
      `Of the costs, ${money(committed)} is owed by contract or by law, ${money(essential)} is for other essentials, and ${money(discretionary)} can be given up.`,
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
    ...(result.monthAffordabilities.length === 0
      ? []
      : [
          ...subheading('  Income against costs, month by month'),
          {
            text: `  ${SHADES.solid} fixed  ${SHADES.medium} flexible  ${SHADES.light} debt and fees  ${MARK} income  |  left, in whole ${currency === 'GBP' ? 'pounds' : currency === 'USD' ? 'dollars' : 'units'}`,
            tone: 'quiet',
          } as const,
          ...barChart(result.monthAffordabilities.map(month => monthBar(month, currency))),
          '',
          ...monthTable(result.monthAffordabilities, currency),
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
    bar('Fixed costs', result.estimatedFixedCosts, 'solid', 'fixed'),
    bar('Flexible costs', result.estimatedFlexibleCosts, 'solid', 'flexible'),
    bar('Debt and fees', result.estimatedDebtFees, 'solid', 'debt'),
    {
      ...bar('Left', result.estimatedAffordability, 'solid', 'title'),
      tone: result.estimatedAffordability < 0 ? 'warning' : 'title',
    },
  ];
}

function monthBar(month: MonthAffordability, currency: string | undefined): Bar {
  return {
    label: monthLabel(month),
    parts: [
      { size: month.fixedCosts, shade: 'solid', tone: 'fixed' },
      { size: month.flexibleCosts, shade: 'medium', tone: 'flexible' },
      { size: month.debtFees, shade: 'light', tone: 'debt' },
    ],
    mark: Math.max(0, month.calculatedIncome),
    figures: [wholeMoneyText(month.affordability, currency)],
    tone: month.affordability < 0 ? 'warning' : undefined,
  };
}

function monthTable(months: readonly MonthAffordability[], currency: string | undefined): Lines {
  const money = (title: string, of: (month: MonthAffordability) => number) => ({
    title,
    value: (month: MonthAffordability) => moneyText(of(month), currency),
    isFigure: true,
  });
  return [
    ...table(months, [
      { title: 'Month', value: monthLabel },
      money('Received', month => month.incomeForMonth),
      money('Income', month => month.calculatedIncome),
      money('Fixed', month => month.fixedCosts),
      money('Flexible', month => month.flexibleCosts),
      money('Debt', month => month.debtFees),
      {
        ...money('Left', month => month.affordability),
        tone: month => (month.affordability < 0 ? 'warning' : undefined),
      },
    ]),
    '  Received is all income recorded in the month, verified or not.',
    ...(months.some(({ isPartial }) => isPartial)
      ? ['  * The history covers only a part of this month.']
      : []),
  ];
}

function monthLabel({ year, month, isPartial }: MonthAffordability): string {
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
