/** The worked example of docs/income.md, reckoned again. It is run by test/interface/examples.test.ts. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CREDIT_NOT_COUNTED_REASONS } from '../../src/contract/income/incomeResult.js';

const page = readFileSync('docs/income.md', 'utf8');
const [, example = ''] = /```ts\n([\s\S]*?)```/.exec(page) ?? [];
const amounts = [...example.matchAll(/'(\d+\.\d\d)'/g)].map(([, amount]) => Number(amount));
const mean = amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length;

describe('the income page', () => {
  it('reckons its mean and its standard deviation rightly', () => {
    const deviation = Math.sqrt(
      amounts.reduce((sum, amount) => sum + (amount - mean) ** 2, 0) / amounts.length,
    );
    const written = (value: number) =>
      value.toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    expect(page.replaceAll('\n', ' ')).toContain(
      `standard deviation ${written(deviation)} over a mean of ${written(mean)}`,
    );
  });

  it('adds its points up', () => {
    const points = [3, 1, 1, 2, 1, 0];
    expect(page).toContain(`The score is ${points.reduce((sum, point) => sum + point)}.`);
    expect(example).toContain('// score | 8 | 1 | 0');
  });

  it('names every reason there is', () => {
    const names: readonly string[] = CREDIT_NOT_COUNTED_REASONS;
    expect(names.length).toBeGreaterThan(15);
    expect(names.filter(name => !page.includes(`\`${name}\``))).toEqual([]);
  });
});
