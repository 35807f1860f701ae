/**
 * When an account says enough to state an income, and how it is put to the person where it does not. All limits are judged. The
 * wording follows the reasons of the sample notice C-1 of Regulation B (12 CFR 1002, appendix C), which names what was lacking.
 */
import { rowsOf } from '../base/tables.js';
import type { SufficiencyReason, SufficiencyVerdict } from '../contract/income/incomeResult.js';
import type { AskingCheck } from '../contract/integrity.js';
import { INTEGRITY_NOTICES } from './integrity.js';

export interface SufficiencyRule {
  readonly verdict: Exclude<SufficiencyVerdict, 'sufficient'>;
  /** As it may stand in a notice to the person. */
  readonly notice: string;
}

/** Each asks for something before any figure can be relied on. */
const OF_INTEGRITY = Object.fromEntries(
  rowsOf(INTEGRITY_NOTICES).map(([check, notice]) => [check, { verdict: 'insufficient', notice }]),
) as Readonly<Record<AskingCheck, SufficiencyRule>>;

/** In the order in which results list them. */
export const SUFFICIENCY_RULES: Readonly<Record<SufficiencyReason, SufficiencyRule>> = {
  'unsupported-account': {
    verdict: 'insufficient',
    notice: 'Unable to verify income: income is not paid into an account of this type.',
  },
  'no-income-found': {
    verdict: 'insufficient',
    notice: 'Unable to verify income: no income that is still paid was found in the account.',
  },
  'history-too-short': {
    verdict: 'insufficient',
    notice: 'Unable to verify income: the account information covers less than two whole calendar months.',
  },
  'history-short': {
    verdict: 'limited',
    notice: 'Income partly verified: the account information covers less than three whole calendar months.',
  },
  'one-payday': {
    verdict: 'insufficient',
    notice: 'Unable to verify income: only one payment of the income was received in the period.',
  },
  'few-paydays': {
    verdict: 'limited',
    notice: 'Income partly verified: fewer than three payments of the income were received in the period.',
  },
  'income-late': {
    verdict: 'limited',
    notice: 'Income partly verified: the income was not received when it was due.',
  },
  'irregular-income': {
    verdict: 'limited',
    notice:
      'Income partly verified: the income is irregular, and less than six whole months of it were seen.',
  },
  'source-not-confirmed': {
    verdict: 'limited',
    notice: 'Income partly verified: the payment descriptions do not say that most of the money is income.',
  },
  'not-main-account': {
    verdict: 'limited',
    notice:
      'Income partly verified: the account shows little everyday spending, so there may be another account.',
  },
  ...OF_INTEGRITY,
};

export const SUFFICIENCY_LIMITS = {
  /** Complete calendar months that the data cover. */
  fewestMonths: 2,
  enoughMonths: 3,
  enoughMonthsOfIrregular: 6,
  /** Payments of the streams that still pay. */
  fewestPaydays: 2,
  enoughPaydays: 3,
  /** From this likelihood on words, or long habits, say that a stream is income. */
  confirmedLikelihood: 0.9,
  /** Of the estimate: more than this share has to be irregular, late or unconfirmed to be a reason. */
  mostOfIncome: 0.5,
  /** A main account has at least so many payments out a month, or spends at least this share of what comes in. */
  spendingPaymentsAMonth: 4,
  spendingShare: 0.25,
} as const;
