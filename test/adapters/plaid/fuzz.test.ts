import { describe, expect, it } from 'vitest';
import { PLAID } from '../../../src/adapters/formats/plaid/plaid.js';
import { fuzzFormat } from '../support/nothingVanishes.js';
import { INCOME, SYNC_PAGES, TRANSACTIONS } from './documents.js';

describe('spoilt answers of Plaid', () => {
  it('are read with nothing lost, or refused', { timeout: 600_000 }, () => {
    const pool = [TRANSACTIONS, ...SYNC_PAGES, SYNC_PAGES, INCOME].map(answer =>
      JSON.stringify(answer, null, 2),
    );
    expect(fuzzFormat(PLAID, pool, 'json')).toBeGreaterThan(10);
  });
});
