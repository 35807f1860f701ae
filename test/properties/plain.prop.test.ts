/** The quick look at the door says yes only to what the schema accepts unchanged. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { copyOfRow, plainTransactionOf } from '../../src/requests/plain.js';
import { scoreTransactionSchema, transactionSchema } from '../../src/requests/transactionSchemas.js';
import { spoiled } from '../support/arbitraries.js';
import { credit } from '../support/build.js';
import { holds } from '../support/property.js';

const FULL = credit('2026-01-28T09:00:00Z', '1500.50', 'BANK GIRO CREDIT', {
  transactionId: 'full',
  counterPartyName: 'Northgate Logistics',
  counterPartyAccount: '60-16-13 31926819',
  merchantName: null,
  merchantCategoryCode: '5411',
  transactionCode: { code: 'PMNT', subCode: 'RCDT' },
  proprietaryTransactionCode: { code: 'BGC', issuer: 'Bank' },
  balance: { amount: 12.5, creditDebitIndicator: 'Debit' },
  accountId: 'main',
  currency: 'GBP',
  note: { by: ['a person', { of: 'the bank' }] },
});

const AMERICAN = {
  ...FULL,
  description: 'ACH CREDIT NORTHGATE LOGISTICS PAYROLL PPD',
  transactionCode: { code: 'ACH', subCode: null },
  proprietaryTransactionCode: { code: 'ACH_CREDIT', issuer: null },
  currency: 'USD',
};

/** As JSON, which cannot write big integers. */
function written(row: object): string {
  return JSON.stringify(row, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value));
}

it('accepts what the schema accepts unchanged, and nothing else', () => {
  holds(
    fc.property(fc.oneof(spoiled(FULL), spoiled(AMERICAN)), row => {
      const plain = plainTransactionOf(row);
      if (plain === null) return;
      expect(written(plain)).toBe(written(row));
      for (const schema of [transactionSchema, scoreTransactionSchema]) {
        const parsed = schema.safeParse(row);
        expect(parsed.error).toBeUndefined();
        expect(copyOfRow(parsed.data)).toEqual(plain);
      }
    }),
  );
});

it('knows a full row, and every refusal of the schema', () => {
  expect(plainTransactionOf(FULL)).toStrictEqual(FULL);
  expect(plainTransactionOf(FULL)).not.toBe(FULL);
  expect(plainTransactionOf(AMERICAN)).toStrictEqual(AMERICAN);
  for (const [member, value] of [
    ['transactionId', ''],
    ['description', null],
    ['amount', -0.01],
    ['amount', Number.NaN],
    ['amount', '1e3'],
    ['amount', 1_000_000_000],
    ['creditDebitIndicator', 'credit'],
    ['status', 'Posted'],
    ['bookingDate', '2026-02-30'],
    ['bookingDate', '2026-02-03T25:00:00Z'],
    ['counterPartyName', 7],
    ['counterPartyAccount', 7],
    ['merchantCategoryCode', '54'],
    ['transactionCode', { code: 1 }],
    ['proprietaryTransactionCode', { issuer: {} }],
    ['balance', { amount: 1 }],
    ['accountId', 0],
    ['currency', 'gbp'],
    ['currency', 826],
  ] as const) {
    const row = { ...FULL, [member]: value };
    expect([member, transactionSchema.safeParse(row).success]).toEqual([member, false]);
    expect([member, plainTransactionOf(row)]).toEqual([member, null]);
  }
  expect(plainTransactionOf(JSON.parse('{"__proto__": {}, "transactionId": "a"}'))).toBeNull();
});
