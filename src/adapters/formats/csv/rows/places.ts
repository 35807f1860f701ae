/** The columns of a table by role, so that each record is read without looking for them. -1: there is none. */
import { namedColumn } from '../columns/names.js';
import type { Role } from '../columns/roles.js';
import type { Columns } from '../table/table.js';

export interface Places {
  readonly date: number;
  readonly posted: number;
  readonly valueDate: number;
  readonly amount: number;
  readonly debit: number;
  readonly credit: number;
  readonly direction: number;
  readonly fee: number;
  readonly balance: number;
  readonly currency: number;
  readonly merchant: number;
  readonly from: number;
  readonly to: number;
  readonly type: number;
  readonly id: number;
  readonly replaces: number;
  readonly status: number;
  readonly pending: number;
  readonly sortCode: number;
  readonly holder: number;
  readonly card: number;
  readonly product: number;
  readonly categoryCode: number;
  readonly narrative: readonly number[];
  readonly payee: readonly number[];
  readonly reference: readonly number[];
  readonly additional: readonly number[];
  readonly account: readonly number[];
  readonly isTicked: boolean;
  readonly isCurrencyGuessed: boolean;
  /** ISO 4217, by column, where its header tells it. */
  readonly currencies: readonly (string | undefined)[];
  /** What a line above the table says. */
  readonly currencyAbove: string | undefined;
  /** Columns whose values have no member of their own in a row. */
  readonly further: readonly number[];
}

/** Members of the row hold these cells, so `other` does not repeat them. */
const KEPT: ReadonlySet<Role> = /* @__PURE__ */ new Set<Role>([
  'amount',
  'debit',
  'credit',
  'direction',
  'balance',
  'currency',
  'valueDate',
  'narrative',
  'payee',
  'merchant',
  'reference',
  'additional',
  'type',
  'id',
  'account',
  'sortCode',
]);

export function placesOf(
  { roles, names, currencies, isCurrencyGuessed, isTicked }: Columns,
  currencyAbove: string | undefined,
): Places {
  const at = (role: Role) => roles.indexOf(role);
  const all = (role: Role) => [...roles.keys()].filter(index => roles[index] === role);
  const amount = at('amount');
  const hasFee = at('fee') !== -1;
  const hasSeveral = all('payee').length > 1;
  return {
    date: at('date'),
    posted: at('posted'),
    valueDate: at('valueDate'),
    amount,
    debit: at('debit'),
    credit: at('credit'),
    direction: at('direction'),
    fee: at('fee'),
    balance: at('balance'),
    currency: at('currency'),
    merchant: at('merchant'),
    from: at('from'),
    to: at('to'),
    type: at('type'),
    id: at('id'),
    replaces: at('replaces'),
    status: at('status'),
    pending: at('pending'),
    sortCode: at('sortCode'),
    holder: at('holder'),
    card: at('card'),
    product: at('product'),
    categoryCode: at('categoryCode'),
    narrative: inOrder(all('narrative'), names),
    payee: all('payee'),
    reference: all('reference'),
    additional: all('additional'),
    account: all('account'),
    isTicked,
    isCurrencyGuessed,
    currencies,
    currencyAbove,
    further: [...roles.keys()].filter(index => {
      const role = roles[index];
      return (
        role === undefined ||
        !KEPT.has(role) ||
        (role === 'payee' && hasSeveral) ||
        (hasFee && (role === 'amount' || role === 'debit' || role === 'credit'))
      );
    }),
  };
}

/** The same for the money that arrives, of a layout that has both sides of each transfer in a row. */
export function arrivingPlaces(places: Places, { names }: Columns): Places {
  const at = (name: string) => names.findIndex(each => namedColumn(each).name === name);
  return { ...places, amount: at('target amount after fees'), currency: at('target currency'), fee: -1 };
}

/** Columns that are all numbered follow one another by their numbers, wherever they stand. */
function inOrder(places: readonly number[], names: readonly string[]): readonly number[] {
  const numbers = places.map(place => Number(/(\d{1,2})\W*$/.exec(names[place] ?? '')?.[1]));
  if (numbers.some(Number.isNaN)) return places;
  return [...places.keys()]
    .sort((one, other) => (numbers[one] as number) - (numbers[other] as number) || one - other)
    .map(index => places[index] as number);
}
