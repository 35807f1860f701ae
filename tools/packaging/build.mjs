/**
 * Builds the package into `dist` and `schemas`, unless these sources gave what stands there: most commands build first, and a build
 * takes half a minute. `node_modules` remembers the last build by digests of what goes in and of what came out. What is done is
 * said on standard error, so that commands that build first can print a result.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FILES_OF_EXAMPLES } from '../schemas/examples.mjs';

const SOURCES = [
  'node_modules/.package-lock.json',
  'src',
  'tools/packaging/build.mjs',
  'tools/packaging/chunks.mjs',
  'tools/packaging/declarations.mjs',
  'tools/packaging/pure.mjs',
  'tools/schemas',
  ...FILES_OF_EXAMPLES,
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.build.json',
  'tsup.config.ts',
];
const MEMORY = 'node_modules/.cache/open-banking-insights/built';
const BUILT = ['dist', 'schemas'];
/** Steps in one list run side by side: both need what the first one built, and read the types of all of `src`. */
const STEPS = [
  [['modules and the command line', 'tsup --silent']],
  [['the files that entries share, and CommonJS', 'node tools/packaging/chunks.mjs']],
  [
    ['declarations of types', 'tsc -p tsconfig.build.json'],
    ['JSON Schemas and the OpenAPI document', 'node tools/schemas/generate.mjs'],
  ],
  [['the declarations that the package needs', 'node tools/packaging/declarations.mjs']],
];

const sources = digestOf(SOURCES);
const isBuilt =
  BUILT.every(folder => existsSync(folder)) &&
  existsSync(MEMORY) &&
  readFileSync(MEMORY, 'utf8') === `${sources}\n${digestOf(BUILT)}\n`;
if (!isBuilt) {
  for (const folder of BUILT) rmSync(folder, { recursive: true, force: true });
  for (const steps of STEPS) {
    const failed = (await Promise.all(steps.map(done))).find(status => status !== 0);
    if (failed !== undefined) process.exit(failed ?? 1);
  }
  mkdirSync(dirname(MEMORY), { recursive: true });
  writeFileSync(MEMORY, `${sources}\n${digestOf(BUILT)}\n`);
}

/** With which status the step ends; null where it was ended. */
async function done([what, command]) {
  console.error(`Building: ${what} …`);
  // npm has put the programs of the packages on the path.
  const [status] = await once(spawn(command, { shell: true, stdio: ['ignore', 2, 2] }), 'close');
  return status;
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
