/** Other days, another order. */
import { addDays } from '../../support/dates.js';
import { written as partsOf } from '../../support/histories/banks/bank.js';
import { monthly } from '../../support/histories/kinds/jobs.js';
import type { Random } from '../../support/histories/random.js';
import { isWorkingDay } from '../../support/histories/workingDays.js';
import type { Form, Method, Row, Seen } from '../model.js';
import { booked, by, type Editing, formsOf, keysOf, nobody, wagesOf, withRows } from './tools.js';

function shuffled(rows: readonly Row[], random: Random): Row[] {
  const all = [...rows];
  for (let left = all.length - 1; left > 0; left--) {
    const other = random.integer(0, left);
    [all[left], all[other]] = [all[other] as Row, all[left] as Row];
  }
  return all;
}

const reordered =
  (order: (rows: readonly Row[], random: Random) => Row[]): Editing =>
  (sheet, _life, random) => {
    const before = booked(sheet);
    const after = order(before, random);
    const moved = after.filter((row, index) => row !== before[index]);
    const pending = sheet.rows.filter(({ status }) => status === 'Pending');
    return { rows: [...after, ...pending], touched: keysOf(moved), strength: `${moved.length} rows` };
  };

const withinDays = (rows: readonly Row[], random: Random): Row[] =>
  [...new Set(rows.map(({ day }) => day))].flatMap(day =>
    shuffled(
      rows.filter(row => row.day === day),
      random,
    ),
  );
const inFirst = (rows: readonly Row[]): Row[] =>
  [...new Set(rows.map(({ day }) => day))].flatMap(day =>
    rows.filter(row => row.day === day).sort((a, b) => Math.sign(b.pence) - Math.sign(a.pence)),
  );
const bySize = (rows: readonly Row[]): Row[] => rows.toSorted((a, b) => b.pence - a.pence);
const byText = (rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => (a.written.description < b.written.description ? -1 : 1));

/** The day as statements write it, in the text of the row. */
function redated(text: string, from: string, to: string): string {
  const [before, after] = [partsOf(from), partsOf(to)] as Readonly<Record<string, string>>[];
  for (const part of [
    'dayMonthYear',
    'dashed',
    'british',
    'americanYear',
    'yearFirst',
    'dayMonth',
    'american',
  ])
    text = text.replaceAll(before?.[part] ?? '', after?.[part] ?? '');
  return text;
}

/** An old statement for a new application: every date moves by as many days. */
function shifted(
  name: string,
  days: (random: Random) => number,
  mends: boolean,
  seen: Seen,
  needsDates = false,
): Form {
  return {
    name,
    withBalances: seen,
    withoutBalances: seen,
    stage({ sheets, life }, random) {
      const by = days(random);
      const rowsOf = (rows: readonly Row[]) =>
        rows.map(row => {
          const day = addDays(row.day, by);
          const description = mends
            ? redated(row.written.description, row.day, day)
            : row.written.description;
          return { ...row, day, written: { ...row.written, description } };
        });
      const all = sheets.map(sheet => ({ ...sheet, rows: rowsOf(sheet.rows) }));
      const rows = all.flatMap(sheet => sheet.rows);
      const dated = sheets
        .flatMap(sheet => sheet.rows)
        .filter(
          ({ day, written }) => redated(written.description, day, addDays(day, 1)) !== written.description,
        );
      if (needsDates && dated.length < rows.length / 5) return null;
      const isClosed = ({ day, kind }: Row) =>
        kind === 'bank-credit' && !isWorkingDay(day, life.bankHolidays);
      if (by % 7 !== 0 && rows.filter(isClosed).length < 2) return null;
      return { sheets: all, touched: keysOf(rows), strength: `${by} days` };
    },
  };
}

/** To just before the rent, or into a month that had none. */
const paysMoved: Editing = (sheet, life, random) => {
  const wages = wagesOf(sheet).filter(({ kind }) => kind === 'bank-credit');
  const days = monthly(life, random).paydays(life.from, life.asOf);
  const moves = new Map(
    wages.flatMap(({ key, day }) => {
      const near = days.find(
        other => other !== day && Math.abs(Date.parse(other) - Date.parse(day)) <= 12 * 86_400_000,
      );
      return near === undefined ? [] : [[key, near] as const];
    }),
  );
  const moved = sheet.rows
    .filter(({ key }) => moves.has(key))
    .map(row => ({ ...row, day: moves.get(row.key) ?? row.day }));
  const rest = sheet.rows.filter(({ key }) => !moves.has(key));
  return { rows: withRows(rest, moved), touched: keysOf(moved), strength: `${moved.length} pays` };
};

const ANY_ORDER = nobody('Banks print the rows of a day in orders of their own.');
const NO_DAYS = by('The days of the rows go up and down, as no bank prints them.');

export const DAYS: readonly Method[] = [
  {
    kind: 'rows reordered',
    forms: [
      ...formsOf('shuffled within days', reordered(withinDays), { recomputed: ANY_ORDER }),
      ...formsOf('money in before money out, to hide that it was short', reordered(inFirst), {
        recomputed: ANY_ORDER,
      }),
      ...formsOf('by size', reordered(bySize), { recomputed: NO_DAYS, without: NO_DAYS }),
      ...formsOf('by text', reordered(byText), { recomputed: NO_DAYS, without: NO_DAYS }),
    ].filter(({ name }) => !name.includes('partly')),
  },
  {
    kind: 'dates shifted',
    forms: [
      shifted(
        'by weeks, dates in the texts left',
        random => 7 * random.integer(2, 40),
        false,
        by('The dates in the texts are not the days of the rows, and by the same distance throughout.'),
        true,
      ),
      shifted(
        'by days',
        random => 7 * random.integer(1, 20) + random.integer(2, 5),
        true,
        by('Payments that settle on working days alone stand on weekends.'),
      ),
      shifted(
        'by a year of weeks, texts mended',
        () => 364,
        true,
        nobody('The weekdays stay, and only single holidays could tell.'),
      ),
    ],
  },
  {
    kind: 'pay moved to other days',
    forms: formsOf('near another payday', paysMoved, {
      recomputed: nobody('Pay on a working day is pay on a working day.'),
      without: nobody('Pay on a working day is pay on a working day.'),
    }).filter(({ name }) => !name.includes('partly')),
  },
];
