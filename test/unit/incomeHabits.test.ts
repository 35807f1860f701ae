/** How a payer's credits come: each habit as a share that can be reckoned by hand. */
import { describe, expect, it } from 'vitest';
import { INCOME_COUNTRIES } from '../../src/countries/incomeCountries.js';
import { categoryIdOf } from '../../src/enrichment/words/categories.js';
import { type HabitFacts, type Habits, habitsOf } from '../../src/income/habits.js';
import type { Rail } from '../../src/model/rail.js';
import type { CountryCode } from '../../src/model/transaction.js';
import { type Cadence, IRREGULAR } from '../../src/streams/cadence.js';
import { workingCalendar } from '../../src/streams/workingDays.js';
import { type Line, rows } from '../support/payments.js';

const CALENDARS = { GB: workingCalendar('england-and-wales'), US: workingCalendar('federal-reserve') };

interface Extra {
  readonly country?: CountryCode;
  readonly cadence?: Cadence;
  readonly rail?: Rail | null;
  readonly name?: string;
}

function habits(
  lines: readonly Line[],
  { country = 'GB', cadence = IRREGULAR, rail, name }: Extra = {},
): Habits {
  const group: HabitFacts['group'] = {
    name: name ?? 'Zorvex Quandle',
    category: categoryIdOf('uncategorised'),
    entries: rows(lines, { decision: { rail: rail ?? null } }),
  };
  return habitsOf({ group, cadence, calendar: CALENDARS[country], country: INCOME_COUNTRIES[country] });
}

const on = (date: string, extra: Extra = {}, amount = 250) => habits([[date, amount]], extra);
/** Wednesdays, and no usual payday. */
const DATES = ['2025-01-15', '2025-02-12', '2025-03-12', '2025-04-09'];
const of = (amounts: readonly number[], extra: Extra = {}) =>
  habits(
    amounts.map((amount, index): Line => [DATES[index] as string, amount]),
    extra,
  );

describe('the size', () => {
  it.each([
    ['GB', 250, 1 / 2],
    ['GB', 500, 3 / 4],
    ['GB', 125, 1 / 4],
    ['GB', 1000, 9 / 10],
    ['US', 330, 1 / 2],
    ['US', 660, 3 / 4],
  ] as const)('in %s of %d a month is %d', (country, amount, size) => {
    expect(on('2025-01-15', { country }, amount).size).toBeCloseTo(size, 10);
  });

  it('is that of the usual payment', () => {
    expect(of([250, 250, 9000]).size).toBeCloseTo(of([250, 250, 250]).size, 10);
    expect(of([0, 0, 0]).size).toBeLessThan(0.001);
  });

  it('is that of a month: what comes every week counts 52 twelfths, and what comes each quarter as it is', () => {
    const at = (frequency: Cadence['frequency'], amount: number) =>
      on('2025-01-15', { cadence: { ...IRREGULAR, frequency } }, amount).size;
    expect(at('Weekly', (250 * 12) / 52)).toBeCloseTo(1 / 2, 2);
    expect(at('Fortnightly', (250 * 12) / 26)).toBeCloseTo(1 / 2, 2);
    expect(at('SemiMonthly', 125)).toBeCloseTo(1 / 2, 10);
    expect(at('Quarterly', 250)).toBeCloseTo(1 / 2, 10);
  });

  it('of irregular payments counts them by the month, and never more than one a week', () => {
    const daily = (count: number, step: number) =>
      habits(
        Array.from(
          { length: count },
          (_, index): Line => [new Date(Date.UTC(2025, 0, 1 + index * step)).toISOString().slice(0, 10), 60],
        ),
      ).size;
    const sizeOf = (monthly: number) => on('2025-01-15', {}, monthly).size;
    // 13 payments, 12 gaps of 10 days: 12 × 365/12 / 120 a month.
    expect(daily(13, 10)).toBeCloseTo(sizeOf((60 * 365) / 120), 2);
    // 61 payments, one a day.
    expect(daily(61, 1)).toBeCloseTo(sizeOf((60 * 52) / 12), 2);
    // 4 payments in four days: 3 in a month, which is the shortest time reckoned with.
    expect(daily(4, 1)).toBeCloseTo(sizeOf(180), 2);
    // Fewer than one a month.
    expect(daily(3, 90)).toBeCloseTo(sizeOf(60), 10);
  });
});

describe('the rhythm', () => {
  it('counts times the size, the days kept, and the number of payments', () => {
    const cadence: Cadence = { ...IRREGULAR, frequency: 'Monthly', fit: 0.8 };
    const [two, six] = [of([500, 500], { cadence }), of([500, 500, 500, 500], { cadence })];
    expect(two.regular).toBeCloseTo(0.75 * 0.8 * (2 / 4), 10);
    expect(six.regular).toBeCloseTo(0.75 * 0.8 * (4 / 6), 10);
    expect(of([500, 500]).regular).toBe(0);
  });

  it('of few payments says little', () => {
    expect([of([500]).fewPayments, of([500, 500, 500, 500]).fewPayments]).toEqual([1, 1 / 4]);
  });
});

describe('the days', () => {
  it.each([
    ['GB', '2025-04-11', 1, 'a Friday'],
    ['GB', '2025-04-10', 0, 'a Thursday'],
    ['GB', '2025-09-24', 0, 'the 24th'],
    ['GB', '2025-09-25', 1, 'the 25th'],
    ['GB', '2025-10-28', 1, 'the 28th'],
    ['GB', '2025-10-29', 0, 'the 29th of 31'],
    ['GB', '2025-12-31', 1, 'the last working day'],
    ['GB', '2025-11-29', 1, 'a Saturday after the last working day'],
    ['GB', '2025-04-01', 0, 'the first, in Britain'],
    ['GB', '2025-04-15', 0, 'the fifteenth, in Britain'],
    ['US', '2025-04-01', 1, 'the first'],
    ['US', '2025-04-15', 1, 'the fifteenth'],
    ['US', '2025-03-15', 1, 'the fifteenth, though a Saturday'],
    ['US', '2025-04-14', 0, 'the fourteenth, before a working day'],
    ['US', '2025-06-16', 0, 'the Monday after a fifteenth on a Sunday'],
    ['US', '2025-04-16', 0, 'the sixteenth'],
    ['US', '2025-04-02', 0, 'the second'],
  ] as const)('in %s, %s: usual payday %i, %s', (country, date, share, _what) => {
    expect(on(date, { country }).payDays).toBe(share);
  });

  it('are shares of all', () => {
    const lines: Line[] = [
      ['2025-04-09', 100],
      ['2025-04-11', 100],
      ['2025-04-12', 100],
      ['2025-04-21', 100],
    ];
    const { payDays, notWorkingDays } = habits(lines);
    // One Friday; a Saturday, and Easter Monday.
    expect([payDays, notWorkingDays]).toEqual([0.25, 0.5]);
  });
});

describe('the amounts', () => {
  it.each([
    // Away from a whole pound, from ten, and from a hundred.
    [200, 0, 1, 1],
    [210, 0, 1, 0],
    [213, 0, 0, 0],
    [213.5, 1, 0, 0],
  ])('of %d: odd pence %i, round tens %i, round hundreds %i', (amount, pence, tens, hundreds) => {
    const { oddPence, roundTens, roundHundreds } = of([amount, amount]);
    expect(oddPence).toBeCloseTo(pence, 2);
    expect(roundTens).toBeCloseTo(tens, 2);
    expect(roundHundreds).toBeCloseTo(hundreds, 2);
  });

  it('three pence from a round one are half round, above it and below', () => {
    for (const amount of [199.97, 200.03]) {
      const { oddPence, roundTens, roundHundreds } = of([amount]);
      expect([oddPence, roundTens, roundHundreds]).toEqual([0.5, 0.5, 0.5]);
    }
    // Six pence: 1 / (1 + 2⁴).
    expect(of([200.06]).roundTens).toBeCloseTo(1 / 17, 10);
  });

  it('are steady when alike, half so when half of them are 5 % off', () => {
    expect(of([200, 200, 200]).steady).toBe(1);
    expect(of([190, 200, 210]).steady).toBeCloseTo(1 / 2, 10);
    expect(of([180, 200, 220]).steady).toBeCloseTo(1 / 5, 10);
    expect(of([200, 200, 900]).steady).toBe(1);
    expect(of([0, 0]).steady).toBe(1);
  });
});

describe('the way of payment', () => {
  it.each([
    // By Bacs or direct deposit, over a card, and by transfer from a bare name.
    ['bank-credit', 1, 0, 0],
    ['direct-debit', 1, 0, 0],
    ['salary', 1, 0, 0],
    ['benefit', 1, 0, 0],
    ['card', 0, 1, 0],
    ['card-online', 0, 1, 0],
    ['faster-payment', 0, 0, 1],
    ['transfer', 0, 0, 1],
    ['standing-order', 0, 0, 1],
    ['cash', 0, 0, 0],
    [null, 0, 0, 0.25],
  ] as const)('%s', (rail, bankCredit, card, bareName) => {
    expect(on('2025-01-15', { rail })).toMatchObject({ bankCredit, card, bareName });
  });

  it.each([
    ['Zorvex', 0],
    ['Zorvex Quandle', 1],
    ['A B Zorvex Quandle', 1],
    ['A B Zorvex Quandle Melp', 0],
    ['Zorvex Quandle Ltd', 0],
    ['Zorvex Engineering', 0],
  ])('by transfer from %s: bare name %i', (name, bareName) => {
    expect(on('2025-01-15', { rail: 'transfer', name }).bareName).toBe(bareName);
  });

  it('by transfer from nobody is called what the money is, and that is no bare name', () => {
    const bareName = (name: string) => {
      const category = categoryIdOf('other-income');
      const entries = rows([['2025-01-15', 250]], { decision: { category, rail: 'transfer' } });
      const group = { name, category, entries };
      return habitsOf({ group, cadence: IRREGULAR, calendar: CALENDARS.GB, country: INCOME_COUNTRIES.GB })
        .bareName;
    };
    expect([bareName('Other income'), bareName('Other Income')]).toEqual([0, 1]);
  });
});
