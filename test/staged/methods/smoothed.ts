/** What a careful forger does so that the balances of other rows need no change, or hardly any. */
import { addDays } from '../../support/dates.js';
import { monthly } from '../../support/histories/kinds/jobs.js';
import { company, namesFor } from '../../support/histories/vocabulary/names.js';
import { bookingDay } from '../base/booking.js';
import { lowestOf } from '../base/sums.js';
import type { Form, Method, Row, Sheet } from '../model.js';
import {
  BREAKS,
  booked,
  by,
  type Editing,
  formsOf,
  genuine,
  keysOf,
  nobody,
  pounds,
  wagesOf,
  withRows,
  written,
} from './tools.js';

/** Each pay is larger, and the surplus leaves as savings on the same or the next day. */
const surplusSentAway: Editing = (sheet, life, random) => {
  const wages = wagesOf(sheet);
  if (wages.length < 2) return null;
  const share = random.between(0.15, 0.9);
  const more = Math.round(((wages[0]?.pence ?? 0) * share) / 5000) * 5000;
  if (more === 0) return null;
  const pays = keysOf(wages);
  const outs = wages
    .map(({ day }) => addDays(day, random.integer(0, 1)))
    .filter(day => day <= life.asOf)
    .map((day, index) => written(sheet, `surplus ${index}`, day, -more, ['own-out', '']));
  const rows = sheet.rows.map(row => (pays.has(row.key) ? { ...row, pence: row.pence + more } : row));
  return {
    rows: withRows(rows, outs),
    touched: new Set([...pays, ...keysOf(outs)]),
    strength: `${wages.length} pays by ${pounds(more)}`,
  };
};

/** Small credits of a month are left out, and a pay of the same sum stands in their place. */
const smallMadeOne: Editing = (sheet, life, random) => {
  const name = company(life.words, random);
  const days = monthly(life, random).paydays(life.from, life.asOf);
  const gone = new Set<string>();
  const pays = days.flatMap((day, index) => {
    const small = booked(sheet).filter(
      row =>
        row.pence > 0 &&
        row.day.startsWith(day.slice(0, 7)) &&
        [
          'person-to-person',
          'cash-deposit',
          'gambling-winnings',
          'other-income',
          'own-account-transfer',
        ].includes(row.category),
    );
    const sum = small.reduce((total, { pence }) => total + pence, 0);
    if (sum < 200_00) return [];
    for (const { key } of small) gone.add(key);
    return [written(sheet, `one ${index}`, day, sum, ['bank-credit', name, 'SALARY'])];
  });
  if (pays.length < 2) return null;
  const rest = sheet.rows.filter(({ key }) => !gone.has(key));
  return {
    rows: withRows(rest, pays),
    touched: keysOf(pays),
    strength: `${gone.size} rows as ${pays.length} pays`,
  };
};

/** Money comes before the account would go below nothing, and leaves when there is enough. */
const dipsFilled: Editing = sheet => {
  const rows = booked(sheet);
  const low = Math.min(...rows.map(({ balance }) => balance ?? 0));
  if (low > -50_00) return null;
  const first = rows.findIndex(({ balance }) => (balance ?? 0) < 0);
  const after = rows.findIndex((row, index) => index > first && (row.balance ?? 0) > -low + 100_00);
  if (first < 1 || after < 0) return null;
  const sum = Math.ceil((-low + 50_00) / 50_00) * 50_00;
  const more = [
    written(sheet, 'filled', rows[first]?.day ?? '', sum, ['own-in', '']),
    written(sheet, 'emptied', rows[after]?.day ?? '', -sum, ['own-out', '']),
  ];
  return { rows: withRows(sheet.rows, more), touched: keysOf(more), strength: pounds(sum) };
};

/** Rent that was never paid, for a landlord who asks for a history of it; or savings, for a lender. */
const invented =
  (what: 'rent' | 'savings', spends: boolean): Editing =>
  (sheet, life, random) => {
    const day = random.integer(1, 28);
    const pence = Math.round((life.means * random.between(0.3, 0.8)) / 2500) * 2500;
    const landlord = random
      .pick(namesFor(life.words.billers, 'landlord'))
      .replace('{P}', 'CITY')
      .replace('{S}', 'HILL');
    const kind = what === 'rent' ? 'standing-order' : 'own-out';
    const days = monthlyOn(life, day).map(date => bookingDay(life, kind, date, sheet.print));
    const rows = days
      .filter(date => date <= life.asOf)
      .map((date, index) =>
        written(
          sheet,
          `cost ${index}`,
          date,
          -pence,
          what === 'rent' ? ['standing-order', landlord, 'RENT'] : ['own-out', ''],
        ),
      );
    const edit = {
      rows: withRows(sheet.rows, rows),
      touched: keysOf(rows),
      strength: `${rows.length} x ${pounds(pence)}`,
    };
    return rows.length > 1 && isBeyond(sheet, edit.rows) === spends ? edit : null;
  };

function monthlyOn({ from, asOf }: { from: string; asOf: string }, day: number): string[] {
  const days: string[] = [];
  for (let date = from; date <= asOf; date = addDays(date, 1))
    if (Number(date.slice(8)) === day) days.push(date);
  return days;
}

function isBeyond(sheet: Sheet, rows: readonly Row[]): boolean {
  return lowestOf(rows, sheet.opening) < -Math.max(sheet.overdraft, 500_00) - 500_00;
}

/** Balances that stop at nothing, so that what was bought seems to have been affordable. */
function neverBelow(name: string, editing: Editing): Form {
  return {
    name,
    withBalances: BREAKS,
    withoutBalances: null,
    stage(base, random) {
      const [sheet, ...others] = base.sheets;
      const edit = sheet === undefined ? null : editing(sheet, base.life, random, base);
      if (sheet === undefined || edit === null) return null;
      let balance = sheet.opening;
      const rows = edit.rows.map(row => {
        if (row.status === 'Pending') return row;
        balance = Math.max(random.integer(0, 40_00), balance + row.pence);
        return { ...row, balance };
      });
      return { ...edit, sheets: [{ ...sheet, rows }, ...others] };
    },
  };
}

/** Money of somebody else in the last days, so that the closing balance is high. */
const dressed =
  (how: 'stays' | 'goes back'): Editing =>
  (sheet, life, random) => {
    const day = addDays(life.asOf, -random.integer(4, 14));
    const pence = random.integer(2, 30) * 500_00;
    const [last = ''] = random.several(life.words.surnames, 1);
    const name = `${random.pick(life.words.firstNames)} ${last}`;
    const more = [
      written(sheet, 'lent', day, pence, ['payment-in', name, random.pick(['GIFT', 'SAVINGS', ''])]),
    ];
    if (how === 'goes back')
      more.push(written(sheet, 'back', addDays(day, random.integer(1, 4)), -pence, ['payment-out', name]));
    return { rows: withRows(sheet.rows, more), touched: keysOf(more), strength: pounds(pence) };
  };

const LIKE_SAVER = nobody('The rows are those of somebody who puts the same sum aside after each pay.');
const DEEP = by('The account goes far below what the bank allows, and no charge and no bounce follows.');
const HIDDEN = nobody('Without balances nobody knows what was there to spend.');

export const SMOOTHED: readonly Method[] = [
  {
    kind: 'wages raised and the surplus sent away',
    forms: formsOf('as savings', surplusSentAway, { recomputed: LIKE_SAVER, without: LIKE_SAVER }),
  },
  {
    kind: 'small credits made one pay',
    forms: formsOf('of the same sum', smallMadeOne, {
      recomputed: nobody('The sums agree, and one pay a month is what most people have.'),
      without: nobody('One pay a month is what most people have.'),
    }).filter(({ name }) => !name.includes('partly')),
  },
  {
    kind: 'dips filled',
    forms: formsOf('by a transfer in and out', dipsFilled, {
      breaks: false,
      recomputed: LIKE_SAVER,
      without: LIKE_SAVER,
    }),
  },
  {
    kind: 'spending that the balance did not allow',
    forms: [
      ...formsOf('rent invented', invented('rent', true), { recomputed: DEEP, without: HIDDEN }),
      ...formsOf('savings invented', invented('savings', true), { recomputed: DEEP, without: HIDDEN }),
      neverBelow('rent invented; balances stop at nothing', invented('rent', true)),
    ],
  },
  {
    kind: 'costs invented',
    forms: [
      ...formsOf('a history of rent', invented('rent', false), {
        recomputed: nobody('There was money enough for it, and rent looks like this.'),
        without: nobody('Rent looks like this.'),
      }),
    ],
  },
  {
    kind: 'balance dressed before the application',
    forms: [
      genuine(
        'money that stays',
        dressed('stays'),
        nobody('People do get gifts and move savings before they buy.'),
      ),
      genuine(
        'money that goes back before the end',
        dressed('goes back'),
        by('A large sum comes from a person in the last days and goes back whole.'),
      ),
    ],
  },
];
