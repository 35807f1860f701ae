/** Standard input that comes slowly, from a pipe that another process has set not to block. */
import { describe, expect, it } from 'vitest';
import { AMERICAN, BRITISH, runProcess, shell } from './support.js';

/** Starts the command on its own standard input, then opens that itself, by which Node sets it not to block. */
const SHARING = `
  const command = require('node:child_process').spawn(process.execPath, process.argv.slice(1), { stdio: 'inherit' });
  process.stdin;
  command.on('exit', code => process.exit(code));
`;

describe('standard input', () => {
  it.each([AMERICAN, BRITISH])('is waited for when it does not block: %s', file => {
    const { status, stdout, stderr } = shell(
      `(sleep 1; cat ${file}) | "$0" -e "${SHARING.replaceAll('\n', ' ')}" -- "$@"`,
      ['income', '-'],
    );
    expect(stderr).toBe('');
    expect(stdout).toBe(runProcess(['income', file]).stdout);
    expect(status).toBe(0);
  });
});
