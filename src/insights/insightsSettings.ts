/** What an entry's functions are made with. */
import { InvalidRequestError } from '../base/invalidRequest.js';
import { type DecisionMemory, KeptDecisions } from '../enrichment/decisionMemory.js';
import { issueAt } from '../requests/issue.js';

/** What `createInsights` takes. */
export interface InsightsSettings {
  /** Where decisions are kept between calls; left out: nowhere. */
  readonly memory?: DecisionMemory | undefined;
}

/** Null where none is asked for. A member that is misspelt would leave the memory out unseen. */
export function keptDecisionsIn(settings: InsightsSettings): KeptDecisions | null {
  const { memory, ...others } = settings;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined)
    throw new InvalidRequestError([issueAt([unknown], 'invalid_value', 'createInsights takes memory alone')]);
  if (memory === undefined || memory instanceof KeptDecisions) return memory ?? null;
  throw new InvalidRequestError([
    issueAt(['memory'], 'invalid_value', 'expected what createDecisionMemory of the same package makes'),
  ]);
}
