/** Files without a header: HSBC's and First Direct's are found by their wordings, and all others are read by their values. */
import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CSV } from '../../../src/adapters/formats/csv/csv.js';
import { allLayouts } from '../../../src/adapters/formats/csv/layouts/layout.js';
import { fromCsv, type ReadOptions, readStatements, type Statements } from '../../../src/adapters.js';
import { holds } from '../../support/property.js';
import { readWhole } from '../support/nothingVanishes.js';

const sample = (name: string) => readFileSync(`fixtures/statements/csv/${name}.csv`);
const layoutsOf = ({ accounts }: Statements) => accounts.map(({ origin }) => origin.layout);
const codesOf = ({ notes }: Statements) => notes.map(({ code }) => code);
const rowsOf = ({ accounts }: Statements) =>
  accounts.flatMap(({ transactions }) =>
    transactions.map(
      ({ bookingDate, amount, creditDebitIndicator, description }) =>
        `${bookingDate} ${creditDebitIndicator === 'Debit' ? '-' : ''}${amount} ${description}`,
    ),
  );
const read = (lines: readonly string[], options: ReadOptions = {}) =>
  readWhole(CSV, lines.join('\n'), 'lines', options).statements;

describe('the banks whose kinds of payment stand in the wordings', () => {
  const typed = allLayouts().filter(({ isTyped }) => isTyped);

  it.each(typed.map(({ name, bank }) => [name, bank]))('are found without their name: %s', (name, bank) => {
    for (const options of [{}, { country: 'GB' }, { currency: 'GBP' }] as const) {
      const found = readStatements(sample(name), options);
      expect(layoutsOf(found)).toEqual([name]);
      expect(found.notes.find(({ code }) => code === 'layout_guessed')?.message).toContain(bank);
      const named = fromCsv(sample(name), { bank });
      expect(found.accounts).toEqual(named.accounts);
      expect(codesOf(named)).not.toContain('layout_guessed');
    }
  });

  it.each(typed.map(({ name }) => name))('are not taken where the caller says otherwise: %s', name => {
    for (const options of [
      { country: 'US' },
      { currency: 'USD' },
      { bank: 'A Bank Nobody Knows' },
      { dateOrder: 'month-first' },
    ] as const)
      expect(layoutsOf(readStatements(sample(name), options))).not.toContain(name);
    for (const options of [{ signs: 'reversed' }, { columns: { amount: 3 } }] as const)
      expect(layoutsOf(fromCsv(sample(name), options))).not.toContain(name);
  });

  it.each([
    [
      'money in that says it is a direct debit',
      ['13/03/2026,"OCTOPUS ENERGY DD","25.99"', '14/03/2026,"SHOP )))","-1.00"'],
    ],
    [
      'a credit that is money out',
      ['13/03/2026,"HARBOUR FOODS CR","-25.99"', '14/03/2026,"SHOP )))","-1.00"'],
    ],
    ['months first', ['03/13/2026,"SHOP )))","-25.99"', '03/14/2026,"SHOP )))","-1.00"']],
    [
      'thousands without a comma',
      ['13/03/2026,"HARBOUR FOODS CR","1500.00"', '14/03/2026,"SHOP )))","-1.00"'],
    ],
    [
      'hardly any kind of payment',
      ['13/03/2026,"SHOP )))","-1.00"', '14/03/2026,"CAFE","-2.00"', '15/03/2026,"BOOKS","-3.00"'],
    ],
    [
      'kinds that every bank writes',
      ['13/03/2026,"HARBOUR FOODS CR","25.99"', '14/03/2026,"WATER DD","-1.00"'],
    ],
    ['a row of another form', ['13/03/2026,"SHOP )))","-1.00"', '14/03/2026,"CAFE VIS","-2.00","7.00"']],
  ])('are not taken from %s', (_, lines) => {
    expect(layoutsOf(read(lines, {}))).toEqual([null]);
    expect(codesOf(read(lines, { country: 'GB' }))).toContain('layout_guessed');
  });

  it('are found without any kind of payment where the caller tells the country, as one writes no header', () => {
    const lines = ['13/03/2026,"NORTHGATE SALARY  ","2,100.00"', '04/03/2026,"CAFE  ","-2.00"'];
    expect(layoutsOf(read(lines, { country: 'GB' }))).toEqual(['hsbc']);
    expect(layoutsOf(read(lines, { currency: 'GBP' }))).toEqual(['hsbc']);
    for (const options of [{}, { country: 'US' }] as const)
      expect(layoutsOf(read(lines, options))).toEqual([null]);
    const ofOthers = [
      ['13/03/2026,"NORTHGATE SALARY","2100.00"', '04/03/2026,"CAFE","-2.00"'],
      [
        '13/03/2026,"CAFE","1,002.00"',
        '14/03/2026,"CAFE","2.00"',
        '15/03/2026,"PAYMENT RECEIVED - THANK YOU","-20.00"',
      ],
    ];
    for (const other of ofOthers) expect(layoutsOf(read(other, { country: 'GB' }))).toEqual([null]);
  });

  it('take no file of another bank', () => {
    for (const { name, bank, isTyped, needsBankName } of allLayouts()) {
      if (isTyped) continue;
      const options = needsBankName ? { bank } : {};
      expect(layoutsOf(readStatements(sample(name), options)), name).toContain(name);
    }
    for (const name of ['amex-short', 'citi', 'santander'])
      for (const options of [{}, { country: 'GB' }, { country: 'US' }] as const)
        expect(layoutsOf(readStatements(sample(name), options)), name).not.toContain('hsbc');
  });
});

describe('a file without a header', () => {
  const TEXTS = {
    GB: ['TESCO STORES 3297', 'OCTOPUS ENERGY'],
    US: ['SAFEWAY STORE', 'XCEL ENERGY'],
  } as const;
  const rows = fc.array(
    fc.record({
      day: fc.integer({ min: 1, max: 27 }),
      text: fc.nat({ max: 1 }),
      pence: fc.integer({ min: -900_000, max: 900_000 }).filter(pence => pence !== 0),
    }),
    { minLength: 2, maxLength: 15 },
  );
  const two = (value: number) => String(value).padStart(2, '0');

  it('of dates, texts, amounts and perhaps balances is read, in any order of columns, with a note', () => {
    holds(
      fc.property(
        rows,
        fc.constantFrom('GB' as const, 'US' as const),
        fc.shuffledSubarray([0, 1, 2], { minLength: 3, maxLength: 3 }),
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        (all, country, order, hasBalance, isWhole, isTold) => {
          let balance = 1_000_000;
          const sorted = [...all].sort((one, other) => one.day - other.day);
          const meant: string[] = [];
          const lines = [...sorted, { day: 28, text: 0, pence: -100 }].map(({ day, text, pence: given }) => {
            const pence = isWhole ? Math.round(given / 100) * 100 || 100 : given;
            balance += pence;
            const amount = isWhole && pence > 0 ? String(pence / 100) : (pence / 100).toFixed(2);
            const words = TEXTS[country][text] as string;
            meant.push(`2026-03-${two(day)} ${amount} ${words}`);
            const date = country === 'GB' ? `${two(day)}/03/2026` : `03/${two(day)}/2026`;
            const cells = [date, words, amount];
            const last = hasBalance ? [(balance / 100).toFixed(2)] : [];
            return [...order.map(place => cells[place]), ...last].join(',');
          });
          const currency = country === 'GB' ? 'GBP' : 'USD';
          const { statements } = readWhole(
            CSV,
            lines.join('\n'),
            'lines',
            isTold ? { country } : { currency },
          );
          expect(rowsOf(statements)).toEqual(meant);
          expect(statements.skipped).toEqual([]);
          expect(codesOf(statements)).toContain('layout_guessed');
          // The 28th proves the order.
          expect(codesOf(statements)).not.toContain('ambiguous_date_order');
          if (hasBalance) expect(statements.accounts[0]?.origin.balanceCheck).toBe('agrees');
        },
      ),
    );
  });

  it('has its dates read as in the country of the caller where every day fits both orders', () => {
    const lines = ['03/02/2026,SHOP,-5.00', '04/02/2026,CAFE,-6.00'];
    expect(rowsOf(read(lines, { country: 'GB' }))).toEqual([
      '2026-02-03 -5.00 SHOP',
      '2026-02-04 -6.00 CAFE',
    ]);
    expect(rowsOf(read(lines, { country: 'US' }))).toEqual([
      '2026-03-02 -5.00 SHOP',
      '2026-04-02 -6.00 CAFE',
    ]);
    expect(codesOf(read(lines, { country: 'US' }))).toContain('ambiguous_date_order');
  });

  it('keeps rows of whole pounds or dollars, also before the first with pence, and files of nothing else', () => {
    expect(rowsOf(read(['05/03/2026,SALARY,2000', '13/03/2026,CAFE,-5.50', '14/03/2026,RENT,-800']))).toEqual(
      ['2026-03-05 2000 SALARY', '2026-03-13 -5.50 CAFE', '2026-03-14 -800 RENT'],
    );
    for (const country of ['GB', 'US'] as const) {
      const lines = ['2026-03-05,SALARY,2000,2100', '2026-03-13,RENT,800,1300', '2026-03-14,CAFE,5,1295'];
      const whole = readStatements(lines.join('\n'), { country });
      expect(rowsOf(whole)).toEqual(['2026-03-05 2000 SALARY', '2026-03-13 -800 RENT', '2026-03-14 -5 CAFE']);
      expect(whole.accounts[0]?.origin.balanceCheck).toBe('agrees');
    }
  });

  it('has facts above its rows that are none of them', () => {
    const { skipped } = read([
      'Statement,31/03/2026,12345678',
      '13/03/2026,CAFE,-5.50',
      '14/03/2026,RENT,-800.00',
    ]);
    expect(skipped.map(({ reason }) => reason)).toEqual(['preamble']);
    const { accounts } = read(['Exported,31/03/2026,2', '13/03/2026,CAFE,-5.50', '14/03/2026,RENT,-800.00']);
    expect(accounts[0]?.transactions).toHaveLength(2);
  });

  it('has the balance beside columns of debits and credits', () => {
    holds(
      fc.property(
        // The column with more values is taken for the debits, as in most accounts.
        rows.filter(all => {
          const debits = all.filter(({ pence }) => pence < 0).length;
          return debits < all.length && debits * 2 > all.length;
        }),
        fc.boolean(),
        fc.constantFrom('GB' as const, 'US' as const),
        (all, isCreditFirst, country) => {
          let balance = 1_000_000;
          const meant: string[] = [];
          const sorted = [...all].sort((one, other) => one.day - other.day);
          const lines = sorted.map(({ day, text, pence }, index) => {
            balance += pence;
            const words = `${TEXTS[country][text]} ${index}`;
            const figure = (Math.abs(pence) / 100).toFixed(2);
            meant.push(`2026-03-${two(day)} ${pence < 0 ? '-' : ''}${figure} ${words}`);
            const sides = pence < 0 !== isCreditFirst ? [figure, ''] : ['', figure];
            return [`2026-03-${two(day)}`, words, ...sides, (balance / 100).toFixed(2)].join(',');
          });
          const statements = read(lines, { country });
          // The oldest row has no balance before it.
          expect(rowsOf(statements).slice(1)).toEqual(meant.slice(1));
          expect(statements.accounts[0]?.origin.balanceCheck).toBe('agrees');
        },
      ),
    );
  });
});
