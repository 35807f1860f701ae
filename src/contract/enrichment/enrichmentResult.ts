/** What enrichment says of a transaction. */
import type { OneOf } from '../../base/oneOf.js';
import type { ResultMeta } from '../../model/meta.js';
import type { CategoryId, CategorySlug, ClassId, ClassSlug } from '../../model/taxonomy.js';
import type { Transaction } from '../../model/transaction.js';
import type { MembersOf } from '../kinds.js';

const EVIDENCE_SIGNALS = [
  'rule',
  'merchant',
  'phrase',
  'trade-word',
  'trade-model',
  'benefit-code',
  'person-name',
  'bank-code',
  'merchant-category-code',
  'counterparty',
  'history',
  'transfer-pair',
  'account-holder',
  'refund-link',
  'confidence-floor',
] as const;

/** The kind of sign that spoke for a category, such as a merchant's name or a bank code. */
export type EvidenceSignal = OneOf<typeof EVIDENCE_SIGNALS>;

/** What spoke for a category. */
export const SIGNAL_WORDS: Readonly<Record<EvidenceSignal, string>> = {
  rule: 'your rule',
  merchant: 'merchant',
  phrase: 'words',
  'trade-word': 'trade',
  'trade-model': 'likely trade',
  'benefit-code': 'benefit code',
  'person-name': "person's name",
  'bank-code': 'bank code',
  'merchant-category-code': 'merchant code',
  counterparty: 'other party',
  history: 'earlier payments',
  'transfer-pair': 'both sides of a transfer',
  'account-holder': 'name of the account holder',
  'refund-link': 'purchase returned',
  'confidence-floor': 'not sure enough',
};

/** One reason for a decision, with enough in it for a person to check it. */
export interface Evidence {
  readonly signal: EvidenceSignal;
  /** Which rule, merchant, phrase or code it was. */
  readonly detail: string;
  /**
   * The text that was matched, in the description or in a given name, or the code. Null where the sign is in neither.
   */
  readonly matched: string | null;
  /** The slug of the category that this sign points to. Null when it points to a merchant or a class only. */
  readonly category: CategorySlug | null;
  /** How strongly it speaks, 0 to 100. */
  readonly weight: number;
  /**
   * Only where a rule or a transfer changed the name of the merchant: the name that was found before, or null where there was
   * none.
   */
  readonly replacedMerchant?: string | null;
}

const EVIDENCE = {
  signal: { oneOf: EVIDENCE_SIGNALS },
  detail: 'text',
  matched: { orNull: 'text' },
  category: { orNull: 'categorySlug' },
  weight: 'outOf100',
  replacedMerchant: { optional: { orNull: 'text' } },
} as const satisfies MembersOf<Evidence>;

/** A category, and how surely it is the right one. */
export interface CategoryResult {
  readonly id: CategoryId;
  readonly slug: CategorySlug;
  readonly name: string;
  /** How surely the category is right, 0 to 1. Of the transactions given 0.8, eight in ten should be right. */
  readonly confidence: number;
}

const CATEGORY_RESULT = {
  id: 'categoryId',
  slug: 'categorySlug',
  name: 'text',
  confidence: 'probability',
} as const satisfies MembersOf<CategoryResult>;

/** A class, and how surely it is the right one. */
export interface ClassResult {
  readonly id: ClassId;
  readonly slug: ClassSlug;
  readonly name: string;
  /** How surely the class is right, 0 to 1. */
  readonly confidence: number;
}

const CLASS_RESULT = {
  id: 'classId',
  slug: 'classSlug',
  name: 'text',
  confidence: 'probability',
} as const satisfies MembersOf<ClassResult>;

/** What enrichment found about a transaction: what it was for, how it moved, and the merchant, with the evidence. */
export interface EnrichedData {
  readonly category: CategoryResult;
  readonly class: ClassResult;
  /** The name of the merchant. Null where none was found. */
  readonly predictedMerchantName: string | null;
  /** Up to three categories, the likeliest first, with the chosen one among them. */
  readonly alternatives: readonly CategoryResult[];
  /** Every sign that was found, also those that point to another category. */
  readonly evidence: readonly Evidence[];
  /**
   * The id of the purchase that this refund returns, or null. Where the purchase is of another account, the evidence names the
   * account.
   */
  readonly refundOf: string | null;
}

/** What the formats of the service have of it as the specification has it. */
export const ENRICHED_DATA_OF_SERVICE = {
  category: { object: CATEGORY_RESULT },
  class: { object: CLASS_RESULT },
  predictedMerchantName: { orNull: 'text' },
} as const satisfies MembersOf<Pick<EnrichedData, 'category' | 'class' | 'predictedMerchantName'>>;

/** The rest of it: extensions in the formats of the service. */
export const ENRICHED_DATA_OF_RESULTS = {
  alternatives: { list: { object: CATEGORY_RESULT }, most: 3 },
  evidence: { list: { object: EVIDENCE } },
  refundOf: { orNull: 'text' },
} as const satisfies MembersOf<Omit<EnrichedData, keyof typeof ENRICHED_DATA_OF_SERVICE>>;

/** The other side of a transfer between two accounts of the request. */
export interface TransferLink {
  /** The account that the money went to, or came from. */
  readonly associatedAccountId: string;
  /**
   * A whole number from 0 to 2,147,483,647 that both sides share, and no other pair of the result has. It is made from the accounts
   * and the ids of both sides, so that every call that pairs them gives the same number. Only where two pairs of one result would
   * share it, one of them has another.
   */
  readonly pairId: number;
}

export const TRANSFER_LINK = {
  associatedAccountId: 'text',
  pairId: 'countOf32Bits',
} as const satisfies MembersOf<TransferLink>;

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
  /**
   * In the order of the request. Of several accounts, one account after the other, and each row has the `accountId` of its
   * account.
   */
  readonly transactions: readonly EnrichedTransaction<Row>[];
  readonly meta: ResultMeta;
}
