/** Pending or booked: as the source says it, and pending where the row lies after the day of the document or of the caller. */
import type { IsoDate } from '../../base/calendar.js';
import type { DraftNote } from '../model/draft.js';
import type { TransactionStatus } from '../model/request.js';
import type { ReadRow } from './readRow.js';

export interface StatusFinding {
  readonly statuses: readonly TransactionStatus[];
  readonly notes: readonly DraftNote[];
}

export function statusesOf(
  rows: readonly ReadRow[],
  accountId: string,
  statementDate: IsoDate | undefined,
  asOf: IsoDate | undefined,
): StatusFinding {
  const notes: DraftNote[] = [];
  const statuses = rows.map(({ draft, day }): TransactionStatus => {
    if (draft.status === 'Pending') return 'Pending';
    const isAfterAsOf = asOf !== undefined && day > asOf;
    if (!isAfterAsOf && !(statementDate !== undefined && day > statementDate)) return 'Booked';
    notes.push({
      code: isAfterAsOf ? 'after_as_of' : 'after_statement_date',
      message: `A row of ${day} lies after ${isAfterAsOf ? `asOf, ${asOf}` : `the date of the document, ${statementDate}`}, so it is pending`,
      accountId,
      region: draft.region,
    });
    return 'Pending';
  });
  return { statuses, notes };
}
