/** Words and files that cannot be used: exit status 2, nothing on standard output, one message. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AMERICAN, BRITISH, fileOf, type Ran, requestOf, run } from './support.js';

function expectRefusal({ status, stdout, stderr }: Ran, message: string) {
  expect(stderr.split('\n')[0]).toBe(`open-banking-insights: ${message}`);
  expect(stdout).toBe('');
  expect(status).toBe(2);
}

describe('the command line refuses', () => {
  it.each([
    [['constructor', AMERICAN], 'no command "constructor"'],
    [['toString', BRITISH], 'no command "toString"'],
    [['__proto__', AMERICAN], 'no command "__proto__"'],
    [['\u001b[31m', BRITISH], 'no command "\\u001b[31m"'],
    [['income', ''], 'the name of the file is empty'],
    [['income', AMERICAN, '--rules', ''], 'the name of the file is empty'],
    [['income', 'src'], 'cannot read src: it is a directory'],
    [['income', 'no\u001b[2J.json'], 'cannot read no\\u001b[2J.json: there is no such file'],
    [['income', '-', '--rules', '-'], 'standard input holds one thing: give - once'],
    [['income', BRITISH, '--as-of', '2026-01-01', '--as-of', '2026-02-01'], '--as-of is given twice'],
    [['income', AMERICAN, '--country', 'us'], '--country must be GB or US, not "us"; did you mean US?'],
  ])('%j', async (words, message) => {
    expectRefusal(await run(words), message);
  });

  it('repeats no more of a long word than tells it apart', async () => {
    const { status, stderr } = await run(['income', AMERICAN, `--${'x'.repeat(5000)}`]);
    expect(status).toBe(2);
    expect(stderr).toContain('no option "--xxx');
    expect(stderr.length).toBeLessThan(400);
  });

  it('names an option as it was given, not the member it becomes', async () => {
    expect((await run(['income', BRITISH, '--as-of', ''])).stderr).toContain('  - --as-of: must be a date');
    expect((await run(['income', AMERICAN, '--rules', AMERICAN])).stderr).toContain('  - --rules: ');
  });

  it('nesting that could not be written out again, however deep', async () => {
    const nested = (depth: number) =>
      readFileSync(AMERICAN, 'utf8').replace('{', `{"note": ${'['.repeat(depth)}${']'.repeat(depth)},`);
    for (const depth of [10_000, 100_000])
      expectRefusal(
        await run(['enrich', '-'], nested(depth)),
        'standard input: line 1, column 109: more than 100 levels deep',
      );
    expect((await run(['enrich', '-'], nested(99))).status).toBe(0);
  });

  it('bytes that are not UTF-8, and says where', async () => {
    const text = JSON.stringify(requestOf(BRITISH), null, 1);
    const at = text.indexOf('"description": "') + '"description": "'.length;
    const bytes = Buffer.concat([
      Buffer.from(text.slice(0, at)),
      Buffer.from([0xc9]),
      Buffer.from(text.slice(at)),
    ]);
    const line = text.slice(0, at).split('\n').length;
    expectRefusal(
      await run(['enrich', '-'], bytes),
      `standard input is not valid UTF-8: byte 0xC9 at offset ${at}, line ${line}; save it as UTF-8`,
    );
  });

  it('a request in UTF-16, but no UTF-8 byte order mark', async () => {
    const text = readFileSync(AMERICAN, 'utf8');
    const file = fileOf(Buffer.from(`\ufeff${text}`, 'utf16le'));
    expectRefusal(await run(['income', file]), `${file} is text in UTF-16; save it as UTF-8`);
    expect((await run(['income', '-'], `\ufeff${text}`)).stdout).toBe(
      (await run(['income', AMERICAN])).stdout,
    );
  });

  it('a request that is no object', async () => {
    for (const [text, says] of [
      ['[1]', '  - request: must be an object'],
      ['"text"', 'standard input is neither a request nor a bank file'],
      ['null', 'standard input is neither a request nor a bank file'],
    ] as const) {
      const { status, stderr } = await run(['income', '-'], text);
      expect(status).toBe(2);
      expect(stderr).toContain(says);
    }
  });

  it('broken JSON without repeating what it holds', async () => {
    const text = JSON.stringify(requestOf(BRITISH)).replace('"transactions":', '\u001b[31m');
    const { status, stderr } = await run(['income', '-'], text);
    expect(status).toBe(2);
    expect(stderr).toMatch(
      /^open-banking-insights: standard input is not JSON: line 1, column \d+: expected a name in double quotes, found \\u001b\n$/,
    );
  });
});
