/** What a bank or the owner of a machine charges for cash, a card or a transfer is a fee, and not the money itself. */
import { describe, expect, it } from 'vitest';
import type { CountryCode } from '../../src/index.js';
import { credit, debit, enrich } from '../support/build.js';

const COUNTRIES = ['GB', 'US'] as const;
const FEE = ['FEE', 'CHARGE', 'SURCHARGE'];
const CASH = [
  'ATM',
  'ATM WITHDRAWAL',
  'CASH WITHDRAWAL',
  'CASH WDL',
  'CASH MACHINE',
  'CASHPOINT',
  'CASH ADVANCE',
  'BANK MACHINE',
  'LINK ATM',
  'NOTEMACHINE',
  'CARDTRONICS',
  'ALLPOINT',
  'COUNTER WITHDRAWAL',
  'ATM OPERATOR',
  'FOREIGN CASH WITHDRAWAL',
];
const OTHER = [
  'CARD REPLACEMENT',
  'LOST CARD',
  'DEBIT CARD',
  'WIRE TRANSFER',
  'OUTGOING TRANSFER',
  'SWIFT',
  'SWIFT TRANSFER',
  'ACH TRANSFER',
  'FASTER PAYMENT',
  'OVERSEAS TRANSFER',
];
const TOWN: Readonly<Record<CountryCode, string>> = { GB: 'LEEDS', US: 'DALLAS TX' };

function slugsOf(texts: readonly string[], country: CountryCode, make = debit) {
  const rows = texts.map((text, index) => make('2026-01-05', 1.5, text, { transactionId: `${index}` }));
  return enrich(rows, {}, country).map(({ description, enrichedData }) => [
    description,
    enrichedData.category.slug,
    enrichedData.class.slug,
  ]);
}

describe.each(COUNTRIES)('in %s', country => {
  it.each(FEE)(
    'a %s is a fee, with its amount, its code of the bank and the town of the machine too',
    fee => {
      const texts = [
        ...[...CASH, ...OTHER].flatMap(what => [`${what} ${fee}`, `${what} ${fee} 1.50`]),
        ...CASH.filter(what => !what.includes('FOREIGN')).map(what => `${what} ${fee} ${TOWN[country]}`),
      ];
      expect(slugsOf(texts, country)).toEqual(texts.map(text => [text, 'bank-charges', 'fee-or-interest']));
    },
  );

  it('what is taken out is cash', () => {
    const texts = CASH.filter(what => !/ADVANCE|OPERATOR|FOREIGN/.test(what)).map(
      what => `${what} ${TOWN[country]}`,
    );
    for (const [text, slug] of slugsOf(texts, country)) expect(slug, text).toBe('cash-withdrawal');
  });

  it('a fee that comes back is a refund', () => {
    const texts = ['ATM FEE REFUND', 'CASH MACHINE FEE REFUND', 'CASH WITHDRAWAL FEE REFUND'];
    for (const [text, slug] of slugsOf(texts, country, credit)) expect(slug, text).toBe('refund');
  });

  it('what shops and schools charge is no fee of a bank', () => {
    const texts = ['DELIVERY FEE MEPLIN', 'SCHOOL FEE', 'NURSERY FEES', 'MEPLIN BOOKING FEE LEEDS'];
    for (const [text, slug] of slugsOf(texts, country)) expect(slug, text).not.toBe('bank-charges');
  });
});
