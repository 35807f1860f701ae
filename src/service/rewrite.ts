/** Values in the shape of a format. Their schema checks them afterwards, so that nothing here may trip over what is wrong. */
import { withoutUndefined } from '../base/members.js';
import { LONGEST_LIST } from '../requests/requestValues.js';

/** A list with each row rewritten. What is no list stays as it is: the schema says so. */
export function eachOf<Row, Written>(
  rows: readonly Row[],
  write: (row: NonNullable<Row>) => Written,
): readonly (Row | Written)[] {
  if (!Array.isArray(rows)) return rows;
  // Asked once: what is no plain array may tell another length each time. What is too long, the schema refuses.
  const { length } = rows;
  if (length > LONGEST_LIST) return rows;
  const read: (Row | Written)[] = [];
  for (let index = 0; index < length; index++) read.push(membersOf(rows[index] as Row, write));
  return read;
}

/** An object rewritten. What is none stays as it is: the schema says so. */
export function membersOf<Given, Written>(
  given: Given,
  write: (given: NonNullable<Given>) => Written,
): Given | Written {
  return typeof given === 'object' && given !== null && !Array.isArray(given) ? write(given) : given;
}

/** Its own members, each read once, without those that are undefined. */
export function copied<Given extends object>(given: Given): Given {
  return withoutUndefined({ ...given });
}
