/** What a call must do with whatever it is given: return sound numbers, or refuse and say which member is at fault. */
import { InvalidRequestError, type RequestIssue } from '../../src/index.js';
import type { Path } from './mutations.js';

interface Attempt {
  /** Whether what is given throws where it is read. */
  readonly isHostile: boolean;
  /** Whether the result holds what was given as it is, unread. */
  readonly returnsRowsGiven: boolean;
  /** To the member that is wrong, from the list of arguments. */
  readonly path?: Path;
}

/** Null where the call kept the law. */
export function faultOf(
  attempt: () => unknown,
  { isHostile, returnsRowsGiven, path = [] }: Attempt,
): string | null {
  let result: unknown;
  try {
    result = attempt();
  } catch (error) {
    if (!(error instanceof InvalidRequestError)) return `threw ${String(error)}`;
    const { issues, message, issueCount } = error;
    if (issues.length === 0 || issueCount < issues.length) return 'named no issue';
    if (!message.startsWith(issues[0]?.message ?? '')) return `has another message: ${message}`;
    if (!isHostile && issues.some(({ code }) => code === 'unreadable')) return `could not read: ${message}`;
    const unnamed = issues.find(issue => !isNamed(issue));
    if (unnamed !== undefined) return `does not say what is wrong: ${unnamed.message}`;
    const [, ...inside] = path;
    const isAtFault = issues.some(issue => leadsTo(issue.path, inside));
    return isAtFault ? null : `names another member: ${message} (${JSON.stringify(issues[0]?.path)})`;
  }
  const unsound = returnsRowsGiven ? null : unsoundNumberIn(result);
  return unsound === null ? null : `returned ${unsound}`;
}

/** The message begins with the path, and says something of it. */
function isNamed({ path, message }: RequestIssue): boolean {
  const text = path.reduce<string>(
    (before, key) =>
      typeof key === 'number' ? `${before}[${key}]` : before === '' ? key : `${before}.${key}`,
    '',
  );
  return message.startsWith(`${text || 'request'}: `) && message.length > text.length + 10;
}

/** The issue's path goes to the member, or to what holds it, or into it; before it the name of the argument may stand. */
function leadsTo(path: Path, member: Path): boolean {
  const isAlong = (from: Path) =>
    from.every((key, index) => index >= member.length || String(key) === String(member[index]));
  return isAlong(path) || isAlong(path.slice(1));
}

function unsoundNumberIn(result: unknown): string | null {
  const waiting: [value: unknown, path: string][] = [[result, 'result']];
  const seen = new Set<object>();
  for (const [value, path] of waiting) {
    if (typeof value === 'number' && (!Number.isFinite(value) || Object.is(value, -0)))
      return `${Object.is(value, -0) ? '-0' : value} at ${path}`;
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    try {
      for (const [key, member] of Object.entries(value)) waiting.push([member, `${path}.${key}`]);
    } catch {
      return `what cannot be read at ${path}`;
    }
  }
  return null;
}
