/** The sections of affordability, in the order of schemas. */
export const AFFORDABILITY_SECTIONS = [
  'income',
  'fixed',
  'flexible',
  'debt',
  'savings',
  'offset',
  'excluded',
] as const;
