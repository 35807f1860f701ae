import { describe, expect, it } from 'vitest';
import { likenessOf, type Payer } from '../../src/streams/payer.js';

function payer(words: string, isPerson = false): Payer {
  return { words: words.split(' ').filter(word => word !== ''), isPerson };
}

describe('one payer', () => {
  it.each([
    ['NORTHGATE LOGISTICS', 'LOGISTICS NORTHGATE'],
    ['NORTHGATE LOGIS', 'NORTHGATE LOGISTICS'],
    ['LEEDS TEACHING HOSP NHS', 'NHS LEEDS TEACHING HOSPITALS TRUST'],
    ['LEEDS CITY COUN', 'LEEDS CITY COUNCIL'],
    ['NORTHGAT', 'NORTHGATE'],
  ])('writes itself %s and %s', (one, other) => {
    expect(likenessOf(payer(one), payer(other))).toBe('same');
    expect(likenessOf(payer(other), payer(one))).toBe('same');
  });
});

describe('what days and amounts must tell', () => {
  it.each([
    ['NORTHGATE', 'NORTHGATE LOGISTICS'],
    ['', 'NORTHGATE LOGISTICS'],
  ])('%s may stand for %s', (one, other) => {
    expect(likenessOf(payer(one), payer(other))).toBe('maybe');
  });
});

describe('two payers', () => {
  it.each([
    ['NORTH WEST WATER', 'NORTH WEST AMBULANCE'],
    ['NORTHGATE FOODS', 'NORTHGATE LOGISTICS'],
    ['SMITH', 'SMYTHE'],
  ])('%s is not %s', (one, other) => {
    expect(likenessOf(payer(one), payer(other))).toBe('different');
  });

  it('a person is no firm of the same name', () => {
    expect(likenessOf(payer('J SMITH', true), payer('J SMITH'))).toBe('different');
  });
});
