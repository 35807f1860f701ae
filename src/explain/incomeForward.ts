/** How likely the next payment is, and how a stream compares with the year before. */
import { under } from './figure.js';

const NOT_COVERED = 'no complete calendar month is covered by the data in both years';
const MONTHS =
  'The complete calendar months of the twelve that the data cover, and of which they cover the same month a year earlier';
const CHANGE = 'What came in these months, less what came in the same months a year earlier';

export function streamForward<Stream extends string>(stream: Stream) {
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

export function summaryForward<Summary extends string>(summary: Summary) {
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
