/** Phrases that say the same of a payment. */
import type { BenefitName } from '../model/benefits.js';
import type { Rail } from '../model/rail.js';
import type { CategorySlug } from '../model/taxonomy.js';
import type { CountryCode } from '../model/transaction.js';

export interface PhraseGroup {
  /** When money goes out; null: the words say nothing then. */
  readonly debit: CategorySlug | null;
  /** When money comes in. */
  readonly credit: CategorySlug | null;
  /** 0 to 100: how strongly the words decide against others in the same text. */
  readonly weight: number;
  /** How the money moved, where the words say so too. */
  readonly rail?: Rail;
  /** Counts only on these rails; null: where none is told, nor a town as behind a card purchase. */
  readonly on?: readonly (Rail | null)[];
  readonly country?: CountryCode;
  /** Counts only where it is the whole payee, so that nobody is named. */
  readonly whole?: true;
  /** Names: each phrase counts only directly behind one of them. */
  readonly behind?: string;
  /** The name of the state benefit that a credit in these words is. */
  readonly benefit?: BenefitName;
  /** Phrases inside one of these say nothing: PAY of MISC PAY. */
  readonly covers?: true;
  /** Directly behind the name of a merchant of this category, what is paid to it, or comes from it. */
  readonly ofMerchant?: CategorySlug;
  /** Either way, where a bank or wallet is named beside the words. */
  readonly ofWallet?: CategorySlug;
  readonly phrases: string;
}
