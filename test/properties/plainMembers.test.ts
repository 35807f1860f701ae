/**
 * src/requests/plain.ts repeats by hand what the schema of a transaction asks. Here the two are compared member by member, as the
 * schema names them, so that a member that is added to the schema and forgotten there is found.
 */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { plainTransactionOf } from '../../src/requests/plain.js';
import { scoreTransactionSchema, transactionSchema } from '../../src/requests/transactionSchemas.js';
import { credit } from '../support/build.js';

const FULL = credit('2026-01-28T09:00:00Z', '1500.50', 'BANK GIRO CREDIT', {
  transactionId: 'full',
  counterPartyName: 'Northgate Logistics',
  counterpartyName: 'Northgate Logistics',
  counterPartyAccount: '60-16-13 31926819',
  merchantName: 'Northgate',
  merchantCategoryCode: '5411',
  transactionCode: { code: 'PMNT', subCode: 'RCDT' },
  proprietaryTransactionCode: { code: 'BGC', issuer: 'Bank' },
  balance: { amount: 12.5, creditDebitIndicator: 'Debit' },
  accountId: 'main',
  currency: 'GBP',
});

const MISSING = Symbol('missing');

/** Every kind of JSON, and of text every form that a member asks for, well and badly written. */
const VALUES: readonly unknown[] = [
  MISSING,
  null,
  true,
  false,
  0,
  7,
  -7,
  12.5,
  999_999_999.99,
  1_000_000_000,
  1e300,
  '',
  ' ',
  'some text',
  '12.50',
  '-12.50',
  '1e3',
  '1000000000',
  'Credit',
  'credit',
  'Debit',
  'Booked',
  'booked',
  'Pending',
  'Posted',
  '2026-02-28',
  '2026-02-30',
  '2026-02-28T09:00:00Z',
  '2026-02-28T25:00:00Z',
  '28/02/2026',
  '5411',
  '54',
  '54110',
  'GBP',
  'gbp',
  'POUND',
  [],
  ['some text'],
  [{}],
  {},
  { code: 'PMNT' },
  { code: 7 },
  { amount: '1.00', creditDebitIndicator: 'Credit', code: null },
  { amount: '1.00' },
];

type Path = readonly string[];

interface Comparison {
  readonly path: string;
  readonly accepted: number;
  readonly refused: number;
  /** Rows that one of the two takes as they are, and the other does not. */
  readonly falselyPlain: readonly string[];
  readonly falselyNot: readonly string[];
}

/** Of a schema of an object: its members, and those of their parts. */
function pathsOf(schema: z.ZodType, before: Path = []): Path[] {
  let inner: unknown = schema;
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodNullable) inner = inner.unwrap();
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries(inner.shape as Record<string, z.ZodType>).flatMap(([name, member]) => {
    const path = [...before, name];
    return [path, ...pathsOf(member, path)];
  });
}

function rowWith(row: object, [name, ...rest]: Path, value: unknown): object {
  const { [name as string]: member, ...others } = row as Record<string, unknown>;
  const changed = rest.length === 0 ? value : rowWith((member ?? {}) as object, rest, value);
  return changed === MISSING ? others : { ...others, [name as string]: changed };
}

function compared(schema: z.ZodType): readonly Comparison[] {
  return pathsOf(schema).map(path => {
    const falselyPlain: string[] = [];
    const falselyNot: string[] = [];
    let accepted = 0;
    for (const value of VALUES) {
      const row = rowWith(FULL, path, value);
      const shown = value === MISSING ? 'missing' : JSON.stringify(value);
      const { success, data } = schema.safeParse(row);
      const isUnchanged = success && isDeepStrictEqual(data, row);
      if (isUnchanged) accepted++;
      const isPlain = plainTransactionOf(row) !== null;
      if (isPlain && !isUnchanged) falselyPlain.push(shown);
      if (!isPlain && isUnchanged) falselyNot.push(shown);
    }
    return {
      path: path.join('.'),
      accepted,
      refused: VALUES.length - accepted,
      falselyPlain,
      falselyNot,
    };
  });
}

/** The members that differ. */
function differing(schema: z.ZodType): readonly string[] {
  return compared(schema)
    .filter(({ falselyPlain, falselyNot }) => falselyPlain.length + falselyNot.length > 0)
    .map(({ path }) => path);
}

describe('a row is plain where the schema of a transaction takes it as it is, and nowhere else', () => {
  it.each(compared(transactionSchema))('$path', ({ accepted, refused, falselyPlain, falselyNot }) => {
    expect(accepted).toBeGreaterThan(0);
    expect(refused).toBeGreaterThan(0);
    expect({ falselyPlain, falselyNot }).toEqual({ falselyPlain: [], falselyNot: [] });
  });

  it('looks at every member of the schema and of its parts', () => {
    const paths = pathsOf(transactionSchema).map(path => path.join('.'));
    expect(paths).toEqual(
      expect.arrayContaining(['balance.amount', 'transactionCode.code', 'proprietaryTransactionCode.issuer']),
    );
    const names = Object.keys(transactionSchema.shape);
    expect(paths.filter(path => !path.includes('.'))).toEqual(names);
    // Each stands in the row that the values are tried in.
    expect(Object.keys(FULL)).toEqual(expect.arrayContaining(names));
  });

  it.each(compared(scoreTransactionSchema))(
    'what is plain, the schema of score validation takes too: $path',
    ({ accepted, refused, falselyPlain }) => {
      expect(accepted).toBeGreaterThan(0);
      expect(refused).toBeGreaterThan(0);
      expect(falselyPlain).toEqual([]);
    },
  );
});

describe('a change of the schema that plain.ts does not follow is found', () => {
  const { shape } = transactionSchema;
  const inner = { balance: shape.balance.unwrap().unwrap(), code: shape.transactionCode.unwrap().unwrap() };
  const issuer = shape.proprietaryTransactionCode.unwrap().unwrap();
  const text = z.string().nullish();

  it.each([
    ['a member that may be left out', transactionSchema.extend({ added: text }), ['added']],
    [
      'a member of a balance',
      transactionSchema.extend({ balance: inner.balance.extend({ added: text }).nullish() }),
      ['balance.added'],
    ],
    [
      'a member of a code',
      transactionSchema.extend({ transactionCode: inner.code.extend({ added: text }).nullish() }),
      ['transactionCode.added'],
    ],
    [
      'a member of a code of the bank',
      transactionSchema.extend({ proprietaryTransactionCode: issuer.extend({ added: text }).nullish() }),
      ['proprietaryTransactionCode.added'],
    ],
    [
      'a narrower member',
      transactionSchema.extend({ accountId: z.string().min(1).nullish() }),
      ['accountId'],
    ],
    ['a wider member', transactionSchema.extend({ currency: text }), ['currency']],
  ] as const)('%s', (_, schema, paths) => {
    expect(differing(schema)).toEqual(paths);
  });

  it('a member with a default, which changes every row without it', () => {
    const paths = differing(transactionSchema.extend({ added: z.string().default('given') }));
    expect(paths).toContain('added');
    expect(paths).toContain('amount');
  });
});
