/** Who pays, as the words of a bank's text name them, and when two names are of one payer. */
import { describe, expect, it } from 'vitest';
import type { EnrichedEntry } from '../../src/enrichment/enrich.js';
import type { Decision } from '../../src/enrichment/vote/decision.js';
import { NOBODY, payeeOf } from '../../src/enrichment/vote/payee.js';
import {
  keyOfPayer,
  likenessOf,
  type Payer,
  payerAccountOf,
  payerOf,
  payerReader,
} from '../../src/streams/payer.js';
import { rows } from '../support/payments.js';

/** A credit of which the payee is named by its text alone, unless it is given. */
function row(text: string, decision: Partial<Decision> = {}): EnrichedEntry {
  return rows([['2025-01-31', 1000, text]], {
    decision: { payeeName: null, payee: NOBODY, ...decision },
  })[0] as EnrichedEntry;
}

const wordsIn = (text: string, decision: Partial<Decision> = {}) =>
  payerOf(row(text, decision)).words.join(' ');

describe('the words that name a payer', () => {
  it.each([
    ['NORTHGATE LOGISTICS', 'NORTHGATE LOGISTICS'],
    // What is paid, how and when.
    ['NORTHGATE LOGISTICS SALARY BGC', 'NORTHGATE LOGISTICS'],
    ['SALARY MARCH NORTHGATE LOGISTICS', 'NORTHGATE LOGISTICS'],
    // References.
    ['NORTHGATE LOGISTICS 0001234', 'NORTHGATE LOGISTICS'],
    // Legal forms, whole or cut off at the end.
    ['NORTHGATE LOGISTICS LTD', 'NORTHGATE LOGISTICS'],
    ['THE NORTHGATE COMPANY OF LEEDS', 'NORTHGATE LEEDS'],
    ['NORTHGATE LOGISTICS LIMIT', 'NORTHGATE LOGISTICS'],
    ['NORTHGATE LOGISTICS LIM', 'NORTHGATE LOGISTICS'],
    ['NORTHGATE LOGISTICS LI', 'NORTHGATE LOGISTICS LI'],
    ['LIMIT NORTHGATE', 'LIMIT NORTHGATE'],
    ['LIMIT', 'LIMIT'],
    // Words for what is paid, cut off at the end.
    ['NORTHGATE LOGISTICS SALA', 'NORTHGATE LOGISTICS'],
    ['NORTHGATE LOGISTICS PENSI', 'NORTHGATE LOGISTICS'],
    ['NORTHGATE LOGISTICS PEN', 'NORTHGATE LOGISTICS PEN'],
    ['PENSI NORTHGATE LOGISTICS', 'PENSI NORTHGATE LOGISTICS'],
    // Nobody.
    ['SALARY BGC 0001234', ''],
    ['', ''],
    // Nothing but a form is a name all the same.
    ['THE COMPANY', 'THE COMPANY'],
  ])('of %s are %s', (text, expected) => {
    expect(wordsIn(text)).toBe(expected);
  });

  it('are those of the name that is known, before those of the text', () => {
    expect(wordsIn('SALARY REF QUENDALE', { payeeName: 'Northgate Logistics Ltd' })).toBe(
      'NORTHGATE LOGISTICS',
    );
    expect(wordsIn('SALARY REF QUENDALE', { payeeName: 'Salary' })).toBe('QUENDALE');
  });

  it('are read in the same way for many payments', () => {
    const { payerOf: payerIn, keyOf } = payerReader();
    const named = { payeeName: 'Northgate Logistics' };
    for (const each of [
      row('SALARY', named),
      row('QUENDALE SALARY'),
      row('HARROWAY SALARY', { payeeName: 'Salary' }),
      row('HARROWAY SALARY', { payeeName: 'AB' }),
      row('J SMITH FPI', { payeeName: 'J Smith' }),
    ])
      expect([payerIn(each), keyOf(each)]).toEqual([payerOf(each), keyOfPayer(payerOf(each))]);
  });

  it('may be a person’s', () => {
    const isPerson = (text: string, decision: Partial<Decision> = {}) =>
      payerOf(row(text, decision)).isPerson;
    expect(isPerson('SARAH HARTLEY')).toBe(true);
    expect(isPerson('FROM SARAH HARTLEY REF 4471')).toBe(true);
    expect(isPerson('SALARY', { payeeName: 'Sarah Hartley' })).toBe(true);
    expect(isPerson('SARAH HARTLEY LTD')).toBe(false);
    expect(isPerson('NORTHGATE LOGISTICS')).toBe(false);
    expect(isPerson('SARAH HARTLEY', { payeeName: 'Northgate Logistics' })).toBe(false);
    expect(isPerson('')).toBe(false);
  });
});

describe('the name of a payer', () => {
  const nameIn = (text: string, decision: Partial<Decision> = {}) =>
    payerReader().nameOf(row(text, decision));

  it.each([
    ['NORTHGATE LOGISTICS LTD SALARY 0001234', 'Northgate Logistics Ltd'],
    ['BARTON & SONS', 'Barton & Sons'],
    ['McKenzie LOGISTICS', 'McKenzie Logistics'],
    ['NORTHGATE - LOGISTICS', 'Northgate Logistics'],
    ['NORTHGATE  LOGISTICS', 'Northgate Logistics'],
    ['SALARY 0001234', null],
    ['AB', null],
    ['ABC', 'Abc'],
    ['', null],
  ])('of %s is %s', (text, expected) => {
    expect(nameIn(text)).toBe(expected);
  });

  it('is the one that is known, without what is paid', () => {
    expect(nameIn('QUENDALE', { payeeName: 'Northgate Salary' })).toBe('Northgate');
    expect(nameIn('QUENDALE', { payeeName: 'Salary' })).toBe('Quendale');
  });

  it('is left whole where a table knows it as a firm’s or a benefit’s', () => {
    const payeeName = 'Weekly News';
    expect(nameIn('QUENDALE', { payeeName, payee: payeeOf('merchant', 'Weekly News') })).toBe('Weekly News');
    expect(nameIn('QUENDALE', { payeeName, payee: payeeOf('benefit', 'Weekly News') })).toBe('Weekly News');
    expect(nameIn('QUENDALE', { payeeName, payee: payeeOf('name', 'Weekly News') })).toBe('News');
    // Known by its account, and written in its own way.
    expect(nameIn('QUENDALE', { payeeName, payee: payeeOf('merchant', 'Weekly') })).toBe('News');
  });
});

describe('the account of a payer', () => {
  it('is its own, or that of its name; or none is known', () => {
    const given = row('NORTHGATE');
    const own = { ...given.entry.transaction, counterPartyAccount: '60-16-13 31926819' };
    expect(payerAccountOf({ ...given, entry: { ...given.entry, transaction: own } })).toBe('60161331926819');
    expect(payerAccountOf(row('NORTHGATE', { payee: payeeOf('account', '20000055779911') }))).toBe(
      '20000055779911',
    );
    expect(payerAccountOf(given)).toBeNull();
  });
});

function payer(words: string, isPerson = false): Payer {
  return { words: words.split(' ').filter(word => word !== ''), isPerson };
}

const likeness = (a: Payer, b: Payer) => {
  expect(likenessOf(b, a)).toBe(likenessOf(a, b));
  return likenessOf(a, b);
};

describe('the key of a payer', () => {
  it('does not hang on the order of the words, and tells people from firms', () => {
    expect(keyOfPayer(payer('NORTHGATE LOGISTICS'))).toBe(keyOfPayer(payer('LOGISTICS NORTHGATE')));
    expect(keyOfPayer(payer('NORTHGATE LOGISTICS'))).not.toBe(keyOfPayer(payer('NORTHGATE FOODS')));
    expect(keyOfPayer(payer('NORTHGATE LOGISTICS'))).not.toBe(keyOfPayer(payer('NORTHGATELOGISTICS')));
    expect(keyOfPayer(payer('J HARTLEY'))).not.toBe(keyOfPayer(payer('J HARTLEY', true)));
  });
});

describe('a name that a column cut off', () => {
  it('is the same from eight letters on', () => {
    expect(likeness(payer('NORTHGAT'), payer('NORTHGATE LOGISTICS'))).toBe('same');
    expect(likeness(payer('NORTHGA'), payer('NORTHGATE LOGISTICS'))).toBe('maybe');
    expect(likeness(payer('CITY COU'), payer('CITY COUNCIL'))).toBe('same');
  });

  it('may be a person’s, or what is left of a firm’s', () => {
    expect(likeness(payer('CARTWRIGHT H', true), payer('CARTWRIGHT HOTELS'))).toBe('maybe');
    expect(likeness(payer('CARTWRIGHT J', true), payer('CARTWRIGHT HOTELS'))).toBe('different');
    expect(likeness(payer('CARTWRIGHT', true), payer('CARTWRIGHT HOTELS'))).toBe('different');
  });

  it('of nobody may be anybody’s of its kind', () => {
    expect(likeness(payer(''), payer('NORTHGATE'))).toBe('maybe');
    expect(likeness(payer('', true), payer('NORTHGATE'))).toBe('different');
  });
});

describe('words in another order', () => {
  it.each([
    // Cut to three letters or more; the last one to any length.
    ['LOG NORTHGATE', 'NORTHGATE LOGISTICS', 'same'],
    ['LO NORTHGATE', 'NORTHGATE LOGISTICS', 'different'],
    ['LOGISTICS N', 'NORTHGATE LOGISTICS', 'same'],
    ['LOGISTICS NORTHGATE', 'NORTHGATE CARE PARTNERS LO', 'same'],
    ['LOGISTICS NORTHGATE', 'NORTHGATE LOG CARE PARTNERS', 'same'],
    ['LOGISTICS NORTHGATE', 'NORTHGATE LO CARE PARTNERS', 'different'],
    // Each word stands for one.
    ['JONES JONES', 'JONES PARTNERS', 'different'],
    ['JONES JONES', 'PARTNERS JONES JONES', 'same'],
    // A word more, and every other is there.
    ['LEEDS HOSPITALS', 'NHS LEEDS TEACHING HOSPITALS', 'same'],
    ['LEEDS COUNCIL', 'NHS LEEDS TEACHING HOSPITALS', 'different'],
    ['HOSPITALS', 'NHS LEEDS TEACHING HOSPITALS', 'maybe'],
    ['COUNCIL', 'NHS LEEDS TEACHING HOSPITALS', 'different'],
  ])('%s and %s are %s', (a, b, expected) => {
    expect(likeness(payer(a), payer(b))).toBe(expected);
  });
});
