/** How an answer moves when its question does. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AssessAffordabilityResult,
  assessConsumerFinancialHealth,
  type CountryCode,
  type Transaction,
  validateForScore,
} from '../../src/index.js';
import { dayOfLedger, type Ledger, ledger, MAIN_ACCOUNT, SECOND_ACCOUNT } from '../support/arbitraries.js';
import { affordability, credit, debit, enrich, income, pence, SCORABLE_ACCOUNT } from '../support/build.js';
import { CURRENCY, country, countryOf, idIn } from '../support/country.js';
import { addDays } from '../support/dates.js';
import { holds } from '../support/property.js';
import { WORDING } from '../support/wording.js';

describe('scaling all amounts', () => {
  /**
   * Plain ledgers stay on their side of every fixed amount: the 50.00 of streams, the 60.00 of yearly bills. So do the factors:
   * a single payment of more than 10,000.00 is a lump.
   */
  const scaled = ledger({ isPlain: true }).chain(({ transactions }) => {
    const largest = Math.max(1, ...transactions.map(({ amount }) => Number(amount)));
    const max = Math.min(9, Math.floor(10_000 / largest));
    return fc.record({ transactions: fc.constant(transactions), factor: fc.integer({ min: 2, max }) });
  });

  it('changes no category', () => {
    holds(
      fc.property(scaled, ({ transactions, factor }) => {
        expect(enrich(times(factor, transactions)).map(row => row.enrichedData)).toEqual(
          enrich(transactions).map(row => row.enrichedData),
        );
      }),
    );
  });

  it('scales the totals and months of income, and its estimates within their rounding', () => {
    holds(
      fc.property(scaled, ({ transactions, factor }) => {
        const before = income(transactions);
        const after = income(times(factor, transactions));
        expect(after.creditsNotCounted).toEqual(before.creditsNotCounted);
        expect(after.incomeStreams.map(({ name, rank }) => [name, rank])).toEqual(
          before.incomeStreams.map(({ name, rank }) => [name, rank]),
        );
        after.incomeStreams.forEach((stream, index) => {
          const original = before.incomeStreams[index];
          expect(pence(stream.total)).toBe(pence(original?.total ?? Number.NaN) * factor);
          expect(stream.months.map(month => pence(month.income))).toEqual(
            original?.months.map(month => pence(month.income) * factor),
          );
          expectWithin(stream.estimatedIncome, (original?.estimatedIncome ?? Number.NaN) * factor, factor);
          expect(stream.confidenceScore).toBe(original?.confidenceScore);
          expect(stream.frequency).toBe(original?.frequency);
        });
      }),
    );
  });

  it('scales what each month recorded, and the estimates within their rounding', () => {
    holds(
      fc.property(scaled, ({ transactions, factor }) => {
        const before = affordability(transactions);
        const after = affordability(times(factor, transactions));
        expect(recordedLines(after)).toEqual(
          recordedLines(before).map(line => ({ ...line, recorded: line.recorded * factor })),
        );
        expectWithin(after.estimatedFixedCosts, before.estimatedFixedCosts * factor, factor);
        expectWithin(after.estimatedFlexibleCosts, before.estimatedFlexibleCosts * factor, factor);
        expectWithin(after.estimatedDebtFees, before.estimatedDebtFees * factor, factor);
        expectWithin(after.estimatedCalculatedIncome, before.estimatedCalculatedIncome * factor, factor);
      }),
    );
  });
});

describe('adding a paired transfer between own accounts', () => {
  const withTransfer = ledger().chain(given =>
    fc.record({
      ledger: fc.constant(given),
      // No other amount of the ledger ends in .99 and lies in this range.
      amount: fc.integer({ min: 5000, max: 9000 }).map(pounds => pounds + 0.99),
      day: dayOfLedger(given),
      later: fc.integer({ min: 0, max: 3 }),
      isIncoming: fc.boolean(),
      wording: fc.constantFrom(
        ['TRANSFER TO 12345678', 'TRANSFER FROM 87654321'] as const,
        ['TO SAVINGS', 'FROM CURRENT ACCOUNT'] as const,
        ['MR A SMITH', 'MR A SMITH'] as const,
        ['ZORVEX', 'QUANDLE'] as const,
      ),
    }),
  );

  it('changes no income and no cost', () => {
    holds(
      fc.property(withTransfer, ({ ledger: given, amount, day, later, isIncoming, wording }) => {
        const arrives = addDays(day, later);
        fc.pre(isWithin(given, day) && isWithin(given, arrives));
        const [out, into] = isIncoming ? [SECOND_ACCOUNT, MAIN_ACCOUNT] : [MAIN_ACCOUNT, SECOND_ACCOUNT];
        const pair = [
          debit(day, amount, wording[0], { accountId: out }),
          credit(arrives, amount, wording[1], { accountId: into }),
        ];
        const both = [...given.transactions, ...pair];
        expect(
          enrich(both)
            .slice(-2)
            .map(row => row.transfer?.associatedAccountId),
        ).toEqual([into, out]);

        const [incomeBefore, incomeAfter] = [income(given.transactions), income(both)];
        expect(incomeAfter.incomeStreams).toEqual(incomeBefore.incomeStreams);
        expect(incomeAfter.incomeStreamsSummary).toEqual(incomeBefore.incomeStreamsSummary);
        expect(incomeAfter.creditsNotCounted.slice(0, incomeBefore.creditsNotCounted.length)).toEqual(
          incomeBefore.creditsNotCounted,
        );
        const [before, after] = [affordability(given.transactions), affordability(both)];
        expect(figuresOf(after)).toEqual(figuresOf(before));
        expect(after.indicators).toEqual(before.indicators);
      }),
    );
  });
});

describe('adding a refund', () => {
  const withRefund = ledger().chain(given =>
    fc.record({
      ledger: fc.constant(given),
      day: dayOfLedger(given),
      amount: fc.integer({ min: 1, max: 300_000 }).map(pence => pence / 100),
      text: fc.constantFrom(...WORDING[given.country].refunds),
    }),
  );

  it('never raises income: of the streams, of a month, or estimated', () => {
    holds(
      fc.property(withRefund, ({ ledger: given, day, amount, text }) => {
        fc.pre(isWithin(given, day));
        const both = [...given.transactions, credit(day, amount, text, { accountId: MAIN_ACCOUNT })];
        expect(income(both).incomeStreams).toEqual(income(given.transactions).incomeStreams);
        const [before, after] = [affordability(given.transactions), affordability(both)];
        expect(after.estimatedCalculatedIncome).toBe(before.estimatedCalculatedIncome);
        expect(incomeByMonth(after)).toEqual(incomeByMonth(before));
      }),
    );
  });

  it('never raises a cost', () => {
    holds(
      fc.property(withRefund, ({ ledger: given, day, amount, text }) => {
        fc.pre(isWithin(given, day));
        const both = [...given.transactions, credit(day, amount, text, { accountId: MAIN_ACCOUNT })];
        const [before, after] = [recordedCosts(given.transactions), recordedCosts(both)];
        before.forEach((cost, index) => {
          expect(after[index]).toBeLessThanOrEqual(cost);
        });
      }),
    );
  });
});

describe('a higher confidence floor', () => {
  it('never categorises more, and leaves no category below it', () => {
    const floors = fc.tuple(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
    );
    holds(
      fc.property(ledger({ hasSecondAccount: true }), floors, ({ transactions }, pair) => {
        const [low, high] = pair.toSorted((a, b) => a - b) as [number, number];
        const atLow = categorised(transactions, low);
        const atHigh = categorised(transactions, high);
        for (const [transactionId, { slug, confidence }] of atHigh) {
          expect(atLow.get(transactionId)?.slug).toBe(slug);
          expect(confidence).toBeGreaterThanOrEqual(high);
        }
      }),
    );
  });
});

describe.each([28, -364])('moving every date by %i days', days => {
  /**
   * Pay every one, two or four weeks on a Tuesday, Wednesday or Thursday between mid January and early December, in the
   * US and until mid June: the holidays of these years fall on Mondays and Fridays there, so that none moves a payment.
   * Monthly pay is left out, since four weeks are no month. In 2022 a Thursday in June was a holiday in Britain.
   */
  const cyclical = country
    .chain(code => cyclicalIn(code))
    .map(({ code, rows }) => rows.map(row => ({ ...row, transactionId: idIn(code, row.transactionId) })));
  const TEXTS = {
    GB: ['NORTHGATE LOGISTICS LTD SALARY BGC', 'XXXXXXXXX DWP PIP', 'ZORVEX QUANDLE BGC'],
    US: ['NORTHGATE LOGISTICS DES:PAYROLL ID:XXXXX12345', 'SSA TREAS 310 XXSOC SEC', 'ZORVEX QUANDLE'],
  };
  const LAST_FIRST_WEEK = { GB: 12, US: 3 };
  const cyclicalIn = (code: CountryCode) =>
    fc
      .record({
        year: fc.constantFrom(...(days < 0 ? [] : [2023]), 2024, 2025, 2026),
        firstWeek: fc.integer({ min: 3, max: LAST_FIRST_WEEK[code] }),
        weekday: fc.integer({ min: 1, max: 3 }),
        cycle: fc.constantFrom([7, 14], [14, 7], [28, 4]),
        amount: fc.integer({ min: 20_000, max: 300_000 }).map(pence => pence / 100),
        text: fc.constantFrom(...TEXTS[code]),
        shopping: fc.array(
          fc.record({ day: fc.integer({ min: 0, max: 84 }), pence: fc.integer({ min: 1, max: 9999 }) }),
        ),
      })
      .map(({ year, firstWeek, weekday, cycle: [step = 7, count = 3], amount, text, shopping }) => {
        const firstMonday = mondayAfter(`${year}-01-01`);
        const first = addDays(firstMonday, 7 * (firstWeek - 1) + weekday);
        const pay = Array.from({ length: count }, (_, index) =>
          credit(addDays(first, step * index), amount, text),
        );
        const bought = shopping.map(({ day, pence: spent }, index) =>
          debit(addDays(first, day), spent / 100, 'TESCO STORES 3021', {
            transactionId: `shopping ${index}`,
          }),
        );
        return { code, rows: [...pay, ...bought] };
      });

  it('moves the dates of the streams and nothing else of them', () => {
    holds(
      fc.property(cyclical, transactions => {
        const [now, later] = [income(transactions), income(moved(transactions, days))];
        const [before, after] = [now.incomeStreams, later.incomeStreams];
        // Without a word for pay, small or round sums from a payer written like a person are no income.
        const hasWord = transactions.some(({ description }) => /SALARY|PAYROLL|DWP|SSA/.test(description));
        if (hasWord) expect(before).toHaveLength(1);
        expect(later.incomeSources.map(({ incomeLikelihood }) => incomeLikelihood)).toEqual(
          now.incomeSources.map(({ incomeLikelihood }) => incomeLikelihood),
        );
        expect(after.map(stream => streamFrame(stream, days))).toEqual(
          before.map(stream => JSON.parse(JSON.stringify(streamFrame(stream, days)), dateMovedBy(days))),
        );
      }),
    );
  });

  it('changes no enrichment and no score validation', () => {
    holds(
      fc.property(ledger({ hasSecondAccount: true }), ({ transactions }) => {
        expect(enrich(moved(transactions, days)).map(decisions)).toEqual(enrich(transactions).map(decisions));
        const [before, after] = [transactions, moved(transactions, days)].map(rows =>
          validateForScore({ account: SCORABLE_ACCOUNT, transactions: rows }),
        );
        expect(after?.failures).toEqual(before?.failures);
      }),
    );
  });

  it('moves the periods of financial health, with the same totals and balances', () => {
    holds(
      fc.property(cyclical, transactions => {
        const [before, after] = [transactions, moved(transactions, days)].map(
          rows =>
            assessConsumerFinancialHealth({
              accounts: [
                { ...SCORABLE_ACCOUNT, currencyCode: CURRENCY[countryOf(rows)], transactions: rows },
              ],
            }).accounts[0],
        );
        const periods = Object.entries(before?.periods ?? {});
        expect(periods).toHaveLength(5);
        for (const [name, period] of periods) {
          const other = after?.periods[name as keyof typeof after.periods];
          expect(other?.from).toBe(addDays(period.from as string, days));
          expect(other?.to).toBe(addDays(period.to as string, days));
          for (const figure of [
            'totalCredit',
            'totalDebit',
            'income',
            'averageBalance',
            'minimumBalance',
          ] as const) {
            expect(other?.[figure]).toBe(period[figure]);
          }
        }
      }),
    );
  });
});

function times(factor: number, transactions: readonly Transaction[]): Transaction[] {
  return transactions.map(row => ({ ...row, amount: (pence(Number(row.amount)) * factor) / 100 }));
}

/** Estimates are rounded to the penny; a factor multiplies what rounding took or gave, a few times over. */
function expectWithin(amount: number, expected: number, factor: number): void {
  expect(Math.abs(amount - expected)).toBeLessThanOrEqual(0.06 * factor);
}

function recordedLines({ monthAffordabilities }: AssessAffordabilityResult) {
  return monthAffordabilities.flatMap(({ lines, monthDateTime }) =>
    lines.map(({ category, recorded, transactionIds }) => ({
      monthDateTime,
      category,
      recorded: pence(recorded),
      transactionIds,
    })),
  );
}

function isWithin({ transactions }: Ledger, day: string): boolean {
  const days = transactions.filter(({ status }) => status === 'Booked').map(row => row.bookingDate);
  return days.some(other => other <= day) && days.some(other => other >= day);
}

function figuresOf({ monthAffordabilities, ...result }: AssessAffordabilityResult) {
  const { estimatedCalculatedIncome, estimatedFixedCosts, estimatedFlexibleCosts, estimatedDebtFees } =
    result;
  return {
    estimates: [estimatedCalculatedIncome, estimatedFixedCosts, estimatedFlexibleCosts, estimatedDebtFees],
    estimatedFrom: result.estimatedFrom,
    months: monthAffordabilities.map(({ lines, ...figures }) => figures),
  };
}

function incomeByMonth({ monthAffordabilities }: AssessAffordabilityResult): number[][] {
  return monthAffordabilities.map(({ calculatedIncome, incomeForMonth }) => [
    calculatedIncome,
    incomeForMonth,
  ]);
}

function recordedCosts(transactions: readonly Transaction[]): number[] {
  return affordability(transactions).monthAffordabilities.map(({ lines }) =>
    lines
      .filter(({ section }) => section === 'fixed' || section === 'flexible' || section === 'debt')
      .reduce((sum, { recorded }) => sum + pence(recorded), 0),
  );
}

function categorised(transactions: readonly Transaction[], confidenceFloor: number) {
  return new Map(
    enrich(transactions, { confidenceFloor })
      .filter(({ enrichedData }) => enrichedData.category.slug !== 'uncategorised')
      .map(({ transactionId, enrichedData }) => [transactionId, enrichedData.category]),
  );
}

function moved(transactions: readonly Transaction[], days: number): Transaction[] {
  return transactions.map(row => ({ ...row, bookingDate: addDays(row.bookingDate, days) }));
}

function mondayAfter(date: string): string {
  return addDays(date, (8 - new Date(date).getUTCDay()) % 7 || 7);
}

/** Of a parsed JSON value: every date in it. */
function dateMovedBy(days: number) {
  return (_: string, value: unknown): unknown =>
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? addDays(value, days) : value;
}

/** What does not hang on calendar months: monthly pay is the rival that a frequency is more or less certain against. */
function streamFrame(stream: ReturnType<typeof income>['incomeStreams'][number], days: number) {
  const {
    months,
    confidenceScore,
    confidenceScoreFlags,
    frequencyCertainty,
    prediction,
    averageMonthIncome,
    poorestMonthIncome,
    grossAnnualEstimate,
    ...frame
  } = stream;
  // Another year has other rates of tax.
  return Math.abs(days) > 300 ? frame : { ...frame, grossAnnualEstimate };
}

function decisions({ enrichedData, transfer }: ReturnType<typeof enrich>[number]) {
  return { enrichedData, transfer };
}
