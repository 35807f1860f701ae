/** The documentation says of each attribute what its definition says: `npm run golden` rewrites the tables. */
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SCORE_ATTRIBUTES } from '../../src/index.js';

const FILE = 'docs/score-attributes.md';
const FIRST_TABLE = '\n## ';

describe('docs/score-attributes.md', () => {
  it('holds the tables of the definitions', () => {
    const text = readFileSync(FILE, 'utf8');
    const start = text.indexOf(FIRST_TABLE);
    const written = `${start < 0 ? text : text.slice(0, start)}${tables()}`;
    if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(FILE, written);
    expect(readFileSync(FILE, 'utf8')).toBe(written);
  });
});

function tables(): string {
  const families = [...new Set(SCORE_ATTRIBUTES.map(({ family }) => family))];
  return families
    .map(family => {
      const title = `${family.charAt(0).toUpperCase()}${family.slice(1).replaceAll('-', ' ')}`;
      const rows = SCORE_ATTRIBUTES.filter(attribute => attribute.family === family).map(
        ({ name, unit, window, definition, nullReasons }) =>
          `| \`${name}\` | ${unit} | \`${window}\` | ${definition} | ${nullReasons.join(', ') || 'never'} |`,
      );
      return [
        `${FIRST_TABLE}${title}`,
        '',
        '| attribute | unit | window | definition | null when |',
        '| --- | --- | --- | --- | --- |',
        ...rows,
        '',
      ].join('\n');
    })
    .join('');
}
