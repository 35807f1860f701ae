/** References that stand in every payment, and two people who are told apart by their pay numbers alone. */
import { describe, expect, it } from 'vitest';
import type { EnrichedEntry } from '../../src/enrichment/enrich.js';
import { referencesIn, sharedReferencesOf } from '../../src/streams/references.js';
import { splitByReference } from '../../src/streams/splitByReference.js';
import { type Line, rows } from '../support/payments.js';

const said = (...texts: readonly string[]) => rows(texts.map((text): Line => ['2025-01-31', 1000, text]));

describe('a reference', () => {
  it.each([
    ['QUENDALE PAYE 7734512 BGC', ['7734512']],
    ['QUENDALE 1234', ['1234']],
    ['QUENDALE WK 123', []],
    // Letters and figures are words of their own.
    ['QUENDALE AB10012345', ['10012345']],
    ['QUENDALE AB12CD34', []],
    ['QUENDALE 7734512 7734512 99001', ['7734512', '99001']],
    ['QUENDALE LTD', []],
  ])('is a word of four figures or more: %s', (text, expected) => {
    expect(referencesIn(text)).toEqual(expected);
  });

  it('is shared where it stands in every payment of both', () => {
    const [a, b] = [said('QUENDALE 7734512 1001', 'QUENDALE 7734512 1002'), said('HARROWAY 7734512 1003')];
    expect(sharedReferencesOf(a, b)).toEqual(['7734512']);
    expect(sharedReferencesOf(a, said('HARROWAY 7734512', 'HARROWAY'))).toEqual([]);
    expect(sharedReferencesOf(said('QUENDALE 7734512', 'QUENDALE'), b)).toEqual([]);
    expect(sharedReferencesOf(said('QUENDALE'), b)).toEqual([]);
    expect(sharedReferencesOf([], b)).toEqual([]);
  });
});

const DAYS = ['2025-01-31', '2025-02-28', '2025-03-28', '2025-04-25'] as const;

/** In order of their days, as groups are. */
function byDay(...parts: readonly (readonly EnrichedEntry[])[]): EnrichedEntry[] {
  return parts.flat().sort((a, b) => a.entry.day - b.entry.day);
}

function paid(words: string, days: readonly string[] = DAYS, accountId = 'account'): EnrichedEntry[] {
  return rows(
    days.map((day): Line => [day, 1000, words]),
    { accountId },
  );
}

/** How many payments each part has. */
const parts = (...given: readonly (readonly EnrichedEntry[])[]) =>
  splitByReference(byDay(...given)).map(part => part.length);

describe('two of one name', () => {
  const first = paid('QUENDALE 10012345');

  it('who are paid on the same days, each with a number, are two', () => {
    const second = paid('QUENDALE 10067890', DAYS.slice(0, 3));
    const [one = [], two = []] = splitByReference(byDay(second, first));
    expect([one.length, two.length]).toEqual([4, 3]);
    expect([...one].every(({ entry }) => entry.transaction.description.endsWith('10012345'))).toBe(true);
    expect([...two].every(({ entry }) => entry.transaction.description.endsWith('10067890'))).toBe(true);
  });

  it('may be three', () => {
    expect(parts(first, paid('QUENDALE 10067890'), paid('QUENDALE 10055555'))).toEqual([4, 4, 4]);
  });

  it('on fewer than three days are one', () => {
    expect(parts(first, paid('QUENDALE 10067890', DAYS.slice(0, 2)))).toEqual([6]);
    expect(parts(first.slice(0, 2), paid('QUENDALE 10067890', DAYS.slice(0, 2)))).toEqual([4]);
  });

  it('without numbers, or with one for both, are one', () => {
    expect(parts(paid('QUENDALE'), paid('QUENDALE'))).toEqual([8]);
    expect(parts(first, first)).toEqual([8]);
    expect(parts(paid('QUENDALE 10012345 77001'), paid('QUENDALE 10012345 77001'))).toEqual([8]);
  });

  it('are told apart by their own numbers, though another stands in all payments', () => {
    expect(parts(paid('QUENDALE 77001 10012345'), paid('QUENDALE 77001 10067890'))).toEqual([4, 4]);
  });

  it('are one where one number takes the place of the other in time', () => {
    const later = ['2025-05-30', '2025-06-27', '2025-07-25'];
    expect(parts(first, first, paid('QUENDALE 10067890', later))).toEqual([11]);
  });

  it('are one where they are mostly paid on other days', () => {
    // Of five days of the second while both run, three are days of the first.
    const second = [...DAYS.slice(0, 3), '2025-02-07', '2025-02-14'].sort();
    expect(parts(first, paid('QUENDALE 10067890', second))).toEqual([9]);
    // Of four, three are.
    const third = [...DAYS.slice(0, 3), '2025-02-14'].sort();
    expect(parts(first, paid('QUENDALE 10067890', third))).toEqual([4, 4]);
    // Days before and after do not count against them.
    const fourth = [...DAYS.slice(0, 3), '2024-10-31', '2024-11-29', '2025-06-27', '2025-07-25'].sort();
    expect(parts(first, paid('QUENDALE 10067890', fourth))).toEqual([7, 4]);
  });

  it('are one where one of three numbers does not run beside the first', () => {
    const later = paid('QUENDALE 10055555', ['2025-05-30', '2025-06-27', '2025-07-25']);
    expect(parts(first, paid('QUENDALE 10067890'), later)).toEqual([11]);
  });

  it('are one where they share two paydays, though both were paid on each while both ran', () => {
    const until = paid('QUENDALE 10067890', ['2024-11-29', '2024-12-20', '2025-01-31', '2025-02-28']);
    expect(parts(first, paid('QUENDALE 10012345', ['2025-03-28']), until)).toEqual([9]);
  });

  it('are told apart by one number each: another that stands beside it says no more', () => {
    expect(parts(paid('QUENDALE 10012345 55501'), paid('QUENDALE 10067890'))).toEqual([4, 4]);
    const many = ['01', '02', '03', '04', '05', '06', '07', '08', '09'].map(month => `2025-${month}-25`);
    const one = [paid('QUENDALE 10012345 55501', many.slice(0, 2)), paid('QUENDALE 10012345', many.slice(2))];
    const bare = paid('QUENDALE 55501', ['2025-10-24']);
    expect(parts(...one, paid('QUENDALE 10067890', many), bare)).toEqual([10, 9]);
    // Nor does a number that came once.
    expect(parts(...one, paid('QUENDALE 10067890', many), paid('QUENDALE 33333', ['2025-10-24']))).toEqual([
      10, 9,
    ]);
  });

  it('are one where the numbers stand on fewer than nine in ten payments', () => {
    const [bare, second] = [paid('QUENDALE', ['2025-05-30']), paid('QUENDALE 10067890')];
    expect(parts(first, second, bare)).toEqual([9]);
    // Eighteen of twenty; what carries none goes with the first.
    const many = ['01', '02', '03', '04', '05', '06', '07', '08', '09'].map(month => `2025-${month}-25`);
    const two = [paid('QUENDALE 10012345', many), paid('QUENDALE 10067890', many)];
    const unnumbered = paid('QUENDALE', ['2025-10-24', '2025-11-25']);
    expect(parts(...two, unnumbered)).toEqual([11, 9]);
    expect(parts(...two, unnumbered, paid('QUENDALE', ['2025-12-24']))).toEqual([21]);
  });

  it('are one where each number has an account of its own: one salary may be paid in two parts', () => {
    expect(parts(first, paid('QUENDALE 10067890', DAYS, 'other'))).toEqual([8]);
    const both = [
      ...paid('QUENDALE 10067890', DAYS.slice(0, 3), 'other'),
      ...paid('QUENDALE 10067890', DAYS.slice(3)),
    ];
    expect(parts(first, both)).toEqual([4, 4]);
  });
});
