/** Reports of the fixtures, and a request whose every text is hostile. */
import { readFileSync } from 'node:fs';
import { analyse } from '../../src/index.js';
import { type Report, type ReportOptions, reportOf } from '../../src/report.js';

export const SIMPLE = 'gb-salaried-renter';
export const RICH = 'gb-gig-two-jobs';
export const AMERICAN = 'us-biweekly-gig';

export function requestOf(fixture: string) {
  return JSON.parse(readFileSync(`fixtures/accounts/${fixture}/request.json`, 'utf8'));
}

export function reportOfFixture(fixture: string, options?: ReportOptions): Report {
  return reportOf(analyse(requestOf(fixture)), options);
}

/** The fixture with the same text before every text that a bank or a caller may choose. */
export function marked(fixture: string, mark: string) {
  const request = requestOf(fixture);
  return {
    ...request,
    accountId: `${mark}${request.accountId}`,
    transactions: request.transactions.map((each: Record<string, unknown>) => ({
      ...each,
      accountId: undefined,
      transactionId: `${mark}${each['transactionId']}`,
      description: `${each['description']} ${mark}`,
      counterPartyName: `${mark}${String(each['description']).slice(0, 12)}`,
    })),
  };
}

export function optionsWith(mark: string, accountId: string): ReportOptions {
  return {
    holder: `${mark}holder`,
    accountNames: [{ accountId, name: `${mark}account` }],
    creditProfile: {
      provider: `${mark}provider`,
      score: `${mark}score`,
      asOf: `${mark}day`,
      accounts: [
        { name: `${mark}card`, kind: `${mark}kind`, balance: 10, limit: null, status: `${mark}status` },
      ],
    },
  };
}
