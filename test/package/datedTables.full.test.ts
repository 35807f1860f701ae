/** `npm run dated-tables`, as CI runs it: its exit code and its words on days that are given to it. */
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const run = (today: string) => {
  const { status, stdout, stderr } = spawnSync(
    'node',
    ['tools/packaging/datedTables/run.mjs', '--today', today],
    {
      encoding: 'utf8',
    },
  );
  return { status, stdout, stderr };
};

it.each([
  ['2026-12-31', 0, /^(?!.*WARNING|.*FAILS)/s],
  ['2027-01-01', 0, /America: federal taxes .*WARNING, add the next year to src\/data\n/],
  ['2027-04-06', 0, /Britain: Income Tax .*WARNING, add the next year to src\/data\n/],
  ['2027-10-31', 0, /America: states .*WARNING/],
  ['2027-11-01', 1, /America: states .*FAILS, add the next year to src\/data\n/],
  ['2028-02-04', 1, /Britain: student loans .*WARNING/],
  ['2028-02-05', 1, /Britain: student loans .*FAILS/],
] as const)('on %s it ends with %d', (today, status, words) => {
  const found = run(today);
  expect(found.status).toBe(status);
  expect(found.stderr).toBe('');
  expect(found.stdout).toMatch(words);
  expect(found.stdout).toContain(`Tables of tax and holidays on ${today}\n`);
});

it.each(['2027-1-1', '2027-02-30', 'today'])('refuses %s', today => {
  const { status, stderr } = run(today);
  expect(status).toBe(1);
  expect(stderr).toContain(`--today is no day of the form YYYY-MM-DD: ${today}`);
});
