/**
 * The public interface stands in test/interface/declarations, so that a review sees every change of it. `npm run interface`
 * writes the files anew.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { interfaceFiles } from './printer/interface.js';

const FOLDER = 'test/interface/declarations';
const files = interfaceFiles();

/** Members that are added to a result, to a schema and to what a function takes. */
const CHANGES = [
  ['src/model/meta.ts', 'interface ResultMeta {', 'interface ResultMeta { readonly added: IsoDate;'],
  ['src/requests/transactionSchemas.ts', '  merchantName: text,', '  merchantName: text, addedName: text,'],
  [
    'src/functions/readNarrative.ts',
    'options: NarrativeOptions',
    'added: boolean, options: NarrativeOptions',
  ],
  ['src/mappings.ts', 'SfsLine, SfsSection', 'SfsLine'],
] as const;

if (process.env['UPDATE_INTERFACE'] === '1') {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const [file, text] of files) writeFileSync(join(FOLDER, file), text);
}

describe('the public interface', () => {
  it('has the files that are kept', () => {
    expect(readdirSync(FOLDER)).toEqual([...files.keys()].sort());
  });

  it.each([...files.keys()])('is as it was kept; `npm run interface` keeps a change: %s', file => {
    expect(files.get(file)).toBe(readFileSync(join(FOLDER, file), 'utf8'));
  });

  it('shows every change', { timeout: 120_000 }, () => {
    const changed = new Map<string, string>();
    for (const [module, before, after] of CHANGES) {
      const text = readFileSync(module, 'utf8');
      expect(text, module).toContain(before);
      changed.set(module, text.replaceAll(before, after));
    }
    const others = interfaceFiles(changed);
    const differing = [...files.keys()].filter(file => files.get(file) !== others.get(file));
    // Schemas of the others are made from that of a transaction.
    expect(differing.sort()).toEqual([
      'index.txt',
      'mappings.txt',
      'schemas.txt',
      'service.txt',
      'shared.txt',
    ]);
    expect(others.get('shared.txt')).toContain('  readonly added: IsoDate\n');
    expect(others.get('shared.txt')).toContain('  addedName: z.string().nullable().optional()\n');
    expect(others.get('index.txt')).toContain('added: boolean, options: NarrativeOptions');
    expect(others.get('mappings.txt')).not.toContain('SfsSection (shared)');
  });
});
