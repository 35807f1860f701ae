/**
 * The modules of src as JavaScript that Node imports by itself. In Vitest's own loader each use of an imported name costs a
 * look-up, which is up to half the time of a test that computes much.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vitest/config';

const SOURCE = resolve('src');
/** Where Vitest leaves modules to Node, and Node finds what they import. */
const COMPILED = resolve('node_modules/.cache/compiled-source');

/** Only of a whole run: one that watches has to see which tests a changed module belongs to. */
export function compiledSource(): Plugin {
  return {
    name: 'compiled-source',
    enforce: 'pre',
    buildStart: compile,
    resolveId(id, importer) {
      if (importer === undefined || !/\.[jt]s$/.test(id)) return null;
      // A path that a test computes begins at the root of the project.
      const path = id.startsWith('/src/') ? resolve(`.${id}`) : resolve(dirname(importer), id);
      return path.startsWith(`${SOURCE}/`) ? path.replace(SOURCE, COMPILED).replace(/ts$/, 'js') : null;
    },
  };
}

async function compile(): Promise<void> {
  const names = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });
  const { outputFiles } = await build({
    entryPoints: names.filter(name => name.endsWith('.ts')).map(name => join(SOURCE, name)),
    outbase: SOURCE,
    outdir: COMPILED,
    format: 'esm',
    target: 'es2022',
    sourcemap: 'inline',
    write: false,
  });
  write(join(COMPILED, 'package.json'), '{ "type": "module" }');
  for (const { path, text } of outputFiles) write(path, text);
}

/** Nothing where it is there already, as another run may be reading it. */
function write(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
