/** Decides whether a row is booked, by the status that its source states. */
import type { Answers } from './answers.js';
import type { JsonRecord } from './record.js';

export interface StatusWords {
  /** In capitals. */
  readonly booked: readonly string[];
  readonly pending: readonly string[];
}

/** A row without a status is booked. A row with an unknown status counts as pending, and a note reports the status once. */
export function statusAt(record: JsonRecord, words: StatusWords, answers: Answers): 'Booked' | 'Pending' {
  const written = record.text('status');
  const status = written?.toUpperCase();
  if (written === undefined || status === undefined || words.booked.includes(status)) return 'Booked';
  if (!words.pending.includes(status)) answers.noteStatus(written, record.region);
  return 'Pending';
}
