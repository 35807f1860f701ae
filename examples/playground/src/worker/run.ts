/** From the recipe to what the page shows. */
import type { EnrichedTransaction } from 'open-banking-insights/core';
import { type Report, reportOf } from 'open-banking-insights/report';
import type { Progress } from '../shared/messages';
import type { Reading, Recipe } from '../shared/recipe';
import type { View } from '../shared/view';
import { rulesOf } from './changes';
import { codeFor } from './code';
import { forgetDocuments } from './documents';
import { effectOf } from './effect';
import { analysed, engineFor } from './engine';
import { fileView } from './fileView';
import { type Gathered, gathered } from './gather';
import { forgetOthers, messageOf, type ReadFile, readFile } from './readFile';
import { reportView } from './reportView';
import { forgetRows } from './rows';
import { sourcesOf } from './sources';
import { accountsIn, accountsOf, keyOf, type Request, type Result, type State, setState } from './state';
import { statedIn } from './stated';

/** The same request object for the same files, so that two runs can be compared. */
let once: { readonly key: string; readonly found: Gathered } | null = null;

function gatheredOnce(files: readonly ReadFile[], reading: Reading): Gathered {
  const ids = files
    .filter(({ kind }) => kind !== 'rules' && kind !== 'failed')
    .map(({ id, told }) => [id, told]);
  const key = JSON.stringify([ids, reading]);
  if (once?.key !== key) once = { key, found: gathered(files, reading) };
  return once.found;
}

type Tell = (progress: Progress) => void;

/** Of the last run, for what a change changed. */
let last: {
  readonly request: Request;
  readonly asked: string;
  readonly result: Result;
  readonly report: Report;
} | null = null;

export async function run(recipe: Recipe, tell: Tell): Promise<View> {
  forgetOthers(recipe.files, recipe.reading);
  const given = await readAll(recipe, tell);
  const files = await withRulesChecked(given);
  const opened = files.flatMap(file => (file.kind === 'rules' ? file.rules : []));
  const base = {
    files: files.map(fileView),
    opened,
    effect: null,
    lost: [],
    report: null,
    question: null,
    rules: recipe.rules,
  };
  const code = codeFor(recipe, files);
  setState(null);
  forgetRows();
  forgetDocuments();
  try {
    const found = gatheredOnce(files, recipe.reading);
    if (found.kind === 'question') return { ...base, code, problem: null, question: found.question };
    if (found.kind === 'nothing') return { ...base, code, problem: found.problem };
    const kept = [...opened, ...recipe.rules];
    const worked = await workedOut(found, { ...recipe, rules: kept }, tell);
    const { state, lost } = worked;
    setState(state);
    // A question changes no figure that is there without it.
    const isSame = last !== null && last.request === state.request && last.asked === askedIn(recipe);
    const effect = isSame && last !== null ? effectOf(last, state) : null;
    last =
      state.request === null || state.result === null
        ? null
        : { request: state.request, asked: askedIn(recipe), result: state.result, report: state.report };
    return {
      ...base,
      code,
      rules: state.rules,
      lost,
      effect,
      problem: refusedRules(files),
      report: reportView(state),
    };
  } catch (error) {
    last = null;
    return { ...base, code, problem: messageOf(error) };
  }
}

/** A file of rules with a fault is left out whole, so that the report stays. */
async function withRulesChecked(files: readonly ReadFile[]): Promise<readonly ReadFile[]> {
  if (!files.some(({ kind }) => kind === 'rules')) return files;
  const request = files.find(file => file.kind === 'request');
  const engine = await engineFor(request?.request ?? NOTHING);
  return files.map((file): ReadFile => {
    if (file.kind !== 'rules') return file;
    const made = engine.safeEnrichTransactions(NOTHING, { rules: file.rules });
    return made.success
      ? file
      : {
          id: file.id,
          name: file.name,
          kind: 'failed',
          message: faultOfRules(made.error.message),
          hasColumns: false,
        };
  });
}

const NOTHING = { accountId: 'none', currencyCode: 'GBP', transactions: [] } as const;
const LEFT_OUT = 'None of its rules is used. ';

/** `options.rules[0].set.category: ...` is of the first rule. */
function faultOfRules(message: string): string {
  return `${LEFT_OUT}${message.replace(/options\.rules\[(\d+)\]\.?/g, (_, index: string) => `Rule ${Number(index) + 1}, `)}`;
}

/** Said beside the report too, since nobody looks at the list of files then. */
function refusedRules(files: readonly ReadFile[]): string | null {
  const refused = files.flatMap(file =>
    file.kind === 'failed' && file.message.startsWith(LEFT_OUT) ? [`${file.name}: ${file.message}`] : [],
  );
  return refused.length === 0 ? null : refused.join(' ');
}

async function readAll(recipe: Recipe, tell: Tell): Promise<readonly ReadFile[]> {
  const total = recipe.files.reduce((sum, { content }) => sum + sizeOf(content), 0);
  const read: ReadFile[] = [];
  let bytes = 0;
  for (const [index, file] of recipe.files.entries()) {
    const rows = read.reduce((sum, each) => sum + fileView(each).rows, 0);
    const which = recipe.files.length === 1 ? '' : ` (${index + 1} of ${recipe.files.length})`;
    tell({ done: total === 0 ? 0 : (0.4 * bytes) / total, words: `Reading ${file.name}${which}`, rows });
    read.push(await readFile(file, recipe.reading));
    bytes += sizeOf(file.content);
  }
  return read;
}

function sizeOf(content: File | string): number {
  return typeof content === 'string' ? 1 : content.size;
}

async function workedOut(
  found: Exclude<Gathered, { kind: 'nothing' | 'question' }>,
  recipe: Recipe,
  tell: Tell,
) {
  if (found.kind === 'report') return { state: stateOf(null, null, found.report, []), lost: [] };
  if (found.kind === 'result')
    return { state: stateOf(null, found.result, reportOf(found.result), []), lost: [] };
  const { request } = found;
  const rows = accountsOf(request).reduce((sum, { transactions }) => sum + transactions.length, 0);
  tell({ done: 0.4, words: 'Loading the names of merchants', rows });
  const engine = await engineFor(request);
  tell({ done: 0.5, words: 'Working out what each transaction is', rows });
  const options = { ...(recipe.asOf === '' ? {} : { asOf: recipe.asOf }), ...statedIn(recipe) };
  const { rules, lost } =
    recipe.changes.length === 0
      ? { rules: [], lost: [] }
      : rulesOf(
          recipe.changes,
          transactionsFor(request, () => analysed(engine, request, { ...options, rules: recipe.rules })),
        );
  const all = [...rules, ...recipe.rules];
  const result = analysed(engine, withRepayment(request, recipe), { ...options, rules: all });
  tell({ done: 0.9, words: 'Writing the report', rows });
  const currencies = new Set(accountsOf(request).map(({ currencyCode }) => currencyCode));
  const [currencyCode] = currencies;
  const report = reportOf(
    result,
    currencies.size === 1 && currencyCode !== undefined ? { currencyCode } : {},
  );
  return { state: stateOf(request, result, report, all), lost };
}

/** A recipe comes anew with each message, so questions are compared by what they say. */
function askedIn({ lender }: Recipe): string {
  return JSON.stringify(lender);
}

function withRepayment<Asked extends Request>(request: Asked, { lender: { newRepayment } }: Recipe): Asked {
  return newRepayment === '' ? request : { ...request, stress: { newMonthlyRepayment: newRepayment } };
}

/** Rows of any run do for corrections, so those of the last one where there are. */
function transactionsFor(request: Request, analysis: () => Result): readonly EnrichedTransaction[] {
  const result = last?.request === request ? last.result : analysis();
  return rowsIn(result);
}

function rowsIn(result: Result): readonly EnrichedTransaction[] {
  const accounts = accountsIn(result);
  return accounts.flatMap(({ accountId, enrichment }) =>
    // Several accounts may number alike. Of one alone no rule need name it.
    enrichment.transactions.map(row =>
      accounts.length > 1 && row.accountId == null ? { ...row, accountId } : row,
    ),
  );
}

function stateOf(
  request: Request | null,
  result: Result | null,
  report: Report,
  rules: State['rules'],
): State {
  const enriched = new Map<string, EnrichedTransaction>();
  for (const { accountId, enrichment } of result === null ? [] : accountsIn(result))
    for (const row of enrichment.transactions) enriched.set(keyOf(accountId, row.transactionId), row);
  return {
    request,
    result,
    report,
    rules,
    rows: report.transactions,
    enriched,
    sources: result === null ? [] : sourcesOf(result),
  };
}
