/** Finds the bank's layout that a record begins, as a header or as a first row. */
import { namedColumn } from '../columns/names.js';
import type { Role } from '../columns/roles.js';
import { isDateCell, isMoneyCell } from '../table/cells.js';
import type { CsvRecord } from '../table/records.js';
import type { Layout, LayoutColumn } from './layout.js';

export interface LayoutMatch {
  readonly layout: Layout;
  readonly roles: readonly (Role | undefined)[];
}

/** Finds the layout whose columns the header has, all of them. Of several, it takes the one with the most columns. */
export function layoutOfHeader(
  { cells }: CsvRecord,
  layouts: readonly Layout[],
  isGiven: (layout: Layout) => boolean,
): LayoutMatch | undefined {
  const names = cells.map(cell => namedColumn(cell).name);
  let best: LayoutMatch | undefined;
  let most = 0;
  for (const layout of layouts) {
    if ((layout.needsBankName || layout.hasNoHeader) && !isGiven(layout)) continue;
    const { roles, matched } = rolesIn(names, layout.columns) ?? { roles: [], matched: 0 };
    const score = matched === 0 ? 0 : matched * 2 + (isGiven(layout) ? 1 : 0);
    if (score > most) {
      most = score;
      best = { layout, roles };
    }
  }
  return best;
}

/** The names of a layout with fewer columns occur in any table, so hardly any other column may be beside them. */
const TELLING = 8;
const MOST_FURTHER = 2;

/** Undefined if a required column of the layout is missing, or if there are too many others. */
export function rolesIn(
  names: readonly string[],
  columns: readonly LayoutColumn[],
): { readonly roles: readonly (Role | undefined)[]; readonly matched: number } | undefined {
  const roles: (Role | undefined)[] = names.map(() => undefined);
  const used = new Set<number>();
  for (const { name, role, isOptional } of columns) {
    if (name === '') continue;
    const place = names.findIndex((each, index) => each === name && !used.has(index));
    if (place === -1) {
      if (isOptional) continue;
      return undefined;
    }
    used.add(place);
    roles[place] = role;
  }
  const further = names.filter((name, index) => name !== '' && !used.has(index)).length;
  if (columns.length < TELLING && further > MOST_FURTHER) return undefined;
  return { roles, matched: used.size };
}

/** Finds the layout without a header that the row has: every column holds the right kind of value, and marks are in the right places. */
export function layoutOfRow(
  { cells }: CsvRecord,
  layouts: readonly Layout[],
  isGiven: (layout: Layout) => boolean,
): LayoutMatch | undefined {
  for (const layout of layouts)
    if (layout.hasNoHeader && (!layout.needsBankName || isGiven(layout)) && isRowOf(cells, layout.columns))
      return { layout, roles: layout.columns.map(({ role }) => role) };
  return undefined;
}

export function isRowOf(cells: readonly string[], columns: readonly LayoutColumn[]): boolean {
  if (cells.length < columns.length || cells.slice(columns.length).some(cell => cell !== '')) return false;
  return columns.every(({ header, role }, index) => {
    const cell = cells[index] as string;
    if (role === 'date') return isDateCell(cell);
    if (role === 'amount') return isMoneyCell(cell);
    return header === '*' ? cell === '*' : role === undefined || !isDateCell(cell);
  });
}

/** The layouts of a bank, by the bank's name or by their own. */
export function layoutsNamed(name: string, layouts: readonly Layout[]): readonly Layout[] {
  const wanted = plain(name);
  const own = layouts.filter(layout => plain(layout.name) === wanted);
  if (own.length > 0) return own;
  return layouts.filter(
    layout =>
      plain(layout.bank) === wanted ||
      plain(layout.name).startsWith(`${wanted} `) ||
      aliasOf(wanted) === layout.name,
  );
}

/** Banks that export as another one of their group does. */
function aliasOf(bank: string): string | undefined {
  return ALIASES[bank];
}

const ALIASES: Readonly<Record<string, string>> = {
  halifax: 'lloyds',
  'bank of scotland': 'lloyds',
  tsb: 'lloyds',
  mbna: 'lloyds-card',
  'royal bank of scotland': 'natwest',
  rbs: 'natwest',
  'ulster bank': 'natwest',
  smile: 'co-operative',
  'metro bank': 'metro',
  amex: 'amex',
  boa: 'bank-of-america',
  nfcu: 'navy-federal',
};

function plain(name: string): string {
  return namedColumn(name).name.replace(/[\s-]+/g, ' ');
}
