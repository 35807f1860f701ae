/** Which streams arrive after tax, in both countries. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NET_OF_TAX } from '../../src/data/netOfTax.js';
import type { CategorySlug } from '../../src/index.js';
import { credits, income } from '../support/build.js';

const DAYS = ['2025-07-04', '2025-08-04', '2025-09-04', '2025-10-03', '2025-11-04', '2025-12-04'];

function streamOf(text: string, currencyCode: 'GBP' | 'USD') {
  const [stream] = income(credits(DAYS, 1000, text), { currencyCode }).incomeStreams;
  if (stream === undefined) throw new Error(`no stream: ${text}`);
  return stream;
}

describe('netOfTax', () => {
  it.each([
    ['GBP', 'NORTHGATE LOGISTICS LTD SALARY BGC', 'salary', 'net'],
    ['USD', 'ACME CORP PAYROLL PPD ID: 1234567890', 'salary', 'net'],
    ['GBP', 'KESTREL PENSION BGC', 'private-pension', 'net'],
    ['GBP', 'DWP STATE PENSION', 'state-pension', 'net'],
    ['USD', 'SSA TREAS 310 XXSOC SEC', 'state-pension', 'net'],
    ['GBP', 'DWP UNIVERSAL CREDIT', 'universal-credit', 'net'],
    ['GBP', 'STRIPE PAYMENTS UK LTD', 'self-employment-income', 'receipts'],
    ['USD', 'STRIPE TRANSFER', 'self-employment-income', 'receipts'],
    ['GBP', 'SUMUP PAYMENTS', 'self-employment-income', 'receipts'],
    ['USD', 'SQUARE INC 190412', 'self-employment-income', 'receipts'],
    ['GBP', 'UBER BV', 'gig-income', 'receipts'],
    ['USD', 'DOORDASH', 'gig-income', 'receipts'],
    ['USD', 'PATREON', 'self-employment-income', 'receipts'],
    ['USD', 'AIRBNB PAYMENTS', 'rental-income', 'receipts'],
    ['USD', 'VANGUARD DIVIDEND', 'investment-income', 'receipts'],
    ['GBP', 'INTEREST PAID', 'interest-income', 'receipts'],
    // Their own employees, and those whom nothing but the rhythm calls employees.
    ['USD', 'STRIPE PAYROLL', 'salary', 'net'],
    ['GBP', 'LYFT', 'salary', 'receipts'],
    // Nothing is withheld from 1099 pay, a form that Britain does not have.
    ['USD', 'ACME CORP 1099 PAY', 'salary', 'receipts'],
    ['USD', 'ACME 1099-NEC CONTRACTOR PAY', 'self-employment-income', 'receipts'],
    ['USD', 'ACME CORP PAYROLL ID 1099', 'salary', 'net'],
    ['GBP', 'ACME CORP 1099 PAY', 'salary', 'net'],
  ] as const)('%s %s is %s, %s', (currency, text, category, expected) => {
    const stream = streamOf(text, currency);
    expect([stream.category, stream.netOfTax]).toEqual([category, expected]);
    // Receipts are gross already.
    expect(stream.grossAnnualEstimate !== null).toBe(category === 'salary' && expected === 'net');
  });

  it('is told of each category in the page', () => {
    const page = readFileSync('docs/income.md', 'utf8');
    const [, table = ''] = /### Net or receipts([\s\S]*?)\n- \*\*/.exec(page) ?? [];
    const rows = table.split('\n').filter(row => row.startsWith('| `') || row.startsWith('| all'));
    const told = new Map(
      rows.flatMap(row => {
        const kind = /\| `(net|receipts)` \|/.exec(row)?.[1];
        return [...(row.split('|')[1] ?? '').matchAll(/`([a-z-]+)`/g)].map(
          ([, slug]) => [slug, kind] as const,
        );
      }),
    );
    const benefits = new Set<CategorySlug>(
      (Object.keys(NET_OF_TAX) as CategorySlug[]).filter(slug => /benefit|credit/.test(slug)),
    );
    for (const [slug, [kind, reason]] of Object.entries(NET_OF_TAX)) {
      expect(reason).not.toBe('');
      expect([slug, benefits.has(slug as CategorySlug) ? 'net' : told.get(slug)]).toEqual([slug, kind]);
    }
  });
});
