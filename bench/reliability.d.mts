import type { enrichTransactions } from '../src/index.js';

export interface NarrativeScore {
  rows: number;
  category: number;
  precision: number;
  merchant: number;
  class: number;
  restraint: number;
  calibrationError: number;
}

export interface EnrichedRow {
  row: { country: 'GB' | 'US'; description: string };
  said: object;
}

export function enrichedRows(
  library: { enrichTransactions: typeof enrichTransactions },
  set: 'tuned' | 'held-out',
): EnrichedRow[];
export function scoreOf(enriched: readonly EnrichedRow[]): NarrativeScore;
