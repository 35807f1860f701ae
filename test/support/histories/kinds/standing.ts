/** What a careful person may say of income that is never the same twice. */
import { addDays, dayInMonth } from '../../dates.js';
import type { StandingDraft } from '../ledger.js';
import { windowStart } from '../months.js';
import type { KindLife } from './kind.js';

const MONTHS_OF_LATEST = 6;
const FEWEST_OF_ACTIVE = 3;

/**
 * The mean of the paydays of six months, of all that are shown, or what the payer truly pays on the whole: every figure from the
 * least to the largest of them is right. `usual` is what the payments were drawn around.
 */
export function varying(
  life: KindLife,
  payments: readonly { readonly day: string; readonly pence: number }[],
  perMonth: number,
  usual: number,
): StandingDraft {
  const [year, month] = life.asOf.split('-').map(Number) as [number, number];
  const latest = addDays(dayInMonth(year, month - MONTHS_OF_LATEST, Number(life.asOf.slice(8))), 1);
  const start = windowStart(life.asOf) > life.from ? windowStart(life.asOf) : life.from;
  const shown = payments.filter(({ day }) => day >= start && day <= life.asOf);
  const means = [shown, shown.filter(({ day }) => day >= latest)]
    .filter(({ length }) => length > 0)
    .map(some => some.reduce((sum, { pence }) => sum + pence, 0) / some.length);
  const figures = [...means, usual].map(pence => pence * perMonth);
  return {
    status: shown.length < FEWEST_OF_ACTIVE ? 'New' : 'Active',
    monthlyPence: [Math.min(...figures), Math.max(...figures)],
  };
}
