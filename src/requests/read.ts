/** Checks the arguments of the library's functions. Returns checked values or throws one InvalidRequestError. */
import type * as z from 'zod';
import { InvalidRequestError } from '../base/invalidRequest.js';
import { issueAt } from './issue.js';
import { type Issues, readValue } from './lists.js';
import type { Notices } from './notices.js';
import { DEFAULT_MAX_TRANSACTIONS, insightsOptionsSchema, type ParsedOptions } from './options.js';
import { type RequestWatch, requestWatch, type Watched } from './requestWatch.js';

/** Every transaction list in the request, with the path that leads to it. */
export type TransactionLists = readonly {
  readonly path: readonly (string | number)[];
  readonly count: number;
}[];

/** The functions with the service's limit. All others take as many transactions as the caller allows. */
export type FunctionLimit = 'affordability' | 'none';

export function readRequest<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  return readWith(schema, input, []);
}

export function readNoticing<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  asked: Watched = {},
): { readonly input: z.output<Schema>; readonly notices: Notices } {
  const watch = requestWatch(asked);
  return { input: readWith(schema, input, [], watch), notices: watch.notices() };
}

export function readOptions(input: unknown): ParsedOptions {
  return readWith(insightsOptionsSchema, input ?? {}, ['options']);
}

/** Refuses a request with more transactions, of all its accounts, than the caller's limit, else the function's. */
export function checkTransactionLimit(
  lists: TransactionLists,
  { maxTransactions }: Pick<ParsedOptions, 'maxTransactions'>,
  limit: FunctionLimit = 'none',
): void {
  const maximum =
    maxTransactions ?? (limit === 'affordability' ? DEFAULT_MAX_TRANSACTIONS : Number.POSITIVE_INFINITY);
  const whose =
    maxTransactions === undefined
      ? 'the limit of affordability; options.maxTransactions raises it'
      : 'the limit that options.maxTransactions sets';
  const count = lists.reduce((sum, list) => sum + list.count, 0);
  if (count <= maximum) return;
  const [{ path } = { path: [] }, ...others] = lists;
  const saying =
    others.length === 0
      ? `must hold at most ${maximum} transactions (${whose}), got ${count}`
      : `must hold at most ${maximum} transactions together (${whose}), got ${count} in ${lists.length} accounts`;
  const place = others.length === 0 ? path : path.slice(0, 1);
  throw new InvalidRequestError([issueAt(place, 'too_many_transactions', saying)]);
}

/** `prefix`: the path that leads to the input. */
export function readWith<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  prefix: readonly string[] = [],
  watch?: RequestWatch,
): z.output<Schema> {
  const issues: Issues = { listed: [], count: 0, watch };
  let value: unknown;
  try {
    value = readValue(schema, input, prefix, issues);
  } catch {
    // Getters, proxies and revoked objects can throw when read; that is bad input, not a bug.
    throw new InvalidRequestError([
      issueAt(prefix, 'unreadable', 'could not be read: reading a member threw an error'),
    ]);
  }
  if (issues.count > 0) throw new InvalidRequestError(issues.listed, issues.count);
  return value as z.output<Schema>;
}
