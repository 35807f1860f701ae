/**
 * Words with which billers and employers say what a payment is, beside their name: KUB UTILITY PMT, PAYROLL INTRVL, PAYMENT
 * SALLIE MAE. Those of `BESIDE` only where one of the others stands at the same end. General knowledge of ACH and Bacs entries.
 */
import type { WordSamples } from './wordSamples.js';

export const OPENS_NAME =
  'PAYMENT;PAYMENTS;PMT;PYMT;PAYROLL;REFUND;ECHECK;DEBITPMT;RECURRING;PURCHASE;EPAYMENT;SUBSCRIPTION;BNF';
export const CLOSES_NAME =
  'PAYMENT;PAYMENTS;PMT;PMTS;PYMT;PYMTS;PAYMT;PAYMNT;PAYMTS;PAYROLL;PAYROL;PAY;SALARY;WAGES;PREM;PREMIUM;DUES;BILLPAY;BILLPAYMENT;EPAY;EPAYMENT;AUTOPAY;DRAFT;ACHPMT;ECHECK';
export const BESIDE =
  'NET;REG;WEB;ECM;ONLINE;LOAN;LN;INST;BILL;UTIL;INS;CARD;CC;MTG;MORTGAGE;RENT;TUITION;AUTO;ACH;E;RES;MONTHLY';

/** Written small within a readable name. */
export const SMALL_WORDS = 'AND OF THE AT ON IN FOR DE LA LE BY';

/** @readByTests */
export const samples: readonly WordSamples[] = [
  {
    words: OPENS_NAME,
    examples: [
      ['US', 'Debit', 'ACH DEBIT SUBSCRIPTION MEPLIN', { merchant: 'Meplin' }],
      ['US', 'Debit', 'WIRE OUT 20260314B1;BNF MEPLIN LLP', { merchant: 'Meplin' }],
      ['GB', 'Debit', 'DIRECT DEBIT TO SUBSCRIPTION MEPLIN', { merchant: 'Meplin' }],
    ],
    counterexamples: [
      ['GB', 'Debit', 'DIRECT DEBIT TO MEPLIN SUBSCRIPTION', { merchant: 'Meplin Subscription' }],
    ],
  },
  {
    words: SMALL_WORDS,
    examples: [['GB', 'Debit', 'DIRECT DEBIT TO HOUSE OF MEPLIN', { merchant: 'House of Meplin' }]],
    counterexamples: [['GB', 'Debit', 'DIRECT DEBIT TO OF MEPLIN HOUSE', { merchant: 'Of Meplin House' }]],
  },
];
