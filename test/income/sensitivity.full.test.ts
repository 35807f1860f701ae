/**
 * The transactions that move the estimate most are those that trying every transaction finds.
 * `SENSITIVITY=report npx vitest run test/income/sensitivity` prints how often they are, and how many were tried.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { candidatesOf, sensitivityOf } from '../../src/income/sensitivity/sensitivity.js';
import type { InsightsOptions, VerifyIncomeRequest } from '../../src/index.js';
import { credit, credits, income, pence } from '../support/build.js';
import { every } from '../support/dates.js';
import type { History } from '../support/histories/history.js';
import { historyOf } from '../support/histories/historyOf.js';
import { kindHistoryOf } from '../support/histories/kinds/kindHistoryOf.js';
import { KINDS } from '../support/histories/kinds/kinds.js';
import { MEASURES_FEW, measured } from '../support/measurements.js';
import { allMoved, factsOf } from '../support/sensitivity.js';

const ACCOUNTS = 'fixtures/accounts';
const IS_REPORT = process.env['SENSITIVITY'] === 'report';
const SEEDS = Array.from({ length: measured(200, 2) }, (_, index) => index + 1);
const SEEDS_OF_KIND = measured([1, 2, 3, 4], []);
const MOST_LISTED = 5;
const MOST_TRIED = 14;
/** Shares of 1, somewhat below what the command prints. */
const FLOORS = { all: 0.92, first: 0.95 };

interface Case {
  readonly country: string;
  readonly request: VerifyIncomeRequest;
  readonly options: InsightsOptions;
}

function ofHistory({ country, request, asOf, division }: History): Case {
  return { country, request, options: { asOf, ...(division === null ? {} : { division }) } };
}

const cases: readonly Case[] = [
  ...readdirSync(ACCOUNTS).map(
    (account): Case => ({
      country: account.slice(0, 2).toUpperCase(),
      request: JSON.parse(readFileSync(`${ACCOUNTS}/${account}/request.json`, 'utf8')),
      options: {},
    }),
  ),
  ...SEEDS.map(seed => ofHistory(historyOf(seed))),
  ...KINDS.flatMap(kind => SEEDS_OF_KIND.map(seed => ofHistory(kindHistoryOf(kind, seed)))),
];

describe('the transactions that move the estimate most', () => {
  it('are mostly those that trying every transaction finds', { timeout: 600_000 }, () => {
    const counted = { cases: 0, all: 0, first: 0, tried: 0 };
    for (const { request, options } of cases) {
      const { facts, setting } = factsOf(request, options);
      const moved = allMoved(facts, setting);
      const wanted = moved.slice(0, MOST_LISTED);
      const listed = sensitivityOf(facts.streams, facts.twelveMonths, setting).transactions;
      const tried = candidatesOf(facts.streams).length;
      expect(tried).toBeLessThanOrEqual(MOST_TRIED);
      counted.cases++;
      counted.tried += tried;
      const isAt = (place: number) =>
        pence(listed[place]?.difference ?? 0) === (wanted[place]?.difference ?? 0);
      if (isAt(0)) counted.first++;
      if (wanted.every((_, place) => isAt(place))) counted.all++;
      const differences = new Set(
        moved.map(({ transactionId, difference }) => `${transactionId} ${difference}`),
      );
      for (const { transactionId, difference } of listed)
        expect(differences).toContain(`${transactionId} ${pence(difference)}`);
    }
    const all = counted.all / counted.cases;
    const first = counted.first / counted.cases;
    if (IS_REPORT)
      console.info(
        `${counted.cases} accounts: all alike in ${(100 * all).toFixed(1)} %, the first in ${(100 * first).toFixed(1)} %, ${(counted.tried / counted.cases).toFixed(1)} tried`,
      );
    expect(new Set(cases.map(({ country }) => country))).toEqual(new Set(['GB', 'US']));
    if (MEASURES_FEW) return;
    expect(all).toBeGreaterThan(FLOORS.all);
    expect(first).toBeGreaterThan(FLOORS.first);
  });

  it('are the large ones of pay that varies, in both countries', () => {
    const dates = every(14, '2025-11-14', 10);
    for (const text of ['NORTHGATE LOGISTICS LTD SALARY BGC', 'NORTHGATE LOGISTICS INC PAYROLL PPD']) {
      const hours = [1150, 900, 1010, 1320, 960, 1240, 1090, 2400, 980, 1150];
      const rows = dates.map((date, index) => credit(date, hours[index] as number, text));
      const request = { currencyCode: text.includes('INC') ? ('USD' as const) : ('GBP' as const) };
      const { estimatedIncome, sensitivity } = income(rows, request).incomeStreamsSummary;
      const [first] = sensitivity.transactions;
      expect(first?.transactionId).toBe(rows[7]?.transactionId);
      expect(first?.difference).toBe(-520);
      expect(first?.estimatedIncome).toBe(estimatedIncome - 520);
    }
  });

  it('are none of pay that is always the same, but all of a single payment', () => {
    const text = 'NORTHGATE LOGISTICS LTD SALARY BGC';
    const rows = credits(every(7, '2026-01-02', 12), 500, text);
    expect(income(rows).incomeStreamsSummary.sensitivity.transactions).toEqual([]);
    const [one] = rows.slice(-1);
    expect(income(rows.slice(-1)).incomeStreamsSummary.sensitivity).toEqual({
      withoutStreams: [{ stream: 0, estimatedIncome: 0, share: 1 }],
      transactions: [{ transactionId: one?.transactionId, estimatedIncome: 0, difference: -500 }],
    });
  });

  it('says nothing of an account without income', () => {
    expect(income([]).incomeStreamsSummary.sensitivity).toEqual({ withoutStreams: [], transactions: [] });
  });
});
