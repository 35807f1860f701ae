/** Parts credits into those that may be income and those that are none by their own words, codes or amount. */
import type { EnrichedEntry } from '../enrichment/enrich.js';
import { reasonAgainst, tellingWordsReader } from './notCounted.js';
import { withRegularClaims } from './regularClaims.js';
import type { IncomeSetting } from './setting.js';
import type { SetAsideCredit } from './sources.js';

export interface PartedCredits {
  readonly candidates: readonly EnrichedEntry[];
  readonly setAside: readonly SetAsideCredit[];
}

/** `rows` may hold debits, which are left out. Both lists are in the order of the rows. */
export function creditsPartedIn(rows: readonly EnrichedEntry[], setting: IncomeSetting): PartedCredits {
  const candidates: EnrichedEntry[] = [];
  const setAside: SetAsideCredit[] = [];
  const tellingOf = tellingWordsReader();
  const credits = rows.filter(({ entry }) => entry.isCredit);
  for (const credit of withRegularClaims(credits, setting)) {
    const reason = reasonAgainst(credit, setting, tellingOf);
    if (reason === null) candidates.push(credit);
    else setAside.push({ credit, reason });
  }
  return { candidates, setAside };
}
