/** By what a rule knows the payee of a corrected transaction again, whichever run the transaction comes from. */

import { LONGEST_TEXT, spanOf, squash, wordAt, wordsOf } from '../../base/text.js';
import { DEFAULT_COUNTRY } from '../../countries/facts.js';
import { NARRATIVE_COUNTRIES } from '../../countries/narrative.js';
import { NAMELESS_TRANSFER } from '../../data/noNames.js';
import type { EvidenceSignal } from '../../model/enrichment.js';
import type { EnrichmentRule } from '../../model/options.js';
import type { CreditDebitIndicator } from '../../model/transaction.js';
import type { ParsedEnrichedTransaction } from '../../schema/corrections.js';
import { findHits } from '../lexicon/lexicon.js';
import { buildMarkers } from '../lexicon/vocabulary.js';
import { namedIn, narrativeTextOf } from '../narrative/givenName.js';
import { readNarrative } from '../narrative/readNarrative.js';
import type { RuleFacts } from './ruleFacts.js';
import { compileRules, ruleFacts } from './rules.js';

export interface PayeeCondition {
  readonly merchant?: string;
  readonly text?: string;
  readonly direction: CreditDebitIndicator;
}

type Named = Pick<EnrichmentRule, 'merchant' | 'text'>;

/** As for a name that no table knows. */
const FEWEST_LETTERS = 3;
/** A rule for what names nobody would hold for all of them. */
const NAMELESS: ReadonlySet<string> = new Set(NAMELESS_TRANSFER.split(';'));
/** Their evidence quotes the whole payee. */
const QUOTES_PAYEE: ReadonlySet<string> = new Set<EvidenceSignal>(['person-name', 'trade-model']);

/** Null where nothing names a payee. */
export type PayeeReader = (transaction: ParsedEnrichedTransaction) => PayeeCondition | null;

export function payeeReader(): PayeeReader {
  const markers = buildMarkers();
  const payeeInText = (description: string): string | null => {
    const words = wordsOf(description.slice(0, LONGEST_TEXT));
    // Enriched transactions do not tell their country; only towns behind the payee are read by it.
    const { payeeStart, payeeEnd } = readNarrative(
      words,
      findHits(markers, words),
      NARRATIVE_COUNTRIES[DEFAULT_COUNTRY],
      markers,
    );
    return payeeStart < payeeEnd ? spanOf(words, payeeStart, payeeEnd - 1) : null;
  };
  return transaction => {
    const { description, creditDebitIndicator: direction, enrichedData } = transaction;
    const facts = factsOf(transaction);
    const { merchant } = facts.subject;
    const quoted = (isPayee: (signal: string) => boolean) =>
      enrichedData.evidence.find(({ signal, matched }) => isPayee(signal) && matched !== null)?.matched ??
      null;
    const isKnown = merchant !== null && squash(merchant) !== '';
    const benefit = quoted(signal => signal === 'benefit-code');
    // One office pays many benefits.
    if (isKnown) return benefit === null ? { merchant, direction } : { merchant, text: benefit, direction };
    const named = namedIn(transaction.merchantName) ?? namedIn(transaction.counterPartyName);
    const text = [benefit, quoted(signal => QUOTES_PAYEE.has(signal)), named, payeeInText(description)].find(
      candidate => candidate !== null && namesPayee(candidate, facts),
    );
    return text === undefined || text === null ? null : { text, direction };
  };
}

/** What rules see of an enriched transaction. */
export function factsOf(transaction: ParsedEnrichedTransaction): RuleFacts {
  const { transactionId, accountId, creditDebitIndicator, enrichedData } = transaction;
  const replacement = enrichedData.evidence.find(({ replacedMerchant }) => replacedMerchant !== undefined);
  return ruleFacts({
    transactionId,
    accountId: accountId ?? null,
    isCredit: creditDebitIndicator === 'Credit',
    // No rule made here asks for an amount.
    minor: 0,
    description: narrativeTextOf(transaction),
    merchant:
      replacement === undefined ? enrichedData.predictedMerchantName : (replacement.replacedMerchant ?? null),
  });
}

function namesPayee(text: string, facts: RuleFacts): boolean {
  const words = wordsOf(text);
  const naming = Array.from(words.starts, (_, index) => wordAt(words, index)).filter(
    word => !NAMELESS.has(word) && !/\d/.test(word),
  );
  if (naming.join('').length < FEWEST_LETTERS) return false;
  return compileRules([{ text, set: { merchant: null } }]).firstFor(facts) === 0;
}

/** The name of the rule that holds for the payee. */
export function nameOf({ merchant, text, direction }: PayeeCondition): string {
  return `correction of ${text ?? merchant}, ${direction === 'Credit' ? 'credits' : 'debits'}`;
}

/** Equal for payees that differ in writing alone. */
export function keyOf({ merchant, text, direction }: PayeeCondition): string {
  return [direction, squash(merchant ?? ''), squash(text ?? '')].join('|');
}

/**
 * Rules for payees, the one that says most first. A text may stand in the description of another's payment; a longer one
 * is less likely to.
 */
export function bySpecificity(a: Named, b: Named): number {
  return rankOf(a) - rankOf(b) || (b.text?.length ?? 0) - (a.text?.length ?? 0);
}

function rankOf({ merchant, text }: Named): number {
  if (merchant === undefined) return 2;
  return text === undefined ? 1 : 0;
}
