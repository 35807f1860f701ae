/** Why a payment of steady income departs from its level: what its words say, else how it stands among the others. */
import { textOf } from '../base/calendar.js';
import { majorOf } from '../base/money.js';
import { squash } from '../base/text.js';
import { OUTLYING_WORDS } from '../data/payWords.js';
import type { OutlyingPayment, OutlyingReason } from '../model/incomePayments.js';
import type { StreamStatus } from '../model/incomeStream.js';
import type { Level, OddPayment } from '../streams/level.js';
import type { EntryPayment } from '../streams/payments.js';

/** A smaller surplus is overtime, a larger one a bonus. */
const LARGEST_OVERTIME = 1.2;
const DOUBLE = 2;
const NEAR = 0.05;
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
  return question.level.odd.map(odd => {
    const { day, minor, entries } = question.payments[odd.index] as EntryPayment;
    return {
      date: textOf(day),
      amount: majorOf(minor),
      expected: majorOf(odd.expected),
      reason: reasonOf(odd, question),
      transactionIds: entries.map(({ entry }) => entry.transactionId),
    };
  });
}

function reasonOf(odd: OddPayment, question: OutlierQuestion): OutlyingReason {
  const { payments, status, isPay } = question;
  const payment = payments[odd.index] as EntryPayment;
  const { minor } = payment;
  const said = reasonSaid(payment);
  if (said !== null) return said;
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

/** By its words. Null where they name none. */
export function reasonSaid({ entries }: EntryPayment): OutlyingReason | null {
  const text = entries.map(({ entry }) => squash(entry.transaction.description)).join(' ');
  return OUTLYING_WORDS.find(([, words]) => words.split(';').some(word => text.includes(word)))?.[0] ?? null;
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
