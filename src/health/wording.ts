/** Recognises a row by the wording of its text. */
import { HEALTH_WORDING } from '../data/healthWording.js';
import type { LedgerEntry } from '../ledger/ledger.js';

type Test = (entry: LedgerEntry) => boolean;

export const isWordedRefund = testOf(HEALTH_WORDING.refund);
export const isWordedRefundPaid = testOf(HEALTH_WORDING.refundPaid);
export const isWordedVat = testOf(HEALTH_WORDING.vat);
export const isWordedTaxPlan = testOf(HEALTH_WORDING.taxPlan);
export const isNationalDirectDebit = testOf(HEALTH_WORDING.nationalDirectDebit);
export const isWordedAdvance = testOf(HEALTH_WORDING.advance);
export const isWordedOwner = testOf(HEALTH_WORDING.owner);
export const isWordedDividend = testOf(HEALTH_WORDING.dividend);
export const isFromProcessor = testOf(HEALTH_WORDING.processors);

/** Tests the description and the names that a bank gives beside it. */
function testOf(phrases: string): Test {
  const alternatives = phrases.split(';').map(phrase => phrase.replaceAll(' ', '[^A-Z0-9]+'));
  const pattern = new RegExp(`(?<![A-Z0-9])(?:${alternatives.join('|')})(?![A-Z0-9])`, 'i');
  return ({ transaction: { description, counterPartyName, merchantName } }) =>
    pattern.test(description) || [counterPartyName, merchantName].some(name => !!name && pattern.test(name));
}
