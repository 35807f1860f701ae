/** Names with * and ?, for shells that leave them as they are. ** stands for any folders. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export function isPattern(word: string): boolean {
  return /[*?]/.test(word);
}

/** The files that fit, in the order of their names. */
export function filesLike(pattern: string): string[] {
  const isAbsolute = pattern.startsWith('/');
  const parts = pattern.split('/').filter(part => part !== '' && part !== '.');
  const found = new Set<string>();
  visit(isAbsolute ? '/' : '', parts, found);
  return [...found].sort();
}

function visit(folder: string, [part, ...rest]: readonly string[], found: Set<string>): void {
  if (part === undefined) return;
  if (part === '**') visit(folder, rest, found);
  if (!isPattern(part) && rest.length > 0) {
    visit(join(folder, part), rest, found);
    return;
  }
  for (const entry of entriesOf(folder)) {
    const path = join(folder, entry.name);
    const isFolder = entry.isDirectory();
    if (part === '**') {
      if (isFolder && !entry.name.startsWith('.')) visit(path, [part, ...rest], found);
    } else if (fits(entry.name, part)) {
      if (rest.length > 0) visit(path, rest, found);
      else if (!isFolder) found.add(path);
    }
  }
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder === '' ? '.' : folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** Step by step with one way back, to the last star: linear in the name for each star. */
export function fits(name: string, part: string): boolean {
  if (name.startsWith('.') && !part.startsWith('.')) return false;
  let at = 0;
  let inPart = 0;
  let star = -1;
  let behindStar = 0;
  while (at < name.length) {
    if (part[inPart] === '*') {
      star = inPart++;
      behindStar = at;
    } else if (inPart < part.length && (part[inPart] === '?' || part[inPart] === name[at])) {
      at++;
      inPart++;
    } else if (star >= 0) {
      inPart = star + 1;
      at = ++behindStar;
    } else return false;
  }
  while (part[inPart] === '*') inPart++;
  return inPart === part.length;
}
