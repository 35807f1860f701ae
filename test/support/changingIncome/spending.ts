/** Ordinary life around the income: bills, shops, and credits that are none. */
import type { CountryCode } from '../../../src/model/transaction.js';
import { addDays, dayInMonth } from '../dates.js';
import { daysOf } from '../histories/months.js';
import type { Random } from '../histories/random.js';
import { onDays } from '../histories/schedules.js';
import { GB_A } from '../histories/vocabulary/gbA.js';
import { GB_B } from '../histories/vocabulary/gbB.js';
import { namesFor } from '../histories/vocabulary/names.js';
import { US_A } from '../histories/vocabulary/usA.js';
import { US_B } from '../histories/vocabulary/usB.js';
import type { Vocabulary } from '../histories/vocabulary/vocabulary.js';
import type { Row } from './banks.js';
import type { World } from './world.js';

export interface MoneyRow extends Row {
  readonly pence: number;
  readonly isCredit: boolean;
}

function vocabularyOf(country: CountryCode, seed: number): Vocabulary {
  const isOdd = seed % 2 === 1;
  return country === 'GB' ? (isOdd ? GB_A : GB_B) : isOdd ? US_A : US_B;
}

/** How often a day holds such a purchase, and what it costs in pence. */
const HABITS: readonly (readonly [category: string, aDay: number, least: number, most: number])[] = [
  ['groceries', 0.3, 6_00, 85_00],
  ['restaurants-and-cafes', 0.12, 3_20, 38_00],
  ['takeaway-and-fast-food', 0.08, 5_00, 28_00],
  ['fuel', 0.07, 20_00, 70_00],
  ['clothing', 0.04, 12_00, 90_00],
  ['pharmacy', 0.03, 3_00, 25_00],
  ['online-marketplace', 0.06, 6_00, 60_00],
];

/** Bills by the key of the vocabulary, as a share of the pay of a month, with the lowest sum. */
const BILLS: readonly (readonly [key: string, least: number, most: number])[] = [
  ['landlord', 480_00, 1150_00],
  ['energy', 60_00, 190_00],
  ['broadband', 24_00, 60_00],
  ['mobile', 9_00, 45_00],
  ['water', 20_00, 60_00],
  ['streaming', 5_99, 15_99],
];

export function spending(world: World, seed: number): MoneyRow[] {
  const random = world.random.fork('spending');
  const words = vocabularyOf(world.country, seed);
  const called = (pattern: string) =>
    pattern
      .replace(/\{R(\d)\}/g, (_, count: string) => random.digits(Number(count)))
      .replaceAll('{S}', random.pick(words.surnames))
      .replaceAll('{P}', random.pick(words.places).replace(/ [A-Z]{2}$/, ''))
      .replace(/\{[A-Z]+\d*\}/g, '7');
  return [
    ...bills(world, random, words, called),
    ...purchases(world, random, words, called),
    ...noIncome(world, random, words, called),
  ];
}

function bills(
  world: World,
  random: Random,
  words: Vocabulary,
  called: (pattern: string) => string,
): MoneyRow[] {
  return BILLS.flatMap(([key, least, most]) => {
    const who = called(random.pick(namesFor(words.billers, key)));
    const pence = random.integer(least, most);
    const number = random.digits(8);
    const days = onDays([random.integer(1, 28)], 'next', world.keeper).paydays(world.from, world.asOf);
    const rail = key === 'landlord' ? ('person-out' as const) : ('direct-debit' as const);
    return days.map(day => ({
      rail,
      who,
      words: rail === 'person-out' ? 'RENT' : number,
      day,
      pence,
      isCredit: false,
    }));
  });
}

function purchases(
  world: World,
  random: Random,
  words: Vocabulary,
  called: (pattern: string) => string,
): MoneyRow[] {
  return daysOf(world.from, world.asOf).flatMap(day =>
    HABITS.flatMap(([category, aDay, least, most]) =>
      random.chance(aDay)
        ? [
            {
              rail: 'card' as const,
              who: called(random.pick(namesFor(words.shops, category))),
              words: '',
              day,
              pence: random.integer(least, most),
              isCredit: false,
            },
          ]
        : [],
    ),
  );
}

/** A refund, a friend's share of a bill, money back from savings: some accounts have them, none is income. */
function noIncome(
  world: World,
  random: Random,
  words: Vocabulary,
  called: (pattern: string) => string,
): MoneyRow[] {
  const rows: MoneyRow[] = [];
  const someDay = () => world.dayAt(random.next());
  for (let count = random.integer(0, 3); count > 0; count--) {
    const who = called(random.pick(namesFor(words.shops, 'clothing')));
    const day = someDay();
    const pence = random.integer(52_00, 120_00);
    const back = addDays(day, random.integer(4, 15));
    rows.push({ rail: 'card', who, words: '', day, pence, isCredit: false });
    if (back <= world.asOf) rows.push({ rail: 'refund', who, words: '', day: back, pence, isCredit: true });
  }
  for (let count = random.integer(0, 5); count > 0; count--)
    rows.push({
      rail: 'person-in',
      who: random.pick(world.names.friends),
      words: random.pick(world.names.friendlyWords),
      day: someDay(),
      pence: random.integer(4, 60) * 5_00,
      isCredit: true,
    });
  if (random.chance(0.5))
    for (let month = 0; month < 24; month++) {
      const day = dayInMonth(Number(world.from.slice(0, 4)), Number(world.from.slice(5, 7)) + month, 2);
      const pence = random.integer(4, 20) * 10_00;
      if (day < world.from || day > world.asOf) continue;
      rows.push({ rail: 'own-out', who: '', words: '', day, pence, isCredit: false });
      if (random.chance(0.25))
        rows.push({ rail: 'own-in', who: '', words: '', day, pence: pence + 30_00, isCredit: true });
    }
  return rows;
}
