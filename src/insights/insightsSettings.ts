/** What an entry's functions are made with. */
import { type DecisionMemory, KeptDecisions } from '../enrichment/decisionMemory.js';
import { readInsightsSettings } from '../requests/factorySettings.js';

/** What `createInsights` takes. */
export interface InsightsSettings {
  /** Where decisions are kept between calls; left out: nowhere. */
  readonly memory?: DecisionMemory | undefined;
}

/** Null where none is asked for. */
export function keptDecisionsIn(settings: InsightsSettings): KeptDecisions | null {
  return readInsightsSettings(settings, isKept).memory ?? null;
}

function isKept(value: unknown): value is KeptDecisions {
  return value instanceof KeptDecisions;
}
