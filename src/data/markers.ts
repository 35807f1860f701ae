/**
 * How banks lay out a narrative: phrases that open a field. Read left to right; every word after a marker belongs to the
 * field it opens, until the next marker. Sources: the banks' published statement formats as collected in public
 * importers (Santander, Barclays, NatWest, Lloyds, HSBC, Nationwide; Bank of America, Chase, Wells Fargo, US Bank).
 */
import type { Rail } from '../model/rail.js';
import type { CountryCode } from '../model/transaction.js';

export type Field = 'payee' | 'reference' | 'purpose' | 'person' | 'noise';

export interface MarkerGroup {
  readonly opens: Field;
  /** Where in the narrative the phrase is a marker and not part of a name. */
  readonly at: 'start' | 'inside' | 'end' | 'anywhere';
  readonly rail: Rail | null;
  readonly country?: CountryCode;
  /**
   * Short words that are also names count only before a number (or its mask, or the end), a colon, a quotation mark, a
   * comma, a person's name, or that and
   * a name with the number of an account behind it.
   */
  readonly before?: 'number' | 'colon' | 'quote' | 'comma' | 'person' | 'person-or-account';
  /** Counts only inside this field. */
  readonly within?: Field;
  readonly phrases: string;
}

export const MARKERS: readonly MarkerGroup[] = [
  {
    opens: 'payee',
    at: 'start',
    rail: 'card',
    phrases:
      'CARD PAYMENT TO;CARD PURCHASE;CARD PAYMENT;CARD TRANSACTION;VISA PURCHASE;VISA DEBIT;ATM POS DEBIT PAYMENT TRANSFER DEBIT INDIV;VISA PAYMENT TO;MASTERCARD PURCHASE;DEBIT CARD PURCHASE;DEBIT CARD PURCHASE AT;DEBIT CARD PAYMENT;DEBIT CARD PAYMENT TO;DEBIT CARD WITHDRAWAL;DEBIT CARD DEBIT;CONTACTLESS PAYMENT;CONTACTLESS;CONTACTLESS PURCHASE;PURCHASE AUTHORIZED ON;PURCHASE WITH CASH BACK AUTHORIZED ON;PURCHASE RETURN AUTHORIZED ON;PURCHASE AT;PURCHASE;CHECKCARD;CKCD DEBIT;CKCD;DBT CRD;DBT CRD PUR;MASTERMONEY CARD;WITHDRAWAL DEBIT CARD MASTERMONEY CARD;POS;POS PURCHASE;POS DEBIT;POS WITHDRAWAL;POS TRANSACTION;POINT OF SALE;POINT OF SALE DEBIT;POINT OF SALE WITHDRAWAL;DDA PUR;VISA DDA PUR;DDA PURCHASE;VISA DDA PURCHASE;PIN PURCHASE;SIGNATURE PURCHASE;MOBILE PURCHASE;DEBIT PURCHASE;DEBIT PURCHASE VISA;EXTERNAL WITHDRAWAL POS;MASTERCARD DEBIT;VISA;INT L;APPLE PAY;GOOGLE PAY;GPAY;SAMSUNG PAY;ANDROID PAY;BCC;NNT;APL PAY;POS DEB;EFTPOS;DEBIT CARD PURCHASE CARD ENDING IN;CARD ENDING IN;VISA DDA PUR AP;VISA DDA PURCHASE AP;DDA PUR AP;DEBIT POS AP;DEBIT POS;DBT PURCHASE;DEBIT PURCHASE VISA CARD;POS DEBIT DEBIT CARD;POS DEBIT VISA CHECK CARD;POS DEBIT VISA DEBIT CARD;POS DEBIT CHECK CARD;POS PURCHASE NON PIN;POS PURCHASE PIN;WITHDRAWAL DEBIT CARD;WITHDRAWAL POS;DIGITAL CARD PURCHASE;DEBIT CARD SIGNATURE PURCHASE;MERCHANT PAYMENT;LOAN ADVANCE CREDIT CARD;LOAN ADVANCE CREDIT CARD CREDIT CARD;DEBIT CARD PIN PURCHASE;DEBIT CARD CREDIT;PURCHASE WITH PIN;PURCHASE FROM;VISA CREDIT;VISA CHECK CARD;CARD CREDIT;POS CREDIT ADJUSTMENT;POS ADJUSTMENT;CHECK CARD CREDIT;CHECK CARD PURCHASE;CHECK CRD PURCHASE;VIS;INTL VISA;PURCHASE REFUND;PURCHASE WITH CASH BACK;PURCHASE INTL AUTHORIZED ON;DEBIT PIN PURCHASE;MOBILE PURCHASE SIGN BASED;MOBILE PURCHASE PIN BASED;CARD WITHDRAWAL TO;VIS INT L;DEBIT PURCHASE VISA ON',
  },
  {
    opens: 'payee',
    at: 'start',
    rail: 'card-online',
    phrases: 'APPLE PAY IN APP;GOOGLE PAY IN APP;SAMSUNG PAY IN APP;IN APP PURCHASE;IN APP PAYMENT TO',
  },
  {
    opens: 'payee',
    at: 'start',
    rail: 'card-recurring',
    phrases:
      'RECURRING PAYMENT AUTHORIZED ON;RECURRING PAYMENT;RECURRING PURCHASE;RECURRING CARD PAYMENT;RECURRING CARD PURCHASE;RECUR POS PUR;DDA RECUR POS PUR;RECURRING DEBIT CARD;DEBIT CARD RECURRING;CHECKCARD RECURRING;SUBSCRIPTION PAYMENT TO;CONTINUOUS PAYMENT AUTHORITY;CPA',
  },
  {
    opens: 'payee',
    at: 'start',
    rail: 'direct-debit',
    phrases:
      'DIRECT DEBIT PAYMENT TO;PAID TRANSACTION DIRECT DEBIT PAYMENT TO;DIRECT DEBIT TO;DIRECT DEBIT;DD TO;DDR;ACH DEBIT;ACH PAYMENT;ACH WITHDRAWAL;ACH PMT;WITHDRAWAL ACH;ELECTRONIC WITHDRAWAL;ELECTRONIC PAYMENT;ELECTRONIC PMT;PREAUTHORIZED DEBIT;PREAUTHORIZED WITHDRAWAL;PREAUTHORIZED PAYMENT;BILL PAY;BILL PAYMENT;ONLINE BILL PAYMENT TO;ONLINE PAYMENT TO;ONLINE PYMT TO;CCD DEBIT;PPD DEBIT;WEB DEBIT;WITHDRAWAL;EXTERNAL WITHDRAWAL;BUSINESS TO BUSINESS ACH;AUTOMATIC WITHDRAWAL;ACH TRANSACTION;EFT DEBIT;ELECTRONIC WITHDRAWAL TO;ELECTRONIC WITHDRAWAL FROM;ELECTRONIC PAYMENT TO;WITHDRAWAL FROM;WITHDRAWAL TO;E WITHDRAWAL;DD;ELECTRONIC ACH DEBIT;ACH WEB;ACH PPD;ACH CCD;ACH TEL;ACH ELECTRONIC DEBIT;WEB AUTHORIZED PMT;PREAUTHORIZED WITHDRAWAL TO;PAID TO;ACH PAID TO;AUTOPAY;WEB PMT SINGLE;ACH WEB SINGLE;ACH WEB RECUR;ACH WEB RECURRING;ACH TEL SINGLE;CORPORATE ACH;TEL PMT SINGLE;WEB INITIATED PAYMENT AT;DIRECT WITHDRAWAL;ACH WEB PAYMENT;E CHECK;ELECTRONIC CHECK',
  },
  {
    opens: 'payee',
    at: 'start',
    rail: 'standing-order',
    phrases: 'STANDING ORDER VIA FASTER PAYMENT TO;STANDING ORDER TO;STANDING ORDER;STO;S O TO;SO',
  },
  {
    opens: 'payee',
    at: 'start',
    rail: 'faster-payment',
    phrases:
      'BILL PAYMENT VIA FASTER PAYMENT TO;THIRD PARTY PAYMENT MADE VIA FASTER PAYMENT TO;BILL PAYMENT TO;BILL PAYMENT FROM;FASTER PAYMENT TO;FASTER PAYMENT FROM;FASTER PAYMENT RECEIVED FROM;FASTER PAYMENTS RECEIVED FROM;FASTER PAYMENT RECEIPT FROM;FASTER PAYMENTS RECEIPT FROM;FASTER PAYMENT RECEIVED;FASTER PAYMENTS RECEIPT;FASTER PAYMENT;FASTER PAYMENTS TO;FPO;FPI;PAYMENT TO;PAYMENT FROM;MOBILE PAYMENT TO;MOBILE PAYMENT FROM;ONLINE PAYMENT;INTERNET BANKING PAYMENT TO;OPEN BANKING PAYMENT TO;REAL TIME PAYMENT;REAL TIME PAYMENT CREDIT;REAL TIME PAYMENT CREDIT FROM;REAL TIME PAYMENT FROM;RTP CREDIT;RTP;OUTWARD FASTER PAYMENT;INWARD FASTER PAYMENT;OUTWARD PAYMENT;INWARD PAYMENT;OUTGOING PAYMENT TO;INCOMING PAYMENT FROM;OBP;FASTER PAYMENTS RECEIVED',
  },
  {
    opens: 'payee',
    at: 'start',
    rail: 'transfer',
    phrases:
      'TRANSFER TO;TRANSFER FROM;TRANSFERRED TO;TRANSFERRED FROM;REGULAR TRANSFER TO;REGULAR TRANSFER FROM;REGULAR TRANSFER PAYMENT TO;INTERNAL TRANSFER TO;INTERNAL TRANSFER FROM;WIRE TRANSFER TO;WIRE TRANSFER FROM;WIRE IN FROM;ZELLE TO;ZELLE FROM;ZELLE PAYMENT TO;ZELLE PAYMENT FROM;ZELLE TRANSFER TO;ZELLE TRANSFER FROM;ZELLE TRANSFER;ZELLE CREDIT;ZELLE DEBIT;ZELLE;VENMO PAYMENT TO;VENMO PAYMENT FROM;CHAPS TO;CHAPS FROM;CHAPS;INCOMING WIRE;WIRE OUT;MONEY TRANSFER AUTHORIZED ON;NOW WITHDRAWAL ZELLE;TRANSFER;TFR;ZELLE MONEY RECEIVED FROM;ZELLE MONEY SENT TO;MONEY RECEIVED FROM;MONEY SENT TO;ZELLE CR;ZELLE DB;ZEL TO;ZEL FROM;ZELLE PYMT TO;ZELLE PMT TO;ZELLE PMT FROM;ZELLE INSTANT PMT FROM;ZELLE INSTANT PMT TO;ONLINE TRANSFER TO;ONLINE TRANSFER FROM;ONLINE BANKING TRANSFER TO;ONLINE BANKING TRANSFER FROM;MOBILE BANKING TRANSFER TO;MOBILE BANKING TRANSFER FROM;MOBILE BANKING TRANSFER TO ACCOUNT;MOBILE BANKING TRANSFER FROM ACCOUNT;INTERNET BANKING TRANSFER TO;INTERNET BANKING TRANSFER FROM;INTERNET BANKING TRANSFER TO ACCOUNT;INTERNET BANKING TRANSFER FROM ACCOUNT;TO A C;FROM A C',
  },
  {
    opens: 'payee',
    at: 'start',
    rail: 'bank-credit',
    phrases:
      'BANK GIRO CREDIT REF;BANK GIRO CREDIT;BANK CREDIT;BACS CREDIT;BACS PAYMENT FROM;DIRECT CREDIT;ACH CREDIT;ACH DEPOSIT;ELECTRONIC DEPOSIT;ELECTRONIC CREDIT;CREDIT FROM;RECEIVED FROM;PAYMENT RECEIVED FROM;DEPOSIT ACH;DIRECT DEPOSIT FROM;DEPOSIT FROM;EARLY PAY;ACH;DESCRIPTIVE DEPOSIT;PREAUTHORIZED CREDIT;AUTOMATED CREDIT FROM;PAYROLL DEPOSIT;EXTERNAL DEPOSIT;AUTOMATED CREDIT;CCD CREDIT;PPD CREDIT;ELECTRONIC DEPOSIT FROM;DIRECT DEPOSIT;DIRECT DEP;ACH DIRECT DEPOSIT;ACH ELECTRONIC CREDIT;DEPOSIT ACH PAID FROM;ACH PAID FROM',
  },
  { opens: 'noise', at: 'start', rail: 'transfer', phrases: 'WIRE TYPE' },
  // Bank of America: to a card of one's own.
  {
    opens: 'noise',
    at: 'start',
    rail: 'transfer',
    country: 'US',
    phrases: 'ONLINE BANKING PAYMENT TO CRD;ONLINE PAYMENT TO CRD',
  },
  {
    opens: 'payee',
    at: 'start',
    rail: 'transfer',
    country: 'US',
    phrases:
      'HOME BANKING TRANSFER TO;HOME BANKING TRANSFER FROM;WITHDRAWAL HOME BANKING TRANSFER TO;DEPOSIT HOME BANKING TRANSFER FROM',
  },
  // A debit that came back; on a credit only (enrichment/evidence/signals.ts).
  {
    opens: 'payee',
    at: 'start',
    rail: 'refund',
    phrases:
      'RETURNED D D;RETURNED DIRECT DEBIT;UNPAID DIRECT DEBIT;UNPAID DD;DIRECT DEBIT REVERSAL;DD REVERSAL;DIRECT DEBIT RETURN;REVERSAL OF;RETURNED PAYMENT;RETURNED ACH;RETURNED ACH PAYMENT;RETURNED ACH DEBIT;RETURNED ACH ITEM;ACH RETURN;ACH RETURNED;ACH RETURN ITEM;ACH RETURNED ITEM;RETURN ITEM;RETURNED ITEM;OVERDRAFT RETURNED ITEM;OVERDRAFT RETURN ITEM;NSF RETURNED ITEM;NSF RETURN ITEM;RETURN OF POSTED CHECK ITEM;RETURNED CHECK;RETURNED DEBIT;RETURNED STANDING ORDER;UNPAID STANDING ORDER;UNPAID SO;REVERTED DIRECT DEBIT TO;REVERTED DIRECT DEBIT;DIRECT DEBIT RETURNED;DIRECT DEBIT RETURNED UNPAID;DD RETURNED;DD RETURNED UNPAID;STANDING ORDER RETURNED;STANDING ORDER RETURNED UNPAID;ELECTRONIC WITHDRAWAL RETURNED;ELECTRONIC PAYMENT RETURNED;RETURNED ELECTRONIC PAYMENT;ACH DEBIT RETURNED;ACH PAYMENT RETURNED;PURCHASE RETURN;DEBIT PURCHASE RET;DEBIT PURCHASE RETURN;DEBIT PURCHASE RET VISA;DEBIT PURCHASE RETURN VISA;DEBIT CARD REFUND;CARD PURCHASE REFUND;DEBIT CARD RETURN;CARD REFUND;CARD PAYMENT REFUND FROM;REFUND FROM',
  },
  // Types of payment, as British banks abbreviate them in a column of their own that some exports join to the text.
  { opens: 'payee', at: 'start', rail: 'bank-credit', country: 'GB', phrases: 'CR;BGC;BAC' },
  {
    opens: 'payee',
    at: 'start',
    rail: 'faster-payment',
    country: 'GB',
    phrases: 'BBP;FPS;FPC;FPR;IBP;EBP;DPC;MOB;MPI;MPO',
  },
  { opens: 'payee', at: 'start', rail: 'card', country: 'GB', phrases: 'CLS;CTLS;DEB;CNP' },
  { opens: 'payee', at: 'start', rail: 'card', country: 'US', phrases: 'CLS;CTLS;DEB;PUR;DBT' },
  { opens: 'noise', at: 'start', rail: 'cash', country: 'GB', phrases: 'CPT' },
  { opens: 'noise', at: 'start', rail: 'fee', country: 'GB', phrases: 'CHG' },
  // HSBC's bill payment; else the petrol stations.
  {
    opens: 'payee',
    at: 'start',
    rail: 'faster-payment',
    country: 'GB',
    before: 'person-or-account',
    phrases: 'BP',
  },
  // NatWest names a cash machine so; else CASH begins the names of shops.
  { opens: 'noise', at: 'start', rail: 'cash', country: 'GB', before: 'comma', phrases: 'CASH' },
  { opens: 'noise', at: 'start', rail: 'cash', country: 'GB', before: 'colon', phrases: 'CASH' },
  // HSBC, first direct: the machine's owner behind it.
  {
    opens: 'noise',
    at: 'start',
    rail: 'cash',
    country: 'GB',
    phrases:
      'CASH AT;CASH IN HSBC;CASH HSBC;CASH NOTEMAC;CASH NOTEMACHINE;CASH TRLX;CASH CARDTRONICS;CASH BARCLAYS;CASH LLOYDS;CASH NATWEST;CASH RBS;CASH SANTANDER;CASH HALIFAX;CASH NATIONWIDE;CASH TSB;CASH POST OFFICE;CASH SAINSBURYS;CASH TESCO;CASH ASDA;CASH COOP;CASH RB SCOT;CASH BNKM;CASH LINK;CASH BARCLAY;CASH ULSTER;CASH BK OF SCOT;CASH CLYDESDALE;CASH VIRGIN;CASH MORRISONS',
  },
  {
    opens: 'noise',
    at: 'start',
    rail: 'cash',
    phrases:
      'CASH WITHDRAWAL AT;CASH WITHDRAWAL;ATM WITHDRAWAL;ATM WITHDRAWAL AUTHORIZED ON;NON WF ATM WITHDRAWAL;NON WF ATM WITHDRAWAL AUTHORIZED ON;NON CHASE ATM WITHDRAW;NON CHASE ATM WITHDRAWAL;BKOFAMERICA ATM;LNK',
  },
  // Whom a cheque pays, no statement says.
  {
    opens: 'reference',
    at: 'start',
    rail: 'cheque',
    before: 'number',
    phrases: 'CHEQUE;CHQ;CHEQUE NO;CHEQUE NUMBER;CHEQUE PAID;CHECK;CHECK NO;CHECK NUMBER;CHECK PAID',
  },
  {
    opens: 'reference',
    at: 'start',
    rail: 'cheque',
    country: 'US',
    before: 'number',
    phrases: 'DRAFT;SHARE DRAFT;SHR DRAFT;SHR DRAFT SHARE DRAFT;SUBSTITUTE CHECK;CASHED CHECK',
  },
  { opens: 'payee', at: 'start', rail: null, phrases: 'TO;FROM;ONLINE TRANSACTION' },
  // Wallets name nobody else so.
  { opens: 'payee', at: 'start', rail: 'transfer', before: 'person', phrases: 'TO;FROM' },
  // Santander: REF opens the reference of a receipt, FROM its payer.
  {
    opens: 'reference',
    at: 'start',
    rail: 'faster-payment',
    phrases: 'FASTER PAYMENTS RECEIPT REF;FASTER PAYMENT RECEIPT REF;FASTER PAYMENTS RECEIPT',
  },
  {
    opens: 'payee',
    at: 'anywhere',
    rail: null,
    phrases: 'ORIG CO NAME;INST XFER;MERCHANT NAME;PMNT SENT;PMNT RCVD;AUTHORIZED ON',
  },
  // TD Bank: a card purchase says so twice, and names the shop after the second.
  {
    opens: 'payee',
    at: 'inside',
    rail: 'card',
    phrases: 'VISA DDA PUR;VISA DDA PURCHASE;DDA PUR;DDA RECUR POS PUR',
  },
  { opens: 'payee', at: 'anywhere', rail: null, country: 'US', phrases: 'INSTANT TRANSFER' },
  // The field may run into the next: IAT PAYPALSEC:WEB.
  { opens: 'purpose', at: 'inside', rail: 'direct-debit', phrases: 'CO ENTRY DESCR' },
  { opens: 'purpose', at: 'inside', rail: 'direct-debit', before: 'colon', phrases: 'DES' },
  {
    opens: 'noise',
    at: 'inside',
    rail: null,
    phrases:
      'MANDATE NO;ORIG ID;DESC DATE;ACH TRACE;CO ID;NON STERLING TRANSACTION FEE;AMOUNT IN;EXCHANGE RATE;FINAL GBP AMOUNT;VRATE;VISAXR;MOBILE ONLINE TRANSACTION;DEBIT CARD PURCHASE;CARD PURCHASE;DEBIT CARD WITHDRAWAL;PURCHASE SIGN BASED;MOBILE PURCHASE SIGN BASED;PURCHASE PIN BASED;TYPE',
  },
  // How it was paid, never what for.
  {
    opens: 'noise',
    at: 'inside',
    rail: 'card',
    phrases:
      'VIA APPLE PAY;VIA GOOGLE PAY;VIA SAMSUNG PAY;VIA ANDROID PAY;VIA CONTACTLESS;VIA CHIP AND PIN;VIA MOBILE WALLET',
  },
  {
    opens: 'noise',
    at: 'inside',
    rail: 'card-online',
    phrases:
      'VIA APPLE PAY IN APP;VIA GOOGLE PAY IN APP;VIA SAMSUNG PAY IN APP;VIA ANDROID PAY IN APP;VIA APPLE PAY ONLINE;VIA GOOGLE PAY ONLINE',
  },
  {
    opens: 'noise',
    at: 'inside',
    rail: null,
    before: 'colon',
    phrases: 'ID;CARD;TRN;TRACE;EED;SRF;IMAD;CO;ORG ID;SND BK;BNF BK',
  },
  // Paid automatically; no car's.
  { opens: 'noise', at: 'inside', rail: null, country: 'US', phrases: 'AUTO PAY' },
  // An automatic payment; of a car only where the name is a car lender's.
  {
    opens: 'noise',
    at: 'inside',
    rail: 'direct-debit',
    country: 'US',
    phrases: 'AUTO PMT;AUTO PYMT;AUTO PYMNT;AUTO PAYMT;AUTO PAYMENT',
  },
  { opens: 'reference', at: 'inside', rail: null, before: 'colon', phrases: 'IND ID;PMT DET' },
  // PayPal's entries: whom it pays stands behind the last of the words.
  {
    opens: 'reference',
    at: 'anywhere',
    rail: null,
    country: 'US',
    before: 'colon',
    phrases: 'INST XFER ID;INSTANT TRANSFER ID;ECHECK ID;RETRY PYMT ID;RETRY PMT ID',
  },
  { opens: 'noise', at: 'inside', rail: 'direct-debit', country: 'US', phrases: 'IAT PAYPAL' },
  { opens: 'reference', at: 'anywhere', rail: null, before: 'colon', phrases: 'PAY ID' },
  { opens: 'reference', at: 'anywhere', rail: null, before: 'number', phrases: 'A C' },
  { opens: 'reference', at: 'inside', rail: null, before: 'colon', within: 'purpose', phrases: 'ID' },
  { opens: 'reference', at: 'inside', rail: null, before: 'quote', phrases: 'FOR' },
  { opens: 'purpose', at: 'inside', rail: null, before: 'colon', phrases: 'TYPE' },
  { opens: 'payee', at: 'inside', rail: null, before: 'colon', phrases: 'ORIG;BNF;NAME' },
  {
    opens: 'noise',
    at: 'inside',
    rail: null,
    before: 'number',
    phrases: 'ON;CARD;CARD ENDING;GOOGLE;SEQ;TRANSACTION;RATE;TRACE;CKCD;DATE;AUT;AUTH',
  },
  { opens: 'reference', at: 'inside', rail: null, before: 'number', phrases: 'CONF;CONFIRMATION;CHK' },
  { opens: 'noise', at: 'inside', rail: 'faster-payment', before: 'number', phrases: 'FP' },
  { opens: 'noise', at: 'inside', rail: 'card', before: 'number', phrases: 'CD' },
  { opens: 'noise', at: 'inside', rail: 'card', country: 'US', before: 'number', phrases: 'DBT CRD;POS DEB' },
  {
    opens: 'noise',
    at: 'inside',
    rail: 'card-recurring',
    country: 'US',
    phrases: 'RECUR DEBIT CRD PMT;RECURRING DEBIT CARD PMT',
  },
  {
    opens: 'noise',
    at: 'inside',
    rail: 'faster-payment',
    phrases: 'VIA MOBILE;VIA ONLINE;VIA MOBILE PYMT;VIA ONLINE PYMT',
  },
  {
    opens: 'noise',
    at: 'inside',
    rail: 'transfer',
    phrases: 'VIA MOBILE XFER;VIA ONLINE XFER;ZELLE DEBIT;ZELLE CREDIT',
  },
  { opens: 'person', at: 'inside', rail: null, before: 'colon', phrases: 'INDN;IND NAME' },
  { opens: 'payee', at: 'inside', rail: null, within: 'reference', phrases: 'FROM' },
  { opens: 'reference', at: 'inside', rail: null, phrases: 'REF;REFERENCE;MEMO;RMT;RFB' },
  {
    opens: 'noise',
    at: 'anywhere',
    rail: 'direct-debit',
    country: 'US',
    phrases: 'PPD ID;WEB ID;CCD ID;TEL ID;SEC PPD;SEC WEB;SEC CCD;SEC TEL',
  },
  { opens: 'noise', at: 'end', rail: 'cheque', country: 'GB', phrases: 'CHQ;CHEQUE' },
  { opens: 'noise', at: 'end', rail: 'direct-debit', phrases: 'DD;DDR;DIRECT DEBIT' },
  // Santander's business accounts say the kind of payment once more at the end.
  { opens: 'noise', at: 'end', rail: 'direct-debit', country: 'GB', phrases: 'EXTERNAL DIRECT DEBIT' },
  {
    opens: 'noise',
    at: 'end',
    rail: 'faster-payment',
    country: 'GB',
    phrases: 'BANK TRANSFER DEBIT;BANK TRANSFER CREDIT',
  },
  {
    opens: 'noise',
    at: 'end',
    rail: 'direct-debit',
    country: 'US',
    phrases:
      'PPD;WEB;CCD;TEL;ONLINE PMT;ONLINE PYMT;ACH PMT;ACH ELECTRONIC DEBIT;INTERNET PAYMENT;BILL PAYMENT',
  },
  { opens: 'noise', at: 'end', rail: 'standing-order', phrases: 'STO;SO' },
  {
    opens: 'noise',
    at: 'end',
    rail: 'refund',
    phrases:
      'VISA REFUND;CARD REFUND;MASTERCARD REFUND;UNPAID DIRECT DEBIT;UNPAID DD;RETURNED DIRECT DEBIT;RETURNED DD;UNPAID STANDING ORDER;DIRECT DEBIT RETURNED;DD RETURNED;RETURNED UNPAID',
  },
  {
    opens: 'noise',
    at: 'end',
    rail: 'faster-payment',
    phrases: 'FPI;FPO;FT;BBP;OBP;FASTER PAYMENT;FASTER PAYMENT RECEIPT',
  },
  { opens: 'noise', at: 'end', rail: 'bank-credit', phrases: 'BGC;BAC;BACS' },
  { opens: 'noise', at: 'end', rail: 'bank-credit', country: 'GB', phrases: 'CR' },
  {
    opens: 'noise',
    at: 'end',
    rail: 'bank-credit',
    country: 'US',
    phrases: 'ACH CREDIT;ACH ELECTRONIC CREDIT',
  },
  { opens: 'noise', at: 'end', rail: 'transfer', phrases: 'TFR;INTERNET TRANSFER' },
  {
    opens: 'noise',
    at: 'end',
    rail: 'card',
    phrases:
      'BCC;CLP;CPM;VIS;DEB;POS;DEBIT CARD WITHDRAWAL;CARD PURCHASE;VISA DDA PUR;DEBIT CARD PURCHASE;OTT DEBIT',
  },
  { opens: 'noise', at: 'end', rail: 'cash', phrases: 'CPT;ATM;BMACH' },
  { opens: 'noise', at: 'end', rail: 'fee', phrases: 'CHG' },
];
