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
}

export interface Identified {
  readonly ids: readonly string[];
  /** Places of rows that repeat an earlier row of the same id, with nothing changed. */
  readonly repeats: readonly number[];
  /** Ids that the source gives to different rows. */
  readonly sharedIds: readonly string[];
}

export function identify(accountId: string, rows: readonly Identifiable[]): Identified {
  const ids: string[] = new Array<string>(rows.length).fill('');
  const repeats: number[] = [];
  const sharedIds: string[] = [];
  const taken = new Set<string>();
  for (const [id, places] of groupedBy([...rows.keys()], place => rows[place]?.id ?? '')) {
    if (id === '') continue;
    const contents = new Set(places.map(place => contentKey(rows[place] as Identifiable)));
    if (contents.size > 1) {
      sharedIds.push(id);
      continue;
    }
    taken.add(id);
    ids[places[0] as number] = id;
    for (const place of places.slice(1)) {
      ids[place] = id;
      repeats.push(place);
    }
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
  return { ids, repeats, sharedIds };
}

function contentKey({ content, further }: Identifiable): string {
  return [...content, further].join('\u0000');
}

/** Case and spacing of the text do not matter: exports of one bank differ in them. */
export function digestOf(accountId: string, content: readonly string[], occurrence: number): string {
  const texts = [accountId, ...content, String(occurrence)].map(text =>
    text.replace(/\s+/g, ' ').trim().toUpperCase(),
  );
  return `${DIGEST_MARK}${fingerprintOf(texts).toString(16).padStart(14, '0')}`;
}
