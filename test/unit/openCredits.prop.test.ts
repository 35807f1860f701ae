import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openCredits, takeFromOther } from '../../src/enrichment/account/account.js';
import type { LedgerEntry } from '../../src/ledger/ledger.js';
import { holds } from '../support/property.js';

const account = fc.constantFrom('a', 'b', 'c');

it('takes the first credit of another account, as looking through all of them would', () => {
  holds(
    fc.property(
      fc.array(account, { minLength: 1, maxLength: 20 }),
      fc.array(account, { maxLength: 30 }),
      (accounts, debits) => {
        const entries = accounts.map((accountId, index) => ({ accountId, index }) as LedgerEntry);
        const credits = openCredits(entries[0] as LedgerEntry);
        credits.entries.push(...entries.slice(1));
        const left = [...entries];
        for (const debit of debits) {
          const place = left.findIndex(({ accountId }) => accountId !== debit);
          const expected = place < 0 ? null : left.splice(place, 1)[0];
          expect(takeFromOther(credits, debit)).toBe(expected);
        }
      },
    ),
  );
});
