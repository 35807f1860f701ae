/** Ids for the rows of an account; rows that stand there twice, and pending twins, are dropped and reported. */
import { groupedBy } from '../../base/grouped.js';
import type { DraftAccount, DraftNote } from '../model/draft.js';
import type { TransactionStatus } from '../model/request.js';
import { identify } from './identify.js';
import { isBlank, type ReadRow } from './readRow.js';
import type { SignFinding } from './signs.js';
import { pendingTwins } from './twins.js';

export interface IdentifiedRows {
  readonly ids: readonly string[];
  /** Places of the rows that are left out. */
  readonly dropped: ReadonlySet<number>;
  readonly notes: readonly DraftNote[];
}

export function identifiedRows(
  accountId: string,
  { settlesById }: Pick<DraftAccount, 'settlesById'>,
  rows: readonly ReadRow[],
  { directions }: SignFinding,
  statuses: readonly TransactionStatus[],
): IdentifiedRows {
  const twins = twinsOf(rows, directions, settlesById);
  const pending = new Set(twins.map(([place]) => place));
  const kept = [...rows.keys()].filter(place => !pending.has(place));
  const found = identify(
    accountId,
    kept.map(place => (rows[place] as ReadRow).draft.id?.trim() ?? ''),
    index => {
      const place = kept[index] as number;
      const { texts, day, valueDay, digits, minor, balance } = rows[place] as ReadRow;
      return {
        content: [day, String(minor), directions[place] as string, texts.description],
        further: `${digits} ${balance?.minor ?? ''} ${statuses[place]}`,
        valueDay,
      };
    },
  );
  const ids = new Array<string>(rows.length).fill('');
  for (const [index, place] of kept.entries()) ids[place] = found.ids[index] as string;
  const repeats = found.repeats.map(index => kept[index] as number);
  const rebooked = new Set([...found.rebooked].map(index => kept[index]));
  const noted: NotedRows = { accountId, rows, ids };
  return {
    ids,
    dropped: new Set([...pending, ...repeats]),
    notes: [
      ...twins.map(twin => twinNote(noted, twin)),
      ...repeats.map(place => repeatNote(noted, place, rebooked.has(place))),
      ...sharedIdNotes(noted, kept, found.sharedIds),
    ],
  };
}

function twinsOf(
  rows: readonly ReadRow[],
  directions: SignFinding['directions'],
  byIdAlone: boolean | undefined,
): ReturnType<typeof pendingTwins> {
  if (!rows.some(({ draft }) => draft.status === 'Pending')) return [];
  return pendingTwins(
    rows.map(({ draft, texts, day, minor }, place) => ({
      id: isBlank(draft.id) ? undefined : draft.id,
      replaces: draft.replaces,
      isPending: draft.status === 'Pending',
      day,
      money: `${minor} ${directions[place]}`,
      payee: draft.merchant ?? draft.payee ?? texts.description,
    })),
    { byIdAlone },
  );
}

// What a person should know of the ids that were given.

interface NotedRows {
  readonly accountId: string;
  readonly rows: readonly ReadRow[];
  readonly ids: readonly string[];
}

function twinNote(
  { accountId, rows, ids }: NotedRows,
  [pending, booked]: readonly [pending: number, booked: number],
): DraftNote {
  return {
    code: 'pending_twin_dropped',
    message: `A pending row of ${rows[pending]?.day} was left out, as it was booked on ${rows[booked]?.day}`,
    accountId,
    region: rows[pending]?.draft.region ?? null,
    transactionIds: [ids[booked] as string],
  };
}

function repeatNote({ accountId, rows, ids }: NotedRows, place: number, isRebooked: boolean): DraftNote {
  return {
    code: 'repeated_row_dropped',
    message: `The row "${ids[place]}" stands in the document more than once, with ${isRebooked ? 'only its day of booking' : 'nothing'} changed, and counts once`,
    accountId,
    region: rows[place]?.draft.region ?? null,
    transactionIds: [ids[place] as string],
  };
}

/** `kept`: the places of the rows that are no pending twins. */
function sharedIdNotes(
  { accountId, rows, ids }: NotedRows,
  kept: readonly number[],
  sharedIds: readonly string[],
): readonly DraftNote[] {
  if (sharedIds.length === 0) return [];
  const placesOf = groupedBy(kept, place => rows[place]?.draft.id?.trim());
  return sharedIds.map(id => {
    const places = placesOf.get(id) as number[];
    return {
      code: 'repeated_id',
      message: `${places.length} different rows have the id "${id.slice(0, 40)}", so they were given ids of their own`,
      accountId,
      region: rows[places[0] as number]?.draft.region ?? null,
      transactionIds: places.map(place => ids[place] as string),
    };
  });
}
