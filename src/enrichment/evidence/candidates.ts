/** What each hit in a narrative points to, and how strongly, by the words of its text. `rules/rules.ts` lists what silences and bends it. */
import type { Hit, MerchantEntry } from '../lexicon/lexicon.js';
import type { Candidate } from './candidate.js';
import { merchantCandidate } from './merchantCandidate.js';
import { phraseCandidate } from './phraseCandidate.js';
import { meaningOf } from './phraseMeaning.js';
import type { TextFacts } from './row.js';
import { bent, isSilent } from './rules/ask.js';
import { SILENCING_RULES, TEXT_RULES } from './rules/rules.js';
import { tradeCandidate } from './tradeWords.js';
import { webTrade } from './webTrade.js';

/** `glued`: a merchant whose name begins a longer word. */
export function candidatesOf(text: TextFacts, glued: Hit<MerchantEntry> | null): readonly Candidate[] {
  const candidates: Candidate[] = [];
  for (const hit of text.hits) {
    if (hit.kind === 'merchant') {
      if (!isSilent(SILENCING_RULES.merchant, hit, text, null))
        candidates.push(merchantCandidate(hit, text, false));
    } else if (hit.kind === 'phrase') {
      const category = meaningOf(hit, text);
      if (category !== null && !isSilent(SILENCING_RULES.phrase, hit, text, category))
        candidates.push(phraseCandidate(hit, category, text));
    } else if (hit.kind === 'trade') {
      if (!isSilent(SILENCING_RULES.trade, hit, text, hit.entry.debit))
        candidates.push(tradeCandidate(hit, text));
    }
  }
  const web = text.isCredit ? null : webTrade(text.narrative);
  if (web !== null) candidates.push(web);
  if (glued !== null) candidates.push(merchantCandidate(glued, text, true));
  return bent(TEXT_RULES, candidates, text);
}
