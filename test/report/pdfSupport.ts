/** PDFs read back by poppler, as a reader of the file would see them. */
import { spawnSync } from 'node:child_process';

/** The words of a document, in the order of its rows. Throws where poppler finds a fault in it. */
export function wordsOf(bytes: Uint8Array, ...flags: readonly string[]): string {
  const { stdout, stderr, status } = spawnSync(
    'pdftotext',
    [...(flags.length === 0 ? ['-raw'] : flags), '-', '-'],
    {
      input: bytes,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  if (status !== 0 || stderr !== '') throw new Error(`pdftotext: ${stderr}`);
  return stdout;
}

/** Where lines break is no matter. */
export function unspaced(text: string): string {
  return text.replace(/\s+/g, '');
}

export function latin(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1');
}

/** The titles of the bookmarks, sorted. */
export function bookmarksOf(bytes: Uint8Array): string[] {
  const found = latin(bytes).matchAll(/\/Parent \d+ 0 R\n\/Title \(([^)]*)\)/g);
  return [...found].map(([, title]) => title as string).sort();
}
