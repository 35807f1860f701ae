/** Finds why a payment of steady income differs from its level: from its words, or else from its place among the others. */
import { textOf } from '../base/calendar.js';
import { gapsBetween } from '../base/gaps.js';
import { majorOf } from '../base/money.js';
import { median } from '../base/statistics.js';
import { LONGEST_TEXT, squash, wordsOf } from '../base/text.js';
import type { OutlyingPayment, OutlyingReason } from '../contract/income/incomePayments.js';
import type { StreamStatus } from '../contract/income/incomeStream.js';
import { LEGAL_FORMS } from '../data/firmWords.js';
import { OUTLYING_WORDS } from '../data/payWords.js';
import type { LedgerEntry } from '../ledger/ledger.js';
import type { Level, OddPayment } from '../streams/level.js';
import type { EntryPayment } from '../streams/payments.js';

/** A smaller surplus is overtime, a larger one a bonus. */
const LARGEST_OVERTIME = 1.2;
const LEGAL: ReadonlySet<string> = new Set(LEGAL_FORMS.split(' '));
const DOUBLE = 2;
const NEAR = 0.05;
/** Two payments belong to different paydays from this share of the usual gap on. */
const BESIDE = 0.6;
/** A payment came out, and the next one holds it, when the gap before is this many times the usual one. */
const LONG_GAP = 1.6;

export interface OutlierQuestion {
  readonly payments: readonly EntryPayment[];
  readonly level: Level;
  readonly status: StreamStatus;
  /** Pay has bonuses and overtime; a benefit or a pension is only larger or smaller than usual. */
  readonly isPay: boolean;
}

export function outliersOf(question: OutlierQuestion): OutlyingPayment[] {
  const { odd: oddPayments } = question.level;
  if (oddPayments.length === 0) return [];
  const isBesidePaydays = besidePaydays(question);
  const reasonSaid = reasonsSaid(question.payments);
  return oddPayments.map(odd => {
    const { day, minor, entries } = question.payments[odd.index] as EntryPayment;
    // No bonus, overtime or back pay makes the pay of a payday smaller.
    const mayBeSaid = minor > odd.expected || isBesidePaydays(odd.index);
    const said = mayBeSaid ? reasonSaid(odd.index) : null;
    return {
      date: textOf(day),
      amount: majorOf(minor),
      expected: majorOf(odd.expected),
      reason: said ?? reasonOf(odd, question),
      basis: said === null ? 'amount' : 'words',
      transactionIds: entries.map(({ entry }) => entry.transactionId),
    };
  });
}

/** Whether a payment, given by its place, is beside the paydays: another one came much nearer than usual. */
function besidePaydays({ payments, level }: OutlierQuestion): (index: number) => boolean {
  const days = payments.map(({ day }) => day);
  const odd = new Set(level.odd.map(({ index }) => index));
  const usual = median(gapsBetween(days.filter((_, index) => !odd.has(index)))) ?? 0;
  const gaps = gapsBetween(days);
  return index => [gaps[index - 1], gaps[index]].some(gap => gap !== undefined && gap < BESIDE * usual);
}

/** A guess, from the amount and the payments around. */
function reasonOf(odd: OddPayment, question: OutlierQuestion): OutlyingReason {
  const { payments, status, isPay } = question;
  const { minor } = payments[odd.index] as EntryPayment;
  const isLastOfEnded = odd.index === payments.length - 1 && status === 'Ended';
  if (minor < odd.expected) {
    if (odd.index === 0) return 'starter-part-period';
    if (isLastOfEnded) return 'leaver-part-period';
    return isPay ? 'unpaid-leave' : 'smaller-than-usual';
  }
  const ratio = minor / odd.expected;
  if (catchesUp(odd, question)) return 'back-pay';
  if (Math.abs(ratio - DOUBLE) <= NEAR) return 'double-payment';
  if (!isPay) return 'larger-than-usual';
  if (isLastOfEnded) return 'final-payment';
  return ratio <= LARGEST_OVERTIME ? 'overtime' : 'bonus';
}

/**
 * The reason of a payment, given by its place, from its words outside the name of the payer. Null if they name none. A word of every
 * payment is not a reason, because a firm may be called so.
 */
export function reasonsSaid(payments: readonly EntryPayment[]): (index: number) => OutlyingReason | null {
  const said: ReadonlySet<OutlyingReason>[] = [];
  const saidBy = (index: number) => {
    said[index] ??= reasonsIn(payments[index] as EntryPayment);
    return said[index];
  };
  const always = new Map<OutlyingReason, boolean>();
  const isAlways = (reason: OutlyingReason) => {
    if (!always.has(reason))
      always.set(reason, payments.length > 1 && payments.every((_, index) => saidBy(index).has(reason)));
    return always.get(reason) === true;
  };
  return index => {
    const reason = OUTLYING_WORDS.find(([name]) => saidBy(index).has(name))?.[0];
    return reason === undefined || isAlways(reason) ? null : reason;
  };
}

function reasonsIn({ entries }: EntryPayment): ReadonlySet<OutlyingReason> {
  return new Set(entries.flatMap(({ entry }) => reasonsOf(entry.transaction)));
}

/** LTD, INC: where one stands, the words behind it are no name. */
export function hasLegalForm({ description }: LedgerEntry['transaction']): boolean {
  return wordsOf(description.slice(0, LONGEST_TEXT)).spelt.some(word => LEGAL.has(word));
}

/** One word, or two that follow each other. A legal form ends the name of a firm, and a name given beside the text is no reason. */
function reasonsOf(transaction: LedgerEntry['transaction']): readonly OutlyingReason[] {
  const words = wordsOf(transaction.description.slice(0, LONGEST_TEXT)).spelt;
  const outside = words.slice(words.findLastIndex(word => LEGAL.has(word)) + 1);
  const runs = new Set(outside.flatMap((word, place) => [word, `${word}${outside[place + 1] ?? ''}`]));
  const { counterPartyName, counterpartyName, merchantName } = transaction;
  const given = squash(`${counterPartyName ?? counterpartyName ?? ''} ${merchantName ?? ''}`);
  return OUTLYING_WORDS.filter(([, list]) =>
    list.split(';').some(word => runs.has(word) && !given.includes(word)),
  ).map(([reason]) => reason);
}

/** It makes good a payment that did not come, or the months before a rise was paid. */
function catchesUp({ index, expected }: OddPayment, { payments, level }: OutlierQuestion): boolean {
  const day = (at: number) => (payments[at] as EntryPayment).day;
  const next = payments[index + 1];
  if (next !== undefined && level.levels.some(({ from, minor }) => from === next.day && minor > expected))
    return true;
  if (index < 2) return false;
  const usual = day(index - 1) - day(index - 2);
  return day(index) - day(index - 1) > LONG_GAP * usual;
}
