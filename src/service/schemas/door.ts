/**
 * The door of the rules and the formats: what a function is given is read once, into plain values that a schema checked.
 * Whatever throws while it is read is bad input too.
 */
import type * as z from 'zod';
import { InvalidRequestError } from '../../base/invalidRequest.js';
import { issueAt } from '../../schema/issue.js';
import { readWith } from '../../schema/read.js';
import { withListsRead } from './listsRead.js';
import { unreadablePath } from './unreadable.js';

/** Names of a format -> those that the caller gave; none where the caller has no such level. */
export type CallerNames = Readonly<Record<string, string | null>>;

type Prefix = readonly string[];

/** `prefix`: what the message calls the value, where the caller has no other name for it. */
export function readGiven<Schema extends z.ZodType>(
  schema: Schema,
  given: unknown,
  prefix: Prefix = [],
): z.output<Schema> {
  return reading(given, () => readWith(schema, withListsRead(schema, given, prefix), prefix), prefix);
}

/**
 * Reads what `write` makes of the values given; issues have the names that the caller knows. `prefix`: as for `readGiven`.
 */
export function readWritten<Schema extends z.ZodType, Given>(
  schema: Schema,
  given: Given,
  write: (given: Given) => unknown,
  { names = {}, prefix = [] }: { readonly names?: CallerNames; readonly prefix?: Prefix } = {},
): z.output<Schema> {
  const read = () => readWith(schema, withListsRead(schema, write(given), prefix), prefix);
  return reading(given, () => renaming(names, read), prefix);
}

/** What `read` returns; where a member throws when it is read, the error says which. */
export function reading<Result>(given: unknown, read: () => Result, prefix: Prefix = []): Result {
  try {
    return read();
  } catch (error) {
    const isWorded = error instanceof InvalidRequestError && error.issues[0]?.code !== 'unreadable';
    if (isWorded) throw error;
    throw new InvalidRequestError([
      issueAt(
        [...prefix, ...unreadablePath(given)],
        'unreadable',
        'could not be read: reading a member threw an error',
      ),
    ]);
  }
}

/** Calls `read`; the paths of its issues get the names of the caller. */
export function renaming<Result>(names: CallerNames, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof InvalidRequestError)) throw error;
    const listed = error.issues.map(issue => {
      const { path, code, message } = issue;
      const before = issueAt(path, code, '').message;
      return { ...issue, ...issueAt(renamed(path, names), code, message.slice(before.length)) };
    });
    throw new InvalidRequestError(listed, error.issueCount);
  }
}

function renamed(path: readonly (string | number)[], names: CallerNames): (string | number)[] {
  return path.flatMap(key => (Object.hasOwn(names, key) ? (names[key] ?? []) : key));
}
