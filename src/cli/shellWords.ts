/** What the scripts of all shells are made from. */
import { PROGRAM } from './program.js';

/** As functions of a shell may be named. */
export const FUNCTION_NAME = `_${PROGRAM.replaceAll('-', '_')}`;

/** In single quotes, as all three shells read them. */
export function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
