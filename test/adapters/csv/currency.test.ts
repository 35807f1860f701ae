/** Which currency the rows of a CSV file are in: one order of what tells it, in every layout. */
import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CSV } from '../../../src/adapters/formats/csv/csv.js';
import { allLayouts } from '../../../src/adapters/formats/csv/layouts/layout.js';
import { recordsOf } from '../../../src/adapters/formats/csv/table/records.js';
import { fromCsv, type Statements } from '../../../src/adapters.js';
import { readWhole } from '../support/nothingVanishes.js';
import { quotedCell } from './write.js';

const COUNTRIES = [
  ['GB', 'GBP', 'USD'],
  ['US', 'USD', 'GBP'],
] as const;

const read = (lines: readonly string[], options: Parameters<typeof fromCsv>[1] = {}): Statements =>
  readWhole(CSV, lines.join('\n'), 'lines', options).statements;

const currenciesOf = ({ accounts }: Statements) => [
  ...new Set(accounts.map(({ currencyCode }) => currencyCode)),
];

function rowsOf({ accounts }: Statements): readonly string[] {
  return accounts.flatMap(({ transactions }) =>
    transactions.map(({ amount, creditDebitIndicator }) => `${creditDebitIndicator[0]}${amount}`),
  );
}

/** The sample with a column Currency, which says one code in every row. One that is there already is filled anew. */
function withCurrency(name: string, code: string, place: 'first' | 'last'): string {
  const bytes = readFileSync(`fixtures/statements/csv/${name}.csv`);
  const utf8 = bytes.toString('utf8');
  const text = utf8.includes('\ufffd') ? bytes.toString('latin1') : utf8;
  const records = recordsOf(text, ',', 50);
  const header = records.findIndex(
    ({ cells }) => cells.length > 2 && cells.some(cell => /date|created/i.test(cell)),
  );
  // Some banks write a comma more at the end of each row than in the header.
  const width = records[header]?.cells.length ?? 0;
  const isCurrency = (cell: string) =>
    /^(?:(?:payment |source |target )?currency|iso_currency_code)$/i.test(cell);
  const there = records[header]?.cells.map(isCurrency) ?? [];
  const written = records.map(({ cells: all }, index) => {
    const cells = all.length === width + 1 && all.at(-1) === '' ? all.slice(0, -1) : all;
    const isRow = index > header && cells.length > 2;
    const cell = index === header ? 'Currency' : isRow ? code : undefined;
    if (cell === undefined) return cells;
    if (there.includes(true)) return cells.map((each, at) => (there[at] === true && isRow ? code : each));
    return place === 'first' ? [cell, ...cells] : [...cells, cell];
  });
  expect(header).toBeGreaterThanOrEqual(0);
  return written.map(cells => cells.map(each => quotedCell(each, { delimiter: ',' })).join(',')).join('\n');
}

describe('a column Currency in the file of any bank', () => {
  const layouts = allLayouts().filter(({ hasNoHeader }) => !hasNoHeader);
  // Truist's sample has balances with thousands and no quotes, so what stands behind them has no fixed column.
  const isMovable = (name: string) => name !== 'truist';
  const cases = layouts.flatMap(({ name }) =>
    (['GBP', 'USD'] as const).flatMap(code =>
      (isMovable(name) ? (['first', 'last'] as const) : (['first'] as const)).map(
        place => [name, code, place] as const,
      ),
    ),
  );
  it.each(cases)('of %s gives %s where it stands %s', (name, code, place) => {
    const layout = layouts.find(each => each.name === name);
    const options = layout?.needsBankName ? { bank: name } : {};
    const statements = fromCsv(withCurrency(name, code, place), options);
    expect(currenciesOf(statements)).toEqual([code]);
    const country = code === 'GBP' ? 'GB' : 'US';
    if (layout?.country !== country && !layout?.needsBankName)
      for (const { origin } of statements.accounts) expect(origin.layout).not.toBe(layout?.country && name);
    else for (const { origin } of statements.accounts) expect(origin.layout).toBe(name);
  });
});

const CURRENCIES = ['GBP', 'USD', 'EUR', 'CHF', 'CAD'] as const;
const NAMES = [
  'Currency',
  'CCY',
  'Devise',
  'Monn.',
  'Account Currency',
  'Payment currency',
  'Curr',
  'Währung',
] as const;
const FOREIGN = ['Foreign', 'Original', 'Orig', 'Local', 'Merchant', 'Exchange', 'Counter', 'Fee'] as const;
const MONEY = {
  amount: { header: 'Amount', out: '-20.00', in: '2500.00' },
  columns: { header: 'Money out,Money in', out: '20.00,', in: ',2500.00' },
  debits: { header: 'Debit,Credit', out: '-20.00,', in: ',2500.00' },
  words: { header: 'Amount,DR/CR', out: '20.00,DR', in: '2500.00,CR' },
} as const;
type Money = keyof typeof MONEY;
const money = fc.constantFrom(...(Object.keys(MONEY) as Money[]));
const country = fc.constantFrom('GB' as const, 'US' as const);

describe('the currency of an account', () => {
  it('is that of the column called so, however the money stands, against the country that the caller names', () => {
    fc.assert(
      fc.property(
        money,
        fc.constantFrom(...CURRENCIES),
        fc.constantFrom(...NAMES),
        country,
        (way, code, name, told) => {
          const { header, out, in: into } = MONEY[way];
          const file = [
            `Date,Description,${header},${name}`,
            `2026-01-27,NORTHGATE LOGISTICS SALARY,${into},${code}`,
            `2026-01-28,LIDL,${out},${code}`,
            `2026-02-27,NORTHGATE LOGISTICS SALARY,${into},${code}`,
          ];
          for (const options of [{}, { country: told }]) {
            const statements = read(file, options);
            expect(currenciesOf(statements)).toEqual([code]);
            expect(rowsOf(statements)).toEqual(['C2500.00', 'D20.00', 'C2500.00']);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is never that of a purchase abroad', () => {
    fc.assert(
      fc.property(
        money,
        fc.constantFrom(...FOREIGN),
        country,
        fc.boolean(),
        fc.boolean(),
        (way, foreign, told, isBlankAtHome, isFirst) => {
          const { header, out, in: into } = MONEY[way];
          const home = told === 'GB' ? 'GBP' : 'USD';
          const abroad = `10.00,EUR`;
          const atHome = isBlankAtHome ? ',' : `20.00,${home}`;
          const names = `${foreign} Amount,${foreign} Currency`;
          const line = (day: number, text: string, own: string, other: string) =>
            [`2026-01-${day}`, text, ...(isFirst ? [other, own] : [own, other])].join(',');
          const file = [
            `Date,Description,${isFirst ? `${names},${header}` : `${header},${names}`}`,
            line(12, 'CAFE PARIS', out, abroad),
            line(13, 'HOTEL PARIS', out, abroad),
            line(14, 'NORTHGATE SALARY', into, atHome),
          ];
          const statements = read(file, { country: told });
          expect(currenciesOf(statements)).toEqual([home]);
          expect(rowsOf(statements)).toEqual(['D20.00', 'D20.00', 'C2500.00']);
          expect(currenciesOf(read(file, { currency: home }))).toEqual([home]);
        },
      ),
      { numRuns: 80 },
    );
  });

  it.each(COUNTRIES)(
    'of %s comes from the row, then the header, then the sign, then the line above',
    (_, own, other) => {
      const row = (cell: string, currency: string) => ['2026-01-27', 'SHOP', cell, currency].join(',');
      const both = ['Date,Description,Amount (EUR),Currency', row('-5.00', own), row('-6.00', own)];
      expect(currenciesOf(read(both))).toEqual([own]);
      const blank = ['Date,Description,Amount (EUR),Currency', row('-5.00', ''), row('-€6.00', '')];
      expect(currenciesOf(read(blank, { country: 'GB' }))).toEqual(['EUR']);
      const above = ['Valued in: CHF', 'Date,Description,Amount', '2026-01-27,SHOP,-£5.00'];
      expect(currenciesOf(read(above))).toEqual(['GBP']);
      for (const line of [
        `Currency: ${other}`,
        `Valued in: ${other}`,
        `ALL AMOUNTS IN ${other}`,
        `Account currency,${other}`,
      ]) {
        const stated = read([
          line,
          'Date,Description,Debit,Credit',
          '2026-01-27,SHOP,5.00,',
          '2026-01-28,PAY,,9.00',
        ]);
        expect(currenciesOf(stated)).toEqual([other]);
        expect(stated.skipped).toEqual([]);
      }
    },
  );

  it.each(COUNTRIES)(
    'of %s, told by the caller, is not overruled by a column that is only guessed',
    (told, own) => {
      const file = ['Date,Description,Amount,Zone', '2026-01-27,SHOP,-5.00,EUR', '2026-01-28,SHOP,-6.00,EUR'];
      expect(currenciesOf(read(file, { country: told }))).toEqual([own]);
      expect(currenciesOf(read(file, { currency: own }))).toEqual([own]);
      expect(currenciesOf(read(file))).toEqual(['EUR']);
      expect(currenciesOf(read(file, { country: told, columns: { currency: 'Zone' } }))).toEqual(['EUR']);
    },
  );

  it.each(COUNTRIES)('of %s belongs to the amount beside which its name puts it', (told, own) => {
    const file = [
      'Date,Description,Billing Amount,Billing Currency,Transaction Amount,Transaction Currency',
      `2026-01-27,CAFE PARIS,-8.60,${own},-10.00,EUR`,
      `2026-01-28,HOTEL PARIS,-86.00,${own},-100.00,EUR`,
    ];
    for (const options of [{}, { country: told }]) {
      const statements = read(file, options);
      expect(currenciesOf(statements)).toEqual([own]);
      expect(rowsOf(statements)).toEqual(['D8.60', 'D86.00']);
    }
  });

  it('keeps a bank whose customer has euros, since no country of ours speaks against it', () => {
    const statements = read([
      'Date,Counter Party,Reference,Type,Amount (EUR),Balance (EUR)',
      '27/01/2026,SHOP,R,CARD,-5.00,95.00',
    ]);
    expect(currenciesOf(statements)).toEqual(['EUR']);
    expect(statements.accounts[0]?.origin.layout).toBe('starling');
  });

  it.each(COUNTRIES)('of rows that differ from their account is said (%s)', (told, own) => {
    const file = [
      'Date,Description,Amount,Currency',
      `2026-01-27,SHOP,-5.00,${own}`,
      '2026-01-28,CAFE PARIS,-6.00,EUR',
      `2026-01-29,ACME SALARY,900.00,${own}`,
    ];
    const { notes, accounts } = read(file, { country: told });
    const note = notes.find(({ code }) => code === 'rows_in_other_currency');
    expect(note?.message).toContain(`is in ${own}. Of its rows 1 is in another currency (1 in EUR)`);
    expect(note?.transactionIds).toEqual([accounts[0]?.transactions[1]?.transactionId]);
    const without = read(file.toSpliced(2, 1), { country: told }).notes.map(({ code }) => code);
    expect(without).not.toContain('rows_in_other_currency');
  });

  it('forbids to read amounts of two currencies as debits and credits', () => {
    const statements = read(
      ['Date,Description,CAD$,USD$', '01/13/2026,SHOP,-10.00,', '01/14/2026,HOTEL,,-20.00'],
      { country: 'US' },
    );
    expect(rowsOf(statements)).not.toContain('C20.00');
  });
});
