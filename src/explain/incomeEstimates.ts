/** Explains the estimate of a stream, by the method that its result names. */

import type { Frequency } from '../contract/income/frequency.js';
import type { EstimateMethod } from '../contract/income/incomeEstimate.js';
import { MONTHLY_FACTORS } from '../streams/monthlyFactor.js';
import { type FigureRow, type FigureRule, type ReadPath, under } from './figure.js';

const MONTHS_IN_YEAR = 12;
/** For irregular income without a complete month, a third of the total of three months is expected. */
const IRREGULAR_MONTHS = 3;

export function incomeEstimates<Stream extends string>(stream: Stream) {
  const ids = [`${stream}.transactionIds`];
  return under(stream, {
    estimatedIncome: estimate(stream, 1, 'calendar month'),
    annualisedIncome: estimate(stream, MONTHS_IN_YEAR, 'year'),
    expectedPayment: {
      formula:
        'One payment: the current level of steady income, else the mean of the payments that the estimate rests on',
      from: [`${stream}.levels[].amount`],
      ids,
    },
    ...basisRows(stream, ids),
    'grossAnnualEstimate.low': gross(
      stream,
      'if little is taken: British, Income Tax and National Insurance; American, federal tax on a joint return, Social Security, Medicare and no state tax but that of `options.usState`',
    ),
    'grossAnnualEstimate.high': gross(
      stream,
      'if much is taken: British, a workplace pension and a student loan too; American, federal tax on a single return, Social Security, Medicare and the tax of `options.usState` or of the state that takes most',
    ),
    'levels[level].amount': {
      formula: 'One payment of a run of payments of about the same amount: their median',
      from: [`${stream}.levels[level].payments`],
      ids,
    },
    'levels[level].payments': { formula: 'The payments of the run', ids },
    'outliers[outlier].amount': {
      formula: 'The payment as it came',
      ids: [`${stream}.outliers[outlier].transactionIds`],
      check: { relation: 'amounts' },
    },
    'outliers[outlier].expected': {
      formula: 'What the payment would have been at the level of its time',
      from: [`${stream}.levels[].amount`],
      ids: [`${stream}.outliers[outlier].transactionIds`],
    },
  });
}

/** What an estimate rests on. */
function basisRows(stream: string, ids: readonly string[]) {
  const basis = `${stream}.estimateBasis`;
  const spread = (which: string): FigureRow => ({
    formula: `The ${which}, as a monthly figure, of the payments or months that the estimate rests on; 0 where a payday was missed or nothing is expected; of first payments the end of a wide range`,
    from: [`${basis}.method`, `${basis}.from`, `${basis}.to`],
    ids,
  });
  return {
    'estimateBasis.payments': {
      formula: 'The payments that the estimate rests on, of the days from `from` to `to`',
      from: [`${basis}.from`, `${basis}.to`],
      ids,
    },
    'estimateBasis.paydays': {
      formula:
        'The divisor of the mean: the paydays of the schedule from `from` to `to`, or the payments where they are more',
      nullWhen: 'the estimate is no mean of paydays',
      from: [`${basis}.from`, `${basis}.to`, `${basis}.payments`],
      ids,
    },
    'estimateBasis.months': {
      formula:
        'The divisor of the mean: the complete calendar months since the last change that shows, or since the first payment; three where fewer are complete',
      nullWhen: 'the estimate is no mean of months',
      from: [`${basis}.from`, `${basis}.to`],
      ids,
    },
    'estimateBasis.lowest': spread('lowest'),
    'estimateBasis.highest': spread('highest'),
    'estimateBasis.lastThreeMonths': {
      formula: 'A third of what the stream brought in the last three complete calendar months',
      nullWhen: 'the data do not cover three complete calendar months',
      from: [`${stream}.months[].income`],
      ids,
    },
  };
}

/** `months` is the number of months that the figure covers, 1 or 12. */
function estimate(stream: string, months: number, covers: string): FigureRule {
  const ids = [`${stream}.transactionIds`];
  const basis = `${stream}.estimateBasis`;
  return read => {
    const method = read(`${basis}.method`)[0] as EstimateMethod;
    switch (method) {
      case 'current-level':
      case 'mean-of-payments': {
        const [numerator, denominator] = factorOf(read(`${stream}.frequency`)[0]);
        const payment =
          method === 'current-level' ? 'current level of a payment' : 'mean of the latest payments';
        return {
          formula: `The ${payment} x ${numerator * months}/${denominator}, its payments in a ${covers}`,
          plus: [`${stream}.expectedPayment`],
          check: { numerator: numerator * months, denominator },
          ids,
        };
      }
      case 'first-payments': {
        const [numerator, denominator] = factorOf(read(`${basis}.assumedFrequency`)[0]);
        return {
          formula: `The expected payment of a stream that has just begun x ${numerator * months}/${denominator}, its payments in a ${covers} at the assumed frequency`,
          plus: [`${stream}.expectedPayment`],
          check: { numerator: numerator * months, denominator },
          ids,
        };
      }
      case 'before-change':
        return {
          formula: `What the payments before a change of rhythm tell for a ${covers}: one or two payments may show the change, and would bring more`,
          from: [`${basis}.from`, `${basis}.to`],
          ids,
        };
      case 'most-of-span':
        return {
          formula: `1.5 times what was paid from \`from\` to \`to\`, for a ${covers}: the level of a payment x its paydays would be more, and so many payments did not come`,
          from: [`${basis}.from`, `${basis}.to`, `${basis}.payments`],
          ids,
        };
      case 'mean-of-paydays':
        return {
          formula: `The sum of the payments since the last change that shows / paydays, a missed one as nothing, x paydays in a ${covers}`,
          from: [`${basis}.payments`, `${basis}.paydays`, `${stream}.frequency`],
          ids,
        };
      case 'mean-of-year':
        return meanOfYear(basis, covers, ids);
      case 'mean-of-months':
        return meanOfMonths(stream, months, covers, read);
      default:
        return {
          formula: 'Nothing: the stream has ended, and no payment is expected',
          from: [`${stream}.status`],
          ids,
        };
    }
  };
}

function meanOfYear(basis: string, covers: string, ids: FigureRow['ids']): FigureRow {
  return {
    formula: `The sum of what came from \`from\` to \`to\` / months, since the pay follows the year, for a ${covers}`,
    from: ['from', 'to', 'months', 'payments'].map(member => `${basis}.${member}`),
    ...(ids === undefined ? {} : { ids }),
  };
}

function meanOfMonths(stream: string, months: number, covers: string, read: ReadPath): FigureRow {
  const [from, to, divisor] = ['from', 'to', 'months'].map(
    member => read(`${stream}.estimateBasis.${member}`)[0],
  );
  const whole = wholeMonths(stream, String(from), String(to), read);
  if (whole.length !== divisor)
    return {
      formula: `A third of what came in the three months to \`to\` a month, the data covering no two calendar months, for a ${covers}`,
      plus: [`${stream}.estimateBasis.highest`],
      check: { numerator: months, denominator: IRREGULAR_MONTHS },
      ids: [`${stream}.transactionIds`],
    };
  return {
    formula: `The mean of what came in the complete calendar months that \`from\` and \`to\` bound, for a ${covers}`,
    plus: whole.map(month => `${month}.income`),
    check: { numerator: months, denominator: whole.length },
    ids: whole.map(month => `${month}.transactionIds`),
  };
}

/** The paths of the months between two days, if these are the first of one month and the last of another. */
function wholeMonths(stream: string, from: string, to: string, read: ReadPath): string[] {
  const numberOf = (index: number) => {
    const [year, month] = ['year', 'month'].map(member => read(`${stream}.months[${index}].${member}`)[0]);
    return `${year}-${String(month).padStart(2, '0')}`;
  };
  if (!from.endsWith('-01')) return [];
  return read(`${stream}.months[]`).flatMap((_, index) => {
    const month = numberOf(index);
    return month >= from.slice(0, 7) && month <= to.slice(0, 7) ? [`${stream}.months[${index}]`] : [];
  });
}

function factorOf(frequency: unknown): readonly [numerator: number, denominator: number] {
  const factors: Readonly<Record<string, readonly [number, number]>> = MONTHLY_FACTORS;
  return factors[String(frequency) as Frequency] ?? [1, 1];
}

function gross(stream: string, what: string): FigureRow {
  return {
    formula: `The salary before deductions, in whole pounds or dollars a year, that leaves the annualised net income ${what}`,
    nullWhen:
      'it is no salary that still pays, or its last payday is before the tax years that are known or more than a year after them',
    from: [
      `${stream}.annualisedIncome`,
      `${stream}.grossAnnualEstimate.taxYear`,
      `${stream}.grossAnnualEstimate.basis`,
    ],
    ids: [`${stream}.transactionIds`],
  };
}
