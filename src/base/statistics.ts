/** Plain statistics over numbers. Empty input gives 0 where a sum would, null where there is no answer. */

export function mean(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return values.reduce((total, value) => total + value, 0) / values.length;
}

/** The middle value; of an even count the mean of the two in the middle. */
export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const ordered = inOrder(values);
  const middle = ordered.length >> 1;
  const upper = ordered[middle] as number;
  return ordered.length % 2 === 1 ? upper : ((ordered[middle - 1] as number) + upper) / 2;
}

/** Up to this many values, moving each to its place beats the sort of the language many times over. */
const FEW = 32;

function inOrder(values: readonly number[]): ArrayLike<number> {
  if (values.length > FEW) return Float64Array.from(values).sort();
  const ordered = [...values];
  for (let index = 1; index < ordered.length; index++) {
    const value = ordered[index] as number;
    let place = index;
    for (; place > 0 && (ordered[place - 1] as number) > value; place--)
      ordered[place] = ordered[place - 1] as number;
    ordered[place] = value;
  }
  return ordered;
}

/** Median absolute deviation from the median: a spread that one odd value cannot move. */
export function medianDeviation(values: readonly number[], centre = median(values)): number | null {
  return centre === null ? null : median(values.map(value => Math.abs(value - centre)));
}

/** Standard deviation of the whole population (divisor n). */
export function standardDeviation(values: readonly number[]): number | null {
  const centre = mean(values);
  if (centre === null) return null;
  return Math.sqrt(values.reduce((total, value) => total + (value - centre) ** 2, 0) / values.length);
}

/** Standard deviation over mean; null when the mean is not positive. */
export function variationOf(values: readonly number[]): number | null {
  const centre = mean(values);
  const spread = standardDeviation(values);
  return centre === null || spread === null || centre <= 0 ? null : spread / centre;
}

/** Slope of the least-squares line through (0, v0), (1, v1) …; null below two values. */
export function slopeOf(values: readonly number[]): number | null {
  if (values.length < 2) return null;
  const centreX = (values.length - 1) / 2;
  const centreY = mean(values) as number;
  let above = 0;
  let below = 0;
  values.forEach((value, index) => {
    above += (index - centreX) * (value - centreY);
    below += (index - centreX) ** 2;
  });
  return above / below;
}
