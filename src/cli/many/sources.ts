/** Reads lines from files, patterns of files or standard input, each of which may be compressed with gzip. */
import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Complaint, EXIT } from '../complaint.js';
import { quoted } from '../displayWidth.js';
import { nameOf } from '../readBytes.js';
import { inWords, isBadName, isSystemError } from '../systemErrors.js';
import { type InputLine, linesOf } from './lines.js';

const STANDARD_INPUT = '-';
const CHUNK_BYTES = 1 << 18;
const GZIP = [0x1f, 0x8b];

/** The files that the words name. A file that a pattern names again counts once. Throws Complaint. */
export function filesOf(words: readonly string[]): readonly string[] {
  const files = words.flatMap(word => {
    if (word === '') throw new Complaint('the name of the file is empty');
    // A file can have a star in its name.
    if (word === STANDARD_INPUT || !isPattern(word) || existsSync(word)) return [word];
    const found = filesLike(word);
    if (found.length === 0) throw new Complaint(`no file fits ${quoted(word)}`);
    return found;
  });
  return [...new Set(files)];
}

/** The stored size of all files in bytes. Null if standard input is among them. */
export function storedBytes(files: readonly string[]): number | null {
  if (files.includes(STANDARD_INPUT)) return null;
  return files.reduce((sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0);
}

/** All lines of all files, numbered across files. `read` is called with the number of stored bytes read. Throws Complaint. */
export async function* linesOfFiles(
  files: readonly string[],
  mostBytes: number,
  read: (bytes: number) => void = () => undefined,
): AsyncGenerator<InputLine> {
  let before = 0;
  for (const file of files) {
    try {
      for await (const line of linesOf(unpacked(stored(file, read)), mostBytes, before)) {
        yield line;
        before = line.number;
      }
    } catch (error) {
      throw faultOf(error, file);
    }
  }
}

async function* stored(file: string, read: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  const stream =
    file === STANDARD_INPUT ? process.stdin : createReadStream(file, { highWaterMark: CHUNK_BYTES });
  for await (const chunk of stream) {
    read(chunk.length);
    yield chunk;
  }
}

/** Gzip is recognised by its first two bytes, whatever the file's name. */
async function* unpacked(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const each = chunks[Symbol.asyncIterator]();
  const first: Uint8Array[] = [];
  let length = 0;
  while (length < GZIP.length) {
    const { done, value } = await each.next();
    if (done === true) break;
    first.push(value);
    length += value.length;
  }
  const start = Buffer.concat(first);
  const all = { [Symbol.asyncIterator]: () => chained(start, each) };
  if (GZIP.every((byte, at) => start[at] === byte)) {
    const unzip = createGunzip();
    // The reader of `unzip` receives every error.
    pipeline(Readable.from(all), unzip, () => undefined);
    yield* unzip;
  } else yield* all;
}

async function* chained(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    if (first.length > 0) yield first;
    for (;;) {
      const { done, value } = await rest.next();
      if (done === true) return;
      yield value;
    }
  } finally {
    await rest.return?.();
  }
}

function faultOf(error: unknown, file: string): unknown {
  if (error instanceof Error && 'code' in error && /^Z_/.test(String(error.code)))
    return new Complaint(`cannot read ${nameOf(file)}: what gzip packed is damaged or ends early`);
  if (!isSystemError(error)) return error;
  return new Complaint(
    `cannot read ${nameOf(file)}: ${inWords(error)}`,
    isBadName(error) ? EXIT.badInput : EXIT.outside,
  );
}

// Expands names with * and ?, for shells that do not. ** matches any folders.

function isPattern(word: string): boolean {
  return /[*?]/.test(word);
}

/** The files that fit, in the order of their names. */
function filesLike(pattern: string): string[] {
  const isAbsolute = pattern.startsWith('/');
  const parts = pattern.split('/').filter(part => part !== '' && part !== '.');
  const found = new Set<string>();
  visit(isAbsolute ? '/' : '', parts, found);
  return [...found].sort();
}

function visit(folder: string, [part, ...rest]: readonly string[], found: Set<string>): void {
  if (part === undefined) return;
  if (part === '**') visit(folder, rest, found);
  if (!isPattern(part) && rest.length > 0) {
    visit(join(folder, part), rest, found);
    return;
  }
  for (const entry of entriesOf(folder)) {
    const path = join(folder, entry.name);
    const isFolder = entry.isDirectory();
    if (part === '**') {
      if (isFolder && !entry.name.startsWith('.')) visit(path, [part, ...rest], found);
    } else if (fits(entry.name, part)) {
      if (rest.length > 0) visit(path, rest, found);
      else if (!isFolder) found.add(path);
    }
  }
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder === '' ? '.' : folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** Goes step by step and back only to the last star, so it is linear in the name for each star. */
export function fits(name: string, part: string): boolean {
  if (name.startsWith('.') && !part.startsWith('.')) return false;
  let at = 0;
  let inPart = 0;
  let star = -1;
  let behindStar = 0;
  while (at < name.length) {
    if (part[inPart] === '*') {
      star = inPart++;
      behindStar = at;
    } else if (inPart < part.length && (part[inPart] === '?' || part[inPart] === name[at])) {
      at++;
      inPart++;
    } else if (star >= 0) {
      inPart = star + 1;
      at = ++behindStar;
    } else return false;
  }
  while (part[inPart] === '*') inPart++;
  return inPart === part.length;
}
