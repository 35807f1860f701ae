/** What is serialised and parsed comes back as it was, and what is parsed and serialised too. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import {
  assessAffordability,
  assessBusinessFinancialHealth,
  assessConsumerFinancialHealth,
  checkIntegrity,
  enrichTransactions,
  type Transaction,
  validateForScore,
  verifyIncome,
} from '../../src/index.js';
import type { LibraryName } from '../../src/service/names.js';
import type { IncomeEngineResponse } from '../../src/service/schemas/income.js';
import type { CarriedEngineIncome } from '../../src/service/serialise/carriedIncome.js';
import * as service from '../../src/service.js';
import { ledger, MAIN_ACCOUNT } from '../support/arbitraries.js';
import { asJson } from '../support/build.js';
import { placeOf } from '../support/country.js';
import { healthRequest } from '../support/functions.js';
import { holds, PARAMETERS } from '../support/property.js';
import { valuesOf } from './arbitrary.js';

interface Format {
  readonly name: string;
  readonly schema: z.ZodType;
  readonly resultOf: (transactions: readonly Transaction[]) => object;
  readonly serialise: (result: never) => object;
  readonly parse: (body: unknown) => object;
}

const ACCOUNT = { accountId: MAIN_ACCOUNT } as const;
const enriched = (transactions: readonly Transaction[]) =>
  enrichTransactions({ ...ACCOUNT, ...placeOf(transactions), transactions });
/** Everything that the wire can carry: the flags, a stress, and whether the data can be relied on. */
const verified = (transactions: readonly Transaction[]) => {
  const request = { ...ACCOUNT, ...placeOf(transactions), transactions };
  return { ...verifyIncome({ ...request, includeFlags: true }), integrity: checkIntegrity(request) };
};
const affordable = (transactions: readonly Transaction[]) =>
  assessAffordability({
    ...ACCOUNT,
    ...placeOf(transactions),
    referenceId: 'reference',
    stress: { incomeDownPercent: 10, newMonthlyRepayment: 50 },
    transactions,
  });

const FORMATS: readonly Format[] = [
  {
    name: 'enrichment',
    schema: service.enrichmentEngineResponseSchema,
    resultOf: enriched,
    serialise: service.serialiseEnrichment,
    parse: service.parseEnrichment,
  },
  {
    name: 'income verification',
    schema: service.incomeVerificationSchema,
    resultOf: verified,
    serialise: service.serialiseIncomeVerification,
    parse: service.parseIncomeVerification,
  },
  {
    name: 'income engine',
    schema: service.incomeEngineResponseSchema,
    resultOf: verified,
    serialise: service.serialiseIncomeEngine,
    parse: service.parseIncomeEngine,
  },
  {
    name: 'affordability',
    schema: service.affordabilitySchema,
    resultOf: transactions => ({
      ...affordable(transactions),
      accountIds: [MAIN_ACCOUNT],
      transactions: service.serialiseTransactions(enriched(transactions).transactions),
    }),
    serialise: service.serialiseAffordability,
    parse: service.parseAffordability,
  },
  {
    name: 'affordability engine',
    schema: service.affordabilityEngineResponseSchema,
    resultOf: affordable,
    serialise: service.serialiseAffordabilityEngine,
    parse: service.parseAffordabilityEngine,
  },
  {
    name: 'consumer financial health',
    schema: service.consumerFinancialHealthSchema,
    resultOf: transactions => assessConsumerFinancialHealth(healthRequest(transactions)),
    serialise: service.serialiseConsumerHealth,
    parse: service.parseConsumerHealth,
  },
  {
    name: 'business financial health',
    schema: service.businessFinancialHealthSchema,
    resultOf: transactions => assessBusinessFinancialHealth(healthRequest(transactions)),
    serialise: service.serialiseBusinessHealth,
    parse: service.parseBusinessHealth,
  },
];

describe.each(FORMATS)('$name', ({ schema, resultOf, serialise, parse }) => {
  it('gives back of a result what it carries', () => {
    holds(
      fc.property(ledger({ hasSecondAccount: true }), ({ transactions }) => {
        const result = resultOf(transactions);
        const body = asJson(serialise(result as never));
        const parsed = parse(body);
        expect(result).toMatchObject(parsed);
        expect(serialise(parsed as never)).toEqual(body);
      }),
      2,
    );
  });

  it('gives back any body', () => {
    fc.assert(
      fc.property(valuesOf(schema), body => {
        expect(serialise(parse(body) as never)).toEqual(body);
      }),
      PARAMETERS,
    );
  });

  it('leaves out what a result has beyond the format', () => {
    holds(
      fc.property(ledger(), ({ transactions }) => {
        const result = resultOf(transactions);
        // Transactions of the client's own are echoed whole, whatever they hold.
        const more = withMore(result, key => key === 'transactions');
        expect(serialise(more as never)).toEqual(serialise(result as never));
      }),
      3,
    );
  });
});

/** What no answer carries. `referenceId` is of the engine alone. */
const NOT_CARRIED: Readonly<Record<string, readonly string[]>> = {
  enrichment: ['meta'],
  affordability: ['referenceId'],
  'consumer financial health': ['meta'],
  'business financial health': ['meta'],
};

describe.each(FORMATS)('the format of $name', ({ name, schema, resultOf, serialise, parse }) => {
  it('has every member of the answer in its type', () => {
    type Lacking = Exclude<LibraryName<keyof IncomeEngineResponse>, keyof CarriedEngineIncome>;
    // Does not compile where the type lacks one.
    const isWhole: [Lacking] extends [never] ? true : false = true;
    expect(isWhole).toBe(true);
  });

  it('carries every member that the library has', () => {
    holds(
      fc.property(ledger({ hasSecondAccount: true }), ({ transactions }) => {
        const whole = Object.entries(resultOf(transactions)).filter(
          ([member]) => !(NOT_CARRIED[name] ?? []).includes(member),
        );
        const body = asJson(serialise(Object.fromEntries(whole) as never));
        const { integrity, ...rest } = Object.fromEntries(whole);
        expect(parse(body)).toEqual(
          integrity === undefined ? rest : { ...rest, integrity: ofAccount(integrity as never) },
        );
        expect(schema.parse(body)).toEqual(body);
      }),
      3,
    );
  });
});

/** Integrity stands beside the account, which names itself. */
function ofAccount({ accountId: _id, meta: _meta, ...found }: Record<string, unknown>) {
  return found;
}

describe('stored transactions', () => {
  it('come back as the engines take them, and answer as they did before they were stored', () => {
    holds(
      fc.property(ledger({ hasSecondAccount: true }), ({ transactions }) => {
        const found = enriched(transactions).transactions;
        const body = asJson(service.serialiseTransactions(found));
        const back = service.parseTransactions(body);
        expect(found).toMatchObject(back.map(withoutNulls));
        expect(service.serialiseTransactions(back)).toEqual(body);
        const asTaken = service.parseDatedTransactions(body);
        expect(asTaken).toEqual(back);
        expect(asJson(enriched(asTaken).transactions.map(({ enrichedData }) => enrichedData))).toEqual(
          asJson(found.map(({ enrichedData }) => enrichedData)),
        );
      }),
      2,
    );
  });

  it('give back any body', () => {
    fc.assert(
      fc.property(valuesOf(service.transactionListSchema), body => {
        expect(service.serialiseTransactions(service.parseTransactions(body))).toEqual(body);
      }),
      PARAMETERS,
    );
  });
});

describe('requests to the engines', () => {
  const switches = fc.record({
    excludeBenefits: fc.boolean(),
    includeFlags: fc.boolean(),
    includeFlexibleCosts: fc.boolean(),
  });

  it('come back with their switches, which travel in the query', () => {
    holds(
      fc.property(ledger(), switches, ({ transactions }, { includeFlexibleCosts, ...flags }) => {
        const income = { ...ACCOUNT, ...placeOf(transactions), ...flags, transactions };
        const { body, query } = asJson(service.serialiseIncomeRequest(income));
        expect(Object.keys(body)).not.toContain('includeFlags');
        expect(service.parseIncomeRequest(body, query)).toEqual(income);

        const affordability = { ...ACCOUNT, ...placeOf(transactions), includeFlexibleCosts, transactions };
        const call = asJson(service.serialiseAffordabilityRequest(affordability));
        expect(service.parseAffordabilityRequest(call.body, call.query)).toEqual(affordability);
        const shared = { ...affordability, ownershipShare: 0.5, stress: { incomeDownPercent: 10 } };
        const posted = asJson(service.serialiseAffordabilityRequest(shared));
        expect(service.parseAffordabilityRequest(posted.body, posted.query)).toEqual(shared);

        const enrichment = { ...ACCOUNT, ...placeOf(transactions), transactions };
        expect(service.parseEnrichmentRequest(asJson(enrichment))).toEqual(enrichment);
      }),
    );
  });
});

describe('the refusal of a score', () => {
  it('comes back', () => {
    holds(
      fc.property(ledger(), fc.string(), ({ transactions }, correlationId) => {
        const account = { accountId: MAIN_ACCOUNT, currencyCode: 'EUR' };
        const { error } = validateForScore({ account, transactions, correlationId });
        if (error === null) throw new Error('an account in euros must be refused');
        const body = asJson(service.serialiseScoreNotGenerated(error, 'not needed'));
        expect(service.parseScoreNotGenerated(body)).toEqual(error);
      }),
    );
  });
});

/** Every object with a member that no format names, apart from what `isEchoed`. */
function withMore(value: unknown, isEchoed: (key: string) => boolean): unknown {
  if (Array.isArray(value)) return value.map(item => withMore(item, isEchoed));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([key, member]) => [
    key,
    isEchoed(key) ? member : withMore(member, isEchoed),
  ]);
  return { ...Object.fromEntries(members), addedLater: { by: 'another version' } };
}

/** What was absent before comes back as null. */
function withoutNulls(row: object): object {
  return Object.fromEntries(Object.entries(row).filter(([, member]) => member !== null));
}
