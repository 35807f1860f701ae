/** What to type for a package that the library can use, and that is installed only by who wants it. */
import { PROGRAM } from './program.js';

/**
 * `wanted`: with its version. npx keeps what it runs in a folder of its own, where it sees no package that was installed elsewhere, so
 * it has to be told of both.
 */
export function toGet(wanted: string, command: string): string {
  return `type npm install ${wanted} in your project, or with npx: npx -p ${PROGRAM} -p ${wanted} ${PROGRAM} ${command} ...`;
}
