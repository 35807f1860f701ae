/** An issue whose message begins with the path of what it is about. */
import type { RequestIssue } from '../base/invalidRequest.js';

export type Path = readonly (string | number)[];

export function issueAt(path: Path, code: string, message: string): RequestIssue {
  return { path, code, message: `${pathText(path)}: ${message}` };
}

function pathText(path: Path): string {
  if (path.length === 0) return 'request';
  return path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text === '' ? key : `${text}.${key}`),
    '',
  );
}
