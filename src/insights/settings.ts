/** What a request and its options say, in the terms of the stages. */
import { dayOf, type EpochDay } from '../base/calendar.js';
import type { IncomeSetting } from '../income/setting.js';
import type { CountryCode, CurrencyCode } from '../model/request.js';
import type { ParsedOptions } from '../schema/options.js';
import { type WorkingCalendar, workingCalendar } from '../streams/workingDays.js';

export function asOfOf({ asOf }: ParsedOptions): EpochDay | null {
  return asOf === undefined ? null : dayOf(asOf);
}

export function countryOf(currency: CurrencyCode): CountryCode {
  return currency === 'USD' ? 'US' : 'GB';
}

function calendarOf(country: CountryCode, { division }: ParsedOptions): WorkingCalendar {
  return workingCalendar(country === 'US' ? 'federal-reserve' : (division ?? 'england-and-wales'));
}

export function incomeSettingOf(
  country: CountryCode,
  options: ParsedOptions,
  accountType?: string | null,
  excludeBenefits?: boolean | null,
): IncomeSetting {
  return {
    calendar: calendarOf(country, options),
    country,
    division: options.division ?? null,
    excludeBenefits: (excludeBenefits ?? false) && country === 'GB',
    isBusiness: accountType === 'Business',
  };
}
