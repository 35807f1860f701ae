/** The changelog keeps its form: what is not published yet first, changes of results before all others. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const changelog = readFileSync('CHANGELOG.md', 'utf8');
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Heading -> its text. */
const sections = new Map(
  changelog
    .split(/^## /m)
    .slice(1)
    .map(section => [section.slice(0, section.indexOf('\n')), section] as const),
);

describe('the changelog', () => {
  it('begins with what is not published, and has a section for the version of the package', () => {
    const [first, ...versions] = sections.keys();
    expect(first).toBe('Unreleased');
    expect(versions.map(heading => heading.split(' ')[0])).toContain(version);
  });

  it('lists changes of results first', () => {
    const parts = [...(sections.get('Unreleased') ?? '').matchAll(/^### (.+)$/gm)].map(([, part]) => part);
    expect(parts).toEqual(['Results that change', 'Other changes']);
  });

  it('says in at most forty lines what the first version does', () => {
    const [, first = ''] = [...sections].find(([heading]) => heading.startsWith('0.1.0')) ?? [];
    expect(first).not.toBe('');
    expect(first.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
  });
});
