/** How money moved, in words for people. */
import type { Rail } from '../model/rail.js';

export const RAIL_WORDS: Readonly<Record<Rail, string>> = {
  card: 'card',
  'card-online': 'card, online',
  'card-recurring': 'card, taken regularly',
  'direct-debit': 'direct debit',
  'standing-order': 'standing order',
  'faster-payment': 'faster payment',
  transfer: 'transfer',
  'bank-credit': 'bank credit',
  cash: 'cash',
  cheque: 'cheque',
  fee: 'fee',
  interest: 'interest',
  refund: 'refund',
  salary: 'salary',
  benefit: 'benefit',
};
