/**
 * Finds HSBC's and First Direct's files without being told the bank. Their columns are those of many others, but their wordings carry the
 * kinds of payment that these two banks write, at the beginning or at the end. HSBC is also the only British bank known to write no header,
 * with commas between thousands. Source: the key to abbreviations on HSBC UK's statements
 * (hsbc.co.uk), and public programs that read these files.
 */
import { COUNTRY_FACTS } from '../../../../countries/facts.js';
import { readAmount } from '../../../values/amount.js';
import { namedColumn } from '../columns/names.js';
import { signsByWords } from '../rows/signVote.js';
import { isDataRecord } from '../table/cells.js';
import type { CsvRecord } from '../table/records.js';
import type { Section } from '../table/table.js';
import type { Layout } from './layout.js';
import { isRowOf, type LayoutMatch, rolesIn } from './match.js';

/** Kinds that are always money out. */
const OUT = /^(?:DD|SO|BP|OBP|ATM|DR)$/;
/** Kinds that are always money in. */
const IN = /^(?:CR|PIM)$/;
/** At the beginning, at the end, or the time of day that First Direct writes there. */
const KIND =
  /^(\)\)\)|VIS|DD|SO|CR|BP|OBP|ATM|TFR|PIM|CHQ|DR) |(?: (\)\)\)|VIS|DD|SO|CR|BP|OBP|ATM|TFR|PIM|CHQ|DR)|(@)\d\d:\d\d)$/;
/** Kinds that other banks write too tell nothing alone. */
const OF_OTHERS = /^(?:CR|DR|DD|SO|ATM|TFR|CHQ)$/;

const SAMPLE = 300;
const DAY = /^(\d\d)\/(\d\d)\/\d{4}$/;
/** With two decimals, and a comma between thousands where there is no header. */
const AMOUNT = /^-?\d{1,3}(?:,\d{3})*\.\d\d$/;

/** The layout that the rows show. Undefined where none does, or where several do. `told`: the currency, or that of the country, that the caller names. */
export function layoutByContent(
  { header, records }: Section,
  layouts: readonly Layout[],
  told: string | undefined,
): LayoutMatch | undefined {
  const rows = records.slice(0, SAMPLE).filter(isDataRecord);
  const found = layouts.flatMap((layout): LayoutMatch[] => {
    const { country, isTyped } = layout;
    const isOfOther = told !== undefined && country !== undefined && COUNTRY_FACTS[country].currency !== told;
    const match = isTyped && !isOfOther ? columnsIn(header, rows, layout) : undefined;
    return match !== undefined && isLike(rows, match, told !== undefined) ? [match] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

function columnsIn(
  header: CsvRecord | undefined,
  rows: readonly CsvRecord[],
  layout: Layout,
): LayoutMatch | undefined {
  const { columns, hasNoHeader } = layout;
  if (hasNoHeader) {
    const isOfAll = header === undefined && rows.every(({ cells }) => isRowOf(cells, columns));
    return isOfAll ? { layout, roles: columns.map(({ role }) => role) } : undefined;
  }
  const names = header?.cells.map(cell => namedColumn(cell).name) ?? [];
  const roles = names.length === columns.length ? rolesIn(names, columns)?.roles : undefined;
  return roles && { layout, roles };
}

/** Dates are days first, amounts are written as these banks write them, and no kind of payment contradicts its sign. `isTold`: the caller tells the country. */
function isLike(rows: readonly CsvRecord[], { layout, roles }: LayoutMatch, isTold: boolean): boolean {
  const [date, wording, amount] = [
    roles.indexOf('date'),
    roles.indexOf('narrative'),
    roles.indexOf('amount'),
  ];
  const kinds = new Set<string>();
  let typed = 0;
  let hasThousands = false;
  for (const { cells } of rows) {
    const [, , month] = DAY.exec(cells[date] ?? '') ?? [];
    const money = cells[amount] ?? '';
    if (month === undefined || Number(month) > 12 || (layout.hasNoHeader && !AMOUNT.test(money)))
      return false;
    hasThousands ||= money.includes(',');
    const [, first, last, at] = KIND.exec(cells[wording] ?? '') ?? [];
    const kind = first ?? last ?? at;
    if (kind === undefined) continue;
    const isOut = readAmount(money)?.isNegative === true;
    if (isOut ? IN.test(kind) : OUT.test(kind)) return false;
    typed++;
    kinds.add(kind);
  }
  if (typed * 2 >= rows.length && [...kinds].some(kind => !OF_OTHERS.test(kind))) return true;
  return isTold && layout.hasNoHeader && hasThousands && isWritten(rows, wording, amount);
}

/** The wordings do not say that a minus is money in, as in the file of a card. */
function isWritten(rows: readonly CsvRecord[], wording: number, amount: number): boolean {
  const read = rows.map(({ cells }) => ({ amount: cells[amount] ?? '', text: cells[wording] ?? '' }));
  const signs = signsByWords(read);
  return signs === 'written' || signs === 'unproven';
}
