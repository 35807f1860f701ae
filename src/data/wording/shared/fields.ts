/** What opens a field within the narratives of many banks, in every country. */
import type { BankWording } from '../bankWording.js';

export const wording: BankWording = {
  markers: [
    {
      opens: 'payee',
      at: 'anywhere',
      rail: null,
      phrases: 'ORIG CO NAME;MERCHANT NAME;PMNT SENT;PMNT RCVD;AUTHORIZED ON',
    },
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
    { opens: 'reference', at: 'inside', rail: null, before: 'colon', phrases: 'IND ID;PMT DET' },
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
  ],
};
