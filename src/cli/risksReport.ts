/** Signs of risk, the gravest first, and what lenders look at besides. */
import type { AffordabilityIndicator, IndicatorKind } from '../model/affordability.js';
import { MISSING, moneyText, shareText } from '../words/money.js';
import { INDICATOR_WORDS, type IndicatorWords } from '../words/risks.js';
import { sectionTitle, subheading } from './headings.js';
import type { Lines } from './page.js';
import { counted } from './sentences.js';
import { table } from './table.js';

const IN_ORDER = Object.keys(INDICATOR_WORDS) as readonly IndicatorKind[];

interface Found extends AffordabilityIndicator {
  readonly about: IndicatorWords;
}

/** What was found at all, the gravest first; facts that are no sign of difficulty by themselves are apart. */
export function foundIndicators(indicators: readonly AffordabilityIndicator[]): {
  readonly risks: readonly Found[];
  readonly factsFound: readonly Found[];
} {
  const found = indicators
    .filter(({ count, amount }) => (count ?? 0) > 0 || (amount ?? 0) > 0)
    .map(each => ({ ...each, about: INDICATOR_WORDS[each.kind] }))
    .sort((a, b) => IN_ORDER.indexOf(a.kind) - IN_ORDER.indexOf(b.kind));
  return {
    risks: found.filter(({ about }) => about.weight !== 'fact'),
    factsFound: found.filter(({ about }) => about.weight === 'fact'),
  };
}

export function riskLines(
  indicators: readonly AffordabilityIndicator[],
  currency: string | undefined,
): Lines {
  const { risks, factsFound } = foundIndicators(indicators);
  const clear = indicators.length - risks.length - factsFound.length;
  return [
    ...sectionTitle('Risks'),
    ...(risks.length === 0 ? ['  None found.'] : indicatorTable(risks, currency)),
    ...(factsFound.length === 0
      ? []
      : [...subheading('  What lenders look at besides'), ...indicatorTable(factsFound, currency)]),
    ...(clear === 0 ? [] : ['', `  ${counted(clear, 'other sign')} looked for and not found.`]),
  ];
}

/** `4 payments`; for what is not counted, nothing. */
export function countText({ count, about }: Found): string {
  return count === null || count === 0 ? '' : counted(count, ...about.counted);
}

/** A share is rounded to four places, and can be 0 for an amount that is not. */
function shareOfIncomeText({ shareOfIncome, amount }: Found): string {
  if (shareOfIncome === null) return MISSING;
  return shareText(shareOfIncome === 0 && amount !== 0 ? Number.MIN_VALUE : shareOfIncome);
}

function indicatorTable(found: readonly Found[], currency: string | undefined): Lines {
  return table(found, [
    {
      title: 'Sign',
      value: ({ about }) => about.words,
      tone: ({ about }) => (about.weight === 'fact' ? undefined : about.weight),
    },
    { title: 'How often', value: countText, isFigure: true },
    {
      title: 'Amount',
      value: ({ amount }) => (amount === null ? MISSING : moneyText(amount, currency)),
      isFigure: true,
    },
    {
      title: 'Of income',
      value: shareOfIncomeText,
      isFigure: true,
    },
  ]);
}
