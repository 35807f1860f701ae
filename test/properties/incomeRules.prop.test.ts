/** The headline rules of income: more than 50.00, benefits of any amount, twelve calendar months, three main streams. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type {
  CountryCode,
  CreditNotCountedReason,
  Transaction,
  VerifyIncomeResult,
} from '../../src/index.js';
import { creditsAroundFifty, type WrittenCredit } from '../support/aroundFifty.js';
import { enrich, income, pence, sumInPence } from '../support/build.js';
import { country, idIn } from '../support/country.js';
import { addDays, dayInMonth, every } from '../support/dates.js';
import { holds } from '../support/property.js';
import { WORDING } from '../support/wording.js';

const FIFTY = 50_00;
const idsOf = (rows: readonly { readonly transactionId: string }[]) =>
  rows.map(({ transactionId }) => transactionId).sort();
const rowsOf = (credits: readonly WrittenCredit[]) => credits.map(({ row }) => row);
const isBooked = ({ row }: WrittenCredit) => row.status === 'Booked';

function idsIn(streams: VerifyIncomeResult['incomeStreams']): string[] {
  return streams.flatMap(({ transactionIds }) => transactionIds).sort();
}

function idsBecause({ creditsNotCounted }: VerifyIncomeResult, wanted: CreditNotCountedReason): string[] {
  return idsOf(creditsNotCounted.filter(({ reason }) => reason === wanted));
}

/** The first day of twelve calendar months, the last of them that of the given day. */
function firstOfTwelve(day: string): string {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return dayInMonth(year, month - 11, 1);
}

/** Those that are booked in the twelve months, to the day that the result stands on. */
function inPeriod(credits: readonly WrittenCredit[], { meta }: VerifyIncomeResult): readonly WrittenCredit[] {
  const { asOf } = meta;
  if (asOf === null) return [];
  const from = firstOfTwelve(asOf);
  return credits.filter(
    credit => isBooked(credit) && credit.row.bookingDate >= from && credit.row.bookingDate <= asOf,
  );
}

describe('income', () => {
  it('reads pay as pay and benefits as benefits, whatever their amount', () => {
    holds(
      fc.property(creditsAroundFifty, ({ credits }) => {
        const slugs = enrich(rowsOf(credits)).map(({ enrichedData }) => enrichedData.category.slug);
        credits.forEach(({ kind }, index) => {
          if (kind === 'pay') expect(slugs[index]).toBe('salary');
          else expect(slugs[index]).toMatch(/benefit|credit/);
        });
      }),
    );
  });

  it('counts pay of more than 50.00, and no other', () => {
    holds(
      fc.property(creditsAroundFifty, ({ credits, asOf }) => {
        const result = income(rowsOf(credits), {}, { asOf });
        const pay = inPeriod(credits, result).filter(({ kind }) => kind === 'pay');
        const over = pay.filter(({ row }) => pence(Number(row.amount)) > FIFTY);
        const under = pay.filter(credit => !over.includes(credit));
        expect(idsBecause(result, 'at-or-under-50')).toEqual(idsOf(rowsOf(under)));
        const main = result.incomeStreams.filter(({ isBenefit }) => !isBenefit);
        const others = result.creditsNotCounted.filter(({ reason }) => reason !== 'at-or-under-50');
        expect([...idsIn(main), ...idsOf(others)].sort()).toEqual(idsOf(rowsOf(over)));
      }),
    );
  });

  it('counts benefits of any amount, and leaves all of them out when asked to', () => {
    holds(
      fc.property(creditsAroundFifty, ({ credits, asOf }) => {
        const result = income(rowsOf(credits), {}, { asOf });
        const benefits = idsOf(rowsOf(inPeriod(credits, result).filter(({ kind }) => kind === 'benefit')));
        expect(idsIn(result.incomeStreams.filter(({ isBenefit }) => isBenefit))).toEqual(benefits);
        const without = income(rowsOf(credits), { excludeBenefits: true }, { asOf });
        const isBritish = !(credits[0]?.row.transactionId ?? '').startsWith('US');
        expect(idsBecause(without, 'benefit-excluded')).toEqual(isBritish ? benefits : []);
      }),
    );
  });

  it('is read from twelve calendar months, the last of them that of asOf', () => {
    holds(
      fc.property(creditsAroundFifty, ({ credits, asOf }) => {
        const result = income(rowsOf(credits), {}, { asOf });
        const day = result.meta.asOf;
        if (day === null) {
          expect(credits.some(isBooked)).toBe(false);
          return;
        }
        const [year, month] = day.split('-').map(Number) as [number, number];
        const { months } = result.incomeStreamsSummary;
        expect(months.map(shown => dayInMonth(shown.year, shown.month, 1))).toEqual(
          Array.from({ length: 12 }, (_, index) => dayInMonth(year, month - index, 1)),
        );
        const before = rowsOf(credits.filter(isBooked)).filter(row => row.bookingDate < firstOfTwelve(day));
        const ignored = result.meta.ignored.filter(({ reason }) => reason === 'before-period');
        expect(idsOf(ignored)).toEqual(idsOf(before));
        const placed = [...idsIn(result.incomeStreams), ...idsOf(result.creditsNotCounted)].sort();
        expect(placed).toEqual(idsOf(rowsOf(inPeriod(credits, result))));
      }),
    );
  });
});

describe('main streams', () => {
  /** Weekly pay from one to four employers, each in an amount of its own that never changes, and a benefit beside it. */
  const employed = country.chain(code =>
    fc.record({
      code: fc.constant(code),
      last: fc.integer({ min: 0, max: 900 }).map(days => addDays('2024-01-10', days)),
      payers: fc.uniqueArray(
        fc.record({
          name: fc.constantFrom(...WORDING[code].employers),
          amount: fc.integer({ min: 50_01, max: 2_000_00 }),
        }),
        { minLength: 1, maxLength: 4, comparator: (a, b) => a.name === b.name || a.amount === b.amount },
      ),
      weeks: fc.integer({ min: 4, max: 20 }),
      hasBenefit: fc.boolean(),
    }),
  );
  const paid = (code: CountryCode, id: string, bookingDate: string, minor: number, description: string) =>
    ({
      transactionId: idIn(code, id),
      description,
      amount: minor / 100,
      creditDebitIndicator: 'Credit',
      status: 'Booked',
      bookingDate,
    }) satisfies Transaction;
  const weekly = (code: CountryCode, id: string, first: string, weeks: number, minor: number, text: string) =>
    every(7, first, weeks).map((date, index) => paid(code, `${id}/${index}`, date, minor, text));

  it('are the three that brought most, and the others are listed', () => {
    holds(
      fc.property(employed, ({ code, last, payers, weeks, hasBenefit }) => {
        const first = addDays(last, -7 * (weeks - 1));
        const { pay, benefits } = WORDING[code];
        const paidBy = payers
          .map(({ name, amount }, index) => ({
            amount,
            rows: weekly(code, `p${index}`, addDays(first, -index), weeks, amount, `${name} ${pay}`),
          }))
          .sort((a, b) => b.amount - a.amount);
        const benefit = hasBenefit ? weekly(code, 'b', first, weeks, 9_000_00, benefits[1] ?? '') : [];
        const result = income([...paidBy.flatMap(({ rows }) => rows), ...benefit]);
        const shown = paidBy.slice(0, 3);
        const main = result.incomeStreams.filter(({ isBenefit }) => !isBenefit);
        expect(main.map(({ rank }) => rank)).toEqual(['One', 'Two', 'Three'].slice(0, shown.length));
        main.forEach(({ transactionIds, total }, index) => {
          const rows = shown[index]?.rows ?? [];
          expect([...transactionIds].sort()).toEqual(idsOf(rows));
          expect(pence(total)).toBe(sumInPence(rows.map(({ amount }) => amount)));
        });
        expect(idsBecause(result, 'beyond-three-streams')).toEqual(
          idsOf(paidBy.slice(3).flatMap(({ rows }) => rows)),
        );
        expect(idsIn(result.incomeStreams.filter(({ isBenefit }) => isBenefit))).toEqual(idsOf(benefit));
      }),
    );
  });
});
