/** How banks open a narrative, and where in it the payee ends, when no whole opening and no bound is written. */
import { describe, expect, it } from 'vitest';
import { readNarrative } from '../../src/index.js';
import type { Rail } from '../../src/model/rail.js';
import type { CountryCode } from '../../src/model/transaction.js';
import { categoryOf, credit, debit, enrich, NO_GUESSES, only } from '../support/build.js';

const DAY = '2026-01-06';

type Sample = readonly [country: CountryCode, text: string, payee: string, rail: Rail | null];

describe('the opening of a bank, in words of any order', () => {
  it.each<Sample>([
    ['US', 'MISCELLANEOUS DEBIT MEPLIN BAKES AUSTIN TX', 'MEPLIN BAKES', null],
    ['US', 'Card Purchase With Pin 05/13 MEPLIN BAKES AUSTIN TX', 'MEPLIN BAKES', 'card'],
    ['US', 'POS Debit - Debit Card 0553 Transaction 04-24-24 Meplin Bakes Austin TX', 'Meplin Bakes', 'card'],
    ['US', 'RECURRING DEBIT PURCHASE MEPLIN BAKES AUSTIN TX', 'MEPLIN BAKES', 'card-recurring'],
    ['US', 'PREAUTHORIZED ACH DEBIT MEPLIN HOLDINGS', 'MEPLIN HOLDINGS', 'direct-debit'],
    ['US', 'ELECTRONIC PMT-WEB, MEPLIN HOLDINGS', 'MEPLIN HOLDINGS', 'direct-debit'],
    ['GB', 'VISA Debit Transaction MEPLIN BAKES LEEDS', 'MEPLIN BAKES', 'card'],
  ])('of %s in %s leaves the payee', (country, text, payee, rail) => {
    expect(readNarrative(text, { countryCode: country })).toMatchObject({ payee, rail });
  });

  it.each<Sample>([
    ['GB', 'CARD FACTORY LEEDS', 'CARD FACTORY', null],
    ['US', 'PIN OAK BAKES AUSTIN TX', 'PIN OAK BAKES', null],
    ['US', 'CREDIT ONE BANK PAYMENT', 'CREDIT ONE BANK PAYMENT', null],
  ])('of %s is not what a name begins with: %s', (country, text, payee, rail) => {
    expect(readNarrative(text, { countryCode: country })).toMatchObject({ payee, rail });
  });

  it('says nothing of what was bought', () => {
    const text = 'LOAN ADVANCE CREDIT CARD CREDIT CARD MEPLIN CAFE AUSTIN TX';
    expect(categoryOf(debit(DAY, 9, text), {}, 'US')).toBe('restaurants-and-cafes');
  });
});

describe('a town', () => {
  it.each<readonly [country: CountryCode, text: string, payee: string]>([
    // 20 characters of name, then the town (American Express).
    ['US', 'MEPLIN & ORBEL BAKERALEIGH NC', 'MEPLIN & ORBEL BAKE'],
    ['US', 'MEPLIN ORBEL & COWest Orbel NC', 'MEPLIN ORBEL & CO'],
    ['US', 'MEPLIN BAKES SALT LAKE CITYUT', 'MEPLIN BAKES'],
    // 13 characters of town.
    ['US', 'MEPLIN BAKES SOUTH SAN FRA CA', 'MEPLIN BAKES'],
    ['GB', 'MEPLIN BAKES SHEFFIELD S1 GBR', 'MEPLIN BAKES'],
    ['GB', 'MEPLIN BAKES LONDON EC1V GBR', 'MEPLIN BAKES'],
  ])('of %s is told from the name in %s', (country, text, payee) => {
    expect(readNarrative(text, { countryCode: country }).payee).toBe(payee);
  });

  it.each(['PINEWASHING TX', 'MEPLIN SPRINGS CA'])('is no part of a word: %s', text => {
    expect(readNarrative(text, { countryCode: 'US' }).place).not.toMatch(/^WASHING/);
  });
});

describe('who collects for others', () => {
  it.each<readonly [country: CountryCode, text: string, payee: string]>([
    ['US', 'GAI*MEPLIN TV', 'MEPLIN TV'],
    ['US', 'SP MEPLIN SWELL', 'MEPLIN SWELL'],
    ['US', 'TST-MEPLIN - AUSTIN TX', 'MEPLIN'],
    ['GB', 'SP ENERGY NETWORKS', 'SP ENERGY NETWORKS'],
    ['GB', 'S P PATEL', 'S P PATEL'],
    ['US', 'UBER *TRIP', 'UBER *TRIP'],
  ])('stands before the payee of %s in %s', (country, text, payee) => {
    expect(readNarrative(text, { countryCode: country }).payee).toBe(payee);
  });

  it('says what is sold, where all who use it sell the same', () => {
    expect(categoryOf(debit(DAY, 30, 'TST* MEPLIN AUSTIN TX'), {}, 'US')).toBe('restaurants-and-cafes');
    expect(categoryOf(debit(DAY, 30, 'PADDLE.NET* MEPLIN'), {}, 'US')).toBe('digital-subscriptions');
    // A trade word says more.
    expect(categoryOf(debit(DAY, 30, 'TST* MEPLIN BREWERY AUSTIN TX'), {}, 'US')).toBe('pubs-and-bars');
  });
});

describe('wording that names nobody', () => {
  it.each(['MONTHLY SERVICE FEE', 'CAR PAYMENT', 'BUSINESS LOAN'])('has no merchant: %s', text => {
    expect(only(enrich([debit(DAY, 30, text)])).enrichedData.predictedMerchantName).toBeNull();
  });

  it.each([
    ['PAYMENT RECEIVED - THANK YOU', 'own-account-transfer'],
    ['Payment Thank You-Mobile', 'own-account-transfer'],
    ['AUTOPAY PAYMENT - THANK YOU', 'own-account-transfer'],
    ['THANK YOU', 'person-to-person'],
  ])('pays off a card where a card is meant: %s', (text, category) => {
    expect(categoryOf(credit(DAY, 30, text), {}, 'US')).toBe(category);
  });

  it.each([
    ['US', 'ATM WITHDRAWAL FEE', 'bank-charges'],
    ['GB', 'NON-STG TRANS FEE 2.99% CD 1234', 'bank-charges'],
    ['GB', 'CASH NOTEMAC OCT30', 'cash-withdrawal'],
    ['GB', 'RENT A SMITH', 'rent'],
    ['US', 'ACH DEBIT MEPLIN PROPERTIES WEB PMTS', 'rent'],
    ['US', 'MIDLAND NATIONAL INSURANCE', 'life-insurance'],
  ] as const)('says what a payment is: of %s, %s', (country, text, category) => {
    expect(categoryOf(debit(DAY, 30, text), NO_GUESSES, country)).toBe(category);
  });
});

describe('what the new words must not take from others', () => {
  it.each([
    ['US', 'CREDIT CARD PAYMENT CHASE', 'credit-card-payment'],
    ['GB', 'VISA CREDIT CARD HSBC', 'credit-card-payment'],
    ['GB', 'CARD PAYMENT TO FLUID CREDIT CARD', 'credit-card-payment'],
    ['US', 'VISA PAYMENT NAVY FEDERAL', 'credit-card-payment'],
    ['GB', 'FASTER PAYMENT TO SP JONES', 'person-to-person'],
    ['GB', 'RENT A FLAT LEEDS', 'rent'],
    ['GB', 'J SMITH FEE', 'uncategorised'],
    ['GB', 'PURE GYM ANNUAL MEMBERSHIP FEE', 'gym-and-fitness'],
    ['GB', 'HOSPITAL FINANCE CHARGE', 'healthcare'],
    ['US', 'SAVINGS WITHDRWL', 'savings'],
    ['US', 'JONES DENTAL WEB PMTS', 'dental-and-optical'],
    ['GB', 'TESCO STORES CR', 'groceries'],
  ] as const)('of a debit in %s, %s, is %s', (country, text, category) => {
    expect(categoryOf(debit(DAY, 30, text), NO_GUESSES, country)).toBe(category);
  });

  it.each([
    ['GB', 'WAGES PAYMENT THANK YOU', 'salary'],
    ['GB', 'FASTER PAYMENT FROM J SMITH PAYMENT THANK YOU', 'person-to-person'],
    ['US', 'BRIGHTPATH LLC ONLINE PYMT', 'uncategorised'],
    ['GB', 'J SMITH CREDIT CARD PAYMENT', 'uncategorised'],
    ['GB', 'ADECCO TEMP CREDIT', 'salary'],
    ['GB', 'TRANSFERRED FROM J SMITH', 'person-to-person'],
    ['US', 'MERCHANT DEPOSIT BRIGHTPATH', 'self-employment-income'],
    ['GB', 'FASTER PAYMENT FROM JOHN LEWIS', 'person-to-person'],
  ] as const)('of a credit in %s, %s, is %s', (country, text, category) => {
    expect(categoryOf(credit(DAY, 30, text), {}, country)).toBe(category);
  });

  it.each([
    ['GB', 'DIRECT DEBIT PAYMENT ASSIST', 'PAYMENT ASSIST'],
    ['GB', 'FASTER PAYMENT FROM CREDIT SUISSE', 'CREDIT SUISSE'],
    ['US', 'JCPenney TX', 'JCPenney'],
  ] as const)('of the payee in %s, %s', (country, text, payee) => {
    expect(readNarrative(text, { countryCode: country }).payee).toBe(payee);
  });
});
