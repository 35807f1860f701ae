export const ALWAYS: readonly string[];
export const UNKNOWN_FEATURE: string;
export function featuresOf(name: string): readonly (readonly [feature: string, value: number])[];
export function lengthFeature(count: number): string;
