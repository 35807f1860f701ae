/** The estimates by line of the Standard Financial Statement, with what each complete month recorded beside them. */
import type { MonthIndex } from '../base/calendar.js';
import { groupedBy } from '../base/grouped.js';
import { type Minor, majorOf, scaled, sumOf } from '../base/money.js';
import { SFS_LINES } from '../data/mappings/standardFinancialStatement.js';
import { categoryOf } from '../enrichment/categories.js';
import { toSfsLine } from '../mappings/standardFinancialStatement.js';
import type { EstimatedSection, StatementHeading, StatementLine } from '../model/affordability.js';
import type { CategoryEstimate } from './estimates.js';
import type { TableMonth } from './months.js';
import type { LinesByMonth, MonthLine } from './table.js';

interface Place {
  readonly heading: string | null;
  readonly line: string | null;
  readonly headingName: string;
  readonly lineName: string;
  readonly section: EstimatedSection;
}

interface DraftLine {
  readonly place: Place;
  readonly estimates: readonly CategoryEstimate[];
}

const UNLINED = 'On no line of the statement';
/** Keys of headings and lines, in the order of the statement; what it has no line for comes last. */
const HEADING_ORDER = Object.keys(SFS_LINES);
const LINE_ORDER = Object.values(SFS_LINES).flatMap(lines => Object.keys(lines));

export function statementOf(
  estimates: readonly CategoryEstimate[],
  table: LinesByMonth,
  months: readonly TableMonth[],
): StatementHeading[] {
  const headings = groupedBy(draftsOf(estimates), ({ place }) => place.headingName);
  return [...headings].map(([name, lines]) => ({
    heading: (lines[0] as DraftLine).place.heading,
    name,
    amount: majorOf(sumOf(lines.map(amountOf))),
    lines: lines.map(line => lineResult(line, table, months)),
  }));
}

/** Categories in the order of the statement, then in that of the taxonomy. */
function byStatement(a: CategoryEstimate, b: CategoryEstimate): number {
  return orderOf(placeOf(a)) - orderOf(placeOf(b)) || a.category - b.category;
}

function draftsOf(estimates: readonly CategoryEstimate[]): DraftLine[] {
  const lines = groupedBy([...estimates].sort(byStatement), estimate => {
    const { headingName, lineName, section } = placeOf(estimate);
    return `${headingName}|${lineName}|${section}`;
  });
  return [...lines.values()].map(ofLine => ({
    place: placeOf(ofLine[0] as CategoryEstimate),
    estimates: ofLine,
  }));
}

/** The taxonomy words a line as "heading / line". */
function placeOf({ category, section }: CategoryEstimate): Place {
  const { slug, sfs, name } = categoryOf(category);
  const { section: heading, line } = toSfsLine(slug) as NonNullable<ReturnType<typeof toSfsLine>>;
  const [headingName = UNLINED, lineName = name] = sfs?.split(' / ') ?? [];
  return { heading, line, headingName, lineName, section };
}

function orderOf({ heading, line, headingName }: Place): number {
  if (heading === null || line === null)
    return headingName === UNLINED ? Number.MAX_SAFE_INTEGER : Number.MAX_SAFE_INTEGER - 1;
  return 100 * HEADING_ORDER.indexOf(heading) + LINE_ORDER.indexOf(line) / LINE_ORDER.length;
}

function amountOf({ estimates }: DraftLine): Minor {
  return sumOf(estimates.map(({ monthly }) => monthly));
}

function lineResult(draft: DraftLine, table: LinesByMonth, months: readonly TableMonth[]): StatementLine {
  const { line, lineName, section } = draft.place;
  const categories = new Set(draft.estimates.map(({ category }) => category));
  const linesOf = (month: MonthIndex): MonthLine[] =>
    [...(table.get(month)?.values() ?? [])].filter(
      row => row.section === section && categories.has(row.category),
    );
  const recorded = months
    .filter(({ isPartial }) => !isPartial)
    .map(({ month }) => sumOf(linesOf(month).map(row => row.recorded)));
  const seen = months
    .map(({ month }) => linesOf(month).flatMap(({ recordedIds }) => [...recordedIds]))
    .filter(ids => ids.length > 0);
  const isKnown = recorded.length > 0;
  return {
    line,
    name: lineName,
    section,
    categories: [...categories].map(category => categoryOf(category).slug),
    amount: majorOf(amountOf(draft)),
    monthsSeen: seen.length,
    minimum: isKnown ? majorOf(Math.min(...recorded)) : null,
    mean: isKnown ? majorOf(scaled(sumOf(recorded), 1, recorded.length)) : null,
    maximum: isKnown ? majorOf(Math.max(...recorded)) : null,
    transactionIds: seen.reverse().flat(),
  };
}
