/** Affordability, income, financial health and score attributes mean the same by the same word. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXPENDITURE } from '../../src/data/expenditure.js';
import { CATEGORIES } from '../../src/data/taxonomy.js';
import type { CategorySlug } from '../../src/index.js';
import { assessConsumerFinancialHealth, scoreAttributes, type Transaction } from '../../src/index.js';
import { type Ledger, ledger } from '../support/arbitraries.js';
import { affordability, credit, debit, enrich, income } from '../support/build.js';
import { placeOf } from '../support/country.js';
import { addDays, daysBetween } from '../support/dates.js';
import { healthRequest } from '../support/functions.js';
import { holds, inProportion } from '../support/property.js';
import { LOOKALIKES, RETURNS, returnsIn } from '../support/returned.js';

const BALANCE = { amount: 1234.56, creditDebitIndicator: 'Credit' } as const;
const COUNTRIES = ['GB', 'US'] as const;
/** Five products a run. */
const SLOWER = 2;

/** The days of score attributes and of health that are compared, and a few before. */
const RECENT_DAYS = 100;

const mixed = ledger().chain(given => {
  const start = addDays(given.to, -RECENT_DAYS);
  const days = { from: start > given.from ? start : given.from, to: given.to };
  return fc
    .tuple(
      returnsIn(given.country, { ...days, forms: RETURNS[given.country] }),
      returnsIn(given.country, { ...days, forms: LOOKALIKES[given.country] }),
    )
    .map(([returned, others]) => ({
      ...given,
      transactions: [
        ...given.transactions.slice(0, 300),
        ...returned,
        ...others.map(row => ({ ...row, transactionId: `${row.transactionId} not` })),
      ],
    }));
});

function asOfOf(transactions: readonly Transaction[]): string {
  const booked = transactions.filter(({ status }) => status === 'Booked');
  return (
    booked
      .map(({ bookingDate }) => bookingDate as string)
      .sort()
      .at(-1) ?? '2026-01-01'
  );
}

function healthOf(transactions: readonly Transaction[], asOf: string) {
  const { combined } = assessConsumerFinancialHealth(healthRequest(transactions), { asOf });
  if (combined === null) throw new Error('one currency');
  return combined.periods;
}

function sorted(ids: Iterable<string>): string[] {
  return [...ids].sort();
}

describe('a returned payment', () => {
  it('is the same transactions for affordability, income and financial health, and as many for score attributes', () => {
    let seen = 0;
    holds(
      fc.property(mixed, ({ transactions }) => {
        const asOf = asOfOf(transactions);
        const rows = new Map(transactions.map(row => [row.transactionId, row]));
        const recent = (ids: readonly string[]) =>
          ids.filter(id => daysBetween(rows.get(id)?.bookingDate as string, asOf) < 90);
        const credits = (ids: readonly string[]) =>
          sorted(ids.filter(id => rows.get(id)?.creditDebitIndicator === 'Credit'));
        const { indicators } = affordability(transactions, {}, { asOf });
        const named = (kind: string) => indicators.find(each => each.kind === kind)?.transactionIds ?? [];
        const returned = recent(named('returned-direct-debits'));
        const { returnedPayments } = healthOf(transactions, asOf).lastNinetyDays;
        expect(credits(returnedPayments.transactionIds)).toEqual(sorted(returned));
        const fees = recent(named('returned-payments'));
        expect(returnedPayments.transactionIds).toEqual(expect.arrayContaining(fees));
        const { creditsNotCounted } = income(transactions, {}, { asOf });
        expect(
          sorted(
            recent(
              creditsNotCounted
                .filter(({ reason }) => reason === 'returned-payment')
                .map(({ transactionId }) => transactionId),
            ),
          ),
        ).toEqual(sorted(returned));
        const { attributes } = scoreAttributes(
          {
            accountId: 'main',
            currencyCode: placeOf(transactions).currencyCode,
            balances: { current: BALANCE },
            transactions,
            historyStart: addDays(asOf, -120),
          },
          { asOf },
        );
        expect(attributes.returnedPaymentCount90d).toBe(returnedPayments.count);
        seen += returned.length;
      }),
      SLOWER,
    );
    expect(seen).toBeGreaterThan(inProportion(20));
  });

  it.each(COUNTRIES)('is every wording of a return in %s, and nothing that came back otherwise', code => {
    const rowsOf = (forms: readonly ((name: string) => string)[]) =>
      forms.map((form, index) =>
        credit('2026-03-10', 20 + index, form('MEPLIN TRAST'), {
          transactionId: `${code}-${index} ${form('')}`,
        }),
      );
    const found = (transactions: readonly Transaction[]) =>
      healthOf(transactions, '2026-03-31').lastThirtyDays.returnedPayments.transactionIds;
    const returned = rowsOf(RETURNS[code]);
    expect(sorted(found(returned))).toEqual(sorted(returned.map(({ transactionId }) => transactionId)));
    expect(found(rowsOf(LOOKALIKES[code]))).toEqual([]);
  });

  it('is also a credit that says no more than returned, where it returns a collected payment', () => {
    const paid = debit('2026-03-02', 54, 'DIRECT DEBIT BRITISH GAS');
    const back = (amount: number) => credit('2026-03-05', amount, 'BRITISH GAS RETURNED');
    const count = (...transactions: readonly Transaction[]) =>
      healthOf(transactions, '2026-03-31').lastThirtyDays.returnedPayments.count;
    expect(count(paid, back(54))).toBe(1);
    expect(count(paid, back(20))).toBe(0);
    expect(count(back(54))).toBe(0);
  });
});

describe('essential spending', () => {
  const costs = Object.entries(EXPENDITURE).filter(([slug]) => {
    const category = CATEGORIES.find(each => each.slug === slug);
    return category?.affordability !== 'debt';
  });

  it.each(COUNTRIES)('is the same categories in affordability and in financial health in %s', code => {
    const essential = (result: 'affordability' | 'health') =>
      costs
        .filter(([slug]) => {
          const description = 'MEPLIN TRAST';
          const transactions = [
            debit('2026-03-10', 40, description, { transactionId: `${code}-1` }),
            debit('2026-03-20', 40, description, { transactionId: `${code}-2` }),
          ];
          const rules = [{ text: description, set: { category: slug as CategorySlug } }];
          if (result === 'affordability') {
            const { expenditure } = affordability(transactions, {}, { rules });
            return expenditure.nonDiscretionary > 0;
          }
          const { combined } = assessConsumerFinancialHealth(healthRequest(transactions), { rules });
          return (combined?.periods.lastThirtyDays.essentialSpending ?? 0) > 0;
        })
        .map(([slug]) => slug);
    expect(essential('health')).toEqual(essential('affordability'));
    expect(essential('health').length).toBeGreaterThan(inProportion(30));
    expect(essential('health').length).toBeLessThan(costs.length);
  });

  it('is never a discretionary category of affordability, in any ledger', () => {
    let seen = 0;
    holds(
      fc.property(ledger(), ({ transactions }) => {
        const { views } = affordability(transactions, { includeFlexibleCosts: true }).expenditure;
        const slugsOf = (isEssential: boolean) =>
          new Set(
            views
              .filter(({ view }) => (view !== 'discretionary') === isEssential)
              .flatMap(({ categories }) => categories.map(({ category }) => category)),
          );
        const essential = slugsOf(true);
        const discretionary = slugsOf(false);
        const { breakdown } = healthOf(transactions, asOfOf(transactions)).lastNinetyDays;
        for (const { figure, category } of breakdown) {
          if (figure === 'essentialSpending') expect(discretionary).not.toContain(category);
          if (figure === 'discretionarySpending') expect(essential).not.toContain(category);
          if (figure === 'essentialSpending' || figure === 'discretionarySpending') seen++;
        }
      }),
      SLOWER,
    );
    expect(seen).toBeGreaterThan(inProportion(50));
  });
});

describe('a regular bill', () => {
  it('is the same payments in affordability and in financial health', () => {
    let seen = 0;
    holds(
      fc.property(ledger(), (given: Ledger) => {
        const { transactions } = given;
        const asOf = asOfOf(transactions);
        const rows = new Map(transactions.map(row => [row.transactionId, row]));
        const result = affordability(transactions, {}, { asOf });
        // A home that no text names is assumed in affordability alone.
        const assumed = new Set(result.assumedHome?.transactionIds ?? []);
        const refunds = new Set(
          enrich(transactions)
            .filter(({ enrichedData }) => enrichedData.refundOf !== null)
            .map(({ transactionId }) => transactionId),
        );
        const recent = (ids: readonly string[]) =>
          sorted(
            ids.filter(
              id =>
                daysBetween(rows.get(id)?.bookingDate as string, asOf) < 90 &&
                !assumed.has(id) &&
                !refunds.has(id),
            ),
          );
        const bills = [...result.regularBills, ...result.stoppedBills];
        const named = recent(bills.flatMap(({ transactionIds }) => transactionIds));
        const { regularCommitments } = healthOf(transactions, asOf).lastNinetyDays;
        expect(recent(regularCommitments.transactionIds)).toEqual(named);
        seen += named.length;
      }),
      SLOWER,
    );
    expect(seen).toBeGreaterThan(inProportion(50));
  });
});
