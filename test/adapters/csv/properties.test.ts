/** What must hold of every file that a bank could write, drawn by chance. */
import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CSV } from '../../../src/adapters/formats/csv/csv.js';
import { allLayouts } from '../../../src/adapters/formats/csv/layouts/layout.js';
import { recordsOf } from '../../../src/adapters/formats/csv/table/records.js';
import { fromCsv, type Statements } from '../../../src/adapters.js';
import { holds } from '../../support/property.js';
import { readWhole } from '../support/nothingVanishes.js';
import { quotedCell, type Style, type Written, writeCsv } from './write.js';

const GB_TEXTS = [
  'TESCO STORES 3297',
  'DD BRITISH GAS',
  'TFL TRAVEL CH',
  'GREGGS, LEEDS',
  'SAY "CHEESE" LTD',
  'B&Q 1402',
];
const US_TEXTS = [
  'SAFEWAY #1203',
  'XCEL ENERGY WEB PMT',
  'LYFT *RIDE',
  'WENDYS, DENVER CO',
  'THE "BEST" DINER',
  'CVS/PHARMACY',
];

const day = fc
  .integer({ min: 0, max: 700 })
  .map(days => new Date(Date.UTC(2025, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));

/** Rows in order of day, with the balance after each. */
const rowsOf = (texts: readonly string[]) =>
  fc
    .array(
      fc.record({
        day,
        text: fc.constantFrom(...texts),
        pence: fc.integer({ min: 1, max: 900_000 }).chain(pence => fc.constantFrom(pence, -pence)),
      }),
      { minLength: 1, maxLength: 25 },
    )
    .map(rows => {
      let balance = 150_000;
      return [...rows]
        .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
        .map((row): Written => {
          balance += row.pence;
          return { ...row, balance };
        });
    });

const country = fc.constantFrom('GB' as const, 'US' as const);
const story = country.chain(code =>
  fc.record({ country: fc.constant(code), rows: rowsOf(code === 'GB' ? GB_TEXTS : US_TEXTS) }),
);

const style = (changes: Partial<Style> = {}) =>
  fc
    .record({
      separation: fc.constantFrom([',', '.'], [';', '.'], [';', ','], ['\t', '.'], ['\t', ','], ['|', '.']),
      money: fc.constantFrom('signed', 'columns', 'negative-columns', 'words', 'signed-words'),
      dates: fc.constantFrom('day-first', 'month-first', 'iso', 'named'),
      hasHeader: fc.constant(true),
      hasBalance: fc.boolean(),
      isNewestFirst: fc.boolean(),
      hasPreamble: fc.boolean(),
    })
    .map(({ separation: [delimiter, mark], ...rest }) => ({ delimiter, mark, ...rest, ...changes }) as Style);

function told(statements: Statements): readonly string[] {
  return statements.accounts
    .flatMap(({ transactions }) => transactions)
    .map(
      ({ bookingDate, amount, creditDebitIndicator, description }) =>
        `${bookingDate} ${creditDebitIndicator} ${Math.round(Number(amount) * 100)} ${description}`,
    );
}

function meant(rows: readonly Written[]): readonly string[] {
  return rows.map(
    ({ day: date, pence, text }) => `${date} ${pence < 0 ? 'Debit' : 'Credit'} ${Math.abs(pence)} ${text}`,
  );
}

const sorted = (lines: readonly string[]) => [...lines].sort();
const orderOf = ({ dates }: Style) => (dates === 'day-first' || dates === 'month-first' ? dates : undefined);

/** Each with what a list of rows needs, so that the way of writing shows which rows are debits. */
const CONVENTIONS: readonly Style['money'][] = [
  'signed',
  'columns',
  'negative-columns',
  'words',
  'signed-words',
  'suffix',
  'signed-suffix',
  'credit-suffix',
  'brackets',
  'trailing-minus',
  'ledger-columns',
  'kinds',
];

describe('one list of rows', () => {
  it('is the same in every way of writing signs, with and without balances', () => {
    holds(
      fc.property(story, style(), ({ country: code, rows }, written) => {
        fc.pre(rows.filter(({ pence }) => pence > 0).length > 1 && rows.some(({ pence }) => pence < 0));
        for (const money of CONVENTIONS) {
          const file = writeCsv(rows, { ...written, money });
          const { statements } = readWhole(CSV, file, 'lines', {
            country: code,
            dateOrder: orderOf(written),
          });
          expect(sorted(told(statements)), money).toEqual(sorted(meant(rows)));
          if (written.hasBalance) expect(statements.accounts[0]?.origin.balanceCheck).toBe('agrees');
        }
      }),
    );
  });

  it('has a reversal where one minus stands among amounts without one, whatever its neighbours', () => {
    holds(
      fc.property(
        story,
        fc.boolean(),
        fc.boolean(),
        fc.integer({ min: 1, max: 90_000 }),
        ({ country: code, rows }, isDebit, hasBalance, pence) => {
          fc.pre(rows.some(row => row.pence < 0) && rows.some(row => row.pence > 0));
          const amount = isDebit ? pence : -pence;
          const last = rows.at(-1) as Written;
          const reversal = { day: last.day, text: 'REVERSED', pence: amount, balance: last.balance + amount };
          const money = (value: number) => (value / 100).toFixed(2);
          const lines = [...rows, reversal].map(row => {
            const isOut = row === reversal ? isDebit : row.pence < 0;
            const cell = row === reversal ? money(-pence) : money(Math.abs(row.pence));
            const balance = hasBalance ? `,${money(row.balance)}` : '';
            return `${row.day},"${row.text.replaceAll('"', '""')}",${isOut ? `${cell},` : `,${cell}`}${balance}`;
          });
          const header = `Date,Details,Paid out,Paid in${hasBalance ? ',Balance' : ''}`;
          const statements = fromCsv([header, ...lines].join('\n'), { country: code });
          expect(sorted(told(statements))).toEqual(sorted(meant([...rows, reversal])));
          const codes = statements.notes.map(note => note.code);
          expect(codes.includes('sign_assumed')).toBe(!hasBalance);
          expect(codes).not.toContain('balance_differs');
        },
      ),
    );
  });
});

describe('files of unknown layouts', () => {
  it('are read whatever their delimiter, decimal mark, order and way of writing signs', () => {
    fc.assert(
      fc.property(story, style(), ({ country: code, rows }, written) => {
        const { statements } = readWhole(CSV, writeCsv(rows, written), 'lines', {
          country: code,
          dateOrder: orderOf(written),
        });
        expect(sorted(told(statements))).toEqual(sorted(meant(rows)));
      }),
      { numRuns: 150 },
    );
  });

  it('prove by the balance which rows are debits where no sign is written', () => {
    fc.assert(
      fc.property(
        story,
        style({ money: 'unsigned', hasBalance: true }),
        ({ country: code, rows }, written) => {
          fc.pre(rows.length > 1 && rows.some(({ pence }) => pence < 0));
          const statements = fromCsv(writeCsv(rows, written), { country: code, dateOrder: orderOf(written) });
          const oldest = meant(rows)[0] as string;
          const rest = sorted(told(statements)).filter(
            line => line.slice(11).replace(/^\w+ /, '') !== oldest.slice(11).replace(/^\w+ /, ''),
          );
          expect(rest).toEqual(
            sorted(meant(rows)).filter(
              line => line.slice(11).replace(/^\w+ /, '') !== oldest.slice(11).replace(/^\w+ /, ''),
            ),
          );
          expect(statements.accounts[0]?.origin).toMatchObject({ balanceCheck: 'agrees' });
        },
      ),
      { numRuns: 100 },
    );
  });

  it('are read with signs turned when the caller says so', () => {
    fc.assert(
      fc.property(
        story,
        style({ money: 'reversed', hasBalance: false }),
        ({ country: code, rows }, written) => {
          const statements = fromCsv(writeCsv(rows, written), {
            country: code,
            dateOrder: orderOf(written),
            signs: 'reversed',
          });
          expect(sorted(told(statements))).toEqual(sorted(meant(rows)));
          expect(statements.accounts[0]?.origin.signBasis).toBe('reversed');
        },
      ),
      { numRuns: 60 },
    );
  });

  it('are read without a header too, given a balance or a sign', () => {
    fc.assert(
      fc.property(
        story,
        style({ hasHeader: false, hasPreamble: false, money: 'signed', dates: 'iso' }),
        ({ country: code, rows }, written) => {
          fc.pre(rows.length > 2);
          const { statements } = readWhole(CSV, writeCsv(rows, written), 'lines', { country: code });
          expect(sorted(told(statements))).toEqual(sorted(meant(rows)));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('have dates of the order that the column proves, and ask where it proves none', () => {
    fc.assert(
      fc.property(
        story,
        fc.constantFrom('day-first' as const, 'month-first' as const),
        ({ country: code, rows }, dates) => {
          const file = writeCsv(rows, {
            delimiter: ',',
            mark: '.',
            money: 'signed',
            dates,
            hasHeader: true,
            hasBalance: false,
            isNewestFirst: false,
            hasPreamble: false,
          });
          const { accounts, notes } = fromCsv(file, { country: code });
          const asks = notes.some(note => note.code === 'ambiguous_date_order');
          const isProved = rows.some(row => Number(row.day.slice(8)) > 12);
          const isSame = rows.every(row => row.day.slice(8) === row.day.slice(5, 7));
          expect(asks).toBe(!isProved && !isSame);
          if (isProved) expect(accounts[0]?.origin.dateOrder).toBe(dates);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('give the same ids in another order of rows', () => {
    fc.assert(
      fc.property(story, style({ isNewestFirst: false }), ({ country: code, rows }, written) => {
        const options = { country: code, dateOrder: orderOf(written) } as const;
        const one = fromCsv(writeCsv(rows, written), options);
        const other = fromCsv(writeCsv(rows, { ...written, isNewestFirst: true }), options);
        const ids = ({ accounts }: Statements) =>
          sorted(
            accounts.flatMap(({ transactions }) => transactions.map(({ transactionId }) => transactionId)),
          );
        expect(ids(other)).toEqual(ids(one));
        expect(new Set(ids(one)).size).toBe(rows.length);
      }),
      { numRuns: 60 },
    );
  });
});

describe('records', () => {
  const cell = fc.string({
    unit: fc.constantFrom('a', 'B', '1', '"', ',', ';', ' ', '\n', '\r\n', '£', "'"),
    maxLength: 8,
  });

  it('are read as they were written, with quotes, delimiters and line breaks in them', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 8 }),
        rows => {
          const filled = rows.filter(cells => cells.some(text => text.trim() !== ''));
          const text = filled
            .map(cells => cells.map(each => quotedCell(each, { delimiter: ',' })).join(','))
            .join('\n');
          // So many delimiters in a line are a row whose quote was never closed, so none is looked for here.
          const read = recordsOf(text, ',', 50);
          expect(read.map(({ cells }) => cells)).toEqual(filled.map(cells => cells.map(each => each.trim())));
          expect(read.every(({ isBroken }) => !isBroken)).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('a spoilt line', () => {
  const SINGLE = allLayouts().filter(
    ({ needsBankName, name }) =>
      !needsBankName && !['venmo', 'amex-uk', 'amex-us', 'amex-us-single'].includes(name),
  );
  const files = SINGLE.map(({ name }) => readFileSync(`fixtures/statements/csv/${name}.csv`, 'latin1'));

  it('costs itself, and no other line', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...files),
        fc.nat(),
        fc.nat(),
        fc.constantFrom('"', ',', ';', "'", '""', '"x', ',"', '', '\t', '|'),
        (file, lineSeed, placeSeed, mark) => {
          const before = fromCsv(Buffer.from(file, 'latin1'));
          const rowLines = before.accounts.flatMap(({ transactions }) =>
            transactions.map(({ source }) => source.line as number),
          );
          const line = rowLines[lineSeed % rowLines.length] as number;
          const lines = file.split('\r\n');
          const text = lines[line - 1] as string;
          const place = placeSeed % (text.length + 1);
          lines[line - 1] = text.slice(0, place) + mark + text.slice(place + (mark === '' ? 1 : 0));
          const after = fromCsv(Buffer.from(lines.join('\r\n'), 'latin1'));
          const of = (statements: Statements) =>
            statements.accounts
              .flatMap(({ transactions }) => transactions)
              .filter(({ source }) => source.line !== line)
              .map(({ source, bookingDate, amount, creditDebitIndicator }) =>
                [source.line, bookingDate, amount, creditDebitIndicator].join(' '),
              )
              .sort();
          expect(of(after)).toEqual(of(before));
        },
      ),
      { numRuns: Number(process.env['SPOILT_RUNS'] ?? 300) },
    );
  });
});
