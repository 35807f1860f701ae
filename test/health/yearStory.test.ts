/** A year of data in which nothing moved on the first day or on the last two: 1 July 2025 to 30 June 2026. */
import { describe, expect, it } from 'vitest';
import { assessConsumerFinancialHealth } from '../../src/index.js';
import { every } from '../support/dates.js';
import { requestOf } from './story.js';

const SHOPS = { GBP: 'TESCO STORES 3021', USD: 'KROGER #123 NASHVILLE TN' } as const;

describe.each(['GBP', 'USD'] as const)('a year with rows on days 2 to 363, in %s,', currencyCode => {
  const shop = SHOPS[currencyCode];
  const weekly = every(7, '2025-07-02', 52).map(date => `${date} -70.00 ${shop}`);
  const lines = [...weekly, `2026-06-28 -10.00 ${shop}`];
  const yearOf = (historyStart: string | undefined, asOf: string | undefined) =>
    assessConsumerFinancialHealth(
      requestOf({ currencyCode, current: 900, lines, ...(historyStart && { historyStart }) }),
      { asOf },
    ).accounts[0]?.periods;

  it.each([
    [
      'from the given start to the given day',
      '2025-07-01',
      '2026-06-30',
      '2025-07-01',
      'given',
      [4, 8, 12, 25, 51],
    ],
    [
      'by its usual gap, to the given day',
      undefined,
      '2026-06-30',
      '2025-07-01',
      'usual-gap',
      [4, 8, 12, 25, 51],
    ],
    [
      'by its usual gap, to the last booked day',
      undefined,
      undefined,
      '2025-06-29',
      'usual-gap',
      [4, 8, 13, 26, 51],
    ],
  ])('is measured over all five periods %s', (_, historyStart, asOf, historyFrom, basis, weeks) => {
    const periods = yearOf(historyStart, asOf);
    expect(
      Object.values(periods ?? {}).map(({ totalDebit, coverage }) => [
        coverage.daysAvailable,
        coverage.carriedFrom,
        totalDebit,
      ]),
    ).toEqual([30, 60, 90, 180, 360].map((days, index) => [days, null, (weeks[index] ?? 0) * 70 + 10]));
    for (const { coverage } of Object.values(periods ?? {}))
      expect(coverage).toMatchObject({ historyFrom, basis });
  });

  it('is a day short where the start is given a day late, and says so', () => {
    expect(yearOf('2025-07-02', '2026-06-30')?.lastThreeSixtyDays).toMatchObject({
      totalDebit: 12 * 70 + 10,
      coverage: { carriedFrom: 'lastNinetyDays', historyFrom: '2025-07-02', basis: 'given' },
    });
  });
});
