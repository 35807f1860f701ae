/** What many American banks write. Sources: public exports and importers of the banks. */
import type { BankWording, Layout, NarrativeForm } from '../bankWording.js';
import type { FormSamples } from '../samples.js';

/** The merchant category code behind the time of a purchase. */
const CODE_BEFORE_SHOP: Layout = {
  country: 'US',
  pattern: /^(?:POS|DBT) PURCHASE ON [\d/]+ @ [\d:]+(?: ?[AP]M?)? {2}\d{4} (?<payee>.+?)(?= CARD NBR|$)/di,
  rail: 'card',
};

const CARD_BEHIND_TIME: NarrativeForm = {
  country: 'US',
  pattern: /\d{2}\/\d{2} \d{2}:\d{2}[AP]M? #(?<digits>\d{4})(?!\d)/i,
};

const MCC: NarrativeForm = { country: 'US', pattern: /\?MCC=(?<code>\d{4})(?!\d)/i };

const CODE_BEHIND_TIME: NarrativeForm = {
  country: 'US',
  pattern: /^(?:POS|DBT) PURCHASE ON [\d/]+ @ [\d:]+(?: ?[AP]M?)? {2}(?<code>\d{4}) /i,
};

const CODE_BEFORE_TOWN: NarrativeForm = {
  country: 'US',
  pattern: /^(?:SIGNATURE|POS) CARD PURCHASE [^,]+, (?<code>\d{4}), [^,]+, [A-Z]{2}, /i,
};

const CODE_BEHIND_DAY: NarrativeForm = {
  country: 'US',
  pattern: / DATE [\d/]+ \d+ (?:\d+ \d )?(?<code>\d{4})(?: CARD| %%|$)/i,
};

const CODE_BEFORE_CARD: NarrativeForm = { country: 'US', pattern: / CKCD (?<code>\d{4}) X{4}/i };

const CODE_BEHIND_SHOP: NarrativeForm = {
  country: 'US',
  pattern: /^POS PURCH - .+? (?<code>\d{4}) +[A-Z]{2} [A-Z]/i,
};

export const wording: BankWording = {
  markers: [
    {
      opens: 'payee',
      at: 'start',
      rail: 'transfer',
      country: 'US',
      phrases:
        'HOME BANKING TRANSFER TO;HOME BANKING TRANSFER FROM;WITHDRAWAL HOME BANKING TRANSFER TO;DEPOSIT HOME BANKING TRANSFER FROM',
    },
    { opens: 'payee', at: 'start', rail: 'card', country: 'US', phrases: 'CLS;CTLS;DEB;PUR;DBT' },
    {
      opens: 'reference',
      at: 'start',
      rail: 'cheque',
      country: 'US',
      before: 'number',
      phrases: 'DRAFT;SHARE DRAFT;SHR DRAFT;SHR DRAFT SHARE DRAFT;SUBSTITUTE CHECK;CASHED CHECK',
    },
    { opens: 'payee', at: 'anywhere', rail: null, country: 'US', phrases: 'INSTANT TRANSFER' },
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
    {
      opens: 'noise',
      at: 'inside',
      rail: 'card',
      country: 'US',
      before: 'number',
      phrases: 'DBT CRD;POS DEB',
    },
    {
      opens: 'noise',
      at: 'inside',
      rail: 'card-recurring',
      country: 'US',
      phrases: 'RECUR DEBIT CRD PMT;RECURRING DEBIT CARD PMT',
    },
    {
      opens: 'noise',
      at: 'anywhere',
      rail: 'direct-debit',
      country: 'US',
      phrases: 'PPD ID;WEB ID;CCD ID;TEL ID;SEC PPD;SEC WEB;SEC CCD;SEC TEL',
    },
    {
      opens: 'noise',
      at: 'end',
      rail: 'direct-debit',
      country: 'US',
      phrases:
        'PPD;WEB;CCD;TEL;ONLINE PMT;ONLINE PYMT;ACH PMT;ACH ELECTRONIC DEBIT;INTERNET PAYMENT;BILL PAYMENT',
    },
    {
      opens: 'noise',
      at: 'end',
      rail: 'bank-credit',
      country: 'US',
      phrases: 'ACH CREDIT;ACH ELECTRONIC CREDIT',
    },
  ],
  layouts: [CODE_BEFORE_SHOP],
  cardForms: [CARD_BEHIND_TIME],
  statedCodes: [MCC, CODE_BEHIND_TIME, CODE_BEFORE_TOWN, CODE_BEHIND_DAY, CODE_BEFORE_CARD, CODE_BEHIND_SHOP],
};

export const forms: readonly FormSamples[] = [
  {
    form: CODE_BEFORE_SHOP,
    examples: ['POS PURCHASE ON 11/15 @ 06:46  5411 CORNER STORES AUSTIN TX CARD NBR: -9365'],
    counterexamples: ['POS PURCHASE ON 11/15 @ 06:46 5411 MAIN ST STORES AUSTIN TX'],
  },
  {
    form: CARD_BEHIND_TIME,
    examples: ['DEBIT CARD PURCHASE 11/03 04:48P #0569 CORNER BAKES FRESNO CA 19308'],
    counterexamples: ['CORNER BAKES #0569'],
  },
  {
    form: MCC,
    examples: ['CHECK CRD PURCHASE 04/17 CORNER STORES AUSTIN TX 425907XXXXXX0429 384108165345858 ?MCC=5411'],
    counterexamples: ['CHECK CRD PURCHASE 04/17 CORNER STORES AUSTIN TX 425907XXXXXX0429 384108165345858 ?M'],
  },
  {
    form: CODE_BEHIND_TIME,
    examples: ['POS PURCHASE ON 11/15 @ 06:46  5411 CORNER STORES AUSTIN TX CARD NBR: -9365'],
    counterexamples: [
      'POS PURCHASE ON 11/15 5411 CORNER STORES AUSTIN TX',
      'POS PURCHASE ON 11/15 @ 06:46 5411 MAIN ST STORES AUSTIN TX',
    ],
  },
  {
    form: CODE_BEFORE_TOWN,
    examples: ['Signature Card purchase CORNER STORES, 5411, MEMPHIS, TN, DMOACWKH'],
    counterexamples: ['Signature Card purchase CORNER STORES, MEMPHIS, TN, DMOACWKH'],
  },
  {
    form: CODE_BEHIND_DAY,
    examples: [
      'CORNER STORES TOLEDO OH Date 08/22/23 00161 5411 Card 10 #5780',
      'Withdrawal DEBIT CARD/CORNER STORES TOLEDO OH Date 06/03/25 0 5150000000 1 5411',
    ],
    counterexamples: ['CORNER STORES TOLEDO OH Date 08/22/23 5411'],
  },
  {
    form: CODE_BEFORE_CARD,
    examples: [
      'CHECKCARD 0214 CORNER STORES MEMPHIS TN 85140541045900010341421 CKCD 5411 XXXXXXXXXXXX6916 XXXX 6916',
    ],
    counterexamples: ['CHECKCARD 0214 CORNER STORES MEMPHIS TN 85140541045900010341421 CKCD 5411'],
  },
  {
    form: CODE_BEHIND_SHOP,
    examples: ['POS PURCH - CORNER STORES 5411               TN NASHVILLE       CORNER STORES     US'],
    counterexamples: ['POS PURCH - CORNER STORES 54               TN NASHVILLE       CORNER STORES     US'],
  },
];
