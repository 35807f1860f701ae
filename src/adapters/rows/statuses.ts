/**
 * Decides whether a row is booked: as the source says. A row is pending if it is dated after the day of the caller or, where the source says
 * nothing of it, after that of the document.
 */
import type { IsoDate } from '../../base/calendar.js';
import type { DraftNote } from '../model/draft.js';
import type { TransactionStatus } from '../model/request.js';
import type { ReadRow } from './readRow.js';

interface StatusFinding {
  readonly statuses: readonly TransactionStatus[];
  /** The places of rows that are pending for their dates alone. */
  readonly afterAsOf: readonly number[];
  readonly afterStatement: readonly number[];
}

export function statusesOf(
  rows: readonly ReadRow[],
  statementDate: IsoDate | undefined,
  asOf: IsoDate | undefined,
): StatusFinding {
  const afterAsOf: number[] = [];
  const afterStatement: number[] = [];
  const statuses = rows.map(({ draft, day }, place): TransactionStatus => {
    if (draft.status === 'Pending') return 'Pending';
    if (asOf !== undefined && day > asOf) afterAsOf.push(place);
    else if (draft.status === undefined && statementDate !== undefined && day > statementDate)
      afterStatement.push(place);
    else return 'Booked';
    return 'Pending';
  });
  return { statuses, afterAsOf, afterStatement };
}

/** One note for each reason, however many rows it has. */
export function laterNotes(
  accountId: string,
  rows: readonly ReadRow[],
  ids: readonly string[],
  { afterAsOf, afterStatement }: StatusFinding,
  {
    statementDate,
    asOf,
  }: { readonly statementDate: IsoDate | undefined; readonly asOf: IsoDate | undefined },
): readonly DraftNote[] {
  const noteOf = (
    code: DraftNote['code'],
    places: readonly number[],
    after: string,
  ): readonly DraftNote[] => {
    const [first] = places;
    if (first === undefined) return [];
    const day = rows[first]?.day;
    const message =
      places.length === 1
        ? `A row of ${day} lies after ${after}, so it is pending`
        : `${places.length} rows, the first of them of ${day}, lie after ${after}, so they are pending`;
    const transactionIds = places.map(place => ids[place] as string).filter(id => id !== '');
    return [{ code, message, accountId, region: rows[first]?.draft.region ?? null, transactionIds }];
  };
  return [
    ...noteOf('after_as_of', afterAsOf, `asOf, ${asOf}`),
    ...noteOf('after_statement_date', afterStatement, `the date of the document, ${statementDate}`),
  ];
}
