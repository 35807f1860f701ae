/** Laws of the checks: order, ids and pending rows change nothing, and what follows from the balances raises nothing. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CheckIntegrityRequest, checkIntegrity, type Transaction } from '../../src/index.js';
import { holds } from '../support/property.js';
import { AS_OF, HOUSEHOLDS, inOrder, type Line, linesOf, requestOf } from './statement.js';

const options = { asOf: AS_OF };

/** A household, with rows doubled, taken out and raised at will. */
const altered = fc
  .record({
    household: fc.constantFrom(...Object.values(HOUSEHOLDS)),
    withBalances: fc.boolean(),
    fates: fc.array(fc.constantFrom('kept', 'kept', 'kept', 'doubled', 'gone', 'raised'), {
      minLength: 42,
      maxLength: 42,
    }),
  })
  .map(({ household, withBalances, fates }) => {
    const whole = requestOf(household, linesOf(household), { withBalances });
    const transactions = whole.transactions.flatMap((row, index): Transaction[] => {
      const fate = fates[index];
      if (fate === 'gone') return [];
      if (fate === 'raised') return [{ ...row, amount: (Number(row.amount) + 100).toFixed(2) }];
      return fate === 'doubled' ? [row, { ...row, transactionId: `${row.transactionId}-again` }] : [row];
    });
    return { ...whole, transactions };
  });

/** What was found, without ids. */
function found(request: CheckIntegrityRequest) {
  return checkIntegrity(request, options).findings.map(({ transactionIds, ...rest }) => ({
    ...rest,
    rows: transactionIds.length,
  }));
}

describe('integrity', () => {
  it('is the same in any order, and under any ids', () => {
    holds(
      fc.property(altered, fc.integer({ min: 1, max: 1_000_000 }), (request, salt) => {
        const mixed = request.transactions.toSorted(
          (a, b) => hash(a.transactionId, salt) - hash(b.transactionId, salt),
        );
        const renamed = mixed.map((row, index) => ({
          ...row,
          transactionId: `${hash(row.transactionId, salt)} ${index}`,
        }));
        expect(found({ ...request, transactions: mixed })).toEqual(found(request));
        expect(found({ ...request, transactions: renamed })).toEqual(found(request));
      }),
    );
  });

  it('is the same with pending rows', () => {
    holds(
      fc.property(altered, fc.nat({ max: 30 }), (request, place) => {
        const row = request.transactions[place % request.transactions.length] as Transaction;
        const { balance: _, ...bare } = row;
        const pending = { ...bare, transactionId: 'pending', status: 'Pending' as const };
        expect(found({ ...request, transactions: [...request.transactions, pending] })).toEqual(
          found(request),
        );
      }),
    );
  });

  it('raises nothing of balances for rows whose balances follow', () => {
    const further = fc.array(fc.record({ in: fc.boolean(), minor: fc.integer({ min: 1, max: 90_000 }) }), {
      minLength: 1,
      maxLength: 6,
    });
    holds(
      fc.property(fc.constantFrom(...Object.values(HOUSEHOLDS)), further, (household, rows) => {
        const lines = inOrder([
          ...linesOf(household),
          ...rows.map(
            (row, index): Line => ({
              day: index % 2 === 0 ? '2026-03-30' : AS_OF,
              text: `CARD PAYMENT TO KIOSK ${index}`,
              minor: row.in ? row.minor : -row.minor,
            }),
          ),
        ]);
        const checks = found(requestOf(household, lines, { withBalances: true })).map(({ check }) => check);
        expect(checks).not.toContain('balance-gaps');
        expect(checks).not.toContain('rows-without-balance');
      }),
    );
  });
});

function hash(text: string, salt: number): number {
  let value = salt;
  for (const character of text) value = (value * 31 + character.charCodeAt(0)) % 1_000_003;
  return value;
}
