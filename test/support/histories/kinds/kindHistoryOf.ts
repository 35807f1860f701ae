/** A history of a kind, from a seed: the same kind and seed give the same history, everywhere and for ever. */
import { addDays, dayInMonth } from '../../dates.js';
import { assembled } from '../assembled.js';
import { friends } from '../credits/persons.js';
import { unseenSavings } from '../credits/transfers.js';
import type { History } from '../history.js';
import { accountsAt, VOCABULARIES } from '../historyOf.js';
import { type Account, Ledger } from '../ledger.js';
import type { Part } from '../life.js';
import { Random } from '../random.js';
import { bills } from '../spending/paying.js';
import { shopping } from '../spending/shopping.js';
import { cash } from '../spending/spending.js';
import type { Division } from '../workingDays.js';
import type { Kind, KindLife } from './kind.js';
import { widened } from './words/wide.js';

const MONTHS: readonly [number, number] = [9, 14];
const MEANS = { GB: [1200_00, 3800_00], US: [2000_00, 6000_00] } as const;

/** The ordinary life around the income. */
const AROUND: readonly (readonly [name: string, chance: number, part: Part])[] = [
  ['shopping', 1, shopping],
  ['bills', 1, bills],
  ['cash', 0.7, cash],
  ['friends', 0.6, friends],
  ['savings', 0.3, unseenSavings],
];

export function kindHistoryOf(kind: Kind, seed: number): History {
  const random = new Random(seed).fork(`kind ${kind.name}`);
  const { country } = kind;
  const half = seed % 2 === 1 ? 'tuned' : 'held-out';
  const division =
    country === 'US'
      ? null
      : (kind.division ??
        random.fork('division').weighted<Division>([
          ['england-and-wales', 84],
          ['scotland', 9],
          ['northern-ireland', 7],
        ]));
  const { from, asOf } = spanOf(random.fork('span'), kind);
  const own = VOCABULARIES[country][seed % 2] as (typeof VOCABULARIES)[typeof country][number];
  const words = widened(own, country, half);
  // 1 and 2, 5 and 6 are one way, 3 and 4, 7 and 8 the other: both halves get both.
  const isTold = ((seed - 1) >> 1) % 2 === 0;
  const accounts = firstThatShow(kind.needsWords ?? (isTold ? ['bank-credit'] : []), attempt =>
    accountsAt(random.fork(`accounts ${attempt}`), country, from, asOf, 'as-exported', kind.accounts ?? 1),
  );
  const nino = random.fork('nino');
  const life: KindLife = {
    country,
    division,
    bankHolidays: country === 'US' ? 'federal-reserve' : 'england-and-wales',
    words,
    nino: `QQ${nino.digits(6)}${nino.pick(['A', 'B', 'C', 'D'])}`,
    town: random.fork('town').pick(words.places),
    accounts,
    ledger: new Ledger(accounts),
    takenNames: new Set(),
    from,
    asOf,
    means: random.fork('means').integer(...(kind.means ?? MEANS[country])),
    half,
    isTold,
  };
  life.ledger.tags.add(`kind:${kind.name}`);
  kind.build(life, random.fork('build'));
  for (const [name, chance, part] of AROUND) {
    const own = random.fork(name);
    if (own.chance(chance)) part(life, own);
  }
  return { ...assembled(life, seed, null), kind: kind.name };
}

/** Drawn again and again until every account's bank shows what payers write beside their names. */
function firstThatShow(
  kinds: readonly ('bank-credit' | 'payment-in')[],
  draw: (attempt: number) => Account[],
): Account[] {
  for (let attempt = 0; attempt < 100; attempt++) {
    const accounts = draw(attempt);
    if (accounts.every(({ statement }) => kinds.every(kind => statement.bank.shows[kind]))) return accounts;
  }
  throw new Error('no bank of the country shows it');
}

function spanOf(random: Random, { months = MONTHS, endsIn }: Kind): { from: string; asOf: string } {
  const year = random.integer(2023, 2026);
  const month = endsIn === undefined ? random.integer(1, 12) : random.pick(endsIn);
  const asOf = dayInMonth(year, month, random.chance(0.5) ? 31 : random.integer(1, 31));
  const first = dayInMonth(year, month - random.integer(...months) + 1, 1);
  return { from: random.chance(0.5) ? first : addDays(first, random.integer(1, 27)), asOf };
}
