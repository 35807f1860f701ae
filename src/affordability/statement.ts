/** Arranges the estimates by line of the Standard Financial Statement, with the records of each complete month. */

import { groupedBy } from '../base/grouped.js';
import { type Minor, majorOf, scaled, sumOf } from '../base/money.js';
import { namesOf } from '../base/tables.js';
import type { TableMonth } from '../bills/tableMonths.js';
import type {
  EstimatedSection,
  StatementHeading,
  StatementLine,
} from '../contract/affordability/affordabilityStatement.js';
import { SFS_LINES } from '../data/mappings/standardFinancialStatement.js';
import { categoryOf } from '../enrichment/words/categories.js';
import { toSfsLine } from '../mappings/standardFinancialStatement.js';
import type { SfsLine, SfsSection } from '../model/standardFinancialStatement.js';
import type { CategoryEstimate } from './estimates.js';
import { idsOf } from './ids.js';
import type { LinesByMonth, MonthLine } from './table.js';

interface Place {
  readonly heading: SfsSection | null;
  readonly line: SfsLine | null;
  readonly headingName: string;
  readonly lineName: string;
  readonly section: EstimatedSection;
  readonly order: number;
}

interface PlacedEstimate extends CategoryEstimate {
  readonly place: Place;
}

interface DraftLine {
  readonly place: Place;
  readonly estimates: readonly CategoryEstimate[];
}

/** A month with the table's amounts for each line of the statement. */
interface StatementMonth {
  readonly isPartial: boolean;
  readonly linesOf: ReadonlyMap<DraftLine | undefined, readonly MonthLine[]>;
}

const UNLINED = 'On no line of the statement';
/** The keys of headings and lines, in the order of the statement. What has no line there comes last. */
const HEADING_ORDER = namesOf(SFS_LINES);
const LINE_ORDER: readonly string[] = Object.values(SFS_LINES).flatMap(Object.keys);

export function statementOf(
  estimates: readonly CategoryEstimate[],
  table: LinesByMonth,
  months: readonly TableMonth[],
): StatementHeading[] {
  const drafts = draftsOf(estimates);
  const byMonth = statementMonths(drafts, table, months);
  const headings = groupedBy(drafts, ({ place }) => place.headingName);
  return [...headings].map(([name, lines]) => ({
    heading: (lines[0] as DraftLine).place.heading,
    name,
    amount: majorOf(sumOf(lines.map(amountOf))),
    lines: lines.map(line => lineResult(line, byMonth)),
  }));
}

/** Sorts categories in the order of the statement, then in that of the taxonomy. */
function byStatement(a: PlacedEstimate, b: PlacedEstimate): number {
  return a.place.order - b.place.order || a.category - b.category;
}

function draftsOf(estimates: readonly CategoryEstimate[]): DraftLine[] {
  const placed = estimates.map(estimate => ({ ...estimate, place: placeOf(estimate) })).sort(byStatement);
  const lines = groupedBy(placed, ({ place }) => `${place.headingName}|${place.lineName}|${place.section}`);
  return [...lines.values()].map(ofLine => ({
    place: (ofLine[0] as PlacedEstimate).place,
    estimates: ofLine,
  }));
}

/** Each category has one estimate, of one section. */
function statementMonths(
  drafts: readonly DraftLine[],
  table: LinesByMonth,
  months: readonly TableMonth[],
): StatementMonth[] {
  const draftOf = new Map(
    drafts.flatMap(draft => draft.estimates.map(({ category }) => [category, draft] as const)),
  );
  const lineOf = ({ category, section }: MonthLine): DraftLine | undefined => {
    const draft = draftOf.get(category);
    return draft?.place.section === section ? draft : undefined;
  };
  return months.map(({ month, isPartial }) => ({
    isPartial,
    linesOf: groupedBy([...(table.get(month)?.values() ?? [])], lineOf),
  }));
}

/** The taxonomy words a line as "heading / line". */
function placeOf({ category, section }: CategoryEstimate): Place {
  const { slug, sfs, name } = categoryOf(category);
  const { section: heading, line } = toSfsLine(slug) as NonNullable<ReturnType<typeof toSfsLine>>;
  const [headingName = UNLINED, lineName = name] = sfs?.split(' / ') ?? [];
  const order = orderOf(heading, line, headingName);
  return { heading, line, headingName, lineName, section, order };
}

function orderOf(heading: SfsSection | null, line: SfsLine | null, headingName: string): number {
  if (heading === null || line === null)
    return headingName === UNLINED ? Number.MAX_SAFE_INTEGER : Number.MAX_SAFE_INTEGER - 1;
  return 100 * HEADING_ORDER.indexOf(heading) + LINE_ORDER.indexOf(line) / LINE_ORDER.length;
}

function amountOf({ estimates }: DraftLine): Minor {
  return sumOf(estimates.map(({ monthly }) => monthly));
}

function lineResult(draft: DraftLine, months: readonly StatementMonth[]): StatementLine {
  const { line, lineName, section } = draft.place;
  const rowsOf = ({ linesOf }: StatementMonth) => linesOf.get(draft) ?? [];
  const recorded = months
    .filter(({ isPartial }) => !isPartial)
    .map(month => sumOf(rowsOf(month).map(row => row.recorded)));
  const seen = months
    .map(month => joined(rowsOf(month).map(({ recordedRows }) => idsOf(recordedRows))))
    .filter(ids => ids.length > 0);
  const isKnown = recorded.length > 0;
  return {
    line,
    name: lineName,
    section,
    categories: draft.estimates.map(({ category }) => categoryOf(category).slug),
    amount: majorOf(amountOf(draft)),
    monthsSeen: seen.length,
    minimum: isKnown ? majorOf(Math.min(...recorded)) : null,
    mean: isKnown ? majorOf(scaled(sumOf(recorded), 1, recorded.length)) : null,
    maximum: isKnown ? majorOf(Math.max(...recorded)) : null,
    transactionIds: joined(seen.reverse()),
  };
}

/** Does the same as `flat`, which copies member by member and takes many times as long. */
function joined(lists: readonly (readonly string[])[]): string[] {
  return ([] as string[]).concat(...lists);
}
