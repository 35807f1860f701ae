/** The figures on the kind of income, on what haircuts leave of it, and on what it depends on. */
import { type FigureRow, type FigureRule, under } from './figure.js';

const KINDS = ['guaranteed', 'variable', 'oneOff'] as const;
const MONTHS_IN_YEAR = 12;
type Kind = (typeof KINDS)[number];
const WHOSE = { guaranteed: 'guaranteed', variable: 'variable', oneOff: 'one-off' } as const;

export function streamComposition<Stream extends string>(stream: Stream, summary: string) {
  const ids = [`${stream}.transactionIds`];
  const at = `${stream}.composition`;
  const from = [
    `${stream}.category`,
    `${stream}.frequency`,
    `${stream}.status`,
    `${stream}.estimateBasis.method`,
    `${stream}.levels[].amount`,
  ];
  return under(stream, {
    'composition.guaranteed.total': {
      formula: 'The payments of the twelve months less what of them is variable or one-off',
      plus: [`${stream}.total`],
      minus: [`${at}.variable.total`, `${at}.oneOff.total`],
      ids,
    },
    'composition.variable.total': {
      formula:
        'What the payments hold above the level of steady income as overtime or commission, or more than once as a larger pension or benefit; above the lowest payday of income that varies; all of income without a rhythm, and of gig work, self-employment, investments, interest and tips',
      from: [...from, `${stream}.outliers[].reason`],
      ids,
    },
    'composition.oneOff.total': {
      formula:
        'What the payments hold above the level of steady income as a bonus, back pay, a final payment, or once as a larger pension or benefit; all of a one-off benefit',
      from: [...from, `${stream}.outliers[].reason`],
      ids,
    },
    'composition.guaranteed.monthly': {
      formula:
        'What of the estimate comes on every payday: all of steady income; the lowest payday of income that varies, 0 where one was missed, as a monthly figure; nothing of income that is variable altogether',
      from: [...from, `${stream}.estimatedIncome`],
      ids,
    },
    'composition.variable.monthly': {
      formula: 'The estimate less what of it is guaranteed',
      plus: [`${stream}.estimatedIncome`],
      minus: [`${at}.guaranteed.monthly`],
      ids,
    },
    'composition.oneOff.monthly': twelfth(stream, at, ids),
    incomeAfterHaircuts: {
      formula:
        'Each kind of money of a month less its haircut, which is rounded to the penny, half to even; then the sum of what is left',
      from: [
        ...KINDS.map(kind => `${at}.${kind}.monthly`),
        ...KINDS.map(kind => `${summary}.haircuts.${kind}`),
      ],
      ids,
    },
  });
}

function twelfth(stream: string, at: string, ids: readonly string[]): FigureRule {
  return read =>
    read(`${stream}.status`)[0] === 'Ended'
      ? { formula: 'Nothing: the stream has ended', from: [`${stream}.status`], ids }
      : {
          formula: 'A twelfth of the one-off money of the twelve months, which the estimate leaves out',
          plus: [`${at}.oneOff.total`],
          check: { denominator: MONTHS_IN_YEAR },
          ids,
        };
}

export function summaryComposition<Summary extends string>(summary: Summary, ids: readonly string[]) {
  const sum = (kind: Kind, member: 'total' | 'monthly'): FigureRow => ({
    formula: `The sum of the ${WHOSE[kind]} income of the streams, ${member === 'total' ? 'of the twelve months' : 'of a month'}`,
    plus: [`incomeStreams[].composition.${kind}.${member}`],
    ids,
  });
  const sums = (kind: Kind) => ({ total: sum(kind, 'total'), monthly: sum(kind, 'monthly') });
  const haircut = (kind: Kind): FigureRow => ({
    formula: `The share of ${WHOSE[kind]} income that the options of the request do not count`,
  });
  return under(summary, {
    ...under('composition.guaranteed', sums('guaranteed')),
    ...under('composition.variable', sums('variable')),
    ...under('composition.oneOff', sums('oneOff')),
    'haircuts.guaranteed': haircut('guaranteed'),
    'haircuts.variable': haircut('variable'),
    'haircuts.oneOff': haircut('oneOff'),
    incomeAfterHaircuts: {
      formula: 'The sum of what the haircuts leave of each stream',
      plus: ['incomeStreams[].incomeAfterHaircuts'],
      ids,
    },
    ...sensitivityFigures(summary, ids),
  });
}

function sensitivityFigures(summary: string, ids: readonly string[]) {
  const total = `${summary}.estimatedIncome`;
  const moved = `${summary}.sensitivity.transactions[transaction]`;
  const ofStream = 'incomeStreams[stream].estimatedIncome';
  return {
    'sensitivity.withoutStreams[stream].stream': {
      formula: 'The place of the stream in the list of streams, from 0',
      from: ['incomeStreams[stream].name'],
    },
    'sensitivity.withoutStreams[stream].estimatedIncome': {
      formula: 'The estimate of all streams less that of this one',
      plus: [total],
      minus: [ofStream],
      ids,
    },
    'sensitivity.withoutStreams[stream].share': {
      formula: 'The estimate of the stream / the estimate of all streams',
      nullWhen: 'the estimate of all streams is 0',
      plus: [ofStream],
      over: [total],
      ids: ['incomeStreams[stream].transactionIds'],
    },
    'sensitivity.transactions[transaction].estimatedIncome': {
      formula:
        'The estimate of all streams if this transaction had not come: its stream is judged again without it, and the others stay as they are',
      from: [total],
      ids: [`${moved}.transactionId`],
    },
    'sensitivity.transactions[transaction].difference': {
      formula: 'The estimate without the transaction less the estimate with it',
      plus: [`${moved}.estimatedIncome`],
      minus: [total],
      ids: [`${moved}.transactionId`],
    },
  };
}
