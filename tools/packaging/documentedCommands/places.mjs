/** Where commands run: a clone as it was committed, and the project of a user who has installed the package. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { writeSamples } from './samples.mjs';

const scratch = mkdtempSync(join(tmpdir(), 'insights-documented-'));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));

/** `isHere`: in this clone, which must be as it was committed. Otherwise in a fresh one. */
export function cloneOf(isHere) {
  if (isHere) return resolve('.');
  const folder = join(scratch, 'clone');
  execFileSync('git', ['clone', '--quiet', resolve('.'), folder]);
  return folder;
}

/** What is not as it was committed: a line each, as git says it. `folders`: pathspecs. */
export function changesIn(root, folders = []) {
  const words = ['status', '--porcelain', '--', ...folders];
  return execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trimEnd();
}

export function putBack(root, file) {
  execFileSync('git', ['checkout', '--quiet', '--', file], { cwd: root });
}

/** How often the clone was committed to. */
export function commitsIn(root) {
  return Number(execFileSync('git', ['rev-list', '--count', 'HEAD'], { cwd: root, encoding: 'utf8' }));
}

export const project = join(scratch, 'project');
export function makeProject() {
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }\n');
}

let users = 0;

/** A copy of the project with a user's files. What one command writes, the next one does not find. */
export function userFolder(root, without) {
  const folder = join(scratch, `user${++users}`);
  cpSync(project, folder, { recursive: true, verbatimSymlinks: true });
  writeSamples(root, folder);
  mkdirSync(join(folder, 'home/.config/fish'), { recursive: true });
  if (without !== undefined) rmSync(join(folder, without));
  return folder;
}
