/** The report on signs of risk, the gravest first, and on other facts that lenders look at. */
import type { AffordabilityIndicator } from '../contract/affordability/affordabilityIndicators.js';
import { AFFORDABILITY_NAMES } from '../contract/affordability/affordabilityNames.js';
import { type FoundIndicator, foundIndicators } from '../words/foundIndicators.js';
import { MISSING, moneyText, shareText } from '../words/moneyText.js';
import { sectionTitle, subheading } from './headings.js';
import type { Lines } from './lines.js';
import { counted } from './sentenceParts.js';
import { table } from './textTable.js';

export function riskLines(
  indicators: readonly AffordabilityIndicator[],
  currency: string | undefined,
): Lines {
  const found = foundIndicators(indicators);
  const risks = found.filter(({ isRisk }) => isRisk);
  const others = found.filter(({ isRisk }) => !isRisk);
  const clear = indicators.length - found.length;
  return [
    ...sectionTitle(AFFORDABILITY_NAMES.indicators),
    ...(risks.length === 0 ? ['  None found.'] : indicatorTable(risks, currency)),
    ...(others.length === 0
      ? []
      : [...subheading('  Other facts that lenders look for'), ...indicatorTable(others, currency)]),
    ...(clear === 0 ? [] : ['', `  ${counted(clear, 'other sign')} looked for and not found.`]),
  ];
}

/** `4 payments`, or nothing if the indicator has no count. */
function countText({ indicator: { count }, about }: FoundIndicator): string {
  return count === null || count === 0 ? '' : counted(count, ...about.counted);
}

/** A share is rounded to four places, and can be 0 for an amount that is not. */
function shareOfIncomeText({ indicator: { shareOfIncome, amount } }: FoundIndicator): string {
  if (shareOfIncome === null) return MISSING;
  return shareText(shareOfIncome === 0 && amount !== 0 ? Number.MIN_VALUE : shareOfIncome);
}

function indicatorTable(found: readonly FoundIndicator[], currency: string | undefined): Lines {
  return table(found, [
    {
      title: 'Sign',
      value: ({ about }) => about.words,
      tone: ({ about, isRisk }) => (about.weight === 'fact' || !isRisk ? undefined : about.weight),
    },
    { title: 'How often', value: countText, isFigure: true },
    {
      title: 'Amount',
      value: ({ indicator: { amount } }) => (amount === null ? MISSING : moneyText(amount, currency)),
      isFigure: true,
    },
    {
      title: 'Of income',
      value: shareOfIncomeText,
      isFigure: true,
    },
  ]);
}
