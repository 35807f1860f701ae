/** The words of the command line, without a process. */
import { describe, expect, it } from 'vitest';
import { slipsBetween } from '../../src/base/slips.js';
import { readCommandLine } from '../../src/cli/commandLine.js';
import { COMMANDS } from '../../src/cli/commands.js';
import { UsageComplaint } from '../../src/cli/complaint.js';
import { membersOf, optionsOf } from '../../src/cli/flagValues.js';
import { suggestionFor } from '../../src/cli/suggest.js';

describe('the words of the command line', () => {
  it('become members of the request and options of the library', () => {
    const { command, words, flags } = readCommandLine([
      'analyse',
      'a.json',
      '--country=US',
      '--no-flexible-costs',
      '--exclude-benefits',
      '--include-flags',
      '--division',
      'scotland',
      '--haircuts',
      'variable=0.4, one-off=0.50',
      '--max-transactions',
      '20000',
      '--as-of',
      '2026-06-30',
      '--rules',
      'r.json',
    ]);
    expect([command, words]).toEqual(['analyse', ['a.json']]);
    expect(membersOf(flags)).toEqual({
      countryCode: 'US',
      includeFlexibleCosts: false,
      excludeBenefits: true,
      includeFlags: true,
    });
    expect(optionsOf(flags)).toEqual({
      division: 'scotland',
      incomeHaircuts: { variable: 0.4, oneOff: 0.5 },
      maxTransactions: 20000,
      asOf: '2026-06-30',
    });
  });

  it.each([
    [['--help'], 'help', []],
    [['-h'], 'help', []],
    [['income', '--help'], 'help', ['income']],
    [['income', '-h', '--nonsense'], 'help', ['income']],
    [['help', 'income'], 'help', ['income']],
    [['--version'], 'version', []],
    [['narrative', '--country', 'GB', '--', '--TESCO'], 'narrative', ['--TESCO']],
  ])('%j asks for %s %j', (given, command, words) => {
    expect(readCommandLine(given)).toMatchObject({ command, words });
  });

  it.each([['monzo.csv'], ['./statement'], ['C:\\bank\\statement'], ['-'], ['a.ofx', 'b.json']])(
    'of a file alone ask for the analysis, for people: %s %s',
    (...files) => {
      const wanted = readCommandLine(['analyse', ...files, '--pretty', '--country', 'GB']);
      expect(readCommandLine([...files, '--country', 'GB'])).toEqual(wanted);
      expect(readCommandLine(['--country', 'GB', '--pretty', ...files])).toEqual(wanted);
    },
  );

  it.each([
    [[], 'no command given', undefined],
    [['enrihc', 'x'], 'no command "enrihc"; did you mean enrich?', undefined],
    [['afford', 'x'], 'no command "afford"; did you mean affordability?', undefined],
    [['verison'], 'no command "verison"; did you mean version?', undefined],
    [['--verison'], 'no option "--verison"; did you mean --version?', undefined],
    [['request.json', 'income'], 'the command comes before the file: income request.json', 'income'],
    [['enrihc', 'request.json'], 'no command "enrihc"; did you mean enrich?', undefined],
    [['request.json', '--csv'], 'analyse takes no --csv', 'analyse'],
    [['-', '-'], 'standard input holds one thing: give - once', 'analyse'],
    [['income', 'x', '--prety'], 'no option "--prety"; did you mean --pretty?', 'income'],
    [['income', 'x', '-p'], 'no option "-p"', 'income'],
    [['income', 'x', '--as-of'], '--as-of needs a value: YYYY-MM-DD', 'income'],
    [['income', 'x', '--as-of', '--pretty'], '--as-of needs a value: YYYY-MM-DD', 'income'],
    [['income', 'x', '--country'], '--country needs a value: GB or US', 'income'],
    [
      ['income', 'x', '--country', 'usa'],
      '--country must be GB or US, not "usa"; did you mean US?',
      'income',
    ],
    [['income', 'x', '--country', 'uk'], '--country must be GB or US, not "uk"', 'income'],
    [
      ['income', 'x', '--division=wales'],
      '--division must be england-and-wales, scotland or northern-ireland, not "wales"',
      'income',
    ],
    [
      ['income', 'x', '--division=Scotand'],
      '--division must be england-and-wales, scotland or northern-ireland, not "Scotand"; did you mean scotland?',
      'income',
    ],
    ...['variable', 'variable=1.2', 'bonus=0.5', 'variable=0.1,variable=0.2', 'oneOff=1', 'variable=0x1'].map(
      (word): [string[], string, string] => [
        ['income', 'x', `--haircuts=${word}`],
        `--haircuts must be shares from 0 to 1 of guaranteed, variable and one-off, such as variable=0.4,one-off=0.5, not "${word}"`,
        'income',
      ],
    ),
    [['income', 'x', '--pretty=yes'], '--pretty takes no value', 'income'],
    [['income', 'x', '--csv'], 'income takes no --csv', 'income'],
    [['enrich', 'x', '--csv', '--pretty'], 'give --pretty or --csv, not both', 'enrich'],
    [['narrative', 'x'], 'narrative needs --country GB or US', 'narrative'],
    [['explain', 'x', 'y', 'z'], 'explain takes two arguments; "z" is too many', 'explain'],
    [['income', '-', 'x', '-'], 'standard input holds one thing: give - once', 'income'],
    [['scorecard', 'x'], 'scorecard needs <card.json>: the scorecard', 'scorecard'],
    [['scorecard', '-', '-'], 'standard input holds one thing: give - once', 'scorecard'],
    [['help', 'incme'], 'no command "incme"; did you mean income?', 'help'],
    [['completion', 'fihs'], 'no shell "fihs"; did you mean fish?', 'completion'],
  ])('%j is refused: %s', (words, message, command) => {
    expect(() => readCommandLine(words)).toThrow(new UsageComplaint(message, command));
  });

  it('--max-transactions is a whole number from 1 to 1000000', () => {
    const read = (word: string) =>
      readCommandLine(['income', 'x', `--max-transactions=${word}`]).flags['max-transactions'];
    expect(['1', '20000', '1000000'].map(read)).toEqual([1, 20_000, 1_000_000]);
    for (const word of ['', '0', '-1', '1.5', '1e3', '0x10', '1000001', '٣', ' 5'])
      expect(() => read(word), word).toThrow('--max-transactions must be a whole number from 1 to 1000000');
  });
});

describe('suggestions', () => {
  const names = COMMANDS.map(({ name }) => name);

  it('know a name again from one slip', () => {
    for (const name of names.filter(({ length }) => length > 3))
      for (let at = 0; at < name.length - 1; at++) {
        const leftOut = name.slice(0, at) + name.slice(at + 1);
        const swapped = name.slice(0, at) + name[at + 1] + name[at] + name.slice(at + 2);
        expect(suggestionFor(leftOut, names)).toBe(name);
        expect(suggestionFor(swapped, names)).toBe(name);
      }
  });

  it('are none for what is far from all, empty or long', () => {
    for (const word of ['', 'x', 'constructor', 'analyse'.repeat(1000)])
      expect(suggestionFor(word, names)).toBeUndefined();
  });

  it('count letters put in, left out, changed and swapped', () => {
    expect([
      slipsBetween('', 'abc'),
      slipsBetween('abc', 'abc'),
      slipsBetween('abcd', 'abc'),
      slipsBetween('abc', 'axc'),
      slipsBetween('abc', 'acb'),
      slipsBetween('kitten', 'sitting'),
    ]).toEqual([3, 0, 1, 1, 1, 3]);
  });
});
