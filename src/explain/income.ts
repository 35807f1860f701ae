/** The figures of income verification. */
import { weightedMean } from '../base/statistics.js';
import { namesOf } from '../base/tables.js';
import { SCORE_FLAGS, SHORTFALL, STABILITY } from '../data/confidenceScore.js';
import { type FigureRow, type FigureTable, type ReadPath, under } from './figure.js';
import { streamComposition, summaryComposition } from './incomeComposition.js';
import { incomeEstimates } from './incomeEstimates.js';
import { META_FIGURES, monthLabels } from './labels.js';

// What is expected to come, the mean month of a year, and the poorest month.

const SPANS = {
  nextMonth: 'the first calendar month that begins after the as-of date of the result',
  nextTwelveMonths: 'the twelve calendar months that begin after the as-of date of the result',
} as const;
type Span = keyof typeof SPANS;

const ENDS = {
  low80: 'one case of ten less comes',
  high80: 'one case of ten more comes',
  low95: 'one case of forty less comes',
  high95: 'one case of forty more comes',
} as const;
type End = keyof typeof ENDS;

function streamPredictions<Stream extends string>(stream: Stream) {
  const ids = [`${stream}.transactionIds`];
  const madeFrom = [
    `${stream}.expectedPayment`,
    `${stream}.estimatedIncome`,
    `${stream}.frequency`,
    `${stream}.schedule`,
    `${stream}.status`,
  ];
  return under(stream, {
    ...rowsOf(span => ({
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
    averageMonthIncome: {
      formula:
        'The less of the estimate and a twelfth of what is expected of the next twelve months; 0 once the stream has ended',
      from: [`${stream}.estimatedIncome`, `${stream}.prediction.nextTwelveMonths.expected`],
      ids,
    },
    poorestMonthIncome: {
      formula:
        'The least of the mean month of a year, a twelfth of `low80` of the next twelve months, and what the paydays of the last three complete months brought, as a monthly figure, where the stream is older than they are and pays at least once a month; divided by the payments of a mean month, times those that every month has, and never more than is expected of next month; without a schedule never more than `low80` of next month; 0 for a stream that is late or has ended',
      from: [
        `${stream}.averageMonthIncome`,
        `${stream}.prediction.nextTwelveMonths.low80`,
        `${stream}.prediction.nextMonth.expected`,
        `${stream}.prediction.nextMonth.low80`,
        `${stream}.estimateBasis.lastThreeMonths`,
        `${stream}.frequency`,
        `${stream}.firstDate`,
        `${stream}.status`,
      ],
      ids,
    },
  });
}

function summaryPredictions<Summary extends string>(summary: Summary, ids: readonly string[]) {
  return under(summary, {
    ...rowsOf(span => ({
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
    averageMonthIncome: {
      formula: 'The sum of the mean months of the streams',
      plus: ['incomeStreams[].averageMonthIncome'],
      ids,
    },
    poorestMonthIncome: {
      formula: 'The sum of what a cautious lender would count on of each stream in the poorest month',
      plus: ['incomeStreams[].poorestMonthIncome'],
      ids,
    },
  });
}

function rowsOf(rows: (span: Span) => { readonly expected: FigureRow; ends(end: End): FigureRow }) {
  const of = (span: Span) => {
    const { expected, ends } = rows(span);
    return {
      expected,
      low80: ends('low80'),
      high80: ends('high80'),
      low95: ends('low95'),
      high95: ends('high95'),
    };
  };
  return {
    ...under('prediction.nextMonth', of('nextMonth')),
    ...under('prediction.nextTwelveMonths', of('nextTwelveMonths')),
  };
}

// How likely the next payment is, and how a stream compares with the year before.

const NOT_COVERED = 'no complete calendar month is covered by the data in both years';
const MONTHS =
  'The complete calendar months of the twelve that the data cover, and of which they cover the same month a year earlier';
const CHANGE = 'What came in these months, less what came in the same months a year earlier';

function streamForward<Stream extends string>(stream: Stream) {
  const ids = [`${stream}.transactionIds`];
  const at = `${stream}.yearOnYear`;
  return under(stream, {
    nextPaymentProbability: {
      formula:
        'The probability that a payment comes within the window of the next expected date: by the share of paydays that were kept so far, the paydays that have passed in silence since the last payment, how long gaps were before, and the chance that such a stream ends',
      nullWhen: 'the stream follows no schedule or has ended',
      from: [
        `${stream}.nextExpectedDate.earliest`,
        `${stream}.nextExpectedDate.latest`,
        `${stream}.schedule`,
        `${stream}.status`,
        `${stream}.lastDate`,
      ],
      ids,
    },
    'yearOnYear.months': { formula: MONTHS, nullWhen: NOT_COVERED, from: ['meta.asOf'] },
    'yearOnYear.total': {
      formula: 'The sum of the payments of the months that are compared, the newest complete ones',
      nullWhen: NOT_COVERED,
      from: [`${at}.months`, `${stream}.months[].income`],
      ids,
    },
    'yearOnYear.previousTotal': {
      formula: 'The sum of the payments of the same payer in the same months a year earlier',
      nullWhen: NOT_COVERED,
      from: [`${at}.months`],
      ids: [`${at}.previousTransactionIds`],
      check: { relation: 'amounts' },
    },
    'yearOnYear.change': {
      formula: CHANGE,
      nullWhen: NOT_COVERED,
      plus: [`${at}.total`],
      minus: [`${at}.previousTotal`],
    },
  });
}

function summaryForward<Summary extends string>(summary: Summary) {
  const at = `${summary}.yearOnYear`;
  return under(summary, {
    'yearOnYear.months': { formula: MONTHS, nullWhen: NOT_COVERED, from: ['meta.asOf'] },
    'yearOnYear.total': {
      formula: 'The sum of what the streams brought in the months that are compared',
      nullWhen: NOT_COVERED,
      plus: ['incomeStreams[].yearOnYear.total'],
      ids: ['incomeStreams[].transactionIds'],
    },
    'yearOnYear.previousTotal': {
      formula:
        'The sum of what the streams brought in the same months a year earlier, and of income of that time that is none of the streams now',
      nullWhen: NOT_COVERED,
      plus: ['incomeStreams[].yearOnYear.previousTotal', `${at}.previousOther`],
      ids: ['incomeStreams[].yearOnYear.previousTransactionIds', `${at}.otherTransactionIds`],
    },
    'yearOnYear.previousOther': {
      formula:
        'The sum of the payments, in the same months a year earlier, of income that is none of the streams now: at most three main sources, and all benefits',
      nullWhen: NOT_COVERED,
      ids: [`${at}.otherTransactionIds`],
      check: { relation: 'amounts' },
    },
    'yearOnYear.change': {
      formula: CHANGE,
      nullWhen: NOT_COVERED,
      plus: [`${at}.total`],
      minus: [`${at}.previousTotal`],
    },
  });
}

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
  incomeForLast3Months: truth(SCORE_FLAGS.incomeForLast3Months),
  varianceTolerance5Percent: truth(SCORE_FLAGS.varianceTolerance5Percent),
  varianceTolerance10Percent: truth(SCORE_FLAGS.varianceTolerance10Percent),
  mostRecentCheckValue: truth(SCORE_FLAGS.mostRecentCheckValue),
  stabilityOverall: { points: '0 to 3', holdsWhen: stabilityRule() },
  stability6Months: {
    points: `-${SHORTFALL.most} to 0`,
    holdsWhen: `minus one for each payment missed or over ${SHORTFALL.percent} % short in six months`,
  },
};

function truth({ points, holds }: { readonly points: number; readonly holds: string }) {
  return { points: String(points), holdsWhen: holds };
}

function stabilityRule(): string {
  const [best, ...others] = STABILITY;
  const first = `${best.points}: ${best.arrived} % of expected payments came and vary at most ${best.variation} %`;
  return [first, ...others.map(row => `${row.points}: ${row.arrived} % and ${row.variation} %`)].join('; ');
}

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
      ? 'The mean of the streams that have not ended, by their estimates, to the nearest whole number'
      : 'Holds where streams with more than half of the estimates have it, of those that have not ended',
    from: [`incomeStreams[].confidenceScoreFlags.${flag}`, 'incomeStreams[].estimatedIncome'],
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
        'The points of the flags, 3 + 1 + 1 + 2 for those that hold, plus both stabilities, 0 to 10, and at most ten times the likelihood that it is income, to the nearest whole number; of several streams the mean of those that have not ended by their estimates, and 0 without one. The flags stand in the result when the request asks for them',
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
    'confidenceScoreReasons[reason].points': {
      formula: 'The points of the flag; of the likelihood, what the bounds of the score take off or add',
      from: [`${of}.confidenceScoreReasons[reason].flag`, `${of}.confidenceScore`],
      ids: [ids],
    },
    ...under('confidenceScoreFlags', Object.fromEntries(rows) as Record<Flag, FigureRow>),
  });
}

/** Streams that have ended count only in their own score. */
function mostPoints(read: ReadPath, likelihoods: string): number {
  const statuses = read(likelihoods.replace(LIKELIHOOD, 'status'));
  const all = read(likelihoods) as readonly number[];
  const estimates = read(likelihoods.replace(LIKELIHOOD, 'estimatedIncome')) as readonly number[];
  const isPaying = (_: unknown, place: number) => all.length === 1 || statuses[place] !== 'Ended';
  const mean = weightedMean(all.filter(isPaying), estimates.filter(isPaying));
  return Math.round(10 * (mean ?? 1));
}
