/** Payments that came back unpaid, read once for every product. */
import { LONGEST_TEXT } from '../../base/text.js';
import { RETURN_CODES, RETURN_WORDING } from '../../data/returnWording.js';
import type { LedgerEntry } from '../../ledger/ledger.js';
import type { Rail } from '../../model/rail.js';
import type { CategoryId, ClassId } from '../../model/taxonomy.js';
import type { ParsedTransaction } from '../../schema/transaction.js';
import type { Decision } from '../vote/decide.js';
import { categoryIdOf, categoryOf, classIdOf } from '../words/categories.js';
import { isCardRail } from '../words/rails.js';

/**
 * `payment`: a credit, what was paid out came back unpaid; `receipt`: a debit, what was paid in bounced or was taken back;
 * `fee`: what the bank charged for either, or gave back of it.
 */
export type ReturnedReading = 'payment' | 'receipt' | 'fee';

/** What the text or a code of a row says by itself; `if-collected`: of a credit that returns a collected payment. */
export type ReturnWording = 'returned' | 'if-collected';

/** What is known of a row when all rows are decided. */
interface Returning {
  readonly entry: LedgerEntry;
  readonly decision: Decision;
  readonly isTransfer: boolean;
  readonly countsToward: CategoryId;
  /** What the row returns, and how that was paid. */
  readonly returns: { readonly entry: LedgerEntry; readonly decision: Decision } | null;
}

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
const COLLECTED: ReadonlySet<ClassId> = new Set(['direct-debit', 'standing-order'].map(classIdOf));
/** Money that is somebody's due has not come back, whatever its text says of unpaid leave or returned tax. */
const EARNED: ReadonlySet<string> = new Set(['income', 'benefit']);
const FEE = categoryIdOf('returned-payment-fee');
const OVERDRAFT = categoryIdOf('interest-and-overdraft-charges');

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

/** Null of what did not come back. */
export function returnedReadingOf(row: Returning): ReturnedReading | null {
  const { entry, decision, isTransfer, countsToward } = row;
  if (countsToward === FEE) return 'fee';
  if (decision.returnWording === null) return null;
  if (categoryOf(countsToward).group === 'fees')
    return countsToward !== OVERDRAFT && decision.returnWording === 'returned' ? 'fee' : null;
  if (!entry.isCredit) return decision.returnWording === 'returned' ? 'receipt' : null;
  if (isTransfer || EARNED.has(categoryOf(decision.category).group) || isRuledOut(decision)) return null;
  return decision.returnWording === 'returned' || returnsCollected(row) ? 'payment' : null;
}

/** A rule of the caller says what else it is. */
function isRuledOut({ ruled }: Decision): boolean {
  return ruled?.category !== undefined && ruled.category !== 'refund';
}

function returnsCollected({ entry, returns }: Returning): boolean {
  return returns !== null && returns.entry.minor === entry.minor && COLLECTED.has(returns.decision.classId);
}

function anyOf(phrases: string): string {
  const words = phrases.split(';').map(phrase => phrase.replaceAll(' ', GAP));
  return `(?:${words.join('|')})`;
}

function patternOf(...alternatives: readonly string[]): RegExp {
  return new RegExp(`(?<![A-Z0-9])(?:${alternatives.join('|')})(?![A-Z0-9])`, 'i');
}
