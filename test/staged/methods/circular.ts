/** Money that goes round. It is real, so that the bank's own balances are right, and nobody had to forge a row. */
import { addDays } from '../../support/dates.js';
import type { PaymentKind } from '../../support/histories/banks/bank.js';
import { everyWeeks, monthly } from '../../support/histories/kinds/jobs.js';
import type { Life } from '../../support/histories/life.js';
import type { Random } from '../../support/histories/random.js';
import { company, personName, personWritten } from '../../support/histories/vocabulary/names.js';
import { moved } from '../../support/histories/workingDays.js';
import { bookingDay } from '../base/booking.js';
import { chained } from '../base/sums.js';
import type { Base, Form, Method, Row, Seen, Sheet, Staged } from '../model.js';
import { by, type Editing, genuine, keysOf, nobody, pounds, withRows, written } from './tools.js';

interface Ring {
  /** Who pays, in the words of pay. */
  readonly payer: 'person' | 'firm';
  /** How it goes back: to whom, in how many parts. */
  readonly back: (life: Life, random: Random, payer: string) => readonly Part[];
  readonly ownMoneyFirst?: boolean;
}

interface Part {
  readonly share: number;
  readonly to: readonly [kind: PaymentKind, name: string, reference?: string];
  readonly after: number;
}

function ring({ payer: who, back, ownMoneyFirst = false }: Ring): Editing {
  return (sheet, life, random) => {
    const isFirm = who === 'firm';
    const payer = isFirm
      ? company(life.words, random)
      : personWritten(personName(life.words, random), random, life.country);
    const isWeekly = random.chance(0.4);
    const schedule = isWeekly ? everyWeeks(life, random, 1) : monthly(life, random);
    const level = Math.round((life.means * random.between(0.4, 1.2)) / (isWeekly ? 4 : 1) / 1000) * 1000;
    const varies = random.chance(0.4) ? 0.15 : 0;
    const kept = random.pick([0, 0, 0.02, 0.05, 0.1]);
    // Who knows what looks forged pays odd sums.
    const unit = random.pick([1, 100, 10_00]);
    const whole = (pence: number) => Math.round(pence / unit) * unit;
    const sign = ownMoneyFirst ? -1 : 1;
    const rows: Row[] = [];
    for (const [index, day] of schedule.paydays(life.from, life.asOf).entries()) {
      const pence = whole(
        (level + (unit === 1 ? random.fork('odd').integer(1, 999) : 0)) *
          (1 + varies * random.between(-1, 1)),
      );
      const kind = isFirm && random.chance(0.5) ? 'bank-credit' : 'payment-in';
      rows.push(written(sheet, `pay ${index}`, day, pence, [kind, payer, 'SALARY']));
      for (const [number, { share, to, after }] of back(
        life,
        random.fork(`back ${index}`),
        payer,
      ).entries()) {
        const returned = bookingDay(life, to[0], addDays(day, sign * after), sheet.print);
        const sum = pence * share * (1 - kept);
        const part = to[0] === 'cash-out' ? Math.floor(sum / 10_00) * 10_00 : whole(sum);
        if (returned >= life.from && returned <= life.asOf && part > 0)
          rows.push(written(sheet, `back ${index} ${number}`, returned, -part, to));
      }
    }
    if (!rows.some(({ pence }) => pence < 0)) return null;
    rows.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : b.pence - a.pence));
    return {
      rows: withRows(sheet.rows, rows),
      touched: keysOf(rows),
      strength: `${isWeekly ? 'weekly' : 'monthly'} ${pounds(level)}, ${Math.round(kept * 100)} per cent kept`,
    };
  };
}

const soon = (random: Random) => random.integer(0, 4);
const other = (life: Life, random: Random) =>
  personWritten(personName(life.words, random), random, life.country);
/** Parts that add up to the whole. */
function parts(random: Random): number[] {
  return random.pick([
    [0.5, 0.5],
    [0.6, 0.4],
    [0.4, 0.35, 0.25],
    [0.7, 0.2, 0.1],
  ]);
}

const wholeBack: Ring['back'] = (_life, random, payer) => [
  { share: 1, to: ['payment-out', payer, random.pick(['', 'THANKS', 'RENT'])], after: soon(random) },
];
const partsBack: Ring['back'] = (_life, random, payer) =>
  parts(random).map((share, index) => ({
    share,
    to: ['payment-out', payer],
    after: soon(random) + index * random.integer(1, 3),
  }));
const toOther: Ring['back'] = (life, random) => [
  { share: 1, to: ['payment-out', other(life, random)], after: soon(random) },
];
const toSeveral: Ring['back'] = (life, random) =>
  parts(random).map(share => ({
    share: share * random.between(0.85, 1),
    to: ['payment-out', other(life, random), random.pick(life.words.friendlyWords)],
    after: random.integer(1, 12),
  }));
/** As much as a machine gives at a time. */
const inCash: Ring['back'] = (life, random) => {
  const times = random.integer(2, 6);
  return Array.from({ length: times }, (_, index) => ({
    share: 1 / times,
    to: ['cash-out', life.country === 'GB' ? 'NOTEMACHINE' : ''] as const,
    after: index + random.integer(0, 1),
  }));
};
const byWallet: Ring['back'] = (life, random) => [
  {
    share: 1,
    to: ['card-online', life.country === 'GB' ? 'PAYPAL *TRANSFER' : random.pick(['CASH APP', 'VENMO'])],
    after: soon(random),
  },
];
const toOwnSavings: Ring['back'] = (_life, random) => [
  { share: 1, to: ['own-out', ''], after: random.integer(0, 3) },
];

/** Another account of one's own pays the salary: its sheet shows where the money came from. */
function ownAccounts(name: string, gives: 'both' | 'one', seen: Seen): Form {
  const stage = (base: Base, random: Random): Staged | null => {
    const [sheet] = base.sheets;
    if (sheet === undefined || base.sheets.length > 1) return null;
    const { life } = base;
    const employer = company(life.words, random);
    const level = Math.round((life.means * random.between(0.5, 1.2)) / 1000) * 1000;
    const here: Row[] = [];
    const there: Row[] = [];
    const side: Sheet = { ...sheet, accountId: 'side', opening: level + random.integer(1, 300_00), rows: [] };
    for (const [index, day] of monthly(life, random).paydays(life.from, life.asOf).entries()) {
      here.push(written(sheet, `pay ${index}`, day, level, ['bank-credit', employer, 'SALARY']));
      there.push(
        written(side, `paid ${index}`, day, -level, ['payment-out', base.holders[0] ?? '', 'SALARY']),
      );
      const back = addDays(day, random.integer(1, 5));
      if (back > life.asOf) continue;
      here.push(written(sheet, `back ${index}`, back, -level, ['own-out', '']));
      there.push(written(side, `fed ${index}`, back, level, ['own-in', '']));
    }
    if (here.length < 2) return null;
    const main = { ...sheet, rows: chained(withRows(sheet.rows, here), sheet.opening) };
    const fed = { ...side, rows: chained(there, side.opening) };
    return {
      sheets: gives === 'both' ? [main, fed] : [main],
      touched: keysOf(gives === 'both' ? [...here, ...there] : here),
      strength: `monthly ${pounds(level)}`,
    };
  };
  return { name, withBalances: seen, withoutBalances: seen, stage };
}

/** Takings of a card machine that one's own card feeds. The machine keeps its fee. */
const cardMachine: Editing = (sheet, life, random) => {
  const name =
    life.country === 'GB' ? random.pick(['SUMUP', 'ZETTLE']) : random.pick(['SQUARE INC', 'STRIPE']);
  const shop = `${name}*${random.pick(life.words.surnames)}`;
  const fee = random.between(0.0169, 0.029);
  const rows: Row[] = [];
  const count = random.integer(5, 18);
  const step = Math.max(2, Math.floor((Date.parse(life.asOf) - Date.parse(life.from)) / 86_400_000 / count));
  for (let index = 0; index < count; index++) {
    const day = moved(addDays(life.from, 1 + index * step), 'next', life.bankHolidays);
    const pence = random.integer(8, 60) * 10_00;
    const payout = moved(addDays(day, random.integer(1, 3)), 'next', life.bankHolidays);
    if (payout > life.asOf) break;
    rows.push(written(sheet, `sale ${index}`, day, -pence, ['card-online', shop]));
    rows.push(
      written(sheet, `payout ${index}`, payout, Math.round(pence * (1 - fee)), [
        'bank-credit',
        name,
        'PAYOUT',
      ]),
    );
  }
  rows.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  return {
    rows: withRows(sheet.rows, rows),
    touched: keysOf(rows),
    strength: `${rows.length / 2} sales, fee ${(fee * 100).toFixed(2)} per cent`,
  };
};

const SAME = by('What comes as pay goes back to the payer within days, nearly to the penny, each time.');
const EQUAL = by('Each pay leaves within days in one sum of nearly the same size.');
const CASHED = by('Each pay leaves in cash within days, nearly to the last ten.');
const SPREAD = nobody(
  'Parts of no fixed size go to several people on several days, as money of anybody does.',
);
const SAVED = nobody('People who put their whole pay aside do the same.');

export const CIRCULAR: readonly Method[] = [
  {
    kind: 'circular pay',
    forms: [
      genuine('a person pays, and gets it back whole', ring({ payer: 'person', back: wholeBack }), SAME),
      genuine('a person pays, and gets it back in parts', ring({ payer: 'person', back: partsBack }), SAME),
      genuine('a firm pays, and gets it back whole', ring({ payer: 'firm', back: wholeBack }), SAME),
      genuine('a firm pays, another person gets it', ring({ payer: 'firm', back: toOther }), EQUAL),
      genuine('a person pays, several others get it', ring({ payer: 'person', back: toSeveral }), SPREAD),
      genuine('a firm pays, and gets cash', ring({ payer: 'firm', back: inCash }), CASHED),
      genuine('a firm pays, a wallet takes it', ring({ payer: 'firm', back: byWallet }), EQUAL),
      genuine(
        'own money goes out first, and comes back as pay',
        ring({ payer: 'person', back: wholeBack, ownMoneyFirst: true }),
        SAME,
      ),
      genuine('a firm pays, and savings take it', ring({ payer: 'firm', back: toOwnSavings }), SAVED),
    ],
  },
  {
    kind: 'circular money between own accounts',
    forms: [
      ownAccounts(
        'both accounts given',
        'both',
        by('The pay leaves the other account on the same day with the same sum, and goes back there.'),
      ),
      ownAccounts('one account given', 'one', SAVED),
    ],
  },
  {
    kind: 'own card machine',
    forms: [
      genuine(
        'payouts less the fee',
        cardMachine,
        by('Each payout of the machine is a purchase by the same name, less one share, a few days later.'),
      ),
    ],
  },
];
