/** docs/integrity.md and the tables that it prints. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { INTEGRITY_CHECKS, INTEGRITY_WORDS } from '../../src/contract/integrity.js';
import { INTEGRITY_ASKS } from '../../src/data/integrity.js';
import { INTEGRITY_FORMULAS } from '../../src/data/integrityFormulas.js';

describe('docs/integrity.md', () => {
  const page = readFileSync('docs/integrity.md', 'utf8');

  it.each(INTEGRITY_CHECKS)('says what %s sees, asks for and counts', check => {
    expect(page).toContain(`| \`${check}\` | ${INTEGRITY_WORDS[check]} | ${INTEGRITY_ASKS[check]} |`);
    expect(page).toContain(`- \`${check}\`: ${INTEGRITY_FORMULAS[check]}`);
  });
});
