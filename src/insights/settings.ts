/** What a request and its options say, in the terms of the stages. */
import { type EpochDay, laterOf } from '../base/calendar.js';
import { DEFAULT_COUNTRY } from '../countries/facts.js';
import { INCOME_COUNTRIES } from '../countries/incomeCountries.js';
import type { IncomeSetting } from '../income/setting.js';
import type { CountryCode } from '../model/transaction.js';
import type { ParsedOptions } from '../requests/options.js';
import { calendarForPayersOf } from '../streams/payerCalendars.js';

interface AccountKind {
  readonly countryCode: CountryCode;
  readonly accountType: string | null;
  readonly historyStart: EpochDay | null;
  readonly accountHolders: readonly string[];
}

/** Of accounts in one country: they are a business's where each is. */
export function incomeSettingOf(
  accounts: readonly AccountKind[],
  options: ParsedOptions,
  excludeBenefits?: boolean | null,
): IncomeSetting {
  const country = INCOME_COUNTRIES[accounts[0]?.countryCode ?? DEFAULT_COUNTRY];
  const calendarFor = calendarForPayersOf(country);
  return {
    // Nobody's: that of the rail.
    calendar: calendarFor([]),
    calendarFor,
    country,
    division: options.division ?? null,
    usState: options.usState ?? null,
    excludeBenefits: (excludeBenefits ?? false) && country.mayExcludeBenefits,
    historyStart: commonStartOf(accounts),
    holders: [...new Set(accounts.flatMap(({ accountHolders }) => accountHolders))],
    isBusiness: accounts.every(isBusiness),
    haircuts: options.incomeHaircuts,
  };
}

/** The day from which the history of every account is known; null where that of one is not. */
export function commonStartOf(accounts: readonly Pick<AccountKind, 'historyStart'>[]): EpochDay | null {
  let latest: EpochDay | null = null;
  for (const { historyStart } of accounts) {
    if (historyStart === null) return null;
    latest = laterOf(latest ?? historyStart, historyStart);
  }
  return latest;
}

export function isBusiness({ accountType }: Pick<AccountKind, 'accountType'>): boolean {
  return accountType === 'Business';
}
