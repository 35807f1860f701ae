/** The files together as one request, or the one saved result or report among them. */
import {
  type FormatName,
  fromFdx,
  fromFinicity,
  fromMonzo,
  fromMt940,
  fromMx,
  fromPlaid,
  fromSimpleFin,
  fromStarling,
  fromTeller,
  likelyCountry,
  mergeStatements,
  type Statements,
  toAnalyseRequest,
} from 'open-banking-insights/adapters';
import type { Reading } from '../shared/recipe';
import type { MoneyQuestion } from '../shared/view';
import { inPageWords } from './inPageWords';
import { optionsOf, type ReadFile } from './readFile';
import type { SavedFile } from './savedFiles';
import type { Request } from './state';

export type Gathered =
  | { readonly kind: 'request'; readonly request: Request; readonly notes: readonly string[] }
  | Extract<SavedFile, { kind: 'result' | 'report' }>
  | { readonly kind: 'nothing'; readonly problem: string | null }
  | { readonly kind: 'question'; readonly question: MoneyQuestion };

/** Answers of providers, and pages of statements, that complete each other, so that they are read together. */
const TOGETHER = {
  fdx: fromFdx,
  finicity: fromFinicity,
  monzo: fromMonzo,
  mt940: fromMt940,
  mx: fromMx,
  plaid: fromPlaid,
  simplefin: fromSimpleFin,
  starling: fromStarling,
  teller: fromTeller,
} satisfies Partial<Record<FormatName, unknown>>;

export function gathered(files: readonly ReadFile[], reading: Reading): Gathered {
  const finished = files.find(file => file.kind === 'result' || file.kind === 'report');
  const requests = files.flatMap(file => (file.kind === 'request' ? [file.request] : []));
  const statements = files.flatMap(file => (file.kind === 'statements' ? [file] : []));
  if (finished !== undefined) {
    if (requests.length + statements.length === 0) return finished;
    return {
      kind: 'nothing',
      problem: `${finished.name} is a saved ${finished.kind}. It can only be opened by itself: remove it, or remove the other files.`,
    };
  }
  if (requests.length + statements.length === 0) return { kind: 'nothing', problem: null };
  const [only] = requests;
  if (only !== undefined && requests.length === 1 && statements.length === 0)
    return { kind: 'request', request: only, notes: [] };
  const question = moneyQuestion(statements);
  if (question !== null) return { kind: 'question', question };
  const merged = statements.length === 0 ? null : mergeStatements(joinedByProvider(statements, reading));
  const accounts = [
    ...requests.flatMap(request => ('accounts' in request ? request.accounts : [request])),
    ...(merged === null ? [] : toAnalyseRequest(merged).accounts),
  ];
  const said = new Set(statements.flatMap(file => file.statements.notes.map(({ message }) => message)));
  return {
    kind: 'request',
    request: { accounts },
    notes: (merged?.notes ?? [])
      .map(({ message }) => message)
      .filter(message => !said.has(message))
      .map(inPageWords),
  };
}

/** Null where every account has a currency. */
function moneyQuestion(files: readonly Statement[]): MoneyQuestion | null {
  const unknown = files.flatMap(({ id, name, statements }) => {
    const accounts = statements.accounts.filter(({ currencyCode }) => currencyCode === null);
    return accounts.length === 0 ? [] : [{ id, name, looks: accounts.map(likelyCountry) }];
  });
  if (unknown.length === 0) return null;
  const looks = unknown.flatMap(each => each.looks);
  const [first] = looks;
  const isAlike = first != null && looks.every(each => each?.country === first.country);
  return {
    files: unknown.map(({ id, name }) => ({ id, name })),
    likely: isAlike ? first.country : null,
    evidence: isAlike ? first.evidence : [],
  };
}

type Statement = Extract<ReadFile, { kind: 'statements' }>;

function joinedByProvider(files: readonly Statement[], reading: Reading): readonly Statements[] {
  const groups = new Map<string | number, Statement[]>();
  for (const file of files) {
    const format = file.statements.documents[0]?.format;
    const key = format !== undefined && format in TOGETHER ? format : file.id;
    groups.set(key, [...(groups.get(key) ?? []), file]);
  }
  return [...groups].map(([key, group]) => {
    const read = typeof key === 'string' ? TOGETHER[key as keyof typeof TOGETHER] : undefined;
    if (read === undefined || group.length === 1) return (group[0] as Statement).statements;
    const { signs: _signs, columns: _columns, ...options } = optionsOf(reading, group[0]?.told);
    return read(
      group.map(({ bytes }) => bytes),
      options,
    );
  });
}
