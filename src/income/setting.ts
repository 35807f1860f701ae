/** What the income stage is told beside the transactions. */
import type { EpochDay } from '../base/calendar.js';
import type { IncomeCountry } from '../countries/country.js';
import type { IncomeHaircuts } from '../model/incomeComposition.js';
import type { UsState } from '../model/options.js';
import type { Division, WorkingCalendar } from '../streams/workingDays.js';

export interface IncomeSetting {
  readonly calendar: WorkingCalendar;
  readonly country: IncomeCountry;
  /** The part of the United Kingdom, where the caller names one. */
  readonly division: Exclude<Division, 'federal-reserve'> | null;
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
