/** The day that the options name, apart from the settings of income: end-of-day balances need no engine. */
import { dayOf, type EpochDay } from '../base/calendar.js';
import type { ParsedOptions } from '../requests/options.js';

export function asOfOf({ asOf }: ParsedOptions): EpochDay | null {
  return asOf === undefined ? null : dayOf(asOf);
}
