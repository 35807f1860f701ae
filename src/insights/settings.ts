/** What a request and its options say, in the terms of the stages. */
import { dayOf, type EpochDay, laterOf } from '../base/calendar.js';
import type { HolidayCalendar, IncomeCountry } from '../countries/country.js';
import { DEFAULT_COUNTRY } from '../countries/facts.js';
import { INCOME_COUNTRIES } from '../countries/income.js';
import type { IncomeSetting } from '../income/setting.js';
import type { CountryCode } from '../model/transaction.js';
import type { ParsedOptions } from '../schema/options.js';
import { type WorkingCalendar, workingCalendarOf } from '../streams/workingDays.js';

export function asOfOf({ asOf }: ParsedOptions): EpochDay | null {
  return asOf === undefined ? null : dayOf(asOf);
}

/** A division of another country is nobody's here. */
export function calendarOf(
  { calendars, defaultDivision }: Pick<IncomeCountry, 'calendars' | 'defaultDivision'>,
  { division }: Pick<ParsedOptions, 'division'>,
): WorkingCalendar {
  const keeper = division !== undefined && Object.hasOwn(calendars, division) ? division : defaultDivision;
  return workingCalendarOf(calendars[keeper] as HolidayCalendar);
}

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
  return {
    calendar: calendarOf(country, options),
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
