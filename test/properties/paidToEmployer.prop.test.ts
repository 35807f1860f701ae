/** A payment to one's employer leaves the pay what it is: pay that has a rhythm of its own returns nothing. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Transaction } from '../../src/index.js';
import { credit, debit, enrich, income, pence } from '../support/build.js';
import { country, idIn } from '../support/country.js';
import { addDays, dayInMonth } from '../support/dates.js';
import { paidOn } from '../support/pay.js';
import { holds } from '../support/property.js';

const FIRST = '2025-05-02';

/** Nothing in these names says pay. The last of each country are shops, whose credits are refunds by their names alone. */
const EMPLOYERS = {
  GB: ['TOVEN OSTREL LTD', 'QUENDALE LOGISTICS', 'MEPLIN GROUP PLC', 'TESCO STORES LTD', 'B&Q PLC'],
  US: ['TOVEN OSTREL INC', 'QUENDALE LOGISTICS LLC', 'MEPLIN CORP', 'KROGER', 'HOME DEPOT'],
} as const;

const paydays: fc.Arbitrary<readonly string[]> = fc.oneof(
  fc
    .record({ gap: fc.constantFrom(7, 14, 28), count: fc.integer({ min: 4, max: 13 }) })
    .map(({ gap, count }) => Array.from({ length: count }, (_, index) => addDays(FIRST, gap * index))),
  fc
    .record({ day: fc.integer({ min: 1, max: 28 }), count: fc.integer({ min: 4, max: 11 }) })
    .map(({ day, count }) =>
      Array.from({ length: count }, (_, index) => paidOn(dayInMonth(2025, 5 + index, day), 'previous')),
    ),
);

const history = fc
  .record({
    code: country,
    employer: fc.nat({ max: 4 }),
    days: paydays,
    usual: fc.integer({ min: 250_00, max: 3_000_00 }),
    /** In percent of the usual amount. */
    changes: fc.array(fc.integer({ min: -8, max: 8 }), { minLength: 13, maxLength: 13 }),
    isSteady: fc.boolean(),
  })
  .map(({ code, employer, days, usual, changes, isSteady }) => {
    const name = EMPLOYERS[code][employer] as string;
    const pay = days.map((day, index) => {
      const minor = isSteady ? usual : Math.round(usual * (1 + (changes[index] as number) / 100));
      return credit(day, minor / 100, name, { transactionId: idIn(code, `pay-${index}`) });
    });
    return { code, name, pay };
  });

const paidToEmployer = history.chain(({ code, name, pay }) =>
  fc
    .record({
      after: fc.integer({ min: -60, max: 330 }),
      minor: fc.oneof(
        fc.integer({ min: 1_00, max: 30_000_00 }),
        fc.constantFrom(...pay.map(({ amount }) => pence(Number(amount)))),
      ),
      wording: fc.constantFrom('', 'CARD PAYMENT TO ', 'DD ', 'FASTER PAYMENT TO '),
    })
    .map(({ after, minor, wording }) => ({
      pay,
      paid: debit(addDays(FIRST, after), minor / 100, `${wording}${name}`, {
        transactionId: idIn(code, 'paid'),
      }),
    })),
);

/** The pay is known from the rows alone; the day the result stands on is the same with the debit and without it. */
function streamsOf(rows: readonly Transaction[]) {
  return income(rows, {}, { asOf: '2026-04-30' }).incomeStreams.map(
    ({ category, transactionIds, estimatedIncome }) => ({ category, transactionIds, estimatedIncome }),
  );
}

describe('a payment to an employer', () => {
  it('removes no payment from the stream of pay', () => {
    holds(
      fc.property(paidToEmployer, ({ pay, paid }) => {
        expect(streamsOf([...pay, paid])).toEqual(streamsOf(pay));
      }),
    );
  });

  it('does so in any order of the rows', () => {
    holds(
      fc.property(
        paidToEmployer.chain(({ pay, paid }) =>
          fc.record({
            rows: fc.constant([...pay, paid]),
            mixed: fc.shuffledSubarray([...pay, paid], { minLength: pay.length + 1 }),
          }),
        ),
        ({ rows, mixed }) => {
          const slugs = (some: readonly Transaction[]) =>
            enrich(some)
              .map(({ transactionId, enrichedData }) => `${transactionId} ${enrichedData.category.slug}`)
              .sort();
          expect(slugs(mixed)).toEqual(slugs(rows));
        },
      ),
    );
  });
});
