import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CSV } from '../../../src/adapters/formats/csv/csv.js';
import { fuzzFormat } from '../support/nothingVanishes.js';

const FOLDER = 'fixtures/statements/csv';

describe('spoilt CSV files', () => {
  it('are read with nothing lost, or refused', { timeout: 600_000 }, () => {
    const pool = readdirSync(FOLDER).map(name => readFileSync(`${FOLDER}/${name}`));
    expect(pool.length).toBeGreaterThan(40);
    expect(fuzzFormat(CSV, pool, 'lines')).toBeGreaterThan(100);
  });
});
