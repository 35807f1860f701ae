/** From what happened to what the bank books: the day of each row, its place within the day, and what waits. */
import type { PaymentKind } from '../../support/histories/banks/bank.js';
import type { Entry } from '../../support/histories/ledger.js';
import type { Life } from '../../support/histories/life.js';
import type { Random } from '../../support/histories/random.js';
import { moved } from '../../support/histories/workingDays.js';
import type { Print } from '../model.js';

/** Bacs, ACH and cheques settle on working days. Standing orders of a weekend leave on the next one. */
const SETTLES: ReadonlySet<PaymentKind> = new Set<PaymentKind>([
  'bank-credit',
  'direct-debit',
  'direct-debit-returned',
  'standing-order',
  'cheque-in',
  'cheque-out',
]);
const CARD: ReadonlySet<PaymentKind> = new Set<PaymentKind>([
  'card',
  'card-online',
  'card-refund',
  'cash-out',
]);
/** Card purchases that were made on the last days may still wait. */
const WAITS: ReadonlySet<PaymentKind> = new Set<PaymentKind>(['card', 'card-online']);
/** Booked in the night, before anybody is up. */
const IN_THE_NIGHT: ReadonlySet<PaymentKind> = new Set<PaymentKind>([
  'bank-credit',
  'direct-debit',
  'standing-order',
  'interest',
]);

export interface Booked {
  readonly entry: Entry;
  readonly day: string;
  readonly isPending: boolean;
  readonly place: number;
}

/** Rows in the order of booking. Of those that fall outside the statement, card purchases at its end are pending, if any are. */
export function booked(
  life: Life,
  entries: readonly Entry[],
  print: Print,
  pendingFrom: string | null,
  random: Random,
): Booked[] {
  const rows: Booked[] = [];
  for (const [index, entry] of entries.entries()) {
    if (entry.pence <= 0 || entry.day < life.from || entry.day > life.asOf) continue;
    const day = bookingDay(life, entry.kind, entry.day, print);
    const waits =
      pendingFrom !== null && WAITS.has(entry.kind) && !entry.isCredit && entry.day >= pendingFrom;
    if (day > life.asOf && !waits) continue;
    rows.push({
      entry,
      day: waits ? entry.day : day,
      isPending: waits,
      place: placeOf(entry, print) + random.fork(`place ${index}`).next(),
    });
  }
  return rows.sort(byPlace);
}

/** The day on which the bank books what was done on a day. */
export function bookingDay({ bankHolidays }: Life, kind: PaymentKind, day: string, print: Print): string {
  const moves = SETTLES.has(kind) || (print.cardsOnWorkingDays && CARD.has(kind));
  return moves ? moved(day, 'next', bankHolidays) : day;
}

/** Whole numbers say which group of the day; the rest is chance. */
function placeOf({ kind, isCredit }: Entry, { withinDay }: Print): number {
  // A debit that is sent back stands before its return.
  const isReturn = kind === 'direct-debit-returned';
  if (withinDay === 'credits-first') return isReturn ? 3 : isCredit ? 0 : 1;
  if (withinDay === 'debits-first') return isReturn ? 3 : isCredit ? 2 : 1;
  return IN_THE_NIGHT.has(kind) ? (isCredit ? 0 : 1) : isReturn ? 3 : 2;
}

function byPlace(a: Booked, b: Booked): number {
  if (a.isPending !== b.isPending) return a.isPending ? 1 : -1;
  if (a.day !== b.day) return a.day < b.day ? -1 : 1;
  return a.place - b.place;
}
