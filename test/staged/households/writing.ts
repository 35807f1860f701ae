/** Rows of a few words, for households. */
import { addDays, daysBetween } from '../../support/dates.js';
import { levelFor } from '../../support/histories/incomes/employment.js';
import {
  allPaydays,
  anEmployer,
  anyPayday,
  payWording,
  variablePayWording,
} from '../../support/histories/kinds/jobs.js';
import { type Paying, pay, type Source } from '../../support/histories/kinds/source.js';
import type { Entry } from '../../support/histories/ledger.js';
import { daysAtRandom, paid } from '../../support/histories/life.js';
import type { Random } from '../../support/histories/random.js';
import { onDays, type Schedule } from '../../support/histories/schedules.js';
import {
  filledFor,
  namesFor,
  payerCalled,
  personName,
  personWritten,
  wordingOn,
} from '../../support/histories/vocabulary/names.js';
import type { HouseholdLife } from '../base/household.js';

const PERSON = 'person-to-person';

export function fromPerson(
  life: HouseholdLife,
  day: string,
  pence: number,
  name: string,
  reference = '',
  account = 0,
): Entry {
  const payment = paid('payment-in', name, reference);
  return life.ledger.notIncomeCredit('person', { day, pence, category: PERSON, payment, account });
}

export function toPerson(
  life: HouseholdLife,
  day: string,
  pence: number,
  name: string,
  reference = '',
  account = 0,
): Entry {
  return life.ledger.debit({
    day,
    pence,
    category: PERSON,
    payment: paid('payment-out', name, reference),
    account,
  });
}

/** To and from savings that the request does not show. */
export function toSavings(life: HouseholdLife, day: string, pence: number): void {
  life.ledger.debit({ day, pence, category: 'own-account-transfer', payment: paid('own-out', '') });
}

export function fromSavings(life: HouseholdLife, day: string, pence: number): void {
  const payment = paid('own-in', '');
  life.ledger.notIncomeCredit('own-transfer', { day, pence, category: 'own-account-transfer', payment });
}

/** Between the first account of the request and the second. */
export function between(life: HouseholdLife, day: string, pence: number, from: 0 | 1): void {
  const category = 'own-account-transfer';
  const debit = life.ledger.debit({ day, pence, category, payment: paid('own-out', ''), account: from });
  const credit = life.ledger.notIncomeCredit('own-transfer', {
    day,
    pence,
    category,
    payment: paid('own-in', ''),
    account: 1 - from,
  });
  life.ledger.transfers.push([debit, credit]);
}

export function byCard(
  life: HouseholdLife,
  day: string,
  pence: number,
  name: string,
  category: string,
  kind: 'card' | 'card-online' = 'card',
): Entry {
  return life.ledger.debit({ day, pence, category, payment: paid(kind, name, '', life.town) });
}

export function standingOrder(
  life: HouseholdLife,
  days: readonly string[],
  pence: number,
  name: string,
  reference: string,
  category: string,
  account = 0,
): void {
  for (const day of days)
    life.ledger.debit({ day, pence, category, payment: paid('standing-order', name, reference), account });
}

export interface JobDrawn {
  readonly name: string;
  readonly days: readonly string[];
  readonly level: number;
}

interface Terms {
  readonly share?: number;
  /** Pay is so many times the level, drawn anew each time. */
  readonly varies?: readonly [least: number, most: number];
  readonly from?: string;
  readonly to?: string;
  readonly schedule?: Schedule;
  readonly account?: number;
  readonly name?: string;
  readonly levelAt?: (day: string, index: number, days: readonly string[]) => number;
  readonly kind?: Source['kind'];
  readonly category?: string;
  readonly wording?: string;
  readonly level?: number;
}

/** A job, with what the household's story says of it. */
export function aJobOf(life: HouseholdLife, random: Random, terms: Terms = {}): JobDrawn {
  const { share = 1, varies, from = '', to = '9999', account, levelAt = () => 1 } = terms;
  const schedule = terms.schedule ?? anyPayday(life, random.fork('payday'));
  const expected = allPaydays(life, schedule);
  const days = expected.filter(day => day >= from && day <= to);
  const level = terms.level ?? levelFor(life.means * share, schedule);
  const name = terms.name ?? anEmployer(life, random);
  const wording = varies === undefined ? payWording(life, random) : variablePayWording(life, random);
  pay(life, random, {
    name,
    ...wording,
    ...(terms.wording === undefined ? {} : { wording: terms.wording }),
    ...(terms.kind === undefined ? {} : { kind: terms.kind }),
    ...(terms.category === undefined ? {} : { category: terms.category }),
    frequency: schedule.frequency,
    pay: varies === undefined ? 'steady' : 'variable',
    expected,
    payments: days.map(
      (day, index): Paying => ({
        day,
        pence: Math.round(
          level * levelAt(day, index, days) * (varies === undefined ? 1 : random.between(...varies)),
        ),
        ...(account === undefined ? {} : { account }),
      }),
    ),
  });
  return { name, days: days.filter(day => day >= life.from), level };
}

/** The same day of each month that is shown. */
export function eachMonth(life: HouseholdLife, day: number): string[] {
  return onDays([day], 'next', life.bankHolidays).paydays(life.from, life.asOf);
}

export function someDays(life: HouseholdLife, random: Random, least: number, most: number): string[] {
  return daysAtRandom(life, random, random.between(least, most));
}

/** So far into the statement, as a share of it. */
export function dayAt(life: HouseholdLife, share: number): string {
  return addDays(life.from, Math.round(daysBetween(life.from, life.asOf) * share));
}

/** Somebody of the surname of the first holder. */
export function relative(life: HouseholdLife, random: Random): string {
  const last = (life.holders[0] ?? '').split(' ').at(-1) ?? '';
  return personWritten({ first: personName(life.words, random).first, last }, random, life.country);
}

/** Who lets homes. */
export function landlordOf(life: HouseholdLife, random: Random): string {
  const names = namesFor(life.words.billers, 'landlord').filter(name => !/^MRS? /.test(name));
  return filledFor(life, random.pick(names), random);
}

/** A shop of the category, as it writes itself. */
export function nameOf(life: HouseholdLife, random: Random, category: string): string {
  const shop = random.pick(namesFor(life.words.shops, category));
  return wordingOn(filledFor(life, shop, random), life.asOf, payerCalled(shop, random), random);
}
