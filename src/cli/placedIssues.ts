/** The issues of a request, each with where its value stands in the file. What they say of it stays as it is. */
import { InvalidRequestError } from '../index.js';
import { quoted } from './displayWidth.js';
import type { JsonFile } from './jsonFile.js';
import { offsetsOf, type Path, placeOf } from './jsonPlace.js';

/** Where the value of a file stands among what the library was given. */
export interface Origin {
  readonly file: JsonFile;
  readonly at: Path;
}

type Issue = InvalidRequestError['issues'][number];

export function placedIssues(error: InvalidRequestError, origins: readonly Origin[]): InvalidRequestError {
  // Options stand in no file but that of the rules.
  const originOf = ({ path }: Issue) =>
    origins.find(({ at }) =>
      at.length === 0 ? path[0] !== 'options' : at.every((key, index) => path[index] === key),
    );
  const pathsIn = (origin: Origin) =>
    error.issues.filter(issue => originOf(issue) === origin).map(({ path }) => path.slice(origin.at.length));
  const placed = new Map<Issue, Issue>();
  for (const origin of origins) {
    const issues = error.issues.filter(issue => originOf(issue) === origin);
    offsetsOf(origin.file.text, pathsIn(origin)).forEach((offset, index) => {
      const issue = issues[index] as Issue;
      const place = placeOf(origin.file.text, offset);
      const isPlain = origins.length === 1;
      placed.set(issue, placedIssue(issue, origin, isPlain ? place : `${origin.file.name}, ${place}`));
    });
  }
  return new InvalidRequestError(
    error.issues.map(issue => placed.get(issue) ?? issue),
    error.issueCount,
  );
}

/** `transactions[2].amount: must be ...` -> `transactions[2].amount (line 3, column 5, transaction "t-3"): must be ...`. */
function placedIssue({ path, code, message }: Issue, { file, at }: Origin, place: string): Issue {
  const given = textOf(path);
  const own = path.slice(at.length);
  const id = transactionIdAt(file.value, own);
  const isNamed = id === undefined || message.includes(quoted(id));
  const where = isNamed ? place : `${place}, transaction ${quoted(id)}`;
  const rest = message.startsWith(given) ? message.slice(given.length) : `: ${message}`;
  const inBrackets = own.length === 0 ? '' : ` (${where})`;
  return { path, code, message: `${given}${inBrackets}${rest}` };
}

function textOf(path: Path): string {
  const text = path.map(key => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('');
  return text === '' ? 'request' : text.replace(/^\./, '');
}

function transactionIdAt(value: unknown, path: Path): string | undefined {
  const list = path.indexOf('transactions');
  if (list < 0) return undefined;
  const id = [...path.slice(0, list + 2), 'transactionId'].reduce(memberOf, value);
  return typeof id === 'string' && id !== '' ? id : undefined;
}

function memberOf(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string | number, unknown>)[key]
    : undefined;
}
