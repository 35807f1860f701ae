/**
 * Wording that health looks for beside the categories. A phrase matches at word boundaries, whatever stands between its
 * words. From banks' published statement terms and general knowledge of business statements.
 */
import type { LedgerEntry } from '../ledger/ledger.js';

type Test = (entry: LedgerEntry) => boolean;

/** A payment sent back unpaid; goods sent back ("purchase return") are refunds. */
export const isWordedReturned = testOf(
  'UNPAID;RETURNED DD;RETURNED DIRECT DEBIT;RETURNED PAYMENT;RETURNED ITEM;RETURNED CHEQUE;RETURNED CHECK;RETURNED STANDING ORDER;RETURNED SO;RETURNED ACH;RETURN ITEM;ACH RETURN;DD RETURN;DIRECT DEBIT RETURN;DEPOSITED ITEM RETURN;DEPOSIT RETURN;RTN DD;RECALLED PAYMENT;REFER TO DRAWER;NSF RETURN;BOUNCED CHEQUE;BOUNCED CHECK;CHARGEBACK',
);

export const isWordedRefund = testOf(
  'REFUND;REFUNDS;REFUNDED;RFND;RFD;REVERSAL;REVERSED;CREDIT NOTE;OVERPAYMENT;ADJUSTMENT;REIMBURSEMENT',
);

/** Paid out, money given back to a customer; an adjustment or a reversal may be the bank's. */
export const isWordedRefundPaid = testOf('REFUND;REFUNDS;REFUNDED;RFND;CREDIT NOTE');

export const isWordedVat = testOf('VAT;VALUE ADDED TAX;SALES TAX;SALES USE TAX');

/** Time to Pay (HMRC), instalment agreement (IRS). */
export const isWordedTaxPlan = testOf(
  'TIME TO PAY;TTP;PAYMENT PLAN;INSTALMENT ARRANGEMENT;INSTALMENT PLAN;INSTALLMENT AGREEMENT;INSTALLMENT PLAN',
);

export const isNationalDirectDebit = testOf('HMRC NDDS');

/** Advances on card takings, by their name or by firms that offer little else. */
export const isWordedAdvance = testOf(
  'MERCHANT CASH ADVANCE;CASH ADVANCE REPAYMENT;YOULEND;YOU LEND;LIBERIS;CAPIFY;MERCHANT MONEY;GOT CAPITAL;PAYPAL WORKING CAPITAL;PAYPAL WCAP;STRIPE CAPITAL;SHOPIFY CAPITAL;SQUARE CAPITAL;SQUARE LOANS;TOAST CAPITAL;CLOVER CAPITAL;RAPID FINANCE;CREDIBLY;KAPITUS',
);

export const isWordedOwner = testOf(
  'DRAWINGS;DIRECTORS LOAN;DIRECTOR LOAN;DIRECTORS DRAWINGS;DIRECTOR DRAWINGS;DIR LOAN;DLA;OWNER DRAW;OWNERS DRAW;OWNER DRAWING;OWNER CONTRIBUTION;OWNERS CONTRIBUTION;OWNERS EQUITY;CAPITAL INTRODUCED;CAPITAL INJECTION;SHAREHOLDER LOAN;SHAREHOLDERS LOAN;MEMBER DRAW;MEMBER DISTRIBUTION',
);

/** Paid out, a dividend goes to the owner; received, it comes from an investment. */
export const isWordedDividend = testOf('DIVIDEND;DIVIDENDS;INTERIM DIV;FINAL DIV');

/** Firms that collect for a business from many customers and pay out in bulk. */
export const isFromProcessor = testOf(
  'WORLDPAY;SUMUP;SUM UP;ZETTLE;IZETTLE;SQUAREUP;SQUARE UP;SQUARE INC;STRIPE;DOJO;PAYMENTSENSE;TAKEPAYMENTS;ELAVON;GLOBAL PAYMENTS;GPUK;BARCLAYCARD;CARDNET;LLOYDS CARDNET;TYL;TEYA;ADYEN;CLOVER NETWORK;FISERV;FIRST DATA;FDMS;EVO PAYMENTS;HANDEPAY;VIVA WALLET;MYPOS;SHOPIFY;TOAST INC;HEARTLAND;BANKCARD;BANKCD;MERCHANT BANKCD;MERCHANT SERVICES;MERCHANT SETTLEMENT;CARD SETTLEMENT;AMERICAN EXPRESS;AMEX;PAYPAL;GOCARDLESS;KLARNA;CLEARPAY',
);

/** ISO 20022, Open Banking and banks' own codes of a returned payment. */
const RETURN_CODES = new Set([
  'UNP',
  'UPDD',
  'UPCT',
  'UPCQ',
  'UNPAID',
  'UnpaidDirectDebit',
  'UnpaidCheque',
  'UnpaidDishonouredCheque',
  'ReversalDueToReturnUnpaidDirectDebit',
  'ReversalDueToPaymentReturn',
]);

export const hasReturnCode: Test = ({ source: { transactionCode, proprietaryTransactionCode } }) =>
  [transactionCode?.subCode, proprietaryTransactionCode?.code].some(code =>
    RETURN_CODES.has(code?.trim() ?? ''),
  );

/** Looks at the description and at the counterparty a bank names beside it. */
function testOf(phrases: string): Test {
  const alternatives = phrases.split(';').map(phrase => phrase.replaceAll(' ', '[^A-Z0-9]+'));
  const pattern = new RegExp(`(?<![A-Z0-9])(?:${alternatives.join('|')})(?![A-Z0-9])`, 'i');
  return ({ source: { description, counterPartyName } }) =>
    pattern.test(description) ||
    (counterPartyName !== undefined && counterPartyName !== null && pattern.test(counterPartyName));
}
