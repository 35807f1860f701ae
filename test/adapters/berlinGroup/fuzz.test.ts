import { describe, expect, it } from 'vitest';
import { BERLIN_GROUP } from '../../../src/adapters/formats/berlinGroup/berlinGroup.js';
import { fuzzFormat } from '../support/nothingVanishes.js';
import { ACCOUNTS, BALANCES, CARD, DETAILS, FACTS, OF_SEVERAL, TRANSACTIONS } from './documents.js';

describe('spoilt answers of the Berlin Group', () => {
  it('are read with nothing lost, or refused', { timeout: 600_000 }, () => {
    const all = [ACCOUNTS, BALANCES, CARD, DETAILS, FACTS, OF_SEVERAL, TRANSACTIONS];
    const pool = [...all, all].map(answer => JSON.stringify(answer, null, 2));
    expect(fuzzFormat(BERLIN_GROUP, pool, 'json')).toBeGreaterThan(10);
  });
});
