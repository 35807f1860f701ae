/** How a result was made. */
import {
  IGNORED_REASONS,
  type IgnoredTransaction,
  REQUEST_WARNING_CODES,
  type RequestWarning,
  type ResultMeta,
} from '../model/meta.js';
import type { MembersOf } from './kinds.js';

const IGNORED_TRANSACTION = {
  transactionId: 'text',
  reason: { oneOf: IGNORED_REASONS },
} as const satisfies MembersOf<IgnoredTransaction>;

const REQUEST_WARNING = {
  code: { oneOf: REQUEST_WARNING_CODES },
  member: { orNull: 'text' },
  suggestion: { orNull: 'text' },
  count: 'count',
  path: { list: 'pathKey' },
  message: 'text',
} as const satisfies MembersOf<RequestWarning>;

export const RESULT_META = {
  engineVersion: 'text',
  taxonomyVersion: 'text',
  asOf: { orNull: 'date' },
  transactionCount: 'count',
  ignored: { list: { object: IGNORED_TRANSACTION } },
  warnings: { list: { object: REQUEST_WARNING } },
} as const satisfies MembersOf<ResultMeta>;
