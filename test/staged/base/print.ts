/** How banks print. British and American current-account statements, and exports of open banking. */
import type { CountryCode } from '../../../src/index.js';
import type { Random } from '../../support/histories/random.js';
import type { Print } from '../model.js';

/** These show card payments on the day they are made, weekends too. */
const BOOKS_EVERY_DAY: ReadonlySet<string> = new Set(['Monzo', 'Starling', 'Revolut', 'Capital One']);
/** Their statements carry one balance a day. */
const ONE_BALANCE_A_DAY: ReadonlySet<string> = new Set(['HSBC', 'Barclays', 'Nationwide']);

export function printOf(bank: string, country: CountryCode, random: Random): Print {
  const booksEveryDay = BOOKS_EVERY_DAY.has(bank);
  return {
    newestFirst: random.fork('order').chance(booksEveryDay ? 0.75 : 0.45),
    balancesOn:
      ONE_BALANCE_A_DAY.has(bank) && random.fork('balances').chance(0.4) ? 'last-of-day' : 'every-row',
    ids: random.fork('ids').weighted([
      ['counted', 4],
      ['hashed', 4],
      ['by-day', 2],
    ] as const),
    times: random.fork('times').chance(0.15) ? 'midnight' : 'none',
    cardsOnWorkingDays: !booksEveryDay && random.fork('cards').chance(country === 'US' ? 0.75 : 0.6),
    withinDay: booksEveryDay
      ? 'as-it-came'
      : random.fork('within a day').weighted([
          ['as-it-came', 4],
          ['credits-first', country === 'US' ? 6 : 3],
          ['debits-first', 1],
        ] as const),
  };
}
