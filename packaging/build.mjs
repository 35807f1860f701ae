/**
 * Builds `dist`, unless it is what these sources give already: most commands build first, and a build takes half a minute.
 * What was built last is remembered in `node_modules`, by digests of what goes in and of what came out.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SOURCES = [
  'node_modules/.package-lock.json',
  'src',
  'packaging/build.mjs',
  'packaging/pruneDeclarations.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.build.json',
  'tsup.config.ts',
];
const MEMORY = 'node_modules/.cache/open-banking-insights/built';

const sources = digestOf(SOURCES);
const isBuilt =
  existsSync('dist') &&
  existsSync(MEMORY) &&
  readFileSync(MEMORY, 'utf8') === `${sources}\n${digestOf(['dist'])}\n`;
if (!isBuilt) {
  const { status } = spawnSync('npm', ['run', '--silent', 'build:afresh'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  mkdirSync(dirname(MEMORY), { recursive: true });
  writeFileSync(MEMORY, `${sources}\n${digestOf(['dist'])}\n`);
}

/** Of the names and the bytes of all files. */
function digestOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesOf)) {
    const bytes = readFileSync(path);
    hash.update(`${path} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}

function filesOf(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap(name => filesOf(join(path, name)));
}
