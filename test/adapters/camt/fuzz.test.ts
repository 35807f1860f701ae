import { describe, expect, it } from 'vitest';
import { CAMT } from '../../../src/adapters/formats/camt/camt.js';
import { fuzzFormat } from '../support/nothingVanishes.js';
import { NOTIFICATION, REPORT, STATEMENT } from './documents.js';

describe('spoilt camt messages', () => {
  it('are read with nothing lost, or refused', { timeout: 600_000 }, () => {
    expect(fuzzFormat(CAMT, [STATEMENT, REPORT, NOTIFICATION], 'tags')).toBeGreaterThan(100);
  });
});
