/** One person and their account: what the parts of a history have in common. */
import { addDays } from '../dates.js';
import type { PaymentKind } from './banks/bank.js';
import type { Payment } from './banks/statement.js';
import type { Account, Ledger } from './ledger.js';
import type { Random } from './random.js';
import { personName, personWritten } from './vocabulary/names.js';
import type { Vocabulary } from './vocabulary/vocabulary.js';
import type { Division, HolidayKeeper } from './workingDays.js';

export interface Life {
  readonly country: 'GB' | 'US';
  readonly division: Division | null;
  /** Whose holidays the banks keep. */
  readonly bankHolidays: HolidayKeeper;
  readonly words: Vocabulary;
  /** National Insurance number, in the form that is never issued. */
  readonly nino: string;
  readonly town: string;
  readonly accounts: readonly Account[];
  readonly ledger: Ledger;
  /** Payers that are in this life already. */
  readonly takenNames: Set<string>;
  /** The first day shown; things may have begun before it. */
  readonly from: string;
  readonly asOf: string;
  /** Pence a month the person lives on: sizes pay and spending alike. */
  readonly means: number;
}

/** A part of a life: writes its own transactions and their truth. */
export type Part = (life: Life, random: Random) => void;

/** A name that nobody else in this life bears: nobody could tell two payers of one name apart. */
export function unused(life: Life, draw: () => string): string {
  for (let attempt = 0; attempt < 50; attempt++) {
    const name = draw();
    if (life.takenNames.has(name)) continue;
    life.takenNames.add(name);
    return name;
  }
  throw new Error('no name left');
}

export function someone(life: Life, random: Random): string {
  return unused(life, () => personWritten(personName(life.words, random), random, life.country));
}

/** Far enough back that whatever began earlier is under way by `from`. */
export function longBefore(life: Life): string {
  return addDays(life.from, -70);
}

/** Whether what the payer writes beside the name reaches the statement. */
export function showsWords({ accounts }: Life, kind: 'bank-credit' | 'payment-in'): boolean {
  return (accounts[0] as Account).statement.bank.shows[kind];
}

export function paid(kind: PaymentKind, name: string, reference = '', place = ''): Payment {
  return { kind, name, reference, place };
}

export function someDay(life: Life, random: Random): string {
  const days = (Date.parse(life.asOf) - Date.parse(life.from)) / 86_400_000;
  return addDays(life.from, random.integer(0, days));
}

export function monthsShown(life: Life): number {
  return (Date.parse(life.asOf) - Date.parse(life.from)) / 86_400_000 / 30.4;
}

/** So many a month on average, on any days. */
export function daysAtRandom(life: Life, random: Random, perMonth: number): string[] {
  const count = Math.floor(perMonth * monthsShown(life) + random.next());
  return Array.from({ length: count }, () => someDay(life, random)).sort();
}

/** Pence, as prices are: odd. */
export function oddPence(random: Random, least: number, most: number): number {
  return Math.round(random.between(least, most) * 100);
}

/** Pence, as people give: whole fives and tens. */
export function roundPence(random: Random, least: number, most: number): number {
  const step = most - least >= 100 ? 10 : 5;
  return Math.max(step, Math.round(random.between(least, most) / step) * step) * 100;
}
