/** The settings of the income stage, besides the transactions. */
import type { EpochDay } from '../base/calendar.js';
import type { IncomeCountry } from '../countries/country.js';
import type { IncomeHaircuts, InsightsOptions, UsState } from '../model/options.js';
import type { CalendarFor } from '../streams/payerCalendars.js';
import type { WorkingCalendar } from '../streams/workingDays.js';

export interface IncomeSetting {
  /** Of the rail on which bills are paid. */
  readonly calendar: WorkingCalendar;
  readonly calendarFor: CalendarFor;
  readonly country: IncomeCountry;
  /** The part of the United Kingdom whose taxes are taken from pay, where the caller names one. It moves no payday. */
  readonly division: NonNullable<InsightsOptions['division']> | null;
  /** The American state whose taxes are taken from pay, where the caller names one. */
  readonly usState: UsState | null;
  readonly excludeBenefits: boolean;
  /** The day from which the whole history is known, where the caller says so: a month without rows is then one without pay. */
  readonly historyStart: EpochDay | null;
  /** The names of those who hold the account; empty or left out where nobody says. */
  readonly holders?: readonly string[] | undefined;
  /** A business's customers pay invoices, not wages. */
  readonly isBusiness: boolean;
  /** The shares of each kind of money that the caller does not count. */
  readonly haircuts: IncomeHaircuts;
}
