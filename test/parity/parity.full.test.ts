/**
 * Money from friends and family is not taken for income, whatever their origin. `PARITY=report npx vitest run
 * test/parity` prints the shares by origin and by wording, and what of the tuned half was taken for income.
 */
import { describe, expect, it } from 'vitest';
import { MEASURES_FEW } from '../support/measurements.js';
import { PEOPLE_OF_HALF } from './friends.js';
import { measure, shareOf } from './measure.js';
import { ORIGINS } from './names.js';
import { reportOf } from './report.js';
import { WORDINGS } from './wordings.js';

/** Of friends who pay in every month. */
const MOST_TAKEN = 0.02;
const MOST_APART = 0.02;

describe.each(['tuned', 'heldOut'] as const)('friends of the %s half', half => {
  const measured = measure(half);
  const shares = [...measured.byOrigin].map(([origin, count]) => ({ origin, share: shareOf(count) }));
  if (process.env['PARITY'] === 'report') console.log(reportOf(half, measured));

  it('are of every origin, in every wording', () => {
    expect(shares).toHaveLength(ORIGINS.length);
    for (const { friends } of measured.byBoth.values()) expect(friends).toBe(PEOPLE_OF_HALF);
    expect(measured.byBoth.size).toBe(ORIGINS.length * WORDINGS.length);
  });

  it.skipIf(MEASURES_FEW).each(shares)('are not taken for income: $origin', ({ share }) => {
    expect(share).toBeLessThanOrEqual(MOST_TAKEN);
  });

  it.skipIf(MEASURES_FEW)('are treated alike, whatever their origin', () => {
    const values = shares.map(({ share }) => share);
    expect(Math.max(...values) - Math.min(...values)).toBeLessThanOrEqual(MOST_APART);
  });
});
