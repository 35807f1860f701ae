/** What docs/command-line.md says of commands and messages is so. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCommandLine } from '../../src/cli/commandLine.js';
import { COMMANDS } from '../../src/cli/commands.js';
import { parseJson } from '../../src/cli/parseJson.js';
import { complaintOf } from '../../src/cli/run.js';

const page = readFileSync('docs/command-line.md', 'utf8');
const blocks = [...page.matchAll(/```(\w*)\n([\s\S]*?)```/g)].map(([, kind, text]) => [kind, text] as const);

function complaint(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    return complaintOf(error).text;
  }
  throw new Error('nothing was refused');
}

describe('docs/command-line.md', () => {
  it('names every command', () => {
    for (const { name } of COMMANDS) expect(page).toMatch(new RegExp(`[\`\\s]${name}[\`\\s]`));
  });

  it('shows commands that can be given', () => {
    const lines = blocks.flatMap(([kind, text]) => (kind === 'sh' ? (text ?? '').trim().split('\n') : []));
    const commands = lines.flatMap(line =>
      line
        .replace(/\s+#.*$/, '')
        .split('|')
        .map(each =>
          each
            .trim()
            .replace(/^(?:npx )?open-banking-insights /, '')
            .replace(/ >>? \S+$/, ''),
        ),
    );
    expect(commands.length).toBeGreaterThan(8);
    for (const command of commands) {
      const words = command.split(' ').map(word => word.replaceAll("'", ''));
      expect(() => readCommandLine(words), command).not.toThrow();
    }
  });

  it('shows messages as they are printed', () => {
    const messages = blocks.flatMap(([kind, text]) => (kind === '' ? [text] : []));
    expect(messages).toEqual([
      complaint(() => readCommandLine(['enrihc', 'request.json'])),
      complaint(() => parseJson(`{"a": [1,${'\n'.repeat(8)}  ]}`, 'request.json')),
    ]);
  });
});
