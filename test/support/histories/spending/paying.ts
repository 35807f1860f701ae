/** How bills are paid: at what level, by whom for how long, and what happens when there is no money for them. */
import { addDays } from '../../dates.js';
import type { Entry } from '../ledger.js';
import { type Life, oddPence, type Part, paid, showsWords, someDay } from '../life.js';
import type { Random } from '../random.js';
import { everyMonths, onDays, type Schedule } from '../schedules.js';
import { filledFor, namesFor, type Payer, payerCalled, wordingOn } from '../vocabulary/names.js';
import { AMERICAN_BILLS, type Bill, BRITISH_BILLS } from './bills.js';

export const bills: Part = (life, random) =>
  payBills(life, random, life.country === 'GB' ? BRITISH_BILLS : AMERICAN_BILLS);

export function payBills(life: Life, random: Random, list: readonly Bill[]): void {
  const taken = new Set<string>();
  const isShort = random.fork('short of money').chance(0.12);
  if (isShort) life.ledger.tags.add('returned-payments');
  for (const [index, bill] of list.entries()) {
    const own = random.fork(`${bill.category} ${index}`);
    if (!own.chance(bill.chance) || (bill.oneOf !== undefined && taken.has(bill.oneOf))) continue;
    if (bill.oneOf !== undefined) taken.add(bill.oneOf);
    payBill(life, own, bill, isShort ? 0.06 : 0.003);
  }
}

function payBill(life: Life, random: Random, bill: Bill, bounces: number): void {
  const [least, most] =
    bill.range ??
    ((bill.share as readonly [number, number]).map(share => (share * life.means) / 100) as [number, number]);
  const level = oddPence(random, least, most);
  const changes = bill.changes !== undefined && random.chance(0.15) ? bill.changes : undefined;
  const billers = random.several(billersOf(life, bill), changes === 'biller' ? 2 : 1);
  const day = random.integer(1, 28);
  const schedule =
    bill.every === undefined
      ? onDays([day], 'next', life.bankHolidays)
      : everyMonths(bill.every, random.integer(0, 11), day, 'next', life.bankHolidays);
  const changesOn = changes === undefined ? undefined : someDay(life, random);
  if (changes !== undefined)
    life.ledger.tags.add(changes === 'biller' ? 'bill-switched' : 'bill-begins-or-stops');
  const beginsLate = changes === 'stops' && random.chance(0.4);
  const [first, second] = billers.map(biller => payerOf(life, random, biller));
  const last = payInstalments(life, random, {
    bill,
    bounces,
    schedule,
    payer: first as Payer,
    levelOn: levels(life, random, bill, level),
    from: beginsLate ? changesOn : undefined,
    to: beginsLate ? undefined : changesOn,
  });
  if (changes !== 'biller' || changesOn === undefined || second === undefined) return;
  if (bill.category === 'energy' && last !== undefined && random.chance(0.5))
    payBackBalance(life, random, last, first as Payer);
  payInstalments(life, random, {
    bill,
    bounces,
    schedule: onDays([random.integer(1, 28)], 'next', life.bankHolidays),
    payer: second,
    levelOn: levels(life, random, bill, Math.round(level * random.between(0.75, 1.15))),
    from: addDays(changesOn, random.integer(1, 20)),
    to: undefined,
  });
}

/** Of a payment to a person only the reference tells what it is for. */
function billersOf(life: Life, { biller, kind }: Bill): readonly string[] {
  const names = namesFor(life.words.billers, biller);
  const isMute = kind === 'standing-order' && !showsWords(life, 'payment-in');
  return isMute ? names.filter(name => !/^MRS? /.test(name)) : names;
}

function payerOf(life: Life, random: Random, pattern: string): Payer {
  const payer = payerCalled(filledFor(life, pattern, random), random);
  return { ...payer, name: wordingOn(payer.name, life.asOf, payer, random) };
}

/** Pence on a day. */
function levels(life: Life, random: Random, bill: Bill, level: number): (day: string) => number {
  const years = [-1, 0].map(step => Number(life.asOf.slice(0, 4)) + step);
  const rises =
    bill.rises === 'each-april'
      ? years.map(year => ({ from: `${year}-04-01`, by: random.between(0.02, 0.08) }))
      : random.chance(0.3)
        ? [{ from: someDay(life, random), by: random.between(0.03, 0.2) }]
        : [];
  // A year's council tax is not divisible by ten: the first instalment holds what is over.
  const over = bill.notIn === undefined ? 0 : random.integer(0, 400);
  return day =>
    Math.round(rises.reduce((pence, { from, by }) => (day >= from ? pence * (1 + by) : pence), level)) +
    (day.slice(5, 7) === '04' ? over : 0);
}

interface Instalments {
  readonly bill: Bill;
  /** How likely a payment is sent back. */
  readonly bounces: number;
  readonly schedule: Schedule;
  readonly payer: Payer;
  readonly levelOn: (day: string) => number;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** The last payment, if any. */
function payInstalments(
  life: Life,
  random: Random,
  { bill, bounces, schedule, payer, levelOn, from = life.from, to = life.asOf }: Instalments,
): Entry | undefined {
  const { category, kind, every, notIn = [], varies = false } = bill;
  const payments: Entry[][] = [];
  const entries: Entry[] = [];
  for (const due of schedule.paydays(from, to)) {
    if (notIn.includes(Number(due.slice(5, 7)))) continue;
    const usual = levelOn(due);
    const pay = (day: string, pence: number) =>
      life.ledger.debit({
        day,
        pence,
        category,
        payment: paid(kind, payer.name, bill.reference ?? (kind === 'direct-debit' ? payer.number : '')),
      });
    const entry = pay(due, varies ? Math.round(usual * random.between(0.6, 1.4)) : usual);
    const payment = [entry];
    payments.push(payment);
    if (kind !== 'direct-debit' || !random.chance(bounces)) {
      entries.push(entry);
      continue;
    }
    sendBack(life, random, entry, payer.name);
    if (!random.chance(0.6)) continue;
    const again = pay(addDays(due, random.integer(5, 12)), entry.pence);
    payment.push(again);
    entries.push(again);
  }
  const perYear = every === undefined ? 12 - notIn.length : 12 / every;
  if (perYear < 12) life.ledger.periodic.push({ perYear, entries });
  else life.ledger.monthly.push({ varies, expected: schedule.paydays(life.from, life.asOf), payments });
  return entries.at(-1);
}

/** Unpaid for want of funds, and some banks charge for it. */
function sendBack(life: Life, random: Random, entry: Entry, name: string): void {
  const day = addDays(entry.day, random.integer(0, 2));
  const credit = life.ledger.notIncomeCredit('returned-payment', {
    day,
    pence: entry.pence,
    category: 'refund',
    payment: paid('direct-debit-returned', name),
  });
  life.ledger.refunds.push([credit, entry]);
  if (!random.chance(0.6)) return;
  life.ledger.debit({
    day,
    pence: life.country === 'GB' ? random.pick([200, 500, 1200, 2500]) : random.pick([2500, 3400, 3600]),
    category: 'returned-payment-fee',
    payment: paid('bank-words', random.pick(life.words.returnedFees)),
  });
}

/** What is in credit when a supplier is left comes back. */
function payBackBalance(life: Life, random: Random, last: Entry, payer: Payer): void {
  const credit = life.ledger.notIncomeCredit('refund', {
    day: addDays(last.day, random.integer(14, 45)),
    pence: Math.round(last.pence * random.between(0.2, 0.95)),
    category: 'refund',
    payment: paid('bank-credit', payer.name, payer.number),
  });
  life.ledger.refunds.push([credit, last]);
}
