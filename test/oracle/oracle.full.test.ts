/** The library against a second, naive calculation: five hundred drawn accounts of each country. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  assessAffordability,
  assessConsumerFinancialHealth,
  type CountryCode,
  endOfDayBalances,
  type Transaction,
  verifyIncome,
} from '../../src/index.js';
import { type Ledger, ledger, MAIN_ACCOUNT } from '../support/arbitraries.js';
import { credit } from '../support/build.js';
import { CURRENCY, placeOf } from '../support/country.js';
import { monthly } from '../support/dates.js';
import { healthRequest } from '../support/functions.js';
import { PARAMETERS } from '../support/property.js';
import { WORDING } from '../support/wording.js';
import { balanceOn, bookedRows, earliestOf, monthsTo, naivePeriods } from './naive.js';

const ACCOUNTS = 500;
/** What `healthRequest` states for each account. */
const CURRENT = 1234_56;
const pence = (amount: number) => Math.round(amount * 100);
const monthOf = ({ year, month }: { readonly year: number; readonly month: number }) =>
  `${year}-${String(month).padStart(2, '0')}`;

function eachAccount(country: CountryCode, law: (given: Ledger) => void): void {
  const accounts = ledger().filter(given => given.country === country);
  fc.assert(fc.property(accounts, law), { ...PARAMETERS, numRuns: ACCOUNTS });
}

describe.each(['GB', 'US'] as const)('five hundred accounts in %s', country => {
  it('have in each stream what came in twelve months, month by month, and in main streams nothing up to 50.00', () => {
    let streams = 0;
    eachAccount(country, ({ transactions, to }) => {
      const byId = new Map(bookedRows(transactions, to).map(row => [row.id, row]));
      const months = monthsTo(to, 12);
      const { incomeStreams } = verifyIncome(
        { ...placeOf(transactions), accountId: MAIN_ACCOUNT, transactions },
        { asOf: to },
      );
      for (const stream of incomeStreams) {
        streams++;
        const sums = new Map(months.map(month => [month, 0]));
        let total = 0;
        for (const id of stream.transactionIds) {
          const row = byId.get(id);
          expect(row?.id).toBe(id);
          const { date, pence: amount } = row as NonNullable<typeof row>;
          expect(amount).toBeGreaterThan(stream.rank === null ? 0 : 50_00);
          const month = date.slice(0, 7);
          expect(months).toContain(month);
          sums.set(month, (sums.get(month) as number) + amount);
          total += amount;
        }
        expect(pence(stream.total)).toBe(total);
        expect(stream.months.map(month => [monthOf(month), pence(month.income)])).toEqual([...sums]);
      }
      const ranked = incomeStreams.filter(({ rank }) => rank !== null);
      expect(ranked.map(({ rank }) => rank)).toEqual(['One', 'Two', 'Three'].slice(0, ranked.length));
      const totals = ranked.map(({ total }) => total);
      expect(totals).toEqual([...totals].sort((one, other) => other - one));
    });
    expect(streams).toBeGreaterThan(ACCOUNTS / 2);
  });

  it('have in affordability each row of twelve months once, and the formula of the specification', () => {
    eachAccount(country, ({ transactions, to }) => {
      const rows = bookedRows(transactions, to);
      const first = rows.length === 0 ? to : earliestOf(rows);
      for (const includeFlexibleCosts of [true, false]) {
        const result = assessAffordability(
          { ...placeOf(transactions), referenceId: 'r', includeFlexibleCosts, transactions },
          { asOf: to },
        );
        const months = monthsTo(to, 12).filter(month => month >= first.slice(0, 7));
        expect(result.monthAffordabilities.map(monthOf)).toEqual(rows.length === 0 ? [] : months);
        for (const month of result.monthAffordabilities) {
          const own = rows.filter(({ date }) => date.startsWith(monthOf(month)));
          const byId = new Map(own.map(row => [row.id, row.pence]));
          const recorded: Record<string, number> = { income: 0, fixed: 0, flexible: 0, debt: 0 };
          const working: Record<string, number> = { income: 0, fixed: 0, flexible: 0, debt: 0 };
          const ids: string[] = [];
          for (const line of month.lines) {
            let sum = 0;
            for (const id of line.recordedTransactionIds) sum += byId.get(id) ?? Number.NaN;
            ids.push(...line.recordedTransactionIds);
            expect(pence(line.recorded)).toBe((line.section === 'income' ? sum : -sum) + 0);
            recorded[line.section] = (recorded[line.section] ?? 0) + pence(line.recorded);
            working[line.section] = (working[line.section] ?? 0) + pence(line.amount);
          }
          expect(ids.sort()).toEqual(own.map(({ id }) => id).sort());
          const left = ({ income, fixed, flexible, debt }: Record<string, number>) =>
            Number(income) - Number(fixed) - Number(debt) - (includeFlexibleCosts ? Number(flexible) : 0);
          expect(pence(month.incomeForMonth)).toBe(recorded['income']);
          expect(pence(month.affordabilityForMonth)).toBe(left(recorded));
          expect(pence(month.calculatedIncome)).toBe(working['income']);
          expect(pence(month.fixedCosts)).toBe(working['fixed']);
          expect(pence(month.flexibleCosts)).toBe(working['flexible']);
          expect(pence(month.debtFees)).toBe(working['debt']);
          expect(pence(month.affordability)).toBe(left(working));
        }
        expect(pence(result.estimatedAffordability)).toBe(
          pence(result.estimatedCalculatedIncome) -
            pence(result.estimatedFixedCosts) -
            pence(result.estimatedDebtFees) -
            (includeFlexibleCosts ? pence(result.estimatedFlexibleCosts) : 0),
        );
      }
    });
  });

  it('have the periods and the balances of financial health', () => {
    eachAccount(country, ({ transactions, to }) => {
      const rows = bookedRows(transactions, to);
      fc.pre(rows.length > 0);
      const request = healthRequest(transactions) as never;
      const account = assessConsumerFinancialHealth(request, { asOf: to }).accounts[0];
      const expected = naivePeriods(rows, CURRENT, to);
      const names = {
        lastThirtyDays: 30,
        lastSixtyDays: 60,
        lastNinetyDays: 90,
        lastOneEightyDays: 180,
        lastThreeSixtyDays: 360,
      } as const;
      for (const [name, days] of Object.entries(names)) {
        const period = account?.periods[name as keyof typeof names];
        expect({
          from: period?.from,
          carriedFrom: period?.coverage.carriedFrom,
          totalCredit: pence(period?.totalCredit ?? Number.NaN),
          totalDebit: pence(period?.totalDebit ?? Number.NaN),
          creditCount: period?.creditCount,
          debitCount: period?.debitCount,
          openingBalance: pence(period?.openingBalance ?? Number.NaN),
          closingBalance: pence(period?.closingBalance ?? Number.NaN),
          averageBalance: pence(period?.averageBalance ?? Number.NaN),
          minimumBalance: pence(period?.minimumBalance ?? Number.NaN),
          maximumBalance: pence(period?.maximumBalance ?? Number.NaN),
          daysOverdrawn: period?.daysOverdrawn,
        }).toEqual(expected[days]);
      }
      const days = endOfDayBalances(request, { asOf: to }).accounts[0]?.days ?? [];
      for (const { date, balance } of days) expect(pence(balance)).toBe(balanceOn(date, CURRENT, rows));
      const moved = [...new Set([...rows.map(({ date }) => date), to])].sort();
      expect(days.map(({ date }) => date).filter(date => moved.includes(date))).toEqual(moved);
    });
  });
});

describe.each(['GB', 'US'] as const)('five employers in %s', country => {
  const { employers, pay } = WORDING[country];
  const NAMES = [...employers, 'QUENDALE BAKERY'];
  const TO = '2025-12-31';
  const jobs = fc.uniqueArray(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 5 }).chain(chosen =>
    fc.tuple(
      ...chosen.map(name =>
        fc.record({
          name: fc.constant(NAMES[name] as string),
          day: fc.integer({ min: 1, max: 28 }),
          amount: fc.oneof(fc.integer({ min: 49_98, max: 50_02 }), fc.integer({ min: 120_00, max: 3000_00 })),
        }),
      ),
    ),
  );

  it('are ranked by what they paid, those of more than 50.00 a payment, the first three', () => {
    fc.assert(
      fc.property(jobs, drawn => {
        const rows: Transaction[] = [];
        for (const { name, day, amount } of drawn)
          for (const date of monthly(day, 2025, 1, 12))
            rows.push(
              credit(
                date,
                amount / 100,
                country === 'GB' ? `${name} ${pay} BGC` : `${name} DES:${pay} ID:XXXXX12345`,
              ),
            );
        const totals: number[] = [];
        for (const { amount } of drawn) if (amount > 50_00) totals.push(12 * amount);
        totals.sort((one, other) => other - one);
        const { incomeStreams } = verifyIncome(
          {
            countryCode: country,
            currencyCode: CURRENCY[country],
            accountId: MAIN_ACCOUNT,
            transactions: rows,
          },
          { asOf: TO },
        );
        expect(incomeStreams.map(({ rank, total }) => [rank, pence(total)])).toEqual(
          ['One', 'Two', 'Three'].slice(0, totals.length).map((rank, place) => [rank, totals[place]]),
        );
      }),
      { ...PARAMETERS, numRuns: 100 },
    );
  });
});
