/** What a rule of the caller looks at. */
import type { Minor } from '../../base/money.js';
import type { Words } from '../../base/text.js';

/** What the conditions of rules look at. */
export interface RuleSubject {
  readonly transactionId: string;
  readonly accountId: string | null;
  readonly isCredit: boolean;
  readonly minor: Minor;
  /** With the name given beside it. */
  readonly description: string;
  /** As enrichment found it, before any rule. */
  readonly merchant: string | null;
}

/** A subject, read once however many rules ask. */
export interface RuleFacts {
  readonly subject: RuleSubject;
  readonly words: () => Words;
  /** Positions in `words().squashed` at which a word ends. */
  readonly wordEnds: () => ReadonlySet<number>;
  readonly merchantKey: () => string;
}
