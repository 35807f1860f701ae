/** Says how to install a package that the library can use but does not require. */
import { PROGRAM } from './program.js';

/**
 * `wanted` includes the version. npx runs from a folder of its own and sees no package that was installed elsewhere, so the command names
 * both packages.
 */
export function toGet(wanted: string, command: string): string {
  return `type npm install ${wanted} in your project, or with npx: npx -p ${PROGRAM} -p ${wanted} ${PROGRAM} ${command} ...`;
}
