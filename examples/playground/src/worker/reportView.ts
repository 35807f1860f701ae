/** The report as the page shows it: the sections as the library writes them, and what its filters need. */
import { renderHtml } from 'open-banking-insights/report';
import type { ReportView } from '../shared/view';
import { sourceViews } from './sources';
import { keyOf, type State } from './state';

const SECTIONS = [
  'User Summary',
  'Income and Affordability',
  'Account Overview',
  'Significant Transactions',
] as const;

export function reportView(state: State): ReportView {
  const { report, request, result } = state;
  const locale = report.currencyCode === 'USD' ? 'en-US' : 'en-GB';
  const page = renderHtml(report, { sections: SECTIONS, locale });
  return {
    currency: report.currencyCode,
    locale,
    facts: between(page, '<p class="facts">', '</p>'),
    // The page has a heading, a main part and a footer of its own.
    html: `<nav class="sections"${between(page, '<nav class="sections"', '</nav>')}</nav>${between(page, '<main id="content" tabindex="-1">', '</main>')}`,
    rows: report.transactions.length,
    accounts: report.accounts.map(({ accountId, name }) => ({ id: accountId, name })),
    categories: categoriesOf(state),
    months: [...new Set(report.transactions.map(({ date }) => date.slice(0, 7)))],
    sources: result === null ? [] : sourceViews(result),
    hasBudget: page.includes('id="budget"'),
    canCorrect: request !== null,
  };
}

/** The most frequent first. A saved report has names alone. */
function categoriesOf({ rows, enriched }: State): ReportView['categories'] {
  const counts = new Map<string, { slug: string; name: string; count: number }>();
  for (const { accountId, transactionId, category } of rows) {
    const slug = enriched.get(keyOf(accountId, transactionId))?.enrichedData.category.slug ?? category;
    const known = counts.get(slug) ?? { slug, name: category, count: 0 };
    counts.set(slug, { ...known, count: known.count + 1 });
  }
  return [...counts.values()].sort(
    (one, other) => other.count - one.count || (one.name < other.name ? -1 : 1),
  );
}

function between(page: string, start: string, end: string): string {
  const from = page.indexOf(start) + start.length;
  return page.slice(from, page.indexOf(end, from));
}
