/** Which account a row is of. */
import { describe, expect, it } from 'vitest';
import { accountIdOf, buildLedger } from '../../src/ledger/ledger.js';
import { transaction } from './support.js';

describe('the id of an account', () => {
  it('is a text that is not empty', () => {
    expect(['a', ' ', '0'].map(accountIdOf)).toEqual(['a', ' ', '0']);
  });

  it.each([[''], [null], [undefined], [0], [7], [{}]])('is not %j', given => {
    expect(accountIdOf(given)).toBeNull();
  });
});

describe('a row', () => {
  const rows = [null, '', 'own'].map((accountId, index) =>
    transaction(`t${index}`, '2026-03-01', { accountId }),
  );
  const accountsOf = (accountId: string | null) =>
    buildLedger({ transactions: rows, path: ['transactions'], accountId }, null).rows.map(
      row => row.accountId,
    );

  it('that names no account is of the account of the request', () => {
    expect(accountsOf('main')).toEqual(['main', 'main', 'own']);
  });

  it('is of none where neither names one', () => {
    expect(accountsOf(null)).toEqual([null, null, 'own']);
    expect(accountsOf('')).toEqual([null, null, 'own']);
  });
});
