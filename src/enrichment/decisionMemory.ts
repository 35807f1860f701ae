/**
 * Decisions that the caller lets the library keep from one request to the next. docs/scale.md says what is in it: nothing that a row
 * says of itself alone, no person, and no name that the bank gives beside the text.
 */
import { readDecisionMemorySettings } from '../requests/factorySettings.js';
import type { Decision } from './vote/decision.js';

/** Decisions that are kept between calls. It is made by `createDecisionMemory`, and given to `createInsights`. */
export interface DecisionMemory {
  /** How many decisions are in it. */
  readonly size: number;
  /** Lets go of all of them. */
  clear(): void;
}

/** What `createDecisionMemory` takes. */
export interface DecisionMemorySettings {
  /** The most decisions to keep, a whole number from 1 on. The oldest ones make room for new ones. */
  readonly maxEntries: number;
}

export class KeptDecisions implements DecisionMemory {
  /** The oldest comes first. */
  private readonly decisions = new Map<string, Decision>();

  constructor(private readonly maxEntries: number) {}

  get size(): number {
    return this.decisions.size;
  }

  clear(): void {
    this.decisions.clear();
  }

  find(key: string): Decision | undefined {
    return this.decisions.get(key);
  }

  /** A copy, since texts that are cut out of a row keep the whole row in memory. */
  keep(key: string, decision: Decision): void {
    if (this.size >= this.maxEntries) this.decisions.delete(this.decisions.keys().next().value as string);
    this.decisions.set(key, JSON.parse(JSON.stringify(decision)));
  }
}

/**
 * Keeps decisions from one call to the next, so that narratives which many accounts have are decided once. Results are the same with it
 * and without. It holds nothing that a row says of itself alone, and no person.
 *
 * @example
 * ```ts
 * import { createDecisionMemory, createInsights } from 'open-banking-insights';
 *
 * const memory = createDecisionMemory({ maxEntries: 20_000 });
 * const { analyse } = createInsights({ memory });
 * analyse({ accountId: 'current-1', currencyCode: 'GBP', transactions: [] });
 * console.log(memory.size); // 0
 * ```
 */
export function createDecisionMemory(settings: DecisionMemorySettings): DecisionMemory {
  return new KeptDecisions(readDecisionMemorySettings(settings).maxEntries);
}
