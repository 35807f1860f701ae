/**
 * Narratives laid out by position or punctuation rather than by words. `payee` is the named group that holds it, `town`
 * and `country` what card purchases have behind it, `purpose` what the payer calls it. Sources: public importers of the banks' exports.
 */
import type { Rail } from '../model/rail.js';
import type { CountryCode } from '../model/transaction.js';

export interface Layout {
  readonly bank: string;
  readonly pattern: RegExp;
  /** What every narrative of the layout has somewhere: quickly looked for, where most of the pattern stands behind the payee. */
  readonly sign?: RegExp;
  readonly rail: Rail;
  readonly country: CountryCode;
  /** Narratives of this layout, and look-alikes that are not. */
  readonly examples: readonly string[];
  readonly counterexamples: readonly string[];
}

/** Read in time that grows with the text alone: `(?<! ) +` tries a run of spaces once, not from each of its spaces. */
export const LAYOUTS: readonly Layout[] = [
  {
    bank: 'NatWest, Royal Bank of Scotland, Ulster Bank',
    pattern:
      /^'?[\dX]{4,} +\d{2}[A-Z]{3}\d{2}(?: +[A-Z]{1,2})? *, *(?<payee>[^,]+)(?:, *(?<town>(?:[^, ]+(?: +[^, ]+)*?)?)(?: +(?<country>[A-Z]{2}))?(?= *(?:,|$)))?/di,
    rail: 'card',
    country: 'GB',
    examples: [
      "'4637 06MAR26 C , CORNER STORES 3021 , LONDON GB",
      '4637 06MAR26 , CORNER STORES , LONDON GB',
    ],
    counterexamples: ['4637 CORNER STORES , LONDON GB'],
  },
  {
    bank: 'NatWest, Royal Bank of Scotland, Ulster Bank: without their commas',
    pattern: /^'?[\dX]{4,} +\d{2}[A-Z]{3}\d{2} +[A-Z]{1,2} +(?<payee>[^, ][^,]*)$/di,
    rail: 'card',
    country: 'GB',
    examples: ['4637 06MAR26 C CORNER STORES LONDON GB', '4637 06MAR26 CD   CORNER STORES      LONDON GB'],
    counterexamples: ['4637 06MAR26 CORNER STORES LONDON GB'],
  },
  {
    bank: 'NatWest, Royal Bank of Scotland, Ulster Bank: a cash machine (Cashline)',
    pattern: /^(?<payee>[^,]*[^, ]) *, *C\/L *$/di,
    sign: /C\/L/i,
    rail: 'cash',
    country: 'GB',
    examples: ['CORNER BANK LEEDS 15OCT , C/L'],
    counterexamples: ['CORNER INSURANCE C/L'],
  },
  {
    bank: 'Truist: a purchase with a PIN names its day, town, state and card before the shop',
    pattern: /^DEBIT CARD PURCHASE-PIN \d{2}-\d{2} (?<town>.+? [A-Z]{2}) \d{4,} (?<payee>.+)/di,
    rail: 'card',
    country: 'US',
    examples: ['DEBIT CARD PURCHASE-PIN 04-14 MEMPHIS TN 8492 CORNER STORES'],
    counterexamples: ['DEBIT CARD PURCHASE CORNER STORES 10-02 MEMPHIS TN 8492'],
  },
  {
    bank: 'British accounts that number the card, or the wallet on a telephone, before the shop',
    pattern: /^(?:CARD|WLT) \d{2}, *(?<payee>[^,]+)/di,
    rail: 'card',
    country: 'GB',
    examples: ['Card 14, Corner Stores LEEDS', 'WLT 03, Corner Stores LEEDS'],
    counterexamples: ['CARD 14 CORNER STORES', 'Card 1234, Corner Stores LEEDS'],
  },
  {
    bank: 'American credit unions that set the shop behind the brand of the card, and its day behind the shop',
    pattern:
      /^(?:RECURRING )?WITHDRAWAL DEBIT CARD(?: (?:- )?(?:MC|MASTERCARD|VISA)\b[^/]*)?\/(?<payee>.+?)(?=(?<! ) +DATE \d|$)/di,
    rail: 'card',
    country: 'US',
    examples: [
      'Withdrawal DEBIT CARD/CORNER STORES TOLEDO OH Date 06/03/25',
      'Withdrawal Debit Card MC Debit/CORNER STORES TOLEDO OH Date 06/03/25 0 5150000000 1 5411',
      'Recurring Withdrawal Debit Card - MC Debit/CORNER STORES TOLEDO OH Date 06/03/25',
    ],
    counterexamples: ['Withdrawal Debit Card CORNER STORES TOLEDO OH Date 06/03/25'],
  },
  {
    bank: 'American banks that print the merchant category code behind the time of a purchase',
    pattern: /^(?:POS|DBT) PURCHASE ON [\d/]+ @ [\d:]+(?: ?[AP]M?)? {2}\d{4} (?<payee>.+?)(?= CARD NBR|$)/di,
    rail: 'card',
    country: 'US',
    examples: ['POS PURCHASE ON 11/15 @ 06:46  5411 CORNER STORES AUSTIN TX CARD NBR: -9365'],
    counterexamples: ['POS PURCHASE ON 11/15 @ 06:46 5411 MAIN ST STORES AUSTIN TX'],
  },
  {
    bank: 'American credit unions that name the card WITHDRAWAL DEBIT, and its day behind the shop',
    pattern: /^WITHDRAWAL DEBIT (?!CARD\b)(?<payee>.+?)(?<! ) +DATE [\d/]+ \d/di,
    rail: 'card',
    country: 'US',
    examples: ['Withdrawal Debit CORNER STORES TOLEDO OH Date 06/03/25 25765 5411'],
    counterexamples: ['Withdrawal Debit CORNER STORES TOLEDO OH'],
  },
  {
    bank: 'Lloyds, Halifax, Bank of Scotland: a faster payment names its number, day and time behind the payee',
    pattern: /^ *(?<payee>[^ ]+(?: +[^ ]+)*?) +\d{12,18}(?: +\S+)? +\d{2}[A-Z]{3}\d{2} +\d{2}:\d{2}$/di,
    sign: /\d:\d\d$/,
    rail: 'faster-payment',
    country: 'GB',
    examples: ['M ORBEL 100000000253292838 14FEB17 09:29', 'M ORBEL 500000001180514325 RENT 14FEB17 09:29'],
    counterexamples: ['CORNER STORES 5259 14FEB17 09:29'],
  },
  {
    bank: 'Premium Credit: an insurance paid by instalments, the insurer or broker behind the code',
    pattern: /^PC\/(?<payee>.+)/di,
    rail: 'direct-debit',
    country: 'GB',
    examples: ['PC/CORNER INSURANCE'],
    counterexamples: ['PC WORLD'],
  },
  {
    bank: 'American credit unions that number a purchase before the shop',
    pattern: /^WITHDRAWAL POS #\d+\/(?:POS )?(?<payee>.+)/di,
    rail: 'card',
    country: 'US',
    examples: ['Withdrawal POS #231979484877/POS CORNER STORES #12 AUSTIN TX'],
    counterexamples: ['Withdrawal POS CORNER STORES #12 AUSTIN TX'],
  },
  {
    bank: 'American banks that set POS between the shop and its town',
    pattern:
      /^(?<payee>\S+(?: +\S+)*?) +POS +(?<town>(?!POS )[A-Z.]+(?: +(?!POS )[A-Z.]+)*?) +[A-Z]{2} (?<country>US) +\S+$/di,
    sign: / POS /i,
    rail: 'card',
    country: 'US',
    examples: ['CORNER STORES                 POS     NEW YORK      NY US        000005'],
    counterexamples: ['CORNER STORES POS NEW YORK NY'],
  },
  {
    bank: 'American banks that set ATM between the machine and its town',
    pattern:
      /^(?<payee>\S+(?: +\S+)*?) +ATM +(?<town>(?!ATM )[A-Z.]+(?: +(?!ATM )[A-Z.]+)*?) +[A-Z]{2} (?<country>US) +\S+$/di,
    sign: / ATM /i,
    rail: 'cash',
    country: 'US',
    examples: ['90 KING AVE                   ATM     NEW YORK      NY US        008715'],
    counterexamples: ['90 KING AVE ATM NEW YORK NY'],
  },
  {
    bank: 'Chase: a bill paid online, its number before the payee',
    pattern: /^(?:\d{2}\/\d{2} )?ONLINE PAYMENT \d{6,} TO (?<payee>.+?)(?: \d{2}\/\d{2})?$/di,
    rail: 'faster-payment',
    country: 'US',
    examples: ['Online Payment 24582175329 To Corner Gas', 'Online Payment 24582175329 To Corner Gas 05/06'],
    counterexamples: ['Online Payment To Corner Gas', 'Online Transfer 24582175329 To Savings'],
  },
  {
    bank: 'Wells Fargo: a bill paid online, its account and day behind the payee',
    pattern: /^BILL PAY (?<payee>.+?) ON-LINE [X\d]+ ON \d{2}-\d{2}/di,
    rail: 'faster-payment',
    country: 'US',
    examples: ['Bill Pay Corner Gas on-Line xxxxx57050 on 02-04'],
    counterexamples: ['BILL PAY CORNER GAS'],
  },
  {
    bank: 'Fifth Third: a bill paid online, its account behind the payee',
    pattern: /^(?:5\/3 )?ONLINE PYMT TO (?<payee>.+?)- ?ACCT [X\d]+/di,
    rail: 'faster-payment',
    country: 'US',
    examples: ['5/3 ONLINE PYMT TO CORNER GAS- ACCT XXXXXXXX7996'],
    counterexamples: ['ONLINE PYMT TO CORNER GAS'],
  },
  {
    bank: 'American credit unions whose cards are loans: the words of the loan before the shop',
    pattern: /^LOAN ADVANCE CREDIT CARD CREDIT CARD (?<payee>.+)/di,
    rail: 'card',
    country: 'US',
    examples: ['Loan Advance Credit Card Credit Card CORNER STORES TACOMA WA'],
    counterexamples: ['LOAN ADVANCE CORNER STORES'],
  },
  {
    bank: 'American credit unions whose cards are loans: the shop and its street, 33 characters in all, before the words of the loan',
    pattern:
      /^(?=.*? CARD LOAN ADVANCE (?:MC|VISA) CREDIT CARD)(?<payee>.+?)(?<! )(?= +(?:\d+ |CARD LOAN ADVANCE ))/di,
    rail: 'card',
    country: 'US',
    examples: ['CORNER STORES #12 39 S. MAIN AVE A Card Loan Advance MC Credit Card'],
    counterexamples: ['CORNER STORES CREDIT CARD'],
  },
  {
    bank: 'HSBC, first direct: the sign of contactless cards',
    pattern: /^\)\)\) *(?<payee>.+)/d,
    rail: 'card',
    country: 'GB',
    examples: ['))) CORNER BAKES LEEDS'],
    counterexamples: ['CORNER BAKES (LEEDS)'],
  },
  {
    bank: 'Chase: 16 characters of name, 10 of purpose, the class of the ACH entry',
    pattern: /^(?<payee>.{16}) (?<purpose>.{10}) .{0,20}(?:PPD|CCD|WEB|TEL) ID: ?[\dX]/d,
    rail: 'direct-debit',
    country: 'US',
    examples: ['CORNER BAKES INC PAYROLL                    PPD ID: 1234567890'],
    counterexamples: ['CORNER BAKES INC PPD ID: 1234567890'],
  },
  {
    bank: 'Wells Fargo: the name, PAYMENT, the day and the number of an ACH entry',
    pattern:
      /^(?!(?:ONLINE|MOBILE|WEB|BILL|CARD|ACH|RECURRING|INTERNET|DEBIT|CREDIT|TELEPHONE|AUTOMATIC) PAYMENT )(?<payee>\S+(?: +\S+)*?) +(?<purpose>PAYMENT) +\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]) [\dX]{6,}/di,
    sign: / PAYMENT +\d{6} [\dX]/i,
    rail: 'direct-debit',
    country: 'US',
    examples: ['CORNER STORES PAYMENT 250124 865162715', 'CORNER STORES    PAYMENT    250124 XXXXX2715'],
    counterexamples: ['CORNER STORES PAYMENT 865162715', 'ONLINE PAYMENT 250124 865162715'],
  },
  {
    bank: 'Monzo: 22 characters of name, 13 of town, the country',
    pattern: /^(?<payee>.{22}) (?<town>.{13}) ?(?<country>[A-Z]{3}|[a-z]{3}(?<= {2}.*)) *$/d,
    rail: 'card',
    country: 'GB',
    examples: ['CORNER BAKES           Leeds         GBR', 'corner bakes           leeds         gbr '],
    counterexamples: ['CORNER BAKES Leeds GBR', 'for the garden work of may, by bank tom'],
  },
];
