/** Pay whose words say that it depends on sales or guests. */
import { VARIABLE_WORDS } from '../../data/incomeComposition.js';
import type { EntryPayment } from '../../streams/payments.js';
import { wordRunsReader } from '../wordRuns.js';

const WORDS: ReadonlySet<string> = new Set(VARIABLE_WORDS.split(';'));

/** Most of the payments say so: one of them may only hold some. */
export function isVariablePay(payments: readonly EntryPayment[]): boolean {
  const wordsIn = wordRunsReader(WORDS);
  const said = payments.filter(({ entries }) => entries.some(({ entry }) => wordsIn(entry).length > 0));
  return 2 * said.length > payments.length;
}

export function saysVariable(payment: EntryPayment): boolean {
  return isVariablePay([payment]);
}
