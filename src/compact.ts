/** A smaller form of results, for storage: open-banking-insights/compact. */
export {
  InvalidRequestError,
  MAX_LISTED_ISSUES,
  type RequestIssue,
  type SafeResult,
} from './base/invalidRequest.js';
export { compact, expand, safeCompact, safeExpand } from './compact/compact.js';
export type { CompactResult } from './compact/form.js';
export { ENGINE_VERSION } from './version.js';
