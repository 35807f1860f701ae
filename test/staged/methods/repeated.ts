/** Rows given more than once. */
import { addDays, daysBetween } from '../../support/dates.js';
import type { Life } from '../../support/histories/life.js';
import type { Random } from '../../support/histories/random.js';
import { nextMonth } from '../../support/histories/schedules.js';
import type { Method, Row, Sheet } from '../model.js';
import { booked, by, type Edit, type Editing, formsOf, keysOf, pounds, wagesOf, withRows } from './tools.js';

const copies = (rows: readonly Row[], mark: string): Row[] =>
  rows.map(row => ({ ...row, key: `forged ${mark} ${row.key}` }));

const twice = (how: 'after' | 'beside' | 'other letters'): Editing => {
  return sheet => {
    const rows = booked(sheet);
    const again = copies(rows, 'again').map(row => (how === 'other letters' ? inOtherLetters(row) : row));
    const all =
      how === 'beside' ? rows.flatMap((row, index) => [row, again[index] as Row]) : [...rows, ...again];
    const strength = `${rows.length} rows again`;
    return { rows: [...all, ...pendingOf(sheet)], touched: keysOf(again), strength };
  };
};

function inOtherLetters(row: Row): Row {
  const { description } = row.written;
  const other =
    description === description.toUpperCase() ? description.toLowerCase() : description.toUpperCase();
  return { ...row, written: { ...row.written, description: other.replace(/ +/g, ' ') } };
}

function pendingOf(sheet: Sheet): Row[] {
  return sheet.rows.filter(({ status }) => status === 'Pending');
}

const stretchTwice: Editing = (sheet, life, random) => {
  const length = random.integer(7, 40);
  const start = someStart(life, random, length);
  const end = addDays(start, length);
  const rows = booked(sheet);
  const stretch = rows.filter(({ day }) => day >= start && day < end);
  if (stretch.length < 5) return null;
  const again = copies(stretch, 'again');
  const at = rows.findLastIndex(({ day }) => day < end) + 1;
  return {
    rows: [...rows.slice(0, at), ...again, ...rows.slice(at), ...pendingOf(sheet)],
    touched: keysOf(again),
    strength: `${length} days, ${stretch.length} rows`,
  };
};

function someStart(life: Life, random: Random, length: number): string {
  return addDays(life.from, random.integer(1, Math.max(2, daysBetween(life.from, life.asOf) - length - 2)));
}

/** A good month in the place of a bad one. */
const monthCopied =
  (jitter: number): Editing =>
  (sheet, life, random) => {
    const months = [...new Set(booked(sheet).map(({ day }) => day.slice(0, 7)))].slice(0, -1);
    const from = months[random.integer(0, Math.max(0, months.length - 2))];
    if (from === undefined || months.length < 2) return null;
    const to = nextMonth(from);
    const moved = (day: string) => {
      const there = `${to}-${day.slice(8)}`;
      return addDays(there, 0).slice(0, 7) === to ? there : addDays(`${nextMonth(to)}-01`, -1);
    };
    const again = copies(
      booked(sheet).filter(({ day }) => day.startsWith(from)),
      'month',
    )
      .map(row => ({ ...row, day: moved(row.day), balance: jitter === 0 ? row.balance : null }))
      .filter(({ day }) => day >= life.from && day <= life.asOf)
      .map(row => ({
        ...row,
        pence: row.pence + Math.round(row.pence * jitter * random.between(-1, 1)) || row.pence,
      }));
    if (again.length < 8) return null;
    const rest = sheet.rows.filter(({ day }) => !day.startsWith(to));
    const at = rest.findLastIndex(({ day }) => day < `${to}-01`) + 1;
    return {
      rows: [...rest.slice(0, at), ...again, ...rest.slice(at)],
      touched: keysOf(again),
      strength: `${from} as ${to}, ${again.length} rows`,
    };
  };

const payCopied =
  (daysLater: (random: Random) => number): Editing =>
  (sheet, life, random) => {
    const wages = wagesOf(sheet);
    if (wages.length === 0) return null;
    const pay = random.pick(wages);
    const day = addDays(pay.day, daysLater(random));
    if (day > life.asOf || day < life.from) return null;
    return putIn(sheet, [{ ...pay, day, key: `forged copy of ${pay.key}`, balance: null }]);
  };

/** One genuine pay row, on the same day of other months, with the numbers and dates that its text has. */
const payEachMonth: Editing = (sheet, life, random) => {
  const wages = wagesOf(sheet);
  if (wages.length === 0) return null;
  const pay = random.pick(wages);
  const days = [28, 56, -28, -56, 84, -84]
    .map(step => addDays(pay.day, step))
    .filter(day => day >= life.from && day <= life.asOf)
    .slice(0, random.integer(2, 6));
  const again = days.map(day => ({ ...pay, day, key: `forged copy on ${day}`, balance: null }));
  return again.length === 0 ? null : putIn(sheet, again);
};

function putIn(sheet: Sheet, more: readonly Row[]): Edit {
  return {
    rows: withRows(sheet.rows, more),
    touched: keysOf(more),
    strength: `${more.length} x ${pounds(more[0]?.pence ?? 0)}`,
  };
}

const TWIN = by('Every row of the stretch has a twin of the same day, amount and words.');
const SAME_MONTHS = by(
  'Two months agree row by row, in names, amounts and days, which no two months of a life do.',
);
const NEAR_MONTHS = by(
  'Two months have the same names on the same days in the same order, with near amounts.',
);
const OLD_TEXT = by('The pay stands outside its rhythm, in the very words and numbers of another pay.');

export const REPEATED: readonly Method[] = [
  {
    kind: 'statement given twice',
    forms: [
      ...formsOf('one after the other', twice('after'), { without: TWIN }).filter(
        ({ name }) => !name.includes('partly'),
      ),
      ...formsOf('each row twice', twice('beside'), { recomputed: TWIN, without: TWIN }),
      ...formsOf('again in other letters', twice('other letters'), { without: TWIN }).filter(
        ({ name }) => !name.includes('partly'),
      ),
    ],
  },
  {
    kind: 'stretch given twice',
    forms: [
      ...formsOf('the same days again', stretchTwice, { recomputed: TWIN, without: TWIN }),
      ...formsOf('a month copied over the next', monthCopied(0), {
        recomputed: SAME_MONTHS,
        without: SAME_MONTHS,
      }),
      ...formsOf('a month copied with other amounts', monthCopied(0.06), {
        breaks: false,
        recomputed: NEAR_MONTHS,
        without: NEAR_MONTHS,
      }),
    ],
  },
  {
    kind: 'pay copied',
    forms: [
      ...formsOf(
        'on the same day',
        payCopied(() => 0),
        { recomputed: OLD_TEXT, without: OLD_TEXT },
      ),
      ...formsOf(
        'some days later',
        payCopied(random => random.integer(2, 11)),
        {
          recomputed: OLD_TEXT,
          without: OLD_TEXT,
        },
      ),
      ...formsOf('to other months', payEachMonth, { recomputed: OLD_TEXT, without: OLD_TEXT }),
    ],
  },
];
