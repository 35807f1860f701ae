/** The built command as a process, and files for it to read. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, vi } from 'vitest';
import { answer } from '../../src/cli/answer.js';
import { readCommandLine } from '../../src/cli/commandLine.js';

// On a busy machine a process takes seconds to start.
vi.setConfig({ testTimeout: 60_000 });

export const COMMAND = 'dist/cli/main.js';
export const BRITISH = 'fixtures/accounts/gb-universal-credit/request.json';
export const AMERICAN = 'fixtures/accounts/us-social-security/request.json';

export function requestOf(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

export function run(words: readonly string[], input?: string | Buffer) {
  return spawnSync(process.execPath, [COMMAND, ...words], {
    encoding: 'utf8',
    input,
    maxBuffer: 64 * 1024 * 1024,
  });
}

/** What the command prints, without a process. */
export function printed(words: readonly string[], width?: number, isColoured = false): Promise<string> {
  return answer(readCommandLine(words), { width, isColoured });
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
