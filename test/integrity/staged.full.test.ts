/**
 * How many staged accounts ask for something, and how many honest ones, held to floors. Odd seeds were in view when the limits were
 * moved; even seeds are held out. `INTEGRITY=report npx vitest run test/integrity` prints the figures of the even
 * seeds, by method and by household.
 */
import { describe, expect, it } from 'vitest';
import {
  type CheckIntegrityAccountsResult,
  checkIntegrity,
  type IntegritySeverity,
} from '../../src/index.js';
import type { HonestAccount, StagedAccount } from '../staged/model.js';
import { honestAccounts, stagedAccounts } from '../staged/staged.js';
import { measured } from '../support/measurements.js';

const COUNTRY_CODES = ['GB', 'US'] as const;
const PRINTS = process.env['INTEGRITY'] === 'report';
const SEEDS = PRINTS ? measured([102, 104, 106, 108, 110, 112], [102]) : [102];

/** Shares of the accounts that ask for something, as measured, rounded to the worse side. */
const FEWEST_BY_ARITHMETIC = 0.9;
const FEWEST_BY_PATTERN = 0.4;
const MOST_HONEST = 0.04;

interface Share {
  asking: number;
  all: number;
}

const staged = COUNTRY_CODES.flatMap(country => SEEDS.flatMap(seed => stagedAccounts(seed, country)));
const honest = COUNTRY_CODES.flatMap(country => SEEDS.flatMap(seed => honestAccounts(seed, country)));

function isAsking({ request }: StagedAccount | HonestAccount): boolean {
  const worst = 'accounts' in request ? worstOf(checkIntegrity(request)) : [checkIntegrity(request).worst];
  return worst.some(severity => severity === 'ask' || severity === 'severe');
}

function worstOf({ accounts, together }: CheckIntegrityAccountsResult): (IntegritySeverity | null)[] {
  return [together.worst, ...accounts.map(({ worst }) => worst)];
}

function sharesBy<Account extends StagedAccount | HonestAccount>(
  accounts: readonly Account[],
  keyOf: (account: Account) => string,
): ReadonlyMap<string, Share> {
  const shares = new Map<string, Share>();
  for (const account of accounts) {
    const share = shares.get(keyOf(account)) ?? { asking: 0, all: 0 };
    share.all++;
    if (isAsking(account)) share.asking++;
    shares.set(keyOf(account), share);
  }
  return shares;
}

const byVisible = sharesBy(staged, ({ visible, country, withBalances }) =>
  key(visible, country, withBalances),
);
const ofHonest = sharesBy(honest, ({ country }) => country);

function key(visible: string, country: string, withBalances: boolean): string {
  return `${visible} | ${country} | ${withBalances ? 'with balances' : 'without'}`;
}

if (PRINTS) {
  for (const shares of [
    byVisible,
    ofHonest,
    sharesBy(staged, ({ kind, visible }) => `${kind} | ${visible}`),
    sharesBy(honest, ({ kind }) => kind),
  ])
    console.log(
      [...shares]
        .map(([name, { asking, all }]) => `| ${name} | ${asking} of ${all} |`)
        .sort()
        .join('\n'),
    );
}

describe('integrity of held-out accounts', () => {
  it.each(COUNTRY_CODES)('of %s sees what arithmetic shows', country => {
    const { asking, all } = byVisible.get(key('by arithmetic', country, true)) as Share;
    expect(all).toBeGreaterThan(20);
    expect(asking / all).toBeGreaterThanOrEqual(FEWEST_BY_ARITHMETIC);
  });

  it.each(COUNTRY_CODES)('of %s sees much of what only habits and words show', country => {
    for (const withBalances of [true, false]) {
      const { asking, all } = byVisible.get(key('by pattern', country, withBalances)) as Share;
      expect(all).toBeGreaterThan(15);
      expect(asking / all).toBeGreaterThanOrEqual(FEWEST_BY_PATTERN);
    }
  });

  it.each(COUNTRY_CODES)('of %s leaves honest accounts alone', country => {
    const { asking, all } = ofHonest.get(country) as Share;
    expect(all).toBeGreaterThan(40);
    expect(asking / all).toBeLessThanOrEqual(MOST_HONEST);
  });
});
