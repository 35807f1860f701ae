/**
 * Reads a request with its lists taken out, and the lists row by row: so plain rows are spared the schema, no more issues are
 * worded than are listed, and every member of the request is read once.
 */
import * as z from 'zod';
import { InvalidRequestError, MAX_LISTED_ISSUES, type RequestIssue } from '../base/invalidRequest.js';
import { oncePer } from '../base/once.js';
import { issueAt, type Path } from './issue.js';
import { copyOfRow, isRecord, plainTransactionOf } from './plain.js';
import { LONGEST_LIST } from './requestValues.js';
import type { RequestWatch } from './requestWatch.js';
import { scoreTransactionSchema, transactionSchema } from './transactionSchemas.js';
import { wordedIssue } from './wordedIssue.js';
import { withoutWrapping } from './wrapping.js';

/** The first issues, worded, and how many there are; and what else is noticed, where it is asked. */
export interface Issues {
  readonly listed: RequestIssue[];
  count: number;
  readonly watch?: RequestWatch | undefined;
}

/** They accept what is plain, and change nothing in it. */
const PLAIN_ACCEPTING: ReadonlySet<z.ZodType> = new Set([transactionSchema, scoreTransactionSchema]);
/** Their schemas ask for nothing but items, or for at least one. */
const LIST_NAMES = ['transactions', 'accounts'] as const;

type ListName = (typeof LIST_NAMES)[number];

/** What the schema makes of the input; where there are issues, it is of no use. */
export function readValue(schema: z.ZodType, input: unknown, path: Path, issues: Issues): unknown {
  if (schema instanceof z.ZodArray && Array.isArray(input) && (schema.def.checks ?? []).length === 0)
    return readList(schema, input, input.length, path, issues);
  if (!(schema instanceof z.ZodObject) || typeof input !== 'object' || input === null || Array.isArray(input))
    return readWhole(schema, input, path, issues);
  const given = membersOf(input, schema);
  const lists: { name: ListName; schema: z.ZodArray; list: readonly unknown[]; length: number }[] = [];
  for (const name of LIST_NAMES) {
    const list = given[name];
    const member = schema.shape[name] as z.ZodType | undefined;
    const listSchema = member === undefined ? null : withoutWrapping(member);
    if (!(listSchema instanceof z.ZodArray) || !Array.isArray(list)) continue;
    // Asked once: what is no plain array may tell another length each time.
    const { length } = list;
    // An empty one is the schema's to judge.
    given[name] = length === 0 ? [] : undefined;
    if (length > 0) lists.push({ name, schema: listSchema, list, length });
  }
  const taken = lists.map(({ name }) => name).join(' ');
  const read = readWhole(taken === '' ? schema : withoutLists(schema)(taken), given, path, issues);
  const value = (typeof read === 'object' ? read : {}) as Record<string, unknown>;
  for (const { name, schema: listSchema, list, length } of lists)
    value[name] = readList(listSchema, list, length, [...path, name], issues);
  if (issues.count === 0 && !PLAIN_ACCEPTING.has(schema)) issues.watch?.object(schema, value, path);
  return value;
}

/** Its own, and those of the schema that it inherits, as instances of classes do; each read once. */
function membersOf(input: object, { shape }: z.ZodObject): Record<string, unknown> {
  const members: Record<string, unknown> = { ...input };
  if (isRecord(input)) return members;
  for (const name of Object.keys(shape))
    if (!Object.hasOwn(members, name) && name in input)
      members[name] = (input as Record<string, unknown>)[name];
  return members;
}

function readList(
  schema: z.ZodArray,
  list: readonly unknown[],
  length: number,
  path: Path,
  issues: Issues,
): readonly unknown[] {
  if (length > LONGEST_LIST) {
    add(issues, tooLong(length, path));
    return [];
  }
  const item = schema.element as z.ZodType;
  const mayBePlain = PLAIN_ACCEPTING.has(item);
  const rows = mayBePlain ? issues.watch?.rows : undefined;
  const read: unknown[] = [];
  // Most rows stand beside one of the same day.
  let knownDate = '';
  // By index, so that holes are seen.
  for (let index = 0; index < length; index++) {
    const given = list[index];
    const plain = mayBePlain ? plainTransactionOf(given, knownDate) : null;
    if (plain !== null) {
      knownDate = plain.bookingDate;
      read.push(rows === undefined ? plain : rows.read(plain, path, index));
    } else {
      const row = readValue(item, given, [...path, index], issues);
      const copy = mayBePlain ? copyOfRow(row) : row;
      const isSound = rows !== undefined && issues.count === 0;
      read.push(isSound ? rows.read(copy as Record<string, unknown>, path, index) : copy);
    }
  }
  return read;
}

/** Refuses a list that is too long to be looked through. */
export function checkLength(length: number, path: Path): void {
  if (length > LONGEST_LIST) throw new InvalidRequestError([tooLong(length, path)]);
}

function tooLong(length: number, path: Path): RequestIssue {
  return issueAt(path, 'too_many_transactions', `must hold at most ${LONGEST_LIST} items, got ${length}`);
}

function readWhole(schema: z.ZodType, input: unknown, path: Path, issues: Issues): unknown {
  if (issues.count >= MAX_LISTED_ISSUES) return readCounting(schema, input, issues);
  const parsed = schema.safeParse(input, { reportInput: true });
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    const within = issue.path.map(keyOf);
    add(issues, wordedIssue([...path, ...within], issue, within.length === 1 ? input : null));
  }
  return undefined;
}

/** Wording an issue takes many times what finding it takes (`_zod.run` is what `safeParse` does before). */
function readCounting(schema: z.ZodType, input: unknown, issues: Issues): unknown {
  const { value, issues: found } = schema._zod.run({ value: input, issues: [] }, { async: false }) as {
    readonly value: unknown;
    readonly issues: readonly unknown[];
  };
  issues.count += found.length;
  return value;
}

function add(issues: Issues, issue: RequestIssue): void {
  issues.count++;
  if (issues.listed.length < MAX_LISTED_ISSUES) issues.listed.push(issue);
}

/** By the names of the lists that are read on their own, with a space between them. */
const withoutLists = oncePer((schema: z.ZodObject) =>
  oncePer(
    (names: string): z.ZodObject =>
      schema.extend(Object.fromEntries(names.split(' ').map(name => [name, z.unknown()]))),
  ),
);

function keyOf(key: PropertyKey): string | number {
  return typeof key === 'symbol' ? key.toString() : key;
}
