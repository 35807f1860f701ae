/** The command line, in this process or as one of its own, and files for it to read. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, vi } from 'vitest';
import { readCommandLine } from '../../src/cli/commandLine.js';
import { run as runCommand, textOf } from '../../src/cli/run.js';

// On a busy machine a process takes seconds to start.
vi.setConfig({ testTimeout: 60_000 });

/** The built command. */
export const COMMAND = 'dist/cli/main.js';
export const BRITISH = 'fixtures/accounts/gb-universal-credit/request.json';
export const AMERICAN = 'fixtures/accounts/us-social-security/request.json';

export function requestOf(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

export interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface ScreenOfTest {
  readonly width?: number | undefined;
  readonly isColoured?: boolean;
  readonly isTerminal?: boolean;
}

/** What the command does with these words and this standard input, in this process and from the sources. */
export async function run(
  words: readonly string[],
  input?: string | Buffer,
  { width, isColoured = false, isTerminal = false }: ScreenOfTest = {},
): Promise<Ran> {
  let stdout = '';
  let stderr = '';
  const given = Readable.from(input === undefined ? [] : [Buffer.from(input)]);
  const standardInput = vi.spyOn(process, 'stdin', 'get').mockReturnValue(given as typeof process.stdin);
  try {
    const status = await runCommand(words, {
      print: async text => {
        stdout += text;
      },
      tell: async text => {
        stderr += text;
      },
      screen: { width, isColoured, isTerminal },
      showsStack: false,
      worker: 'none: analyse-many is tried as a process',
    });
    return { status, stdout, stderr };
  } finally {
    standardInput.mockRestore();
  }
}

/** The same as a process of its own: only for what a process alone can show, and after a build. */
export function runProcess(words: readonly string[], input?: string | Buffer): Ran {
  return spawnSync(process.execPath, [COMMAND, ...words], {
    encoding: 'utf8',
    input,
    maxBuffer: 64 * 1024 * 1024,
  });
}

/** What the command prints. Rejects with what is thrown on the way. */
export function printed(words: readonly string[], width?: number, isColoured = false): Promise<string> {
  return textOf(readCommandLine(words), { width, isColoured }, async () => undefined);
}

/** For what only a shell can set up. `$0` is Node, `$1` the command, `$2` on the words. */
export function shell(script: string, words: readonly string[]) {
  return spawnSync('sh', ['-c', script, process.execPath, COMMAND, ...words], { encoding: 'utf8' });
}

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Removed after the tests of the file. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'command-line-'));
  folders.push(folder);
  return folder;
}

export function fileOf(content: string | Buffer): string {
  const file = join(newFolder(), 'given.json');
  writeFileSync(file, content);
  return file;
}
