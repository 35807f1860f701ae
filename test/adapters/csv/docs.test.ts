/** What docs/formats/csv.md says of CSV files is there, and what is there it says. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROLES } from '../../../src/adapters/formats/csv/columns/roles.js';
import { allLayouts } from '../../../src/adapters/formats/csv/layouts/layout.js';

const section = readFileSync('docs/formats/csv.md', 'utf8');

describe('the page on CSV files', () => {
  it('explains every role of a column', () => {
    const rows = section.split('\n').filter(line => line.startsWith('| `'));
    const explained = rows.flatMap(line =>
      [...(line.split(' | ')[0] ?? '').matchAll(/`(\w+)`/g)].map(([, role]) => role),
    );
    expect(explained.sort()).toEqual([...ROLES].sort());
  });

  it('names every bank of which a layout is known', () => {
    const known: Readonly<Record<string, string>> = {
      'Digital Federal Credit Union': 'DCU',
      'Chase UK': 'Chase',
      Midata: 'midata',
    };
    const unnamed = allLayouts()
      .map(({ bank }) => known[bank] ?? bank)
      .filter(bank => !section.replace(/\s+/g, ' ').includes(bank));
    expect(unnamed).toEqual([]);
  });
});
