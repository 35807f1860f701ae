/** Members that are undefined: JSON cannot tell them from members that are not there, so no result holds any. */

/** Of a plain object; the same one where no member is undefined. */
export function withoutUndefined<Given extends object>(given: Given): Given {
  if (!Object.values(given).includes(undefined)) return given;
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Given;
}
