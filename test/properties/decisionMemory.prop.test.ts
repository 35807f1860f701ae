/** Decisions that the caller lets the library keep change no result, and hold nothing of a person. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createDecisionMemory,
  createInsights,
  InvalidRequestError,
  type Transaction,
} from '../../src/index.js';
import { ledger } from '../support/arbitraries.js';
import { type Sample, sample, writer } from '../support/bankText.js';
import { CURRENCY, country, idIn } from '../support/country.js';
import { FUNCTIONS, type PublicFunction } from '../support/functions.js';
import type { PaymentKind } from '../support/histories/banks/bank.js';
import { holds, inProportion } from '../support/property.js';

const inputs = fc.array(ledger({ hasSecondAccount: true }), { minLength: 2, maxLength: 3 });

/** Everything that can be reached from the value, as text. */
function contentsOf(value: unknown): string {
  if (value instanceof Map) return [...value].map(contentsOf).join('\n');
  if (Array.isArray(value)) return value.map(contentsOf).join('\n');
  if (typeof value === 'object' && value !== null)
    return Reflect.ownKeys(value)
      .map(key => `${String(key)} ${contentsOf(Reflect.get(value, key))}`)
      .join('\n');
  return String(value);
}

function remembering(maxEntries: number) {
  const memory = createDecisionMemory({ maxEntries });
  return { memory, functions: createInsights({ memory }) };
}

/** The same function of an object that `createInsights` made. */
function withMemory(
  { name }: PublicFunction,
  { functions }: ReturnType<typeof remembering>,
): PublicFunction['call'] {
  return functions[name as 'analyse'] as PublicFunction['call'];
}

describe.each(FUNCTIONS)('$name with a memory', engine => {
  it('answers what it answers without one, whatever accounts it saw before', () => {
    // One has the decisions of all accounts of the run, and the other forgets most of them at once.
    const all = remembering(20_000);
    const few = remembering(5);
    holds(
      fc.property(inputs, accounts => {
        const answers = (call: PublicFunction['call'], some: typeof accounts) =>
          some.map(({ transactions }) => JSON.stringify(call(engine.requestFor(transactions) as never)));
        const plain = answers(engine.call, accounts);
        expect(answers(withMemory(engine, all), accounts)).toEqual(plain);
        expect(answers(withMemory(engine, few), accounts.toReversed())).toEqual(plain.toReversed());
      }),
      10,
    );
    if (engine.name === 'validateForScore' || engine.name === 'endOfDayBalances') return;
    expect(all.memory.size).toBeGreaterThan(inProportion(10));
    expect(few.memory.size).toBe(5);
  });
});

describe.each(['GB', 'US'] as const)('the narratives of banks in %s', code => {
  it('are decided alike with a memory and without, in any order', () => {
    const shared = remembering(20_000);
    holds(
      fc.property(fc.array(sample(code), { minLength: 80, maxLength: 160 }), narratives => {
        const request = { accountId: 'a', countryCode: code, currencyCode: CURRENCY[code] };
        const transactions = narratives.map((each, index) => rowOf(each, index));
        expect(shared.functions.enrichTransactions({ ...request, transactions })).toEqual(
          createInsights().enrichTransactions({ ...request, transactions }),
        );
      }),
    );
    expect(shared.memory.size).toBeGreaterThan(inProportion(60));
  });
});

function rowOf(
  { description, direction }: Pick<Sample, 'description' | 'direction'>,
  index: number,
): Transaction {
  return {
    transactionId: idIn('GB', `${index}`),
    description,
    amount: 10 + index,
    creditDebitIndicator: direction,
    status: 'Booked',
    bookingDate: '2026-03-02',
  };
}

/** Names that no list has, and common ones; none is a word of a bank or of a shop. */
const PERSONS = [
  'ILKAY ZWYNQUIST',
  'MR T ZWYNQUIST',
  'Q Zwynquist',
  'MARIA ZWYNQUIST GARCIA',
  'SARAH ZWYNQUIST',
];
const OWN = /zwynquist/i;
/** To and from people, and from employers and authorities, who write whom they pay. */
const TO_PEOPLE: readonly PaymentKind[] = [
  'payment-out',
  'payment-in',
  'standing-order',
  'own-out',
  'own-in',
];
const WITH_REFERENCE: readonly PaymentKind[] = ['bank-credit', 'direct-debit', 'payment-in', 'payment-out'];
const FIRMS = {
  GB: ['TESCO STORES', 'DWP', 'BRITISH GAS', 'NHS'],
  US: ['WALMART', 'COMCAST', 'SSA TREAS', 'GEICO'],
};

describe('a memory', () => {
  const person = fc.constantFrom(...PERSONS);
  const ofPeople = country.chain(code =>
    fc
      .array(
        fc.tuple(
          writer(code),
          person,
          fc.oneof(
            fc.constantFrom(...TO_PEOPLE).map(kind => ({ kind, firm: null })),
            fc
              .tuple(fc.constantFrom(...WITH_REFERENCE), fc.constantFrom(...FIRMS[code]))
              .map(([kind, firm]) => ({
                kind,
                firm,
              })),
          ),
        ),
        { minLength: 20, maxLength: 40 },
      )
      .map(drawn => ({
        code,
        descriptions: drawn.map(([write, name, { kind, firm }]) =>
          write(kind, { day: '2026-03-02', name: firm ?? name, reference: firm === null ? 'RENT' : name }),
        ),
      })),
  );

  it('has no text of a person, who is paid, pays, or is named beside a firm', () => {
    const { memory, functions } = remembering(20_000);
    let named = 0;
    holds(
      fc.property(ofPeople, ({ code, descriptions }) => {
        named += descriptions.filter(text => OWN.test(text)).length;
        const texts = [
          ...descriptions,
          ...PERSONS.map(name => `CARD PAYMENT TO ${name} LEEDS GB`),
          `SUMUP *${PERSONS[4]} LEEDS`,
          'CARD PAYMENT TO ZWYNQUIST NAILS LEEDS GB',
          'POS PURCHASE ZWYNQUIST PLUMBING DENVER CO',
        ];
        functions.enrichTransactions({
          accountId: 'a',
          accountHolders: ['Ilkay Zwynquist'],
          countryCode: code,
          currencyCode: CURRENCY[code],
          transactions: texts.flatMap((description, index) => [
            rowOf({ description, direction: 'Debit' }, index),
            { ...rowOf({ description, direction: 'Credit' }, index), transactionId: `c${index}` },
          ]),
        });
      }),
      2,
    );
    expect(named).toBeGreaterThan(inProportion(150));
    expect(memory.size).toBeGreaterThan(0);
    expect(contentsOf(memory)).not.toMatch(OWN);
  });

  it.each(['GB', 'US'] as const)(
    'has no name that a bank in %s gives beside the text, and no number of a row',
    code => {
      const { memory, functions } = remembering(100);
      const request = { accountId: 'a', countryCode: code, currencyCode: CURRENCY[code] };
      const rows = ['STARBUCKS 482913', 'SPOTIFY 7719204', 'STARBUCKS 482914'].map((description, index) =>
        rowOf({ description, direction: 'Debit' }, index),
      );
      const enrich = (transactions: readonly Transaction[]) =>
        functions.enrichTransactions({ ...request, transactions });
      enrich(rows.map(row => ({ ...row, counterPartyName: 'Zwynquist' })));
      enrich(rows.map(row => ({ ...row, merchantName: 'Zwynquist' })));
      enrich(rows.map(row => ({ ...row, proprietaryTransactionCode: { code: 'Zwynquist' } })));
      enrich(rows.map(row => ({ ...row, transactionCode: { code: 'PMNT', subCode: 'Zwynquist' } })));
      expect(memory.size).toBe(0);
      enrich(rows);
      expect(memory.size).toBe(2);
      expect(contentsOf(memory)).toContain('SPOTIFY');
      expect(contentsOf(memory)).not.toMatch(/48291|77192/);
    },
  );

  it.each(['GB', 'US'] as const)(
    'in %s never has more decisions than it was made for, and can be emptied',
    code => {
      const { memory, functions } = remembering(3);
      const shops = ['NIKE', 'SPOTIFY', 'STARBUCKS', 'NETFLIX', 'MCDONALDS'];
      const transactions = shops.map((description, index) =>
        rowOf({ description, direction: 'Debit' }, index),
      );
      functions.enrichTransactions({
        accountId: 'a',
        countryCode: code,
        currencyCode: CURRENCY[code],
        transactions,
      });
      expect(memory.size).toBe(3);
      expect(contentsOf(memory)).not.toContain('NIKE');
      memory.clear();
      expect(memory.size).toBe(0);
    },
  );

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('is not made for %d decisions', maxEntries => {
    expect(() => createDecisionMemory({ maxEntries })).toThrow(InvalidRequestError);
  });

  it('is refused where something else stands in its place', () => {
    const other = { size: 0, clear: () => {} };
    expect(() => createInsights({ memory: other })).toThrow('memory: expected what createDecisionMemory');
    expect(() => createInsights({ memroy: other } as never)).toThrow(
      'settings: has no member "memroy"; expected memory',
    );
  });
});
