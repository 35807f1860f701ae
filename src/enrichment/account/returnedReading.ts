/** Payments that came back unpaid, read once for every product. */
import type { LedgerEntry } from '../../ledger/ledger.js';
import type { CategoryGroup, CategoryId, ClassId } from '../../model/taxonomy.js';
import type { Decision } from '../vote/decision.js';
import { categoryIdOf, categoryOf, classIdOf } from '../words/categories.js';

/**
 * `payment`: a credit, what was paid out came back unpaid; `receipt`: a debit, what was paid in bounced or was taken back;
 * `fee`: what the bank charged for either, or gave back of it.
 */
export type ReturnedReading = 'payment' | 'receipt' | 'fee';

/** What is known of a row when all rows are decided. */
interface Returning {
  readonly entry: LedgerEntry;
  readonly decision: Decision;
  readonly isTransfer: boolean;
  readonly countsToward: CategoryId;
  /** What the row returns, and how that was paid. */
  readonly returns: { readonly entry: LedgerEntry; readonly decision: Decision } | null;
}

const COLLECTED: ReadonlySet<ClassId> = new Set([classIdOf('direct-debit'), classIdOf('standing-order')]);
/** Money that is somebody's due has not come back, whatever its text says of unpaid leave or returned tax. */
const EARNED: ReadonlySet<CategoryGroup> = new Set(['income', 'benefit']);
const FEE = categoryIdOf('returned-payment-fee');
const OVERDRAFT = categoryIdOf('interest-and-overdraft-charges');

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
