/** Removes members that are undefined. JSON cannot distinguish them from missing members, so no result has any. */

/** For a plain object. Returns the same one if no member is undefined. */
export function withoutUndefined<Given extends object>(given: Given): Given {
  if (!Object.values(given).includes(undefined)) return given;
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Given;
}
