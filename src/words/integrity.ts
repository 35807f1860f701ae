/** What is said of the data of an account, in words for people. */
import type { IntegrityCheck, IntegritySeverity } from '../model/integrity.js';

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
  'over-limits': 'more was spent than balance and limit allow',
};

export const INTEGRITY_SEVERITY_WORDS: Readonly<Record<IntegritySeverity, string>> = {
  note: 'worth knowing',
  ask: 'ask first',
  severe: 'do not rely on it',
};
