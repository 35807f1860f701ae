/** What a person says of a transaction that a run got wrong. */
export interface Correction {
  readonly transactionId: string;
  /** Needed only where several accounts use the same transactionId. */
  readonly accountId?: string | null | undefined;
  /** The slug of the right category. */
  readonly category?: string | undefined;
  /** The right merchant name; null when there is no merchant. */
  readonly merchant?: string | null | undefined;
  /** All transactions of the same payee in the same direction, or this one alone. Default: payee. */
  readonly applyTo?: 'payee' | 'transaction' | undefined;
}
