import type { OneOf } from '../base/oneOf.js';

export const RAILS = [
  'card',
  'card-online',
  'card-recurring',
  'direct-debit',
  'standing-order',
  'faster-payment',
  'transfer',
  'bank-credit',
  'cash',
  'cheque',
  'fee',
  'interest',
  'refund',
  'salary',
  'benefit',
] as const;

/** How money moved, as far as the bank says. */
export type Rail = OneOf<typeof RAILS>;
