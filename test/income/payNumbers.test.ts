/** A pay number tells two jobs apart only where both are paid at the same time. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CountryCode, Transaction } from '../../src/index.js';
import { credit, income, sumInPence } from '../support/build.js';
import { CURRENCY, country } from '../support/country.js';
import { every, monthly } from '../support/dates.js';
import { holds } from '../support/property.js';

const DAYS = monthly(28, 2025, 1, 12);

function paid(days: readonly string[], amount: number, text: string, accountId?: string) {
  return days.map(day =>
    credit(day, amount, text, {
      transactionId: `${day} ${amount} ${text}`,
      ...(accountId === undefined ? {} : { accountId }),
    }),
  );
}

function streamsOf(rows: readonly Transaction[], countryCode: CountryCode = 'GB') {
  return income(rows, { countryCode, currencyCode: CURRENCY[countryCode] }).incomeStreams;
}

const brief = (rows: readonly Transaction[]) =>
  streamsOf(rows).map(({ expectedPayment, transactionIds }) => [expectedPayment, transactionIds.length]);

describe('two people with one employer', () => {
  it('are two streams by their pay numbers, whatever each earns', () => {
    for (const other of [1850.4, 1790.15, 2410.6])
      expect(
        brief([
          ...paid(DAYS, 1850.4, 'QUENDALE CARE PAYE 7734512'),
          ...paid(DAYS, other, 'QUENDALE CARE PAYE 7734513'),
        ]).map(([, payments]) => payments),
      ).toEqual([12, 12]);
  });

  it('are two streams when one joins later', () => {
    expect(
      brief([
        ...paid(DAYS, 1850.4, 'QUENDALE CARE PAYE 7734512'),
        ...paid(DAYS.slice(5), 1790.15, 'QUENDALE CARE PAYE 7734513'),
      ]),
    ).toEqual([
      [1850.4, 12],
      [1790.15, 7],
    ]);
  });
});

describe('one job stays one stream', () => {
  it('when its number changes in the year', () => {
    expect(
      brief([
        ...paid(DAYS.slice(0, 4), 1850.4, 'QUENDALE CARE PAYE 7734512'),
        ...paid(DAYS.slice(4), 1850.4, 'QUENDALE CARE PAYE 8812005'),
      ]),
    ).toEqual([[1850.4, 12]]);
  });

  it('when every payment has a number of its own', () => {
    const rows = DAYS.flatMap((day, index) => paid([day], 1850.4, `QUENDALE CARE SALARY ${40_001 + index}`));
    expect(brief(rows)).toEqual([[1850.4, 12]]);
  });

  it('when weeks are paid under the numbers of two sites in turn', () => {
    const weeks = every(7, '2025-01-03', 52);
    const rows = weeks.flatMap((day, index) =>
      paid([day], 512.4, `QUENDALE CARE PAYE ${index % 2 ? 44_710 : 55_208}`),
    );
    expect(brief(rows)).toEqual([[512.4, 52]]);
  });

  it('when it is split over two accounts', () => {
    const rows = [
      ...paid(DAYS, 1200.4, 'QUENDALE CARE PAYE 7734512', 'a'),
      ...paid(DAYS, 650, 'QUENDALE CARE PAYE 7734513', 'b'),
    ];
    expect(brief(rows)).toEqual([[1850.4, 24]]);
  });
});

const WORDING: Readonly<Record<CountryCode, (number: number) => string>> = {
  GB: number => `QUENDALE CARE LTD PAYE ${number} BGC`,
  US: number => `QUENDALE CARE INC DES:PAYROLL ID:${number} INDN:XXXXX PPD`,
};
const people = country.chain(code =>
  fc.record({
    code: fc.constant(code),
    pay: fc.tuple(fc.integer({ min: 900_00, max: 4_000_00 }), fc.integer({ min: 900_00, max: 4_000_00 })),
    numbers: fc.uniqueArray(fc.integer({ min: 10_000, max: 9_999_999 }), { minLength: 2, maxLength: 2 }),
    days: fc.constantFrom(DAYS, every(14, '2025-01-03', 26), every(7, '2025-01-03', 52)),
  }),
);

it('of whatever pay, cadence and numbers, two people are two streams that hold every payment once', () => {
  holds(
    fc.property(people, ({ code, pay, numbers, days }) => {
      const rows = pay.flatMap((pence, index) =>
        paid(days, pence / 100, WORDING[code](numbers[index] as number)),
      );
      const streams = streamsOf(rows, code);
      expect(streams.map(({ total }) => sumInPence([total])).sort((a, b) => a - b)).toEqual(
        pay.map(pence => pence * days.length).sort((a, b) => a - b),
      );
      const ids = streams.flatMap(({ transactionIds }) => transactionIds);
      expect([...ids].sort()).toEqual(rows.map(({ transactionId }) => transactionId).sort());
    }),
  );
});
