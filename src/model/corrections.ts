/** What a person says of a transaction that a run got wrong. */
import type { CategorySlug } from './taxonomy.js';

/** What a person says of a transaction that a run got wrong. `rulesFromCorrections` makes rules of it. */
export interface Correction {
  /** The transaction to correct. */
  readonly transactionId: string;
  /** Its account. Needed only where several accounts use the same `transactionId`. */
  readonly accountId?: string | null | undefined;
  /** The slug of the right category. */
  readonly category?: CategorySlug | undefined;
  /** The right name of the merchant. Null when there is no merchant. */
  readonly merchant?: string | null | undefined;
  /**
   * With `payee`, the correction holds for all transactions of the same payee in the same direction. With `transaction`, it
   * holds for this one alone. Default: `payee`.
   */
  readonly applyTo?: 'payee' | 'transaction' | undefined;
}
