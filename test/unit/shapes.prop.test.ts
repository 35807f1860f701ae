/** Narratives of one shape are decided alike, whatever dates, amounts and references they have. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { squash } from '../../src/base/text.js';
import { COUNTRY_DATA } from '../../src/countries/countryData.js';
import { mayHave, sharedOf } from '../../src/enrichment/account/sharedDecision.js';
import { statedCodeOf } from '../../src/enrichment/evidence/statedCode.js';
import { decide } from '../../src/enrichment/vote/decide.js';
import { noShapes, shapeOf } from '../../src/enrichment/words/shape.js';
import type { CountryCode } from '../../src/index.js';
import type { ParsedTransaction } from '../../src/requests/transactionSchemas.js';
import { ledger } from '../support/arbitraries.js';
import { type Sample, sample } from '../support/bankText.js';
import { credit, debit, enrich } from '../support/build.js';
import { lexiconOf } from '../support/narratives.js';
import { holds, inProportion } from '../support/property.js';

const MONTHS = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');
const GLUED_DATE = new RegExp(`(?<=\\d)(?:${MONTHS.join('|')})(?![A-Z])`, 'g');
const ROUNDS = 20;

/** Other digits in the place of its own, other months in its glued dates. */
function redrawn(text: string, digits: readonly number[], months: readonly number[]): string {
  let digit = 0;
  let month = 0;
  return text
    .replace(GLUED_DATE, () => MONTHS[(months[month++ % months.length] as number) % 12] as string)
    .replace(/\d/g, () => String(digits[digit++ % digits.length]));
}

/** What is quoted of these holds the number of an account. */
const ACCOUNT_IN_TEXT: Readonly<Record<CountryCode, readonly Sample[]>> = {
  GB: [
    { bank: '', description: 'Transfer to 07-01-16 51239876', direction: 'Debit' },
    { bank: '', description: 'Transfer from 270406 57026460', direction: 'Credit' },
  ],
  US: [
    { bank: '', description: 'Internet Banking Transfer From Account 854993296987', direction: 'Credit' },
    { bank: '', description: 'Online Transfer to CHK ...6787', direction: 'Debit' },
  ],
};

const redraws = fc.record({
  digits: fc.array(fc.nat(9), { minLength: 7, maxLength: 31 }),
  months: fc.array(fc.nat(11), { minLength: 1, maxLength: 3 }),
});

describe.each(['GB', 'US'] as const)('a narrative in %s', country => {
  const lexicon = lexiconOf(country);
  const place = COUNTRY_DATA[country].narrative;
  const decided = (description: string, isCredit: boolean) =>
    decide((isCredit ? credit : debit)('2026-03-02', 60, description) as ParsedTransaction, place, lexicon);

  it('is decided as others of its shape are, where the decision quotes nothing that they lack', () => {
    let shared = 0;
    holds(
      fc.property(
        sample(country),
        fc.array(redraws, { minLength: ROUNDS, maxLength: ROUNDS }),
        (given, all) => {
          const shapes = noShapes(lexicon.index.numbers);
          const { description, direction } = given;
          const own = shapeOf(shapes, description);
          const decision = decided(description, direction === 'Credit');
          for (const { digits, months } of all) {
            const other = redrawn(description, digits, months);
            if (shapeOf(shapes, other) !== own) continue;
            if (statedCodeOf(description, place) !== statedCodeOf(other, place)) continue;
            if (!mayHave(sharedOf(decision), other)) continue;
            if (other !== description) shared++;
            expect([other, decided(other, direction === 'Credit')]).toEqual([other, decision]);
          }
        },
      ),
      1 / 5,
    );
    expect(shared).toBeGreaterThan(200);
  });

  it('quotes nothing but the row itself, whatever rows of its shape stand beside it', () => {
    let quoted = 0;
    holds(
      fc.property(
        fc.array(fc.oneof(sample(country), fc.constantFrom(...ACCOUNT_IN_TEXT[country])), {
          minLength: 1,
          maxLength: 6,
        }),
        fc.array(redraws, { minLength: 3, maxLength: 3 }),
        (given, all) => {
          const rows = given.flatMap(({ description, direction }) =>
            [description, ...all.map(({ digits, months }) => redrawn(description, digits, months))].map(
              text => ({ text, make: direction === 'Credit' ? credit : debit }),
            ),
          );
          const transactions = enrich(
            rows.map(({ text, make }, index) => make('2026-03-02', 60, text, { transactionId: `${index}` })),
            {},
            country,
          );
          for (const { description, enrichedData } of transactions)
            for (const { matched } of enrichedData.evidence) {
              if (matched === null) continue;
              if (/\d/.test(matched)) quoted++;
              expect(description).toContain(matched);
            }
        },
      ),
    );
    expect(quoted).toBeGreaterThan(inProportion(100));
  });
});

it('quotes nothing but the row itself, names of its own among it, in any account', () => {
  let quoted = 0;
  holds(
    fc.property(ledger({ hasSecondAccount: true }), ({ country, transactions }) => {
      for (const row of enrich(transactions, {}, country)) {
        const own = [row.description, row.counterPartyName, row.merchantName, row.merchantCategoryCode]
          .map(text => squash(text ?? ''))
          .join(' ');
        for (const { matched } of row.enrichedData.evidence) {
          if (matched === null) continue;
          quoted++;
          expect(own).toContain(squash(matched));
        }
      }
    }),
  );
  expect(quoted).toBeGreaterThan(1000);
});

it('parts narratives that differ in more than dates, amounts and references', () => {
  const shapes = noShapes(new Set([247]));
  const shape = (text: string) => shapeOf(shapes, text);
  expect(shape('SHOP 06MAR26 C')).toBe(shape('SHOP 21NOV25 C'));
  expect(shape('SHOP 6MAR C')).toBe(shape('SHOP 9Nov C'));
  expect(shape('SHOP 02 JUL 12.34')).toBe(shape('SHOP 09 SEP 99.01'));
  expect(shape('TN S235401992178837 CARD')).toBe(shape('TN S814615497713617 CARD'));
  expect(shape('RATE 1.2345')).toBe(shape('RATE 1.9876'));
  for (const [one, other] of [
    ['SHOP 06MAR26 C', 'SHOP 06MAR C'],
    ['SHOP 06MAR26 C', 'SHOP 6MAR26 C'],
    ['SHOP 06MAR26 C', 'SHOP 06MARKET C'],
    ['TN S2354019921', 'TN S23540199217'],
    ['TN S23540', 'TN T23540'],
    ['247 FITNESS', '248 FITNESS'],
    ['REF #C', 'REF 1234'],
    ['REF #T', 'REF 1234567890'],
    ['\uffff', '\uffff#'],
  ] as const)
    expect([one, other, shape(one) === shape(other)]).toEqual([one, other, false]);
});
