/** The merchant that an answer names, where there is one. */
import type { Rail } from '../../model/rail.js';
import type { CategoryId } from '../../model/taxonomy.js';
import { type Candidate, MERCHANT_NAME_FLOOR } from '../evidence/candidate.js';
import type { Hit, MerchantEntry } from '../lexicon/lexicon.js';
import { hasLegalForm, type Narrative } from '../narrative/narrative.js';
import { categoryIdOf, categoryIdsOf } from '../words/categories.js';

/** Categories in which the other side is the bank or oneself, so that there is no merchant. */
const WITHOUT_MERCHANT = categoryIdsOf(
  'bank-charges',
  'interest-and-overdraft-charges',
  'returned-payment-fee',
  'interest-income',
  'cash-deposit',
  'own-account-transfer',
  'savings',
);
const CASH_WITHDRAWAL = categoryIdOf('cash-withdrawal');
/** What stands where a payee would is the bank's own wording, or a machine's place. */
const WITHOUT_PAYEE: ReadonlySet<Rail | null> = new Set(['cash', 'cheque', 'fee', 'interest', 'transfer']);

export interface MerchantQuestion {
  readonly known: MerchantEntry | null;
  /** As the bank supplies it. */
  readonly given: string | null;
  /** As a person would write the payee. */
  readonly payeeName: string | null;
  readonly category: CategoryId;
  readonly isPerson: boolean;
  readonly rail: Rail | null;
  readonly narrative: Narrative;
  readonly hits: readonly Hit[];
}

export function predictedMerchant(question: MerchantQuestion): string | null {
  const { known, given, payeeName, category, isPerson, rail, narrative, hits } = question;
  if (WITHOUT_MERCHANT.has(category) || isPerson) return null;
  if (known !== null) return known.name;
  if (given !== null) return given;
  // A firm may be paid as people are.
  const isNobody = WITHOUT_PAYEE.has(rail) && !(rail === 'transfer' && hasLegalForm(narrative));
  return category === CASH_WITHDRAWAL || isNobody || isFurniture(hits, narrative) ? null : payeeName;
}

export function bestMerchant(candidates: readonly Candidate[]): MerchantEntry | null {
  let best: Candidate | null = null;
  for (const candidate of candidates)
    if (candidate.nameWeight >= MERCHANT_NAME_FLOOR && candidate.nameWeight > (best?.nameWeight ?? 0))
      best = candidate;
  return best?.merchant ?? null;
}

/** MONTHLY SERVICE FEE, CAR PAYMENT: words that say what a payment is, and none that name anybody. Hits come by first word. */
function isFurniture(hits: readonly Hit[], { payeeStart, payeeEnd }: Narrative): boolean {
  let reached = payeeStart;
  for (const { kind, first, last } of hits)
    if (kind === 'phrase' && first <= reached && last >= reached) reached = last + 1;
  return reached >= payeeEnd;
}
