import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pendingTwins } from '../../../src/adapters/rows/twins.js';
import type { IsoDate } from '../../../src/base/calendar.js';
import { holds } from '../../support/property.js';
import { accountOf, codesOf, type Row, statementsOf } from '../support/drafts.js';

const ids = (rows: readonly Row[]) => accountOf(rows).transactions.map(({ transactionId }) => transactionId);
const coffee: Row = { amount: '-3.50', narrative: 'PRET A MANGER LONDON' };

describe('ids', () => {
  it('are those of the source', () => {
    expect(ids([{ ...coffee, id: ' t-1 ' }])).toEqual(['t-1']);
  });

  it('are digests where there is none, the same in every export and every order', () => {
    const rows: Row[] = [coffee, { ...coffee, amount: '-3.60' }, coffee, { ...coffee, date: '2026-03-02' }];
    const found = ids(rows);
    expect(new Set(found).size).toBe(4);
    expect(ids([...rows].reverse()).sort()).toEqual([...found].sort());
    expect(ids([{ ...coffee, amount: '-3.500', narrative: 'Pret  a manger London ' }])).toEqual([found[0]]);
    expect(found[0]).toBe('row-1873f36039a533');
  });

  it('differ from account to account', () => {
    const other = accountOf([coffee], { accountId: 'b' }).transactions[0]?.transactionId;
    expect(ids([coffee])).not.toEqual([other]);
  });

  it('that different rows share are replaced, and the source keeps them', () => {
    const statements = statementsOf([
      { ...coffee, id: '0' },
      { ...coffee, id: '0' },
      { ...coffee, id: '0', amount: '-9.00' },
    ]);
    const rows = statements.accounts[0]?.transactions ?? [];
    expect(new Set(rows.map(({ transactionId }) => transactionId)).size).toBe(3);
    expect(rows.map(({ source }) => source.id)).toEqual(['0', '0', '0']);
    expect(codesOf(statements)).toEqual(['repeated_id']);
  });

  it('of rows that stand there twice unchanged count once', () => {
    const statements = statementsOf([
      { ...coffee, id: 't-1' },
      { ...coffee, id: 't-1' },
    ]);
    expect(statements.accounts[0]?.transactions).toHaveLength(1);
    expect(statements.notes).toMatchObject([{ code: 'repeated_row_dropped', place: { line: 2 } }]);
  });
});

describe('pending rows', () => {
  const pending: Row = { ...coffee, status: 'Pending' };

  it('whose booked row is there are left out and told', () => {
    const statements = statementsOf([pending, { ...coffee, date: '2026-03-03', id: 'b-1' }]);
    expect(statements.accounts[0]?.transactions.map(({ transactionId }) => transactionId)).toEqual(['b-1']);
    expect(statements.notes).toMatchObject([
      { code: 'pending_twin_dropped', place: { line: 1 }, transactionIds: ['b-1'] },
    ]);
  });

  it('are linked by the id that the booked row names, whatever else changed', () => {
    const statements = statementsOf([
      { ...pending, id: 'p-1', amount: '-20.00' },
      { ...coffee, id: 'b-1', replaces: 'p-1', amount: '-24.00', date: '2026-03-20', narrative: 'DINER' },
    ]);
    expect(statements.accounts[0]?.transactions).toHaveLength(1);
  });

  it.each([
    ['another amount', { amount: '-3.60' }],
    ['the other direction', { amount: '3.50' }],
    ['another payee', { narrative: 'COSTA COFFEE' }],
    ['an earlier day', { date: '2026-02-28' }],
    ['a day long after', { date: '2026-03-09' }],
  ])('stay where the booked row has %s', (_, change) => {
    const statements = statementsOf([pending, { ...coffee, ...change }]);
    expect(statements.accounts[0]?.transactions).toHaveLength(2);
    expect(codesOf(statements)).toEqual([]);
  });

  it('are each linked to a booked row of their own', () => {
    const statements = statementsOf([pending, pending, coffee]);
    expect(statements.accounts[0]?.transactions.map(({ status }) => status)).toEqual(['Pending', 'Booked']);
  });

  it('leave one booked row each, whether an id or the money links them', () => {
    const ofBank = fc.constantFrom(undefined, 'one', 'two');
    const row = fc.record({ id: ofBank, replaces: ofBank, isPending: fc.boolean(), day: fc.nat({ max: 9 }) });
    holds(
      fc.property(fc.array(row, { maxLength: 12 }), drawn => {
        const rows = drawn.map(({ day, ...each }) => ({
          ...each,
          day: `2026-03-0${day + 1}`.replace('-010', '-10') as IsoDate,
          money: '3.50 Debit',
          payee: 'PRET A MANGER LONDON',
        }));
        const pairs = pendingTwins(rows);
        const [waiting, settled] = [pairs.map(([one]) => one), pairs.map(([, one]) => one)];
        expect(new Set(waiting).size).toBe(pairs.length);
        expect(new Set(settled).size).toBe(pairs.length);
        expect(waiting.every(place => rows[place]?.isPending)).toBe(true);
        expect(settled.some(place => rows[place]?.isPending)).toBe(false);
      }),
    );
    const booked = { ...coffee, status: 'Booked' } as const;
    const left = (rows: readonly Row[]) => accountOf(rows).transactions.map(({ status }) => status);
    expect(left([pending, pending, booked, booked])).toEqual(['Booked', 'Booked']);
    expect(left([pending, pending, pending, booked, booked])).toEqual(['Pending', 'Booked', 'Booked']);
  });

  it('are rows after the date of the document, or after asOf', () => {
    const rows = [coffee, { ...coffee, date: '2026-03-05' }, { ...coffee, date: '2026-03-09' }];
    const statements = statementsOf(
      rows,
      { statementDate: '2026-03-06' },
      { country: 'GB', asOf: '2026-03-04' },
    );
    expect(statements.accounts[0]?.transactions.map(({ status }) => status)).toEqual([
      'Booked',
      'Pending',
      'Pending',
    ]);
    expect(codesOf(statements)).toEqual(['after_as_of']);
    expect(codesOf(statementsOf(rows, { statementDate: '2026-03-06' }))).toEqual(['after_statement_date']);
  });
});

describe('rows that cannot be read', () => {
  it.each([
    [{ date: undefined, amount: '1.00' }, 'no_date', 'The row has no date'],
    [{ date: ' ', amount: '1.00' }, 'no_date', 'The row has no date'],
    [{ date: 'soon', amount: '1.00' }, 'unreadable_date', '"soon" is no date'],
    [{ date: '2026-02-30', amount: '1.00' }, 'unreadable_date', '"2026-02-30" is no date that exists'],
    [{ date: '0001-01-01', amount: '1.00' }, 'out_of_range', 'The date "0001-01-01" lies before 1900'],
    [{ amount: undefined }, 'no_amount', 'The row has no amount'],
    [{ amount: 'free' }, 'unreadable_amount', '"free" is no amount'],
    [{ amount: '1000000000.00' }, 'out_of_range', 'The amount "1000000000.00" is more than 999999999.99'],
  ] as const)('%j are skipped with place and reason', (row, reason, message) => {
    const { accounts, skipped } = statementsOf([coffee, row as Row, coffee]);
    expect(accounts[0]?.transactions).toHaveLength(2);
    expect(skipped).toMatchObject([
      { document: 0, line: 2, column: 1, path: null, reason, text: 'a line of a bank' },
    ]);
    expect(skipped[0]?.message).toContain(message);
  });
});

describe('texts', () => {
  const texts = (row: Row) => {
    const [found] = accountOf([{ amount: '1.00', ...row }]).transactions;
    return {
      description: found?.description,
      payee: found?.counterPartyName,
      reference: found?.source.reference,
    };
  };

  it('come in their roles', () => {
    expect(texts({ payee: 'ACME LTD', reference: 'INV 12', additional: 'BACS' })).toEqual({
      description: 'ACME LTD INV 12 BACS',
      payee: 'ACME LTD',
      reference: 'INV 12',
    });
    expect(
      texts({ narrative: 'BGC ACME LTD INV 12', payee: 'ACME LTD', reference: 'INV 12' }).description,
    ).toBe('BGC ACME LTD INV 12');
  });

  it('say nothing twice', () => {
    expect(texts({ payee: 'ACME LTD', reference: 'acme ltd', additional: 'ACME LTD' }).description).toBe(
      'ACME LTD',
    );
    expect(texts({ payee: 'ACME', additional: 'ACME LTD LEEDS' }).description).toBe('ACME LTD LEEDS');
  });

  it('make no payee of a number', () => {
    expect(texts({ payee: '12-34-56 78901234', additional: 'RENT' })).toEqual({
      description: '12-34-56 78901234 RENT',
      payee: undefined,
      reference: '12-34-56 78901234',
    });
  });
});

describe('an account', () => {
  it('is in the currency that it says, else that its rows say, else of the country', () => {
    const currency = (...given: Parameters<typeof accountOf>) => accountOf(...given).currencyCode;
    expect(currency([coffee], { currencyCode: 'EUR' })).toBe('EUR');
    expect(currency([{ amount: '5.00 USD' }], {}, {})).toBe('USD');
    expect(currency([coffee], {}, { country: 'US' })).toBe('USD');
    expect(currency([coffee], {}, { country: 'US', currency: 'GBP' })).toBe('GBP');
    expect(currency([coffee], {}, {})).toBeNull();
    expect(codesOf(statementsOf([coffee], {}, {}))).toContain('currency_unknown');
    expect(codesOf(statementsOf([coffee], { currencyCode: 'EUR' }))).toContain('other_currency');
  });

  it('keeps the currency of a row that is another', () => {
    const { transactions } = accountOf([coffee, { amount: '5.00 EUR' }], { currencyCode: 'GBP' });
    expect(transactions.map(({ currency }) => currency)).toEqual([undefined, 'EUR']);
  });

  it('without a name is called as it can be, and that is told', () => {
    expect(accountOf([coffee], { accountId: undefined, layout: 'monzo' }).accountId).toBe('monzo');
    expect(codesOf(statementsOf([coffee], { accountId: undefined }))).toContain('account_unnamed');
    expect(
      accountOf([coffee], { accountId: undefined }, { country: 'GB', accountId: 'mine' }).accountId,
    ).toBe('mine');
  });
});
