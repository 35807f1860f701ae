/** A table written as CSV and as a workbook is read as the same rows, in both countries. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromCsv, fromXlsx } from '../../../src/adapters.js';
import { addDays, dayOf, textOf } from '../../../src/base/calendar.js';
import { PARAMETERS } from '../../support/property.js';
import { type Cell, serialOf, workbookOf } from './writer.js';

const text = fc
  .array(
    fc.constantFrom(
      'TESCO',
      'KROGER',
      '#412',
      'Café',
      'LTD',
      'PAYROLL',
      '£5 & more',
      '"quoted"',
      '=A1',
      '<b>',
    ),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map(words => words.join(' '));

const row = fc.record({
  days: fc.integer({ min: 0, max: 730 }),
  text,
  minor: fc.integer({ min: -9_999_999, max: 9_999_999 }).filter(minor => minor !== 0),
  /** Whether the day and the figure are typed as texts, which CSV rules read. */
  isTyped: fc.boolean(),
  gap: fc.boolean(),
});

const COUNTRIES = {
  GB: {
    header: ['Date', 'Description', 'Amount (GBP)'],
    written: (day: string) => day.split('-').reverse().join('/'),
  },
  US: {
    header: ['Date', 'Description', 'Amount (USD)'],
    written: (day: string) => day.replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1'),
  },
} as const;

describe.each(['GB', 'US'] as const)('tables of %s', country => {
  it('are the same rows', async () => {
    const { header, written } = COUNTRIES[country];
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 12 }), async rows => {
        const lines = [header.join(',')];
        const cells: (readonly Cell[] | undefined)[] = [[...header]];
        for (const { days, text: words, minor, isTyped, gap } of rows) {
          if (gap) {
            lines.push('');
            cells.push(undefined);
          }
          const day = textOf(addDays(dayOf('2025-01-01'), days));
          const amount = (minor / 100).toFixed(2);
          lines.push(`${isTyped ? written(day) : day},"${words.replaceAll('"', '""')}",${amount}`);
          cells.push([
            isTyped ? written(day) : { number: serialOf(day), as: 'dayInWords' },
            words,
            isTyped ? amount : { number: minor / 100, as: minor % 3 === 0 ? 'money' : 'general' },
          ]);
        }
        const options = { country, dateOrder: country === 'GB' ? 'day-first' : 'month-first' } as const;
        const csv = fromCsv(`${lines.join('\n')}\n`, options);
        const xlsx = await fromXlsx(workbookOf([{ name: 'a', rows: cells }]), options);
        const rowsOf = ({ accounts }: typeof csv) =>
          accounts.map(({ transactions }) =>
            transactions.map(({ source: { date: _date, ...source }, amount, ...rest }) => ({
              ...rest,
              source,
              // A whole number has no pence where the format shows none.
              amount: Number(amount),
            })),
          );
        expect(rowsOf(xlsx).map(list => list.map(({ transactionId: _id, ...each }) => each))).toEqual(
          rowsOf(csv).map(list => list.map(({ transactionId: _id, ...each }) => each)),
        );
        expect(xlsx.skipped.map(({ line, reason }) => [line, reason])).toEqual(
          csv.skipped.map(({ line, reason }) => [line, reason]),
        );
      }),
      PARAMETERS,
    );
  });
});
