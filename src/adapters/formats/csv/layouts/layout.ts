/** The layouts of banks, read from their tables. */
import { COUNTRY_FACTS } from '../../../../countries/facts.js';
import type { CountryCode } from '../../../model/request.js';
import { namedColumn } from '../columns/names.js';
import { isRole, type Role } from '../columns/roles.js';
import { AMERICAN_LAYOUTS } from './american.js';
import { BRITISH_LAYOUTS } from './british.js';
import { OTHER_LAYOUTS } from './other.js';

export interface LayoutColumn {
  /** As the bank writes it. */
  readonly header: string;
  /** The same as `namedColumn` gives it. */
  readonly name: string;
  /** Undefined for columns that are only looked at to recognise the layout. */
  readonly role: Role | undefined;
  readonly isOptional: boolean;
}

export interface Layout {
  readonly name: string;
  readonly bank: string;
  readonly country: CountryCode | undefined;
  readonly dateOrder: 'day-first' | 'month-first' | undefined;
  /** A minus is a credit. */
  readonly isReversed: boolean;
  readonly isCard: boolean;
  /** Other banks have the same columns, so the caller must name the bank. */
  readonly isTold: boolean;
  readonly hasNoHeader: boolean;
  /** An account for each currency and product in the file. */
  readonly isPerCurrency: boolean;
  /** Cells may begin with an apostrophe, which keeps spreadsheets from computing. */
  readonly hasApostrophes: boolean;
  /** A tab parts the payee from the rest of the wording. */
  readonly hasTabs: boolean;
  /** `seen`: header and signs stand in published exports or in several independent programs. `reported`: in one. */
  readonly sure: 'seen' | 'reported';
  readonly columns: readonly LayoutColumn[];
}

const FLAGS = [
  'reversed',
  'card',
  'told',
  'headerless',
  'per-currency',
  'apostrophes',
  'tabs',
  'day-first',
  'month-first',
] as const;

/** All layouts, read from their tables. */
export function allLayouts(): readonly Layout[] {
  return [
    ...layoutsIn(BRITISH_LAYOUTS, 'GB'),
    ...layoutsIn(AMERICAN_LAYOUTS, 'US'),
    ...layoutsIn(OTHER_LAYOUTS, undefined),
  ];
}

const ORDERS = ['day-first', 'month-first'] as const;

function layoutsIn(table: string, country: Layout['country']): readonly Layout[] {
  return table
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => layoutOf(line, country));
}

function layoutOf(line: string, country: Layout['country']): Layout {
  const [name, bank, sure, flags, columns] = line.split('|').map(part => part.trim()) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const has = (flag: (typeof FLAGS)[number]) => flags.split(' ').includes(flag);
  return {
    name,
    bank,
    country,
    dateOrder: ORDERS.find(has) ?? (country === undefined ? undefined : COUNTRY_FACTS[country].numericDates),
    isReversed: has('reversed'),
    isCard: has('card'),
    isTold: has('told'),
    hasNoHeader: has('headerless'),
    isPerCurrency: has('per-currency'),
    hasApostrophes: has('apostrophes'),
    hasTabs: has('tabs'),
    sure: sure === 'seen' ? 'seen' : 'reported',
    columns: columns.split(', ').map(columnOf),
  };
}

/** `Header=role`, `Header?=role` where not every file has the column, `Header` where it tells nothing of a transaction. */
function columnOf(text: string): LayoutColumn {
  const [named, role = ''] = text.split('=') as [string, string?];
  const isOptional = named.endsWith('?');
  const header = isOptional ? named.slice(0, -1) : named;
  return { header, name: namedColumn(header).name, role: isRole(role) ? role : undefined, isOptional };
}
