/** Scripts that let a shell complete the words of the command line, out of the same tables as all else. */
import { bashScript } from './bashCompletion.js';
import { fishScript } from './fishCompletion.js';
import type { SHELLS } from './knownWords.js';
import { zshScript } from './zshCompletion.js';

const SCRIPTS: ReadonlyMap<string, () => string> = new Map<(typeof SHELLS)[number], () => string>([
  ['bash', bashScript],
  ['zsh', zshScript],
  ['fish', fishScript],
]);

/** `shell`: one of SHELLS. */
export function completionScript(shell: string): string {
  return (SCRIPTS.get(shell) as () => string)();
}
