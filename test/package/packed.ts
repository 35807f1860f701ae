/** The package as npm would publish it, and projects of callers that have it installed. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

export interface Packed {
  readonly tarball: string;
  /** Bytes of the tarball, and of the files in it. */
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly string[];
}

/** Outside the repository, so that a watcher sees no change, and nothing is found in its node_modules by chance. */
const FOLDER = mkdtempSync(join(tmpdir(), 'packed-'));

/** Of what was built: a build here would change `dist` under other tests. */
export function packed(): Packed {
  const said = execFileSync(
    'npm',
    ['pack', '--json', '--silent', '--ignore-scripts', '--pack-destination', FOLDER],
    { encoding: 'utf8' },
  );
  const [{ filename, size, unpackedSize, files }] = JSON.parse(said);
  return {
    tarball: join(FOLDER, filename),
    size,
    unpackedSize,
    files: files.map(({ path }: { path: string }) => path),
  };
}

export function removePacked(): void {
  rmSync(FOLDER, { recursive: true, force: true });
}

/**
 * The tarball as it is installed: unpacked, and beside it what its package.json depends on. Answers where it is. The projects are
 * in folders beside it, where Node and the compiler find it.
 */
export function installed({ tarball }: Packed): string {
  const modules = join(FOLDER, 'node_modules');
  const own = join(modules, 'open-banking-insights');
  mkdirSync(own, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', own, '--strip-components', '1']);
  const { dependencies } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8'));
  // A caller on Node has its types, and one that wants PDFs has pdfmake.
  for (const name of [...Object.keys(dependencies), '@types/node', 'pdfmake']) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(resolve('node_modules', name), join(modules, name));
  }
  return own;
}

/** A new project of a caller, with these sources by file name. `moduleKind` is the `type` of its package.json. */
export function projectWith(moduleKind: 'module' | 'commonjs', sources: ReadonlyMap<string, string>): string {
  const folder = join(FOLDER, moduleKind);
  mkdirSync(folder);
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('package.json', JSON.stringify({ name: 'caller', private: true, type: moduleKind }));
  write(
    'tsconfig.json',
    JSON.stringify({
      compilerOptions: {
        strict: true,
        target: 'ES2022',
        lib: ['ES2023'],
        module: 'nodenext',
        types: ['node'],
        outDir: 'out',
        rootDir: '.',
      },
      include: ['*.ts'],
    }),
  );
  for (const [name, text] of sources) write(name, text);
  return folder;
}

/** What the compiler says of a project; nothing where all is well. */
export function compiled(folder: string): string {
  const compiler = resolve('node_modules/typescript/bin/tsc');
  return spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8', cwd: folder }).stdout;
}

/** What a file of a project prints. */
export function printedBy(folder: string, words: readonly string[]): string {
  return execFileSync(process.execPath, words, { encoding: 'utf8', cwd: folder }).trimEnd();
}
