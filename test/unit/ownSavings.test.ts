/** What comes back from an account for saving is one's own; what the account pays is interest; neither is pay. */
import { describe, expect, it } from 'vitest';
import type { CountryCode } from '../../src/index.js';
import { categoryOf, credit, income } from '../support/build.js';
import { CURRENCY } from '../support/country.js';
import { monthly } from '../support/dates.js';

const SAVINGS: Readonly<Record<CountryCode, readonly string[]>> = {
  GB: [
    'MARCUS', 'MARCUS BY GOLDMAN SACHS', 'MARCUS WITHDRAWAL', 'CHASE SAVER', 'CHIP WITHDRAWAL', 'CHIP INSTANT ACCESS',
    'ZOPA SMART SAVER', 'ZOPA SAVINGS', 'ATOM BANK', 'ATOM SAVER', 'RAISIN UK', 'NS&I WITHDRAWAL', 'MONZO POT',
    'FROM POT HOLIDAY', 'FROM SPACE BILLS', 'HOLIDAY SPACE', 'POCKET WITHDRAWAL', 'SHAWBROOK BANK SAVINGS',
  ],
  US: [
    'ALLY BANK', 'ALLY BANK SAVINGS', 'MARCUS BY GOLDMAN SACHS WITHDRAWAL', 'GOLDMAN SACHS BANK USA', 'DISCOVER BANK',
    'SOFI BANK TRANSFER', 'SOFI SAVINGS', 'CAPITAL ONE 360', 'CAPITAL ONE 360 SAVINGS', 'SYNCHRONY BANK SAVINGS',
    'AMERICAN EXPRESS PERSONAL SAVINGS', 'HIGH YIELD SAVINGS',
  ],
}; // biome-ignore format: a table
const INTEREST: Readonly<Record<CountryCode, readonly string[]>> = {
  GB: [
    'MARCUS INTEREST', 'CHASE SAVER INTEREST', 'CHIP INTEREST', 'ZOPA INTEREST', 'ATOM BANK INTEREST',
    'TRADING 212 INTEREST', 'RAISIN INTEREST', 'NS&I INTEREST', 'NS&I PRIZE', 'PREMIUM BOND WARRANT',
  ],
  US: ['MARCUS SAVINGS INTEREST', 'ALLY BANK INTEREST PAID', 'SOFI BANK INTEREST', 'CAPITAL ONE 360 INTEREST'],
}; // biome-ignore format: a table
const COUNTRIES = ['GB', 'US'] as const;

describe.each(COUNTRIES)('own savings in %s', country => {
  it.each(SAVINGS[country])('%s is an own transfer, however regular', text => {
    const rows = monthly(28, 2025, 1, 12).map(day => credit(day, 850.4, text));
    const { incomeStreams, creditsNotCounted } = income(rows, {
      countryCode: country,
      currencyCode: CURRENCY[country],
    });
    expect(incomeStreams).toEqual([]);
    expect(new Set(creditsNotCounted.map(({ reason }) => reason))).toEqual(new Set(['own-transfer']));
  });

  it.each(INTEREST[country])('%s is interest', text => {
    expect(categoryOf(credit('2026-01-06', 61.2, text), {}, country)).toBe('interest-income');
  });
});

it.each([
  ['MARCUS JOHNSON WAGES', 'GB'],
  ['ATOM BANK PLC SALARY', 'GB'],
  ['CAPITAL ONE PAYROLL', 'US'],
  ['ALLY BANK PAYROLL', 'US'],
] as const)('%s is pay', (text, country) => {
  expect(categoryOf(credit('2026-01-28', 2100.4, text), {}, country)).toBe('salary');
});
