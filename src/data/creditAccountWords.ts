/** How a payment to a shop's credit account is worded, and a purchase in the shop. General knowledge of statements. */
import type { WordSamples } from './wordSamples.js';

/** On a debit by ACH to a shop: its card is paid. */
export const CARD_BILL = /\b(?:PMT|PYMT|PAYMENT|CARD|CRD|CC|CHG|AUTOPAY|BILL ?PAY|SYNCB|EPAY)\b/i;

/** Through a wallet, with a shop's own debit card, or by a cheque that the shop turned into an entry. */
export const BOUGHT_BY_ACH =
  /\b(?:PAYPAL|VENMO|INST XFER|PURCHASE|DEBIT CRD|CHECK ?PA?YM?T|POP|POS|PAY BY BANK)\b/i;

/** TOYOTA FS, MERCEDES-BENZ FIN SERV. Behind other names FS is a filling station. */
export const FINANCIAL_SERVICES = /^[^A-Z0-9]*(?:FS|FIN(?:ANCIAL)? SERV\w*)(?![A-Z0-9])/i;

/** The name says that the account is meant, however it is paid: NEXT CREDIT, SHOP DIRECT FINANCE. */
export const NAMES_ACCOUNT = /(?:FINANC|FIN$|CREDIT|CARD|PAY|SDFC)/i;

/** Too long for the number of a branch. Telephone numbers and dates have as many digits, but the former begin with 0. */
export const ACCOUNT_NUMBER =
  /^(?: +(?:LTD|LIMITED|PLC))?[ ,.]+(?!0\d{9,10}$|(?:19|20)\d{6}$|\d{4}(?:19|20)\d\d$)\d{7,16}$/i;

/** @readByTests */
export const samples: readonly WordSamples[] = [
  {
    words: CARD_BILL,
    examples: [['US', 'Debit', 'ACH DEBIT TARGET PAYMENT', { category: 'credit-card-payment' }]],
    counterexamples: [['US', 'Debit', 'ACH DEBIT TARGET', { category: 'general-retail' }]],
  },
  {
    words: BOUGHT_BY_ACH,
    examples: [
      ['US', 'Debit', 'ACH DEBIT PAYPAL TARGET PAYMENT', { category: 'general-retail' }],
      ['US', 'Debit', 'ACH DEBIT TARGET DEBIT CRD ACH PMT', { category: 'general-retail' }],
    ],
    counterexamples: [['US', 'Debit', 'ACH DEBIT TARGET PAYMENT', { category: 'credit-card-payment' }]],
  },
  {
    words: FINANCIAL_SERVICES,
    examples: [['US', 'Debit', 'ACH DEBIT TOYOTA FS', { category: 'vehicle-finance' }]],
    counterexamples: [['US', 'Debit', 'ACH DEBIT TOYOTA FSX', { category: 'vehicle-purchase-and-hire' }]],
  },
  {
    words: NAMES_ACCOUNT,
    examples: [['GB', 'Debit', 'CARD PAYMENT TO NEXT CREDIT', { category: 'catalogue-credit' }]],
    counterexamples: [['GB', 'Debit', 'CARD PAYMENT TO NEXT RETAIL', { category: 'clothing' }]],
  },
  {
    words: ACCOUNT_NUMBER,
    examples: [['GB', 'Debit', 'NEXT RETAIL LTD 153758798', { category: 'catalogue-credit' }]],
    counterexamples: [
      ['GB', 'Debit', 'NEXT RETAIL LTD 02079460018', { category: 'clothing' }],
      ['GB', 'Debit', 'NEXT 12345678 LEEDS', { category: 'clothing' }],
    ],
  },
];
