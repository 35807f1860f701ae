/** Each a story, its statement with the sums that a person makes of it, and the figures that must come out. */
import { describe, expect, it } from 'vitest';
import { assessBusinessFinancialHealth } from '../../src/index.js';
import { only } from '../support/build.js';
import { type AccountStory, requestOf } from './story.js';
import { monthly } from './support.js';

const AS_OF = '2026-06-30';

function periodsOf(story: AccountStory) {
  const { accounts } = assessBusinessFinancialHealth(requestOf({ accountType: 'Business', ...story }), {
    asOf: AS_OF,
  });
  return only(accounts).periods;
}

describe('a small limited company', () => {
  // The ninety days run from 2 April to 30 June.
  const { lastNinetyDays: period } = periodsOf({
    accountId: 'b',
    current: 9_000,
    available: 14_000,
    historyStart: '2025-06-01',
    lines: [
      // From customers: 3 x 5,000, 3 x 2,000, and by card 3 x 1,000                        24,000
      ...monthly('2026-04', 3, '10', '5000.00 BANK GIRO CREDIT REF HALLAM HOMES LTD, INV'), // 1 to 3
      ...monthly('2026-04', 3, '20', '2000.00 BANK GIRO CREDIT REF RIDGEWAY TRUST, INV'), // 4 to 6
      ...monthly('2026-04', 3, '25', '1000.00 WORLDPAY AP LTD SETTLEMENT'), // 7 to 9
      '2026-05-03 500.00 CASH PAID IN', // 10                                                  500
      // Back to customers: a bounced cheque of 400 and a refund of 100
      '2026-05-12 -400.00 UNPAID CHEQUE REFER TO DRAWER', // 11
      '2026-05-14 -100.00 WORLDPAY REFUNDS', // 12
      // Two people, paid by name                                                3 x 2,000 = 6,000
      ...monthly('2026-04', 3, '28', '-1200.00 STAFF WAGES MR A SMITH'), // 13 to 15
      ...monthly('2026-04', 3, '28', '-800.00 STAFF WAGES JANE TAYLOR'), // 16 to 18
      ...monthly('2026-05', 2, '01', '-900.00 OFFICE RENT'), // 19, 20                        1,800
      ...monthly('2026-04', 3, '15', '-600.00 HMRC NDDS DD'), // 21 to 23                     1,800
      '2026-05-07 -1500.00 HMRC VAT 123456789', // 24
      '2026-06-03 5000.00 YOULEND FUNDING', // 25
      '2026-06-20 -700.00 YOULEND REPAYMENT', // 26
      ...monthly('2026-04', 3, '18', '-450.00 LOAN REPAYMENT'), // 27 to 29                   1,350
      '2026-06-01 -1000.00 DIRECTORS LOAN J SMITH', // 30
      '2026-06-05 250.00 CAPITAL INTRODUCED', // 31
    ],
  });

  it('has receipts, gross and net, by the way they came', () => {
    expect(period).toMatchObject({
      grossReceipts: 24_500,
      revenueReturned: 500,
      // 500 of 24,500
      returnRate: 0.0204,
      revenue: 24_000,
      receiptsByRail: {
        cardSettlements: { amount: 3_000 },
        bankTransfers: { amount: 21_000 },
        cashAndCheques: { amount: 500 },
        notStated: { amount: 0, transactionIds: [] },
      },
    });
  });

  it('hangs on two customers', () => {
    const { customerConcentration: customers } = period;
    expect(customers).toMatchObject({
      partyCount: 2,
      largestShare: 0.6122,
      // (15,000 / 24,500)² + (6,000 / 24,500)²
      herfindahlIndex: 0.4348,
      unnamedShare: 0.1429,
    });
    expect(customers.largest).toMatchObject([
      { amount: 15_000, share: 0.6122, transactionCount: 3 },
      { amount: 6_000, share: 0.2449, transactionCount: 3 },
    ]);
    // From the 10th to the 10th and the 20th to the 20th: 30 and 31 days each.
    expect(period.customerPaymentGap).toEqual({ days: 30.5, customerCount: 2 });
    expect(period.latePaymentSpread).toEqual({ days: 0.5, customerCount: 2 });
  });

  it('pays two people', () => {
    expect(period).toMatchObject({ payroll: 6_000, payrollHeadcount: 2 });
  });

  it('pays tax, some of it in instalments', () => {
    expect(period).toMatchObject({ taxes: 3_300, vat: { amount: 1_500 } });
    expect(period.taxPaymentPlans).toEqual({ amount: 1_800, transactionIds: ['b/21', 'b/22', 'b/23'] });
  });

  it('took an advance on its card takings and repays a loan', () => {
    expect(period.merchantCashAdvance).toEqual({
      received: 5_000,
      repaid: 700,
      transactionIds: ['b/25', 'b/26'],
    });
    // 700 + 1,350
    expect(period).toMatchObject({ borrowingReceived: 5_000, loanRepayments: 2_050 });
    expect(period.borrowing.netBorrowed).toBe(2_950);
    // (24,000 - 7,800) / 2,050
    expect(period.loanServiceCover).toBe(7.9024);
  });

  it('pays its director more than he puts in', () => {
    expect(period).toMatchObject({ ownerDrawings: 1_000, ownerContributions: 250 });
    expect(period.netOwnerDrawings).toEqual({ amount: 750, transactionIds: ['b/30', 'b/31'] });
  });

  it('burns nothing: more comes in than goes out', () => {
    // Credits 29,750 less 5,000 borrowed and 250 introduced; debits 500 + 6,000 + 1,800 + 3,300 + 2,050 + 1,000
    // = 14,650: 9,850 more a quarter, x 365 / 12 / 90.
    expect(period).toMatchObject({ net: 15_100, runwayDays: null, burnPerMonth: -3_328.94 });
  });

  it('has the credit line that the available balance shows', () => {
    const story = { current: -2_000, available: 3_000, historyStart: '2025-06-01', lines: [] };
    const { accounts } = assessBusinessFinancialHealth(requestOf(story), { asOf: AS_OF });
    expect(only(accounts)).toMatchObject({
      currentBalance: -2_000,
      availableBalance: 3_000,
      creditLine: 5_000,
    });
  });
});

describe('a business of one season', () => {
  // An ice-cream kiosk: 6,000 in each of June, July and August, 1,000 in each other month.
  const inSeason = ['2025-07', '2025-08', '2026-06'];
  const months = [7, 8, 9, 10, 11, 12, 1, 2, 3, 4, 5, 6].map(
    month => `${month > 6 ? 2025 : 2026}-${String(month).padStart(2, '0')}`,
  );
  const { lastThreeSixtyDays: year, lastThirtyDays } = periodsOf({
    current: 5_000,
    historyStart: '2025-01-01',
    lines: months.flatMap(month => [
      `${month}-15 ${inSeason.includes(month) ? '6000.00' : '1000.00'} SUMUP PAYMENTS LTD`,
      `${month}-16 -2500.00 OFFICE RENT`,
    ]),
  });

  it('earns six times as much in its season', () => {
    // The 360 days begin on 6 July, so the whole months are August to June: 2 x 6,000 + 9 x 1,000 = 21,000 in eleven.
    expect(year.revenue).toBe(27_000);
    expect(year.seasonality).toMatchObject({
      highestMonth: { year: 2025, month: 8, revenue: 6_000, index: 3.1429 },
      lowestMonth: { year: 2025, month: 9, revenue: 1_000, index: 0.5238 },
    });
    expect(year.seasonality?.months).toHaveLength(11);
    expect(year.customerConcentration).toMatchObject({ partyCount: 0, unnamedShare: 1 });
    expect(year.cardSettlementShare).toBe(1);
  });

  it('runs at a loss out of season, and is lowest at the end of it', () => {
    expect(year.monthsInDeficit).toBe(9);
    // 5,000 less June's 3,500 leaves 1,500 on the eve of 15 June; the last rent before it was on 16 May.
    expect(year).toMatchObject({ minimumBalance: 1_500, minimumBalanceDate: '2026-05-16' });
  });

  it('has no seasonality to show for thirty days', () => {
    expect(lastThirtyDays.seasonality).toBeNull();
  });
});

describe('a freelancer with VAT and tax', () => {
  const { lastNinetyDays: period } = periodsOf({
    current: 4_000,
    historyStart: '2025-06-01',
    lines: [
      ...monthly('2026-04', 3, '08', '3600.00 BANK GIRO CREDIT REF KESTREL CARE GROUP, INV'), // 10,800
      '2026-05-20 1200.00 BANK GIRO CREDIT REF ASHDOWN PRINT LTD, INV', //                        1,200
      '2026-05-07 -1800.00 HMRC VAT 123456789',
      '2026-06-25 -900.00 HMRC GOV.UK SA 1234567890K',
      ...monthly('2026-04', 3, '12', '-60.00 ADOBE'), //                                            180
      ...monthly('2026-04', 3, '26', '-2000.00 DRAWINGS'), //                                     6,000
    ],
  });

  it('hangs on one client', () => {
    expect(period).toMatchObject({ revenue: 12_000, revenueReturned: 0, returnRate: 0 });
    expect(period.customerConcentration).toMatchObject({
      partyCount: 2,
      largestShare: 0.9,
      herfindahlIndex: 0.82,
    });
    expect(period.customerPaymentGap).toEqual({ days: 30.5, customerCount: 1 });
  });

  it('sets tax apart from costs', () => {
    expect(period).toMatchObject({
      operatingCosts: 180,
      // (12,000 - 180) / 12,000
      operatingMargin: 0.985,
      taxes: 2_700,
      vat: { amount: 1_800 },
      taxPaymentPlans: { amount: 0, transactionIds: [] },
    });
  });

  it('lives on drawings', () => {
    expect(period).toMatchObject({ ownerDrawings: 6_000, payroll: 0, payrollHeadcount: null });
    expect(period.netOwnerDrawings.amount).toBe(6_000);
  });

  it('keeps what covers a good while of its outgoings', () => {
    // 12,000 in, 8,880 out: 3,120 more.
    expect(period).toMatchObject({ net: 3_120, openingBalance: 880, loanServiceCover: null });
    // Average balance over (180 + 2,700) / 90 = 32 a day.
    expect(period.bufferDays).toBeCloseTo(period.averageBalance / 32, 1);
  });
});
