/** How tools/packaging/documentedCommands reads documents and .ci/run, and what it holds against a table. It is run by CI as a whole. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CHECKS, withChecks } from '../../tools/packaging/checks.mjs';
import { statementsOf } from '../../tools/packaging/documentedCommands/ciSteps.mjs';
import { planOf } from '../../tools/packaging/documentedCommands/plan.mjs';
import { commandsOf, homeOf, partsOf } from '../../tools/packaging/documentedCommands/read.mjs';

const read = (...lines: string[]) =>
  commandsOf('README.md', lines.join('\n')).map(({ line, command }) => `${line}: ${command}`);

describe('a document', () => {
  it('names commands in blocks of the shell, without their comments', () => {
    expect(read('```sh', 'npm ci', 'npm test   # drives the page’s own', '', '# alone', '```')).toEqual([
      '2: npm ci',
      '3: npm test',
    ]);
  });

  it('names commands in backticks, also across two lines', () => {
    expect(
      read('Run `npm run lint`, then `KINDS=report npx vitest', 'run test/x`. Not `npm`, not `lint`.'),
    ).toEqual(['1: npm run lint', '1: KINDS=report npx vitest run test/x']);
  });

  it('names none in other blocks', () => {
    expect(read('```ts', 'npm ci', '```', '```', '`npm ci`', '```', '`npm test`')).toEqual(['7: npm test']);
  });

  it('goes on where a line is not at its end', () => {
    expect(read('```sh', 'curl a \\', '  -d b', "node -p 'one", "two' |", "  cat # it's", '```')).toEqual([
      '2: curl a \\\n  -d b',
      "4: node -p 'one\ntwo' |\n  cat",
    ]);
  });

  it('is one script where it keeps something in a variable', () => {
    expect(read('```sh', 'token=$(curl a)', 'curl b', '```')).toEqual(['2: token=$(curl a)\ncurl b']);
  });

  it('that is cut off is refused', () => {
    expect(() => read('```sh', 'npm test \\', '```')).toThrow('line 2: the command has no end');
  });
});

it('two commands in one are two, and a package of its own is at home in its folder', () => {
  expect(partsOf('npm ci && npm start')).toEqual(['npm ci', 'npm start']);
  expect(
    ['docs/a.md', 'examples/service/README.md', 'tools/gazetteer/trade-model/README.md'].map(homeOf),
  ).toEqual(['.', 'examples/service', 'tools/gazetteer']);
});

it('of .ci/run counts what its steps reach', () => {
  const script = [
    'Lint() { npm run lint; }',
    'Never() { npm run never; }',
    'install() { npm ci; }',
    'Example() {',
    '  # npm run commented',
    '  install',
    '  cd examples && npm test',
    '}',
    'alone Lint',
    'side_by_side Example Other',
  ].join('\n');
  expect([...statementsOf(script)].sort()).toEqual([
    'cd examples && npm test',
    'install',
    'npm ci',
    'npm run lint',
  ]);
});

describe('a plan', () => {
  const named = (...commands: string[]) =>
    commands.map((command, index) => ({ document: 'docs/a.md', line: index + 1, command }));
  const problemsOf = (
    commands: ReturnType<typeof named>,
    rows: readonly object[],
    ci: readonly string[] = [],
  ) => planOf(commands, { '.': rows }, new Set(ci)).problems;

  it('has one step for all places of a command', () => {
    const { steps, problems } = planOf(
      named('npm ci && npm run x', 'npm run x'),
      {
        '.': [{ command: 'npm ci', ci: true }, { begins: 'npm run ' }],
      },
      new Set(['npm ci']),
    );
    expect(problems).toEqual([]);
    expect(steps.map(({ command, places }) => [command, ...places])).toEqual([
      ['npm ci', 'docs/a.md:1'],
      ['npm run x', 'docs/a.md:1', 'docs/a.md:2'],
    ]);
  });

  it('wants a row for each command, and a command for each row', () => {
    expect(problemsOf(named('npm run x'), [])).toEqual(['docs/a.md:1: no row for: npm run x']);
    expect(problemsOf([], [{ command: 'npm run x' }])).toEqual(['no document names: npm run x']);
    expect(problemsOf(named('npm run x'), [{ command: 'npm run x' }, { command: 'npm run x' }])).toContain(
      'docs/a.md:1: 2 rows for: npm run x',
    );
  });

  it('wants a step of CI where it says so', () => {
    expect(problemsOf(named('npm ci'), [{ command: 'npm ci', ci: true }])).toEqual([
      '.ci/run has no step for: npm ci',
    ]);
    expect(problemsOf(named('npm ci'), [{ command: 'npm ci', ci: 'npm ci --x' }], ['npm ci --x'])).toEqual(
      [],
    );
  });

  it('has five exceptions at most, and none of the README', () => {
    const commands = ['a', 'b', 'c', 'd', 'e', 'f'].map(name => `npm run ${name}`);
    const rows = commands.map(command => ({ command, reason: 'too long' }));
    expect(problemsOf(named(...commands.slice(1)), rows.slice(1))).toEqual([]);
    expect(problemsOf(named(...commands), rows)).toEqual(['6 exceptions; 5 are the most']);
    expect(problemsOf([{ document: 'README.md', line: 1, command: 'npm run a' }], rows.slice(0, 1))).toEqual([
      'README.md:1: the README may name no exception: npm run a',
    ]);
  });
});

it('the table of this repository knows every command that its documents name', () => {
  const printed = execFileSync('node', ['tools/packaging/documentedCommands/run.mjs', '--list'], {
    encoding: 'utf8',
  });
  expect(printed).toContain('Every command that a document names is as it is said.');
});

describe('the checks in CONTRIBUTING.md', () => {
  it('are those of tools/packaging/checks.mjs: node tools/packaging/checks.mjs --write', () => {
    const text = readFileSync('CONTRIBUTING.md', 'utf8');
    expect(withChecks(text)).toBe(text);
  });

  it('have every script of package.json, or it is a part of another', () => {
    const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
    const texts = [
      ...Object.values(scripts),
      readFileSync('tools/packaging/build.mjs', 'utf8').replace(/[',[\]]+/g, ''),
    ];
    const checked = CHECKS.map(([, command]) => command.replace(/ -- .*/, ''));
    const isKnown = (name: string) =>
      checked.includes(`npm run ${name}`) ||
      checked.includes(`npm ${name}`) ||
      texts.some(text => new RegExp(`npm run (?:--silent )?${name}(?![\\w:-])`).test(text));
    // npm itself runs it before it packs.
    expect(Object.keys(scripts).filter(name => name !== 'prepack' && !isKnown(name))).toEqual([]);
  });
});
