/** What is expected to come, and what a cautious lender would count on. */
import { namesOf } from '../base/tables.js';
import type { FigureRow, FigureTable } from './figure.js';

const SPANS = {
  nextMonth: 'the first calendar month that begins after the as-of date of the result',
  nextTwelveMonths: 'the twelve calendar months that begin after the as-of date of the result',
} as const;
type Span = keyof typeof SPANS;
const SPAN_NAMES = namesOf(SPANS);

const ENDS = {
  low80: 'one case of ten less comes',
  high80: 'one case of ten more comes',
  low95: 'one case of forty less comes',
  high95: 'one case of forty more comes',
} as const;
const END_NAMES = namesOf(ENDS);

export function streamPredictions(stream: string): FigureTable {
  const ids = [`${stream}.transactionIds`];
  const madeFrom = [
    `${stream}.expectedPayment`,
    `${stream}.estimatedIncome`,
    `${stream}.frequency`,
    `${stream}.schedule`,
    `${stream}.status`,
  ];
  return {
    ...rowsOf(stream, span => ({
      expected: {
        formula: `What comes in ${SPANS[span]} if all goes on: the mean of the paydays that were seen, a missed one as nothing, times those that the schedule names; without a schedule the mean month times the months; moved into the range of eight in ten, and 0 once the stream has ended`,
        from: madeFrom,
        ids,
      },
      ends: end => ({
        formula: `In ${ENDS[end]} in ${SPANS[span]}: by how far the months that were seen lie apart, how many they are, the paydays, how the level may change, and the chance that the stream ends`,
        from: [`${stream}.prediction.${span}.expected`, ...madeFrom],
        ids,
      }),
    })),
    [`${stream}.prudentIncome`]: {
      formula:
        'The least of the estimate, a twelfth of `low80` of the next twelve months, and what the paydays of the last three complete months brought, as a monthly figure, where the stream is older than they are and pays at least once a month; 0 for a stream that is late or has ended',
      from: [
        `${stream}.estimatedIncome`,
        `${stream}.prediction.nextTwelveMonths.low80`,
        `${stream}.estimateBasis.lastThreeMonths`,
        `${stream}.frequency`,
        `${stream}.firstDate`,
        `${stream}.status`,
      ],
      ids,
    },
  };
}

export function summaryPredictions(summary: string, ids: readonly string[]): FigureTable {
  return {
    ...rowsOf(summary, span => ({
      expected: {
        formula: `The sum of what is expected of the streams in ${SPANS[span]}`,
        plus: [`incomeStreams[].prediction.${span}.expected`],
        ids,
      },
      ends: end => ({
        formula: `In ${ENDS[end]}: what is expected, ${end.startsWith('low') ? 'less' : 'plus'} the root of the sum of the squares of the distances of the streams, which are taken to vary apart from each other`,
        from: [
          `${summary}.prediction.${span}.expected`,
          `incomeStreams[].prediction.${span}.expected`,
          `incomeStreams[].prediction.${span}.${end}`,
        ],
        ids,
      }),
    })),
    [`${summary}.prudentIncome`]: {
      formula: 'The sum of what a cautious lender would count on of each stream',
      plus: ['incomeStreams[].prudentIncome'],
      ids,
    },
  };
}

function rowsOf(
  of: string,
  rows: (span: Span) => { readonly expected: FigureRow; ends(end: keyof typeof ENDS): FigureRow },
): FigureTable {
  return Object.fromEntries(
    SPAN_NAMES.flatMap(span => {
      const { expected, ends } = rows(span);
      const at = `${of}.prediction.${span}`;
      return [[`${at}.expected`, expected], ...END_NAMES.map(end => [`${at}.${end}`, ends(end)] as const)];
    }),
  );
}
