/** The library with the merchants of the countries that are needed, loaded when they are. */
import type { InsightsOptions } from 'open-banking-insights/core';
import { accountsOf, type Request, type Result } from './state';

export async function engineFor(request: Request) {
  const countries = new Set(
    accountsOf(request).map(
      ({ countryCode, currencyCode }) => countryCode ?? (currencyCode === 'USD' ? 'US' : 'GB'),
    ),
  );
  if (countries.size > 1) return import('open-banking-insights');
  return countries.has('US') ? import('open-banking-insights/us') : import('open-banking-insights/gb');
}

type Engine = Awaited<ReturnType<typeof engineFor>>;

/** The limit is raised to what there is: the work is linear, and this page serves nobody else. */
export function limitFor(request: Request): number {
  const count = accountsOf(request).reduce((sum, { transactions }) => sum + transactions.length, 0);
  return Math.max(count, 5000);
}

export function analysed({ analyse }: Engine, request: Request, options: InsightsOptions): Result {
  const all = { ...options, maxTransactions: limitFor(request) };
  // Two calls, as the function tells one account from several by its types.
  return 'accounts' in request ? analyse(request, all) : analyse(request, all);
}
