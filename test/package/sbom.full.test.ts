/** The list of what is installed with the library: whole, and the same bytes whenever and wherever it is made. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it, vi } from 'vitest';
import { newFolder } from '../cli/support.js';

// On a busy machine npm takes seconds to start.
vi.setConfig({ testTimeout: 120_000 });

const SCRIPT = resolve('tools/packaging/sbom.mjs');
const billIn = (folder: string) =>
  execFileSync(process.execPath, [SCRIPT], { encoding: 'utf8', cwd: folder });

/** A folder of another name, with what the list is made from and nothing else. */
function copy(): string {
  const folder = join(newFolder(), 'elsewhere');
  mkdirSync(folder);
  for (const file of ['package.json', 'package-lock.json']) cpSync(file, join(folder, file));
  return folder;
}

it('is the same bytes twice, in another folder too', () => {
  const text = billIn('.');
  expect(billIn(copy())).toBe(text);
  const bill = JSON.parse(text);
  expect(bill.serialNumber).toMatch(
    /^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
  );
  expect(Object.keys(bill.metadata)).not.toContain('timestamp');
  expect(bill.metadata.component.name).toBe('open-banking-insights');
  // zod too, which a development tool also needs, and neither development tools nor optional peers.
  const refs = bill.components.map((each: { 'bom-ref': string }) => each['bom-ref']);
  expect(refs.map((ref: string) => ref.replace(/@[^@]*$/, ''))).toEqual([
    '@date-fns/utc',
    'date-fns',
    'decimal.js',
    'saxes',
    'xmlchars',
    'zod',
  ]);
  expect(bill.dependencies.map(({ ref }: { ref: string }) => ref)).toEqual([
    'open-banking-insights@0.1.0',
    ...refs,
  ]);
});
