/** Whether the transactions of an account can be relied on. */
import type { ResultMeta } from './meta.js';

/** What is looked at. docs/integrity.md has the formula of each check, and how often it holds of honest accounts. */
export type IntegrityCheck =
  | 'doubled-rows'
  | 'balance-gaps'
  | 'rows-without-balance'
  | 'money-returned'
  | 'passed-on'
  | 'person-as-employer'
  | 'impossible-day'
  | 'missing-stretch'
  | 'new-before-asking'
  | 'mixed-wording'
  | 'too-even'
  | 'over-limits';

/**
 * How much a finding weighs. `note`: worth knowing. `ask`: ask the person before relying on the figures that it touches.
 * `severe`: the data contradict themselves, and no honest account of the measured ones does.
 */
export type IntegritySeverity = 'note' | 'ask' | 'severe';

/** One thing that was seen. It accuses nobody: it says what was seen, and what to ask for. */
export interface IntegrityFinding {
  readonly check: IntegrityCheck;
  readonly severity: IntegritySeverity;
  /** The accounts of the rows, in order. Empty where the request names none. */
  readonly accountIds: readonly string[];
  /** The rows, by day. Empty where what was seen is that rows are missing. */
  readonly transactionIds: readonly string[];
  /** What was seen, as a sentence. */
  readonly text: string;
  /** What a person should ask for, as a sentence. */
  readonly askFor: string;
  /** What the check counts, such as rows or paydays. docs/integrity.md says what it is for each check. */
  readonly found: number;
  /** Out of how many. */
  readonly outOf: number;
}

/** A check that an account gives no ground for, and why. */
export interface IntegrityNotChecked {
  readonly check: IntegrityCheck;
  /** A sentence. */
  readonly reason: string;
}

/** Whether the transactions of one account can be relied on. */
export interface AccountIntegrity {
  /** The gravest severity of the findings. Null where there are none. */
  readonly worst: IntegritySeverity | null;
  /** The gravest first, then in the order of `IntegrityCheck`. */
  readonly findings: readonly IntegrityFinding[];
  /** Checks that could not be made, in the order of `IntegrityCheck`. */
  readonly notChecked: readonly IntegrityNotChecked[];
}

/** What is seen only over several accounts, such as money that is passed on through one of them, or one account given twice. */
export type IntegrityTogether = Omit<AccountIntegrity, 'notChecked'>;

/** The answer of `checkIntegrity` about one account. */
export interface CheckIntegrityResult extends AccountIntegrity {
  readonly accountId: string;
  readonly meta: ResultMeta;
}

/** The answer of `checkIntegrity` about several accounts: each of them, and what is seen only over all. */
export interface CheckIntegrityAccountsResult {
  /** In the order of the request. */
  readonly accounts: readonly CheckIntegrityResult[];
  readonly together: IntegrityTogether;
  readonly meta: ResultMeta;
}
