/**
 * Shares decisions between rows only if they quote nothing of a row, so that the text of one row never appears in the result of another.
 */
import { squash } from '../../base/text.js';
import type { Decision } from '../vote/decision.js';
import { isOfTables } from '../vote/payee.js';

export interface Shared {
  readonly decision: Decision;
  /** What it quotes that may differ between narratives of one shape: texts with digits in them. */
  readonly quotes: readonly string[];
}

export function sharedOf(decision: Decision): Shared {
  const { evidence, payee, payeeName, merchant } = decision;
  const quotes: string[] = [];
  const quote = (text: string | null) => {
    if (text !== null && hasDigit(text)) quotes.push(squash(text));
  };
  for (const { matched } of evidence) quote(matched);
  // Names of tables are not the row's.
  if (!isOfTables(payee)) for (const text of [payeeName, merchant, payee.identity]) quote(text);
  return { decision, quotes };
}

/** Whether the description has everything that the decision quotes. */
export function mayHave({ quotes }: Shared, description: string): boolean {
  if (quotes.length === 0) return true;
  const squashed = squash(description);
  return quotes.every(quote => squashed.includes(quote));
}

function hasDigit(text: string): boolean {
  return /[0-9]/.test(text);
}
