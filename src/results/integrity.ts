/** Whether the transactions can be relied on. */
import * as z from 'zod';
import { namesOf } from '../base/tables.js';
import { INTEGRITY_RULES } from '../data/integrity.js';
import { resultMeta } from './meta.js';
import { count, text, transactionIds } from './values.js';

export const integrityCheck = z.enum(namesOf(INTEGRITY_RULES));
const severity = z.enum(['note', 'ask', 'severe']);

const integrityFinding = z.strictObject({
  check: integrityCheck,
  severity,
  accountIds: z.array(text),
  transactionIds,
  text,
  askFor: text,
  found: count,
  outOf: count,
});

export const integrityTogether = z.strictObject({
  worst: severity.nullable(),
  findings: z.array(integrityFinding),
});

export const accountIntegrity = integrityTogether.extend({
  notChecked: z.array(z.strictObject({ check: integrityCheck, reason: text })),
});

export const checkIntegrityResult = z.strictObject({
  accountId: text,
  ...accountIntegrity.shape,
  meta: resultMeta,
});

export const checkIntegrityAccountsResult = z.strictObject({
  accounts: z.array(checkIntegrityResult),
  together: integrityTogether,
  meta: resultMeta,
});
