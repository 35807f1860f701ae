/**
 * Words and codes that say that a payment came back unpaid. Phrases between semicolons, upper case, which match at word
 * boundaries whatever stands between their words. From banks' published statement terms and general knowledge of
 * statements. Goods sent back ("purchase return") are refunds, money that a cardholder disputed is a chargeback, and a claim
 * under the Direct Debit guarantee (an indemnity) is a refund of what was paid: none of them says that a payment failed.
 */
export const RETURN_WORDING = {
  /** On a credit, say by themselves that what was paid out came back. */
  unpaid:
    'UNPAID;BOUNCED;DISHONOURED;DISHONORED;REJECTED;RECALLED;NSF;NON SUFFICIENT FUNDS;INSUFFICIENT FUNDS;REFER TO DRAWER',
  /** On a credit, say so beside one of the payments; alone, where the credit is linked to a collected payment. */
  returned: 'RETURN;RETURNED;RETD;RTD;RTN;RTND;REVERSAL;REVERSED;REVERTED',
  payments:
    'DD;D D;DDR;DIRECT DEBIT;ELECTRONIC WITHDRAWAL;ELECTRONIC PAYMENT;SO;S O;STO;STANDING ORDER;ACH;EFT;ECHECK;E CHECK;CHEQUE;CHQ;CHECK;ITEM;PAYMENT;PMT;PYMT;BILL PAY;BILLPAY;AUTOPAY;FASTER PAYMENT;BACS',
  /** Beside `returned` alone, say that it is goods that were sent back. */
  bought: 'PURCHASE;DEBIT CARD;CHECK CARD;CHECKCARD;POS;MERCHANDISE',
  /** On a debit, say that what was paid in bounced or was taken back. */
  receipt:
    'UNPAID;RETURNED DD;RETURNED DIRECT DEBIT;RETURNED PAYMENT;RETURNED ITEM;RETURNED CHEQUE;RETURNED CHECK;RETURNED STANDING ORDER;RETURNED SO;RETURNED ACH;RETURN ITEM;ACH RETURN;DD RETURN;DIRECT DEBIT RETURN;DEPOSITED ITEM RETURN;DEPOSIT RETURN;RTN DD;RECALLED PAYMENT;REFER TO DRAWER;NSF RETURN;BOUNCED CHEQUE;BOUNCED CHECK;CHARGEBACK',
} as const;

/** ISO 20022, Open Banking and banks' own codes of a returned payment. */
export const RETURN_CODES: readonly string[] = [
  'UNP',
  'UPDD',
  'UPCT',
  'UPCQ',
  'UNPAID',
  'UNPAID_DIRECT_DEBIT',
  'RETURNED DIRECT DEBIT',
  'UnpaidDirectDebit',
  'UnpaidCheque',
  'UnpaidDishonouredCheque',
  'ReversalDueToReturnUnpaidDirectDebit',
  'ReversalDueToPaymentReturn',
];
