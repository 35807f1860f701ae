/** Pay that only its words, or the words beside a name, tell from money of other kinds. */
import { describe, expect, it } from 'vitest';
import type { CountryCode } from '../../src/index.js';
import { credit, income, only } from '../support/build.js';
import { CURRENCY } from '../support/country.js';
import { monthly } from '../support/dates.js';

const DAYS = monthly(15, 2025, 1, 12);

function paid(text: string | readonly string[], amounts: number | readonly number[], days = DAYS) {
  const texts = typeof text === 'string' ? [text] : text;
  const sums = typeof amounts === 'number' ? [amounts] : amounts;
  return days.map((day, index) =>
    credit(day, sums[index % sums.length] as number, texts[index % texts.length] as string, {
      transactionId: `${day} ${texts[index % texts.length]} ${sums[index % sums.length]}`,
    }),
  );
}

function resultOf(rows: ReturnType<typeof paid>, countryCode: CountryCode = 'GB') {
  return income(rows, { countryCode, currencyCode: CURRENCY[countryCode] }, { asOf: '2025-12-31' });
}

describe('pay is known by its words', () => {
  it.each([
    ['GB', 'MARLOWE TRONC', 412.37, 'salary'],
    ['GB', '4471203 , KIM TRONC', 412.37, 'salary'],
    ['GB', 'MR S HARTLEY NANNY PAY FPI', 1316.06, 'salary'],
    ['GB', 'ASHDOWN VETS LTD LOCUM 152 FPI', 280, 'self-employment-income'],
    ['GB', 'Transfer from QUENBY GROUNDWORKS SUBBIE', 492.26, 'self-employment-income'],
    ['US', 'FIDELITY 401K DISTRIB PPD ID: 1985081076', 1010, 'private-pension'],
    ['US', 'VANGUARD IRA DISTRIBUT PPD ID: 1985081076', 1010, 'private-pension'],
    ['US', 'OH DJFS SNAP PPD ID: 6938642026', 275, 'other-benefit'],
    ['GB', 'DHP 976922 , HALLOW CITY COUNC', 103.06, 'housing-benefit'],
  ] as const)('%s: %s', (country, text, amount, category) => {
    const stream = only(resultOf(paid(text, amount), country).incomeStreams);
    expect([stream.category, stream.transactionIds.length]).toEqual([category, 12]);
  });

  it.each([
    ['GB', 'J HARTLEY RENT SHARE', 320],
    ['GB', 'FASTER PAYMENT HARTLEY M JOINT ACCOUNT', 790],
    ['US', 'Zelle payment from JANE HARTLEY for "rent share"; Conf# 849947177', 580],
    ['US', 'MARCUS GS BANK TRANSFER PPD ID: 6523854152', 1290],
  ] as const)('and a friend, a partner or own savings by theirs: %s %s', (country, text, amount) => {
    expect(resultOf(paid(text, amount), country).incomeStreams).toEqual([]);
  });
});

describe('wages under a name', () => {
  it.each([
    ['GB', 'BACS CREDIT MR A HARTLEY 5028074'],
    ['GB', 'PAYMENT FROM BINGO WINGS GYM LTD'],
    ['US', 'ACH Electronic Credit DR S HARTLEY PA 184587'],
  ] as const)('%s: %s is pay at a full wage in an odd sum every month', (country, text) => {
    expect(only(resultOf(paid(text, 1449.55), country).incomeStreams).category).toBe('salary');
  });

  it.each([1400, 449.55])('a title stands against %d', amount => {
    expect(resultOf(paid('BACS CREDIT MR A HARTLEY 5028074', amount)).incomeStreams).toEqual([]);
  });

  it('a reference before the firm is not who pays', () => {
    const [stream] = resultOf(paid('HOL PAY , QUENDALE CATERING LTD', 1449.55)).incomeStreams;
    expect(stream?.name).toBe('Quendale Catering');
  });
});

describe('two streams of one payer', () => {
  const first = 'QUENDALE CARE HOMES LTD D HARTLEY SALARY BGC';
  const second = 'QUENDALE CARE HOMES LTD B HARTLEY SALARY BGC';

  it('for two people who are told apart by their initials', () => {
    const streams = resultOf([...paid(first, 1327.08), ...paid(second, 1164.45)]).incomeStreams;
    expect(streams.map(({ total }) => total)).toEqual([15924.96, 13973.4]);
  });

  it('but one where the initial changes with the months', () => {
    expect(only(resultOf(paid([first, second], 1327.08)).incomeStreams).transactionIds).toHaveLength(12);
  });

  it('for two employers that a bureau pays for by turns', () => {
    const rows = [
      ...paid('PAYROLL BUREAU LTD 368226 BGC', 1334.85, monthly(28, 2025, 1, 12)),
      ...paid('PAYROLL BUREAU LTD 791764 BGC', 622.6, monthly(13, 2025, 1, 12)),
    ];
    const streams = resultOf(rows).incomeStreams;
    expect(streams.map(({ total, frequency }) => [total, frequency])).toEqual([
      [16018.2, 'Monthly'],
      [7471.2, 'Monthly'],
    ]);
  });
});
