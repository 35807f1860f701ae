/** Laws that need no knowledge of the code: what a person would expect who changes a request in a way that should not matter, or in one way. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INDICATORS } from '../../src/data/indicators.js';
import type { Transaction } from '../../src/index.js';
import { dayOfLedger, type Ledger, ledger, MAIN_ACCOUNT, SECOND_ACCOUNT } from '../support/arbitraries.js';
import { affordability, credit, debit, enrich, income } from '../support/build.js';
import { countryOf } from '../support/country.js';
import { FUNCTIONS, resultOf } from '../support/functions.js';
import { holds } from '../support/property.js';
import { WORDING } from '../support/wording.js';

describe.each(FUNCTIONS)('$name', engine => {
  it('says the same whatever the ids are, in whatever order they sort', () => {
    holds(
      fc.property(ledger({ hasSecondAccount: true }), fc.boolean(), ({ transactions }, isTurned) => {
        const renamed = (text: string) =>
          text.replace(/\bt(\d{4})\b/g, (_, digits: string) =>
            isTurned ? `n${9999 - Number(digits)}` : `n${digits}`,
          );
        const other = transactions.map(row => ({ ...row, transactionId: renamed(row.transactionId) }));
        const expected = JSON.parse(renamed(JSON.stringify(resultOf(engine, transactions))));
        expect(withoutOrderOfIds(resultOf(engine, other))).toEqual(withoutOrderOfIds(expected));
      }),
      3,
    );
  });

  it.each([
    ['in lower case', (text: string) => text.toLowerCase()],
    ['in upper case', (text: string) => text.toUpperCase()],
    ['with a space before and behind', (text: string) => ` ${text} `],
  ])('answers the same of narratives %s', (_, form) => {
    holds(
      fc.property(ledger({ hasSecondAccount: true }), ({ transactions }) => {
        const other = transactions.map(row => ({ ...row, description: form(row.description) }));
        expect(plainly(resultOf(engine, other))).toEqual(plainly(resultOf(engine, transactions)));
      }),
      4,
    );
  });
});

/** Rows of one day are listed by their ids, and the id of a pair of transfers is made from those of its rows. */
function withoutOrderOfIds(value: unknown, name = ''): unknown {
  if (name === 'pairId') return typeof value;
  if (Array.isArray(value)) {
    const members = value.map(member => withoutOrderOfIds(member));
    const isById = members.some(member => /n\d{4}/.test(JSON.stringify(member)));
    return isById ? members.map(member => JSON.stringify(member)).sort() : members;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, withoutOrderOfIds(member, key)]),
  );
}

function plainly(result: object): unknown {
  return JSON.parse(
    JSON.stringify(result, (key, value) =>
      typeof value === 'string' && key !== '' ? value.replace(/\s+/g, ' ').trim().toUpperCase() : value,
    ),
  );
}

/** A row more, on a day of the ledger, of the wording that the country has for it. */
function withRow(direction: 'Credit' | 'Debit') {
  return ledger().chain(given => {
    const words = WORDING[given.country];
    const texts =
      direction === 'Credit'
        ? [...words.oddCredits, ...words.refunds, ...words.people, ...words.benefits, ...words.employers]
        : [...words.shops, ...words.bills, ...words.people];
    return fc.record({
      given: fc.constant(given),
      row: fc
        .record({
          day: dayOfLedger(given),
          amount: fc.integer({ min: 1, max: 300_000 }).map(minor => minor / 100),
          text: fc.constantFrom(...texts),
        })
        .map(({ day, amount, text }) =>
          (direction === 'Credit' ? credit : debit)(day, amount, text, { accountId: MAIN_ACCOUNT }),
        ),
    });
  });
}

function isWithin({ transactions }: Ledger, day: string): boolean {
  const days = transactions.filter(({ status }) => status === 'Booked').map(row => row.bookingDate);
  return days.some(other => other <= day) && days.some(other => other >= day);
}

describe('one row more', () => {
  it('of money in lowers no month: neither its income nor what is left of it', () => {
    holds(
      fc.property(withRow('Credit'), ({ given, row }) => {
        fc.pre(isWithin(given, row.bookingDate));
        const before = affordability(given.transactions);
        const after = affordability([...given.transactions, row]);
        for (const [index, month] of before.monthAffordabilities.entries()) {
          const other = after.monthAffordabilities[index];
          expect(other?.incomeForMonth).toBeGreaterThanOrEqual(month.incomeForMonth);
          expect(other?.calculatedIncome).toBeGreaterThanOrEqual(month.calculatedIncome);
          expect(other?.affordabilityForMonth).toBeGreaterThanOrEqual(month.affordabilityForMonth);
        }
      }),
    );
  });

  it('of money out raises no month and no estimate: neither income nor what is left', () => {
    holds(
      fc.property(withRow('Debit'), ({ given, row }) => {
        fc.pre(isWithin(given, row.bookingDate));
        const before = affordability(given.transactions);
        const after = affordability([...given.transactions, row]);
        for (const [index, month] of before.monthAffordabilities.entries()) {
          const other = after.monthAffordabilities[index];
          expect(other?.incomeForMonth).toBeLessThanOrEqual(month.incomeForMonth);
          expect(other?.affordabilityForMonth).toBeLessThanOrEqual(month.affordabilityForMonth);
          expect(other?.calculatedIncome).toBeLessThanOrEqual(month.calculatedIncome);
        }
        expect(after.estimatedCalculatedIncome).toBeLessThanOrEqual(before.estimatedCalculatedIncome);
      }),
    );
  });
});

describe('leaving benefits out', () => {
  const BENEFITS = new Set<string>(INDICATORS.find(({ kind }) => kind === 'benefit-income')?.categories);

  it('is, in GB, the income of an account to which no benefit came; in US it changes nothing', () => {
    holds(
      fc.property(ledger(), ({ transactions, from, to }) => {
        const options = { asOf: to };
        // Purchases keep the history as long as it is with the benefits.
        const rows = [
          ...transactions,
          ...[from, to].map(day => debit(day, 1, 'GREGGS', { accountId: MAIN_ACCOUNT })),
        ];
        const isBenefit = enrich(rows).map(({ enrichedData }) => BENEFITS.has(enrichedData.category.slug));
        const rest = rows.filter((_, index) => !isBenefit[index]);
        const whole = income(rows, {}, options);
        const excluded = income(rows, { excludeBenefits: true }, options);
        if (countryOf(rows) === 'US') {
          expect({ ...excluded, meta: whole.meta }).toEqual(whole);
          return;
        }
        const { incomeStreams, incomeStreamsSummary } = income(rest, {}, options);
        expect(excluded.incomeStreams).toEqual(incomeStreams);
        expect(excluded.incomeStreamsSummary).toEqual(incomeStreamsSummary);
        expect(
          excluded.creditsNotCounted
            .filter(({ reason }) => reason === 'benefit-excluded')
            .map(({ transactionId }) => transactionId)
            .sort(),
        ).toEqual(
          whole.incomeStreams
            .filter(({ isBenefit: ofState }) => ofState)
            .flatMap(({ transactionIds }) => transactionIds)
            .sort(),
        );
      }),
    );
  });
});

describe('an account that is split in two, each payee in one of them', () => {
  it('has the same income and the same costs, where nothing moves between the two', () => {
    holds(
      fc.property(ledger(), fc.integer({ min: 1, max: 1000 }), ({ transactions, to }, turn) => {
        const whole = enrich(transactions);
        const accountFor = (index: number) => {
          const { enrichedData, description } = whole[index] as (typeof whole)[number];
          const payee = enrichedData.predictedMerchantName ?? description.replace(/[\d\s]+/g, '');
          const sum = [...payee].reduce((total, letter) => total * 31 + (letter.codePointAt(0) ?? 0), turn);
          return sum % 2 === 0 ? MAIN_ACCOUNT : SECOND_ACCOUNT;
        };
        const split = transactions.map((row, index) => ({ ...row, accountId: accountFor(index) }));
        const areApart = enrich(split).every(
          ({ enrichedData, transfer }, index) =>
            transfer === null && enrichedData.category.id === whole[index]?.enrichedData.category.id,
        );
        fc.pre(areApart);
        const options = { asOf: to };
        const [before, after] = [income(transactions, {}, options), income(split, {}, options)];
        expect(
          after.incomeStreams.map(({ total, estimatedIncome, frequency }) => [
            total,
            estimatedIncome,
            frequency,
          ]),
        ).toEqual(
          before.incomeStreams.map(({ total, estimatedIncome, frequency }) => [
            total,
            estimatedIncome,
            frequency,
          ]),
        );
        const figures = (rows: readonly Transaction[]) => {
          const { monthAffordabilities, indicators, ...result } = affordability(rows, {}, options);
          return {
            months: monthAffordabilities,
            signs: indicators,
            estimates: [
              result.estimatedCalculatedIncome,
              result.estimatedFixedCosts,
              result.estimatedFlexibleCosts,
              result.estimatedDebtFees,
            ],
          };
        };
        expect(figures(split)).toEqual(figures(transactions));
      }),
    );
  });
});
