/** A benefit of two states is two streams, and of one state one, however it is worded. */
import { describe, expect, it } from 'vitest';
import { STATE_NAMES } from '../../src/data/stateBenefits.js';
import { credit, income } from '../support/build.js';
import { idIn } from '../support/country.js';
import { every } from '../support/dates.js';

/** Weekly payments of each text in turn. Gives how many each stream has, the earliest first. */
function streamsOf(country: 'GB' | 'US', runs: readonly (readonly [text: string, count: number])[]) {
  const texts = runs.flatMap(([text, count]) => Array.from({ length: count }, () => text));
  const rows = every(7, '2025-09-05', texts.length).map((day, index) =>
    credit(day, 400, texts[index] as string, {
      transactionId: idIn(country, String(index).padStart(4, '0')),
    }),
  );
  return income(rows)
    .incomeStreams.toSorted((a, b) => (a.firstDate < b.firstDate ? -1 : 1))
    .map(({ transactionIds, isBenefit }) => (isBenefit ? transactionIds.length : 0));
}

const BENEFITS = [
  (state: string) => `STATE OF ${state} UI BENEFIT`,
  (state: string) => `${state} UNEMPLOYMENT BENEFITS`,
  (state: string) => `SNAP BENEFIT ${state}`,
  (state: string) => `UI BENEFIT ${state}`,
];

describe('the same benefit', () => {
  it.each([
    ['ILLINOIS', 'OHIO'],
    ['NEW YORK', 'NEW JERSEY'],
    ['VIRGINIA', 'WEST VIRGINIA'],
    ['NORTH CAROLINA', 'SOUTH CAROLINA'],
    ['IL', 'OH'],
    ['TEXAS', 'PA'],
  ])('of %s and of %s is two streams, one after the other or side by side', (one, other) => {
    for (const text of BENEFITS) {
      expect(
        streamsOf('US', [
          [text(one), 10],
          [text(other), 8],
        ]),
        text(one),
      ).toEqual([10, 8]);
      const mixed = Array.from(
        { length: 8 },
        () =>
          [
            [text(one), 1],
            [text(other), 1],
          ] as const,
      ).flat();
      expect(streamsOf('US', mixed), text(one)).toEqual([8, 8]);
    }
  });

  it.each([
    ['STATE OF ILLINOIS UI BENEFIT', 'IL UI BENEFIT'],
    ['STATE OF ILLINOIS UI BENEFIT', 'IL DEPT OF EMPL SEC UI'],
    ['NYS DOL UI DD', 'NEW YORK UI BENEFIT'],
    ['CA EDD UI BENEFITS', 'CALIFORNIA UI BENEFIT'],
    ['SNAP BENEFIT OHIO', 'SNAP BENEFIT OH'],
  ])('of one state is one stream in both wordings: %s, %s', (one, other) => {
    expect(
      streamsOf('US', [
        [one, 10],
        [other, 8],
      ]),
    ).toEqual([18]);
  });

  it('without a state joins the only state there is, or else the one before', () => {
    const plain = 'STATE UNEMPLOYMENT UI BENEFIT';
    const [illinois, ohio] = ['STATE OF ILLINOIS UI BENEFIT', 'STATE OF OHIO UI BENEFIT'];
    expect(streamsOf('US', [[plain, 18]])).toEqual([18]);
    expect(
      streamsOf('US', [
        [illinois, 6],
        [plain, 6],
        [illinois, 6],
      ]),
    ).toEqual([18]);
    expect(
      streamsOf('US', [
        [plain, 6],
        [illinois, 12],
      ]),
    ).toEqual([18]);
    expect(
      streamsOf('US', [
        [illinois, 6],
        [plain, 4],
        [ohio, 8],
      ]),
    ).toEqual([10, 8]);
  });

  it('of a federal office, and of Great Britain, is one whatever state its words name', () => {
    expect(
      streamsOf('US', [
        ['SSI TREAS 310 XXSUPP SEC OHIO', 9],
        ['SSI TREAS 310 XXSUPP SEC TEXAS', 9],
      ]),
    ).toEqual([18]);
    expect(
      streamsOf('GB', [
        ['DWP UC GEORGIA', 9],
        ['DWP UC VIRGINIA', 9],
      ]),
    ).toEqual([18]);
  });
});

it('the names of states name one state each', () => {
  const names = Object.values(STATE_NAMES).flatMap(each => each.split(';'));
  expect(new Set(names).size).toBe(names.length);
  expect(Object.keys(STATE_NAMES).length).toBeGreaterThan(50);
});
