/** Whether `incomeLikelihood` means what it says: of the streams given 0.8, eight in ten are income. */
import { describe, expect, it } from 'vitest';
import { verifyIncome } from '../../src/index.js';
import { historyOf } from '../support/histories/historyOf.js';

const HISTORIES = 300;
/** Words are as sure as their confidence, which does not know that pay also comes regularly. */
const LARGEST_ERROR = 0.05;

const streams = Array.from({ length: HISTORIES }, (_, index) => historyOf(index + 1)).flatMap(
  ({ request, asOf, truth }) => {
    const incomeIds = new Set(truth.streams.flatMap(({ transactionIds }) => transactionIds));
    const notIncomeIds = new Set(truth.notIncome.flatMap(({ transactionIds }) => transactionIds));
    return verifyIncome(request, { asOf })
      .incomeStreams.filter(({ transactionIds }) =>
        transactionIds.some(id => incomeIds.has(id) || notIncomeIds.has(id)),
      )
      .map(({ incomeLikelihood, transactionIds }) => ({
        said: incomeLikelihood,
        isIncome: transactionIds.filter(id => incomeIds.has(id)).length > transactionIds.length / 2,
      }));
  },
);

describe('incomeLikelihood', () => {
  it('is on the whole the share of the streams that are income', () => {
    const said = streams.reduce((sum, stream) => sum + stream.said, 0) / streams.length;
    const right = streams.filter(({ isIncome }) => isIncome).length / streams.length;
    expect(streams.length).toBeGreaterThan(500);
    expect(Math.abs(said - right)).toBeLessThanOrEqual(LARGEST_ERROR);
  });

  it('is higher of those that are income than of those that are not', () => {
    const meanOf = (isIncome: boolean) => {
      const some = streams.filter(stream => stream.isIncome === isIncome);
      return some.reduce((sum, { said }) => sum + said, 0) / Math.max(1, some.length);
    };
    expect(meanOf(true)).toBeGreaterThan(meanOf(false));
  });
});
