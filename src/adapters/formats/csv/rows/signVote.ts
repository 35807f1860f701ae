/**
 * Decides whether a file of an unknown layout writes purchases without a minus, as card statements do. If there are no balances beside the
 * amounts, only words show it: a refund that is negative, a purchase that is not.
 */
import type { DraftRow } from '../../../model/draft.js';
import type { CreditDebitIndicator } from '../../../model/request.js';
import { readAmount } from '../../../values/amount.js';
import { directionOf, directionOfKind } from './words.js';

const MONEY_IN =
  /\b(?:salary|payroll|wages|refund|payment received|thank you|direct dep|direct deposit|interest paid|interest earned|cashback|dividend)\b/i;
const MONEY_OUT =
  /\b(?:card payment|card purchase|purchase|direct debit|withdrawal|checkcard|debit card|contactless|standing order)\b/i;

/** Only card statements thank for a payment. It is money in, and often the only row of a month that shows the signs. */
const CARD_PAYMENT =
  /\bpayment\b\W{0,3}(?:received)?\W{0,5}\bthank you\b|\bthank you for (?:your|the) payment\b/i;

/** Of the first rows. */
export const MOST_VOTES = 2000;
const FEWEST_VOTES = 2;

/** `doubtful`: the words point to reversed signs, and are too few to decide. `unproven`: no words point to any, or as many to each. */
export type WordedSigns = 'written' | 'reversed' | 'doubtful' | 'unproven';

export function signsByWords(
  rows: readonly { readonly amount: string; readonly text: string }[],
): WordedSigns {
  const votes = { written: 0, reversed: 0 };
  let negative = 0;
  let positive = 0;
  for (const { amount, text } of rows.slice(0, MOST_VOTES)) {
    const isNegative = readAmount(amount)?.isNegative === true;
    if (isNegative) negative++;
    else positive++;
    const isIn = MONEY_IN.test(text);
    if (isIn === MONEY_OUT.test(text)) continue;
    votes[isIn === isNegative ? 'reversed' : 'written'] += CARD_PAYMENT.test(text) ? 2 : 1;
  }
  if (negative === 0) return 'written';
  if (positive <= negative || votes.reversed <= 3 * votes.written)
    return votes.written > votes.reversed ? 'written' : 'unproven';
  return votes.reversed >= FEWEST_VOTES ? 'reversed' : 'doubtful';
}

/** Any sign, or any word beside a figure. */
const SIGNED = /[-+(\u2010-\u2014\u2212\ufe63\uff0d\p{L}]/u;

/** Whether no amount of a table has a sign or a word, so that none shows its direction. */
export function areUnsigned(rows: readonly DraftRow[]): boolean {
  return rows.every(({ amount }) => {
    if (amount === undefined || !SIGNED.test(amount.text)) return amount?.direction === undefined;
    const read = readAmount(amount.text);
    return amount.direction === undefined && read?.isSigned !== true && read?.direction === undefined;
  });
}

/**
 * What the kind of each payment or its wording suggests, for a table without signs. `usual` is for rows that suggest nothing: purchases, in
 * a file that names merchants or cards. Where some rows are money out, the file marks no debits, so the others are taken as most rows are.
 */
export function hintsOf(
  rows: readonly DraftRow[],
  usual: CreditDebitIndicator | undefined,
): readonly (CreditDebitIndicator | undefined)[] {
  const kinds = new Map<string, CreditDebitIndicator | undefined>();
  const ofKind = (kind: string) => {
    if (!kinds.has(kind)) kinds.set(kind, directionOf(kind) ?? directionOfKind(kind));
    return kinds.get(kind);
  };
  const hints = rows.map(({ proprietaryTransactionCode, narrative, payee, additional }) => {
    const code = proprietaryTransactionCode?.code;
    const byKind = code === undefined ? undefined : ofKind(code);
    if (byKind !== undefined) return byKind;
    const text = `${narrative ?? ''} ${payee ?? ''} ${additional ?? ''}`;
    const isIn = MONEY_IN.test(text);
    return isIn === MONEY_OUT.test(text) ? undefined : isIn ? 'Credit' : 'Debit';
  });
  const rest = usual ?? (hints.includes('Debit') ? 'Debit' : undefined);
  return hints.map(hint => hint ?? rest);
}
