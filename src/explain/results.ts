/** Which figures a result has, told by the members that no other kind of result has. */
import { AFFORDABILITY_FIGURES } from './affordability.js';
import { BUSINESS_FIGURES } from './business.js';
import { CONSUMER_FIGURES } from './consumer.js';
import { ENRICHMENT_FIGURES } from './enrichment.js';
import type { FigureRule, FigureTable } from './figure.js';
import { ACCOUNT_FIGURES, END_OF_DAY_FIGURES } from './health.js';
import { INCOME_FIGURES } from './income.js';
import { META_FIGURES } from './labels.js';
import { memberOf, type Segment, valueAt } from './path.js';
import { ATTRIBUTE_FIGURES, VALIDATION_FIGURES } from './score.js';
import { SCORECARD_FIGURES } from './scorecard.js';

/** By pattern without the names of its indices: `incomeStreams[].months[].income`. */
type Figures = ReadonlyMap<string, { readonly pattern: string; readonly rule: FigureRule }>;

/** Where the patterns of the figures start. */
export interface FigureScope {
  readonly base: readonly Segment[];
  readonly figures: Figures;
}

const ENRICHMENT = figuresOf(ENRICHMENT_FIGURES);
const INCOME = figuresOf(INCOME_FIGURES);
const AFFORDABILITY = figuresOf(AFFORDABILITY_FIGURES);
const VALIDATION = figuresOf(VALIDATION_FIGURES);
const ATTRIBUTES = figuresOf(ATTRIBUTE_FIGURES);
const SCORECARD = figuresOf(SCORECARD_FIGURES);
const END_OF_DAY = figuresOf(END_OF_DAY_FIGURES);
const ACCOUNTS = figuresOf(ACCOUNT_FIGURES);
const CONSUMER = figuresOf(CONSUMER_FIGURES);
const BUSINESS = figuresOf(BUSINESS_FIGURES);
const ANALYSIS = figuresOf(META_FIGURES);

const PARTS_OF_ANALYSIS: ReadonlySet<Segment> = new Set([
  'enrichment',
  'income',
  'affordability',
  'scoreValidation',
  'financialHealth',
]);

/** A result of one account has one of them. */
const OF_ONE_ACCOUNT = ['enrichment', 'incomeStreams', 'failures', 'attributes'] as const;

/** Null where the value is no result of this library. */
export function scopeOf(result: unknown, path: readonly Segment[]): FigureScope | null {
  if (memberOf(result, 'enrichment') !== undefined) return scopeOfAnalysis(result, path);
  return isOneForEach(result) ? scopeOfEach(result, path) : scopeOfPart(result, path);
}

/** Whether the accounts are results of their own, as those of several accounts are. */
function isOneForEach(result: unknown): boolean {
  const first = valueAt(result, ['accounts', 0]);
  return OF_ONE_ACCOUNT.some(member => memberOf(first, member) !== undefined);
}

/** An analysis of several accounts has parts of all of them too. */
function scopeOfEach(result: unknown, path: readonly Segment[]): FigureScope | null {
  const [list, index] = path;
  if (list !== 'accounts' || typeof index !== 'number') return scopeOfAnalysis(result, path);
  const base = path.slice(0, 2);
  const scope = scopeOf(valueAt(result, base), path.slice(2));
  return scope === null ? null : { ...scope, base: [...base, ...scope.base] };
}

function scopeOfPart(result: unknown, path: readonly Segment[]): FigureScope | null {
  const has = (member: string) => memberOf(result, member) !== undefined;
  // A request has transactions too.
  if (has('transactions') && has('meta')) return { base: [], figures: ENRICHMENT };
  if (has('incomeStreams')) return { base: [], figures: INCOME };
  if (has('monthAffordabilities')) return { base: [], figures: AFFORDABILITY };
  if (has('failures')) return { base: [], figures: VALIDATION };
  if (has('attributes')) return { base: [], figures: ATTRIBUTES };
  if (has('contributions')) return { base: [], figures: SCORECARD };
  if (has('accounts')) return scopeOfAccounts(result, path);
  return null;
}

function scopeOfAnalysis(result: unknown, path: readonly Segment[]): FigureScope | null {
  const [part = ''] = path;
  const partial = PARTS_OF_ANALYSIS.has(part) ? memberOf(result, part) : null;
  // A part that was not computed is null.
  if (partial === null) return { base: [], figures: ANALYSIS };
  const scope = scopeOfPart(partial, path.slice(1));
  return scope === null ? null : { ...scope, base: [part, ...scope.base] };
}

/** Health has periods, end-of-day balances have days; a period of a business has revenue. */
function scopeOfAccounts(result: unknown, path: readonly Segment[]): FigureScope {
  if (valueAt(result, ['accounts', 0, 'days']) !== undefined) return { base: [], figures: END_OF_DAY };
  const at = path.indexOf('periods');
  const base = path.slice(0, at + 2);
  if (at < 0 || valueAt(result, base) === undefined) return { base: [], figures: ACCOUNTS };
  return { base, figures: valueAt(result, [...base, 'revenue']) === undefined ? CONSUMER : BUSINESS };
}

function figuresOf(table: FigureTable): Figures {
  return new Map(
    Object.entries(table).map(([pattern, rule]) => [pattern.replace(/\[\w+\]/g, '[]'), { pattern, rule }]),
  );
}
