/** ISO 20022 families and sub-families of payments, as Open Banking interfaces give them: in letters, or as long names. */
import type { PaymentKind } from './bank.js';

export type CodeStyle = 'none' | 'letters' | 'names';

interface TransactionCode {
  readonly code: string;
  readonly subCode: string;
}

const LETTERS: Partial<Readonly<Record<PaymentKind, readonly [family: string, subFamily: string]>>> = {
  card: ['CCRD', 'POSD'],
  'card-online': ['CCRD', 'POSD'],
  'card-refund': ['CCRD', 'RIMB'],
  'direct-debit': ['RDDT', 'PMDD'],
  'direct-debit-returned': ['RDDT', 'UPDD'],
  'standing-order': ['ICDT', 'STDO'],
  'payment-out': ['IRCT', 'DMCT'],
  'payment-in': ['RRCT', 'DMCT'],
  'bank-credit': ['RCDT', 'DMCT'],
  'own-out': ['ICDT', 'BOOK'],
  'own-in': ['RCDT', 'BOOK'],
  'cash-out': ['CCRD', 'CWDL'],
  'cash-in': ['CNTR', 'CDPT'],
  'cheque-in': ['RCHQ', 'CCHQ'],
  'cheque-out': ['ICHQ', 'CCHQ'],
  interest: ['MCOP', 'INTR'],
};

const NAMES: Partial<Readonly<Record<PaymentKind, readonly [family: string, subFamily: string]>>> = {
  card: ['CustomerCardTransactions', 'NotAvailable'],
  'card-online': ['CustomerCardTransactions', 'NotAvailable'],
  'card-refund': ['CustomerCardTransactions', 'Reimbursements'],
  'direct-debit': ['ReceivedDirectDebits', 'DirectDebit'],
  'standing-order': ['IssuedCreditTransfers', 'StandingOrder'],
  'payment-out': ['IssuedCreditTransfers', 'DomesticCreditTransfer'],
  'payment-in': ['ReceivedCreditTransfers', 'DomesticCreditTransfer'],
  'bank-credit': ['ReceivedCreditTransfers', 'DomesticCreditTransfer'],
  'own-out': ['IssuedCreditTransfers', 'InternalBookTransfer'],
  'own-in': ['ReceivedCreditTransfers', 'InternalBookTransfer'],
  'cash-out': ['CustomerCardTransactions', 'CashWithdrawal'],
  'cash-in': ['CounterTransactions', 'CashDeposit'],
  'cheque-in': ['ReceivedCheques', 'Cheque'],
  'cheque-out': ['IssuedCheques', 'Cheque'],
};

/** Undefined where the interface says nothing. */
export function transactionCodeOf(kind: PaymentKind, style: CodeStyle): TransactionCode | undefined {
  if (style === 'none') return undefined;
  const pair = (style === 'letters' ? LETTERS : NAMES)[kind];
  return pair && { code: pair[0], subCode: pair[1] };
}
