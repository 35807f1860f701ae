/** What a person stated of a month, against what the account shows. */
import { type Minor, majorOf, minorOf, shareOf, sumOf } from '../base/money.js';
import type { Stated, StatedAgainstSeen } from '../contract/affordability/affordabilityResult.js';
import { categoryIdOf } from '../enrichment/words/categories.js';
import type { StatedFigures } from '../model/options.js';
import type { CategoryEstimate } from './estimates.js';
import { idsOf } from './ids.js';
import { type LinesByMonth, type MonthLine, rowsOf } from './table.js';

const RENT = categoryIdOf('rent');

/** Null where nothing is stated. */
export function statedOf(
  { income, rent }: StatedFigures,
  estimates: readonly CategoryEstimate[],
  table: LinesByMonth,
): Stated | null {
  const lines = [...table.values()].flatMap(ofMonth => [...ofMonth.values()]);
  const against = (
    stated: StatedFigures['income'],
    isMeant: (part: Pick<MonthLine, 'category' | 'section'>) => boolean,
  ): StatedAgainstSeen | null => {
    if (stated === undefined) return null;
    const seen = sumOf(estimates.filter(isMeant).map(({ monthly }) => monthly));
    const rows = lines.filter(isMeant).flatMap(line => [...rowsOf(line)]);
    return { ...compared(minorOf(stated), seen), transactionIds: idsOf([...new Set(rows)]) };
  };
  const ofIncome = against(income, ({ section }) => section === 'income');
  const ofRent = against(rent, ({ category }) => category === RENT);
  return ofIncome === null && ofRent === null ? null : { income: ofIncome, rent: ofRent };
}

function compared(stated: Minor, seen: Minor): Omit<StatedAgainstSeen, 'transactionIds'> {
  return {
    stated: majorOf(stated),
    seen: majorOf(seen),
    difference: majorOf(seen - stated),
    seenOfStated: shareOf(seen, stated),
  };
}
