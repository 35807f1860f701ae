/** Every layout has a sample, and every sample tells the same seven transactions. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CSV } from '../../../src/adapters/formats/csv/csv.js';
import { allLayouts, type Layout } from '../../../src/adapters/formats/csv/layouts/layout.js';
import { fromCsv } from '../../../src/adapters.js';
import { readWhole } from '../support/nothingVanishes.js';

const FOLDER = 'fixtures/statements/csv';

/** The story of the samples: day and signed amount, the two rides being true twins. */
const STORY = [
  '2026-03-02 -31.47',
  '2026-03-03 -82.15',
  '2026-03-06 -875.00',
  '2026-03-16 2143.60',
  '2026-03-20 -14.20',
  '2026-03-20 -14.20',
  '2026-03-27 25.99',
];

/** What samples hold besides. */
const FURTHER: Readonly<Record<string, readonly string[]>> = {
  'virgin-money-card': ['2026-03-30 -12.00 pending'],
  'citi-card': ['2026-03-30 -6.45 pending'],
  usaa: ['2026-03-30 -6.45 pending'],
  'pnc-2025': ['2026-03-30 -12.00 pending'],
  revolut: ['2026-03-28 100.00', '2026-03-29 -40.50', '2026-03-30 -12.00 pending'],
};

const layouts = allLayouts();

function fileOf(name: string): Buffer {
  return readFileSync(`${FOLDER}/${name}.csv`);
}

function storyOf(bytes: Buffer, layout: Layout): readonly string[] {
  const { statements } = readWhole(CSV, bytes, 'lines', layout.needsBankName ? { bank: layout.name } : {});
  expect(statements.accounts.map(({ origin }) => origin.layout)).toContain(layout.name);
  return statements.accounts
    .flatMap(({ transactions }) => transactions)
    .map(
      ({ bookingDate, amount, creditDebitIndicator, status }) =>
        `${bookingDate} ${creditDebitIndicator === 'Debit' ? '-' : ''}${amount}${status === 'Pending' ? ' pending' : ''}`,
    )
    .sort();
}

describe('the layouts of banks', () => {
  it.each(layouts.map(layout => [layout.name, layout] as const))('reads the sample of %s', (name, layout) => {
    expect(storyOf(fileOf(name), layout)).toEqual([...STORY, ...(FURTHER[name] ?? [])].sort());
  });

  it.each(layouts.map(layout => [layout.name, layout] as const))(
    'tells order of dates, signs and country of %s',
    (name, layout) => {
      const { accounts, notes } = fromCsv(fileOf(name), layout.needsBankName ? { bank: layout.name } : {});
      const codes = notes.map(({ code }) => code);
      expect(codes).not.toContain('ambiguous_date_order');
      expect(codes).not.toContain('sign_assumed');
      expect(codes).not.toContain('layout_guessed');
      expect(codes).not.toContain('balance_differs');
      for (const account of accounts) {
        if (layout.country !== undefined) expect(account.countryCode).toBe(layout.country);
        expect(account.accountSubType).toBe(layout.isCard ? 'CreditCard' : undefined);
        const hasBalances = account.transactions.some(({ balance }) => balance !== undefined);
        expect(account.origin.balanceCheck).toBe(
          hasBalances && account.transactions.length > 1 ? 'agrees' : 'absent',
        );
      }
    },
  );

  it('has a sample for each, and no sample of none', () => {
    const samples = readdirSync(FOLDER).filter(name => name.endsWith('.csv'));
    expect(samples.sort()).toEqual(layouts.map(({ name }) => `${name}.csv`).sort());
  });

  it('names each once, with columns whose roles are known', () => {
    expect(new Set(layouts.map(({ name }) => name)).size).toBe(layouts.length);
    for (const { name, columns } of layouts) {
      const roles = columns.map(({ role }) => role);
      expect(roles.includes('date') || roles.includes('posted'), name).toBe(true);
      expect(roles.includes('amount') || (roles.includes('debit') && roles.includes('credit')), name).toBe(
        true,
      );
      expect(
        roles.some(role => role === 'narrative' || role === 'payee' || role === 'from'),
        name,
      ).toBe(true);
    }
  });

  it('reads the text export of Santander', () => {
    const bytes = readFileSync(`${FOLDER}/santander-text.txt`);
    const { statements } = readWhole(CSV, bytes, 'lines');
    const [account] = statements.accounts;
    expect(account?.accountId).toBe('XXXX XXXX XXXX 5678');
    expect(account?.historyStart).toBe('2026-03-01');
    expect(account?.origin).toMatchObject({
      layout: 'santander-text',
      encoding: 'windows-1252',
      balanceCheck: 'agrees',
      statementDate: '2026-03-31',
    });
    expect(account?.transactions.map(({ bookingDate }) => bookingDate).sort()).toEqual(
      STORY.map(line => line.slice(0, 10)),
    );
  });
});
