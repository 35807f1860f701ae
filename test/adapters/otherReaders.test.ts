/**
 * Files that other readers read otherwise: docs/formats/other-readers.md. What others give is printed by `tools/otherReaders`, outside CI.
 * What we give must be the value that is right here, and the page must say the same.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as adapters from '../../src/adapters.js';
import { CASES, oursLine } from '../../tools/otherReaders/cases.mjs';

/** By the format's specification, or by the file itself; the page says how. */
const RIGHT: Readonly<Record<string, unknown>> = {
  'qif-american-date': '2026-03-13',
  'qif-split': ['-1,000.00', '-250.00'],
  'qif-million': '1250000.00',
  'mt940-new-year': '2026-01-02',
  'mt940-credit': 'Credit',
  'mt940-reversal': 'Credit',
  'mt940-reference': 'A2',
  'ofx-two-accounts': { credit: 2100, debit: 23.5 },
  'ofx-ampersand': 'BARNES & NOBLE',
  'ofx-card-payment': 'Credit',
  'camt-batch': ['100.00 OAK BUILDERS', '150.00 ASH PLUMBERS'],
  'camt-night': '2026-07-02',
  'camt-pending': 'Pending',
  'camt-yen': '1500',
  'camt-pence': '4.35',
  'csv-payee': 'TESCO STORES 3021',
  'csv-sort-code': '12-03-45 00123456',
  'csv-two-orders': ['2026-04-03', '2026-04-13'],
  'csv-dashes': ['2026-04-03', '2026-04-13'],
  'csv-american': ['2026-03-04', '2026-03-11'],
  'csv-short-years': ['2026-04-03', '2026-04-04'],
  'csv-decimal-comma': ['Debit 3.50', 'Credit 1250.00'],
  'csv-dot': '03/14/2026',
  'csv-twice': 'CARD PAYMENT TESCO STORES 3021',
};

const page = readFileSync('docs/formats/other-readers.md', 'utf8');
const sectionOf = (title: string) => page.split(`\n### ${title}\n`)[1]?.split('\n### ')[0] ?? '';

describe('a file that other readers read otherwise', () => {
  it.each(CASES)('$id is read rightly', ({ id, ours }) => {
    expect(RIGHT).toHaveProperty(id);
    expect(ours(adapters)).toEqual(RIGHT[id]);
  });

  it.each(CASES)('$id is read whole, and recognised', ({ file }) => {
    const { accounts, skipped } = adapters.readStatements(file, { country: 'US' });
    expect(skipped).toEqual([]);
    expect(accounts.every(({ transactions }) => transactions.length > 0)).toBe(true);
  });

  it.each(CASES)('$id stands on the page with what we give', each => {
    const section = sectionOf(each.title);
    expect(section).toContain(`\`\`\`\n${each.shown}\n\`\`\``);
    expect(section).toContain(oursLine(each, adapters));
    expect(section).toContain(each.why);
  });

  it('asks about the order of dates that fit both, as the page says', () => {
    const american = CASES.find(({ id }) => id === 'csv-american')?.file ?? '';
    const codes = adapters.fromCsv(american, { country: 'US' }).notes.map(({ code }) => code);
    expect(codes).toContain('ambiguous_date_order');
  });

  it('has no right value without a file', () => {
    expect(Object.keys(RIGHT).sort()).toEqual(CASES.map(({ id }) => id).sort());
  });
});

describe('docs/formats/other-readers.md', () => {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync('tools/otherReaders/package.json', 'utf8'),
  );

  it('names each package at the version that is fixed', () => {
    const named = new Set(
      [...page.matchAll(/^\| ([\w@/.-]+) (\d\S*), /gm)].map(([, name, at]) => `${name} ${at}`),
    );
    expect([...named].sort()).toEqual(
      Object.entries(dependencies)
        .map(([name, version]) => `${name} ${version}`)
        .sort(),
    );
  });

  it('has a section for each file, and no other', () => {
    expect([...page.matchAll(/^### (.+)$/gm)].map(([, title]) => title)).toEqual(
      CASES.map(({ title }) => title),
    );
  });
});
