/** Whether the transactions can be relied on. */
import * as z from 'zod';
import { ACCOUNT_INTEGRITY, INTEGRITY_TOGETHER } from '../contract/integrity.js';
import { resultMeta } from './meta.js';
import { membersOf } from './ofContract.js';
import { text } from './values.js';

export const integrityTogether = z.strictObject(membersOf(INTEGRITY_TOGETHER));

export const accountIntegrity = z.strictObject(membersOf(ACCOUNT_INTEGRITY));

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
