import { describe, expect, it } from 'vitest';
import { businessPeriods, monthly } from './support.js';

const AS_OF = '2026-06-30';

describe('a company in ninety days', () => {
  const { lastNinetyDays: period } = businessPeriods(AS_OF, {
    accountId: 'b',
    current: 9_000_00,
    historyStart: '2025-06-01',
    lines: [
      ...monthly('2026-04', 3, '10', '6000.00 HALLAM HOMES LTD INV'), // 1 to 3
      ...monthly('2026-04', 3, '20', '2000.00 RIDGEWAY TRUST INV'), // 4 to 6
      '2026-05-02 1000.00 WORLDPAY AP LTD SETTLEMENT', // 7
      '2026-05-03 500.00 CASH PAID IN', // 8
      '2026-05-12 -500.00 UNPAID CHEQUE REFER TO DRAWER', // 9
      ...monthly('2026-04', 3, '28', '-3000.00 STAFF WAGES'), // 10 to 12
      ...monthly('2026-04', 3, '01', '-900.00 OFFICE RENT'), // 13 to 15; 1 April is before the period
      '2026-04-15 -300.00 BRITISH GAS', // 16
      '2026-04-16 -600.00 BOXES PACKAGING SUPPLIER', // 17
      '2026-05-07 -1500.00 HMRC VAT 123456789', // 18
      '2026-05-22 -700.00 HMRC PAYE', // 19
      '2026-05-25 -450.00 LOAN REPAYMENT', // 20
      '2026-06-01 -1000.00 DIRECTORS LOAN J SMITH', // 21
      '2026-06-02 -2000.00 TRANSFER TO SAVINGS', // 22
      '2026-06-03 5000.00 BUSINESS LOAN ADVANCE', // 23
      '2026-06-04 400.00 VAT REPAYMENT HMRC', // 24
      '2026-06-05 250.00 CAPITAL INTRODUCED', // 25
      '2026-06-08 -120.00 MISS JANE SMITH', // 26
    ],
  });

  it('knows revenue from other money', () => {
    expect(period).toMatchObject({
      revenue: 18000 + 6000 + 1000,
      revenueReturned: 500,
      borrowingReceived: 5000,
      ownerContributions: 250,
      otherCredits: 400,
    });
  });

  it('knows the costs', () => {
    expect(period).toMatchObject({
      payroll: 9000,
      rent: 1800,
      utilities: 300,
      paymentsToPeople: 120,
      otherOperatingCosts: 600,
      operatingCosts: 11820,
      taxes: 2200,
      vat: { amount: 1500 },
      loanRepayments: 450,
      ownerDrawings: 1000,
      transfersOut: 2000,
    });
  });

  it('adds up', () => {
    const {
      operatingCosts,
      taxes,
      loanRepayments,
      ownerDrawings,
      transfersOut,
      refundsNetted,
      revenueReturned,
    } = period;
    expect(period.totalDebit).toBe(
      operatingCosts +
        taxes +
        loanRepayments +
        ownerDrawings +
        transfersOut +
        refundsNetted +
        revenueReturned,
    );
    const { revenue, borrowingReceived, ownerContributions, transfersIn, otherCredits } = period;
    expect(period.totalCredit).toBe(
      revenue +
        borrowingReceived +
        ownerContributions +
        transfersIn +
        otherCredits +
        refundsNetted +
        revenueReturned,
    );
  });

  it('measures margin, cover and shares', () => {
    expect(period).toMatchObject({
      operatingMargin: 0.5272,
      loanServiceCover: 29.2889,
      cashDepositShare: 0.0196,
      cardSettlementShare: 0.0392,
    });
  });

  it('measures concentration over customers, with cash and card settlements as nobody in particular', () => {
    expect(period.customerConcentration).toMatchObject({
      partyCount: 2,
      largestShare: 0.7059,
      largestFiveShare: 0.9412,
      // (18000 / 25500)² + (6000 / 25500)²
      herfindahlIndex: 0.5536,
      unnamedShare: 0.0588,
    });
  });

  it('measures concentration over suppliers without staff and people', () => {
    expect(period.supplierConcentration).toMatchObject({
      partyCount: 3,
      largestShare: 0.6667,
      unnamedShare: 0,
    });
  });

  it('names the returned cheque', () => {
    expect(period.returnedPayments).toEqual({ count: 1, fees: 0, transactionIds: ['b/9'] });
  });
});

describe('revenue by month', () => {
  const growing = ['1000', '1100', '1200', '1300', '1400'].map(
    (amount, index) => `2026-0${index + 2}-10 ${amount}.00 HALLAM HOMES LTD INV`,
  );

  it('has a trend as a share of its mean', () => {
    const { lastOneEightyDays } = businessPeriods(AS_OF, { lines: growing, historyStart: '2025-06-01' });
    // Whole months February to June: 100 a month over a mean of 1200.
    expect(lastOneEightyDays.revenueTrend).toBe(0.0833);
    expect(lastOneEightyDays.seasonality).toMatchObject({
      variation: 0.1179,
      highestMonth: { year: 2026, month: 6, revenue: 1400 },
      lowestMonth: { year: 2026, month: 2, revenue: 1000 },
    });
  });

  it('has none under three whole months', () => {
    const { lastNinetyDays } = businessPeriods(AS_OF, { lines: growing, historyStart: '2025-06-01' });
    expect(lastNinetyDays).toMatchObject({ revenueTrend: null, seasonality: null });
  });
});

describe('late payment', () => {
  const spread = (...days: string[]) =>
    businessPeriods(AS_OF, {
      lines: days.map(day => `2026-${day} 900.00 HALLAM HOMES LTD INV`),
      historyStart: '2025-06-01',
    }).lastOneEightyDays.latePaymentSpread;

  it('has no spread when the gaps are equal', () => {
    expect(spread('03-02', '04-01', '05-01', '05-31')).toEqual({ days: 0, customerCount: 1 });
  });

  it('is the median deviation of the gaps', () => {
    // Gaps of 30, 40 and 25 days: median 30, deviations 0, 10 and 5.
    expect(spread('03-02', '04-01', '05-11', '06-05')).toEqual({ days: 5, customerCount: 1 });
  });

  it('is unknown under three payments', () => {
    expect(spread('03-02', '04-01')).toEqual({ days: null, customerCount: 0 });
  });
});

describe('runway', () => {
  const runway = (current: number, ...lines: string[]) =>
    businessPeriods(AS_OF, { current, lines, historyStart: '2026-01-01' }).lastThirtyDays.runwayDays;

  it('is the balance over the daily net outflow, in whole days', () => {
    expect(runway(1_000_00, '2026-06-10 -900.00 OFFICE RENT')).toBe(33);
  });

  it('is none while more comes than goes', () => {
    expect(runway(1_000_00, '2026-06-10 900.00 HALLAM HOMES LTD INV')).toBeNull();
  });

  it('is not longer for money borrowed or moved', () => {
    const burn = '2026-06-10 -900.00 OFFICE RENT';
    expect(
      runway(
        1_000_00,
        burn,
        '2026-06-11 5000.00 BUSINESS LOAN ADVANCE',
        '2026-06-12 -400.00 TRANSFER TO SAVINGS',
      ),
    ).toBe(33);
  });

  it('is over when overdrawn', () => {
    expect(runway(-1, '2026-06-10 -900.00 OFFICE RENT')).toBe(0);
  });
});

describe('who pays', () => {
  const credit = (...lines: string[]) =>
    businessPeriods(AS_OF, { lines, historyStart: '2026-01-01' }).lastThirtyDays;

  it('is a customer when a known shop that was never paid sends a bank transfer', () => {
    expect(credit('2026-06-10 900.00 BACS PAYMENT FROM TESCO STORES')).toMatchObject({
      revenue: 900,
      refundsNetted: 0,
    });
  });

  it('is a supplier giving money back when it was paid before', () => {
    const lines = ['2026-06-01 -400.00 TESCO STORES', '2026-06-10 900.00 BACS PAYMENT FROM TESCO STORES'];
    expect(credit(...lines)).toMatchObject({ revenue: 0, refundsNetted: 900 });
  });
});
