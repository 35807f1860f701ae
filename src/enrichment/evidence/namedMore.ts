/** What a name and the words beside it say only together. */
import { EVIDENCE_WEIGHTS } from '../../data/evidenceWeights.js';
import { categoryIdOf, categoryOf } from '../words/categories.js';
import type { Candidate } from './candidate.js';
import { PAID_OUT } from './credits.js';

const REFUND = categoryIdOf('refund');
const GAMBLING_WINNINGS = categoryIdOf('gambling-winnings');
const OTHER_INSURANCE = categoryIdOf('other-insurance');
/** The least weight of a name that shows the kind of insurance. */
const LEAST_NAME = EVIDENCE_WEIGHTS.insurerNamed;
const INSURANCE = 'insurance';
/** Words that say so outright. */
const LEAST_RETURN = EVIDENCE_WEIGHTS.phraseTellsReturn;

/** GEICO INS PREM, BET365 REFUND: words that the name beside them makes more exact. Bookmakers pay winnings to the card as refunds. */
export function asNamed(candidate: Candidate, candidates: readonly Candidate[]): Candidate {
  const { category } = candidate;
  if (category !== REFUND && category !== OTHER_INSURANCE) return candidate;
  const isMeant = (other: Candidate): boolean =>
    other.merchant !== null &&
    other.category !== null &&
    (category === REFUND
      ? other.category === GAMBLING_WINNINGS
      : other.category !== OTHER_INSURANCE &&
        other.nameWeight >= LEAST_NAME &&
        categoryOf(other.category).group === INSURANCE);
  const name = candidates.find(isMeant);
  return name === undefined ? candidate : { ...candidate, category: name.category };
}

/** RETURNED, LIBERTY MUTUAL: what the words call a return is nothing that an insurer or a lender pays out. */
export function asReturned(candidate: Candidate, candidates: readonly Candidate[]): Candidate {
  if (candidate.category === null || !PAID_OUT.has(candidate.category)) return candidate;
  const isReturn = candidates.some(
    ({ signal, category, isBillReturned, weight }) =>
      signal === 'phrase' && category === REFUND && weight >= LEAST_RETURN && isBillReturned !== true,
  );
  return isReturn ? { ...candidate, category: REFUND } : candidate;
}
