/** Names that a provider gives beside the text: who stands for the payee, and what the text still says. */
import { describe, expect, it } from 'vitest';
import type { Transaction } from '../../src/index.js';
import { at, categoryOf, credit, debit, enrich, income, only } from '../support/build.js';
import { monthly } from '../support/dates.js';

type Names = Pick<Transaction, 'counterPartyName' | 'merchantName'>;

const MONTHS = monthly(25, 2025, 1, 12);

function dataOf(row: Transaction, country: 'GB' | 'US' = 'GB') {
  return only(enrich([row], undefined, country)).enrichedData;
}

const paidIn = (text: string, names: Names) => credit('2025-03-03', 480, text, names);
const paidOut = (text: string, names: Names) => debit('2025-03-03', 48, text, names);

describe('a counterparty in a field of its own', () => {
  it.each(['GB', 'US'] as const)('tells two employers with one reference apart in %s', country => {
    const text = country === 'GB' ? 'SALARY' : 'PAYROLL';
    const pay = (day: string, counterPartyName: string, amount: number) =>
      credit(day, amount, text, { counterPartyName, transactionId: `${day} ${counterPartyName}` });
    const rows = [
      ...MONTHS.map(day => pay(day, 'Quendale Logistics', 1850.4)),
      ...monthly(11, 2025, 1, 12).map(day => pay(day, 'Harbour Foods', 640.15)),
    ];
    const { incomeStreams } = income(rows, {
      countryCode: country,
      currencyCode: country === 'GB' ? 'GBP' : 'USD',
    });
    expect(
      incomeStreams.map(({ name, frequency, transactionIds }) => [name, frequency, transactionIds.length]),
    ).toEqual([
      ['Quendale Logistics', 'Monthly', 12],
      ['Harbour Foods', 'Monthly', 12],
    ]);
  });

  it.each(['BILLS', 'PIZZA', 'TESCO', ''])('makes no income of what a friend sends for %s', text => {
    const rows = MONTHS.map(day => credit(day, 200, text, { counterPartyName: 'Jane Taylor' }));
    expect(income(rows).incomeStreams).toEqual([]);
    expect(categoryOf(at(rows, 0))).toBe('person-to-person');
  });

  it('leaves it to the reference what a person pays for', () => {
    expect(categoryOf(paidIn('rent march', { counterPartyName: 'Jane Taylor' }))).toBe('rental-income');
    expect(categoryOf(paidIn('WAGES', { counterPartyName: 'Jane Taylor' }))).toBe('salary');
  });

  it.each([
    ['', 'DWP UNIVERSAL CREDIT'],
    ['UNIVERSAL CREDIT', 'DWP'],
    ['UC 10203040506070809N', 'DWP'],
    ['FASTER PAYMENT RECEIVED', 'DWP UC'],
  ])('finds the benefit in %s with the name %s', (text, counterPartyName) => {
    const rows = MONTHS.map(day => credit(day, 393.45, text, { counterPartyName }));
    const stream = only(income(rows).incomeStreams);
    expect([stream.category, stream.isBenefit, stream.name]).toEqual([
      'universal-credit',
      true,
      'Universal Credit',
    ]);
  });

  it('names the merchant and its category', () => {
    const data = dataOf(paidOut('REF 850012345', { counterPartyName: 'OCTOPUS ENERGY LTD' }));
    expect([data.category.slug, data.predictedMerchantName]).toEqual(['energy', 'Octopus Energy']);
    expect(dataOf(paidOut('', { counterPartyName: 'Zorvex Quandle Ltd' })).predictedMerchantName).toBe(
      'Zorvex Quandle',
    );
  });

  it('is the payee of a refund', () => {
    const bought = debit('2025-03-03', 48, 'CARD PAYMENT', { counterPartyName: 'Zorvex Quandle' });
    const returned = credit('2025-03-09', 48, 'REFUND', { counterPartyName: 'ZORVEX QUANDLE' });
    expect(at(enrich([bought, returned]), 1).enrichedData.refundOf).toBe(bought.transactionId);
  });

  it('leaves the rail to the text, whatever the name holds', () => {
    const classOf = (counterPartyName: string) =>
      dataOf(paidOut('ZORVEX 4471', { counterPartyName })).class.slug;
    expect(classOf('ATM Withdrawal Systems')).toBe(classOf('Quandle Systems'));
    expect(classOf('Standing Order Wines')).toBe(classOf('Quandle Wines'));
    expect(dataOf(paidOut('STANDING ORDER', { counterPartyName: 'Jane Taylor' })).class.slug).toBe(
      'standing-order',
    );
  });

  it.each([
    'Unknown',
    'N/A',
    'null',
    ' ',
    '-',
    '****1234',
    '60-00-01 12345678',
    'NOTPROVIDED',
    'DIRECT DEBIT',
  ])('is none where the field holds %j', counterPartyName => {
    for (const text of ['NORTHGATE LOGISTICS SALARY BGC', 'BILLS', 'TESCO STORES 3021'])
      expect(dataOf(paidIn(text, { counterPartyName }))).toEqual(dataOf(paidIn(text, {})));
  });

  it('gives way, as a processor, to the payee whom the text names', () => {
    const { category, predictedMerchantName } = dataOf(
      paidOut('SPOTIFY P1A2B3', { counterPartyName: 'PAYPAL' }),
    );
    expect([category.slug, predictedMerchantName]).toEqual(['digital-subscriptions', 'Spotify']);
    expect(dataOf(paidOut('RENT MARCH', { counterPartyName: 'PAYPAL' })).category.slug).toBe('rent');
  });

  it('changes nothing of a purchase whose text begins with it', () => {
    for (const [text, counterPartyName] of [
      ['CARD PAYMENT TO TESCO STORES 3021 ON 02-03-2025', 'Tesco'],
      ['PAYPAL *SPOTIFY', 'PayPal'],
      ['JOES PIZZA LEEDS GBR', "Joe's Pizza"],
    ] as const)
      expect(dataOf(paidOut(text, { counterPartyName }))).toEqual(dataOf(paidOut(text, {})));
  });

  it('does not hide the shop that the text of a purchase names', () => {
    const { category, predictedMerchantName } = dataOf(
      paidOut('DELIVEROO', { counterPartyName: 'Zorvex Trading Ltd' }),
    );
    expect([category.slug, predictedMerchantName]).toEqual(['takeaway-and-fast-food', 'Deliveroo']);
  });
});

describe('a merchant name beside a counterparty', () => {
  it('stands for the payee', () => {
    const { predictedMerchantName, category } = dataOf(
      paidOut('REF 4471', { merchantName: 'Spotify', counterPartyName: 'Zorvex Collections Ltd' }),
    );
    expect([predictedMerchantName, category.slug]).toEqual(['Spotify', 'digital-subscriptions']);
  });

  it('gives way where it is only a processor, or names nobody', () => {
    for (const merchantName of ['PayPal', 'Unknown'])
      expect(
        dataOf(paidOut('REF 4471', { merchantName, counterPartyName: 'Spotify' })).predictedMerchantName,
      ).toBe('Spotify');
  });

  it('leaves it to the text what is bought at a shop that the text calls by a longer name', () => {
    expect(dataOf(paidOut('AMZN PRIME UK', { merchantName: 'Amazon' })).category.slug).toBe(
      'digital-subscriptions',
    );
    expect(dataOf(paidOut('TESCO BANK', { merchantName: 'Tesco' }))).toEqual(
      dataOf(paidOut('TESCO BANK', {})),
    );
  });
});

it('a rule finds its text in the name, and so do rules made of corrections', () => {
  const row = paidIn('BDAY', { counterPartyName: 'Zorvex Quandle' });
  const rules = [{ text: 'quandle', set: { category: 'gifts-and-flowers' as const } }];
  expect(categoryOf(row, { rules })).toBe('gifts-and-flowers');
});

it('a full name is a person in a field of its own, though a firm may have the surname', () => {
  expect(categoryOf(paidOut('ticket', { counterPartyName: 'Sam Green' }))).toBe('person-to-person');
  expect(categoryOf(paidOut('GREEN PIZZA', {}))).toBe('takeaway-and-fast-food');
});
