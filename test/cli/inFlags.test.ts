/** Whatever the adapters say of options is said in flags, so that it can be typed as it stands. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FLAGS } from '../../src/cli/flags.js';
import { inFlags } from '../../src/cli/inFlags.js';
import { fileOf, printed } from './support.js';

/** The texts of a source, without its comments. */
function textsOf(source: string): readonly string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return [...code.matchAll(/'([^'\n]*)'|`([^`]*)`/g)].map(([, plain, template]) => plain ?? template ?? '');
}

const messages = readdirSync('src/adapters', { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.ts'))
  .flatMap(path =>
    textsOf(readFileSync(`src/adapters/${path}`, 'utf8')).filter(text =>
      /\bset [a-z]|options\.(?!js$)[a-z]/.test(text),
    ),
  );

describe('messages of the adapters', () => {
  it('that tell to set something are there', () => {
    expect(messages.length).toBeGreaterThan(10);
  });

  it.each(messages.map(message => [message]))('%s', message => {
    const told = inFlags(message);
    expect(told).not.toMatch(/\bset (?!of\b)[a-z]+|options\.(?!\$)\w/);
    for (const [, flag] of told.matchAll(/--([a-z-]+)/g)) expect(Object.keys(FLAGS)).toContain(flag);
  });
});

it('accounts in neither pounds nor dollars are named with their file', async () => {
  const file = fileOf('Date,Narrative,Amount,Currency\n2026-03-14,LUNCH,-9.50,EUR\n');
  await expect(printed(['income', file])).rejects.toThrow(
    `${file}: Only accounts in GBP or USD can be analysed; the currency of the accounts read is EUR`,
  );
});
