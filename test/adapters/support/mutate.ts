/** Documents spoilt in the ways in which files are spoilt: bytes flipped, cut, doubled, joined, encoded anew. */

export type Random = () => number;

/** mulberry32: small, and the same everywhere. */
export function randomFrom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Change = (bytes: Buffer, random: Random, pool: readonly Buffer[]) => Buffer;

const MOST_CHANGES = 4;
/** What formats hang on. */
const TELLING = '",;\'\\{}[]<>/=:^!-+().\r\n\t 019\u0000\ufeff£€é';

const CHANGES: readonly Change[] = [
  (bytes, random) => {
    const changed = Buffer.from(bytes);
    if (changed.length > 0) changed[at(changed, random)] = Math.floor(random() * 256);
    return changed;
  },
  (bytes, random) => {
    const place = at(bytes, random);
    const mark = TELLING[Math.floor(random() * TELLING.length)] as string;
    return Buffer.concat([bytes.subarray(0, place), Buffer.from(mark), bytes.subarray(place)]);
  },
  (bytes, random) => bytes.subarray(0, at(bytes, random)),
  (bytes, random) => bytes.subarray(at(bytes, random)),
  (bytes, random) => {
    const [from, to] = range(bytes, random);
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]);
  },
  (bytes, random) => {
    const [from, to] = range(bytes, random);
    return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)]);
  },
  (bytes, random, pool) => Buffer.concat([bytes, pool[Math.floor(random() * pool.length)] as Buffer]),
  (bytes, random) => byLine(bytes, lines => shuffled(lines, random)),
  (bytes, random) => byLine(bytes, lines => lines.filter(() => random() > 0.1)),
  (bytes, random) => byLine(bytes, lines => lines.flatMap(line => (random() < 0.1 ? [line, line] : [line]))),
  bytes => Buffer.from(bytes.toString('utf8').replaceAll('\r\n', '\n').replaceAll('\n', '\r\n')),
  bytes => Buffer.from(`\ufeff${bytes.toString('utf8')}`),
  bytes => Buffer.from(`\ufeff${bytes.toString('utf8')}`, 'utf16le'),
  bytes => Buffer.from(`\ufeff${bytes.toString('utf8')}`, 'utf16le').swap16(),
  bytes => Buffer.from(bytes.toString('utf8'), 'utf16le'),
  bytes => Buffer.from(bytes.toString('utf8'), 'latin1'),
];

/** One to four changes of one of the documents. */
export function mutated(pool: readonly Buffer[], random: Random): Buffer {
  let bytes = pool[Math.floor(random() * pool.length)] as Buffer;
  const count = 1 + Math.floor(random() * MOST_CHANGES);
  for (let index = 0; index < count; index++)
    bytes = (CHANGES[Math.floor(random() * CHANGES.length)] as Change)(bytes, random, pool);
  return bytes;
}

function at(bytes: Buffer, random: Random): number {
  return Math.floor(random() * bytes.length);
}

function range(bytes: Buffer, random: Random): readonly [number, number] {
  const from = at(bytes, random);
  return [from, Math.min(bytes.length, from + 1 + Math.floor(random() * 200))];
}

function byLine(bytes: Buffer, change: (lines: readonly string[]) => readonly string[]): Buffer {
  return Buffer.from(change(bytes.toString('latin1').split('\n')).join('\n'), 'latin1');
}

function shuffled(lines: readonly string[], random: Random): readonly string[] {
  const mixed = [...lines];
  const one = Math.floor(random() * mixed.length);
  const other = Math.floor(random() * mixed.length);
  [mixed[one], mixed[other]] = [mixed[other] as string, mixed[one] as string];
  return mixed;
}
