/** The caller's own rules: applied first, in order; the first that holds wins. */
import { putIn } from '../../base/grouped.js';
import { minorOf } from '../../base/money.js';
import { once } from '../../base/once.js';
import { squash, wordsOf } from '../../base/text.js';
import type { Evidence } from '../../contract/enrichment/enrichmentResult.js';
import { EVIDENCE_WEIGHTS } from '../../data/evidenceWeights.js';
import type { LedgerEntry } from '../../ledger/ledger.js';
import type { ParsedRule } from '../../requests/options.js';
import { narrativeTextOf } from '../narrative/givenName.js';
import { confidenceOf } from '../vote/confidence.js';
import type { Decision } from '../vote/decision.js';
import { categoryIdOf, categoryOf } from '../words/categories.js';
import type { RuleFacts, RuleSubject } from './ruleFacts.js';

export interface RuleSet {
  /** Each with a name. */
  readonly rules: readonly (Pick<ParsedRule, 'set'> & { readonly name: string })[];
  readonly firstFor: FirstRule;
}

const RULE_WEIGHT = EVIDENCE_WEIGHTS.rule;

export function compileRules(rules: readonly ParsedRule[]): RuleSet {
  return {
    rules: rules.map(({ name, set }, index) => ({ name: name ?? `rule ${index + 1}`, set })),
    firstFor: firstRuleOf(rules, rules.map(conditionOf)),
  };
}

export function applyRules({ rules, firstFor }: RuleSet, entry: LedgerEntry, decision: Decision): Decision {
  const facts = ruleFacts({
    ...entry,
    description: narrativeTextOf(entry.transaction),
    merchant: decision.merchant,
  });
  const rule = rules[firstFor(facts)];
  if (rule === undefined) return decision;
  const { set } = rule;
  const category = set.category === undefined ? decision.category : categoryIdOf(set.category);
  const confidence = set.category === undefined ? decision.confidence : confidenceOf('rule');
  const evidence: Evidence = {
    signal: 'rule',
    detail: rule.name,
    matched: null,
    category: set.category === undefined ? null : categoryOf(category).slug,
    weight: RULE_WEIGHT,
    ...(set.merchant === undefined ? {} : { replacedMerchant: decision.merchant }),
  };
  return {
    ...decision,
    category,
    confidence,
    firstGuess: set.category === undefined ? decision.firstGuess : null,
    merchant: set.merchant === undefined ? decision.merchant : set.merchant,
    alternatives: [
      { category, confidence },
      ...decision.alternatives.filter(alternative => alternative.category !== category),
    ].slice(0, 3),
    evidence: [evidence, ...decision.evidence],
    isPerson: set.category === undefined && decision.isPerson,
    ruled: set,
  };
}

export function ruleFacts(subject: RuleSubject): RuleFacts {
  const words = once(() => wordsOf(subject.description));
  return {
    subject,
    words,
    wordEnds: once(() => new Set(words().ends)),
    merchantKey: once(() => squash(subject.merchant ?? '')),
  };
}

function conditionOf(rule: ParsedRule): (facts: RuleFacts) => boolean {
  const text = rule.text === undefined ? null : squash(rule.text);
  const merchant = rule.merchant === undefined ? null : squash(rule.merchant);
  const minimum = rule.minimumAmount === undefined ? 0 : minorOf(rule.minimumAmount);
  const maximum = rule.maximumAmount === undefined ? Number.POSITIVE_INFINITY : minorOf(rule.maximumAmount);
  return facts => {
    const { subject, merchantKey } = facts;
    return (
      (rule.transactionId === undefined || rule.transactionId === subject.transactionId) &&
      (rule.direction === undefined || (rule.direction === 'Credit') === subject.isCredit) &&
      subject.minor >= minimum &&
      subject.minor <= maximum &&
      (rule.accountId === undefined || rule.accountId === subject.accountId) &&
      (merchant === null || merchantKey() === merchant) &&
      (text === null || holdsAtWordBoundaries(facts, text))
    );
  };
}

function holdsAtWordBoundaries({ words, wordEnds }: RuleFacts, text: string): boolean {
  const { squashed, starts } = words();
  return starts.some(start => wordEnds().has(start + text.length) && squashed.startsWith(text, start));
}

// Of thousands of rules, a row asks only those that name its id, merchant, text or account, and those that name none.

/** The place of the first rule that holds; -1 when none does. */
type FirstRule = (facts: RuleFacts) => number;

/** Places of rules, in order, by what they name. */
type Places = Map<string, number[]>;

function firstRuleOf(
  rules: readonly ParsedRule[],
  holds: readonly ((facts: RuleFacts) => boolean)[],
): FirstRule {
  const byOwnTransaction: Places = new Map();
  const byTransaction: Places = new Map();
  const byMerchant: Places = new Map();
  const byText: Places = new Map();
  const byAccount: Places = new Map();
  const others: number[] = [];
  rules.forEach(({ transactionId, merchant, text, accountId }, place) => {
    // By one of them alone, the one that the fewest rows have.
    if (transactionId !== undefined && accountId !== undefined)
      putIn(byOwnTransaction, ownKey(accountId, transactionId), place);
    else if (transactionId !== undefined) putIn(byTransaction, transactionId, place);
    else if (merchant !== undefined) putIn(byMerchant, squash(merchant), place);
    else if (text !== undefined) putIn(byText, squash(text), place);
    else if (accountId !== undefined) putIn(byAccount, accountId, place);
    else others.push(place);
  });
  const lengths = [...new Set([...byText.keys()].map(({ length }) => length))].sort((a, b) => a - b);
  return facts => {
    const { transactionId, accountId } = facts.subject;
    let first = rules.length;
    const ask = (places: readonly number[] | undefined) => {
      for (const place of places ?? []) {
        if (place >= first) return;
        if (holds[place]?.(facts) === true) first = place;
      }
    };
    if (byOwnTransaction.size > 0 && accountId !== null)
      ask(byOwnTransaction.get(ownKey(accountId, transactionId)));
    ask(byTransaction.get(transactionId));
    if (byMerchant.size > 0) ask(byMerchant.get(facts.merchantKey()));
    if (accountId !== null) ask(byAccount.get(accountId));
    ask(others);
    if (lengths.length > 0) {
      const { squashed, starts } = facts.words();
      const wordEnds = facts.wordEnds();
      for (const start of starts)
        for (const length of lengths)
          if (wordEnds.has(start + length)) ask(byText.get(squashed.slice(start, start + length)));
    }
    return first === rules.length ? -1 : first;
  };
}

/** Whatever the ids hold, those of no other transaction. */
function ownKey(accountId: string, transactionId: string): string {
  return `${accountId.length} ${accountId}${transactionId}`;
}
