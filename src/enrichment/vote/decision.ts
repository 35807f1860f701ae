/** What is decided of one row: by its own text and codes first, then with the account and the caller's rules. */

import type { Evidence } from '../../contract/enrichment/enrichmentResult.js';
import type { BenefitName } from '../../model/benefits.js';
import type { Rail } from '../../model/rail.js';
import type { CategoryId, ClassId } from '../../model/taxonomy.js';
import type { ParsedRule } from '../../requests/options.js';
import type { PersonForm } from '../evidence/personForm.js';
import type { ReturnWording } from '../evidence/returnWording.js';
import type { Leaning } from '../lexicon/food.js';
import type { Payee } from './payee.js';

export interface Decision {
  readonly category: CategoryId;
  readonly confidence: number;
  /**
   * What the model of trade names would say where nothing decides. Enrichment answers it. No other figure counts it: of unknown purpose
   * is what it is.
   */
  readonly firstGuess: { readonly category: CategoryId; readonly confidence: number } | null;
  readonly classId: ClassId;
  readonly classConfidence: number;
  readonly merchant: string | null;
  /** What one buys from the merchant; uncategorised when unknown. */
  readonly merchantCategory: CategoryId;
  /** Likeliest first, with the confidence each would have. */
  readonly alternatives: readonly { readonly category: CategoryId; readonly confidence: number }[];
  readonly evidence: readonly Evidence[];
  /** Who paid or was paid; case, spacing and references do not change it. */
  readonly payee: Payee;
  /** The payee as a person would write it. */
  readonly payeeName: string | null;
  readonly rail: Rail | null;
  /** The text or a code says how it was paid, or shows it by a town, a telephone or a processor, as card purchases have them. */
  readonly saysHowPaid: boolean;
  readonly isPerson: boolean;
  /** Of a credit: whether the other side is written like a person, known by name or not. */
  readonly personForm: PersonForm;
  /** The payee is a bank or wallet, through which anything is paid: one payment says nothing of the next. */
  readonly isWallet: boolean;
  /** How likely the name is that of each kind of place to eat at or to buy food from. Empty if this was not needed. */
  readonly food: readonly Leaning[];
  /** The name of the state benefit, where it is one. */
  readonly benefit: BenefitName | null;
  /** Whether the text or a code says that a payment came back unpaid. */
  readonly returnWording: ReturnWording | null;
  /** The payer's own words are beside a given name. They belong to this payment, and show nothing about the payee's others. */
  readonly hasMessage: boolean;
  /** A refund or a claim of which nothing says so but who pays it, or what one pays them for. */
  readonly isReturnByNameAlone: boolean;
  /** What a rule of the caller set: no later stage changes it. */
  readonly ruled: ParsedRule['set'] | null;
}
