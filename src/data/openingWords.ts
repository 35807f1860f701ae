/**
 * Words with which banks open a narrative, in whatever order each bank has them: MISCELLANEOUS DEBIT, CARD PURCHASE WITH
 * PIN, PREAUTHORIZED ACH DEBIT. Whole openings are in markers.ts. Source: exports of American banks as public importers and
 * their tests hold them.
 */
export interface OpeningWords {
  /** What such a word says of how money moved. */
  readonly says: 'card' | 'recurring' | 'clearing' | 'credit' | null;
  readonly words: string;
}

export const OPENING_WORDS: readonly OpeningWords[] = [
  {
    says: 'card',
    words: 'CARD;CUCARD;POS;PURCHASE;PURCH;PUR;DBT;CRD;DBCRD;VISA;MASTERCARD;CKCD;CHECKCARD;PIN;SIGNATURE',
  },
  { says: 'recurring', words: 'RECURRING;RECUR' },
  { says: 'clearing', words: 'ACH;EFT;ELECTRONIC;PREAUTHORIZED;PREAUTH;PPD;CCD;WEB;BILLPAY' },
  { says: 'credit', words: 'CREDIT;DEPOSIT' },
  {
    says: null,
    words:
      'DEBIT;DB;WITHDRAWAL;TRANSACTION;PAYMENT;PMT;PYMT;MISC;MISCELLANEOUS;ADJUSTMENT;ONLINE;MOBILE;WITH;NON;INTL;DDA;AP;AUT;CHECK',
  },
];
