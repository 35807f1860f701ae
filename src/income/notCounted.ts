/** Finds why a credit is in no income stream, from the credit alone. */

import type { Minor } from '../base/money.js';
import { squash } from '../base/text.js';
import type { CreditNotCountedReason } from '../contract/income/incomeResult.js';
import { CREDIT_MEANINGS } from '../data/creditMeanings.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import { categoryIdOf, categoryOf } from '../enrichment/words/categories.js';
import type { LedgerEntry } from '../ledger/ledger.js';
import type { CategorySlug } from '../model/taxonomy.js';
import type { IncomeSetting } from './setting.js';
import { wordRunsReader } from './wordRuns.js';

/** Main streams count credits of more than this. */
const RANKING_THRESHOLD: Minor = 50_00;

const BY_CATEGORY: Readonly<Partial<Record<CategorySlug, CreditNotCountedReason>>> = {
  refund: 'refund',
  'loan-proceeds': 'loan',
  'cash-deposit': 'cash',
  'cash-withdrawal': 'cash',
  'cashback-and-rewards': 'cashback',
  'gambling-winnings': 'gambling',
  'insurance-payout': 'insurance',
  'own-account-transfer': 'own-transfer',
  savings: 'own-transfer',
  'person-to-person': 'person',
  investments: 'investment-withdrawal',
  crypto: 'investment-withdrawal',
};
const MARKETPLACE = categoryIdOf('online-marketplace');
/** What a marketplace pays a private person is for things sold, whatever the platform is called. */
const SOLD: ReadonlySet<CategorySlug> = new Set(['gig-income', 'self-employment-income', 'other-income']);
const MEANINGS = CREDIT_MEANINGS.map(({ reason, within, words }) => ({
  reason,
  within: new Set(within),
  keys: new Set(words.split(';').map(squash)),
}));
const TELLING: ReadonlySet<string> = new Set(MEANINGS.flatMap(({ keys }) => [...keys]));
/** Categories in which words may tell more. */
const MAY_MEAN: ReadonlySet<CategorySlug> = new Set(MEANINGS.flatMap(({ within }) => [...within]));

/** The words of a credit that may show why it is not income. One reader serves many rows. */
export function tellingWordsReader(): (entry: LedgerEntry) => readonly string[] {
  return wordRunsReader(TELLING);
}

/** Null if the credit may be income. `tellingOf` is a reader that caches, for many rows. */
export function reasonAgainst(
  row: EnrichedEntry,
  { excludeBenefits, isBusiness }: Pick<IncomeSetting, 'excludeBenefits' | 'isBusiness'>,
  tellingOf = tellingWordsReader(),
): CreditNotCountedReason | null {
  const { decision, entry, transfer, returned } = row;
  if (transfer !== null) return 'own-transfer';
  if (returned === 'payment') return 'returned-payment';
  const { slug, group } = categoryOf(decision.category);
  const meant = meaningOf(slug, entry, tellingOf);
  if (meant !== null) return meant;
  const named = BY_CATEGORY[slug];
  if (named !== undefined) return named;
  if (group === 'benefit') return excludeBenefits ? 'benefit-excluded' : null;
  if (group !== 'income' && group !== 'unknown') return 'not-like-income';
  if (!isBusiness && SOLD.has(slug) && decision.merchantCategory === MARKETPLACE) return 'sale-of-goods';
  return entry.minor > RANKING_THRESHOLD || slug === 'state-pension' ? null : 'at-or-under-50';
}

function meaningOf(
  slug: CategorySlug,
  entry: LedgerEntry,
  tellingOf: (entry: LedgerEntry) => readonly string[],
): CreditNotCountedReason | null {
  if (!MAY_MEAN.has(slug)) return null;
  const telling = tellingOf(entry);
  if (telling.length === 0) return null;
  const meant = MEANINGS.find(({ within, keys }) => within.has(slug) && telling.some(run => keys.has(run)));
  return meant?.reason ?? null;
}
