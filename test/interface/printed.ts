/** What modules print, all run in one process: to start one for each takes longer than most of them run. */
import { execFileSync } from 'node:child_process';

/** The next begins when nothing is left to do of the one before, as if the process would end. */
const ONE_BY_ONE = `
  const waiting = process.argv.slice(1);
  const printed = [];
  process.on('beforeExit', () => {
    const name = waiting.shift();
    if (name === undefined) return;
    const lines = [];
    printed.push(lines);
    console.log = (...values) => lines.push(...util.format(...values).split('\\n'));
    import(url.pathToFileURL(path.resolve(name)));
    // Else the process would end after a module that waits for nothing.
    setImmediate(() => {});
  });
  process.on('exit', () => fs.writeSync(1, JSON.stringify(printed)));`;

/** The lines that each of these modules of a folder logs. */
export function linesOfEach(folder: string, modules: readonly string[]): readonly (readonly string[])[] {
  const printed = execFileSync(process.execPath, ['--input-type=commonjs', '-e', ONE_BY_ONE, ...modules], {
    encoding: 'utf8',
    cwd: folder,
  });
  return JSON.parse(printed);
}
