/** One transaction's text and codes in, one decision out. Looks at nothing but the transaction itself. */
import type { NarrativeCountry } from '../../countries/country.js';
import type { BenefitName } from '../../model/benefits.js';
import type { ParsedTransaction } from '../../schema/transaction.js';
import { benefitOfWords } from '../evidence/benefits.js';
import { DECISION_FLOOR, LIKELY_PERSON } from '../evidence/candidate.js';
import { isOfAccount, returnedBy } from '../evidence/creditAccounts.js';
import { gatherEvidence } from '../evidence/gather.js';
import { isReimbursement } from '../evidence/phraseMeaning.js';
import { readRow } from '../evidence/reading.js';
import type { Lexicon, MerchantEntry } from '../lexicon/lexicon.js';
import type { Narrative } from '../narrative/narrative.js';
import { categoryIdOf, UNCATEGORISED } from '../words/categories.js';
import { readableName } from '../words/merchantName.js';
import { alternativesOf, evidenceOf } from './alternatives.js';
import { classFor } from './classes.js';
import type { Decision } from './decision.js';
import { bestMerchant, predictedMerchant } from './predictedMerchant.js';

const PERSON_TO_PERSON = categoryIdOf('person-to-person');

export function decide(
  transaction: ParsedTransaction,
  country: NarrativeCountry,
  lexicon: Lexicon,
): Decision {
  const row = readRow(transaction, country, lexicon);
  const { narrative, hits, rail, isCredit, returnWording } = row;
  const { candidates, benefit, person, food } = gatherEvidence(row);
  const best =
    candidates.find(({ category, weight }) => category !== null && weight >= DECISION_FLOOR) ?? null;
  const alternatives = alternativesOf(candidates);
  const category = best?.category ?? UNCATEGORISED;
  const named = bestMerchant(candidates);
  // DFC is also a firm's short name; but no firm pays benefits.
  const merchant = benefit !== null && named?.flags.publicBody !== true ? null : named;
  const seller = merchant ?? best?.merchant ?? null;
  // A bill that comes back unpaid was collected from the account.
  const paidBy = isCredit && returnWording !== null ? 'direct-debit' : rail;
  const reimburses = isCredit && isReimbursement(hits);
  const ofAccount =
    merchant !== null &&
    benefit === null &&
    isOfAccount(merchant, category, isCredit, {
      country,
      rail: paidBy,
      matched: candidates.find(candidate => candidate.merchant === merchant)?.matched ?? null,
    });
  const merchantCategory =
    reimburses || seller === null ? UNCATEGORISED : returnedBy(seller, country, paidBy);
  const isPerson = person > LIKELY_PERSON && category === PERSON_TO_PERSON;
  // A known name needs no writing out.
  const payeeName =
    merchant === null && benefit === null
      ? readableName(narrative.words, narrative.payeeStart, narrative.payeeEnd)
      : null;
  const { classId, confidence: classConfidence } = classFor({
    rail,
    category,
    isCredit,
    narrative,
    merchant,
    best,
  });
  return {
    category,
    // The best of all is the first alternative.
    confidence: category === UNCATEGORISED ? 0 : (alternatives[0]?.confidence ?? 0),
    classId,
    classConfidence,
    merchant: predictedMerchant({
      known: merchant,
      given: row.merchantName,
      payeeName,
      category,
      isPerson,
      rail,
      narrative,
      hits,
    }),
    merchantCategory,
    alternatives,
    evidence: evidenceOf(candidates),
    payee: `${reimburses ? 'expenses:' : ''}${payeeKey(narrative, merchant, benefit)}${ofAccount ? ' account' : ''}`,
    payeeName: benefit ?? merchant?.name ?? payeeName,
    rail,
    isPerson,
    personForm: row.personForm,
    isWallet: merchant?.flags.bankOrWallet === true,
    food,
    benefit: benefit ?? (isCredit ? benefitOfWords(hits, category) : null),
    returnWording,
    hasMessage: row.hasMessage,
    ruled: null,
  };
}

function payeeKey(
  { words, payeeStart, payeeEnd }: Narrative,
  merchant: MerchantEntry | null,
  benefit: BenefitName | null,
): string {
  if (benefit !== null) return `benefit:${benefit}`;
  if (merchant !== null) return `merchant:${merchant.name}`;
  return payeeStart < payeeEnd
    ? words.squashed.slice(words.starts[payeeStart], words.ends[payeeEnd - 1])
    : '';
}
