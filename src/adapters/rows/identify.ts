/** Gives every row an id: the source's own if it is unique to the row, or else a digest of the row's content. */
import { fingerprintOf } from '../../base/fingerprint.js';
import { groupedBy } from '../../base/grouped.js';

/** The beginning of ids that are digests. */
export const DIGEST_MARK = 'row-';

export interface Identifiable {
  readonly id: string | undefined;
  /** The content of the row in the order day, amount, direction, text. It is the same in every export of the account. */
  readonly content: readonly string[];
  /** The running balance, if there is one. It distinguishes rows of the same content. */
  readonly further: string;
  /** The day on which the money counts. Of two rows of one id it shows that only the day of booking was changed. */
  readonly valueDay: string | undefined;
}

export interface Identified {
  readonly ids: readonly string[];
  /** Places of rows that repeat an earlier row of the same id, with nothing changed. */
  readonly repeats: readonly number[];
  /** Those of them of which the day of booking differs. */
  readonly rebooked: ReadonlySet<number>;
  /** Ids that the source gives to different rows. */
  readonly sharedIds: readonly string[];
}

export function identify(accountId: string, rows: readonly Identifiable[]): Identified {
  const ids: string[] = new Array<string>(rows.length).fill('');
  const repeats: number[] = [];
  const rebooked = new Set<number>();
  const sharedIds: string[] = [];
  const taken = new Set<string>();
  for (const [id, places] of groupedBy([...rows.keys()], place => rows[place]?.id ?? '')) {
    if (id === '') continue;
    const [first, ...others] = places as [number, ...number[]];
    const isSame = (place: number) =>
      contentKey(rows[place] as Identifiable) === contentKey(rows[first] as Identifiable);
    const changed = others.filter(place => !isSame(place));
    if (!changed.every(place => isRebooked(rows[first] as Identifiable, rows[place] as Identifiable))) {
      sharedIds.push(id);
      continue;
    }
    taken.add(id);
    ids[first] = id;
    for (const place of others) {
      ids[place] = id;
      repeats.push(place);
    }
    for (const place of changed) rebooked.add(place);
  }
  const occurrences = new Map<string, number>();
  for (const [place, row] of rows.entries()) {
    if (ids[place] !== '') continue;
    const key = row.content.join('\u0000');
    let occurrence = occurrences.get(key) ?? 0;
    let digest: string;
    do digest = digestOf(accountId, row.content, ++occurrence);
    while (taken.has(digest));
    occurrences.set(key, occurrence);
    taken.add(digest);
    ids[place] = digest;
  }
  return { ids, repeats, rebooked, sharedIds };
}

function contentKey({ content, further }: Identifiable): string {
  return [...content, further].join('\u0000');
}

/** The same payment, told once more with another day of booking. Money that counts on the same day moved once. */
function isRebooked(one: Identifiable, other: Identifiable): boolean {
  return (
    one.valueDay !== undefined &&
    one.valueDay === other.valueDay &&
    one.further === other.further &&
    one.content.slice(1).join('\u0000') === other.content.slice(1).join('\u0000')
  );
}

/** Case and spacing of the text do not matter: exports of one bank differ in them. */
export function digestOf(accountId: string, content: readonly string[], occurrence: number): string {
  const texts = [accountId, ...content, String(occurrence)].map(text =>
    text.replace(/\s+/g, ' ').trim().toUpperCase(),
  );
  return `${DIGEST_MARK}${fingerprintOf(texts).toString(16).padStart(14, '0')}`;
}
