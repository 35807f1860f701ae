/** A bank-account history from a seed: the same seed gives the same history, everywhere and for ever. */
import { addDays, dayInMonth, daysBetween } from '../dates.js';
import { assembled, MAIN_ACCOUNT } from './assembled.js';
import { BRITISH_BANKS } from './banks/gb.js';
import { type NamePlace, statementOf } from './banks/statement.js';
import { AMERICAN_BANKS } from './banks/us.js';
import type { History } from './history.js';
import { type Account, Ledger } from './ledger.js';
import type { Life, Part } from './life.js';
import { AMERICAN_LIVINGS, BRITISH_LIVINGS, EXTRAS } from './parts.js';
import { Random } from './random.js';
import { CREDIT_PARTS } from './spending/credit/parts.js';
import { GB_A } from './vocabulary/gbA.js';
import { GB_B } from './vocabulary/gbB.js';
import { US_A } from './vocabulary/usA.js';
import { US_B } from './vocabulary/usB.js';
import type { Division } from './workingDays.js';

export const VOCABULARIES = { GB: [GB_B, GB_A], US: [US_B, US_A] } as const;

export function historyOf(seed: number): History {
  return historyNaming(seed, 'as-exported');
}

/** The same history, with credit of every kind beside it. */
export function historyInDebt(seed: number): History {
  return historyNaming(seed, 'as-exported', CREDIT_PARTS);
}

/** The same history, with the names of the other side elsewhere, and with more parts beside it. */
export function historyNaming(
  seed: number,
  namePlace: NamePlace,
  more: readonly (readonly [name: string, chance: number, part: Part])[] = [],
): History {
  const random = new Random(seed);
  const country = random.fork('country').chance(0.68) ? 'GB' : 'US';
  const division =
    country === 'US'
      ? null
      : random.fork('division').weighted<Division>([
          ['england-and-wales', 79],
          ['scotland', 11],
          ['northern-ireland', 10],
        ]);
  const { from, asOf } = spanOf(random.fork('span'));
  const livings = country === 'GB' ? BRITISH_LIVINGS : AMERICAN_LIVINGS;
  const living = random
    .fork('living')
    .weighted(livings.map(one => [one, (division && one.weightIn?.[division]) ?? one.weight] as const));
  const words = VOCABULARIES[country][seed % 2] as (typeof VOCABULARIES)[typeof country][number];
  const accounts = accountsOf(random.fork('accounts'), country, from, asOf, namePlace);
  const ledger = new Ledger(accounts);
  const life: Life = {
    country,
    division,
    bankHolidays: country === 'US' ? 'federal-reserve' : 'england-and-wales',
    words,
    nino: `QQ${random.fork('nino').digits(6)}${random.fork('nino').pick(['A', 'B', 'C', 'D'])}`,
    town: random.fork('town').pick(words.places),
    accounts,
    ledger,
    takenNames: new Set(),
    from,
    asOf,
    means: random.fork('means').integer(...living.means),
  };
  for (const [name, chance, part] of living.parts) {
    const own = random.fork(name);
    if (own.chance(chance)) part(life, own);
  }
  for (const [name, chance, part, only] of EXTRAS) {
    const own = random.fork(`extra ${name}`);
    if (own.chance(chance) && (only ?? country) === country) part(life, own);
  }
  for (const [name, chance, part] of more) {
    const own = random.fork(`more ${name}`);
    if (own.chance(chance)) part(life, own);
  }
  const pendingFrom = random.fork('pending').chance(0.2) ? addDays(asOf, -1) : null;
  ledger.tags.add(`living:${living.name}`);
  return assembled(life, seed, pendingFrom);
}

function spanOf(random: Random): { from: string; asOf: string } {
  const [year, month] = [random.integer(2023, 2026), random.integer(1, 12)];
  const asOf = random.chance(0.5)
    ? dayInMonth(year, month, 31)
    : dayInMonth(year, month, random.integer(1, 31));
  if (random.chance(0.14)) return { from: addDays(asOf, -89), asOf };
  const months = random.integer(4, 14);
  const first = dayInMonth(year, month - months + 1, 1);
  return { from: random.chance(0.5) ? first : addDays(first, random.integer(1, 27)), asOf };
}

function accountsOf(
  random: Random,
  country: 'GB' | 'US',
  from: string,
  asOf: string,
  namePlace: NamePlace,
): Account[] {
  return accountsAt(random, country, from, asOf, namePlace, random.chance(0.12) ? 2 : 1);
}

/** `count` accounts, each with one of the country's banks. */
export function accountsAt(
  random: Random,
  country: 'GB' | 'US',
  from: string,
  asOf: string,
  namePlace: NamePlace,
  count: number,
): Account[] {
  const banks = country === 'GB' ? BRITISH_BANKS : AMERICAN_BANKS;
  return [MAIN_ACCOUNT, 'second'].slice(0, count).map(id => {
    const own = random.fork(id);
    const changesOn = own.chance(0.08)
      ? addDays(from, Math.round(daysBetween(from, asOf) * own.between(0.2, 0.8)))
      : undefined;
    return { id, statement: statementOf(own.weighted(banks), country, own, changesOn, namePlace) };
  });
}
