/**
 * Accounts for saving, by the names of their banks. What comes back from one is the holder's own, what it pays for the
 * money is interest. General knowledge of the banks' products, November 2026.
 */
import type { PhraseGroup } from './phraseGroup.js';

/** Banks and platforms that also lend, deal in shares, or are first names. */
const BRITISH =
  'MARCUS;CHIP;PLUM;ZOPA;ZOPA BANK;ATOM;ATOM BANK;RAISIN;RAISIN UK;TRADING 212;SHAWBROOK;SHAWBROOK BANK;ALDERMORE;TANDEM;TANDEM BANK;SECURE TRUST BANK;CLOSE BROTHERS;CHASE;NS I;NS AND I;MONEYBOX;FLAGSTONE;PARAGON;PARAGON BANK;KROO;SIDEKICK;INVESTEC';
const AMERICAN =
  'MARCUS;MARCUS BY GS;MARCUS BY GOLDMAN SACHS;ALLY;ALLY BANK;DISCOVER;DISCOVER BANK;SOFI;SOFI BANK;CAPITAL ONE;CAPITAL ONE 360;WEALTHFRONT;BETTERMENT;AMERICAN EXPRESS;AMEX;SYNCHRONY;SYNCHRONY BANK;LENDING CLUB;OPORTUN;CIT BANK;BARCLAYS;BARCLAYS BANK';
const OWN_MONEY =
  'SAVINGS;SAVER;SMART SAVER;WITHDRAWAL;SAVINGS WITHDRAWAL;INSTANT ACCESS;EASY ACCESS;MATURITY';
const INTEREST = 'INTEREST;SAVINGS INTEREST;SAVER INTEREST;GROSS INTEREST;INTEREST PAID;INTEREST PAYMENT';

export const SAVINGS_PHRASES: readonly PhraseGroup[] = [
  {
    debit: null,
    credit: 'savings',
    weight: 99,
    rail: 'transfer',
    country: 'GB',
    behind: BRITISH,
    phrases: OWN_MONEY,
  },
  {
    debit: null,
    credit: 'savings',
    weight: 99,
    rail: 'transfer',
    country: 'US',
    behind: AMERICAN,
    phrases: OWN_MONEY,
  },
  {
    debit: null,
    credit: 'interest-income',
    weight: 99,
    rail: 'interest',
    country: 'GB',
    behind: BRITISH,
    phrases: INTEREST,
  },
  {
    debit: null,
    credit: 'interest-income',
    weight: 99,
    rail: 'interest',
    country: 'GB',
    phrases: 'PREMIUM BOND WARRANT;PREMIUM BONDS WARRANT;CHIP PRIZE;CHIP PRIZE SAVINGS;AGENT MILLION',
  },
  {
    debit: null,
    credit: 'interest-income',
    weight: 99,
    rail: 'interest',
    country: 'US',
    behind: AMERICAN,
    phrases: INTEREST,
  },
  // Banks of which most people know nothing but a savings account. They also pay staff: any word for pay is stronger.
  {
    debit: null,
    credit: 'savings',
    weight: 62,
    rail: 'transfer',
    country: 'GB',
    phrases:
      'ATOM BANK;FORD MONEY;CHARTER SAVINGS BANK;KENT RELIANCE;AL RAYAN BANK;GATEHOUSE BANK;OAKNORTH BANK;CYNERGY BANK;HAMPSHIRE TRUST BANK;UNITED TRUST BANK;SPRING SAVINGS;GS BANK MARCUS;FAMILY BUILDING SOCIETY',
  },
  {
    debit: null,
    credit: 'savings',
    weight: 62,
    rail: 'transfer',
    country: 'US',
    phrases:
      'ALLY BANK;GOLDMAN SACHS BANK USA;GOLDMAN SACHS BANK;GS BANK USA;GS BANK;MARCUS GS;MARCUS GS BANK;MARCUS GOLDMAN SACHS;SOFI BANK;SOFI BANK TRANSFER;SOFI VAULT;CAPITAL ONE 360;CAPITAL ONE BANK TRANSFER;UFB DIRECT;VIO BANK;BASK BANK;LENDINGCLUB BANK;LIVE OAK BANK;BARCLAYS BANK DE;CIT BANK',
  },
  // The same where the bank also lends by that name.
  {
    debit: null,
    credit: 'savings',
    weight: 99,
    rail: 'transfer',
    country: 'US',
    phrases: 'SYNCHRONY BANK OL TRANSFER;AMERICAN EXPRESS TRANSFER;PERSONAL SAVINGS',
  },
  // Parts of one's own account: spaces of Starling, pockets of Revolut, pots of Monzo.
  {
    debit: null,
    credit: 'savings',
    weight: 84,
    rail: 'transfer',
    country: 'GB',
    on: ['transfer', 'faster-payment', 'bank-credit', null],
    phrases:
      'FROM SPACE;SPACE WITHDRAWAL;SPACE TRANSFER;STARLING SPACE;FROM POCKET;POCKET WITHDRAWAL;POCKET TRANSFER;REVOLUT POCKET;REVOLUT VAULT;HOLIDAY VAULT;FLEXIBLE CASH FUNDS;MONZO POT;JOINT POT;EMERGENCY POT;EMERGENCY FUND POT;BOND MATURITY',
  },
  {
    debit: null,
    credit: 'savings',
    weight: 84,
    rail: 'transfer',
    country: 'GB',
    whole: true,
    phrases:
      'HOLIDAY SPACE;BILLS SPACE;SAVINGS SPACE;EMERGENCY FUND;EMERGENCY SPACE;HOLIDAY POCKET;BILLS POCKET;POCKET HOLIDAY',
  },
];
