/** A year of an account with a job, a rent and daily spending, and friends who pay in every month. */
import type { VerifyIncomeRequest } from '../../src/index.js';
import { Random } from '../support/histories/random.js';
import { measured } from '../support/measurements.js';
import { type NameLists, ORIGINS, type Origin } from './names.js';
import { type Half, MESSAGES, type Person, WORDINGS, type Wording } from './wordings.js';

export const AS_OF = '2026-03-31';
export const PEOPLE_OF_HALF = measured(40, 2);
const FRIENDS_OF_ACCOUNT = 4;
const MONTHS = 12;
const DAYS_OF_SHORTEST_MONTH = 28;
const EMPLOYER = { GB: 'QUENDALE LOGISTICS LTD SALARY', US: 'QUENDALE LOGISTICS PAYROLL PPD' };
const SPENDING = { GB: 'TESCO STORES 3021', US: 'KROGER #412' };

interface Friend {
  readonly origin: string;
  readonly person: Person;
  /** Places in the request of what this friend paid. */
  readonly ids: readonly string[];
}

export interface FriendsAccount {
  readonly wording: Wording;
  readonly friends: readonly Friend[];
  readonly request: VerifyIncomeRequest;
}

type Row = VerifyIncomeRequest['transactions'][number];

function peopleOf(origin: Origin, half: Half): Person[] {
  const random = new Random(11).fork(`${origin.origin} ${half}`);
  const { given, family }: NameLists = origin[half];
  const name = (list: string) => random.pick(list.split(' ')).replaceAll('_', ' ');
  const people = new Map<string, Person>();
  while (people.size < PEOPLE_OF_HALF) {
    const person = { given: name(given), family: name(family) };
    people.set(`${person.given} ${person.family}`, person);
  }
  return [...people.values()];
}

/** Each account holds friends of different origins, who all pay in one wording. */
export function friendsAccounts(half: Half): FriendsAccount[] {
  const people = ORIGINS.map(origin => peopleOf(origin, half));
  const mixed = Array.from({ length: PEOPLE_OF_HALF }, (_, place) =>
    ORIGINS.map(({ origin }, index) => ({ origin, person: (people[index] as Person[])[place] as Person })),
  ).flat();
  return accountsOf(mixed, half);
}

/** Each of these people in every wording. */
export function accountsOf(mixed: readonly Omit<Friend, 'ids'>[], half: Half): FriendsAccount[] {
  return WORDINGS.flatMap(wording =>
    Array.from({ length: Math.ceil(mixed.length / FRIENDS_OF_ACCOUNT) }, (_, account) =>
      accountOf(
        wording,
        half,
        mixed.slice(FRIENDS_OF_ACCOUNT * account, FRIENDS_OF_ACCOUNT * (account + 1)),
        new Random(account + 1).fork(`${wording.name} ${half}`),
      ),
    ),
  );
}

function accountOf(
  wording: Wording,
  half: Half,
  people: readonly Omit<Friend, 'ids'>[],
  random: Random,
): FriendsAccount {
  const rows: Row[] = [];
  const add = (
    row: Pick<Row, 'description' | 'counterPartyName' | 'amount' | 'bookingDate'>,
    isCredit: boolean,
  ) => {
    const transactionId = `t${rows.length}`;
    rows.push({
      ...row,
      transactionId,
      creditDebitIndicator: isCredit ? 'Credit' : 'Debit',
      status: 'Booked',
    });
    return transactionId;
  };
  const { country } = wording;
  const pay = random.integer(150_000, 300_000) / 100;
  for (let month = 0; month < MONTHS; month++) {
    add({ description: EMPLOYER[country], amount: pay, bookingDate: dateOf(month, 25) }, true);
    for (let week = 0; week < 4; week++)
      add(
        {
          description: SPENDING[country],
          amount: random.integer(900, 9000) / 100,
          bookingDate: dateOf(month, 7 * week + random.integer(1, 7)),
        },
        false,
      );
  }
  const friends = people.map(({ origin, person }) => ({
    origin,
    person,
    ids: paymentsOf(wording, half, person, random).map(row => add(row, true)),
  }));
  return {
    wording,
    friends,
    request: {
      accountId: 'account-1',
      currencyCode: country === 'GB' ? 'GBP' : 'USD',
      countryCode: country,
      transactions: rows,
    },
  };
}

/** Two in five pay the same round sum, one in five the same share of a bill, the rest what it came to. */
function paymentsOf(
  { print, country }: Wording,
  half: Half,
  person: Person,
  random: Random,
): Pick<Row, 'description' | 'counterPartyName' | 'amount' | 'bookingDate'>[] {
  const typical = random.chance(0.07)
    ? 600
    : Math.round(Math.exp(random.between(Math.log(20), Math.log(400))));
  const kind = random.weighted([
    ['round', 4],
    ['share', 2],
    ['varied', 4],
  ]);
  const share = typical + random.integer(0, 99) / 100;
  const day = random.integer(1, DAYS_OF_SHORTEST_MONTH);
  const message = random.pick(MESSAGES[country][half]);
  const jitter = random.pick([0, 0, 1, 3]);
  return Array.from({ length: MONTHS }, (_, month) => ({
    ...print({ person, message, random, month }),
    amount:
      kind === 'round'
        ? Math.max(20, 10 * Math.round(typical / 10))
        : kind === 'share'
          ? share
          : Math.max(10, Math.round(100 * typical * random.between(0.7, 1.4)) / 100),
    bookingDate: dateOf(month, Math.min(DAYS_OF_SHORTEST_MONTH, day + random.integer(0, jitter))),
  }));
}

/** `month`: from 0, April 2025. */
function dateOf(month: number, day: number): string {
  return new Date(Date.UTC(2025, 3 + month, day)).toISOString().slice(0, 10);
}
