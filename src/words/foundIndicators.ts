/** Which signs of risk were found, each thing once, the gravest first. */
import { namesOf } from '../base/tables.js';
import type { AffordabilityIndicator } from '../contract/affordability/affordabilityIndicators.js';
import { INDICATOR_WORDS, type IndicatorWords } from '../contract/affordability/affordabilityIndicators.js';

export interface FoundIndicator {
  readonly indicator: AffordabilityIndicator;
  readonly about: IndicatorWords;
  /**
   * False for facts that are no sign of difficulty by themselves, and for what another sign among those found measures already, such
   * as the depth of an overdraft beside its days.
   */
  readonly isRisk: boolean;
}

const IN_ORDER = namesOf(INDICATOR_WORDS);

/** Signs of risk first, then the rest, each in the order in which a person should read them. */
export function foundIndicators(indicators: readonly AffordabilityIndicator[]): readonly FoundIndicator[] {
  const found = indicators.filter(isFound);
  const kinds = new Set(found.map(({ kind }) => kind));
  const place = ({ indicator, isRisk }: FoundIndicator) =>
    IN_ORDER.indexOf(indicator.kind) + (isRisk ? 0 : IN_ORDER.length);
  return found
    .map(indicator => {
      const about = INDICATOR_WORDS[indicator.kind];
      const isCountedAlready = about.sameAs !== undefined && kinds.has(about.sameAs);
      return { indicator, about, isRisk: about.weight !== 'fact' && !isCountedAlready };
    })
    .toSorted((a, b) => place(a) - place(b));
}

/** An amount of 0 is nothing found, even where it counts something: a source ended and the income did not fall. */
function isFound({ amount, count }: AffordabilityIndicator): boolean {
  return amount === null ? (count ?? 0) > 0 : amount > 0;
}
