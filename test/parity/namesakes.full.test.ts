/**
 * People called like an institution, a trade, a place or a brand are not taken for employers. `PARITY=report npx vitest run test/parity`
 * prints what of the tuned half was taken for income.
 */
import { describe, expect, it } from 'vitest';
import { MEASURES_FEW } from '../support/measurements.js';
import { accountsOf } from './friends.js';
import { measured, shareOf } from './measure.js';
import { namesakesOf } from './namesakes.js';
import { WORDINGS } from './wordings.js';

/** Of all friends; and of the wordings of one surname, which is asked of those that may be looked at. */
const MOST_TAKEN = { tuned: 0.01, heldOut: 0.02 } as const;
const MOST_OF_ONE = 0.1;

describe.skipIf(MEASURES_FEW).each(['tuned', 'heldOut'] as const)('namesakes of the %s half', half => {
  const people = namesakesOf(half);
  const { byOrigin, taken } = measured(accountsOf(people, half));
  const friends = people.length * WORDINGS.length;
  if (process.env['PARITY'] === 'report')
    console.log(`${half}: ${taken.length} of ${friends} taken`, half === 'tuned' ? taken : []);

  it('are not taken for employers', () => {
    expect(taken.length / friends).toBeLessThanOrEqual(MOST_TAKEN[half]);
  });

  it.skipIf(half === 'heldOut').each([...byOrigin])(
    '%s is taken for one in few wordings only',
    (_, count) => {
      expect(shareOf(count)).toBeLessThanOrEqual(MOST_OF_ONE);
    },
  );
});
