/**
 * What an entry weighs in a page: bundled with its dependencies, minified, and gzipped. Run `npm run sizes`.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'tsup';

const ENTRIES = [
  'index',
  'gb',
  'us',
  'core',
  'taxonomy',
  'mappings',
  'service',
  'schemas',
  'adapters',
  'report',
  'compact',
];

/** Bytes of an entry of the built package, minified and gzipped; of one of its functions alone, where that is named. */
export async function sizeOf(entry, name) {
  const folder = mkdtempSync(join(tmpdir(), 'insights-size-'));
  const built = resolve(`dist/${entry}.js`);
  const page = join(folder, 'page.js');
  writeFileSync(page, `export ${name === undefined ? '*' : `{ ${name} }`} from ${JSON.stringify(built)};\n`);
  await build({
    entry: { page: name === undefined ? built : page },
    format: 'iife',
    globalName: 'insights',
    platform: 'browser',
    // An optional peer, which is loaded when the first PDF is made, is no part of the entry.
    esbuildOptions: options => {
      options.external = ['fflate/browser', 'pdfmake', 'pdfmake/*'];
    },
    noExternal: [/^(?!pdfmake|fflate\/browser)/],
    minify: true,
    outDir: folder,
    config: false,
    silent: true,
    clean: false,
  });
  const text = readFileSync(join(folder, 'page.global.js'));
  rmSync(folder, { recursive: true, force: true });
  return { minified: text.length, gzipped: gzipSync(text, { level: 9 }).length };
}

/** The functions of the adapters are used one by one, so each is weighed alone. */
async function functionsOf(entry) {
  const exported = await import(pathToFileURL(resolve(`dist/${entry}.js`)).href);
  return Object.keys(exported).filter(name => /^[a-z]/.test(name));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const print = async (title, entry, name) => {
    const { minified, gzipped } = await sizeOf(entry, name);
    const kilobytes = bytes => `${Math.round(bytes / 1024)} KB`.padStart(10);
    console.log(`${title.padEnd(20)}${kilobytes(minified)} ${kilobytes(gzipped)}`);
  };
  console.log(`${'entry'.padEnd(20)}  minified    gzipped`);
  for (const entry of ENTRIES) await print(entry, entry);
  for (const name of await functionsOf('adapters')) await print(`  ${name}`, 'adapters', name);
}
