/** An issue of a schema in words: what must be, what was received and, where it can be told, what was meant. */
import type { RequestIssue } from '../base/invalidRequest.js';
import { shown } from '../base/shown.js';
import { hintFor, type Refused } from './hints.js';
import { issueAt, type Path } from './issue.js';
import { givenInstead } from './nearNames.js';
import { isOfUnknownCategory, UNKNOWN_CATEGORY_CODE } from './unknownCategory.js';

interface SchemaIssue extends Refused {
  readonly code?: string | undefined;
  readonly message: string;
}

/** Of a value alone: messages that say something else need no value beside them. */
const OF_VALUE = /^(?:must be (?!there)|Invalid )/;
/** How zod tells the type of what it received. */
const RECEIVED_TYPE = /, received [\w ]+$/;

/** `beside`: what the value was looked for in. */
export function wordedIssue(path: Path, issue: SchemaIssue, beside: unknown): RequestIssue {
  const { message, input } = issue;
  const code = isOfUnknownCategory(message) ? UNKNOWN_CATEGORY_CODE : (issue.code ?? 'custom');
  const saying = message.replace(RECEIVED_TYPE, '');
  if (code === 'unrecognized_keys' || !OF_VALUE.test(message)) return issueAt(path, code, message);
  if (input === undefined) {
    const instead = insteadOf(path.at(-1), beside);
    const hint = instead === null ? '' : `; "${instead}" is not read`;
    return issueAt(path, code, `is missing: ${saying.replace(/^must/, 'it must')}${hint}`);
  }
  const received = shown(input);
  const hint = hintFor(saying, issue);
  const worded = issueAt(path, code, `${saying}, got ${received}${hint === null ? '' : `: ${hint}`}`);
  return { ...worded, received };
}

/** A name under which the missing member may stand. */
function insteadOf(missing: string | number | undefined, beside: unknown): string | null {
  if (typeof missing !== 'string' || typeof beside !== 'object' || beside === null) return null;
  try {
    return givenInstead(missing, Object.keys(beside));
  } catch {
    return null;
  }
}
