/**
 * What an entry weighs in a page: bundled with its dependencies, minified, and gzipped. Run `npm run sizes`.
 */
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'tsup';

const ENTRIES = ['index', 'gb', 'us', 'mappings', 'service', 'adapters'];

/** Bytes of an entry of the built package, minified and gzipped. */
export async function sizeOf(entry) {
  const folder = join(tmpdir(), `insights-size-${entry}-${process.pid}`);
  await build({
    entry: { page: `dist/${entry}.js` },
    format: 'iife',
    globalName: 'insights',
    platform: 'browser',
    noExternal: [/.*/],
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

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log('entry      minified    gzipped');
  for (const entry of ENTRIES) {
    const { minified, gzipped } = await sizeOf(entry);
    const kilobytes = bytes => `${Math.round(bytes / 1024)} KB`.padStart(10);
    console.log(`${entry.padEnd(9)}${kilobytes(minified)} ${kilobytes(gzipped)}`);
  }
}
