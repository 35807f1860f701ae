/** What enrichment says of a transaction. */
import type { ResultMeta } from './meta.js';
import type { CategoryId, ClassId } from './taxonomy.js';
import type { Transaction } from './transaction.js';

export type EvidenceSignal =
  | 'rule'
  | 'merchant'
  | 'phrase'
  | 'trade-word'
  | 'trade-model'
  | 'benefit-code'
  | 'person-name'
  | 'bank-code'
  | 'merchant-category-code'
  | 'counterparty'
  | 'history'
  | 'transfer-pair'
  | 'refund-link'
  | 'confidence-floor';

/** One reason for a decision; enough for a person to check it. */
export interface Evidence {
  readonly signal: EvidenceSignal;
  /** Which rule, merchant, phrase or code. */
  readonly detail: string;
  /** The span of the description or of a given name (or the code) that was matched; null where the signal is in neither. */
  readonly matched: string | null;
  /** Slug of the category this signal speaks for; null when it speaks only for a merchant or a class. */
  readonly category: string | null;
  /** 0 to 100, how strongly. */
  readonly weight: number;
  /** Only of a rule or a transfer that changed the merchant's name: the name found before, null when there was none. */
  readonly replacedMerchant?: string | null;
}

export interface CategoryResult {
  readonly id: CategoryId;
  readonly slug: string;
  readonly name: string;
  /** 0 to 1: of the rows given 0.8, eight in ten should be right. */
  readonly confidence: number;
}

export interface ClassResult {
  readonly id: ClassId;
  readonly slug: string;
  readonly name: string;
  readonly confidence: number;
}

export interface EnrichedData {
  readonly category: CategoryResult;
  readonly class: ClassResult;
  readonly predictedMerchantName: string | null;
  /** Up to three categories, likeliest first, the chosen one among them. */
  readonly alternatives: readonly CategoryResult[];
  readonly evidence: readonly Evidence[];
  /** Id of the purchase this refund returns; where that is of another account, the evidence names the account. */
  readonly refundOf: string | null;
}

export interface TransferLink {
  readonly associatedAccountId: string;
  /**
   * Shared by both sides and by no other pair: whole, 0 to 2^53 - 1, made of the accounts and ids of both, so that each call
   * that pairs them gives the same number.
   */
  readonly pairId: number;
}

/** What enrichment adds to a transaction. */
export interface Enrichment {
  readonly enrichedData: EnrichedData;
  /** The other side, where the transaction moved money between two accounts of the request. */
  readonly transfer: TransferLink | null;
}

/** A transaction as you gave it, your own members included, with what enrichment found. */
export type EnrichedTransaction<Row extends object = Transaction> = Omit<Row, keyof Enrichment> & Enrichment;

/** The answer of `enrichTransactions`. */
export interface EnrichTransactionsResult<Row extends object = Transaction> {
  /** In the order of the request; of several accounts, one account after the other. */
  readonly transactions: readonly EnrichedTransaction<Row>[];
  readonly meta: ResultMeta;
}
