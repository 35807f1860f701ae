/** What files of many shapes have in common: texts in several columns, both parties, fees, transfers, figures without pence, ticks. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CSV } from '../../../src/adapters/formats/csv/csv.js';
import { fromCsv, type Statements } from '../../../src/adapters.js';
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
const payeesOf = (statements: Statements) =>
  transactionsOf(statements).map(({ counterPartyName }) => counterPartyName);
const country = fc.constantFrom(...COUNTRIES);

describe('wording in numbered columns', () => {
  const names = fc.constantFrom('Description', 'Details', 'Narrative', 'Text', 'Particulars', 'Desc');
  const marks = fc.constantFrom('', ' ', '_', ' #', '-', ' Line ');

  it('is taken whole, in the order of the numbers, wherever the columns stand', () => {
    holds(
      fc.property(
        names,
        marks,
        country,
        fc.shuffledSubarray([1, 2, 3, 4], { minLength: 2 }),
        fc.nat(1),
        (name, mark, of, numbers, blank) => {
          const header = ['Date', ...numbers.map(each => `${name}${mark}${each}`), 'Amount'].join(',');
          const row = (day: string, word: string, without: number) =>
            [day, ...numbers.map(each => (each === without ? '' : `${word}${each}`)), '-5.00'].join(',');
          const sorted = [...numbers].sort((one, other) => one - other);
          const without = sorted[blank] as number;
          const statements = read(
            [header, row('2026-01-13', 'SHOP', 0), row('2026-01-14', 'FIRM', without)],
            {
              country: of,
            },
          );
          expect(transactionsOf(statements).map(({ description }) => description)).toEqual([
            sorted.map(each => `SHOP${each}`).join(' '),
            sorted.flatMap(each => (each === without ? [] : [`FIRM${each}`])).join(' '),
          ]);
        },
      ),
    );
  });

  it('goes on from a column without a number', () => {
    const rows = transactionsOf(
      read(['Date,Description,Description 2,Memo1,Memo2,Amount', '2026-01-13,A,B,C,D,-5.00']),
    );
    expect(rows.map(({ description, source }) => [description, source.additional])).toEqual([['A B', 'C D']]);
  });
});

describe('a row that names nobody', () => {
  it('is called by its type, which stays its code', () => {
    holds(
      fc.property(
        fc.constantFrom(
          'Standard Transfer',
          'Bank Deposit to PP Account',
          'General Withdrawal - Bank Account',
        ),
        fc.constantFrom('Name', 'Description', 'Payee', 'Merchant'),
        fc.constantFrom('', '4637-22'),
        country,
        (kind, name, reference, of) => {
          const [row] = transactionsOf(
            read(
              [
                `Date,${name},Type,Reference,Amount`,
                `2026-01-13,,${kind},${reference},-10.00`,
                '2026-01-14,SHOP,Payment,,-1.00',
              ],
              { country: of },
            ),
          );
          expect(row?.description).toBe(reference === '' ? kind : `${kind} ${reference}`);
          expect(row?.proprietaryTransactionCode?.code).toBe(kind);
        },
      ),
    );
  });

  it('is called by words of its own where it has any', () => {
    const rows = transactionsOf(
      read(['Date,Name,Type,Reference,Amount', '2026-01-13,,Payment,RENT MARCH,-10.00']),
    );
    expect(rows.map(({ description }) => description)).toEqual(['RENT MARCH']);
  });
});

const PARTIES = [
  ['From', 'To'],
  ['Sender', 'Recipient'],
  ['Payer', 'Payee'],
  ['Payer Name', 'Payee Name'],
  ['Source name', 'Target name'],
  ['Debtor', 'Creditor'],
] as const;

describe('columns of both parties', () => {
  const rows = fc.array(
    fc.record({ isOut: fc.boolean(), other: fc.constantFrom('B Shop', 'C Firm', 'D Bank', 'E Person') }),
    { minLength: 2, maxLength: 8 },
  );
  const isTelling = (list: readonly { other: string }[]) => new Set(list.map(({ other }) => other)).size > 1;

  it('name the one that is not in every row, whatever the signs', () => {
    holds(
      fc.property(
        fc.constantFrom(...PARTIES),
        rows.filter(isTelling),
        country,
        fc.boolean(),
        (names, list, of, isSigned) => {
          const lines = list.map(({ isOut, other }, index) => {
            const pair = isOut ? `A Holder,${other}` : `${other},A Holder`;
            return `2026-01-${10 + index},${pair},note,${isOut && isSigned ? '-' : ''}${index + 1}.00`;
          });
          const statements = read([`Date,${names.join(',')},Note,Amount`, ...lines], { country: of });
          expect(payeesOf(statements)).toEqual(list.map(({ other }) => other));
          expect(signed(statements)).toEqual(
            list.map(({ isOut }, index) => `${isOut ? 'D' : 'C'}${index + 1}.00`),
          );
          expect(codesOf(statements).includes('sign_assumed')).toBe(
            !isSigned || list.every(({ isOut }) => !isOut),
          );
        },
      ),
    );
  });

  it('name the payer of a charge where the holder asks for the money', () => {
    const statements = fromCsv(
      [
        'ID,Datetime,Type,Status,Note,From,To,Amount (total)',
        '1,2026-01-13T00:00:00,Payment,Complete,rent,A Holder,B Test,- $100.00',
        '2,2026-01-14T00:00:00,Payment,Complete,food,C Test,A Holder,+ $10.00',
        '3,2026-01-15T00:00:00,Charge,Complete,pizza,A Holder,D Test,+ $12.00',
        '4,2026-01-16T00:00:00,Standard Transfer,Issued,,,,- $10.00',
      ].join('\n'),
    );
    expect(payeesOf(statements)).toEqual(['B Test', 'C Test', 'D Test', undefined]);
    expect(transactionsOf(statements).map(({ description }) => description)).toEqual([
      'rent',
      'food',
      'pizza',
      'Standard Transfer',
    ]);
    expect(transactionsOf(statements)[0]?.source.other).toEqual({ Status: 'Complete', From: 'A Holder' });
  });

  it('leave a second name where nobody else is told of it', () => {
    const [row] = transactionsOf(read(['Date,Name,Merchant Name,Amount', '2026-01-13,BOB,SHOP,-5.00']));
    expect([row?.counterPartyName, row?.source.other]).toEqual(['BOB', { 'Merchant Name': 'SHOP' }]);
  });
});

const WISE =
  'ID,Status,Direction,"Created on","Finished on","Source fee amount","Source fee currency","Target fee amount","Target fee currency","Source name","Source amount (after fees)","Source currency","Target name","Target amount (after fees)","Target currency","Exchange rate",Reference,Batch,"Created by",Category,Note';

describe('transfers with both sides in a row', () => {
  const transfer = (id: number, status: string, direction: string, sent: string, arrived: string) =>
    `TRANSFER-${id},${status},${direction},2026-01-0${id} 09:00:00,2026-01-0${id} 10:00:00,${sent},${arrived},1.1,ref,,,,`;
  const side = (fee: string, name: string, amount: string, currency: string) =>
    `${fee},${currency},,,${name},${amount},${currency}`;

  it('move what left with its fee, or what arrived, in the account of that currency', () => {
    holds(
      fc.property(fc.constantFrom('GBP', 'USD'), fc.integer({ min: 0, max: 999 }), (code, fee) => {
        const other = code === 'GBP' ? 'USD' : 'GBP';
        const cost = (fee / 100).toFixed(2);
        const statements = read(
          [
            WISE,
            transfer(1, 'COMPLETED', 'IN', side(cost, 'Acme', '1900.00', other), `A Holder,2000.00,${code}`),
            transfer(
              2,
              'COMPLETED',
              'OUT',
              side(cost, 'A Holder', '99.60', code),
              `Green Shop,120.00,${other}`,
            ),
            transfer(
              3,
              'COMPLETED',
              'NEUTRAL',
              side(cost, 'A Holder', '50.00', code),
              `A Holder,60.00,${other}`,
            ),
            transfer(4, 'REFUNDED', 'OUT', side(cost, 'A Holder', '70.00', code), `Green Shop,70.00,${code}`),
            transfer(
              5,
              'CANCELLED',
              'OUT',
              side(cost, 'A Holder', '80.00', code),
              `Green Shop,80.00,${code}`,
            ),
            transfer(
              6,
              'COMPLETED',
              'NEUTRAL',
              side('0.00', 'A Holder', '9.00', code),
              `A Holder,9.00,${code}`,
            ),
          ],
          {},
        );
        const sum = (amount: number) => (amount + fee / 100).toFixed(2);
        const of = (currency: string) => ({
          ...statements,
          accounts: statements.accounts.filter(({ currencyCode }) => currencyCode === currency),
        });
        expect(signed(of(code))).toEqual(['C2000.00', `D${sum(99.6)}`, `D${sum(50)}`]);
        expect(payeesOf(of(code))).toEqual(['Acme', 'Green Shop', undefined]);
        expect(signed(of(other))).toEqual(['C60.00']);
        expect(statements.skipped.map(({ reason }) => reason)).toEqual([
          'rejected',
          'rejected',
          'balance_line',
        ]);
      }),
    );
  });
});

describe('a fee beside a balance', () => {
  const HEADERS = ['Amount,Fee', 'Paid out,Paid in,Fee', 'Amount,Transaction fee', 'Amount,Total'] as const;
  const amounts = fc.array(
    fc.record({
      pence: fc.integer({ min: 100, max: 9_999 }),
      isOut: fc.boolean(),
      fee: fc.integer({ min: 0, max: 99 }),
    }),
    { minLength: 3, maxLength: 9 },
  );
  const money = (pence: number) => (pence / 100).toFixed(2);

  it('is part of what was moved where the balance moves by both', () => {
    holds(
      fc.property(
        fc.constantFrom(...HEADERS),
        amounts.filter(rows => rows.slice(1).some(({ fee }) => fee > 0)),
        country,
        fc.boolean(),
        (header, rows, of, isCostNegative) => {
          let balance = 100_000;
          const lines = rows.map(({ pence, isOut, fee }, index) => {
            const moved = (isOut ? -pence : pence) - fee;
            balance += moved;
            const cost = `${isCostNegative && fee > 0 ? '-' : ''}${money(fee)}`;
            const plain = money(isOut ? -pence : pence);
            const cells = header.startsWith('Paid')
              ? `${isOut ? money(pence) : ''},${isOut ? '' : money(pence)},${cost}`
              : `${plain},${header.endsWith('Total') ? money(moved) : cost}`;
            return `2026-01-${10 + index},SHOP ${index},${cells},${money(balance)}`;
          });
          const statements = read([`Date,Description,${header},Balance`, ...lines], { country: of });
          expect(statements.accounts[0]?.origin.balanceCheck).toBe('agrees');
          expect(signed(statements)).toEqual(
            rows.map(({ pence, isOut, fee }) =>
              isOut ? `D${money(pence + fee)}` : `C${money(pence - fee)}`,
            ),
          );
        },
      ),
    );
  });

  it('is left alone where the balance moves by the amount', () => {
    const statements = read([
      'Date,Description,Amount,Fee,Balance',
      '2026-01-13,A,-5.50,0.50,94.50',
      '2026-01-14,B,-10.00,0.00,84.50',
      '2026-01-15,C,19.80,0.20,104.30',
    ]);
    expect(signed(statements)).toEqual(['D5.50', 'D10.00', 'C19.80']);
    expect(transactionsOf(statements)[0]?.source.other).toEqual({ Fee: '0.50' });
  });
});

describe('two columns of money in two currencies', () => {
  it.each(['GB', 'US'] as const)('give the one of the country that the caller tells: %s', of => {
    const statements = read(
      ['Date,Description,Amount (EUR),Amount (GBP),Amount (USD)', '2026-01-13,A,-5.00,-4.00,-6.00'],
      { country: of },
    );
    expect(signed(statements)).toEqual([of === 'GB' ? 'D4.00' : 'D6.00']);
    expect(statements.accounts[0]?.currencyCode).toBe(of === 'GB' ? 'GBP' : 'USD');
  });
});

describe('figures that do not show their pence', () => {
  it('are pence where they are padded with noughts, and a note says so', () => {
    holds(
      fc.property(
        fc.array(fc.integer({ min: -99_999, max: 99_999 }), { minLength: 2, maxLength: 6 }),
        fc.integer({ min: 8, max: 12 }),
        fc.boolean(),
        country,
        (pence, width, isSignCounted, of) => {
          const padded = (value: number) =>
            `${value < 0 ? '-' : ''}${String(Math.abs(value)).padStart(width - (isSignCounted && value < 0 ? 1 : 0), '0')}`;
          const lines = pence.map((value, index) => `2026-01-${10 + index},SHOP ${index},${padded(value)}`);
          const statements = read(['Date,Description,Amount', ...lines], {
            country: of,
            columns: { amount: 'Amount' },
          });
          expect(transactionsOf(statements).map(({ amount }) => Number(amount))).toEqual(
            pence.map(value => Math.abs(value) / 100),
          );
          expect(codesOf(statements)).toContain('ambiguous_decimal_mark');
        },
      ),
    );
  });

  it.each([
    ['00012.50', '12.50'],
    ['12500', '12500'],
  ])('stay as written where they have a point or no noughts: %s', (text, amount) => {
    const statements = read(['Date,Description,Amount', `2026-01-13,A,-${text}`, `2026-01-14,B,-${text}`]);
    expect(transactionsOf(statements).map(each => each.amount)).toEqual([amount, amount]);
    expect(codesOf(statements)).not.toContain('ambiguous_decimal_mark');
  });

  it('are told where each has three digits behind a point, and nothing shows that it parts no thousands', () => {
    const of = (amounts: readonly string[]) =>
      codesOf(
        read(['Date,Description,Amount', ...amounts.map((text, index) => `2026-01-1${index},A,${text}`)]),
      );
    holds(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 0, max: 999 })), {
          minLength: 1,
          maxLength: 5,
        }),
        fc.constantFrom('2.50', '0.125', '1234.500', '7.5', '1,234.500'),
        (figures, proof) => {
          const texts = figures.map(([whole, part]) => `-${whole}.${String(part).padStart(3, '0')}`);
          expect(of(texts)).toContain('ambiguous_decimal_mark');
          expect(of([...texts, `"${proof}"`])).not.toContain('ambiguous_decimal_mark');
        },
      ),
    );
  });
});

describe('the tick of a person who keeps a budget', () => {
  const lines = (name: string, words: readonly string[]) => [
    `Date,Payee,Outflow,Inflow,${name}`,
    ...words.map((word, index) => `2026-01-1${index},SHOP ${index},5.00,,${word}`),
  ];

  it.each(['Cleared', 'Reconciled', 'C', 'Clr', 'Cleared status'])('in %s leaves every row booked', name => {
    const rows = transactionsOf(read(lines(name, ['Uncleared', 'Cleared', 'Uncleared'])));
    expect(rows.map(({ status }) => status)).toEqual(['Booked', 'Booked', 'Booked']);
  });

  it('is told by rows that are reconciled, and no word of a bank is one', () => {
    const of = (words: readonly string[]) =>
      transactionsOf(read(lines('Status', words))).map(({ status }) => status);
    expect(of(['Uncleared', 'Cleared', 'Reconciled'])).toEqual(['Booked', 'Booked', 'Booked']);
    expect(of(['Pending', 'Cleared', 'Reconciled'])).toEqual(['Pending', 'Booked', 'Booked']);
    expect(of(['Uncleared', 'Cleared', 'Cleared'])).toEqual(['Pending', 'Booked', 'Booked']);
  });
});

describe('lines that are no rows, or more than one', () => {
  it.each(['Posted Transactions', 'Posted', 'Pending Transactions'])(
    'are parted from the date: %s',
    heading => {
      const statements = read(
        ['Date,Description,Amount', `"${heading}""03/20/2026",A,-5.00`, '03/19/2026,B,-6.00'],
        { country: 'US' },
      );
      const status = heading.startsWith('Pending') ? 'Pending' : 'Booked';
      expect(transactionsOf(statements).map(each => [each.bookingDate, each.status])).toEqual([
        ['2026-03-20', status],
        ['2026-03-19', status],
      ]);
      expect(codesOf(statements)).toContain('syntax_tolerated');
    },
  );

  it.each([
    'Money brought forward',
    'Brought fwd',
    'Balance b/f',
    'Amount carried over',
    'Your balance today',
  ])('tell a balance alone: %s', words => {
    const statements = read([
      'Date,Description,Paid out,Paid in,Balance',
      `13/01/2026,${words},,,100.00`,
      '14/01/2026,New Balance Athletics,5.00,,95.00',
    ]);
    expect(statements.skipped.map(({ reason }) => reason)).toEqual(['balance_line']);
    expect(signed(statements)).toEqual(['D5.00']);
  });

  it('are none where a file ends with a mark of an old system', () => {
    holds(
      fc.property(
        fc.constantFrom('\u001a', '\0', '\0\0\0', '\u001a\0\0'),
        fc.boolean(),
        (mark, isOwnLine) => {
          const text = `Date,Description,Amount\n13/01/2026,A,-1.25${isOwnLine ? '\n' : ''}${mark}`;
          const statements = read([text]);
          expect(signed(statements)).toEqual(['D1.25']);
          expect(statements.skipped).toEqual([]);
        },
      ),
    );
  });
});

describe('files of one account of which one has no rows', () => {
  it('are told of only where none has', () => {
    const full = 'Date,Description,Amount\n13/01/2026,A,-1.25';
    const empty = 'Date,Description,Amount\n';
    const codes = (files: readonly string[]) =>
      fromCsv(files, { country: 'GB', accountId: 'a' })
        .notes.map(({ code }) => code)
        .filter(code => code === 'account_without_rows');
    expect(codes([full, empty, empty])).toEqual([]);
    expect(codes([empty, empty])).toEqual(['account_without_rows']);
  });
});
