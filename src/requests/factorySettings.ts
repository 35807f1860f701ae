/** What the functions that make others take: `createDecisionMemory` and `createInsights`. */
import * as z from 'zod';
import { shown } from '../base/shown.js';
import { readWith } from './read.js';
import { namingMembers } from './requestValues.js';

const PATH = ['settings'];

const decisionMemorySettingsSchema = z.strictObject(
  {
    maxEntries: z.custom<number>(value => Number.isSafeInteger(value) && (value as number) >= 1, {
      error: ({ input }) => `expected a whole number from 1 on, got ${shown(input)}`,
    }),
  },
  namingMembers('maxEntries'),
);

export function readDecisionMemorySettings(settings: unknown): { readonly maxEntries: number } {
  return readWith(decisionMemorySettingsSchema, settings, PATH);
}

/** A member that is misspelt would leave the memory out unseen, so it is refused. */
export function readInsightsSettings<Memory>(
  settings: unknown,
  isMemory: (value: unknown) => value is Memory,
): { readonly memory?: Memory | undefined } {
  const memory = z.custom<Memory>(isMemory, {
    error: 'expected what createDecisionMemory of the same package makes',
  });
  return readWith(z.strictObject({ memory: memory.optional() }, namingMembers('memory')), settings, PATH);
}
