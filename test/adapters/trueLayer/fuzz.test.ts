import { describe, expect, it } from 'vitest';
import { TRUELAYER } from '../../../src/adapters/formats/trueLayer/trueLayer.js';
import { fuzzFormat } from '../support/nothingVanishes.js';
import { ACCOUNTS, BALANCE, CARDS, INFO, MANDATES, PENDING, TRANSACTIONS } from './documents.js';

describe('spoilt answers of TrueLayer', () => {
  it('are read with nothing lost, or refused', { timeout: 600_000 }, () => {
    const together = { account_id: 'a-1', balance: BALANCE, transactions: TRANSACTIONS, pending: PENDING };
    const pool = [ACCOUNTS, CARDS, BALANCE, TRANSACTIONS, MANDATES, INFO, together].map(answer =>
      JSON.stringify(answer, null, 2),
    );
    expect(fuzzFormat(TRUELAYER, pool, 'json')).toBeGreaterThan(10);
  });
});
