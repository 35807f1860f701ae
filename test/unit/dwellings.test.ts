/** A landlord's name ends where the dwelling and the rent begin; other names keep such words. */
import { describe, expect, it } from 'vitest';
import { credit, debit, enrich } from '../support/build.js';

const LANDLORDS = ['Ashdown Lettings', 'Orbel Property Management', 'Meplin Estates'];
const DWELLINGS = ['FLAT 4', 'FLAT 12B', 'APT 3', 'APARTMENT C', 'FLT 7'];
const BESIDE_RENT = [...DWELLINGS, 'UNIT 12', 'ROOM 2', 'STUDIO 5', 'PLOT 9'];

function namesOf(texts: readonly string[], country: 'GB' | 'US', make = debit) {
  const rows = texts.map((text, index) => make('2026-01-05', 800, text, { transactionId: `${index}` }));
  return enrich(rows, {}, country).map(({ enrichedData }) => enrichedData.predictedMerchantName);
}

describe.each(['GB', 'US'] as const)('in %s', country => {
  it.each(LANDLORDS)('%s is the name, whatever is paid for which dwelling', name => {
    const payee = name.toUpperCase();
    const texts = [
      ...DWELLINGS.map(dwelling => `${payee} ${dwelling}`),
      ...BESIDE_RENT.flatMap(dwelling => [
        `${payee} ${dwelling} RENT`,
        `${payee} RENT ${dwelling}`,
        `${payee} ${dwelling} RENT PMT`,
        `${payee} ${dwelling} RENT MARCH`,
      ]),
      `${payee} RENT`,
      `${payee} RENT PMT`,
    ];
    expect(namesOf(texts, country)).toEqual(texts.map(() => name));
  });

  it.each([
    'Meplin Flat Pack',
    'Meplin Studio 54',
    'Orbel Unit 9',
    'Orbel Escape Room 2',
    'Meplin Car Rent',
    'Meplin Plot 22 Cafe',
    'Flat 4 Rent',
    'Orbel Apartments',
  ])('%s stays as it is', name => {
    expect(namesOf([name.toUpperCase()], country)).toEqual([name]);
  });

  it('the name is the same when a deposit comes back', () => {
    const texts = LANDLORDS.map(name => `${name.toUpperCase()} FLAT 4 RENT`);
    expect(namesOf(texts, country, credit)).toEqual(LANDLORDS);
  });
});

it('a standing order names the landlord', () => {
  expect(
    namesOf(['ASHDOWN LETTINGS FLAT 4 RENT STO', 'STANDING ORDER ASHDOWN LETTINGS FLAT 4'], 'GB'),
  ).toEqual(['Ashdown Lettings', 'Ashdown Lettings']);
});
