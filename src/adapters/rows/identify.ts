/** Gives every row an id: the source's own if it is unique to the row, or else a digest of the row's content. */
import { fingerprintOf } from '../../base/fingerprint.js';
import { putIn } from '../../base/grouped.js';

/** The beginning of ids that are digests. */
export const DIGEST_MARK = 'row-';

/** What tells rows apart besides their ids. Most rows have an id of their own, and need none of it. */
export interface Content {
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

/** What is found of ids that the source gives to several rows. */
export interface SharedIds {
  /** By the place of each row that repeats an earlier one with nothing changed: the place of that one. */
  readonly repeats: ReadonlyMap<number, number>;
  /** Those of the repeats of which the day of booking differs. */
  readonly rebooked: ReadonlySet<number>;
  /** Ids of different rows. */
  readonly shared: ReadonlySet<string>;
}

/** `idsOfSource` has an empty text for each row without one. */
export function sharedIds(idsOfSource: readonly string[], contentOf: (place: number) => Content): SharedIds {
  const repeats = new Map<number, number>();
  const rebooked = new Set<number>();
  const shared = new Set<string>();
  const first = new Map<string, number>();
  const further = new Map<string, number[]>();
  for (const [place, id] of idsOfSource.entries()) {
    if (id === '') continue;
    if (first.has(id)) putIn(further, id, place);
    else first.set(id, place);
  }
  const placeOf = (id: string) => first.get(id) as number;
  for (const [id, others] of [...further].sort(([one], [other]) => placeOf(one) - placeOf(other))) {
    const origin = placeOf(id);
    const content = contentOf(origin);
    const changed = others.filter(place => contentKey(contentOf(place)) !== contentKey(content));
    if (!changed.every(place => isRebooked(content, contentOf(place)))) {
      shared.add(id);
      continue;
    }
    for (const place of others) repeats.set(place, origin);
    for (const place of changed) rebooked.add(place);
  }
  return { repeats, rebooked, shared };
}

/** `idsOfSource` has an empty text for each row without one. */
export function identify(
  accountId: string,
  idsOfSource: readonly string[],
  contentOf: (place: number) => Content,
): Identified {
  const { repeats, rebooked, shared } = sharedIds(idsOfSource, contentOf);
  const ids = idsOfSource.map(id => (shared.has(id) ? '' : id));
  const taken = new Set(ids);
  const account = normal(accountId);
  // By the first digest, since texts that differ in case or spacing alone have the same.
  const occurrences = new Map<string, number>();
  for (const place of idsOfSource.keys()) {
    if (ids[place] !== '') continue;
    const texts = [account, ...contentOf(place).content.map(normal)];
    const first = digestOfNormal([...texts, '1']);
    let occurrence = occurrences.get(first) ?? 1;
    let digest = first;
    while (taken.has(digest)) digest = digestOfNormal([...texts, String(++occurrence)]);
    if (digest !== first) occurrences.set(first, occurrence);
    taken.add(digest);
    ids[place] = digest;
  }
  return { ids, repeats: [...repeats.keys()], rebooked, sharedIds: [...shared] };
}

function contentKey({ content, further }: Content): string {
  return [...content, further].join('\u0000');
}

/** The same payment, told once more with another day of booking. Money that counts on the same day moved once. */
function isRebooked(one: Content, other: Content): boolean {
  return (
    one.valueDay !== undefined &&
    one.valueDay === other.valueDay &&
    one.further === other.further &&
    one.content.slice(1).join('\u0000') === other.content.slice(1).join('\u0000')
  );
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
