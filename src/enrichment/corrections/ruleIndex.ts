/** Of thousands of rules, a row asks only those that name its id, merchant, text or account, and those that name none. */
import { squash } from '../../base/text.js';
import type { ParsedRule } from '../../schema/options.js';
import type { RuleFacts } from './ruleFacts.js';

/** The place of the first rule that holds; -1 when none does. */
export type FirstRule = (facts: RuleFacts) => number;

/** Places of rules, in order, by what they name. */
type Places = Map<string, number[]>;

export function firstRuleOf(
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
      put(byOwnTransaction, ownKey(accountId, transactionId), place);
    else if (transactionId !== undefined) put(byTransaction, transactionId, place);
    else if (merchant !== undefined) put(byMerchant, squash(merchant), place);
    else if (text !== undefined) put(byText, squash(text), place);
    else if (accountId !== undefined) put(byAccount, accountId, place);
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

function put(index: Places, key: string, place: number): void {
  const places = index.get(key);
  if (places === undefined) index.set(key, [place]);
  else places.push(place);
}
