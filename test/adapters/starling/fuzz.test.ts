import { describe, expect, it } from 'vitest';
import { STARLING } from '../../../src/adapters/formats/starling/starling.js';
import { fuzzFormat } from '../support/nothingVanishes.js';
import * as documents from './documents.js';

describe('spoilt answers of Starling', () => {
  it('are read with nothing lost, or refused', { timeout: 600_000 }, () => {
    const all = Object.values(documents).filter(each => typeof each === 'object');
    const pool = [...all, all].map(answer => JSON.stringify(answer, null, 2));
    expect(fuzzFormat(STARLING, pool, 'json')).toBeGreaterThan(10);
  });
});
