/** Which column of an unknown file is which: names before guesses, and no figure left over in silence. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CSV } from '../../../src/adapters/formats/csv/csv.js';
import type { fromCsv, Statements } from '../../../src/adapters.js';
import { holds } from '../../support/property.js';
import { readWhole } from '../support/nothingVanishes.js';

const COUNTRIES = ['GB', 'US'] as const;
type Options = Parameters<typeof fromCsv>[1];

const read = (lines: readonly string[], options: Options = { country: 'GB' }): Statements =>
  readWhole(CSV, lines.join('\n'), 'lines', options).statements;
const transactionsOf = ({ accounts }: Statements) => accounts.flatMap(({ transactions }) => transactions);
const signed = (statements: Statements) =>
  transactionsOf(statements).map(({ amount, creditDebitIndicator }) => `${creditDebitIndicator[0]}${amount}`);
const codesOf = ({ notes }: Statements) => notes.map(({ code }) => code);
const guessedNote = ({ notes }: Statements) =>
  notes.find(({ code }) => code === 'layout_guessed')?.message ?? '';

const PARTIES = [
  'Other Party',
  'Payee/Payer',
  'Paid to',
  'Third Party',
  'Vendor',
  'Vendor Name',
  'Store',
  'Shop',
  'Shop name',
  'Partner',
  'Contact',
  'Supplier',
  'Retailer',
  'Name of payee',
  'Other party name',
  'Counterparty',
  'Merchant',
] as const;

describe('the other party', () => {
  it('is found by the words of its column', () => {
    holds(
      fc.property(fc.constantFrom(...PARTIES), fc.constantFrom(...COUNTRIES), (name, country) => {
        const rows = transactionsOf(
          read(
            [
              `Date,${name},Details,Amount`,
              '2026-01-13,TESCO STORES,card payment 12,-12.00',
              '2026-01-14,NORTHGATE LOGISTICS,faster payment 7,1900.00',
            ],
            { country },
          ),
        );
        expect(rows.map(row => row.counterPartyName)).toEqual(['TESCO STORES', 'NORTHGATE LOGISTICS']);
      }),
    );
  });

  it.each(['Counterparty account', 'Merchant city', 'Store number', 'Vendor ID', 'Payee reference'])(
    'is not in %s',
    name => {
      const rows = transactionsOf(
        read([
          `Date,Description,${name},Amount`,
          '2026-01-13,A SHOP,LEEDS,-1.00',
          '2026-01-14,B SHOP,YORK,-2.00',
        ]),
      );
      expect(rows.map(row => row.counterPartyName)).toEqual([undefined, undefined]);
    },
  );
});

const SORTING = [
  'Category',
  'Tags',
  'Person',
  'Card holder',
  'Spending category',
  'Budget',
  'Labels',
  'Branch',
] as const;
const WORDING = ['Notes', 'Memo', 'Comment', 'Reference', 'Payment reference', 'Abc'] as const;

describe('the wording', () => {
  it('is never a column that sorts payments or tells whose they are', () => {
    holds(
      fc.property(
        fc.constantFrom(...SORTING),
        fc.constantFrom(...WORDING),
        fc.constantFrom(...COUNTRIES),
        fc.boolean(),
        (sorting, wording, country, isFirst) => {
          const names = isFirst ? `${sorting},${wording}` : `${wording},${sorting}`;
          const pair = (sort: string, text: string) => (isFirst ? `${sort},${text}` : `${text},${sort}`);
          const rows = transactionsOf(
            read(
              [
                `Date,${names},Amount`,
                `2026-01-13,${pair('A much longer name than the wording has', 'PAY GAS')},-60.00`,
                `2026-01-14,${pair('Another one that is just as long as that', 'SALARY')},1900.00`,
              ],
              { country },
            ),
          );
          expect(rows.map(row => row.description)).toEqual(['PAY GAS', 'SALARY']);
        },
      ),
    );
  });
});

const PAIRS = [
  ['Withdrawal', 'Lodgement'],
  ['Withdrawals', 'Sums in'],
  ['Debit', 'Abc'],
  ['Abc', 'Credit'],
  ['Purchases', 'Payments'],
  ['Charges', 'Payments'],
  ['Paid', 'Received'],
  ['Abc', 'Deposits'],
  ['Money out', 'Xyz'],
  ['Spending', 'Payments'],
] as const;

describe('two columns of money', () => {
  it('are out and in where one name is known, in either order', () => {
    holds(
      fc.property(
        fc.constantFrom(...PAIRS),
        fc.constantFrom(...COUNTRIES),
        fc.boolean(),
        fc.constantFrom('', '-', '0.00', 'n/a', 'N/A', 'null', 'None', 'nil', '#N/A'),
        ([out, into], country, isTurned, nothing) => {
          const pair = (one: string, other: string) => (isTurned ? `${other},${one}` : `${one},${other}`);
          const statements = read(
            [
              `Date,Description,${pair(out, into)}`,
              `2026-05-13,A SHOP,${pair('5.00', nothing)}`,
              `2026-05-14,NORTHGATE SALARY,${pair(nothing, '1900.00')}`,
            ],
            { country },
          );
          expect(signed(statements)).toEqual(['D5.00', 'C1900.00']);
          expect(statements.skipped).toEqual([]);
        },
      ),
    );
  });

  it('of which a row has a figure that no column took: the row says so', () => {
    const statements = read([
      'Date,Description,CAD$,USD$',
      '2026-01-13,SHOP,-10.00,',
      '2026-01-14,HOTEL,,-20.00',
    ]);
    expect(statements.skipped.map(({ reason, message }) => [reason, message.includes('-20.00')])).toEqual([
      ['no_amount', true],
    ]);
    expect(guessedNote(statements)).toContain('"USD$"');
  });
});

const BESIDE = [
  'Fee',
  'Transaction fee',
  'Tax',
  'VAT',
  'Tip',
  'Points',
  'Rate',
  'Exchange rate',
  'Commission',
  'Foreign amount',
] as const;

describe('the amount', () => {
  it('is never a fee, a rate, a tax, a tip or points while other money is there', () => {
    holds(
      fc.property(
        fc.constantFrom(...BESIDE),
        fc.constantFrom('Xyz', 'Sum moved', 'Figure'),
        fc.constantFrom(...COUNTRIES),
        (beside, name, country) => {
          const statements = read(
            [
              `Date,Description,${beside},${name}`,
              '2026-05-13,SHOP,0.10,-5.00',
              '2026-05-14,SALARY,0.10,1900.00',
            ],
            { country },
          );
          expect(signed(statements)).toEqual(['D5.00', 'C1900.00']);
          expect(guessedNote(statements)).toContain(`"${beside}"`);
        },
      ),
    );
  });

  it('has no rate for its balance', () => {
    const statements = read([
      'Date,Description,Amount,Exchange rate',
      '2026-05-13,A,1.00,1.0',
      '2026-05-14,B,1.00,2.0',
    ]);
    expect(transactionsOf(statements).map(row => row.balance)).toEqual([undefined, undefined]);
  });

  it.each([
    [
      '"Open Date","Quantity","Price","Market Value","Holding Period"',
      '"2026-03-24","10.5","$70.50","$740.25","Short Term"',
    ],
    ['"Start Date","End Date","Start Balance","End Balance"', '"2026-03-01","2026-03-31","100.00","120.50"'],
    [
      '"Order Date","Title","List Price Per Unit","Quantity","Currency"',
      '"2026-03-01","A BOOK","12.50","1","USD"',
    ],
  ])('is in no list of holdings, balances or orders: %s', (header, row) => {
    const statements = read([header, row], { country: 'US' });
    expect(transactionsOf(statements)).toEqual([]);
    expect(statements.skipped.map(({ reason }) => reason)).toEqual(['no_amount']);
  });

  it.each(['-Â£5.00', '-\ufffd5.00', '-&pound;5.00', '-&#163;5.00', '-+AKM-5.00'])(
    'is read where its pound sign is damaged, as in %s, and a note says so',
    text => {
      const statements = read([
        'Date,Description,Amount',
        `2026-01-13,CO-OP FOOD,${text}`,
        '2026-01-14,B,7.00',
      ]);
      expect(signed(statements)).toEqual(['D5.00', 'C7.00']);
      expect(codesOf(statements)).toContain('syntax_tolerated');
    },
  );
});

describe('thousands without quotes', () => {
  const money = (pence: number) =>
    `${pence < 0 ? '-' : ''}${(Math.abs(pence) / 100).toFixed(2).replace(/\B(?=(\d{3})+(?=\.))/g, ',')}`;
  // One row is whole, as in any file, so that it shows which column is which.
  const sizes = fc
    .array(
      fc.record({
        pence: fc.integer({ min: 1, max: 300_000_000 }).chain(pence => fc.constantFrom(pence, -pence)),
        text: fc.constantFrom('RENT', 'SHOP, LONDON', 'A, B', 'SALARY 12'),
      }),
      { minLength: 1, maxLength: 7 },
    )
    .map(rows => [{ pence: -1234, text: 'FIRST' }, ...rows]);

  it('are joined or the row is skipped, never cut', () => {
    holds(
      fc.property(
        sizes,
        fc.constantFrom(...COUNTRIES),
        fc.boolean(),
        fc.boolean(),
        (rows, country, isSplit, hasBalance) => {
          let balance = 0;
          const lines = rows.map(({ pence, text }, index) => {
            balance += pence;
            const amount = money(isSplit ? Math.abs(pence) : pence);
            const cells = !isSplit ? amount : pence < 0 ? `${amount},` : `,${amount}`;
            return `2026-01-1${index},${text},${cells}${hasBalance ? `,${money(balance)}` : ''}`;
          });
          const header = `Date,Description,${isSplit ? 'Money out,Money in' : 'Amount'}${hasBalance ? ',Balance' : ''}`;
          const statements = read([header, ...lines], { country });
          const wanted = rows.map(
            ({ pence }) => `${pence < 0 ? 'D' : 'C'}${(Math.abs(pence) / 100).toFixed(2)}`,
          );
          const got = signed(statements).map(each => each[0] + Number(each.slice(1)).toFixed(2));
          for (const each of got) expect(wanted).toContain(each);
          expect(got.length + statements.skipped.length).toBe(rows.length);
          if (!isSplit && rows.every(({ text }) => !text.includes(','))) expect(got).toEqual(wanted);
        },
      ),
    );
  });

  it('are joined beside a blank column at the end', () => {
    const statements = read([
      'Date,Description,Amount,Cheque',
      '2026-01-13,RENT,-1,500,',
      '2026-01-14,B,2.00,',
    ]);
    expect(signed(statements)).toEqual(['D1500', 'C2.00']);
  });
});
