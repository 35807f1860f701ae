/** Where the money goes and where it comes from, category by category. */
import type { EnrichTransactionsResult } from '../model/enrichment.js';
import { shortCategoryName } from '../words/categories.js';
import { moneyText, shareText } from '../words/money.js';
import { type Bar, barChart } from './bars.js';
import { sectionTitle, subheading } from './headings.js';
import type { Lines } from './lines.js';
import { counted } from './sentences.js';
import type { Tone } from './tones.js';

const OUT_SHOWN = 10;
const IN_SHOWN = 5;
/** What has fewer smaller ones behind it shows them all. */
const FEWEST_OTHERS = 2;

interface Total {
  readonly name: string;
  readonly count: number;
  readonly sum: number;
}

export function categoryLines(
  { transactions: all, meta }: EnrichTransactionsResult,
  currency: string | undefined,
): Lines {
  const ignored = new Set(meta.ignored.map(({ transactionId }) => transactionId));
  const transactions = all.filter(({ transactionId }) => !ignored.has(transactionId));
  const totals = totalsOf(transactions, currency);
  const spent = totals.filter(({ sum }) => sum < 0).map(total => ({ ...total, sum: -total.sum }));
  const received = totals.filter(({ sum }) => sum > 0);
  const unknown = transactions.filter(
    ({ enrichedData }) => enrichedData.category.slug === 'uncategorised',
  ).length;
  return [
    ...sectionTitle('Where the money goes'),
    ...(spent.length === 0
      ? ['  Nothing goes out.']
      : barChart(barsOf(spent, OUT_SHOWN, 'flexible', currency))),
    ...(received.length === 0
      ? []
      : [
          ...subheading('  Where it comes from'),
          ...barChart(barsOf(received, IN_SHOWN, 'income', currency)),
        ]),
    ...(unknown === 0
      ? []
      : ['', `  ${counted(unknown, 'transaction')} of ${transactions.length} could not be placed.`]),
  ];
}

/** Each category with what went in less what went out, the largest first. */
function totalsOf(
  transactions: EnrichTransactionsResult['transactions'],
  currency: string | undefined,
): Total[] {
  const totals = new Map<string, { name: string; count: number; sum: number }>();
  for (const { enrichedData, creditDebitIndicator, amount } of transactions) {
    const { slug, name } = enrichedData.category;
    const total = totals.get(slug) ?? { name: shortCategoryName(name, currency), count: 0, sum: 0 };
    total.count++;
    total.sum += (creditDebitIndicator === 'Debit' ? -1 : 1) * Number(amount);
    totals.set(slug, total);
  }
  return [...totals.values()]
    .map(total => ({ ...total, sum: Number(total.sum.toFixed(2)) }))
    .sort((a, b) => Math.abs(b.sum) - Math.abs(a.sum) || (a.name < b.name ? -1 : 1));
}

/** The largest, and the others in one. */
function barsOf(
  totals: readonly Total[],
  most: number,
  tone: Tone,
  currency: string | undefined,
): readonly Bar[] {
  const whole = totals.reduce((sum, total) => sum + total.sum, 0);
  const shown = totals.length - most < FEWEST_OTHERS ? totals.length : most;
  const others = totals.slice(shown);
  const rows =
    others.length === 0
      ? totals
      : [
          ...totals.slice(0, shown),
          {
            name: `${others.length} others`,
            count: others.reduce((sum, { count }) => sum + count, 0),
            sum: others.reduce((sum, total) => sum + total.sum, 0),
          },
        ];
  return rows.map(({ name, count, sum }, index) => ({
    label: name,
    figures: [moneyText(sum, currency), `${count}\u00d7`, shareText(sum / whole)],
    parts: [{ size: sum, shade: 'solid', tone: others.length > 0 && index === shown ? 'quiet' : tone }],
  }));
}
