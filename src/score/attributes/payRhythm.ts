/** How regularly the main income comes. Benefits are income like any other here. */
import { roundedTo, sumOf } from '../../base/money.js';
import type { StreamFacts } from '../../income/stream.js';
import { presentOf } from '../../streams/paymentGroup.js';
import { daysSinceLast, gapDeviationOf } from './formulas.js';
import type { AttributeRow } from './row.js';

/** The stream that brought most. */
function mainStream(streams: readonly StreamFacts[]): StreamFacts | null {
  return streams.reduce<StreamFacts | null>(
    (main, stream) => (main === null || stream.total > main.total ? stream : main),
    null,
  );
}

export const PAY_RHYTHM = [
  {
    name: 'payDayRegularity',
    unit: 'share',
    window: 'incomeYear',
    definition:
      'The part of the payments of the largest stream that came on the very day its recognised schedule names, moves around weekends and holidays allowed for.',
    nullReasons: ['no-income', 'no-schedule'],
    measure: ({ streams }) => {
      const main = mainStream(streams);
      if (main === null) return 'no-income';
      return main.cadence.schedule === null ? 'no-schedule' : roundedTo(main.cadence.fit, 4);
    },
  },
  {
    name: 'payGapDeviation',
    unit: 'days',
    window: 'incomeYear',
    definition: 'The median absolute deviation of the days between payments of the largest stream.',
    nullReasons: ['no-income', 'too-few-payments'],
    measure: ({ streams }) => {
      const main = mainStream(streams);
      return main === null
        ? 'no-income'
        : gapDeviationOf(presentOf(main.group).map(({ entry }) => entry.day));
    },
  },
  {
    name: 'missedPaymentsOfIncome',
    unit: 'count',
    window: 'incomeYear',
    definition:
      'Expected payments that did not come between the first and the last one of each stream that has a schedule.',
    nullReasons: ['no-income'],
    measure: ({ streams }) =>
      streams.length === 0 ? 'no-income' : sumOf(streams.map(({ cadence }) => cadence.missed)),
  },
  {
    name: 'daysSinceLastIncome',
    unit: 'days',
    window: 'year',
    definition: 'Days since the last income payment.',
    nullReasons: ['none-seen'],
    measure: daysSinceLast(({ incomeSource }) => incomeSource !== null),
  },
] as const satisfies readonly AttributeRow[];
