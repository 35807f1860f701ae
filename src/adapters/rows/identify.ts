/** Gives every row an id: the source's own if it is unique to the row, or else a digest of the row's content. */
import { fingerprintOf } from '../../base/fingerprint.js';

/** The beginning of ids that are digests. */
export const DIGEST_MARK = 'row-';

export interface Identifiable {
  /** The id in the source, where there is one. */
  readonly id: (place: number) => string | undefined;
  /** The content of the row in the order day, amount, direction, text. It is the same in every export of the account. */
  readonly content: (place: number) => readonly string[];
  /** The running balance, if there is one. It distinguishes rows of the same content. */
  readonly further: (place: number) => string;
}

export interface Identified {
  readonly ids: readonly string[];
  /** Places of rows that repeat an earlier row of the same id, with nothing changed. */
  readonly repeats: readonly number[];
  /** Ids that the source gives to different rows. */
  readonly sharedIds: readonly string[];
}

export function identify(accountId: string, count: number, rows: Identifiable): Identified {
  const ids: string[] = new Array<string>(count).fill('');
  const repeats: number[] = [];
  const sharedIds: string[] = [];
  const taken = new Set<string>();
  for (const [id, place, ...others] of groupsOf(count, rows)) {
    const isShared = others.some(other => contentKey(rows, other) !== contentKey(rows, place));
    if (isShared) {
      sharedIds.push(id);
      continue;
    }
    taken.add(id);
    ids[place] = id;
    for (const other of others) {
      ids[other] = id;
      repeats.push(other);
    }
  }
  const account = normal(accountId);
  const occurrences = new Map<string, number>();
  for (let place = 0; place < count; place++) {
    if (ids[place] !== '') continue;
    const texts = [account, ...rows.content(place).map(normal), '1'];
    const first = digestOfNormal(texts);
    let digest = first;
    if (taken.has(first)) {
      let occurrence = occurrences.get(first) ?? 1;
      do {
        texts[texts.length - 1] = String(++occurrence);
        digest = digestOfNormal(texts);
      } while (taken.has(digest));
      occurrences.set(first, occurrence);
    }
    taken.add(digest);
    ids[place] = digest;
  }
  return { ids, repeats, sharedIds };
}

/** The ids of the source in the order of their first rows, each with the places of its rows. */
function groupsOf(
  count: number,
  { id: idOf }: Identifiable,
): readonly (readonly [id: string, place: number, ...others: number[]])[] {
  const groups = new Map<string, [string, number, ...number[]]>();
  for (let place = 0; place < count; place++) {
    const id = idOf(place);
    if (id === undefined || id === '') continue;
    const group = groups.get(id);
    if (group === undefined) groups.set(id, [id, place]);
    else group.push(place);
  }
  return [...groups.values()];
}

function contentKey({ content, further }: Identifiable, place: number): string {
  return [...content(place), further(place)].join('\u0000');
}

export function digestOf(accountId: string, content: readonly string[], occurrence: number): string {
  return digestOfNormal([accountId, ...content, String(occurrence)].map(normal));
}

const SPACING = /\s\s|[^\S ]|^ | $/;

/** Case and spacing of the text do not matter: exports of one bank differ in them. */
function normal(text: string): string {
  return (SPACING.test(text) ? text.replace(/\s+/g, ' ').trim() : text).toUpperCase();
}

function digestOfNormal(texts: readonly string[]): string {
  return `${DIGEST_MARK}${fingerprintOf(texts).toString(16).padStart(14, '0')}`;
}
