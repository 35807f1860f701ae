/** Builds the page, unless it is newer than all that it is made of: its tests, its bench and its pictures each ask for it. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const PAGE = `${here}dist/index.html`;
const SOURCES = [
  'build.mjs',
  'index.html',
  'node_modules/.package-lock.json',
  'package.json',
  'src',
  'vite.config.ts',
  '../../dist',
];

if (!existsSync(PAGE) || changed(PAGE) <= Math.max(...SOURCES.map(name => newest(`${here}${name}`)))) {
  // npm has put the programs of the packages on the path.
  const { status } = spawnSync('vite build', { cwd: here, stdio: 'inherit', shell: true });
  process.exitCode = status ?? 1;
}

function changed(path) {
  return statSync(path).mtimeMs;
}

/** A file that was taken away changes its folder. */
function newest(path) {
  if (!statSync(path).isDirectory()) return changed(path);
  return Math.max(changed(path), ...readdirSync(path).map(name => newest(`${path}/${name}`)));
}
