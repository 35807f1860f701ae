/** What a rail says by itself: the class on either side of the account, and the category where there is one. */
import type { Rail } from '../model/rail.js';
import { EVIDENCE_WEIGHTS } from './evidenceWeights.js';
import type { CategorySlug, ClassSlug } from './taxonomy.js';

type Sides<Value> = { readonly debit: Value; readonly credit: Value };

export const CLASS_OF_RAIL: Readonly<Record<Rail, Sides<ClassSlug>>> = {
  card: { debit: 'point-of-sale', credit: 'refund' },
  'card-online': { debit: 'online-purchase', credit: 'refund' },
  'card-recurring': { debit: 'recurring-card-payment', credit: 'refund' },
  'direct-debit': { debit: 'direct-debit', credit: 'bank-credit' },
  'standing-order': { debit: 'standing-order', credit: 'transfer' },
  'faster-payment': { debit: 'transfer', credit: 'transfer' },
  transfer: { debit: 'transfer', credit: 'transfer' },
  'bank-credit': { debit: 'direct-debit', credit: 'bank-credit' },
  cash: { debit: 'cash-withdrawal', credit: 'cash-or-cheque' },
  cheque: { debit: 'cash-or-cheque', credit: 'cash-or-cheque' },
  fee: { debit: 'fee-or-interest', credit: 'fee-or-interest' },
  interest: { debit: 'fee-or-interest', credit: 'fee-or-interest' },
  refund: { debit: 'refund', credit: 'refund' },
  salary: { debit: 'transfer', credit: 'bank-credit' },
  benefit: { debit: 'transfer', credit: 'bank-credit' },
};

type Said = readonly [category: CategorySlug, weight: number];

export const CATEGORY_OF_RAIL: Readonly<Partial<Record<Rail, Partial<Sides<Said>>>>> = {
  cash: {
    debit: ['cash-withdrawal', EVIDENCE_WEIGHTS.bankCodeCashWithdrawal.value],
    credit: ['cash-deposit', EVIDENCE_WEIGHTS.bankCodeCashDeposit.value],
  },
  cheque: { credit: ['cash-deposit', EVIDENCE_WEIGHTS.bankCodeCheque.value] },
  fee: { debit: ['bank-charges', EVIDENCE_WEIGHTS.bankCodeFee.value] },
  interest: {
    debit: ['interest-and-overdraft-charges', EVIDENCE_WEIGHTS.bankCodeInterest.value],
    credit: ['interest-income', EVIDENCE_WEIGHTS.bankCodeInterest.value],
  },
  salary: { credit: ['salary', EVIDENCE_WEIGHTS.bankCodeSalary.value] },
  benefit: { credit: ['other-benefit', EVIDENCE_WEIGHTS.bankCodeBenefit.value] },
  refund: { credit: ['refund', EVIDENCE_WEIGHTS.bankCodeRefund.value] },
};
