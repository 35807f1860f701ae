/** docs/adapters.md explains every code, reason and option, and names none that is not there. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const page = readFileSync('docs/adapters.md', 'utf8');

/** The texts of a union of texts, in a file of types. */
function unionIn(path: string, name: string): readonly string[] {
  const [, body = ''] =
    new RegExp(`export type ${name} =([\\s\\S]*?)';\n`).exec(readFileSync(path, 'utf8')) ?? [];
  return [...`${body}'`.matchAll(/^\s*\| '([^']+)'/gm)].map(([, text]) => text as string);
}

/** The first cells of the table under a heading. */
function firstCellsUnder(heading: string): readonly string[] {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const [body = ''] = section.split('\n## ');
  return [...body.matchAll(/^\| `([^`]+)` \|/gm)].map(([, text]) => text as string);
}

describe('docs/adapters.md', () => {
  it.each([
    ['Codes in `notes`', 'src/adapters/model/notes.ts', 'NoteCode'],
    ['Reasons in `skipped`', 'src/adapters/model/statements.ts', 'SkippedReason'],
  ])('explains under "%s" each that there is', (heading, path, name) => {
    const known = unionIn(path, name);
    expect(known.length).toBeGreaterThan(10);
    expect([...firstCellsUnder(heading)].sort()).toEqual([...known].sort());
  });

  it('explains every option', () => {
    const options = [
      ...readFileSync('src/adapters/model/options.ts', 'utf8').matchAll(/^ {2}readonly (\w+)\?/gm),
    ];
    expect(firstCellsUnder('What you can tell')).toEqual(
      expect.arrayContaining(options.map(([, name]) => name as string)),
    );
  });
});
