/** Money that comes once, streams that fall silent, and jobs that have just begun. */
import { describe, expect, it } from 'vitest';
import { credit, credits, income, only } from '../support/build.js';
import { addDays, monthly } from '../support/dates.js';

const PAY = 'QUENDALE LTD SALARY BGC';

/** Credits every so many days, of which some are left out. */
function every(step: number, from: string, count: number, missing: readonly number[] = []): string[] {
  return Array.from({ length: count }, (_, index) => index)
    .filter(index => !missing.includes(index))
    .map(index => addDays(from, step * index));
}

/** The stream as of so many days after the last credit. */
function silentFor(
  days: number,
  dates: readonly string[],
  description = PAY,
  asOf = addDays(dates.at(-1) as string, days),
) {
  return only(income(credits(dates, 412.3, description), {}, { asOf }).incomeStreams);
}

describe('money that comes once', () => {
  it.each([
    ['an inheritance', 'ESTATE OF MARGARET HOLLIS INHERITANCE', 24_000],
    ['a redundancy payment', 'QUENDALE LTD REDUNDANCY PAY BGC', 9_400],
    ['a tax refund', 'HMRC TAX REFUND 1234567890', 812.4],
    ['interest', 'INTEREST PAID', 88.1],
    ['a first payment that is no month of pay', 'QUENDALE LTD SALARY BGC', 48_000],
  ])('%s is no stream', (_, description, amount) => {
    const rows = [credit('2026-03-10', amount, description)];
    const { incomeStreams, incomeStreamsSummary, creditsNotCounted } = income(
      rows,
      {},
      { asOf: '2026-03-31' },
    );
    expect(incomeStreams).toEqual([]);
    expect(incomeStreamsSummary.estimatedIncome).toBe(0);
    expect(creditsNotCounted).toHaveLength(1);
  });

  it('two parts of an inheritance are no stream either', () => {
    const rows = [
      credit('2025-11-03', 24_000, 'ESTATE OF MARGARET HOLLIS INHERITANCE'),
      credit('2026-02-19', 6_100, 'ESTATE OF MARGARET HOLLIS INHERITANCE'),
    ];
    const { incomeStreams } = income(rows, {}, { asOf: '2026-03-31' });
    expect(incomeStreams).toEqual([]);
  });

  it('a pension that is called so is a stream from its first payment', () => {
    const rows = [credit('2026-03-10', 640.2, 'AVIVA PENSION BGC')];
    const stream = only(income(rows, {}, { asOf: '2026-03-31' }).incomeStreams);
    expect(stream).toMatchObject({ category: 'private-pension', status: 'New', estimatedIncome: 640.2 });
  });
});

describe('silence', () => {
  const weekly = every(7, '2025-06-06', 30);

  it('of two weeks leaves weekly pay as it was', () => {
    const stream = silentFor(20, weekly);
    expect(stream).toMatchObject({ status: 'Late', frequency: 'Weekly', estimatedIncome: 1786.63 });
    expect((stream.nextExpectedDate?.expected ?? '') >= addDays(weekly.at(-1) as string, 17)).toBe(true);
  });

  it.each([9, 13, 20, 28])('of %i days does not end weekly pay', days => {
    expect(silentFor(days, weekly).status).not.toBe('Ended');
  });

  it('of six weeks ends weekly pay that never missed', () => {
    expect(silentFor(45, weekly)).toMatchObject({
      status: 'Ended',
      estimatedIncome: 0,
      nextExpectedDate: null,
    });
  });

  it('of so long as there were gaps before is nothing new', () => {
    const withGaps = every(7, '2025-06-06', 30, [5, 6, 13, 14, 20, 21]);
    expect(silentFor(18, withGaps).status).toBe('Active');
    expect(silentFor(38, withGaps).status).toBe('Late');
    expect(silentFor(75, withGaps).status).toBe('Ended');
  });

  it('keeps the estimate of pay that varies', () => {
    const amounts = [310.2, 402.5, 280, 365.4, 450.1, 300.7, 390.9, 340.3, 410, 295.6, 380.8, 355.5];
    const rows = amounts.map((amount, index) => credit(addDays('2026-01-02', 7 * index), amount, PAY));
    const on = (asOf: string) => only(income(rows, {}, { asOf }).incomeStreams);
    const [paid, silent] = [on('2026-03-20'), on('2026-04-08')];
    expect([paid.status, silent.status]).toEqual(['Active', 'Late']);
    expect(silent.estimatedIncome).toBe(paid.estimatedIncome);
  });

  it('of a school in summer is its holiday, and of another employer is not', () => {
    const days = monthly(27, 2025, 9, 10);
    const [school, other] = ['HILLSIDE PRIMARY SCHOOL SALARY BGC', PAY].map(
      description => silentFor(0, days, description, '2026-09-04').status,
    );
    expect([school, other]).toEqual(['Late', 'Ended']);
  });
});

describe('a new job', () => {
  const from = (asOf: string, currencyCode: 'GBP' | 'USD', ...rows: readonly (readonly [string, number])[]) =>
    only(
      income(
        rows.map(([day, amount]) =>
          credit(day, amount, currencyCode === 'GBP' ? PAY : 'QUENDALE INC PAYROLL'),
        ),
        { currencyCode, historyStart: '2025-06-01' },
        { asOf },
      ).incomeStreams,
    );

  it('of one payment is expected at the rhythm of the country', () => {
    expect(from('2026-03-31', 'GBP', ['2026-03-27', 1900])).toMatchObject({
      status: 'New',
      estimatedIncome: 1900,
      annualisedIncome: 22_800,
      estimateBasis: { method: 'first-payments', assumedFrequency: 'Monthly', lowest: 950, highest: 3800 },
    });
    expect(from('2026-03-31', 'USD', ['2026-03-27', 1800])).toMatchObject({
      estimatedIncome: 3900,
      estimateBasis: { assumedFrequency: 'Fortnightly' },
    });
    expect(from('2026-04-20', 'USD', ['2026-03-27', 1800])).toMatchObject({
      estimatedIncome: 1800,
      estimateBasis: { assumedFrequency: 'Monthly' },
    });
  });

  it('of a part period and a whole one is worth the whole one', () => {
    expect(from('2026-03-31', 'GBP', ['2026-02-27', 870], ['2026-03-31', 2000])).toMatchObject({
      status: 'New',
      estimatedIncome: 2000,
      expectedPayment: 2000,
      estimateBasis: { payments: 1, lowest: 1500, highest: 2500 },
    });
  });

  it('of two weeks is paid by the week', () => {
    expect(from('2026-03-31', 'GBP', ['2026-03-20', 400], ['2026-03-27', 420])).toMatchObject({
      estimatedIncome: 1820,
      estimateBasis: { assumedFrequency: 'Weekly' },
    });
  });

  it.each(['GBP', 'USD'] as const)(
    'of two weeks of pay in %s is late and ends as weekly pay does',
    currency => {
      const rows = [
        ['2026-03-20', 400],
        ['2026-03-27', 420],
      ] as const;
      const statusOn = (asOf: string) => from(asOf, currency, ...rows).status;
      expect(['2026-04-08', '2026-04-09', '2026-04-27', '2026-04-28'].map(statusOn)).toEqual([
        'New',
        'Late',
        'Late',
        'Ended',
      ]);
    },
  );

  it.each(['GBP', 'USD'] as const)('is none where the payments in %s lie months apart', currency => {
    const rows = [
      ['2025-06-20', 2000],
      ['2025-11-12', 2000],
      ['2026-03-27', 2000],
    ] as const;
    // From June to March ten months were complete, and 6,000.00 came.
    expect(from('2026-03-31', currency, ...rows)).toMatchObject({
      status: 'Active',
      estimatedIncome: 600,
      estimateBasis: { method: 'mean-of-months', months: 10 },
    });
    expect(from('2026-03-31', currency, ...rows.slice(1))).toMatchObject({
      status: 'New',
      estimatedIncome: 400,
      estimateBasis: { method: 'mean-of-months', months: 10 },
    });
  });

  it('of three payments that vary leaves the part period aside', () => {
    expect(
      from('2026-03-31', 'GBP', ['2026-01-30', 610], ['2026-02-27', 2000], ['2026-03-31', 2150]),
    ).toMatchObject({ status: 'New', estimatedIncome: 2150 });
  });
});

describe('the next expected day', () => {
  it('of a late stream is none that counts as missed', () => {
    // Paid on the last day of a month once, so four days late is late enough.
    const days = ['2025-05-27', '2025-06-27', '2025-07-31', '2025-08-27', '2025-09-26', '2025-10-27'];
    for (let silence = 28; silence < 50; silence++) {
      const { status, nextExpectedDate } = silentFor(silence, days);
      const expected = nextExpectedDate?.expected ?? '';
      expect([silence, status, expected]).toEqual(
        status === 'Late' ? [silence, 'Late', '2025-12-24'] : [silence, 'Active', '2025-11-27'],
      );
    }
  });
});

describe('an estimate of income that still comes', () => {
  it('is more than nothing where all payments fall in months that the data hold a part of', () => {
    const rows = [
      credit('2025-12-05', 500, 'QUENDALE LTD DIVIDEND BGC'),
      credit('2026-03-06', 500, 'QUENDALE LTD DIVIDEND BGC'),
    ];
    const { estimatedIncome, estimateBasis } = only(income(rows, {}, { asOf: '2026-03-10' }).incomeStreams);
    expect([estimatedIncome, estimateBasis.from, estimateBasis.payments]).toEqual([166.67, '2025-12-11', 1]);
  });
});

describe('months without rows', () => {
  it('count as months without pay where the caller says that the history covers them', () => {
    const gig = [3, 4, 9, 17, 25].map(day =>
      credit(`2026-03-${String(day).padStart(2, '0')}`, 90.5, 'UBER BV PAYMENTS'),
    );
    const of = (request: object) =>
      only(income(gig, request, { asOf: '2026-04-10' }).incomeStreams).estimateBasis.lastThreeMonths;
    expect(of({})).toBeNull();
    // 452.50 in March, nothing in January and February.
    expect(of({ historyStart: '2025-12-01' })).toBe(150.83);
  });
});
