/** Words beside a payee that say something else than they seem to. */
import { describe, expect, it } from 'vitest';
import type { CountryCode } from '../../src/index.js';
import { credit, debit, enrich, NO_GUESSES } from '../support/build.js';

type Case = readonly [CountryCode, text: string, category: string, merchant: string | null];

function isRead([country, text, category, merchant]: Case, make = debit): void {
  const [row] = enrich(
    [make('2026-01-06', 12.34, text)],
    category === 'uncategorised' ? NO_GUESSES : {},
    country,
  );
  const { enrichedData } = row as NonNullable<typeof row>;
  expect([text, enrichedData.category.slug, enrichedData.predictedMerchantName]).toEqual([
    text,
    category,
    merchant,
  ]);
}

describe('a top-up', () => {
  it.each<Case>([
    ['GB', 'MONZO TOPUP', 'own-account-transfer', null],
    ['GB', 'CARD PAYMENT TO REVOLUT*1234* TOPUP', 'own-account-transfer', null],
    ['GB', 'TOP UP SKRILL', 'own-account-transfer', null],
    ['US', 'CHIME TOP UP', 'own-account-transfer', null],
    ['US', 'VENMO ADD FUNDS', 'own-account-transfer', null],
    ['US', 'CASH APP*ADD CASH', 'own-account-transfer', null],
  ])('in %s of a wallet is a transfer: %s', (...row) => isRead(row));

  it.each<Case>([
    ['GB', 'TOPUP FROM MONZO', 'own-account-transfer', null],
    ['US', 'TOP UP FROM CHIME', 'own-account-transfer', null],
    ['GB', 'Top up', 'own-account-transfer', null],
    ['US', 'CARD TOP UP', 'own-account-transfer', null],
  ])('that comes in, in %s, is one too: %s', (...row) => isRead(row, credit));

  it.each<Case>([
    ['GB', 'TOPUP', 'mobile', null],
    ['GB', 'PAYPAL *LEBARA TOPUP', 'mobile', 'Lebara Mobile'],
    ['GB', 'OYSTER TOP UP', 'public-transport', 'Transport for London'],
    ['US', 'TRACFONE TOPUP', 'mobile', 'TracFone'],
    ['US', 'PREPAID TOP UP VIA APPLE PAY', 'mobile', 'Prepaid Top Up'],
  ])('in %s of no wallet is what it was: %s', (...row) => isRead(row));
});

describe('a top-up that a shop is named beside', () => {
  it.each<Case>([
    ['GB', 'VODAFONE TOP UP', 'refund', 'Vodafone'],
    ['US', 'TRACFONE TOP UP', 'refund', 'TracFone'],
  ])('in %s comes back as a refund: %s', (...row) => isRead(row, credit));
});

describe('the identifier of a pot', () => {
  it.each<Case>([
    ['GB', 'pot_0000ARC9bqmGaG3NxVGPRR', 'savings', null],
    ['GB', 'pot_00009exampleP0tOxWb', 'savings', null],
  ])('in %s is a transfer to savings, and from them: %s', (...row) => {
    isRead(row);
    isRead(row, credit);
  });

  it.each<Case>([['GB', 'POT_LUCK CAFE', 'restaurants-and-cafes', 'Pot Luck Cafe']])(
    'in %s is no name with an underscore: %s',
    (...row) => isRead(row),
  );
});

describe('what a card company pays back', () => {
  it.each<Case>([
    ['GB', 'BANK GIRO CREDIT REF AMEX CBR BACS', 'refund', 'American Express'],
    ['GB', 'AMERICAN EXPRESS CREDIT BALANCE REFUND', 'refund', 'American Express'],
    ['US', 'CAPITAL ONE DES:CR BAL REF ID:123456', 'refund', 'Capital One'],
  ])('in %s of a balance in credit is a refund and no loan: %s', (...row) => isRead(row, credit));
});

describe('a plain word that is also a brand', () => {
  it.each<Case>([
    ['GB', 'PREMIER APARTMENTS LEEDS', 'hotels', 'Premier Apartments'],
    ['GB', 'ORANGE APARTMENTS', 'hotels', 'Orange Apartments'],
    ['US', 'SONIC AIR AUSTIN TX', 'flights', 'Sonic Air'],
  ])('in %s is none before a word of another trade: %s', (...row) => isRead(row));

  it.each<Case>([
    ['GB', 'PREMIER STORES LEEDS', 'groceries', 'Premier'],
    ['GB', 'NEXT ONLINE', 'clothing', 'Next'],
    ['US', 'GAP ONLINE', 'clothing', 'Gap'],
    ['US', 'TARGET STORE AUSTIN TX', 'general-retail', 'Target'],
  ])('in %s stays one where the word says how it sells: %s', (...row) => isRead(row));
});

describe('a maker of electronics', () => {
  it.each<Case>([
    ['GB', 'EPSON STORE UK', 'electronics', 'Epson'],
    ['US', 'NIKON STORE NEW YORK NY', 'electronics', 'Nikon'],
  ])('in %s sells what it makes: %s', (...row) => isRead(row));
});

describe('diesel and fuel', () => {
  it.each<Case>([
    ['GB', 'TOVEN DIESEL INJECTION LEEDS', 'vehicle-maintenance', 'Toven Diesel Injection'],
    ['US', 'TOVEN FUEL INJECTION TULSA OK', 'vehicle-maintenance', 'Toven Fuel Injection'],
  ])('in %s are not sold by who mends the injection: %s', (...row) => isRead(row));
});

describe('a payment channel', () => {
  it.each<Case>([
    ['GB', 'TOVEN OSTREL (VIA APPLE PAY IN-APP), ON 24-04-2024', 'uncategorised', 'Toven Ostrel'],
    ['GB', 'TOVEN BAKERY VIA SAMSUNG PAY', 'restaurants-and-cafes', 'Toven Bakery'],
    ['US', 'APPLE PAY IN APP TOVEN OSTREL', 'uncategorised', 'Toven Ostrel'],
    ['US', 'TOVEN BARBERS (VIA GOOGLE PAY IN-APP)', 'hair-and-beauty', 'Toven Barbers'],
  ])('in %s is no trade: %s', (...row) => isRead(row));
});

describe('what is charged for cash', () => {
  it.each<Case>([
    ['GB', 'CASH WITHDRAWAL HANDLING CHARGE', 'bank-charges', null],
    ['GB', 'CASH WITHDRAWAL HANDLING FEE (2.5%: MIN 3.00)', 'bank-charges', null],
    ['US', 'CASH WITHDRAWAL HANDLING CHARGE', 'bank-charges', null],
    ['US', 'CASHED CHECK FEE', 'bank-charges', null],
  ])('in %s is a fee: %s', (...row) => isRead(row));

  it.each<Case>([
    ['GB', 'CASH WITHDRAWAL AT TOVEN BANK LEEDS', 'cash-withdrawal', null],
    ['US', 'ATM WITHDRAWAL 000123 TOVEN BRANCH AUSTIN TX', 'cash-withdrawal', null],
  ])('in %s is not the cash: %s', (...row) => isRead(row));
});

describe("a teller's wording", () => {
  it.each<Case>([
    ['US', 'XX1234 DDA WITHDRAWAL TOVEN UNI KITCHEN AUSTIN TX 123456', 'cash-withdrawal', null],
    ['US', 'WITHDRAWAL BY TELLER MAIN ST BRANCH', 'cash-withdrawal', null],
    ['GB', 'WITHDRAWAL AT COUNTER LEEDS BRANCH', 'cash-withdrawal', null],
  ])('in %s names no shop: %s', (...row) => isRead(row));
});

describe("PayPal's entries", () => {
  it.each<Case>([
    [
      'US',
      'PAYPAL DES:INST XFER ID:TOVEN BAKERY INDN:JOHN SMITH CO ID:PAYPALSI77 WEB',
      'restaurants-and-cafes',
      'Toven Bakery',
    ],
    [
      'US',
      'PAYPAL DES:ECHECK ID:NETFLIX.COM INDN:JOHN SMITH CO ID:PAYPALEC88 WEB',
      'digital-subscriptions',
      'Netflix',
    ],
    ['US', 'PAYPAL INST XFER TOVEN BARBERS WEB ID: PAYPALSI77', 'hair-and-beauty', 'Toven Barbers'],
    [
      'US',
      'PAYPAL           INST XFER  TOVEN BARBERS     WEB ID: PAYPALSI77',
      'hair-and-beauty',
      'Toven Barbers',
    ],
    ['US', 'ACH TRANSACTION - TOVEN CLOTHING IAT PAYPAL 0000000000', 'clothing', 'Toven Clothing'],
  ])('in %s name the payee behind the words: %s', (...row) => isRead(row));

  it.each<Case>([
    [
      'US',
      'PAYPAL DES:INST XFER ID:XXXXX12345 INDN:JOHN SMITH CO ID:PAYPALSI77 WEB',
      'uncategorised',
      'PayPal',
    ],
    ['GB', '4637 06MAR26 , PAYPAL , LONDON GB', 'uncategorised', 'PayPal'],
  ])('in %s name PayPal where nobody else is named: %s', (...row) => isRead(row));
});

describe('a brand with the number of an order glued to it', () => {
  it.each<Case>([
    [
      'US',
      'POS DEBIT - VISA CHECK CARD 0000 - AUDIBLEX79HY2YY3 AMZNCOM BI',
      'digital-subscriptions',
      'Audible',
    ],
    ['US', 'POS DEBIT AMAZONCOMX60QH41 SEATTLE WA', 'online-marketplace', 'Amazon'],
    ['US', 'CHECKCARD 0802 SPOTIFYP12345678 NEW YORK NY', 'digital-subscriptions', 'Spotify'],
    [
      'GB',
      'CARD PAYMENT TO DELIVEROOX12A45B7,12.00 GBP, RATE 1.00/GBP ON 01-02-2024',
      'takeaway-and-fast-food',
      'Deliveroo',
    ],
    ['GB', 'CARD PAYMENT TO NETFLIX12A45B7 LONDON', 'digital-subscriptions', 'Netflix'],
  ])('in %s is read behind the words of a card: %s', (...row) => isRead(row));

  it.each<Case>([
    ['US', 'CHECKCARD TOVENX60QH41 WALGREENS AUSTIN TX', 'pharmacy', 'Walgreens'],
    ['GB', 'CARD PAYMENT TO TOVENX60QH41 BOOTS LEEDS', 'pharmacy', 'Boots'],
  ])('in %s is no reference that stands before the shop: %s', (...row) => isRead(row));
});

describe('words before the kind of a street', () => {
  it('speak for no bill, whatever the model guesses of the name', () => {
    const [row] = enrich([debit('2026-03-02', 12, 'KOVEL ELECTRIC AVE AUSTIN TX')], {}, 'US');
    expect(row?.enrichedData.evidence.map(({ category }) => category)).not.toContain('energy');
    expect(row?.enrichedData.category.confidence).toBeLessThan(0.5);
  });

  it.each<Case>([
    ['US', 'TOVEN CAFE 120 WATER ST BOSTON MA', 'restaurants-and-cafes', 'Toven Cafe'],
    ['US', 'WATER STREET CAFE BOSTON MA', 'restaurants-and-cafes', 'Water Street Cafe'],
    ['GB', 'TOVEN KOVEL 12 PHARMACY LANE LEEDS', 'uncategorised', 'Toven Kovel'],
    ['GB', 'TOVEN BARBERS BREWERY ROAD LEEDS', 'hair-and-beauty', 'Toven Barbers Brewery Road'],
  ])('in %s name it: %s', (...row) => isRead(row));

  it.each<Case>([
    ['GB', 'COUNCIL TAX ST HELENS', 'council-tax', null],
    ['GB', 'TOVEN COFFEE LANE LEEDS', 'restaurants-and-cafes', 'Toven Coffee Lane'],
    ['US', 'TOVEN PIZZA PLACE AUSTIN TX', 'takeaway-and-fast-food', 'Toven Pizza Place'],
    ['US', 'FOREVER 21 MARKET ST', 'clothing', 'Forever 21'],
  ])('in %s may be the trade all the same: %s', (...row) => isRead(row));
});

describe('a given name that is a brand', () => {
  it.each<Case>([
    ['GB', 'FASTER PAYMENT TO ZARA SMITH', 'person-to-person', null],
    ['GB', 'BILL PAYMENT VIA FASTER PAYMENT TO ZARA KHAN REFERENCE DINNER', 'person-to-person', null],
    ['GB', 'FASTER PAYMENT TO CHLOE SUTTON', 'person-to-person', null],
    ['US', 'ZELLE TO CHASE MILLER', 'person-to-person', null],
    ['US', 'ZELLE PAYMENT TO ZARA JONES', 'person-to-person', null],
  ])('in %s is a person beside a surname: %s', (...row) => isRead(row));

  it.each<Case>([
    ['GB', 'CARD PAYMENT TO ZARA LEEDS', 'clothing', 'Zara'],
    ['GB', 'FASTER PAYMENT TO ZARA ONLINE', 'clothing', 'Zara'],
    ['US', 'PURCHASE AUTHORIZED ON 01/05 ZARA USA AUSTIN TX', 'clothing', 'Zara'],
  ])('in %s is the shop where nobody is paid: %s', (...row) => isRead(row));
});

describe('a foreign brand', () => {
  it.each<Case>([
    [
      'GB',
      'CARD PAYMENT TO WALMART SUPERCENTER,12.00 USD, RATE 1.28/USD ON 01-02-2024',
      'general-retail',
      'Walmart',
    ],
    ['GB', 'CHEVRON 0123456 LOS ANGELES US', 'fuel', 'Chevron'],
    ['GB', 'WALGREENS #123 NEW YORK US', 'pharmacy', 'Walgreens'],
    ['US', 'TESCO STORES 1234 LONDON GB', 'groceries', 'Tesco'],
    ['US', 'GREGGS 1234 LEEDS GB', 'takeaway-and-fast-food', 'Greggs'],
  ])('in %s is what it is at home: %s', (...row) => isRead(row));

  it.each<Case>([
    ['US', 'BOOTS 1234 LONDON GB', 'pharmacy', 'Boots'],
    ['US', 'TOVEN BOOTS BARBERS AUSTIN TX', 'hair-and-beauty', 'Toven Boots Barbers'],
    ['GB', 'TOVEN TARGET BAKERY LEEDS', 'restaurants-and-cafes', 'Toven Target Bakery'],
  ])('in %s, where it is a plain word, is the brand only alone: %s', (...row) => isRead(row));
});

describe('the end of a web address', () => {
  it.each<Case>([
    ['GB', 'WWW.TOVEN.AC.UK', 'tuition-and-courses', 'Toven Ac'],
    ['GB', 'CARD PAYMENT TO WWW.TOVEN.SCH.UK,12.00 GBP', 'school-costs', 'Toven Sch'],
    ['GB', 'TOVEN.NHS.UK', 'healthcare', 'Toven Nhs'],
    ['US', 'TOVEN.EDU 512-555-0100 TX', 'tuition-and-courses', 'Toven Edu'],
    ['US', 'TOVEN.GOV AUSTIN TX', 'government-and-tax', 'Toven'],
  ])('in %s says whose it is: %s', (...row) => isRead(row));

  it.each<Case>([
    ['GB', 'TOVEN AC BAKERY UK', 'restaurants-and-cafes', 'Toven Ac Bakery'],
    ['US', 'TOVEN EDU BARBERS AUSTIN TX', 'hair-and-beauty', 'Toven Edu Barbers'],
  ])('in %s is one only behind a dot: %s', (...row) => isRead(row));
});

describe('a name behind the mark of a processor', () => {
  it.each<Case>([
    ['GB', 'CARD PAYMENT TO EB *OXFORD10 2024 KOVEL,27.14 GBP', 'entertainment', 'Oxford'],
    ['US', 'EB *TOVEN10 2024 KOVEL AUSTIN TX', 'entertainment', 'Toven'],
    ['GB', 'CARD PAYMENT TO AVG*WWW.AVG.COM', 'digital-subscriptions', 'AVG'],
    ['US', 'HULU*WWW.HULU.COM CA', 'digital-subscriptions', 'Hulu'],
  ])('in %s is the payee, whatever is glued to it: %s', (...row) => isRead(row));
});

describe('words of two meanings', () => {
  it.each<Case>([
    ['GB', 'CARD PAYMENT TO THE CHURCH INN LEEDS', 'pubs-and-bars', 'The Church Inn'],
    ['US', 'THE RAILWAY ARMS PUB AUSTIN TX', 'pubs-and-bars', 'The Railway Arms Pub'],
    ['US', 'RENT INS TOVEN 866-555-0100 CA', 'home-insurance', 'Rent Ins Toven'],
    ['GB', 'RENT INSURANCE TOVEN', 'home-insurance', 'Rent Insurance Toven'],
    ['GB', 'CARD PAYMENT TO MONZO', 'own-account-transfer', null],
    ['US', 'CHIME', 'own-account-transfer', null],
    ['US', 'TOVEN PACK N SHIP AUSTIN TX', 'postage', 'Toven Pack N Ship'],
  ])('in %s have the one that the words beside them give: %s', (...row) => isRead(row));
});
