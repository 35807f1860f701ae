/** The calculations of one account that can be run on many. */
export const MANY_COMMANDS = [
  'analyse',
  'enrich',
  'income',
  'affordability',
  'score',
  'attributes',
  'consumer-health',
  'business-health',
  'balances',
  'check-integrity',
] as const;

export type ManyCommand = (typeof MANY_COMMANDS)[number];
