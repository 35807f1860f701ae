/** Whether rent or mortgage is paid, and how regularly. */
import { shareOf } from '../../base/money.js';
import type { Month } from './facts.js';
import { daysSinceLast, gapDeviationOf, isDebitOf } from './formulas.js';
import type { AttributeRow } from './row.js';

const isHousingPayment = isDebitOf('rent', 'mortgage');
const isPaid = ({ rows }: Month) => rows.some(isHousingPayment);

/** From the first month with a payment. */
function monthsSinceFirst(months: readonly Month[]): readonly Month[] {
  const first = months.findIndex(isPaid);
  return first < 0 ? [] : months.slice(first);
}

export const HOUSING = [
  {
    name: 'housingPaymentRegularity',
    unit: 'share',
    window: 'completeMonths',
    fewest: 1,
    definition: 'Of the months since the first rent or mortgage payment seen, the part that holds one.',
    nullReasons: ['none-seen'],
    measure: months => {
      const since = monthsSinceFirst(months);
      return shareOf(since.filter(isPaid).length, since.length) ?? 'none-seen';
    },
  },
  {
    name: 'housingPaymentMonthsMissed',
    unit: 'count',
    window: 'completeMonths',
    fewest: 1,
    definition: 'Months since the first rent or mortgage payment seen that hold none.',
    nullReasons: ['none-seen'],
    measure: months => {
      const since = monthsSinceFirst(months);
      return since.length === 0 ? 'none-seen' : since.filter(month => !isPaid(month)).length;
    },
  },
  {
    name: 'housingPaymentGapDeviation',
    unit: 'days',
    window: 'year',
    definition: 'The median absolute deviation of the days between rent or mortgage payments.',
    nullReasons: ['too-few-payments'],
    measure: ({ rows }) => gapDeviationOf(rows.filter(isHousingPayment).map(({ entry }) => entry.day)),
  },
  {
    name: 'daysSinceLastHousingPayment',
    unit: 'days',
    window: 'year',
    definition: 'Days since the last rent or mortgage payment.',
    nullReasons: ['none-seen'],
    measure: daysSinceLast(isHousingPayment),
  },
] as const satisfies readonly AttributeRow[];
