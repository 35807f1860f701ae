/** The figures of income verification. */

import { namesOf } from '../base/tables.js';
import { type FigureRow, type FigureTable, type ReadPath, under } from './figure.js';
import { streamComposition, summaryComposition } from './incomeComposition.js';
import { incomeEstimates } from './incomeEstimates.js';
import { streamForward, summaryForward } from './incomeForward.js';
import { streamPredictions, summaryPredictions } from './incomePredictions.js';
import { META_FIGURES, monthLabels } from './labels.js';

const STREAM = 'incomeStreams[stream]';
const SOURCE = 'incomeSources[source]';
const SOURCE_IDS = `${SOURCE}.transactionIds`;
const STREAM_IDS = `${STREAM}.transactionIds`;
const ALL_IDS = 'incomeStreams[].transactionIds';
const SUMMARY = 'incomeStreamsSummary';
const LIKELIHOOD = 'incomeLikelihood';
const NO_FLAGS = 'the request does not ask for flags';

/** The points of each flag, and when it gives them. */
export const FLAGS = {
  incomeForLast3Months: {
    points: '3',
    holdsWhen: 'each of the last three complete calendar months holds a payment',
  },
  varianceTolerance5Percent: {
    points: '1',
    holdsWhen: 'the payments of the last three months, at least three, are within 5 % of their median',
  },
  varianceTolerance10Percent: {
    points: '1',
    holdsWhen: 'the payments of the last three months, at least three, are within 10 % of their median',
  },
  mostRecentCheckValue: {
    points: '2',
    holdsWhen: 'the last payment is within 5 % of the expected one and none is overdue since',
  },
  stabilityOverall: {
    points: '0 to 3',
    holdsWhen: '3: 95 % of expected payments came and vary at most 5 %; 2: 90 % and 15 %; 1: 75 % and 35 %',
  },
  stability6Months: {
    points: '-3 to 0',
    holdsWhen: 'minus one for each payment missed or over 10 % short in six months',
  },
} as const;
type Flag = keyof typeof FLAGS;
const FLAG_NAMES = namesOf(FLAGS);

export const INCOME_FIGURES = {
  'incomeStreams[stream].frequencyCertainty': {
    formula:
      'How surely the payment days keep this schedule and no other, 0 to 1: by the bits that each needs to tell them',
    ids: [STREAM_IDS],
  },
  ...incomeEstimates(STREAM),
  ...streamPredictions(STREAM),
  ...summaryPredictions(SUMMARY, [ALL_IDS]),
  ...streamComposition(STREAM, SUMMARY),
  ...summaryComposition(SUMMARY, [ALL_IDS]),
  ...streamForward(STREAM),
  ...summaryForward(SUMMARY),
  'incomeStreams[stream].incomeLikelihood': {
    formula:
      'How likely this is pay, pension or benefit, 0 to 1: the confidence of the words where they name income, else the logistic of size, schedule, number of payments, working days, pay days, round amounts, odd pence, steadiness, rail and name',
    from: [`${STREAM}.category`, `${STREAM}.frequency`, `${STREAM}.expectedPayment`],
    ids: [STREAM_IDS],
  },
  ...flagFigures(STREAM, STREAM_IDS, `${STREAM}.incomeLikelihood`, flag => ({
    formula: `Points: ${FLAGS[flag].points}, when: ${FLAGS[flag].holdsWhen}`,
  })),
  'incomeStreams[stream].total': {
    formula: 'The sum of the payments of the twelve months',
    ids: [STREAM_IDS],
    check: { relation: 'amounts' },
  },
  ...monthLabels(`${STREAM}.months[month]`),
  'incomeStreams[stream].months[month].income': {
    formula: 'The sum of the payments booked in the month',
    ids: [`${STREAM}.months[month].transactionIds`],
    check: { relation: 'amounts' },
  },
  'incomeStreamsSummary.estimatedIncome': {
    formula: 'The sum of the estimates of the streams',
    plus: ['incomeStreams[].estimatedIncome'],
    ids: [ALL_IDS],
  },
  ...flagFigures(SUMMARY, ALL_IDS, 'incomeStreams[].incomeLikelihood', flag => ({
    formula: flag.startsWith('stability')
      ? 'The lowest of the streams that have not ended'
      : 'Holds when it holds for all streams that have not ended',
    from: [`incomeStreams[].confidenceScoreFlags.${flag}`],
  })),
  'incomeStreamsSummary.total': {
    formula: 'The sum of the totals of the streams',
    plus: ['incomeStreams[].total'],
    ids: [ALL_IDS],
  },
  'incomeStreamsSummary.beyondThreeStreams.estimatedIncome': {
    formula: 'The sum of the estimates of the main streams beyond the three that are shown',
    nullWhen: 'there are at most three main streams',
    ids: [`${SUMMARY}.beyondThreeStreams.transactionIds`],
  },
  'incomeStreamsSummary.beyondThreeStreams.total': {
    formula: 'The sum of the payments of the main streams beyond the three that are shown',
    nullWhen: 'there are at most three main streams',
    ids: [`${SUMMARY}.beyondThreeStreams.transactionIds`],
    check: { relation: 'amounts' },
  },
  ...monthLabels(`${SUMMARY}.months[month]`),
  'incomeStreamsSummary.months[month].income': {
    formula: 'The sum of what the streams paid in the month',
    plus: ['incomeStreams[].months[month].income'],
    ids: ['incomeStreams[].months[month].transactionIds'],
  },
  'incomeSources[source].incomeLikelihood': {
    formula:
      'How likely this is pay, pension or benefit, 0 to 1: the confidence of the words where they name income; the logistic of habits where they say nothing; where they say that it is something else, that logistic times their doubt, at most a half',
    from: [`${SOURCE}.category`, `${SOURCE}.reason`, `${SOURCE}.typicalPayment`],
    ids: [SOURCE_IDS],
  },
  'incomeSources[source].total': {
    formula: 'The sum of the credits of the source in the twelve months',
    ids: [SOURCE_IDS],
    check: { relation: 'amounts' },
  },
  'incomeSources[source].typicalPayment': {
    formula:
      'The median of the payments, to the penny: the credits of one day are one payment, and so are its parts',
    ids: [SOURCE_IDS],
  },
  'sufficiency.monthsCovered': {
    formula: 'The complete calendar months, of the twelve that end with that of the day, that the data cover',
    from: ['meta.asOf'],
  },
  'sufficiency.paydaysSeen': {
    formula:
      'The payments of the streams that still pay: the credits of one day are one payment, and so are its parts',
    from: ['incomeStreams[].status'],
    ids: [ALL_IDS],
  },
  'sufficiency.balanceGaps': {
    formula:
      'How often the balance before a row, which is its balance less its amount, is that after no other row, beside the first of each account; 0 where not every row has a balance',
  },
  ...META_FIGURES,
} satisfies FigureTable;

function flagFigures<Place extends string>(
  of: Place,
  ids: string,
  likelihoods: string,
  rowOf: (flag: Flag) => FigureRow,
) {
  const rows = FLAG_NAMES.map(flag => [flag, { ...rowOf(flag), nullWhen: NO_FLAGS, ids: [ids] }]);
  return under(of, {
    confidenceScore: (read: ReadPath) => ({
      formula:
        'The points of the flags, 3 + 1 + 1 + 2 for those that hold, plus both stabilities, 0 to 10, and at most ten times the likelihood that it is income, to the nearest whole number; of several streams the lowest of those that have not ended, and 0 without one. The flags stand in the result when the request asks for them',
      plus: FLAG_NAMES.map(flag => `${of}.confidenceScoreFlags.${flag}`),
      from: [likelihoods],
      check: {
        relation: 'confidence-score' as const,
        decimals: 0,
        atLeast: 0,
        atMost: mostPoints(read, likelihoods),
      },
      ids: [ids],
    }),
    ...under('confidenceScoreFlags', Object.fromEntries(rows) as Record<Flag, FigureRow>),
  });
}

/** Streams that have ended count in no score but their own. */
function mostPoints(read: ReadPath, likelihoods: string): number {
  const statuses = read(likelihoods.replace(LIKELIHOOD, 'status'));
  const all = read(likelihoods) as readonly number[];
  const paying = all.filter((_, index) => all.length === 1 || statuses[index] !== 'Ended');
  return Math.round(10 * Math.min(1, ...paying));
}
