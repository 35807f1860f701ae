/**
 * How far the payments of a payer who is written like a person are from wages. It needs no list of names, so that people of every
 * origin are treated alike. Small employers can be written like people, so it counts fully up to what friends pay in a month and
 * not at all from a wage on.
 */
import { PERSON_PAYS } from '../data/incomeLikelihood.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import type { PersonForm } from '../enrichment/evidence/personForm.js';

/** 0 to 1: the share of the payments from a payer of this form, times how small a month of them is. */
export function shareOfForm(
  entries: readonly EnrichedEntry[],
  form: PersonForm,
  monthlySize: number,
): number {
  const count = entries.filter(({ decision }) => decision.personForm === form).length;
  return (count / entries.length) * smallness(monthlySize);
}

/** 1 up to what friends pay and 0 from wages on; in between it falls with the logarithm. */
function smallness(monthlySize: number): number {
  const { friends, wages } = PERSON_PAYS;
  const above = Math.log(monthlySize / friends) / Math.log(wages / friends);
  return 1 - Math.min(1, Math.max(0, above));
}
