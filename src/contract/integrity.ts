/** Whether the transactions of an account can be relied on. */

import type { OneOf } from '../base/oneOf.js';
import type { ResultMeta } from '../model/meta.js';
import type { MembersOf } from './kinds.js';

/** Checks that may ask for something before the figures can be relied on. */
export const ASKING_CHECKS = [
  'doubled-rows',
  'balance-gaps',
  'rows-without-balance',
  'money-returned',
  'passed-on',
  'person-as-employer',
  'impossible-day',
  'missing-stretch',
  'mixed-wording',
  'too-even',
  'dates-in-texts',
  'worded-out',
  'uneven-pay',
] as const;

export type AskingCheck = OneOf<typeof ASKING_CHECKS>;

/** In the order in which results list them. The last two are never more than worth knowing. */
export const INTEGRITY_CHECKS = [...ASKING_CHECKS, 'new-before-asking', 'over-limits'] as const;

/** What is looked at. docs/integrity.md has the formula of each check, and how often it holds of honest accounts. */
export type IntegrityCheck = OneOf<typeof INTEGRITY_CHECKS>;

/** What a check sees where it finds something. Each is a sentence without its full stop, and can follow a colon. */
export const INTEGRITY_WORDS: Readonly<Record<IntegrityCheck, string>> = {
  'doubled-rows': 'rows stand twice',
  'balance-gaps': 'the balances do not agree with the transactions',
  'rows-without-balance': 'some rows lack the balance that the others have',
  'money-returned': 'money that came as income went back to its payer',
  'passed-on': 'money that came as income went on to somebody else at once',
  'person-as-employer': 'wages were sent by a person',
  'impossible-day': 'payments are dated on days on which they cannot be made',
  'missing-stretch': 'a stretch of days has no rows',
  'new-before-asking': 'the income is new',
  'mixed-wording': 'rows are worded as by two banks',
  'too-even': 'the spending is too even',
  'dates-in-texts': 'the dates in the texts are not those of the rows',
  'worded-out': 'money that came in is worded as money that went out',
  'uneven-pay': 'pay comes on any day in any sum',
  'over-limits': 'more was spent than balance and limit allow',
};

const INTEGRITY_SEVERITIES = ['note', 'ask', 'severe'] as const;

/**
 * How much a finding weighs. `note`: worth knowing. `ask`: ask the person before relying on the figures that it touches.
 * `severe`: the data contradict themselves, and no honest account of the measured ones does.
 */
export type IntegritySeverity = OneOf<typeof INTEGRITY_SEVERITIES>;

export const INTEGRITY_SEVERITY_WORDS: Readonly<Record<IntegritySeverity, string>> = {
  note: 'worth knowing',
  ask: 'ask first',
  severe: 'do not rely on it',
};

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

const INTEGRITY_FINDING = {
  check: { oneOf: INTEGRITY_CHECKS },
  severity: { oneOf: INTEGRITY_SEVERITIES },
  accountIds: { list: 'text' },
  transactionIds: { list: 'text' },
  text: 'text',
  askFor: 'text',
  found: 'count',
  outOf: 'count',
} as const satisfies MembersOf<IntegrityFinding>;

/** A check that an account gives no ground for, and why. */
export interface IntegrityNotChecked {
  readonly check: IntegrityCheck;
  /** A sentence. */
  readonly reason: string;
}

const INTEGRITY_NOT_CHECKED = {
  check: { oneOf: INTEGRITY_CHECKS },
  reason: 'text',
} as const satisfies MembersOf<IntegrityNotChecked>;

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

export const INTEGRITY_TOGETHER = {
  worst: { orNull: { oneOf: INTEGRITY_SEVERITIES } },
  findings: { list: { object: INTEGRITY_FINDING } },
} as const satisfies MembersOf<IntegrityTogether>;

export const ACCOUNT_INTEGRITY = {
  ...INTEGRITY_TOGETHER,
  notChecked: { list: { object: INTEGRITY_NOT_CHECKED } },
} as const satisfies MembersOf<AccountIntegrity>;

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
