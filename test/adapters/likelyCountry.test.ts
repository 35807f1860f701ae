/** What a file looks like that names no currency: never the other country, and never read by it. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fromCsv, likelyCountry } from '../../src/adapters.js';

const ACCOUNTS = 'fixtures/accounts';
const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/** The rows of a fixture as a file that says neither where it is from nor in what money. */
function bareFile(name: string): string {
  const request = JSON.parse(readFileSync(`${ACCOUNTS}/${name}/request.json`, 'utf8'));
  const rows: { description: string; amount: number; creditDebitIndicator: string; bookingDate: string }[] =
    request.transactions;
  return [
    'Day,Words,Sum',
    ...rows.map(({ description, amount, creditDebitIndicator, bookingDate }) => {
      const sign = creditDebitIndicator === 'Debit' ? '-' : '';
      return [bookingDate.slice(0, 10), quoted(description), `${sign}${Number(amount).toFixed(2)}`].join(',');
    }),
  ].join('\n');
}

const named = readdirSync(ACCOUNTS).filter(name => /^(?:gb|us)-/.test(name));

describe.each(['GB', 'US'] as const)('files of %s', country => {
  const own = named.filter(name => name.startsWith(country.toLowerCase()));

  it.each(own)('%s looks like no other country, and has no currency all the same', name => {
    const [account] = fromCsv(bareFile(name)).accounts;
    expect(account?.currencyCode).toBeNull();
    // An account without any rows but charges and interest names nothing.
    const expected = name === 'gb-dormant' ? null : country;
    expect((account && likelyCountry(account))?.country ?? null).toBe(expected);
  });
});

describe('without any word that shows it', () => {
  const looks = (...rows: readonly string[]) => {
    const [account] = fromCsv(['Day,Words,Sum', ...rows].join('\n')).accounts;
    return account === undefined ? undefined : likelyCountry(account);
  };

  it('is null', () => {
    expect(looks('2026-03-02,COFFEE,-2.40', '2026-03-03,LUNCH,-9.00')).toBeNull();
    expect(looks('02/03/2026,COFFEE,-2.40', '03/03/2026,LUNCH,-9.00')).toBeNull();
    // Most of the world writes days first.
    expect(looks('22/03/2026,COFFEE,-2.40', '23/03/2026,LUNCH,-9.00')).toBeNull();
  });

  it('is America where a date can only be month first', () => {
    expect(looks('03/22/2026,COFFEE,-2.40', '03/23/2026,LUNCH,-9.00')).toEqual({
      country: 'US',
      evidence: ['dates with the month first'],
    });
  });

  it('is null where words and dates contradict each other', () => {
    expect(looks('03/22/2026,TESCO,-2.40', '03/23/2026,HMRC,-9.00')).toBeNull();
    expect(looks('2026-03-22,TESCO,-2.40', '2026-03-22,VENMO,-9.00')).toBeNull();
  });
});

it('knows the sort code of an account', () => {
  const { accounts } = fromCsv('Account,Date,Text,Amount\n20-00-00 12345678,2026-03-02,LUNCH,-9.00\n');
  expect(accounts.map(likelyCountry)).toEqual([{ country: 'GB', evidence: ['20-00-00'] }]);
});

describe('what is no account of an adapter', () => {
  it.each([
    undefined,
    '',
    {},
    { accountId: 'a' },
    { accountId: 'a', transactions: [{}] },
    { accountId: 'a', transactions: [null] },
  ])('is refused: %j', given => {
    expect(() => likelyCountry(given as never)).toThrow(
      expect.objectContaining({
        issues: [expect.objectContaining({ code: 'not_statements', path: ['account'] })],
      }),
    );
  });
});
