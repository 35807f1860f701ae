/** What a person corrects after one run becomes rules for the next. */
import { groupedBy } from '../../base/grouped.js';
import { InvalidRequestError, type RequestIssue } from '../../base/invalidRequest.js';
import { LONGEST_TEXT, spanOf, squash, wordAt, wordsOf } from '../../base/text.js';
import type { EnrichedTransaction, EvidenceSignal } from '../../contract/enrichment/enrichmentResult.js';
import type { NarrativeCountry } from '../../countries/country.js';
import { NAMELESS_TRANSFER } from '../../data/noNames.js';
import { accountIdOf } from '../../ledger/ledger.js';
import { repeatsOf } from '../../ledger/repeats.js';
import type { Correction } from '../../model/corrections.js';
import type { EnrichmentRule } from '../../model/options.js';
import type { CreditDebitIndicator } from '../../model/transaction.js';
import {
  correctionsSchema,
  enrichedTransactionsSchema,
  type ParsedCorrection,
  type ParsedEnrichedTransaction,
} from '../../requests/correctionSchemas.js';
import { issueAt } from '../../requests/issue.js';
import { readWith } from '../../requests/read.js';
import { UNKNOWN_CATEGORY_CODE, unknownCategoryMessage } from '../../requests/unknownCategory.js';
import { findHits } from '../lexicon/lexicon.js';
import { buildMarkers } from '../lexicon/vocabulary.js';
import { namedIn, narrativeTextOf } from '../narrative/givenName.js';
import { readNarrative } from '../narrative/readNarrative.js';
import { isCategorySlug } from '../words/categories.js';
import type { RuleFacts } from './ruleFacts.js';
import { compileRules, ruleFacts } from './rules.js';

// By what a rule knows the payee of a corrected transaction again, whichever run the transaction comes from.

interface PayeeCondition {
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
type PayeeReader = (transaction: ParsedEnrichedTransaction) => PayeeCondition | null;

function payeeReader(narrative: NarrativeCountry): PayeeReader {
  const markers = buildMarkers();
  const payeeInText = (description: string): string | null => {
    const words = wordsOf(description.slice(0, LONGEST_TEXT));
    const { payeeStart, payeeEnd } = readNarrative(words, findHits(markers, words), narrative, markers);
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
function factsOf(transaction: ParsedEnrichedTransaction): RuleFacts {
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
function nameOf({ merchant, text, direction }: PayeeCondition): string {
  return `correction of ${text ?? merchant}, ${direction === 'Credit' ? 'credits' : 'debits'}`;
}

/** Equal for payees that differ in writing alone. */
function keyOf({ merchant, text, direction }: PayeeCondition): string {
  return [direction, squash(merchant ?? ''), squash(text ?? '')].join('|');
}

/**
 * Sorts rules for payees, the most specific first. A text may occur in the description of another payment, and a longer one is less likely
 * to.
 */
function bySpecificity(a: Named, b: Named): number {
  return rankOf(a) - rankOf(b) || (b.text?.length ?? 0) - (a.text?.length ?? 0);
}

function rankOf({ merchant, text }: Named): number {
  if (merchant === undefined) return 2;
  return text === undefined ? 1 : 0;
}

// Finds the transaction that a correction refers to.

/** Ambiguous: several accounts use the id, and the correction does not say which is meant. */
type Unfound = 'unknown' | 'ambiguous';

type TransactionFinder = (
  correction: Pick<ParsedCorrection, 'transactionId' | 'accountId'>,
) => ParsedEnrichedTransaction | Unfound;

/** The same id of the same account with other content is refused. */
function transactionFinder(rows: readonly ParsedEnrichedTransaction[]): TransactionFinder {
  const listed = rows.map((transaction, index) => ({
    index,
    transactionId: transaction.transactionId,
    accountId: accountIdOf(transaction.accountId),
    transaction,
  }));
  repeatsOf(listed, ['transactions']);
  const byId = new Map<string, Map<string | null, ParsedEnrichedTransaction>>();
  for (const { transactionId, accountId, transaction } of listed) {
    const byAccount = byId.get(transactionId);
    if (byAccount === undefined) byId.set(transactionId, new Map([[accountId, transaction]]));
    // Listed as pending and as booked, the booked one is meant.
    else if (byAccount.get(accountId)?.status !== 'Booked') byAccount.set(accountId, transaction);
  }
  return ({ transactionId, accountId }) => {
    const byAccount = byId.get(transactionId);
    if (byAccount === undefined) return 'unknown';
    const account = accountIdOf(accountId);
    if (account !== null) return byAccount.get(account) ?? 'unknown';
    const [first] = byAccount.values();
    return byAccount.size > 1 ? 'ambiguous' : (first as ParsedEnrichedTransaction);
  };
}

type RuleSetting = EnrichmentRule['set'];

interface Corrected {
  readonly transaction: ParsedEnrichedTransaction;
  readonly set: RuleSetting;
  /** Null: this transaction alone. */
  readonly payee: PayeeCondition | null;
}

/** `narrative`: how the text of a payment is read, of which only the towns behind the payee matter here. */
export function rulesOver(
  narrative: NarrativeCountry,
  transactions: readonly EnrichedTransaction[],
  corrections: readonly Correction[],
): EnrichmentRule[] {
  const rows = readWith(enrichedTransactionsSchema, transactions, ['transactions']);
  const corrected = resolve(rows, readWith(correctionsSchema, corrections, ['corrections']), narrative);
  const payeeRules = payeeRulesOf(corrected);
  const ordered = [...payeeRules.values()].sort(bySpecificity);
  return [...transactionRulesOf(corrected, payeeRules, ordered), ...ordered];
}

function resolve(
  rows: readonly ParsedEnrichedTransaction[],
  corrections: readonly ParsedCorrection[],
  narrative: NarrativeCountry,
): readonly Corrected[] {
  const find = transactionFinder(rows);
  const payeeOf = payeeReader(narrative);
  const issues: RequestIssue[] = [];
  const corrected = corrections.flatMap((correction, index): Corrected[] => {
    const transaction = find(correction);
    const found = issuesOf(correction, index, transaction, payeeOf);
    issues.push(...found);
    if (typeof transaction === 'string' || found.length > 0) return [];
    const { category, merchant, applyTo } = correction;
    const set = {
      ...(category !== undefined && isCategorySlug(category) ? { category } : {}),
      ...(merchant === undefined ? {} : { merchant }),
    };
    return [{ transaction, set, payee: applyTo === 'payee' ? payeeOf(transaction) : null }];
  });
  if (issues.length > 0) throw new InvalidRequestError(issues);
  return corrected;
}

function issuesOf(
  { transactionId, accountId, category, applyTo }: ParsedCorrection,
  index: number,
  transaction: ParsedEnrichedTransaction | Unfound,
  payeeOf: PayeeReader,
): readonly RequestIssue[] {
  const path = ['corrections', index];
  const issues =
    category === undefined || isCategorySlug(category)
      ? []
      : [issueAt([...path, 'category'], UNKNOWN_CATEGORY_CODE, unknownCategoryMessage(category))];
  if (transaction === 'unknown')
    issues.unshift(
      issueAt(
        [...path, 'transactionId'],
        'unknown_transaction',
        `"${transactionId}" is none of the transactions${ofAccount(accountId)}`,
      ),
    );
  else if (transaction === 'ambiguous')
    issues.unshift(
      issueAt(
        [...path, 'accountId'],
        'ambiguous_transaction',
        `several accounts have a transaction "${transactionId}"; say which one is meant (each must name its account)`,
      ),
    );
  else if (applyTo === 'payee' && payeeOf(transaction) === null)
    issues.push(
      issueAt(
        [...path, 'applyTo'],
        'no_payee',
        `the description of "${transactionId}" names no payee that can be told apart; correct it alone with applyTo "transaction"`,
      ),
    );
  return issues;
}

function ofAccount(accountId: string | null | undefined): string {
  return accountIdOf(accountId) === null ? '' : ` of account "${accountId}"`;
}

function payeeRulesOf(corrected: readonly Corrected[]): ReadonlyMap<string, EnrichmentRule> {
  const rules = new Map<string, EnrichmentRule>();
  for (const { payee, set } of corrected) {
    if (payee === null) continue;
    const key = keyOf(payee);
    // The name and text of the first: they differ in writing alone.
    const { set: earlier, ...rule } = rules.get(key) ?? { name: nameOf(payee), ...payee, set: {} };
    rules.set(key, { ...rule, set: { ...earlier, ...set } });
  }
  return rules;
}

/** For those corrected alone, and those that the rule of another payee would catch first. */
function transactionRulesOf(
  corrected: readonly Corrected[],
  payeeRules: ReadonlyMap<string, EnrichmentRule>,
  ordered: readonly EnrichmentRule[],
): readonly EnrichmentRule[] {
  const { firstFor } = compileRules(ordered);
  const byTransaction = groupedBy(corrected, ({ transaction }) => transaction);
  return [...byTransaction.values()].flatMap((same): EnrichmentRule[] => {
    const { transaction } = same[0] as Corrected;
    const facts = factsOf(transaction);
    const caught = ordered[firstFor(facts)];
    const payee = same.find(each => each.payee !== null)?.payee ?? null;
    const ownRule = payee === null ? caught : payeeRules.get(keyOf(payee));
    const alone = setAlone(same);
    if (caught === ownRule && Object.keys(alone).length === 0) return [];
    // The first rule that holds is the only one, so it says all.
    return [{ ...onlyFor(transaction), set: { ...ownRule?.set, ...alone } }];
  });
}

/** What the corrections of one transaction set for it alone, and no later one of its payee. */
function setAlone(same: readonly Corrected[]): RuleSetting {
  let alone: RuleSetting = {};
  for (const { payee, set } of same)
    alone =
      payee === null
        ? { ...alone, ...set }
        : Object.fromEntries(Object.entries(alone).filter(([member]) => !Object.hasOwn(set, member)));
  return alone;
}

function onlyFor({ transactionId, accountId }: ParsedEnrichedTransaction): Omit<EnrichmentRule, 'set'> {
  return {
    name: `correction of transaction ${transactionId}`,
    transactionId,
    // Two accounts may number alike.
    ...(accountId ? { accountId } : {}),
  };
}
