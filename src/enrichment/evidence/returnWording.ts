/** Whether a text or a code says that a payment came back unpaid. */
import { LONGEST_TEXT } from '../../base/text.js';
import { RETURN_CODES, RETURN_WORDING } from '../../data/returnWording.js';
import type { Rail } from '../../model/rail.js';
import type { ParsedTransaction } from '../../requests/transactionSchemas.js';
import { isCardRail } from '../words/rails.js';

/** What the text or a code of a row says by itself; `if-collected`: of a credit that returns a collected payment. */
export type ReturnWording = 'returned' | 'if-collected';

const GAP = '[^A-Z0-9]+';
const { unpaid, returned, payments, bought, receipt } = RETURN_WORDING;
const PAYMENT = patternOf(
  anyOf(unpaid),
  `${anyOf(returned)}${GAP}(?:OF${GAP})?${anyOf(payments)}`,
  `${anyOf(payments)}${GAP}${anyOf(returned)}`,
);
const PERHAPS = patternOf(anyOf(returned));
const BOUGHT = patternOf(anyOf(bought));
const RECEIPT = patternOf(anyOf(receipt));
const CODES: ReadonlySet<string> = new Set(RETURN_CODES);

/** Null: says nothing of a return. What a shop sends back to a card is a refund. */
export function returnWordingOf(
  { description, creditDebitIndicator, transactionCode, proprietaryTransactionCode }: ParsedTransaction,
  rail: Rail | null,
): ReturnWording | null {
  const codes = [transactionCode?.subCode, proprietaryTransactionCode?.code];
  if (codes.some(code => CODES.has(code?.trim() ?? ''))) return 'returned';
  const text = description.slice(0, LONGEST_TEXT);
  if (creditDebitIndicator === 'Debit') return RECEIPT.test(text) ? 'returned' : null;
  if (isCardRail(rail)) return null;
  if (PAYMENT.test(text)) return 'returned';
  return PERHAPS.test(text) && !BOUGHT.test(text) ? 'if-collected' : null;
}

function anyOf(phrases: string): string {
  const words = phrases.split(';').map(phrase => phrase.replaceAll(' ', GAP));
  return `(?:${words.join('|')})`;
}

function patternOf(...alternatives: readonly string[]): RegExp {
  return new RegExp(`(?<![A-Z0-9])(?:${alternatives.join('|')})(?![A-Z0-9])`, 'i');
}
