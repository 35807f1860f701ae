/** What a rail says by itself: the class on either side of the account, and the category where there is one. */
import type { Rail } from '../model/rail.js';
import type { CategorySlug, ClassSlug } from '../model/taxonomy.js';

export type Sides<Value> = { readonly debit: Value; readonly credit: Value };

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

export const CATEGORY_OF_RAIL: Readonly<Partial<Record<Rail, Partial<Sides<CategorySlug>>>>> = {
  cash: { debit: 'cash-withdrawal', credit: 'cash-deposit' },
  cheque: { credit: 'cash-deposit' },
  fee: { debit: 'bank-charges' },
  interest: { debit: 'interest-and-overdraft-charges', credit: 'interest-income' },
  salary: { credit: 'salary' },
  benefit: { credit: 'other-benefit' },
  refund: { credit: 'refund' },
};
