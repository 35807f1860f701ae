/** Rewrites values into the shape of a format. A schema checks them afterwards, so nothing here may fail on a wrong value. */
import { withoutUndefined } from '../base/members.js';
import { LONGEST_LIST } from '../requests/requestValues.js';

/** Rewrites each row of a list. A value that is not a list stays as it is, and the schema refuses it. */
export function eachOf<Row, Written>(
  rows: readonly Row[],
  write: (row: NonNullable<Row>) => Written,
): readonly (Row | Written)[] {
  if (!Array.isArray(rows)) return rows;
  // The length is read once, because it may be a getter. The schema refuses a list that is too long.
  const { length } = rows;
  if (length > LONGEST_LIST) return rows;
  const read: (Row | Written)[] = [];
  for (let index = 0; index < length; index++) read.push(membersOf(rows[index] as Row, write));
  return read;
}

/** Rewrites an object. A value that is not an object stays as it is, and the schema refuses it. */
export function membersOf<Given, Written>(
  given: Given,
  write: (given: NonNullable<Given>) => Written,
): Given | Written {
  return typeof given === 'object' && given !== null && !Array.isArray(given) ? write(given) : given;
}

/** Copies an object's own members, each read once, without those that are undefined. */
export function copied<Given extends object>(given: Given): Given {
  return withoutUndefined({ ...given });
}
