/**
 * Removes the declarations that no entry of the package leads to, and copies the rest for the CommonJS build. The compiler writes
 * one for every source file, and what is internal would only make the package larger. The text is the same for both module
 * formats: package.json beside it says which of the two it declares.
 */
import { cpSync, existsSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const SPECIFIER = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.{1,2}\/[^'"]+)\.js['"]/g;

const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
const entries = Object.values(exports).filter(entry => typeof entry !== 'string');
const BUILT = resolve('dist');
const COMMONJS = join(BUILT, 'cjs');

const reached = new Set();
const open = entries.map(entry => resolve(entry.import.types));
for (let file = open.pop(); file !== undefined; file = open.pop()) {
  if (reached.has(file)) continue;
  if (!existsSync(file)) throw new Error(`${file} is declared by the package and was not built`);
  reached.add(file);
  for (const [, specifier] of readFileSync(file, 'utf8').matchAll(SPECIFIER))
    open.push(resolve(dirname(file), `${specifier}.d.ts`));
}

prune(BUILT);
for (const file of reached) cpSync(file, join(COMMONJS, relative(BUILT, file)));
for (const entry of entries) statSync(entry.require.types);

/** Answers whether the folder is empty now. */
function prune(folder) {
  let isEmpty = true;
  for (const item of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, item.name);
    if (item.isDirectory()) {
      if (prune(path)) rmdirSync(path);
      else isEmpty = false;
    } else if (item.name.endsWith('.d.ts') && !reached.has(path)) rmSync(path);
    else isEmpty = false;
  }
  return isEmpty;
}
