/** What payments are called in American narratives alone. phrases.ts has what both countries say, and where it is from. */
import type { PhraseGroup } from './phraseGroup.js';
import { US_STATES } from './places.js';

/** One call, so that a bundle without this country can leave it out. */
const refundsOf = (states: string) =>
  states
    .split(' ')
    .map(state => `${state}STTAXRFD`)
    .join(';');
const STATES_REFUNDS = /* @__PURE__ */ refundsOf(US_STATES);

export const PHRASES_US: readonly PhraseGroup[] = [
  // What a credit union pays on savings, where no firm is named.
  {
    debit: null,
    credit: 'interest-income',
    weight: 88,
    rail: 'interest',
    country: 'US',
    whole: true,
    phrases:
      'DIVIDEND;SHARE DIVIDEND;DIVIDEND EARNED;DIVIDEND CREDIT;CREDIT DIVIDEND;DIVIDEND DEPOSIT;DIVIDENDS;DIVIDEND PAID;DIVIDEND POSTED',
  },
  {
    debit: 'cash-withdrawal',
    credit: 'cash-deposit',
    weight: 60,
    rail: 'cash',
    country: 'US',
    phrases: 'WITHDRWL',
  },
  // From or to an account held at another bank, though it issues cards too.
  {
    debit: 'own-account-transfer',
    credit: 'own-account-transfer',
    weight: 99,
    rail: 'transfer',
    country: 'US',
    phrases:
      'CAPITAL ONE TRANSFER;CAPITAL ONE NA TRANSFER;DISCOVER BANK TRANSFER;ALLY BANK TRANSFER;SYNCHRONY BANK TRANSFER;CITIBANK TRANSFER;BARCLAYS BANK TRANSFER;MSPBNA BANK TRANSFER;ALLY BANK DES TRANSFER;CAPITAL ONE DES TRANSFER;DISCOVER BANK DES TRANSFER;MSPBNA BANK DES TRANSFER',
  },
  // What it pays for disability is called the same on statements, and becomes the pension.
  {
    debit: null,
    credit: 'state-pension',
    weight: 92,
    rail: 'bank-credit',
    country: 'US',
    phrases: 'SOC SEC;SOCIAL SECURITY;SSDI',
  },
  // Chase sets the ten characters of a description against SEC:, which else reads as Supplemental Security.
  {
    debit: null,
    credit: 'maintenance-received',
    weight: 95,
    rail: 'bank-credit',
    country: 'US',
    phrases: 'CHILD SUPPSEC',
  },
  // CASTTAXRFD, NYSTTAXRFD: as the states name them.
  {
    debit: null,
    credit: 'tax-refund',
    weight: 96,
    rail: 'bank-credit',
    country: 'US',
    phrases: STATES_REFUNDS,
  },
  // What a shop leases to own.
  {
    debit: 'catalogue-credit',
    credit: null,
    weight: 54,
    on: ['direct-debit', 'standing-order'],
    country: 'US',
    phrases: 'LEASE TO OWN;RENT TO OWN',
  },
  // A lease of goods, where nothing says more: a landlord's words (PROPERTY, APARTMENTS) weigh more.
  {
    debit: 'catalogue-credit',
    credit: null,
    weight: 39,
    on: ['direct-debit', 'standing-order'],
    country: 'US',
    phrases: 'LEASE PMT;LEASE PAYMENT;LEASING',
  },
  {
    debit: 'government-and-tax',
    credit: null,
    weight: 80,
    country: 'US',
    phrases: 'DEPT OF FINANCE;DEPARTMENT OF FINANCE;FINANCE DEPT;FINANCE DEPARTMENT;FINANCE DIRECTOR',
  },
  // Where a city or a county is named, its own words say more.
  {
    debit: 'personal-loan',
    credit: null,
    weight: 57,
    on: ['direct-debit', 'standing-order'],
    country: 'US',
    phrases:
      'FINANCE;FINANCE CO;FINANCE CORP;FINANCING;ACCEPTANCE;ACCEPTANCE CORP;PERSONAL FIN;CREDIT CORP;CREDIT CO',
  },
  // The same, named by the issuer: it lends nothing then.
  {
    debit: null,
    credit: 'own-account-transfer',
    weight: 98,
    whole: true,
    country: 'US',
    phrases: 'CAPITAL ONE MOBILE PYMT;CAPITAL ONE ONLINE PYMT;CAPITAL ONE AUTOPAY PYMT',
  },
  // AppFolio, which collects for American landlords, calls its debits so.
  {
    debit: 'rent',
    credit: null,
    weight: 56,
    country: 'US',
    on: ['direct-debit', null],
    phrases: 'WEB PMTS',
  },
  // As ACH cuts the names of power companies; in shops it is cut from electronics.
  {
    debit: 'energy',
    credit: 'refund',
    weight: 57,
    country: 'US',
    on: ['direct-debit', null],
    phrases: 'ELEC;ELECTR;ELECTRI;PWR',
  },
  {
    debit: 'broadband-phone-tv',
    credit: 'refund',
    weight: 57,
    country: 'US',
    on: ['direct-debit', null],
    phrases: 'FIBER',
  },
  // LTD and STD: long-term and short-term disability insurance, of an employer or of one's own.
  {
    debit: 'life-insurance',
    credit: 'income-protection',
    weight: 92,
    country: 'US',
    phrases:
      'LTD BENEFIT;LTD BENEFITS;LTD BEN;LTD CLAIM;LTD PMT;LTD PYMT;LTD PAYMENT;STD BENEFIT;STD BENEFITS;STD BEN;STD CLAIM;STD PMT;STD PYMT;DISABILITY BENEFIT;DISABILITY BENEFITS;DISABILITY BEN;DISABILITY CLAIM;DISABILITY PMT;DISABILITY PYMT;DISAB BENEFIT;DISAB BEN;DISAB CLAIM;DISAB PMT;LONG TERM DISABILITY;SHORT TERM DISABILITY;LONG TERM DISAB;SHORT TERM DISAB;GROUP DISABILITY;DI BENEFIT;DI BENEFITS;DI CLAIM',
  },
  {
    debit: 'life-insurance',
    credit: 'income-protection',
    weight: 82,
    country: 'US',
    phrases: 'DISABILITY;DISABILITY INS;DISABILITY INSURANCE;DISAB INS',
  },
  // Northwestern Mutual's insurance service account; no savings account of the United Kingdom.
  {
    debit: 'life-insurance',
    credit: 'insurance-payout',
    weight: 90,
    country: 'US',
    phrases: 'ISA PAYMNT;ISA PAYMENT;ISA PMT',
  },
  {
    debit: 'water',
    credit: 'refund',
    weight: 76,
    country: 'US',
    phrases:
      'UTILITY BILLG;UTILITY BILLING;CITY UTILITIES;DPU;DEPT OF PUBLIC UTILITIES;MUD NO;MUNICIPAL UTILITY DISTRICT;MUNICIPAL UTIL DIST;UTILITY DISTRICT;UTILITY DIST',
  },
  // Below any trade: those who stay a night pay by card.
  {
    debit: 'rent',
    credit: null,
    weight: 57,
    country: 'US',
    on: ['direct-debit', 'faster-payment', 'transfer', 'cheque', null],
    phrases: 'APARTMENTS;APTS;APARTMENT HOMES;TOWNHOMES',
  },
  { debit: 'vehicle-tax', credit: 'refund', weight: 88, country: 'US', phrases: 'MVA;RMV' },
  {
    debit: 'water',
    credit: 'refund',
    weight: 57,
    country: 'US',
    on: ['direct-debit', null],
    phrases: 'WTR;DWM',
  },
  { debit: 'government-and-tax', credit: null, weight: 84, country: 'US', phrases: 'COMPTROLLER' },
  // Below any trade: DISTRICT COURT BREWING.
  {
    debit: 'government-and-tax',
    credit: 'refund',
    weight: 57,
    country: 'US',
    phrases: 'CIRCUIT COURT;DISTRICT COURT;SUPERIOR COURT;JUSTICE COURT;TRAFFIC COURT',
  },
];
