/** The caller's own rules, the account's holders, and which payments belong together. */
import { credit, debit } from '../../support/build.js';
import { account, type GuardCase, type GuardsOf, type Reading } from '../guard.js';

const DAY = '2026-07-01';

function byRule(is: Reading): GuardCase[] {
  const options = { rules: [{ text: 'MEPLIN', set: { category: 'rent' } }] } as const;
  const rows = [debit(DAY, 640, 'MEPLIN 0417')];
  return [account('GB', rows, is, { options }), account('US', rows, is, { options })];
}

function paired(is: Reading): GuardCase[] {
  const rows = [
    credit(DAY, 250, 'TRANSFER', { accountId: 'savings' }),
    debit(DAY, 250, 'TRANSFER', { accountId: 'current' }),
  ];
  return [account('GB', rows, is), account('US', rows, is)];
}

function ofHolder(is: Reading): GuardCase[] {
  const holders = ['John Smith'];
  return [
    account('GB', [debit(DAY, 250, 'FPO J SMITH')], is, { holders }),
    account('US', [debit(DAY, 250, 'ZELLE TO J SMITH')], is, { holders }),
  ];
}

function returned(shop: string): Parameters<typeof account>[1] {
  return [debit('2026-06-20', 25, shop), credit(DAY, 25, `${shop} REFUND`)];
}

export const LINK_GUARDS = {
  rule: {
    guards: 'a rule of the caller weighs as much as anything can, and is shown so',
    cases: byRule({ category: 'rent', weights: { rule: 100 } }),
  },
  ruleConfidence: {
    guards: 'what a rule of the caller sets is certain',
    cases: byRule({ category: 'rent', confidence: 1 }),
  },
  transferPair: {
    guards: 'the other side of a transfer weighs as much as anything can, and is shown so',
    cases: paired({ category: 'own-account-transfer', weights: { 'transfer-pair': 100 } }),
  },
  transferPairConfidence: {
    guards: 'a pair of movements is nearly surely a transfer: two equal sums may be chance',
    cases: paired({ category: 'own-account-transfer', confidence: 0.97, classConfidence: 0.97 }),
  },
  accountHolder: {
    guards: "a holder's name weighs as much as anything can, and is shown so",
    cases: ofHolder({ category: 'own-account-transfer', weights: { 'account-holder': 100 } }),
  },
  accountHolderConfidence: {
    guards: 'who is called like a holder is likely the holder, and less surely than a pair of movements',
    cases: ofHolder({ category: 'own-account-transfer', confidence: 0.95, classConfidence: 0.95 }),
  },
  refundLink: {
    guards: 'the purchase that a refund returns weighs as much as anything can, and is shown so',
    cases: [
      account('GB', returned('ARGOS'), { category: 'refund', weights: { 'refund-link': 100 } }),
      account('US', returned('WALGREENS'), { category: 'refund', weights: { 'refund-link': 100 } }),
    ],
  },
} satisfies GuardsOf;
