/** How money moved, as far as the bank says. */
export type Rail =
  | 'card'
  | 'card-online'
  | 'card-recurring'
  | 'direct-debit'
  | 'standing-order'
  | 'faster-payment'
  | 'transfer'
  | 'bank-credit'
  | 'cash'
  | 'cheque'
  | 'fee'
  | 'interest'
  | 'refund'
  | 'salary'
  | 'benefit';
