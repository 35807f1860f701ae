/** Income that was never paid, or not by whom it says. */
import { addDays, isWeekend } from '../../support/dates.js';
import { americanBenefit } from '../../support/histories/incomes/americanBenefits.js';
import { britishBenefit } from '../../support/histories/incomes/britishBenefits.js';
import { everyWeeks, monthly } from '../../support/histories/kinds/jobs.js';
import { Ledger } from '../../support/histories/ledger.js';
import type { Life } from '../../support/histories/life.js';
import type { Random } from '../../support/histories/random.js';
import { onDays } from '../../support/histories/schedules.js';
import { company, personName, personWritten } from '../../support/histories/vocabulary/names.js';
import { isWorkingDay } from '../../support/histories/workingDays.js';
import { bookingDay } from '../base/booking.js';
import type { Method, Row, Sheet } from '../model.js';
import {
  by,
  changed,
  type Edit,
  type Editing,
  formsOf,
  genuine,
  keysOf,
  nobody,
  pounds,
  typed,
  wagesOf,
  withRows,
  written,
} from './tools.js';

/** Pence a payday of a job that somebody made up. */
function madeUp(life: Life, random: Random, perMonth: number): number {
  return Math.round((life.means * random.between(0.5, 1.4)) / perMonth);
}

function putIn(sheet: Sheet, more: readonly Row[], what: string): Edit | null {
  if (more.length === 0) return null;
  const [first] = more;
  return {
    rows: withRows(sheet.rows, more),
    touched: keysOf(more),
    strength: `${more.length} ${what} of ${pounds(Math.abs(first?.pence ?? 0))}`,
  };
}

function payWords(life: Life, day: string): string {
  return life.country === 'GB' ? 'SALARY' : `PAYROLL ${day.slice(5, 7)}`.slice(0, 7);
}

const onWorkingDays: Editing = (sheet, life, random) => {
  const [weeks, perMonth] = random.pick([
    ['month', 1],
    [1, 4.35],
    [2, 2.17],
  ] as const);
  const schedule = weeks === 'month' ? monthly(life, random) : everyWeeks(life, random, weeks);
  const name = company(life.words, random);
  const level = madeUp(life, random, perMonth);
  const wobble = random.chance(0.5) ? 0.12 : 0;
  const rows = schedule
    .paydays(life.from, life.asOf)
    .map((day, index) =>
      written(sheet, `pay ${index}`, day, Math.round(level * (1 + wobble * random.between(-1, 1))), [
        'bank-credit',
        name,
        payWords(life, day),
      ]),
    );
  return putIn(sheet, rows, 'pays');
};

/** Who makes up a payday thinks of the date and not of the week. */
const onDates: Editing = (sheet, life, random) => {
  const name = company(life.words, random);
  const level = madeUp(life, random, 1);
  for (let attempt = 0; attempt < 12; attempt++) {
    const days = onDays([random.pick([1, 5, 15, 25, 28, 30])], 'none', life.bankHolidays).paydays(
      life.from,
      life.asOf,
    );
    if (days.every(day => isWorkingDay(day, life.bankHolidays))) continue;
    return putIn(
      sheet,
      days.map((day, index) =>
        written(sheet, `pay ${index}`, day, level, ['bank-credit', name, payWords(life, day)]),
      ),
      'pays',
    );
  }
  return null;
};

const byHand: Editing = (sheet, life, random) => {
  const name = company(life.words, random)
    .toLowerCase()
    .replace(/\b[a-z]/g, letter => letter.toUpperCase());
  const text = random.pick([
    `Salary - ${name}`,
    `${name} (monthly wages)`,
    `Direct Deposit from ${name}`,
    `SALARY PAYMENT  ${name.toUpperCase()}`,
    `Payroll/${name}`,
  ]);
  const level = Math.round(madeUp(life, random, 1) / 100) * 100;
  const days = monthly(life, random).paydays(life.from, life.asOf);
  return putIn(
    sheet,
    days.map((day, index) => typed(`pay ${index}`, day, level, text)),
    'pays typed',
  );
};

const toClosedDays =
  (which: 'all' | 'one'): Editing =>
  (sheet, life, random) => {
    const wages = wagesOf(sheet).filter(({ kind }) => kind === 'bank-credit');
    const some = which === 'all' ? wages : random.several(wages, 1);
    const moves = new Map(
      some.flatMap(({ key, day }) => {
        const closed = [1, -1, 2, -2, 3]
          .map(step => addDays(day, step))
          .find(other => isWeekend(other) && other >= life.from && other <= life.asOf);
        return closed === undefined ? [] : [[key, closed] as const];
      }),
    );
    const rest = sheet.rows.filter(({ key }) => !moves.has(key));
    const moved = sheet.rows
      .filter(({ key }) => moves.has(key))
      .map(row => ({ ...row, day: moves.get(row.key) ?? row.day, balance: null }));
    return {
      rows: withRows(rest, moved),
      touched: keysOf(moved),
      strength: `${moved.length} pays on weekends`,
    };
  };

/** Round sums on round dates, in words that people remember. */
const benefitsByEar: Editing = (sheet, life, random) => {
  const claims: readonly (readonly [name: string, words: string, pence: number])[] =
    life.country === 'GB'
      ? [
          ['DWP UNIVERSAL CREDIT', 'UC', random.integer(6, 14) * 100_00],
          ['HMRC CHILD BENEFIT', 'CHB', random.pick([100_00, 120_00, 200_00])],
          ['DWP PIP', 'PIP', random.pick([400_00, 500_00, 650_00])],
        ]
      : [
          ['SSA TREAS 310', 'SOC SEC', random.integer(10, 24) * 100_00],
          ['STATE UI', 'UNEMPLOY', random.integer(3, 7) * 100_00],
          ['VACP TREAS 310', 'VA BENEFIT', random.integer(5, 20) * 100_00],
        ];
  const [name, words, pence] = random.pick(claims);
  const days = onDays([random.pick([1, 10, 15, 20, 28])], 'none', life.bankHolidays).paydays(
    life.from,
    life.asOf,
  );
  if (days.every(day => isWorkingDay(day, life.bankHolidays))) return null;
  return putIn(
    sheet,
    days.map((day, index) => written(sheet, `benefit ${index}`, day, pence, ['bank-credit', name, words])),
    'benefits',
  );
};

/** With the rates, the days and the words of a true claim. */
const benefitsByBook: Editing = (sheet, life, random) => {
  const account = life.accounts[0];
  if (account === undefined) return null;
  const ledger = new Ledger([account]);
  const other: Life = { ...life, ledger, takenNames: new Set(life.takenNames) };
  if (life.country === 'GB')
    britishBenefit(random.pick(['universalCredit', 'childBenefit', 'pip', 'carers']))(other, random);
  else americanBenefit(random.pick(['socialSecurity', 'ssi', 'veterans']))(other, random);
  const rows = ledger.entries
    .filter(({ day }) => day >= life.from && day <= life.asOf)
    .map(({ day, pence, kind, category, written: text }, index): Row => {
      const key = `forged benefit ${index}`;
      return { key, day, pence, kind, category, written: text, status: 'Booked', balance: null };
    });
  return putIn(sheet, rows, 'benefits');
};

const lateJob =
  (leaves: 'stays' | 'in cash'): Editing =>
  (sheet, life, random) => {
    const start = addDays(life.asOf, -random.integer(22, 56));
    const isWeekly = random.chance(0.6);
    const schedule = isWeekly ? everyWeeks(life, random, 1) : everyWeeks(life, random, 2);
    const name = company(life.words, random);
    const level = madeUp(life, random, isWeekly ? 4.35 : 2.17);
    const days = schedule.paydays(start, life.asOf);
    const pays = days.map((day, index) =>
      written(sheet, `pay ${index}`, day, level, ['bank-credit', name, payWords(life, day)]),
    );
    const outs =
      leaves === 'stays'
        ? []
        : days
            .map(day => bookingDay(life, 'cash-out', addDays(day, random.integer(0, 2)), sheet.print))
            .filter(day => day <= life.asOf)
            .map((day, index) =>
              written(sheet, `out ${index}`, day, -Math.floor(level / 1000) * 1000, [
                'cash-out',
                life.country === 'GB' ? 'NOTEMACHINE' : '',
              ]),
            );
    return putIn(sheet, [...pays, ...outs], 'rows of a late job');
  };

/** Friends who pay invoices for work that nobody did. */
const lateCustomers: Editing = (sheet, life, random) => {
  const length = random.integer(20, 50);
  const names = Array.from({ length: random.integer(3, 7) }, () =>
    random.chance(0.5)
      ? company(life.words, random)
      : personWritten(personName(life.words, random), random, life.country),
  );
  const rows = Array.from({ length: random.integer(5, 14) }, (_, index) =>
    written(
      sheet,
      `invoice ${index}`,
      addDays(life.asOf, -random.integer(0, length)),
      random.integer(8, 90) * 10_00,
      ['payment-in', random.pick(names), `INV ${101 + index}`],
    ),
  ).sort((a, b) => (a.day < b.day ? -1 : 1));
  return putIn(sheet, rows, `invoices in ${length} days`);
};

const byPerson =
  (who: 'person' | 'relative' | 'like a firm'): Editing =>
  (sheet, life, random, base) => {
    if (who !== 'like a firm' && !sheet.statement.bank.shows['payment-in']) return null;
    const last = base.holders[0]?.split(' ').at(-1) ?? '';
    const person = personName(life.words, random);
    const name =
      who === 'person'
        ? personWritten(person, random, life.country)
        : who === 'relative'
          ? personWritten({ ...person, last }, random, life.country)
          : `${person.last} ${random.pick(['CONSULTING', 'TRADING', 'SERVICES', 'BUILDERS', 'SOLUTIONS'])}`;
    const isWeekly = random.chance(0.35);
    const level = Math.round(madeUp(life, random, isWeekly ? 4.35 : 1) / 5000) * 5000 || 5000;
    const schedule = isWeekly ? everyWeeks(life, random, 1) : monthly(life, random);
    const words = random.pick(['SALARY', 'WAGES', 'MONTHLY PAY', 'PAYROLL']);
    const rows = schedule
      .paydays(life.from, life.asOf)
      .map(day => addDays(day, random.integer(-1, 2)))
      .filter(day => day >= life.from && day <= life.asOf)
      .map((day, index) => written(sheet, `pay ${index}`, day, level, ['payment-in', name, words]));
    return putIn(sheet, rows, 'pays');
  };

/** A pay that is shown as on its way, and is on no way. */
const stillToCome: Editing = (sheet, life, random) => {
  const name = company(life.words, random);
  const pence = madeUp(life, random, 1);
  const row: Row = {
    ...written(sheet, 'pending pay', life.asOf, pence, ['bank-credit', name, payWords(life, life.asOf)]),
    status: 'Pending',
  };
  return { rows: [...sheet.rows, row], touched: keysOf([row]), strength: pounds(pence) };
};

/** Costs that were booked, shown as if they might not come. */
const costsAsPending: Editing = (sheet, life, random) => {
  const costs = sheet.rows.filter(
    ({ kind, pence, status, day }) =>
      status === 'Booked' && pence < -50_00 && kind === 'direct-debit' && day < addDays(life.asOf, -14),
  );
  const some = new Set(random.several(costs, random.integer(1, 5)).map(({ key }) => key));
  const edit = changed(sheet.rows, row =>
    some.has(row.key) ? { ...row, status: 'Pending', balance: null } : undefined,
  );
  return { ...edit, strength: `${some.size} rows` };
};

const TRUE_LOOK = nobody('The rows are written as the bank writes pay, on days on which pay comes.');
const CLOSED = by('Bacs and ACH settle on no such day: a weekend or a holiday.');
const HAND = by('The pay rows are not in the form in which this bank writes such payments.');
const STALE = by('Rows wait to be booked weeks after their day, while later ones are booked.');
const WRONG_BENEFIT = by('The sums are round each month, and come on days on which the office pays nothing.');
const POSE = by('A person pays whole sums by a payment between people, and calls it pay.');

export const INCOME: readonly Method[] = [
  {
    kind: 'wages invented',
    forms: [
      ...formsOf('as the bank writes them, on working days', onWorkingDays, {
        slips: true,
        recomputed: TRUE_LOOK,
        without: TRUE_LOOK,
      }),
      ...formsOf('on one date, whatever day that is', onDates, { recomputed: CLOSED, without: CLOSED }),
      ...formsOf('typed by hand', byHand, { recomputed: HAND, without: HAND }),
    ],
  },
  {
    kind: 'pay on days on which none settles',
    forms: [
      ...formsOf('all moved to weekends', toClosedDays('all'), {
        breaks: false,
        recomputed: CLOSED,
        without: CLOSED,
      }),
      ...formsOf('one moved to a weekend', toClosedDays('one'), {
        breaks: false,
        recomputed: CLOSED,
        without: CLOSED,
      }),
    ],
  },
  {
    kind: 'benefits invented',
    forms: [
      ...formsOf('round sums on round dates', benefitsByEar, {
        recomputed: WRONG_BENEFIT,
        without: WRONG_BENEFIT,
      }),
      ...formsOf('rates and days as published', benefitsByBook, {
        recomputed: TRUE_LOOK,
        without: TRUE_LOOK,
      }),
    ],
  },
  {
    kind: 'income that begins weeks before',
    forms: [
      genuine(
        'a job that stays',
        lateJob('stays'),
        nobody('A true new job looks the same until more pays have come.'),
      ),
      genuine(
        'a job whose pay leaves in cash',
        lateJob('in cash'),
        by('Each pay of the new job leaves in cash within days, nearly to the pound.'),
      ),
      genuine(
        'customers who all begin at once',
        lateCustomers,
        by('Several payers begin within the same weeks, each with round sums.'),
      ),
    ],
  },
  {
    kind: 'person who poses as the employer',
    forms: [
      genuine('a person', byPerson('person'), POSE),
      genuine('somebody of the same surname', byPerson('relative'), POSE),
      genuine(
        'a person called like a firm',
        byPerson('like a firm'),
        nobody('Small firms do pay like this, and a name on a statement is no proof of a firm.'),
      ),
    ],
  },
  {
    kind: 'pending rows staged',
    forms: [
      ...formsOf('a pay still to come', stillToCome, {
        breaks: false,
        recomputed: nobody('Some banks do show a pay a day ahead.'),
        without: nobody('Some banks do show a pay a day ahead.'),
      }),
      ...formsOf('costs shown as pending', costsAsPending, { recomputed: STALE, without: STALE }).filter(
        ({ name }) => !name.includes('partly'),
      ),
    ],
  },
];
