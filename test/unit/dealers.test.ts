/** A make of cars and a town are a dealer, and no person; a make that is somebody's name stays one. */
import { describe, expect, it } from 'vitest';
import { CAR_MAKES } from '../../src/data/carMakes.js';
import { credit, debit, enrich } from '../support/build.js';

const MAKES = CAR_MAKES.split(' ');
const PLACES = {
  GB: { towns: ['LEEDS', 'BRISTOL', 'MILTON KEYNES'], rails: ['', 'FASTER PAYMENT FROM ', 'FPI '] },
  US: { towns: ['DALLAS', 'DENVER', 'SAN ANTONIO'], rails: [''] },
} as const;

function slugsOf(texts: readonly string[], country: 'GB' | 'US', make = credit) {
  const rows = texts.map((text, index) => make('2026-01-05', 120, text, { transactionId: `${index}` }));
  return enrich(rows, {}, country).map(({ description, enrichedData: { category, evidence } }) => ({
    text: description,
    slug: category.slug,
    isPerson: evidence.some(({ signal }) => signal === 'person-name'),
  }));
}

describe.each(['GB', 'US'] as const)('in %s', country => {
  const { towns, rails } = PLACES[country];

  it('every make at a town is a firm, whichever stands first', () => {
    const texts = MAKES.flatMap(make =>
      rails.flatMap(rail => towns.flatMap(town => [`${rail}${make} ${town}`, `${rail}${town} ${make}`])),
    );
    for (const { text, slug, isPerson } of slugsOf(texts, country)) {
      expect(slug, text).not.toBe('person-to-person');
      expect(isPerson, text).toBe(false);
    }
  });

  it('the makes that people know best are refunds at best, as other shops are', () => {
    const texts = ['SUZUKI', 'TOYOTA', 'HONDA', 'FORD'].map(make => `${make} ${towns[0]}`);
    for (const { text, slug } of slugsOf(texts, country)) expect(slug, text).toBe('refund');
  });

  it('people who are called like a make stay people', () => {
    const texts = ['YUKI SUZUKI', 'SUZUKI YUKI', 'HARRY FORD', 'MR J MORGAN'];
    for (const { text, slug } of slugsOf(texts, country)) expect(slug, text).toBe('person-to-person');
  });
});

it('what is sent to a dealer is sent to no person', () => {
  const texts = ['SUZUKI LEEDS', 'TOYOTA BRISTOL', 'SUZUKI MILTON KEYNES'].map(
    each => `FASTER PAYMENT TO ${each}`,
  );
  for (const { text, isPerson } of slugsOf(texts, 'GB', debit)) expect(isPerson, text).toBe(false);
});
