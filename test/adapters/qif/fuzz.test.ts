import { describe, expect, it } from 'vitest';
import { QIF } from '../../../src/adapters/formats/qif/qif.js';
import { fuzzFormat } from '../support/nothingVanishes.js';
import { BRITISH, QUICKEN, UNENDED } from './documents.js';

describe('spoilt QIF', () => {
  it('is read with nothing lost, or refused', { timeout: 600_000 }, () => {
    expect(fuzzFormat(QIF, [BRITISH, QUICKEN, UNENDED], 'lines')).toBeGreaterThan(100);
  });
});
