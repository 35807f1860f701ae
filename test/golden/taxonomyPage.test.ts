/**
 * docs/taxonomy.md shows each category with a bank line of each country that is read as it, where the labelled narratives have one.
 * `npm run golden` prints its tables again.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { enrichTransactions } from '../../src/index.js';
import { CATEGORIES, type CategoryGroup, CLASSES } from '../../src/taxonomy.js';

interface Row {
  readonly country: 'GB' | 'US';
  readonly direction: 'credit' | 'debit';
  readonly amount: number;
  readonly description: string;
  readonly category: string;
  readonly class: string;
}

const PAGE = 'docs/taxonomy.md';
const COUNTRIES = ['GB', 'US'] as const;
const rows: readonly Row[] = readFileSync('fixtures/narratives/tuned.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map(line => JSON.parse(line));

/** An initial before a name. Lines about people would tell nothing about a category that others do not tell better. */
const PERSON = /\b[A-Z] [A-Z]{3,}|RIVERA/;

/** The shortest line of the tuned half that is read as it is labelled. */
function exampleOf(country: Row['country'], member: 'category' | 'class', slug: string): string {
  const found = rows
    .filter(row => row.country === country && row[member] === slug && !PERSON.test(row.description))
    .toSorted((one, other) => one.description.length - other.description.length)
    .find(row => read(row)[member].slug === slug);
  return found === undefined ? '' : `\`${found.description.replaceAll('|', '\\|')}\``;
}

function read({ country, direction, amount, description }: Row) {
  const [row] = enrichTransactions({
    countryCode: country,
    currencyCode: country === 'GB' ? 'GBP' : 'USD',
    transactions: [
      {
        transactionId: 'row',
        description,
        amount,
        creditDebitIndicator: direction === 'credit' ? 'Credit' : 'Debit',
        status: 'Booked',
        bookingDate: '2026-01-15',
      },
    ],
  }).transactions;
  if (row === undefined) throw new Error(`no result for ${description}`);
  return row.enrichedData;
}

const GROUPS: Readonly<Record<CategoryGroup, string>> = {
  unknown: 'Unknown',
  income: 'Income',
  benefit: 'Benefits',
  'money-in': 'Other money in',
  transfer: 'Transfers',
  housing: 'Housing',
  utilities: 'Utilities',
  communications: 'Communications',
  insurance: 'Insurance',
  transport: 'Transport',
  'care-and-health': 'Care and health',
  education: 'Education',
  professional: 'Professional services',
  food: 'Food',
  shopping: 'Shopping',
  leisure: 'Leisure',
  travel: 'Travel',
  personal: 'Personal',
  debt: 'Debt',
  fees: 'Fees',
};

function groupTable(group: CategoryGroup): string {
  return [
    `### ${GROUPS[group]}`,
    '',
    '| slug | what it is | counts as | British example | American example |',
    '| --- | --- | --- | --- | --- |',
    ...CATEGORIES.filter(category => category.group === group).map(
      ({ slug, description, affordability }) =>
        `| \`${slug}\` | ${description} | ${affordability} | ${COUNTRIES.map(country => exampleOf(country, 'category', slug)).join(' | ')} |`,
    ),
  ].join('\n');
}

const classTable = () =>
  [
    '| slug | name | British example | American example |',
    '| --- | --- | --- | --- |',
    ...CLASSES.map(
      ({ slug, name }) =>
        `| \`${slug}\` | ${name} | ${COUNTRIES.map(country => exampleOf(country, 'class', slug)).join(' | ')} |`,
    ),
  ].join('\n');

describe('the taxonomy page', () => {
  it('shows every category and class as the tables of the library have them, with lines that are read so', () => {
    const groups = [...new Set(CATEGORIES.map(({ group }) => group))];
    const printed = `${classTable()}\n\n## Categories\n\n${groups.map(groupTable).join('\n\n')}\n`;
    const page = readFileSync(PAGE, 'utf8');
    const head = page.slice(0, page.indexOf('| slug | name |'));
    if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(PAGE, `${head}${printed}`);
    expect(readFileSync(PAGE, 'utf8')).toBe(`${head}${printed}`);
  });
});
