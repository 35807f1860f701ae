import { describe, expect, it } from 'vitest';
import { historyStartOf } from '../../../src/adapters/rows/account.js';

describe('the first day of a document', () => {
  it.each([
    ['2026-01-01', ['2026-03-02', '2026-02-01'], '2026-01-01'],
    ['2026-02-01', ['2026-02-01'], '2026-02-01'],
    ['2024-03-01', ['2026-02-01'], '2024-03-01'],
    ['2026-02-02', ['2026-03-02', '2026-02-01'], undefined],
    ['1970-01-01', ['2026-02-01'], undefined],
    ['1970-01-01', [], '1970-01-01'],
    [undefined, ['2026-02-01'], undefined],
  ])('%s before rows of %j is %s', (start, days, expected) => {
    expect(historyStartOf(start, days)).toBe(expected);
  });
});
