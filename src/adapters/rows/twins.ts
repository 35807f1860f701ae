/** Finds pending rows whose booked row is in the same document. The two are one payment, which counts once. */
import { dayOf, type IsoDate } from '../../base/calendar.js';
import { groupedBy } from '../../base/grouped.js';
import { squash } from '../../base/text.js';

export interface Settling {
  readonly id: string | undefined;
  readonly replaces: string | undefined;
  readonly isPending: boolean;
  readonly day: IsoDate;
  /** Amount and direction. */
  readonly money: string;
  readonly payee: string;
}

/** A card payment is booked within this many days; banks let an authorisation lapse after seven. */
const LONGEST_WAIT = 7;
/** Shorter beginnings of a name are shared by different shops. */
const SHORTEST_SHARED = 5;

/** Pairs of places: the pending row and the booked one that replaces it. A booked row replaces one pending row. */
export function pendingTwins(
  rows: readonly Settling[],
  { byIdAlone = false }: { readonly byIdAlone?: boolean | undefined } = {},
): readonly (readonly [pending: number, booked: number])[] {
  const pending = [...rows.keys()].filter(place => rows[place]?.isPending);
  if (pending.length === 0) return [];
  const booked = [...rows.keys()].filter(place => !rows[place]?.isPending);
  const byId = indexed(booked, place => rows[place]?.id);
  const byReplaced = indexed(booked, place => rows[place]?.replaces);
  const byMoneyAndDay = groupedBy(booked, place => keyOf(rows[place] as Settling, 0));
  const names = rows.map(({ payee }) => squash(payee));
  const used = new Set<number>();
  const pairs: [number, number][] = [];
  const pair = (place: number, twin: number | undefined): boolean => {
    if (twin === undefined || used.has(twin)) return false;
    used.add(twin);
    pairs.push([place, twin]);
    return true;
  };
  const unpaired = pending.filter(place => {
    const id = rows[place]?.id;
    return id === undefined || !(pair(place, byReplaced.get(id)) || pair(place, byId.get(id)));
  });
  if (byIdAlone) return pairs;
  for (const place of unpaired) {
    for (let wait = 0; wait <= LONGEST_WAIT; wait++) {
      const candidates = byMoneyAndDay.get(keyOf(rows[place] as Settling, wait)) ?? [];
      const twin = candidates.find(
        candidate => !used.has(candidate) && isSamePayee(names[candidate] as string, names[place] as string),
      );
      if (pair(place, twin)) break;
    }
  }
  return pairs;
}

function indexed(
  places: readonly number[],
  keyOf: (place: number) => string | undefined,
): ReadonlyMap<string, number> {
  const index = new Map<string, number>();
  for (const place of places) {
    const key = keyOf(place);
    if (key !== undefined && !index.has(key)) index.set(key, place);
  }
  return index;
}

function keyOf({ money, day }: Settling, wait: number): string {
  return `${money} ${dayOf(day) + wait}`;
}

/** The text of a booked row is often longer than that of the pending one, or ends differently. */
function isSamePayee(one: string, other: string): boolean {
  if (one === other) return true;
  const length = Math.min(one.length, other.length, 2 * SHORTEST_SHARED);
  return length >= SHORTEST_SHARED && one.slice(0, length) === other.slice(0, length);
}
