/** docs/internals/income.md says the points of likelihood that the code uses. `npm run golden` prints its table again. */
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  INCOME_POINTS,
  MIDDLE_SIZE,
  MOST_BY_WORDS,
  PERSON_PAYS,
  WORDS_WITH_RHYTHM,
} from '../../src/data/incomeLikelihood.js';

const PAGE = 'docs/internals/income.md';
const SOURCE = readFileSync('src/data/incomeLikelihood.ts', 'utf8');
const HEADER = '| habit | points | meaning |';

function rows(): string {
  const points = Object.entries(INCOME_POINTS).map(([name, value]) => {
    const [, meaning] = new RegExp(`/\\*\\* ([^\\n]*)\\. \\*/\\n  ${name}: `).exec(SOURCE) ?? [];
    if (meaning === undefined) throw new Error(`${name} has no meaning`);
    return `| \`${name}\` | ${value} | ${meaning} |`;
  });
  return [HEADER, '| --- | --- | --- |', ...points].join('\n');
}

function tableIn(text: string): string {
  const lines = text.slice(text.indexOf(HEADER)).split('\n');
  const end = lines.findIndex(line => !line.startsWith('|'));
  return lines.slice(0, end).join('\n');
}

describe('the points of likelihood', () => {
  it('stand in docs/internals/income.md', () => {
    const text = readFileSync(PAGE, 'utf8');
    if (process.env['UPDATE_GOLDEN'] === '1')
      writeFileSync(
        PAGE,
        text.replace(tableIn(text), () => rows()),
      );
    expect(tableIn(readFileSync(PAGE, 'utf8'))).toBe(rows());
  });

  it('and the other figures stand in its text', () => {
    const text = readFileSync(PAGE, 'utf8').replaceAll('\n', ' ');
    const { regular, perFit } = WORDS_WITH_RHYTHM;
    expect(text).toContain(`its log odds rise by ${regular}, and by ${perFit} times the share`);
    expect(text).toContain(`c is ${MIDDLE_SIZE.GB} pounds or ${MIDDLE_SIZE.US} dollars`);
    expect(MOST_BY_WORDS['investment-income']).toBe(MOST_BY_WORDS['interest-income']);
    const most = `It is at most ${MOST_BY_WORDS['tax-refund']} for tax refunds, ${MOST_BY_WORDS['other-income']} for other income, ${MOST_BY_WORDS['investment-income']} for investments and interest and ${MOST_BY_WORDS['rental-income']} for rent.`;
    expect(text).toContain(most);
    const [friends, wages] = [PERSON_PAYS.friends, PERSON_PAYS.wages].map(sum => sum.toLocaleString('en-GB'));
    expect(text).toContain(`count in full up to ${friends}.00 a month, and for nothing from ${wages}.00 on`);
    expect(rows()).toContain(`Fully up to ${friends} in a month, and not at all from ${wages} on`);
  });
});
