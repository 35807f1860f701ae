/** Every source of credits: how they are grouped, counted, named and put in order. */
import { describe, expect, it } from 'vitest';
import { analyse, type IncomeSource, type Transaction } from '../../src/index.js';
import { credit, credits, income, only } from '../support/build.js';
import { monthly } from '../support/dates.js';

const DAYS = monthly(27, 2025, 1, 12);
const SALARY = 'NORTHGATE LOGISTICS LTD SALARY BGC';
const pay = credits(DAYS, 2000, SALARY);
const sources = (rows: readonly Transaction[], request = {}) => income(rows, request).incomeSources;
const told = ({ name, countedAs, reason }: IncomeSource) => [name, countedAs, reason];

describe('the sources of income', () => {
  it('are the streams, the benefits and everything else, the largest total first', () => {
    const rows = [
      ...pay,
      ...credits(monthly(7, 2025, 1, 12), 393.45, 'DWP UC 10203040506070809N'),
      ...credits(['2025-03-03', '2025-09-09'], 35.5, 'ARGOS REFUND'),
      credit('2025-12-01', 300, 'CASH DEPOSIT'),
    ];
    expect(sources(rows).map(told)).toEqual([
      ['Northgate Logistics', 'stream', null],
      ['Universal Credit', 'benefit', null],
      ['Cash', null, 'cash'],
      ['Argos', null, 'refund'],
    ]);
  });

  it('say what came, what usually comes and which transactions they are', () => {
    const rows = [20.01, 30, 40.02, 50].map((amount, index) =>
      credit(`2025-0${index + 1}-15`, amount, 'ARGOS REFUND'),
    );
    expect(only(sources(rows.toReversed()))).toMatchObject({
      category: 'refund',
      transactionIds: rows.map(({ transactionId }) => transactionId),
      total: 140.03,
      typicalPayment: 35.01,
    });
    // Half a penny is rounded to the even one.
    const halves = [credit('2025-01-15', 20.01, 'ARGOS REFUND'), credit('2025-02-15', 30, 'ARGOS REFUND')];
    expect(only(sources(halves)).typicalPayment).toBe(25);
  });

  it('take the credits of one day as one payment', () => {
    const rows = ['2025-03-03', '2025-04-03', '2025-05-06'].flatMap(day => [
      credit(day, 60, 'ARGOS REFUND'),
      credit(day, 40, 'ARGOS REFUND'),
    ]);
    expect(only(sources(rows))).toMatchObject({ total: 300, typicalPayment: 100 });
  });

  it('keep apart what one payer sends for several reasons', () => {
    const small = credit('2025-06-12', 42, SALARY);
    expect(sources([...pay, small]).map(told)).toEqual([
      ['Northgate Logistics', 'stream', null],
      ['Northgate Logistics', null, 'at-or-under-50'],
    ]);
  });

  it('keep apart two people, and two accounts that send under one name', () => {
    const friends = [
      credit('2025-06-12', 75, 'FASTER PAYMENTS RECEIPT REF.PIZZA FROM MR A SMITH'),
      credit('2025-07-12', 80, 'FASTER PAYMENTS RECEIPT REF.TICKETS FROM MRS P JONES'),
      credit('2025-08-12', 75, 'FASTER PAYMENTS RECEIPT REF.FUEL FROM MR A SMITH'),
    ];
    expect(sources(friends).map(({ total, reason }) => [total, reason])).toEqual([
      [150, 'person'],
      [80, 'person'],
    ]);
    const accounts = ['20-00-00 11111111', '20-00-00 22222222'].map((identification, index) =>
      credit(`2025-06-0${index + 2}`, 75 + index, 'MR A SMITH', {
        counterPartyName: 'MR A SMITH',
        counterPartyAccount: identification,
      }),
    );
    expect(sources(accounts)).toHaveLength(2);
  });

  it('of equal totals come by their first day, then by name', () => {
    const rows = [
      credit('2025-06-03', 80, 'WICKES REFUND'),
      credit('2025-06-03', 80, 'ARGOS REFUND'),
      credit('2025-06-02', 80, 'HALFORDS REFUND'),
    ];
    expect(sources(rows).map(({ name }) => name)).toEqual(['Halfords', 'Argos', 'Wickes']);
  });

  it('beyond the third stream are no stream', () => {
    const names = ['HARBOUR FOODS PLC', 'KESTREL PRINT LTD', 'ASHDOWN MOTORS LTD'];
    const rows = names.flatMap((name, index) => credits(DAYS, 500 - index, `${name} WAGES BGC`));
    expect(sources([...pay, ...rows]).map(({ countedAs, reason }) => countedAs ?? reason)).toEqual([
      'stream',
      'stream',
      'stream',
      'beyond-three-streams',
    ]);
  });

  it('hold benefits that are left out, as likely as ever', () => {
    const rows = credits(monthly(7, 2025, 1, 12), 393.45, 'DWP UC 10203040506070809N');
    const source = only(sources(rows, { excludeBenefits: true }));
    expect(source).toMatchObject({
      name: 'Universal Credit',
      countedAs: null,
      reason: 'benefit-excluded',
      typicalPayment: 393.45,
    });
    expect(source.incomeLikelihood).toBeGreaterThan(0.9);
  });

  it('leave out what is older than twelve months', () => {
    const old = credit('2024-11-30', 2000, SALARY);
    expect(only(sources([old, ...pay])).transactionIds).toHaveLength(12);
  });

  it('are empty where no income is verified', () => {
    expect(sources([])).toEqual([]);
    expect(sources(pay, { accountSubType: 'Loan' })).toEqual([]);
  });

  it('are the same in an analysis', () => {
    const request = { accountId: 'account', currencyCode: 'GBP', transactions: pay } as const;
    expect(analyse(request).income?.incomeSources).toEqual(sources(pay));
  });
});

describe('money that is no income', () => {
  it.each([
    ['own-transfer', 'FROM SAVINGS', 1834.21],
    ['refund', 'ARGOS REFUND', 1834.21],
    ['person', 'FASTER PAYMENTS RECEIPT REF.THANKS FROM MRS P JONES', 1834.21],
    ['gambling', 'PADDY POWER WINNINGS', 1834.21],
    ['loan', 'BANK GIRO CREDIT REF LENDER, LOAN ADVANCE', 1834.21],
  ])(
    'by its words (%s) is never likelier to be income than not, however it comes',
    (reason, text, amount) => {
      const source = only(sources(credits(monthly(25, 2025, 1, 12), amount, text)));
      expect(source.reason).toBe(reason);
      expect(source.incomeLikelihood).toBeGreaterThan(0);
      expect(source.incomeLikelihood).toBeLessThan(0.5);
    },
  );
});
