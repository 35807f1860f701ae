import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAmount } from '../../../src/adapters/values/amount.js';
import { decimalMarkOf } from '../../../src/adapters/values/decimalMark.js';
import { exactMinor, LARGEST_AMOUNT } from '../../../src/adapters/values/minor.js';
import { LARGEST_AMOUNT as CORE_LARGEST, minorOf } from '../../../src/base/money.js';
import { holds } from '../../support/property.js';

const signed = (text: string, mark?: '.' | ',') => {
  const amount = readAmount(text, mark);
  return amount && `${amount.isNegative ? '-' : ''}${amount.digits}`;
};

describe('an amount as banks write it', () => {
  it('has at most 60 characters: what is longer is no amount, however it is written', () => {
    const ofLength = (length: number, begin: string, fill: string, end = '') =>
      `${begin}${fill.repeat(length - begin.length - end.length)}${end}`;
    for (const [begin, fill, end, expected] of [
      ['0.', '0', '', 0],
      ['-0.25', '0', '', 0.25],
      ['12.34', ' ', 'CR', 12.34],
    ] as const) {
      expect(Number(readAmount(ofLength(60, begin, fill, end))?.digits)).toBe(expected);
      expect(readAmount(ofLength(61, begin, fill, end))).toBeUndefined();
    }
  });

  it.each([
    ['12.34', '12.34'],
    ['-12.34', '-12.34'],
    ['+12.34', '12.34'],
    ['12.34-', '-12.34'],
    ['(12.34)', '-12.34'],
    ['($1,234.50)', '-1234.50'],
    ['$(1,234.50)', '-1234.50'],
    ['£1,234.50', '1234.50'],
    ['-£1,234.50', '-1234.50'],
    ['£-1,234.50', '-1234.50'],
    ['- £ 1,234.50', '-1234.50'],
    ['1,234.50 GBP', '1234.50'],
    ['GBP 1,234.50', '1234.50'],
    ['USD-3.10', '-3.10'],
    ['\u22125.00', '-5.00'],
    ['1.234,50', '1234.50'],
    ['1 234,50', '1234.50'],
    ['1\u00a0234.50', '1234.50'],
    ["1'234.50", '1234.50'],
    ['1,234', '1234'],
    ['1,234,567', '1234567'],
    ['12,34', '12.34'],
    ['0,5', '0.5'],
    ['.50', '0.50'],
    ['007.10', '7.10'],
    ['12.', '12'],
    ['0.00', '0.00'],
    ['10.00000', '10.00000'],
  ])('%s is %s', (text, expected) => {
    expect(signed(text)).toBe(expected);
  });

  it.each([
    ['12.34 CR', 'Credit', '12.34'],
    ['12.34CR', 'Credit', '12.34'],
    ['£12.34 DR', 'Debit', '12.34'],
    ['DR 12.34', 'Debit', '12.34'],
    ['12.34 D', 'Debit', '12.34'],
  ])('%s is a %s', (text, direction, digits) => {
    expect(readAmount(text)).toMatchObject({ direction, digits, isNegative: false });
  });

  it('tells the currency by sign and code, and not by a sign of several countries', () => {
    expect(readAmount('£5')?.currency).toBe('GBP');
    expect(readAmount('5.00 EUR')?.currency).toBe('EUR');
    expect(readAmount('$5')?.currency).toBeUndefined();
  });

  it.each([
    '',
    '-',
    'abc',
    '12.34.56',
    '1,23,456',
    '1,234.50.1',
    '(5',
    '5)',
    '12 Mar',
    'NaN',
    '1e5',
    '£',
    '5 XX',
  ])('"%s" is none', text => {
    expect(signed(text)).toBeUndefined();
  });

  it('is money in after two minuses', () => {
    expect(signed('--$21.78')).toBe('21.78');
    expect(signed('-$21.78')).toBe('-21.78');
    expect(signed('---5')).toBeUndefined();
  });

  it('keeps every digit of what is written', () => {
    holds(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), fc.boolean(), (pence, isAmerican) => {
        const plain = `${Math.floor(pence / 100)}.${String(pence % 100).padStart(2, '0')}`;
        const grouped = plain.replace(/\B(?=(\d{3})+(?=\.))/g, ',');
        const sign = isAmerican ? '$' : '£';
        expect(signed(plain)).toBe(plain);
        expect(signed(grouped)).toBe(plain);
        expect(signed(`-${sign}${grouped}`)).toBe(`-${plain}`);
        expect(signed(`${grouped} ${isAmerican ? 'USD' : 'GBP'}`)).toBe(plain);
      }),
    );
  });
});

describe('the decimal mark of a column', () => {
  it('is the one that its amounts show', () => {
    expect(decimalMarkOf(['1,234', '12,50'])).toEqual({ mark: ',', ambiguous: undefined });
    expect(decimalMarkOf(['1,234', '12.50'])).toEqual({ mark: '.', ambiguous: undefined });
    expect(signed('1,234', ',')).toBe('1.234');
    expect(signed('1.234', ',')).toBe('1234');
  });

  it('is a dot where no amount shows it, and one that fits both is told', () => {
    expect(decimalMarkOf(['5', '-17'])).toEqual({ mark: '.', ambiguous: undefined });
    expect(decimalMarkOf(['5', '1,234'])).toEqual({ mark: '.', ambiguous: '1,234' });
  });
});

describe('pence', () => {
  it('are those of the core, half-even', () => {
    expect(LARGEST_AMOUNT).toBe(CORE_LARGEST);
    for (const text of [
      '0.005',
      '0.015',
      '0.025',
      '0.0250',
      '0.02500000000000000001',
      '1.994999',
      '5',
      '5.',
      '0.1',
    ])
      expect(exactMinor(text), text).toBe(minorOf(text));
    holds(
      fc.property(fc.nat({ max: 999_999_999 }), fc.stringMatching(/^\d{0,20}$/), (whole, fraction) => {
        const text = fraction === '' ? String(whole) : `${whole}.${fraction}`;
        expect(exactMinor(text)).toBe(minorOf(text));
      }),
    );
  });
});
