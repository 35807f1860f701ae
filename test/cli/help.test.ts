/** The help is made from the tables, fits a terminal, and says what is true. */
import { describe, expect, it } from 'vitest';
import { readCommandLine } from '../../src/cli/commandLine.js';
import { COMMANDS } from '../../src/cli/commands.js';
import { EXIT } from '../../src/cli/complaint.js';
import { SHAPES } from '../../src/cli/fileShapes.js';
import { FLAGS, type FlagName } from '../../src/cli/flags.js';
import { helpText } from '../../src/cli/textCommands.js';
import {
  analyseRequestSchema,
  ENGINE_VERSION,
  enrichmentRuleSchema,
  scorecardSchema,
  transactionSchema,
} from '../../src/index.js';
import { printed, run } from './support.js';

const names = COMMANDS.map(({ name }) => name);

/** Members of a shape at a depth, with whether they may be missing. */
function membersOf(members: readonly (readonly [string, string])[], depth: 0 | 1, behind = '') {
  let parent = '';
  return members.flatMap(([name]) => {
    const isNested = name.startsWith(' ');
    if (!isNested) parent = name;
    if (isNested !== (depth === 1) || (isNested && parent !== behind)) return [];
    const bare = name.trim();
    return [{ name: bare.replace('?', ''), isOptional: bare.endsWith('?') }];
  });
}

describe('the help', () => {
  it.each([undefined, ...names])('of %s fits 80 columns', name => {
    const lines = helpText(name).split('\n');
    expect(lines.filter(line => line.length > 80 || / $/.test(line))).toEqual([]);
  });

  it('of all lists every command and exit status', () => {
    const text = helpText(undefined);
    for (const { name, summary } of COMMANDS) expect(text).toContain(`  ${name.padEnd(15)}  ${summary}\n`);
    for (const status of Object.values(EXIT)) expect(text).toMatch(new RegExp(`^ {2}${status} +\\w`, 'm'));
  });

  it.each(names)('of %s shows its arguments, options, an example and what its files hold', name => {
    const text = helpText(name);
    const command = COMMANDS.find(each => each.name === name) as (typeof COMMANDS)[number];
    expect(text).toMatch(new RegExp(`^Usage: open-banking-insights ${name}\\b`));
    for (const argument of command.arguments) expect(text).toContain(`\n  ${argument.name}  `);
    for (const flag of command.flags) expect(text).toContain(`\n  --${flag} `);
    for (const example of command.examples) expect(text).toContain(`\n  open-banking-insights ${example}\n`);
    for (const shape of command.shapes) expect(text).toContain(`\n${SHAPES[shape].title}\n`);
  });

  it('gives examples that are read as commands', () => {
    for (const { examples } of COMMANDS)
      for (const example of examples) {
        const words = [...example.replace(/ (?:<|>>?) \S+$/, '').matchAll(/'([^']*)'|(\S+)/g)];
        expect(() =>
          readCommandLine(words.map(([, inQuotes, word]) => inQuotes ?? word ?? '')),
        ).not.toThrow();
      }
  });

  it('explains options that commands take, and no others', () => {
    const taken = new Set<FlagName>(COMMANDS.flatMap(({ flags }) => [...flags]));
    expect([...taken].sort()).toEqual(Object.keys(FLAGS).sort());
  });

  it.each([
    ['request', analyseRequestSchema, membersOf(SHAPES.request.members, 0)],
    ['transaction', transactionSchema, membersOf(SHAPES.request.members, 1, 'transactions')],
    ['rule', enrichmentRuleSchema, membersOf(SHAPES.rules.members, 0)],
    ['scorecard', scorecardSchema, membersOf(SHAPES.scorecard.members, 0)],
  ])('shows the members of a %s as its schema has them', (_, schema, members) => {
    const shape = schema.shape as Readonly<Record<string, { isOptional(): boolean }>>;
    expect(members.length).toBeGreaterThan(5);
    for (const { name, isOptional } of members)
      if (isOptional) expect(shape[name]?.isOptional(), name).toBe(true);
    const required = Object.keys(shape).filter(name => shape[name]?.isOptional() === false);
    for (const name of required) expect(members).toContainEqual({ name, isOptional: false });
    for (const { name } of members) if (name !== 'description') expect(Object.keys(shape)).toContain(name);
  });

  it('is printed with status 0, as the version is', async () => {
    const { status, stdout, stderr } = await run(['income', '--help']);
    expect([status, stdout, stderr]).toEqual([0, helpText('income'), '']);
    expect(await printed(['--version'])).toBe(`${ENGINE_VERSION}\n`);
    expect(await printed(['--help'])).toBe(helpText(undefined));
  });
});
