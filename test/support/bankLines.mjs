/** The sample lines of src/data/wording for programs that read no TypeScript, each with its bank and country. */
import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../../src/data/wording/', import.meta.url);
/** All that a file of a bank has of TypeScript. Whatever else it had would be no JavaScript, and refused. */
const IMPORTED_TYPES = /^import type [^;]*;$/gm;
const TYPE_OF_CONSTANT = /^(?:export )?(const \w+): [\w[\] ]+ =/gm;

/** Programs that compile TypeScript start a process, which Deno may not, and Bun finds no exports in a `data:` address. */
function linesOf(path) {
  const code = readFileSync(new URL(path, FOLDER), 'utf8')
    .replace(IMPORTED_TYPES, '')
    .replace(TYPE_OF_CONSTANT, '$1 =');
  const lines = new Function(`${code}\nreturn typeof lines === 'undefined' ? undefined : lines;`)();
  return (lines?.examples ?? []).map(example => ({ ...example, bank: lines.bank, country: lines.country }));
}

const paths = ['gb', 'us'].flatMap(folder =>
  readdirSync(new URL(folder, FOLDER)).map(file => `${folder}/${file}`),
);
/** By the name of the bank, so that the first few are of both countries. */
const sorted = paths.sort((one, other) => (one.slice(3) < other.slice(3) ? -1 : 1));

export const BANK_LINES = sorted.flatMap(linesOf);
