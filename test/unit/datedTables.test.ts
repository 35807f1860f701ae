/** What is said of tables that end, before, on and after each border. No test asks the clock. */
import { describe, expect, it } from 'vitest';
import { addDays, dayOf, textOf } from '../../src/base/calendar.js';
import type { WholeMinor } from '../../src/base/money.js';
import { americanGrossOf } from '../../src/income/grossPay/american.js';
import { britishGrossOf } from '../../src/income/grossPay/british.js';
import {
  DATED_TABLES,
  type DatedTable,
  failsFrom,
  reportOn,
  type State,
  stateOf,
} from '../../tools/packaging/datedTables/tables.js';

const BRITISH = ['Income Tax', 'qualifying earnings', 'student loans'].map(
  each => `gross pay in Britain: ${each}`,
);
const AMERICAN = ['federal taxes', 'states'].map(each => `gross pay in America: ${each}`);
const HOLIDAYS = [
  'England and Wales',
  'Scotland',
  'Northern Ireland',
  'the Federal Reserve',
  'federal offices',
].map(each => `holidays of ${each}`);

const tableOf = (name: string) => DATED_TABLES.find(table => table.name === name) as DatedTable;

const BORDERS = [
  ...AMERICAN.map(name => [name, '2026-12-31', '2027-01-01', '2027-11-01', '2027-12-31'] as const),
  ...BRITISH.map(name => [name, '2027-04-05', '2027-04-06', '2028-02-05', '2028-04-05'] as const),
  ...HOLIDAYS.map(name => [name, '2028-12-31', '2028-01-01', '2028-11-01', '2028-12-31'] as const),
  ['gross pay in Britain: National Insurance', '2031-04-05', '2031-04-06', '2032-02-05', '2032-04-05'],
] as const;

it('every table that ends is known here', () => {
  expect(BORDERS.map(([name]) => name).sort()).toEqual(DATED_TABLES.map(({ name }) => name).sort());
});

describe.each(BORDERS)('%s', (name, ends, warns, fails, serves) => {
  const table = tableOf(name);
  const lineOn = (day: string) => reportOn(dayOf(day)).lines.find(line => line.startsWith(name));

  it(`is known to ${ends}, warns from ${warns}, fails from ${fails}, and serves to ${serves}`, () => {
    expect([table.ends, table.warnsFrom, failsFrom(table), table.serves].map(textOf)).toEqual([
      ends,
      warns,
      fails,
      serves,
    ]);
  });

  it.each<[when: string, day: string, state: State, words: RegExp]>([
    ['before it warns', textOf(addDays(dayOf(warns), -1)), 'fine', / warns from .*: fine$/],
    ['on the day from which it warns', warns, 'warns', /: WARNING, add the next year to src\/data$/],
    ['before it fails', textOf(addDays(dayOf(fails), -1)), 'warns', /: WARNING, add the next year/],
    ['on the day from which it fails', fails, 'fails', /: FAILS, add the next year to src\/data$/],
    ['after it served', textOf(addDays(dayOf(serves), 1)), 'fails', /: FAILS, add the next year/],
  ])('%s, %s: %s', (_, day, state, words) => {
    expect(stateOf(table, dayOf(day))).toBe(state);
    expect(lineOn(day)).toMatch(words);
    expect(lineOn(day)).toContain(`known to ${ends}, serves to ${serves}, `);
  });
});

describe('all tables', () => {
  it.each([
    ['2026-11-27', false],
    ['2027-04-06', false],
    ['2027-10-31', false],
    ['2027-11-01', true],
    ['2029-01-01', true],
  ])('on %s: one fails is %s', (day, fails) => {
    expect(reportOn(dayOf(day)).fails).toBe(fails);
  });

  it('serve as long as there is an estimate', () => {
    const netAnnual = 3_000_000 as WholeMinor;
    const last = (names: readonly string[]) => Math.min(...names.map(name => tableOf(name).serves));
    for (const after of [0, 1]) {
      const american = americanGrossOf({
        netAnnual,
        payDay: addDays(last(AMERICAN) as never, after),
        usState: null,
      });
      const british = britishGrossOf({
        netAnnual,
        payDay: addDays(last(BRITISH) as never, after),
        division: null,
      });
      expect([american === null, british === null]).toEqual([after === 1, after === 1]);
    }
  });
});
