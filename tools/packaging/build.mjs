/**
 * Builds the package into `dist`, unless these sources gave what stands there: most commands build first, and a build takes half a
 * minute. `node_modules` remembers the last build by digests of what goes in and of what came out. What is done is said on
 * standard error, so that commands that build first can print a result.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SOURCES = [
  'node_modules/.package-lock.json',
  'src',
  'tools/packaging/build.mjs',
  'tools/packaging/declarations.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.build.json',
  'tsup.config.ts',
];
const MEMORY = 'node_modules/.cache/open-banking-insights/built';
const STEPS = [
  ['modules, the command line and CommonJS', 'tsup --silent'],
  ['declarations of types', 'tsc -p tsconfig.build.json'],
  ['the declarations that the package needs', 'node tools/packaging/declarations.mjs'],
];

const sources = digestOf(SOURCES);
const isBuilt =
  existsSync('dist') &&
  existsSync(MEMORY) &&
  readFileSync(MEMORY, 'utf8') === `${sources}\n${digestOf(['dist'])}\n`;
if (!isBuilt) {
  rmSync('dist', { recursive: true, force: true });
  for (const [what, command] of STEPS) {
    console.error(`Building: ${what} …`);
    // npm has put the programs of the packages on the path.
    const { status } = spawnSync(command, { shell: true, stdio: ['ignore', 2, 2] });
    if (status !== 0) process.exit(status ?? 1);
  }
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
