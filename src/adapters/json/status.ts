/** Whether a row is booked, by the word that its source has for it. */
import type { Answers } from './answers.js';
import type { JsonRecord } from './record.js';

export interface StatusWords {
  /** In capitals. */
  readonly booked: readonly string[];
  readonly pending: readonly string[];
}

/** Without a status the row is booked. A status that nobody knows is not booked for sure, so it is pending, and told once. */
export function statusAt(record: JsonRecord, words: StatusWords, answers: Answers): 'Booked' | 'Pending' {
  const written = record.text('status');
  const status = written?.toUpperCase();
  if (written === undefined || status === undefined || words.booked.includes(status)) return 'Booked';
  if (!words.pending.includes(status)) answers.noteStatus(written, record.region);
  return 'Pending';
}
