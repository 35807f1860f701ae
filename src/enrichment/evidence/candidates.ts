/** What each hit in a narrative points to, and how strongly. `rules/rules.ts` lists what silences and bends it. */
import type { CategoryId } from '../../model/taxonomy.js';
import type { Hit, MerchantEntry } from '../lexicon/lexicon.js';
import { categoryIdOf } from '../words/categories.js';
import type { Candidate } from './candidate.js';
import { asPayer } from './longerName.js';
import { merchantCandidate } from './merchantCandidate.js';
import { phraseCandidate } from './phraseCandidate.js';
import { meaningOf } from './phraseMeaning.js';
import type { RowFacts, SilencingRule } from './rules/rule.js';
import { BENDING_RULES, SILENCING_RULES } from './rules/rules.js';
import { tradeCandidate } from './tradeWords.js';
import { webTrade } from './webTrade.js';

const REFUND = categoryIdOf('refund');

/** `glued`: a merchant whose name begins a longer word. */
export function candidatesOf(row: RowFacts, glued: Hit<MerchantEntry> | null): readonly Candidate[] {
  const { narrative, hits, isCredit, rail } = row;
  const candidates: Candidate[] = [];
  for (const hit of hits) {
    if (hit.kind === 'merchant') {
      if (isSilent(SILENCING_RULES.merchant, hit, row, null)) continue;
      const named = merchantCandidate(hit, narrative, isCredit, rail, false);
      candidates.push(isCredit ? asPayer(named, hit, hits, narrative, rail) : named);
    } else if (hit.kind === 'phrase') {
      const category = meaningOf(hit.entry, row);
      if (category === null || isSilent(SILENCING_RULES.phrase, hit, row, category)) continue;
      candidates.push(phraseCandidate(hit, category, row));
    } else if (hit.kind === 'trade') {
      if (!isSilent(SILENCING_RULES.trade, hit, row, hit.entry.debit))
        candidates.push(tradeCandidate(hit, row));
    }
  }
  const web = isCredit ? null : webTrade(narrative);
  if (web !== null) candidates.push(web);
  if (glued !== null) candidates.push(merchantCandidate(glued, narrative, isCredit, rail, true));
  return BENDING_RULES.reduce<readonly Candidate[]>(
    (bent, rule) => bent.map(candidate => rule.bend(candidate, bent)),
    candidates,
  );
}

/** What an employer pays back: no purchase from it is returned. */
export function isReimbursement(hits: readonly Hit[]): boolean {
  return hits.some(
    ({ kind, entry }) =>
      kind === 'phrase' && entry.credit === REFUND && entry.debit === null && entry.rail === 'bank-credit',
  );
}

function isSilent<Found extends Hit>(
  rules: readonly SilencingRule<Found>[],
  hit: Found,
  row: RowFacts,
  category: CategoryId | null,
): boolean {
  return rules.some(rule => rule.silences(hit, row, category));
}
