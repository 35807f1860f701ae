export const ALWAYS: readonly string[];
export function featuresOf(
  name: string,
  isKnown: (feature: string) => boolean,
): readonly (readonly [feature: string, value: number])[];
