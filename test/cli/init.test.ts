/** The sample request: one that every command has something to say of, and that never replaces a file. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileOf, newFolder, printed } from './support.js';

const newFile = () => join(newFolder(), 'request.json');

describe('init', () => {
  it.each([
    ['GB', 'GBP', []],
    ['GB', 'GBP', ['--country', 'GB']],
    ['US', 'USD', ['--country', 'US']],
  ])('writes a request of %s in %s: %j', async (countryCode, currencyCode, words) => {
    const text = await printed(['init', ...words]);
    expect(JSON.parse(text)).toMatchObject({ countryCode, currencyCode });
    const file = newFile();
    expect(await printed(['init', file, ...words])).toBe(
      `Wrote ${file}. Next: npx open-banking-insights analyse ${file} --pretty\n`,
    );
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it.each(['GB', 'US'])('gives a request of %s that every part can be computed from', async country => {
    const file = fileOf(await printed(['init', '--country', country]));
    const { income, enrichment, financialHealth, meta } = JSON.parse(await printed(['analyse', file]));
    expect(meta).toMatchObject({ notComputed: [], ignored: [] });
    expect(income.incomeStreams[0]).toMatchObject({ category: 'salary', status: 'Active' });
    expect(financialHealth.accounts).toHaveLength(1);
    const slugs = enrichment.transactions.map(
      (row: { enrichedData: { category: { slug: string } } }) => row.enrichedData.category.slug,
    );
    expect(slugs).not.toContain('uncategorised');
    for (const command of ['score', 'attributes', 'consumer-health', 'balances'])
      expect(await printed([command, file, '--pretty'])).toContain('\n───');
  });

  it('writes over no file, and says why it cannot write', async () => {
    const file = fileOf('mine');
    await expect(printed(['init', file])).rejects.toThrow(
      `${file} exists already; give the name of a new file`,
    );
    expect(readFileSync(file, 'utf8')).toBe('mine');
    await expect(printed(['init', ''])).rejects.toThrow('the name of the file is empty');
    await expect(printed(['init', '/no/such/place.json'])).rejects.toThrow(
      'cannot write /no/such/place.json: there is no such directory',
    );
  });
});
