/** An issue of a schema in words: what must be, what was received and, where it can be told, what was meant. */
import type { RequestIssue } from '../base/invalidRequest.js';
import { shown } from '../base/shown.js';
import { hintFor, type Refused } from './hints.js';
import { issueAt, type Path } from './issue.js';
import { givenInstead } from './nearNames.js';
import { plainWords, type SaidByZod } from './plainWords.js';
import { isOfUnknownCategory, UNKNOWN_CATEGORY_CODE } from './unknownCategory.js';

interface SchemaIssue extends Refused, SaidByZod {
  readonly code?: string | undefined;
  /** Of a union: the member that tells its parts apart, and the values that it may have. */
  readonly discriminator?: unknown;
  readonly options?: unknown;
}

/** Of a value alone: messages that say something else need no value beside them. */
const OF_VALUE = /^(?:must (?:be (?!there)|not be empty|have at (?:least|most) \d)|Invalid )/;
/** How zod tells the type of what it received. */
const RECEIVED_TYPE = /, received [\w ]+$/;

/** `beside`: what the value was looked for in. */
export function wordedIssue(path: Path, given: SchemaIssue, beside: unknown): RequestIssue {
  const issue = ofDiscriminator(given);
  const { message, input } = issue;
  const code = isOfUnknownCategory(message) ? UNKNOWN_CATEGORY_CODE : (issue.code ?? 'custom');
  const saying = plainWords(issue).replace(RECEIVED_TYPE, '');
  if (code === 'unrecognized_keys' || !OF_VALUE.test(saying)) return issueAt(path, code, saying);
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

/** The path of such an issue ends with the member, and its input is the object around it. */
function ofDiscriminator(issue: SchemaIssue): SchemaIssue {
  const { discriminator, options, input } = issue;
  if (typeof discriminator !== 'string' || !Array.isArray(options)) return issue;
  return { ...issue, values: options, input: memberOf(input, discriminator) };
}

function memberOf(holder: unknown, name: string): unknown {
  try {
    return (holder as Readonly<Record<string, unknown>>)[name];
  } catch {
    return undefined;
  }
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
