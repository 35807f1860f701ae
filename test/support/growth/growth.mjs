/** How much more a larger request costs. */

/**
 * Four times the size costs four times as much where cost follows the size, sixteen times where it follows its square.
 * What even the least request costs is taken off, so that it cannot hide growth.
 */
export function growthOf({ least, small, large }) {
  if (large <= small) return large === small ? 1 : 0;
  return (large - least) / Math.max(small - least, 1);
}
