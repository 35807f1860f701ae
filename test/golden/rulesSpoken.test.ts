/**
 * On which payments of the fixture accounts each rule of evidence speaks. Where a report on file differs, this says which rule came to
 * speak, or fell silent, and on which payment. `npm run golden` rewrites the file.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type AnalyseRequest, enrichTransactions, type Transaction } from '../../src/index.js';
import { EVIDENCE_RULES, rulesThatSpoke } from '../support/evidenceRules.js';

const ACCOUNTS = 'fixtures/accounts';
const FILE = 'test/golden/rulesSpoken.json';
/** By account and rule, what the payments say. */
type Spoken = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const onFile: Spoken = JSON.parse(readFileSync(FILE, 'utf8'));
/** The largest account has wordings of the same kinds in their hundreds, and would make the file three times as long. */
const accounts = readdirSync(ACCOUNTS).filter(name => name !== 'gb-busy-5000');

/** The payments of an account by the rules that speak on them; each wording once. */
function spokenIn({ countryCode, currencyCode, transactions }: AnalyseRequest): Spoken[string] {
  const rows = new Map(transactions.map(row => [`${row.creditDebitIndicator} ${row.description}`, row]));
  const wordings = [...rows.keys()].sort();
  const names = rulesThatSpoke(
    wordings.map(wording => () => {
      const row = rows.get(wording) as Transaction;
      enrichTransactions({ referenceId: 'golden', countryCode, currencyCode, transactions: [row] });
    }),
  );
  return Object.fromEntries(
    [...EVIDENCE_RULES.keys()]
      .map(name => [name, wordings.filter((_, index) => names[index]?.includes(name))] as const)
      .filter(([, found]) => found.length > 0),
  );
}

it('has every account on file', () => {
  expect(Object.keys(onFile)).toEqual(accounts);
});

it.each(accounts)('%s: each rule speaks on the payments on file', account => {
  const spoken = spokenIn(JSON.parse(readFileSync(`${ACCOUNTS}/${account}/request.json`, 'utf8')));
  if (process.env['UPDATE_GOLDEN'] === '1') {
    const file: Spoken = JSON.parse(readFileSync(FILE, 'utf8'));
    writeFileSync(FILE, `${JSON.stringify({ ...file, [account]: spoken }, null, 1)}\n`);
    return;
  }
  const before = onFile[account] ?? {};
  const changes = [...EVIDENCE_RULES.keys()].flatMap(name => {
    const then = before[name] ?? [];
    const now = spoken[name] ?? [];
    return [
      ...now.filter(wording => !then.includes(wording)).map(wording => `${name} now speaks on ${wording}`),
      ...then.filter(wording => !now.includes(wording)).map(wording => `${name} is silent on ${wording}`),
    ];
  });
  expect(changes).toEqual([]);
});
