/** Spoilt workbooks, as archives and in their parts: they are read or refused, and nothing else happens. */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { fromXlsx, InvalidRequestError } from '../../../src/adapters.js';
import { inProportion } from '../../support/property.js';
import { mutated, randomFrom } from '../support/mutate.js';
import { type Cell, serialOf, workbookOf } from './writer.js';

/** FC_RUNS asks for more. */
const CASES = inProportion(150);

const row = (day: string, amount: number, as: 'pounds' | 'dollars'): readonly Cell[] => [
  { number: serialOf(day), as: 'dayInWords' },
  { runs: ['TESCO ', '& SONS'] },
  { number: amount, as },
  { formula: 'C2', result: amount },
];
const BOOKS = (['pounds', 'dollars'] as const).map(as =>
  workbookOf([
    { name: 'Cover', rows: [['Hello']] },
    {
      name: 'Mar',
      rows: [['Date', 'Text', 'Amount', 'Copy'], row('2026-03-04', -9.5, as), row('2026-03-05', 12.1, as)],
    },
  ]),
);

async function outcome(bytes: Uint8Array): Promise<'read' | 'refused'> {
  try {
    const { accounts } = await fromXlsx(bytes, { country: 'GB' });
    for (const { transactions } of accounts)
      for (const { amount, bookingDate } of transactions) {
        expect(amount).toMatch(/^\d+(?:\.\d+)?$/);
        expect(bookingDate).toMatch(/^\d{4}-\d\d-\d\d$/);
      }
    return 'read';
  } catch (error) {
    if (error instanceof InvalidRequestError) return 'refused';
    throw error;
  }
}

it.each(['pounds', 'dollars'])('the archive of %s', async as => {
  const book = BOOKS[as === 'pounds' ? 0 : 1] as Uint8Array;
  const found = new Set<string>();
  for (let seed = 0; seed < CASES; seed++)
    found.add(await outcome(new Uint8Array(mutated([Buffer.from(book)], randomFrom(seed)))));
  expect(found).toContain('refused');
});

it.each(['pounds', 'dollars'])('each part of the workbook of %s', async as => {
  const parts = unzipSync(BOOKS[as === 'pounds' ? 0 : 1] as Uint8Array);
  const found = new Map<string, number>();
  for (const [name, content] of Object.entries(parts))
    for (let seed = 0; seed < CASES / 5; seed++) {
      const spoilt = mutated([Buffer.from(strFromU8(content))], randomFrom(seed));
      const what = await outcome(zipSync({ ...parts, [name]: strToU8(spoilt.toString('utf8')) }));
      found.set(what, (found.get(what) ?? 0) + 1);
    }
  expect(found.get('read')).toBeGreaterThan(20);
});
