/** Pay whose words say that it depends on sales or guests. */
import { VARIABLE_WORDS } from '../../data/incomeComposition.js';
import type { EntryPayment } from '../../streams/payments.js';
import { wordRunsReader } from '../wordRuns.js';

const WORDS: ReadonlySet<string> = new Set(VARIABLE_WORDS.split(';'));

/** Most of the payments say so: one of them may only hold some. */
export function isVariablePay(payments: readonly EntryPayment[]): boolean {
  const said = payments.filter(saysVariable).length;
  return 2 * said > payments.length;
}

export function saysVariable({ entries }: EntryPayment): boolean {
  const wordsIn = wordRunsReader(WORDS);
  return entries.some(({ entry }) => wordsIn(entry).length > 0);
}
