/** The example of docs/explain.md prints what its comments say. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('docs/explain.md shows what its example prints', () => {
  const [, code = ''] = /```js\n([\s\S]*?)```/.exec(readFileSync('docs/explain.md', 'utf8')) ?? [];
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
  const promised = [...code.matchAll(/^\/\/ (.*)$/gm)].map(([, line]) => line);
  expect(promised).toHaveLength(4);
  expect(printed.trim().split('\n')).toEqual(promised);
});
