/** The sample lines of src/data/wording for programs that read no TypeScript, each with its bank and country. */
import { readdirSync, readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';

const FOLDER = new URL('../../src/data/wording/', import.meta.url);

/** A file of a bank imports nothing but types. */
async function linesOf(path) {
  const { code } = transformSync(readFileSync(new URL(path, FOLDER), 'utf8'), { loader: 'ts' });
  const { lines } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return (lines?.examples ?? []).map(example => ({ ...example, bank: lines.bank, country: lines.country }));
}

const paths = ['gb', 'us'].flatMap(folder =>
  readdirSync(new URL(folder, FOLDER)).map(file => `${folder}/${file}`),
);
/** By the name of the bank, so that the first few are of both countries. */
const sorted = paths.sort((one, other) => (one.slice(3) < other.slice(3) ? -1 : 1));

export const BANK_LINES = (await Promise.all(sorted.map(linesOf))).flat();
