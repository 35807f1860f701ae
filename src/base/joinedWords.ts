/** Inserts the words of one text between those of another, as if both were one text. */
import type { Words } from './text.js';

/** `inner` before word `at` of `outer`. Words keep their own marks: neither text tells how the other is punctuated. */
export function insertWords(outer: Words, at: number, inner: Words): Words {
  if (inner.count === 0) return outer;
  const squashedAt = at < outer.count ? (outer.starts[at] as number) : outer.squashed.length;
  const textAt = at < outer.count ? (outer.from[at] as number) : outer.text.length;
  const before = textAt === 0 ? '' : ' ';
  const insertedText = `${before}${inner.text} `;
  const joined = (
    given: readonly number[],
    added: readonly number[],
    place: number,
    by: number,
  ): number[] => [
    ...given.slice(0, at),
    ...added.map(position => position + place),
    ...given.slice(at).map(position => position + by),
  ];
  const textPlace = textAt + before.length;
  const spliced = <Item>(given: readonly Item[], added: readonly Item[]): Item[] => [
    ...given.slice(0, at),
    ...added,
    ...given.slice(at),
  ];
  const inserted = (text: string, added: string) =>
    `${text.slice(0, textAt)}${before}${added} ${text.slice(textAt)}`;
  return {
    text: inserted(outer.text, inner.text),
    raw: inserted(outer.raw, inner.raw),
    squashed: outer.squashed.slice(0, squashedAt) + inner.squashed + outer.squashed.slice(squashedAt),
    count: outer.count + inner.count,
    spelt: spliced(outer.spelt, inner.spelt),
    starts: joined(outer.starts, inner.starts, squashedAt, inner.squashed.length),
    ends: joined(outer.ends, inner.ends, squashedAt, inner.squashed.length),
    from: joined(outer.from, inner.from, textPlace, insertedText.length),
    to: joined(outer.to, inner.to, textPlace, insertedText.length),
    glued: spliced(outer.glued, inner.glued).map((isGlued, index) => isGlued && index !== at + inner.count),
    marks: spliced(outer.marks, inner.marks),
    bounded: outer.bounded >= at ? outer.bounded + inner.count : outer.bounded,
  };
}
