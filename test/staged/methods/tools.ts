/** What forgers do to rows, whatever the aim: put some in, take some out, and see to the balances or not. */
import type { PaymentKind } from '../../support/histories/banks/bank.js';
import type { Written } from '../../support/histories/banks/statement.js';
import { type Life, paid } from '../../support/histories/life.js';
import type { Random } from '../../support/histories/random.js';
import { breaks, chained, lowestOf } from '../base/sums.js';
import type { Base, Form, Row, Seen, Sheet, Staged } from '../model.js';

export interface Edit {
  /** Rows that were put in have the balance null until the balances are seen to. */
  readonly rows: readonly Row[];
  readonly touched: ReadonlySet<string>;
  readonly strength: string;
}

/** Null where this sheet has nothing to do it with. */
export type Editing = (sheet: Sheet, life: Life, random: Random, base: Base) => Edit | null;

/** What becomes of the balances; `without`: none are printed. */
type Treatment = 'left' | 'partly mended' | 'recomputed with a slip' | 'recomputed' | 'without';

export const BREAKS: Seen = {
  visible: 'by arithmetic',
  why: 'A printed balance is not the one before it with the rows between added.',
};
const SLIP: Seen = {
  visible: 'by arithmetic',
  why: 'All balances follow from each other but one, in which two digits changed places or one is another.',
};
const MENDED: Seen = {
  visible: 'by arithmetic',
  why: 'The balances were mended for some rows, and where the mending ends one does not follow from the one before.',
};

export interface Classes {
  /** False where balances that are left do not show it, or leaving them makes no sense. */
  readonly breaks?: boolean;
  /** Whether there is a form with one balance mistyped among all that were recomputed. */
  readonly slips?: boolean;
  readonly recomputed?: Seen;
  readonly without?: Seen;
}

/** The forms of one edit of the first account: one for each thing that may become of the balances. */
export function formsOf(name: string, editing: Editing, classes: Classes): Form[] {
  const form = (treatment: Treatment, seen: Seen): Form => ({
    name: treatment === 'without' ? name : `${name}; balances ${treatment}`,
    withBalances: treatment === 'without' ? null : seen,
    withoutBalances: treatment === 'without' ? seen : null,
    stage: (base, random) => staged(base, random, editing, treatment, seen),
  });
  return [
    ...(classes.breaks === false ? [] : [form('left', BREAKS), form('partly mended', MENDED)]),
    ...(classes.slips === true ? [form('recomputed with a slip', SLIP)] : []),
    ...(classes.recomputed === undefined ? [] : [form('recomputed', classes.recomputed)]),
    ...(classes.without === undefined ? [] : [form('without', classes.without)]),
  ];
}

/** Money that truly moved: the bank itself printed the balances, so they are right. */
export function genuine(name: string, editing: Editing, seen: Seen): Form {
  return {
    name,
    withBalances: seen,
    withoutBalances: seen,
    stage: (base, random) => staged(base, random, editing, 'recomputed', seen, true),
  };
}

const BREAK: ReadonlySet<Treatment> = new Set(['left', 'partly mended', 'recomputed with a slip']);

function staged(
  base: Base,
  random: Random,
  editing: Editing,
  treatment: Treatment,
  seen: Seen,
  isReal = false,
): Staged | null {
  const [sheet] = base.sheets;
  if (sheet === undefined) return null;
  const edit = editing(sheet, base.life, random, base);
  if (edit === null || edit.touched.size === 0) return null;
  // No bank lets real money go so far below nothing, and what nobody can see must not go there either.
  const mustHold = isReal || (treatment === 'recomputed' && seen.visible === 'to nobody');
  const floor = Math.min(lowestOf(sheet.rows, sheet.opening), -sheet.overdraft);
  if (mustHold && lowestOf(edit.rows, sheet.opening) < floor) return null;
  const rows = seenTo(edit, sheet.opening, treatment, random);
  if (rows === null) return null;
  const altered: Sheet = { ...sheet, rows };
  if (BREAK.has(treatment) && !breaks(altered)) return null;
  return {
    sheets: [altered, ...base.sheets.slice(1)],
    touched: edit.touched,
    strength: edit.strength,
  };
}

function seenTo(edit: Edit, opening: number, treatment: Treatment, random: Random): Row[] | null {
  if (treatment === 'recomputed' || treatment === 'without') return chained(edit.rows, opening);
  if (treatment === 'recomputed with a slip')
    return slipped(chained(edit.rows, opening), edit.touched, random);
  const left = filledIn(edit.rows, opening);
  if (treatment === 'left') return left;
  const first = left.findIndex(({ key }) => edit.touched.has(key));
  const after = left.length - first;
  if (first < 0 || after < 4) return null;
  const last = first + random.integer(1, Math.min(25, after - 3));
  const mended = chained(left, opening);
  return left.map((row, index) => (index <= last ? (mended[index] as Row) : row));
}

/** One balance after the first row that was touched, mistyped. */
function slipped(rows: readonly Row[], touched: ReadonlySet<string>, random: Random): Row[] {
  const first = rows.findIndex(({ key }) => touched.has(key));
  const at = random.integer(first, Math.max(first, rows.length - 2));
  return rows.map((row, index) =>
    index === at && row.balance !== null ? { ...row, balance: mistyped(row.balance, random) } : row,
  );
}

function mistyped(pence: number, random: Random): number {
  const digits = String(Math.abs(pence)).split('');
  const place = random.integer(0, digits.length - 2);
  const [one = '0', next = '0'] = digits.slice(place, place + 2);
  const other = one === next ? [one, String((Number(next) + random.integer(1, 8)) % 10)] : [next, one];
  digits.splice(place, 2, ...other);
  return Math.sign(pence) * Number(digits.join(''));
}

/** Beside a row that was put in, what the row above makes of it; all the others as they were. */
function filledIn(rows: readonly Row[], opening: number): Row[] {
  let before = opening;
  return rows.map(row => {
    if (row.status === 'Pending') return row;
    const balance = row.balance ?? before + row.pence;
    before = balance;
    return { ...row, balance };
  });
}

/** A row as this bank writes it. */
export function written(
  sheet: Sheet,
  key: string,
  day: string,
  pence: number,
  [kind, name, reference = '']: readonly [kind: PaymentKind, name: string, reference?: string],
  category = 'uncategorised',
): Row {
  return row(key, day, pence, kind, sheet.statement.write(paid(kind, name, reference), day), category);
}

/** A row as somebody typed it. */
export function typed(key: string, day: string, pence: number, description: string): Row {
  return row(key, day, pence, 'bank-credit', { description }, 'uncategorised');
}

function row(
  key: string,
  day: string,
  pence: number,
  kind: PaymentKind,
  text: Written,
  category: string,
): Row {
  return { key: `forged ${key}`, day, pence, kind, written: text, category, status: 'Booked', balance: null };
}

/** Among the rows of its day: money in before the others, money out after them. */
export function withRows(rows: readonly Row[], more: readonly Row[]): Row[] {
  const all = [...rows];
  for (const one of more) {
    const booked = (other: Row) => other.status === 'Booked';
    const at =
      one.pence > 0
        ? all.findIndex(other => !booked(other) || other.day >= one.day)
        : all.findLastIndex(other => booked(other) && other.day <= one.day) + 1;
    all.splice(at < 0 ? all.length : at, 0, one);
  }
  return all;
}

export function keysOf(rows: readonly Row[]): Set<string> {
  return new Set(rows.map(({ key }) => key));
}

/** The rest, and the rows on both sides of each hole. */
export function without(rows: readonly Row[], gone: ReadonlySet<string>): Omit<Edit, 'strength'> {
  const touched = new Set<string>();
  for (const [index, { key }] of rows.entries()) {
    if (!gone.has(key)) continue;
    for (const neighbour of [
      rows.slice(0, index).findLast(other => !gone.has(other.key)),
      rows.slice(index).find(other => !gone.has(other.key)),
    ])
      if (neighbour !== undefined) touched.add(neighbour.key);
  }
  return { rows: rows.filter(({ key }) => !gone.has(key)), touched };
}

/** Rows with some of them changed. */
export function changed(rows: readonly Row[], change: (row: Row) => Row | undefined): Omit<Edit, 'strength'> {
  const touched = new Set<string>();
  const all = rows.map(row => {
    const other = change(row);
    if (other === undefined) return row;
    touched.add(row.key);
    return other;
  });
  return { rows: all, touched };
}

export function booked(sheet: Sheet): Row[] {
  return sheet.rows.filter(({ status }) => status === 'Booked');
}

export function wagesOf(sheet: Sheet): Row[] {
  return booked(sheet).filter(({ category, pence }) => category === 'salary' && pence > 100_00);
}

export function ofCategories(sheet: Sheet, categories: ReadonlySet<string>): Row[] {
  return booked(sheet).filter(({ category }) => categories.has(category));
}

export function pounds(pence: number): string {
  return (pence / 100).toFixed(2);
}

export const by = (why: string): Seen => ({ visible: 'by pattern', why });
export const nobody = (why: string): Seen => ({ visible: 'to nobody', why });
