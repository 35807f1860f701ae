/** What an entry's functions are made with. */
import * as z from 'zod';
import { type DecisionMemory, KeptDecisions } from '../enrichment/decisionMemory.js';
import { readWith } from '../requests/read.js';
import { namingMembers } from '../requests/requestValues.js';

/** What `createInsights` takes. */
export interface InsightsSettings {
  /** Where decisions are kept between calls; left out: nowhere. */
  readonly memory?: DecisionMemory | undefined;
}

/** Null where none is asked for. A member that is misspelt would leave the memory out unseen, so it is refused. */
export function keptDecisionsIn(settings: InsightsSettings): KeptDecisions | null {
  return readWith(settingsSchema, settings, ['settings']).memory ?? null;
}

const settingsSchema = z.strictObject(
  {
    memory: z
      .instanceof(KeptDecisions, { error: 'expected what createDecisionMemory of the same package makes' })
      .optional(),
  },
  namingMembers('memory'),
);
