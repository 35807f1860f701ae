/** The columns of a table by role, so that each record is read without looking for them. -1: there is none. */
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
  { roles, currencies, isCurrencyGuessed }: Columns,
  currencyAbove: string | undefined,
): Places {
  const at = (role: Role) => roles.indexOf(role);
  const all = (role: Role) => [...roles.keys()].filter(index => roles[index] === role);
  const amount = at('amount');
  const hasFee = at('fee') !== -1;
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
    narrative: all('narrative'),
    payee: all('payee'),
    reference: all('reference'),
    additional: all('additional'),
    account: all('account'),
    isCurrencyGuessed,
    currencies,
    currencyAbove,
    further: [...roles.keys()].filter(index => {
      const role = roles[index];
      return role === undefined || !KEPT.has(role) || (role === 'amount' && hasFee);
    }),
  };
}
