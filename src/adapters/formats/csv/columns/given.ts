/** The columns that the caller names. */
import { InvalidRequestError } from '../../../../base/invalidRequest.js';
import { shown } from '../../../../base/shown.js';
import { isRole, ROLES, type Role } from './roles.js';

/** The name in the header, or the number of the column, counted from 1; several of them for texts in several columns. */
export type CsvColumn = string | number | readonly (string | number)[];

/** Which column tells what. Columns that are not named here are found as those of unknown files are. */
export type CsvColumns = { readonly [R in Role]?: CsvColumn | undefined };

export type GivenColumns = readonly (readonly [role: Role, column: string | number])[];

const MOST_COLUMNS = 1000;

/** Throws InvalidRequestError for roles that there are not and for columns that are neither a name nor a number. */
export function givenColumns(columns: unknown): GivenColumns {
  if (columns === undefined || columns === null) return [];
  const given: (readonly [Role, string | number])[] = [];
  for (const [role, column] of entriesOf(columns)) {
    if (!isRole(role)) throw refused(role, `is no role of a column; expected one of ${ROLES.join(', ')}`);
    if (column === undefined) continue;
    for (const each of listOf(column)) {
      if (!isColumn(each))
        throw refused(role, `must be the name of a column or its number from 1, got ${shown(each)}`);
      given.push([role, each]);
    }
  }
  return given;
}

function listOf(column: unknown): readonly unknown[] {
  return Array.isArray(column) ? Array.from(column) : [column];
}

function isColumn(column: unknown): column is string | number {
  if (typeof column === 'string') return column.trim() !== '';
  return Number.isInteger(column) && (column as number) >= 1 && (column as number) <= MOST_COLUMNS;
}

function entriesOf(columns: unknown): readonly (readonly [string, unknown])[] {
  if (typeof columns !== 'object' || columns === null || Array.isArray(columns))
    throw refused(undefined, `must be an object of roles and columns, got ${shown(columns)}`);
  try {
    return Object.entries(columns);
  } catch {
    throw refused(undefined, 'cannot be read: reading a member throws');
  }
}

function refused(role: string | undefined, says: string): InvalidRequestError {
  const path = role === undefined ? ['options', 'columns'] : ['options', 'columns', role];
  return new InvalidRequestError([{ path, code: 'invalid_option', message: `${path.join('.')} ${says}` }]);
}
