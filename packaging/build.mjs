/** Builds the package into `dist`. Says on standard error what it does, so that commands that build first can print a result. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';

const STEPS = [
  ['modules, the command line and CommonJS', 'tsup --silent'],
  ['declarations of types', 'tsc -p tsconfig.build.json'],
  ['the declarations that the package needs', 'node packaging/declarations.mjs'],
];

rmSync('dist', { recursive: true, force: true });
for (const [what, command] of STEPS) {
  console.error(`Building: ${what} …`);
  // npm has put the programs of the packages on the path.
  const { status } = spawnSync(command, { shell: true, stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
}
