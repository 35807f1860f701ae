/** What a counting process printed: counted built-ins must not leak into the process of the tests. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Measured {
  readonly name: string;
  readonly growth: number;
  /** Null where either will do. */
  readonly isRefused: boolean | null;
  readonly wasRefused: boolean;
  /** Steps at one row, at `size` rows and at four times as many. */
  readonly least: number;
  readonly small: number;
  readonly large: number;
  /** What was thrown and is no InvalidRequestError. */
  readonly error?: string;
}

export async function printedBy(script: string, ...given: readonly string[]): Promise<string[]> {
  const { stdout } = await run(process.execPath, [`test/support/growth/${script}`, ...given], {
    maxBuffer: 1e8,
  });
  return stdout.trim().split('\n');
}

/** Every case at a size, by processes side by side. */
export async function measured(size: number, processes: number): Promise<Measured[]> {
  const parts = Array.from({ length: processes }, (_, part) =>
    printedBy('measure.mjs', '--size', `${size}`, '--part', `${part}`, '--parts', `${processes}`),
  );
  return (await Promise.all(parts)).flat().map(line => JSON.parse(line) as Measured);
}
