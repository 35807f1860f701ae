/** Who hovers over a name of the package in an editor reads what it is, and of functions an example. */
import { describe, expect, it } from 'vitest';
import { ENTRIES } from './entries.js';
import { type Hover, hoversIn, type Member } from './hover.js';
import { lackingIn } from './lackingIn.js';

const hovered = hoversIn('source');

describe('hovering over a name of the package', () => {
  it('is tried on all entries', () => {
    expect(ENTRIES.map(({ name }) => name)).toContain('open-banking-insights/service');
    for (const [entry, hovers] of hovered) expect(hovers.length, entry).toBeGreaterThanOrEqual(10);
  });

  it.each(hovered)('shows its documentation, and of functions an example: %s', (_, hovers) => {
    expect(lackingIn(hovers)).toEqual([]);
  });

  it.each(hoversIn('built'))('shows the same of the built package: %s', (entry, hovers) => {
    expect(hovers).toEqual(new Map(hovered).get(entry));
  });

  it('would be found to show nothing', () => {
    const member: Member = { name: 'amount', documentation: '', isPlain: true };
    const hover: Hover = {
      name: 'made',
      kind: 'function',
      documentation: '',
      examples: [],
      members: [member],
    };
    expect(lackingIn([hover])).toEqual(['made', 'made @example', 'made.amount']);
    const told = [
      { ...member, documentation: 'In pounds.' },
      { ...member, isPlain: false },
      { ...member, name: 'accountId' },
    ];
    expect(lackingIn([{ ...hover, documentation: 'Makes.', examples: ['made();'], members: told }])).toEqual(
      [],
    );
  });
});
