/** Finds the currencies of a request, because results have only amounts. */
import { COUNTRY_FACTS, isKnownCountry } from '../countries/facts.js';
import type { CurrencyOf } from './terminalPage.js';

type Members = Readonly<Record<string, unknown>>;

/** The library has accepted the request, or will refuse it. */
export function currenciesOf(request: unknown): CurrencyOf {
  const whole = membersOf(request);
  const single = membersOf(whole['account']);
  const own = currencyIn(whole) ?? currencyIn(single);
  const accounts = Array.isArray(whole['accounts']) ? whole['accounts'].map(membersOf) : [];
  const byAccount = new Map(
    accounts.map(account => [String(account['accountId']), currencyIn(account) ?? own] as const),
  );
  const together = new Set(byAccount.values());
  const all = together.size === 0 ? own : together.size === 1 ? [...together][0] : undefined;
  return accountId => (accountId === undefined ? all : (byAccount.get(accountId) ?? all));
}

function currencyIn({ currencyCode, countryCode }: Members): string | undefined {
  if (typeof currencyCode === 'string') return currencyCode;
  return isKnownCountry(countryCode) ? COUNTRY_FACTS[countryCode].currency : undefined;
}

function membersOf(value: unknown): Members {
  return typeof value === 'object' && value !== null ? (value as Members) : {};
}
