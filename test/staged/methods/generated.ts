/** Statements that nobody's bank wrote: a program or a template did. */
import { addDays, dayInMonth } from '../../support/dates.js';
import type { Life } from '../../support/histories/life.js';
import type { Random } from '../../support/histories/random.js';
import { nextMonth } from '../../support/histories/schedules.js';
import { company, namesFor } from '../../support/histories/vocabulary/names.js';
import { chained, lowestOf } from '../base/sums.js';
import type { Form, Method, Row, Seen, Sheet } from '../model.js';
import { booked, by, keysOf, nobody, written } from './tools.js';

type Make = (sheet: Sheet, life: Life, random: Random) => { rows: Row[]; strength: string } | null;

function generated(name: string, make: Make, seen: Seen): Form {
  return {
    name,
    withBalances: seen,
    withoutBalances: seen,
    stage(base, random) {
      const [sheet] = base.sheets;
      if (sheet === undefined || base.sheets.length > 1) return null;
      const made = make(sheet, base.life, random);
      if (made === null || made.rows.length < 12) return null;
      const rows = made.rows
        .filter(({ day }) => day >= base.life.from && day <= base.life.asOf)
        .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : b.pence - a.pence));
      const opening = -lowestOf(rows, 0) + random.integer(100_00, 900_00);
      return {
        sheets: [{ ...sheet, opening, rows: chained(rows, opening) }],
        touched: keysOf(rows),
        strength: `${rows.length} rows, ${made.strength}`,
      };
    },
  };
}

const CATEGORIES = [
  'groceries',
  'fuel',
  'restaurants-and-cafes',
  'clothing',
  'pharmacy',
  'takeaway-and-fast-food',
];

function shop(life: Life, random: Random): string {
  const names = namesFor(life.words.shops, random.pick(CATEGORIES));
  return random
    .pick(names)
    .replace(/\{[RNSP]\d?\}/g, '')
    .replace(/[#*]/g, '')
    .trim();
}

function months({ from, asOf }: Life): string[] {
  const all: string[] = [];
  for (let month = from.slice(0, 7); month <= asOf.slice(0, 7); month = nextMonth(month)) all.push(month);
  return all;
}

const dayOf = (month: string, day: number) =>
  dayInMonth(Number(month.slice(0, 4)), Number(month.slice(5)), day);

/** One list for a month, given for each: the same shops on the same days with the same amounts. */
const monthlyList =
  (unit: number): Make =>
  (sheet, life, random) => {
    const employer = company(life.words, random);
    const pay = Math.round((life.means * random.between(1, 1.8)) / unit) * unit;
    const payday = random.pick([1, 25, 28]);
    const list = Array.from({ length: random.integer(9, 24) }, () => ({
      day: random.integer(1, 28),
      name: shop(life, random),
      pence: Math.max(unit, Math.round((random.between(5, 120) * 100) / unit) * unit),
    }));
    const rent = Math.round((pay * 0.3) / unit) * unit;
    const rows = months(life).flatMap(month => [
      written(
        sheet,
        `pay ${month}`,
        dayOf(month, payday),
        pay,
        ['bank-credit', employer, 'SALARY'],
        'salary',
      ),
      written(sheet, `rent ${month}`, dayOf(month, 1), -rent, [
        'standing-order',
        'PROPERTY MANAGEMENT',
        'RENT',
      ]),
      ...list.map(({ day, name, pence }, index) =>
        written(sheet, `list ${month} ${index}`, dayOf(month, day), -pence, ['card', name]),
      ),
    ]);
    return { rows, strength: `${list.length} a month in whole ${unit / 100}` };
  };

/** Every amount as likely as every other, a purchase every so many days. */
const evenlySpread: Make = (sheet, life, random) => {
  const employer = company(life.words, random);
  const pay = Math.round(life.means * random.between(1, 1.6));
  const step = random.integer(1, 3);
  const most = random.integer(60, 200) * 100;
  const rows = months(life).map(month =>
    written(sheet, `pay ${month}`, dayOf(month, 28), pay, ['bank-credit', employer, 'SALARY'], 'salary'),
  );
  for (let day = life.from, index = 0; day <= life.asOf; day = addDays(day, step), index++)
    rows.push(written(sheet, `buy ${index}`, day, -random.integer(1_00, most), ['card', shop(life, random)]));
  return { rows, strength: `every ${step} days, up to ${most / 100}` };
};

/** As people who ask a chat program for a statement get it: few well-known names, nothing that a bank adds. */
const fewNames: Make = (sheet, life, random) => {
  const texts =
    life.country === 'GB'
      ? ['Tesco', 'Sainsburys', 'Costa Coffee', 'Amazon', 'Shell Petrol Station', 'Netflix', 'TfL Travel']
      : ['Walmart', 'Target', 'Starbucks', 'Amazon.com', 'Shell Gas Station', 'Netflix', 'Uber'];
  const amounts = texts.map(() => random.integer(5, 90) * 100 - 1);
  const employer = life.country === 'GB' ? 'ABC Ltd - Salary' : 'Payroll Deposit - ABC Corp';
  const pay = Math.round((life.means * random.between(1, 1.6)) / 50_00) * 50_00;
  const plain = (key: string, day: string, pence: number, description: string): Row => ({
    ...written(sheet, key, day, pence, ['card', description]),
    written: { description },
  });
  const rows = months(life).flatMap(month => [
    plain(`pay ${month}`, dayOf(month, 31), pay, employer),
    plain(`rent ${month}`, dayOf(month, 1), -Math.round(pay / 30000) * 10000, 'Rent Payment'),
    ...Array.from({ length: random.integer(8, 16) }, (_, index) => {
      const which = random.integer(0, texts.length - 1);
      return plain(
        `text ${month} ${index}`,
        dayOf(month, 2 + index * 2),
        -(amounts[which] ?? 999),
        texts[which] ?? '',
      );
    }),
  ]);
  return { rows, strength: `${texts.length} names` };
};

/** The month that the forger does have, for as many months as are asked. */
const multiplied =
  (least: number, most: number, movesDays: boolean): Make =>
  (sheet, life, random) => {
    const all = months(life).slice(1, -1);
    const source = random.pick(all.length === 0 ? months(life) : all);
    const jitter = random.between(least, most);
    const real = booked(sheet).filter(({ day }) => day.startsWith(source));
    const rows = months(life).flatMap(month =>
      real.map(row => ({
        ...row,
        key: month === source ? row.key : `forged ${month} ${row.key}`,
        day: dayOf(
          month,
          Number(row.day.slice(8)) + (movesDays && month !== source ? random.integer(-1, 1) : 0) || 1,
        ),
        pence:
          month === source || row.category === 'salary'
            ? row.pence
            : row.pence + Math.round(row.pence * jitter * random.between(-1, 1)) || row.pence,
      })),
    );
    return { rows, strength: `${source}, amounts by ${Math.round(jitter * 100)} per cent` };
  };

/** An honest life that a good generator wrote: what these tests themselves are made of. */
const goodOnes: Make = sheet => ({ rows: booked(sheet).map(row => ({ ...row })), strength: 'all of them' });

const REGULAR = by('Every month has the same rows on the same days with the same amounts.');
const UNIFORM = by(
  'Amounts are spread evenly from least to most and days are evenly apart, which no shopping is.',
);
const BARE = by('No row has what a bank adds: places, card numbers, references, kinds of payment.');
const ALIKE = by('The months agree in number, names and days of rows, whatever the amounts.');

export const GENERATED: readonly Method[] = [
  {
    kind: 'filler account',
    forms: [
      generated('a list for every month', monthlyList(1), REGULAR),
      generated('a list for every month in whole sums', monthlyList(10_00), REGULAR),
      generated('amounts and days evenly spread', evenlySpread, UNIFORM),
      generated('a few well-known names', fewNames, BARE),
    ],
  },
  {
    kind: 'one month multiplied',
    forms: [
      generated('with the same amounts', multiplied(0, 0, false), ALIKE),
      generated('with other amounts', multiplied(0.03, 0.15, false), ALIKE),
      generated('with other amounts and days', multiplied(0.1, 0.4, true), ALIKE),
    ],
  },
  {
    kind: 'account of a good generator',
    forms: [
      generated(
        'a whole life',
        goodOnes,
        nobody('Who invents a life with all its chance leaves nothing that rows could show.'),
      ),
    ],
  },
];
