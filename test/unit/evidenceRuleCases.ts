/**
 * What each rule of evidence is for: a payment that it gets right, and one beside it that it leaves alone. A rule without a case
 * fails the test. docs/internals/evidence.md prints this table. Names of people and firms are invented, brands are not.
 */
import { ADJUSTING_RULE_CASES } from './adjustingRuleCases.js';
import { american, americanCredit, british, britishCredit, type RuleCase } from './ruleLines.js';

export const RULE_CASES: Readonly<Record<string, RuleCase>> = {
  'part-of-figure': {
    reason: 'A name in the figures of a date or an amount is nobody.',
    example: british('8877 01SEP A/C MEPLIN', 'uncategorised'),
    otherwise: 'government-and-tax',
    counterexample: british('SEPA MEPLIN', 'government-and-tax'),
  },
  'part-of-person-name': {
    reason:
      'In the name of a person who sends money, a word that is also a brand or a purpose is part of the name.',
    example: britishCredit('YUKI SUZUKI', 'person-to-person'),
    otherwise: 'person-to-person',
    counterexample: britishCredit('SUZUKI MOTORS LEEDS GB', 'refund'),
  },
  'part-of-person-field': {
    reason: 'Words in the field that names the person paid are part of the name.',
    example: americanCredit('MEPLIN INC DES:PAYROLL ID:123 INDN:T BELL CO ID:9876543210 PPD', 'salary'),
    otherwise: 'salary',
    counterexample: americanCredit('MEPLIN INC PAYROLL PPD ID: 9876543210', 'salary'),
  },
  'runs-into-reference': {
    reason: 'A state and the first letter of a reference glued behind it make no word.',
    example: american(
      'PURCHASE AUTHORIZED ON 07/01 MEPLIN WASHINGTON DC S307210012345678 CARD 1234',
      'uncategorised',
    ),
    otherwise: 'maintenance-paid',
    counterexample: american('DCS CHILD SUPPORT PAYMENT', 'maintenance-paid'),
  },
  'name-of-street': {
    reason: 'What a street is named after is not what is sold there.',
    example: british('MEPLIN CHURCH STREET LEEDS', 'uncategorised'),
    otherwise: 'charity',
    counterexample: british('MEPLIN CHURCH LEEDS GB', 'charity'),
  },
  'part-of-longer-merchant': {
    reason: 'Of two merchants of which one name is part of the other, the longer is meant.',
    example: british('TESCO BANK', 'uncategorised'),
    otherwise: 'groceries',
    counterexample: british('GREGGS LEEDS GB', 'takeaway-and-fast-food'),
  },
  'title-or-given-name': {
    reason: 'A title, or the given name of someone who is paid, is no brand.',
    example: british('MS JANE SMITH', 'person-to-person'),
    otherwise: 'general-retail',
    counterexample: british('M&S LEEDS GB', 'general-retail'),
  },
  'channel-of-payment': {
    reason: 'A brand in the words for how something was paid was not paid.',
    example: british('MEPLIN VIA SAMSUNG PAY', 'uncategorised'),
    otherwise: 'electronics',
    counterexample: british('SAMSUNG LEEDS GB', 'electronics'),
  },
  'part-of-public-body': {
    reason: 'CITY OF says no more than the name of the city. What stands behind the name may say more.',
    example: american('CITY OF SEATTLE PARKING', 'parking-and-tolls'),
    otherwise: 'government-and-tax',
    counterexample: american('COUNTY OF MEPLIN', 'government-and-tax'),
  },
  'initial-behind-ampersand': {
    reason: 'The letter behind an ampersand belongs to a name: B&E PAYMENT is no e-payment.',
    example: american('B&E PAYMENT', 'uncategorised'),
    otherwise: 'credit-card-payment',
    counterexample: american('MEPLIN E PAYMENT', 'credit-card-payment'),
  },
  'place-named-after-it': {
    reason:
      'The last word of a payee says what it is. A cafe or a theatre that is named after a bill is none.',
    example: british('MEPLIN WATER CAFE', 'restaurants-and-cafes'),
    otherwise: 'water',
    counterexample: american('MEPLIN WATER BILL', 'water'),
  },
  'part-of-longer-phrase': {
    reason:
      'Some longer phrases say something else than their words: the Treasury writes MISC PAY before any payment.',
    example: americanCredit('US TREASURY 310 MISC PAY', 'other-income'),
    otherwise: 'salary',
    counterexample: americanCredit('MEPLIN INC PAY', 'salary'),
  },
  'only-as-whole-payee': {
    reason: 'Some words mean something only where nobody is named beside them.',
    example: american('MEPLIN FEE', 'uncategorised'),
    otherwise: 'bank-charges',
    counterexample: american('FEE', 'bank-charges'),
  },
  'only-on-other-rails': {
    reason:
      'Some words mean one thing when a card pays and another when a bank does: a nursery sells plants, or looks after children.',
    example: british('MEPLIN NURSERY ON 23 OCT CLP', 'home-and-garden'),
    otherwise: 'childcare',
    counterexample: british('MEPLIN CHILDMINDER DDR', 'childcare'),
  },
  'payout-that-is-returned': {
    reason: 'The words of a payout, where a payment is returned, name what was paid.',
    example: britishCredit('UNPAID DIRECT DEBIT ADMIRAL INS REV', 'refund'),
    otherwise: 'refund',
    counterexample: britishCredit('MEPLIN INSURANCE CLAIM BGC', 'insurance-payout'),
  },
  'fee-by-standing-order': {
    reason: 'A standing order pays somebody, and never the bank.',
    example: british('STANDING ORDER TO MEPLIN MONTHLY FEE', 'uncategorised'),
    otherwise: 'bank-charges',
    counterexample: british('MONTHLY ACCOUNT FEE', 'bank-charges'),
  },
  'wording-of-card-purchase': {
    reason: 'What a bank calls a purchase by card says nothing of what was bought.',
    example: british('CARD PAYMENT TO MEPLIN NON-STERLING TRANSACTION FEE', 'uncategorised'),
    otherwise: 'bank-charges',
    counterexample: british('NON-STERLING TRANSACTION FEE', 'bank-charges'),
  },
  'wording-of-plain-transfer': {
    reason:
      'Banks call many payments a transfer. Only a transfer between accounts is one for the account holder.',
    example: american('PAYPAL INST XFER WEB ID: MEPLIN77', 'uncategorised'),
    otherwise: 'own-account-transfer',
    counterexample: american('ONLINE TRANSFER TO SAVINGS', 'savings'),
  },
  'electronic-deposit': {
    reason: 'An electronic credit, or money from a firm, is called a deposit too, and is no cash.',
    example: americanCredit('DEPOSIT MEPLIN INC', 'uncategorised'),
    otherwise: 'cash-deposit',
    counterexample: americanCredit('DEPOSIT', 'cash-deposit'),
  },
  'firm-named-after-it': {
    reason: 'What a firm is named after is not what it pays.',
    example: britishCredit('INSURANCE RECRUITMENT LTD BGC', 'uncategorised'),
    otherwise: 'insurance-payout',
    counterexample: britishCredit('MEPLIN INSURANCE BGC', 'insurance-payout'),
  },
  'trade-of-credit': {
    reason: 'Money from a shop is a refund at best. The trade of the shop does not say so.',
    example: britishCredit('MEPLIN RESTAURANT', 'uncategorised'),
    otherwise: 'restaurants-and-cafes',
    counterexample: british('MEPLIN RESTAURANT', 'restaurants-and-cafes'),
  },
  'trade-in-bank-wording': {
    reason: 'The words of a bank name no trade.',
    example: british('CASH AT POST OFFICE MEPLIN', 'cash-withdrawal'),
    otherwise: 'cash-withdrawal',
    counterexample: british('POST OFFICE MEPLIN LEEDS GB', 'postage'),
  },
  'trade-across-words': {
    reason: 'A short word of a trade does not stand as several words, nor across a star.',
    example: american('CA B ORBEL AUSTIN TX', 'uncategorised'),
    otherwise: 'taxi',
    counterexample: american('CAB ORBEL AUSTIN TX', 'taxi'),
  },
  'trade-in-town': {
    reason: 'The words of a town are no trade.',
    example: american('ORBEL FALLS CHURCH VA', 'uncategorised'),
    otherwise: 'charity',
    counterexample: american('ORBEL CHURCH AUSTIN TX', 'charity'),
  },
  'trade-inside-merchant': {
    reason: 'A word of a trade inside the name of a merchant says nothing more than the name.',
    example: british('CONTACTLESS PAYMENT TFL.GOV.UK/CP TFL TRAVEL CH GB', 'public-transport'),
    otherwise: 'government-and-tax',
    counterexample: british('MEPLIN TRAVEL LEEDS GB', 'holidays'),
  },
  'cut-trade-inside-name': {
    reason: 'Card schemes cut the end of a name. A word inside it that looks cut short is a word of its own.',
    example: british('EXHAUST & CLUTCH BAY CD 8172', 'uncategorised'),
    otherwise: 'vehicle-maintenance',
    counterexample: british('MEPLIN RESTAUR', 'restaurants-and-cafes'),
  },
  'check-card': {
    reason: 'What is paid by card is no cheque, whatever the card or the shop is called.',
    example: british('MEPLIN CHEQUE BAR ON 01 JUL BCC', 'pubs-and-bars'),
    otherwise: 'pubs-and-bars',
    counterexample: american('CHECK 1234', 'uncategorised'),
  },
  ...ADJUSTING_RULE_CASES,
};
