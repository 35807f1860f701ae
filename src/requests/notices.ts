/** Collects the warnings of a request while it is read: input that is accepted but may be meant otherwise. They go to `meta.warnings`. */
import { quoted } from '../base/shown.js';
import type { RequestWarning, RequestWarningCode } from '../model/meta.js';
import { issueAt, type Path } from './issue.js';
import type { ParsedTransaction } from './transactionSchemas.js';

export interface Notices {
  readonly warnings: readonly RequestWarning[];
  /** A row as the engines read it -> as it was given; only of rows where the two differ. */
  readonly asGiven: ReadonlyMap<ParsedTransaction, ParsedTransaction>;
}

export const NO_NOTICES: Notices = { warnings: [], asGiven: new Map() };

/** What was noticed, said once however often it is found. */
export interface Tally {
  readonly add: (found: Found) => void;
  readonly warnings: () => RequestWarning[];
}

interface Found {
  readonly code: RequestWarningCode;
  readonly member: string;
  readonly suggestion: string | null;
  /** To where it is found. */
  readonly path: Path;
  /** Of what there may be many. */
  readonly of?: 'transaction' | 'account' | undefined;
  /** What the message says of the member. */
  readonly saying: string;
}

const MOST_LISTED = 20;

/** A member that is not read, and the one that was likely meant. */
export function slip(
  member: string,
  suggestion: string,
): Pick<Found, 'code' | 'member' | 'suggestion' | 'saying'> {
  return { code: 'unknown-member', member, suggestion, saying: `is not read: did you mean "${suggestion}"?` };
}

export function newTally(): Tally {
  const found = new Map<string, Found & { count: number }>();
  return {
    add: each => {
      const key = [each.code, each.of ?? '', each.member].join('\u0000');
      const known = found.get(key);
      if (known === undefined) found.set(key, { ...each, count: 1 });
      else known.count++;
    },
    warnings: () => {
      // By name, so that the order of rows does not decide which are listed.
      const all = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
      const listed = all.slice(0, MOST_LISTED).map(([, each]) => warningOf(each));
      const further = all.length - listed.length;
      return further === 0 ? listed : [...listed, furtherWarnings(further)];
    },
  };
}

function warningOf({
  code,
  member,
  suggestion,
  path,
  of,
  saying,
  count,
}: Found & { count: number }): RequestWarning {
  const where = of === undefined ? '' : ` (in ${count} ${of}${count === 1 ? '' : 's'})`;
  const { message } = issueAt(path.slice(0, -1), code, `${quoted(member)} ${saying}${where}`);
  return { code, member, suggestion, count, path, message };
}

function furtherWarnings(count: number): RequestWarning {
  const { code, message } = issueAt([], 'further-warnings', `${count} more warnings are not listed`);
  return { code: code as 'further-warnings', member: null, suggestion: null, count, path: [], message };
}
