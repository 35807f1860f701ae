import { describe, expect, it } from 'vitest';
import { OFX } from '../../../src/adapters/formats/ofx/ofx.js';
import { fuzzFormat } from '../support/nothingVanishes.js';
import { BRITISH, CHECKING, INVESTMENTS, LOAN } from './documents.js';

describe('spoilt OFX', () => {
  it('is read with nothing lost, or refused', { timeout: 600_000 }, () => {
    expect(fuzzFormat(OFX, [CHECKING, BRITISH, INVESTMENTS, LOAN], 'tags')).toBeGreaterThan(100);
  });
});
