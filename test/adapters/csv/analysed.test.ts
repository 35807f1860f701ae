/** What is read goes into an analysis as it is. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allLayouts } from '../../../src/adapters/formats/csv/layouts/layout.js';
import { fromCsv, toAnalyseRequest } from '../../../src/adapters.js';
import { analyse } from '../../../src/index.js';

/** What the samples of British and American banks hold, by the words that a bank writes. */
const SHOPS = ['Sainsbury', 'Safeway', 'Trainline', 'Lyft', 'Argos', 'Target'];

describe('the samples of all layouts', () => {
  it.each(allLayouts().map(layout => [layout.name, layout] as const))('are analysed: %s', (name, layout) => {
    const bytes = readFileSync(`fixtures/statements/csv/${name}.csv`);
    const statements = fromCsv(bytes, {
      currency: layout.country === 'US' ? 'USD' : 'GBP',
      ...(layout.needsBankName ? { bank: name } : {}),
    });
    const { accounts } = analyse(toAnalyseRequest(statements));
    const rows = accounts.flatMap(({ enrichment }) => enrichment.transactions);
    expect(rows.length).toBeGreaterThanOrEqual(7);
    const merchants = rows.map(row => row.enrichedData.predictedMerchantName ?? '');
    // Wise calls who is paid the target.
    const text = bytes
      .toString('latin1')
      .replace(/Target (?:name|amount|currency|fee)/g, '')
      .toUpperCase();
    for (const shop of SHOPS)
      if (text.includes(shop.toUpperCase()))
        expect(
          merchants.some(merchant => merchant.includes(shop)),
          `${shop} in ${merchants.join(', ')}`,
        ).toBe(true);
  });
});
