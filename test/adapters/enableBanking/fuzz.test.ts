import { describe, expect, it } from 'vitest';
import { ENABLE_BANKING } from '../../../src/adapters/formats/enableBanking/enableBanking.js';
import { fuzzFormat } from '../support/nothingVanishes.js';
import { BALANCES, ERROR, SESSION, SESSION_AGAIN, TRANSACTIONS } from './documents.js';

describe('spoilt answers of Enable Banking', () => {
  it('are read with nothing lost, or refused', { timeout: 600_000 }, () => {
    const all = [SESSION, SESSION_AGAIN, BALANCES, TRANSACTIONS, ERROR];
    const pool = [...all, all].map(answer => JSON.stringify(answer, null, 2));
    expect(fuzzFormat(ENABLE_BANKING, pool, 'json')).toBeGreaterThan(10);
  });
});
