/** Pay that changes its rhythm is one stream, and worth what the later rhythm pays. A bill that does is one bill. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CountryCode, IncomeStream, Transaction } from '../../src/index.js';
import { affordability, credit, debit, income, only } from '../support/build.js';
import { CURRENCY, country } from '../support/country.js';
import { addDays, every } from '../support/dates.js';
import { holds } from '../support/property.js';
import { A_MONTH, PAY_RHYTHMS, type PayRhythm, paydaysOf } from '../support/rhythms.js';

const FIRST = '2025-06-01';
const LAST = '2026-05-31';
const EMPLOYER = { GB: 'MEPLIN SERVICES LTD WAGES BGC', US: 'MEPLIN SERVICES PAYROLL PPD' } as const;
const LANDLORD = { GB: 'ASHDOWN LETTINGS RENT STO', US: 'ASHDOWN LETTINGS RENT PAYMENT' } as const;

function paid(days: readonly string[], amount: number, countryCode: CountryCode): Transaction[] {
  return days.map(day => credit(day, amount, EMPLOYER[countryCode], { transactionId: `${day} ${amount}` }));
}

function streamOf(rows: readonly Transaction[], countryCode: CountryCode, asOf: string): IncomeStream {
  return only(income(rows, { countryCode, currencyCode: CURRENCY[countryCode] }, { asOf }).incomeStreams);
}

interface Change {
  readonly old: PayRhythm;
  readonly present: PayRhythm;
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly oldMonthly: number;
  readonly presentMonthly: number;
}

/** Pay of a month, which a change of rhythm seldom moves by more than a third. */
const change: fc.Arbitrary<Change> = fc
  .record({
    old: fc.constantFrom(...PAY_RHYTHMS),
    present: fc.constantFrom(...PAY_RHYTHMS),
    variants: fc.tuple(fc.nat(3), fc.nat(3)),
    daysBefore: fc.integer({ min: 90, max: 270 }),
    oldMonthly: fc.integer({ min: 1500, max: 3000 }),
    ratio: fc.integer({ min: 75, max: 130 }),
  })
  .filter(({ old, present }) => old !== present)
  .map(({ old, present, variants: [first, second], daysBefore, oldMonthly, ratio }) => {
    const cut = addDays(FIRST, daysBefore);
    return {
      old,
      present,
      before: paydaysOf(old, FIRST, cut, first),
      after: paydaysOf(present, addDays(cut, 1), LAST, second),
      oldMonthly,
      presentMonthly: (oldMonthly * ratio) / 100,
    };
  })
  .filter(({ before, after }) => before.length >= 3 && after.length >= 3);

const payOf = (monthly: number, rhythm: PayRhythm) => Math.round((100 * monthly) / A_MONTH[rhythm]) / 100;

function rowsOf(
  { old, present, before, after, oldMonthly, presentMonthly }: Change,
  countryCode: CountryCode,
) {
  return [
    ...paid(before, payOf(oldMonthly, old), countryCode),
    ...paid(after, payOf(presentMonthly, present), countryCode),
  ];
}

describe('pay that takes another rhythm', () => {
  it('is one stream, worth what the later rhythm pays once that has three payments', () => {
    holds(
      fc.property(change, country, fc.integer({ min: 3, max: 12 }), (changed, countryCode, count) => {
        const seen = { ...changed, after: changed.after.slice(0, count) };
        const asOf = seen.after.at(-1) as string;
        const stream = streamOf(rowsOf(seen, countryCode), countryCode, asOf);
        expect(Math.abs(stream.estimatedIncome / changed.presentMonthly - 1)).toBeLessThan(0.1);
        expect(stream.transactionIds).toHaveLength(seen.before.length + seen.after.length);
      }),
    );
  });

  it('is worth the lesser of both with two payments whose days tell the rhythms apart', () => {
    const apart = change.filter(({ old, present }) => {
      const [less, more] = [A_MONTH[old], A_MONTH[present]].sort((a, b) => a - b) as [number, number];
      return more > 1.2 * less;
    });
    holds(
      fc.property(apart, country, (changed, countryCode) => {
        const seen = { ...changed, after: changed.after.slice(0, 2) };
        const asOf = seen.after.at(-1) as string;
        const { estimatedIncome } = streamOf(rowsOf(seen, countryCode), countryCode, asOf);
        const lesser = Math.min(changed.oldMonthly, changed.presentMonthly);
        expect(Math.abs(estimatedIncome / lesser - 1)).toBeLessThan(0.1);
      }),
    );
  });

  it('is never worth more than the greater of both by more than a tenth', () => {
    holds(
      fc.property(change, country, fc.integer({ min: 1, max: 2 }), (changed, countryCode, count) => {
        const seen = { ...changed, after: changed.after.slice(0, count) };
        const asOf = seen.after.at(-1) as string;
        const { estimatedIncome } = streamOf(rowsOf(seen, countryCode), countryCode, asOf);
        const greater = Math.max(changed.oldMonthly, changed.presentMonthly);
        expect(estimatedIncome).toBeLessThan(1.1 * greater);
      }),
    );
  });

  it.each(['GB', 'US'] as const)('says what it was before, and counts every payment, in %s', countryCode => {
    const fridays = every(7, '2025-06-06', 26);
    const ends = ['2025-12-31', '2026-01-30', '2026-02-27', '2026-03-31', '2026-04-30', '2026-05-29'];
    const rows = [...paid(fridays, 450, countryCode), ...paid(ends, 1950, countryCode)];
    const stream = streamOf(rows, countryCode, '2026-05-31');
    expect([stream.frequency, stream.estimatedIncome, stream.status]).toEqual(['Monthly', 1950, 'Active']);
    expect(stream.continues?.lastDate).toBe('2025-11-28');
    expect(stream.continues?.transactionIds).toEqual(fridays.map(day => `${day} 450`));
    expect(stream.total).toBe(26 * 450 + 6 * 1950);
    expect(stream.composition.guaranteed.total).toBe(stream.total);
    expect(stream.nextExpectedDate?.expected).toBe('2026-06-30');
  });

  it.each([
    ['weekly 700 to fortnightly 1,400', 7, 700, 14, 1400, 3033.33, 'Fortnightly'],
    ['weekly 450 to four-weekly 1,800', 7, 450, 28, 1800, 1950, 'FourWeekly'],
    ['four-weekly 1,800 to weekly 450', 28, 1800, 7, 450, 1950, 'Weekly'],
  ] as const)('from %s', (_, oldStep, oldPay, step, pay, monthly, frequency) => {
    for (const countryCode of ['GB', 'US'] as const) {
      const before = every(oldStep, '2025-06-06', Math.floor(182 / oldStep));
      const after = every(step, addDays(before.at(-1) as string, step), 4);
      const rows = [...paid(before, oldPay, countryCode), ...paid(after, pay, countryCode)];
      const stream = streamOf(rows, countryCode, after.at(-1) as string);
      expect([stream.frequency, stream.estimatedIncome]).toEqual([frequency, monthly]);
    }
  });
});

describe('a bill that takes another rhythm', () => {
  it('costs what the later rhythm takes, and is counted once', () => {
    holds(
      fc.property(change, country, fc.integer({ min: 3, max: 12 }), (changed, countryCode, count) => {
        const after = changed.after.slice(0, count);
        const rows = [
          ...changed.before.map(day =>
            debit(day, payOf(changed.oldMonthly, changed.old), LANDLORD[countryCode]),
          ),
          ...after.map(day =>
            debit(day, payOf(changed.presentMonthly, changed.present), LANDLORD[countryCode]),
          ),
        ].map((row, index) => ({ ...row, transactionId: `rent ${index}` }));
        const { regularBills } = affordability(
          rows,
          { countryCode, currencyCode: CURRENCY[countryCode] },
          { asOf: after.at(-1) as string },
        );
        const monthly = regularBills.reduce((sum, bill) => sum + bill.monthlyAmount, 0);
        expect(monthly).toBeLessThan(1.1 * Math.max(changed.presentMonthly, changed.oldMonthly));
      }),
    );
  });
});
