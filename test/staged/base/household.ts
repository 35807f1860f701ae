/** An honest household from a seed: the same kind, country and seed give the same accounts, everywhere and for ever. */
import type { CountryCode } from '../../../src/index.js';
import { addDays, dayInMonth } from '../../support/dates.js';
import { friends } from '../../support/histories/credits/persons.js';
import { unseenSavings } from '../../support/histories/credits/transfers.js';
import { accountsAt, VOCABULARIES } from '../../support/histories/historyOf.js';
import type { KindLife } from '../../support/histories/kinds/kind.js';
import { widened } from '../../support/histories/kinds/words/wide.js';
import { type Entry, Ledger } from '../../support/histories/ledger.js';
import type { Part } from '../../support/histories/life.js';
import { Random } from '../../support/histories/random.js';
import { bills } from '../../support/histories/spending/paying.js';
import { shopping } from '../../support/histories/spending/shopping.js';
import { cash } from '../../support/histories/spending/spending.js';
import { personName } from '../../support/histories/vocabulary/names.js';
import type { Base, Sheet } from '../model.js';
import { booked } from './booking.js';
import { afforded } from './money.js';
import { numberedApart } from './numbers.js';
import { printOf } from './print.js';

/** The ordinary life around an income. */
const AROUND = {
  shopping: [1, shopping],
  bills: [1, bills],
  cash: [0.6, cash],
  friends: [0.6, friends],
  savings: [0.3, unseenSavings],
} as const satisfies Readonly<Record<string, readonly [chance: number, part: Part]>>;

export interface HouseholdLife extends KindLife {
  /** Full names of those who hold the account. */
  readonly holders: readonly string[];
}

export interface Household {
  readonly kind: string;
  /** Months that the statement covers, least and most; 3 to 12 when left out. */
  readonly months?: readonly [least: number, most: number];
  /** Pence a month that the person lives on. */
  readonly means?: Readonly<Record<CountryCode, readonly [least: number, most: number]>>;
  /** Those of the request; one current account when left out. */
  readonly accounts?: readonly string[];
  readonly people?: 1 | 2;
  /** Whether there are savings that the request does not show; mostly when left out. */
  readonly savings?: 'none' | 'some';
  /** What of the ordinary life is there beside; all of it when left out. */
  readonly around?: readonly (keyof typeof AROUND)[];
  /** Whether the story pays for the home, so that no other bill does. */
  readonly paysHome?: true;
  /** Money at the beginning, as a share of a month's means. */
  readonly begins?: readonly [least: number, most: number];
  /** The payer's words have to reach the statement for this to be what it is. */
  readonly showsWords?: readonly ('bank-credit' | 'payment-in')[];
  /** The income, and what is peculiar. */
  build(life: HouseholdLife, random: Random): void;
  /** Changes what was written, all of it. */
  after?(life: HouseholdLife, random: Random): void;
}

const HOMES: ReadonlySet<string> = new Set(['rent', 'mortgage']);
const MEANS = { GB: [1300_00, 4200_00], US: [2100_00, 6500_00] } as const;
/** Applicants are mostly asked for three months, some give a year. */
const MONTHS = [3, 3, 3, 4, 4, 6, 6, 9, 12];

export function baseOf(household: Household, country: CountryCode, seed: number): Base {
  const random = new Random(seed).fork(`${household.kind} ${country}`);
  const { from, asOf } = spanOf(random.fork('span'), household);
  const half = random.fork('half').chance(0.5) ? 'tuned' : 'held-out';
  const words = widened(VOCABULARIES[country][half === 'tuned' ? 1 : 0], country, half);
  const ids = household.accounts ?? ['CurrentAccount'];
  const accounts = firstThatShow(household.showsWords ?? [], attempt =>
    accountsAt(random.fork(`accounts ${attempt}`), country, from, asOf, 'as-exported', ids.length),
  );
  const people = random.fork('people');
  const named = Array.from({ length: household.people ?? 1 }, () => personName(words, people));
  const holders = named.map(({ first, last }) => `${first} ${last}`);
  const nino = random.fork('nino');
  const life: HouseholdLife = {
    country,
    division: country === 'US' ? null : 'england-and-wales',
    bankHolidays: country === 'US' ? 'federal-reserve' : 'england-and-wales',
    words,
    nino: `QQ${nino.digits(6)}${nino.pick(['A', 'B', 'C', 'D'])}`,
    town: random.fork('town').pick(words.places),
    accounts,
    ledger: new Ledger(accounts.map(({ id, statement }) => ({ id, statement: numberedApart(statement) }))),
    takenNames: new Set(named.flatMap(({ first, last }) => [`${first} ${last}`, `${first[0]} ${last}`])),
    from,
    asOf,
    means: random.fork('means').integer(...(household.means ?? MEANS)[country]),
    half,
    isTold: random.fork('told').chance(0.7),
    holders,
  };
  household.build(life, random.fork('build'));
  const told = life.ledger.entries.length;
  for (const name of household.around ?? (Object.keys(AROUND) as (keyof typeof AROUND)[])) {
    const own = random.fork(name);
    const [chance, part] = AROUND[name];
    if (own.chance(chance)) part(life, own);
  }
  if (household.paysHome === true) withoutOtherHome(life, told);
  household.after?.(life, random.fork('after'));
  return {
    household: household.kind,
    country,
    life,
    holders,
    namesHolders: random.fork('names holders').chance(0.5),
    sheets: accounts.map((account, index) =>
      sheetOf(life, household, index, account.id, random.fork(`sheet ${account.id}`), random),
    ),
  };
}

/** Takes out rent and mortgage that came after the story was told, and what sent them back. */
function withoutOtherHome({ ledger }: HouseholdLife, told: number): void {
  const { entries } = ledger;
  const isOther = (entry: Entry) => entries.indexOf(entry) >= told && HOMES.has(entry.category);
  const gone = new Set(entries.filter(isOther));
  for (const [credit, debit] of ledger.refunds) if (gone.has(debit)) gone.add(credit);
  entries.splice(0, entries.length, ...entries.filter(entry => !gone.has(entry)));
}

function sheetOf(
  life: HouseholdLife,
  household: Household,
  index: number,
  accountId: string,
  random: Random,
  ofHousehold: Random,
): Sheet {
  const { statement } = life.accounts[index] as (typeof life.accounts)[number];
  const [least, most] = household.begins ?? [0.05, 1.1];
  const overdraft = life.country === 'GB' && random.fork('overdraft').chance(0.45);
  const hasSavings = household.savings === undefined ? random.chance(0.75) : household.savings === 'some';
  const sheet = {
    accountId,
    accountSubType: household.accounts?.[index] ?? 'CurrentAccount',
    print: printOf(statement.bank.name, life.country, random.fork('print')),
    statement,
    opening: Math.round(life.means * random.fork('opening').between(least, most)),
    overdraft: overdraft ? random.fork('limit').pick([250, 500, 1000, 1500]) * 100 : 0,
    givesCurrent: ofHousehold.fork('gives current').chance(0.5),
  };
  const pendingFrom = ofHousehold.fork('pending').chance(0.3) ? addDays(life.asOf, -1) : null;
  const entries = life.ledger.entries.filter(entry => entry.accountId === accountId);
  const bookings = booked(life, entries, sheet.print, pendingFrom, random.fork('booking'));
  const putsAside = hasSavings && random.fork('puts aside').chance(0.7);
  return { ...sheet, rows: afforded(life, sheet, bookings, { hasSavings, putsAside }, random.fork('money')) };
}

/** Drawn again and again until every account's bank shows what payers write beside their names. */
function firstThatShow(
  kinds: readonly ('bank-credit' | 'payment-in')[],
  draw: (attempt: number) => ReturnType<typeof accountsAt>,
): ReturnType<typeof accountsAt> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const accounts = draw(attempt);
    if (accounts.every(({ statement }) => kinds.every(kind => statement.bank.shows[kind]))) return accounts;
  }
  throw new Error('no bank of the country shows it');
}

function spanOf(random: Random, { months }: Household): { from: string; asOf: string } {
  const [year, month] = [random.integer(2023, 2026), random.integer(1, 12)];
  const count = months === undefined ? random.pick(MONTHS) : random.integer(...months);
  if (random.chance(0.4)) {
    const asOf = dayInMonth(year, month, random.integer(1, 28));
    return { from: addDays(dayInMonth(year, month - count, Number(asOf.slice(8))), 1), asOf };
  }
  return { from: dayInMonth(year, month - count + 1, 1), asOf: dayInMonth(year, month, 31) };
}
