/** Whose rates serve for a pay day: the same rule in both countries. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf, type EpochDay, epochDay } from '../../src/base/calendar.js';
import type { WholeMinor } from '../../src/base/money.js';
import type { GrossAnnualEstimate } from '../../src/contract/income/incomeEstimate.js';
import { americanGrossOf, STATE_TAXES } from '../../src/income/grossPay/american.js';
import { britishGrossOf } from '../../src/income/grossPay/british.js';
import { carriedOverWords, newestComplete, servingYear } from '../../src/income/grossPay/servingYear.js';
import type { UsState } from '../../src/model/options.js';
import { holds } from '../support/property.js';

type Estimate = (netAnnual: WholeMinor, payDay: EpochDay) => GrossAnnualEstimate | null;

const DIVISIONS = [null, 'england-and-wales', 'scotland', 'northern-ireland'] as const;
const STATES = [null, ...(Object.keys(STATE_TAXES) as UsState[])];

const COUNTRIES = {
  GB: {
    first: '2021-04-06',
    last: '2027-04-05',
    graceEnds: '2028-04-05',
    taxYear: '2027-28',
    estimates: DIVISIONS.map(
      (division): Estimate =>
        (netAnnual, payDay) =>
          britishGrossOf({ netAnnual, payDay, division }),
    ),
  },
  US: {
    first: '2021-01-01',
    last: '2026-12-31',
    graceEnds: '2027-12-31',
    taxYear: '2026',
    estimates: STATES.map(
      (usState): Estimate =>
        (netAnnual, payDay) =>
          americanGrossOf({ netAnnual, payDay, usState }),
    ),
  },
};

/** Up to 300,000 a year. */
const net = fc.integer({ min: 0, max: 30_000_000 }).map(amount => amount as WholeMinor);
const between = (from: string, to: string) => fc.integer({ min: dayOf(from), max: dayOf(to) }).map(epochDay);

describe.each(Object.entries(COUNTRIES))('gross pay in %s', (_, country) => {
  const { first, last, graceEnds, taxYear, estimates } = country;
  const anyone = estimates[0] as Estimate;
  const thirtyThousand = 3_000_000 as WholeMinor;

  it('is known on every pay day from the first table to the end of the year of grace, and on no other', () => {
    const [from, to] = [dayOf(first), dayOf(graceEnds)];
    const without: EpochDay[] = [];
    for (let day = from; day <= to; day = addDays(day, 1))
      if (anyone(thirtyThousand, day) === null) without.push(day);
    expect(without).toEqual([]);
    for (const estimate of estimates) {
      expect(estimate(thirtyThousand, addDays(from, -1))).toBeNull();
      expect(estimate(thirtyThousand, from)).not.toBeNull();
      expect(estimate(thirtyThousand, to)).not.toBeNull();
      expect(estimate(thirtyThousand, addDays(to, 1))).toBeNull();
    }
  });

  it('of the year of grace is that of the last day of the tables, and says whose rates it has', () => {
    const lastDay = dayOf(last);
    const later = between(last, graceEnds).filter(day => day > lastDay);
    holds(
      fc.property(net, later, fc.constantFrom(...estimates), (netAnnual, day, estimate) => {
        const [then, now] = [estimate(netAnnual, lastDay), estimate(netAnnual, day)];
        expect(now).toEqual({ ...then, taxYear, basis: now?.basis });
        expect(now?.basis).toMatch(/not known to this library/);
        expect(then?.basis).not.toMatch(/not known to this library/);
      }),
    );
  });
});

describe('what the basis says in the year of grace', () => {
  const american = (day: string) =>
    americanGrossOf({ netAnnual: 3_000_000 as WholeMinor, payDay: dayOf(day), usState: 'TX' })?.basis;
  const british = (division: (typeof DIVISIONS)[number]) =>
    britishGrossOf({ netAnnual: 3_000_000 as WholeMinor, payDay: dayOf('2027-05-28'), division })?.basis;

  it('is the rates of 2026 for American pay of 2027', () => {
    expect(american('2026-12-31')).toMatch(/^annual method; one job, standard deduction; /);
    expect(american('2027-01-01')).toMatch(
      /^annual method; the rates of 2026, since those of 2027 are not known to this library; one job, standard deduction; /,
    );
  });

  it('is what is carried over from 2026-27 for British pay of 2027-28, and for which end', () => {
    const ENGLISH =
      'carried over from 2026-27, since not known to this library of 2027-28: the qualifying earnings (high)';
    expect(british('england-and-wales')?.split('; ')[1]).toBe(ENGLISH);
    expect(british('northern-ireland')?.split('; ')[1]).toBe(ENGLISH);
    for (const division of ['scotland', null] as const)
      expect(british(division)?.split('; ')[1]).toBe(
        'carried over from 2026-27, since not known to this library of 2027-28: the percentages of Scotland and where its basic and intermediate rates begin (low and high), the qualifying earnings (high)',
      );
  });
});

describe('the year that serves', () => {
  const complete = { 2024: { bands: [] }, 2025: { bands: [] } };
  const inPart = { ...complete, 2026: { bands: [], carriedOver: ['a part'] } };

  it.each([
    [2023, null, null],
    [2024, 2024, 2024],
    [2025, 2025, 2025],
    // A year that is known in part has its own rates, and gains no time.
    [2026, 2025, 2026],
    [2027, null, null],
  ])('of %d is %s, and %s where 2026 is known in part', (year, fromComplete, fromPart) => {
    expect(servingYear(year, complete)).toBe(fromComplete);
    expect(servingYear(year, inPart)).toBe(fromPart);
  });

  it('is at most a year after the newest that is complete', () => {
    expect([complete, inPart].map(newestComplete)).toEqual([2025, 2025]);
  });

  it('is named with that of the pay day', () => {
    expect(carriedOverWords('2025', '2026')).toBe(
      'the rates of 2025, since those of 2026 are not known to this library',
    );
    expect(carriedOverWords('2025', '2026', ['a', 'b'])).toBe(
      'carried over from 2025, since not known to this library of 2026: a, b',
    );
  });
});
