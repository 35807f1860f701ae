import { describe, expect, it } from 'vitest';
import { MT940 } from '../../../src/adapters/formats/mt940/mt940.js';
import { fuzzFormat } from '../support/nothingVanishes.js';
import { AMERICAN, BRITISH, INTERIM, NUMBERED } from './documents.js';

describe('spoilt MT940 messages', () => {
  it('are read with nothing lost, or refused', { timeout: 600_000 }, () => {
    expect(fuzzFormat(MT940, [BRITISH, AMERICAN, NUMBERED, INTERIM], 'lines')).toBeGreaterThan(100);
  });
});
