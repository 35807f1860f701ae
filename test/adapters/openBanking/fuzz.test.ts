import { describe, expect, it } from 'vitest';
import { OPEN_BANKING } from '../../../src/adapters/formats/openBanking/openBanking.js';
import { fuzzFormat } from '../support/nothingVanishes.js';
import { ACCOUNTS, BALANCES, TRANSACTIONS } from './documents.js';

describe('spoilt answers of Open Banking', () => {
  it('are read with nothing lost, or refused', { timeout: 600_000 }, () => {
    const pool = [TRANSACTIONS, ACCOUNTS, BALANCES].map(answer => JSON.stringify(answer, null, 2));
    expect(fuzzFormat(OPEN_BANKING, pool, 'json')).toBeGreaterThan(10);
  });
});
