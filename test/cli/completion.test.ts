/** Completion: made from the same tables, and tried in the shells that are there. */
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../src/cli/commands.js';
import { FLAGS } from '../../src/cli/flags.js';
import { SHELLS } from '../../src/cli/knownWords.js';
import { completionScript } from '../../src/cli/textCommands.js';
import { fileOf } from './support.js';

const isThere = (shell: string) => spawnSync(shell, ['-c', 'exit 0']).status === 0;
const names = COMMANDS.map(({ name }) => name);

/** What bash offers for the last of the words. */
function offered(...words: readonly string[]): string[] {
  const script = [
    completionScript('bash'),
    'COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))',
    `_open_banking_insights; printf '%s\\n' "\${COMPREPLY[@]}"`,
  ].join('\n');
  const { stdout, stderr, status } = spawnSync(
    'bash',
    ['-c', script, 'bash', 'open-banking-insights', ...words],
    {
      encoding: 'utf8',
    },
  );
  expect([stderr, status]).toEqual(['', 0]);
  return stdout.split('\n').filter(line => line !== '');
}

describe('completion', () => {
  it.each(SHELLS)('for %s names every command and option', shell => {
    const script = completionScript(shell);
    for (const name of names) expect(script).toMatch(new RegExp(`(?<![\\w-])${name}(?![\\w-])`));
    for (const name of Object.keys(FLAGS))
      expect(script).toMatch(new RegExp(shell === 'fish' ? `-l ${name} ` : `--${name}(?![\\w-])`));
  });

  it.each(SHELLS)('for %s is a script that the shell can read', shell => {
    if (!isThere(shell)) return;
    const flag = shell === 'fish' ? '--no-execute' : '-n';
    const { status, stderr } = spawnSync(shell, [flag, fileOf(completionScript(shell))], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
  });

  it.runIf(isThere('bash')).each([
    [[''], [...names, '--help', '--version']],
    [['con'], ['consumer-health', 'convert']],
    [['in'], ['income', 'init']],
    [['--v'], ['--version']],
    [
      ['score', '--'],
      [
        ...['--pretty', '--as-of', '--max-transactions', '--country', '--currency', '--format', '--bank'],
        ...[
          '--time-zone',
          '--date-order',
          '--columns',
          '--signs',
          '--account',
          '--max-rows',
          '--help',
          '--version',
        ],
      ],
    ],
    [
      ['enrich', 'request.json', '--c'],
      ['--csv', '--confidence-floor', '--country', '--currency', '--columns'],
    ],
    [
      ['enrich', 'request.json', '--country', ''],
      ['GB', 'US'],
    ],
    [['income', '--country', '=', 'U'], ['US']],
    [
      ['income', '--country', '='],
      ['GB', 'US'],
    ],
    [['income', '--division', 's'], ['scotland']],
    // Nothing, so that bash completes names of files.
    [['income', ''], []],
    [['income', 'x', '--rules', ''], []],
    [['income', 'x', '--as-of', ''], []],
    [
      ['completion', ''],
      ['bash', 'zsh', 'fish'],
    ],
    [['help', 'bal'], ['balances']],
  ])('in bash: %j offers %j', (words, offers) => {
    expect(offered(...words)).toEqual(offers);
  });
});
