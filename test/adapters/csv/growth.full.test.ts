/** Four times the text must not cost much more than four times the time, however the text is made. Quadratic would be 16. */
import { describe, expect, it } from 'vitest';
import { fromCsv, InvalidRequestError } from '../../../src/adapters.js';

const HEADER = 'Date,Description,Amount,Balance\n';
const repeated = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');
const dayOf = (index: number) => `${String((index % 28) + 1).padStart(2, '0')}/03/2026`;

const TEXTS: readonly (readonly [name: string, size: number, text: (size: number) => string])[] = [
  ['rows', 1500, size => HEADER + repeated(size, index => `${dayOf(index)},SHOP ${index},-1.00,${index}.00`)],
  ['rows without a header', 1500, size => repeated(size, index => `${dayOf(index)},SHOP ${index},-1.00`)],
  [
    'quoted rows',
    1500,
    size => HEADER + repeated(size, index => `"${dayOf(index)}","SHOP","-1.00","${index}.00"`),
  ],
  [
    'quotes that are never closed',
    1500,
    size => HEADER + repeated(size, index => `${dayOf(index)},"SHOP,-1.00,1.00`),
  ],
  [
    'quotes that are never closed at the ends',
    1500,
    size => HEADER + repeated(size, index => `${dayOf(index)},SHOP,-1.00,"1.00`),
  ],
  ['doubled quotes', 1500, size => HEADER + repeated(size, index => `${dayOf(index)},"""SHOP""",-1.00,""`)],
  ['one open quote', 3000, size => `${HEADER}13/03/2026,"SHOP,-1.00,1.00\n${repeated(size, () => 'A,B')}`],
  ['headers alone', 1000, size => repeated(size, index => `Date,Description,Amount,Balance ${index % 50}`)],
  [
    'a header before every row',
    800,
    size => repeated(size, index => `Date,Details ${index},Amount\n${dayOf(index)},A,-1.00`),
  ],
  [
    'lines over the rows',
    3000,
    size => `${repeated(size, index => `Remark, ${index}`)}\n${HEADER}13/03/2026,A,-1.00,1.00`,
  ],
  [
    'further wording',
    3000,
    size => `${HEADER}13/03/2026,A,-1.00,1.00\n${repeated(size, index => `,MORE ${index},,`)}`,
  ],
  [
    'one long line',
    10_000,
    size =>
      `${HEADER}${repeated(size, index => String(index)).replaceAll('\n', ',')}\n13/03/2026,A,-1.00,1.00`,
  ],
  [
    'accounts',
    800,
    size =>
      `Number,Date,Account,Amount,Subcategory,Memo\n${repeated(size, index => `1,${dayOf(index)},20-11-22 ${index},-1.00,X,A`)}`,
  ],
];

function cpuOf(text: string): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 2; run++) {
    const before = process.cpuUsage();
    try {
      fromCsv(text, { country: 'GB' });
    } catch (error) {
      if (!(error instanceof InvalidRequestError)) throw error;
    }
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, user + system);
  }
  return least / 1000;
}

describe('the time to read a file', () => {
  it.each(TEXTS)('grows with the file alone: %s', { timeout: 120_000 }, (_name, size, text) => {
    cpuOf(text(200));
    const small = cpuOf(text(size));
    const large = cpuOf(text(4 * size));
    // Below this, what is measured is the machine.
    expect(large, `${small.toFixed(0)} ms, then ${large.toFixed(0)} ms`).toBeLessThan(
      Math.max(10 * small, 200),
    );
  });
});
