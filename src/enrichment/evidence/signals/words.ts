/** What the names and phrases of the text say, and those of a shop's text by themselves, where a name is given beside it. */
import type { Candidate } from '../candidate.js';
import { candidatesOf } from '../candidates.js';
import type { Row } from '../row.js';
import type { Gathered } from './signal.js';

export function words(row: Row, { candidates }: Gathered): void {
  const { narrative, shopText, saying, isCredit, statedRail: rail, glued } = row;
  candidates.push(...candidatesOf({ narrative, hits: saying, isCredit, rail }, glued));
  if (shopText === null) return;
  const { payeeStart, payeeEnd } = narrative;
  const hits = saying.filter(({ first, last }) => first < payeeStart || last >= payeeEnd);
  const ofText = candidatesOf({ narrative: shopText, hits, isCredit, rail }, null);
  candidates.push(...ofText.filter(isShop));
}

function isShop({ signal }: Candidate): boolean {
  return signal === 'merchant' || signal === 'trade-word';
}
