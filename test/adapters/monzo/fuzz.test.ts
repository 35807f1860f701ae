import { describe, expect, it } from 'vitest';
import { MONZO } from '../../../src/adapters/formats/monzo/monzo.js';
import { fuzzFormat } from '../support/nothingVanishes.js';
import { ACCOUNTS, BALANCE, POTS, TRANSACTIONS, WEBHOOK } from './documents.js';

describe('spoilt answers of Monzo', () => {
  it('are read with nothing lost, or refused', { timeout: 600_000 }, () => {
    const all = [ACCOUNTS, BALANCE, POTS, TRANSACTIONS, WEBHOOK];
    const pool = [...all, all].map(answer => JSON.stringify(answer, null, 2));
    expect(fuzzFormat(MONZO, pool, 'json')).toBeGreaterThan(10);
  });
});
