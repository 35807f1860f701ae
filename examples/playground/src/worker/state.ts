/** What the worker holds between two questions. It has one of each, as it serves one page. */
import type {
  AccountRequest,
  AccountsRequest,
  AnalyseAccountsResult,
  AnalyseResult,
  EnrichedTransaction,
  EnrichmentRule,
} from 'open-banking-insights/core';
import type { Report, ReportTransaction } from 'open-banking-insights/report';

export type Request = AccountRequest | AccountsRequest;
export type Result = AnalyseResult | AnalyseAccountsResult;

/** A source of income, with the account that it is of. */
export interface Source {
  readonly accountId: string;
  readonly transactionIds: readonly string[];
}

export interface State {
  /** Null for a saved result or report. */
  readonly request: Request | null;
  /** Null for a saved report. */
  readonly result: Result | null;
  readonly report: Report;
  readonly rules: readonly EnrichmentRule[];
  /** The transactions of the report, the newest first. */
  readonly rows: readonly ReportTransaction[];
  /** By `keyOf`. */
  readonly enriched: ReadonlyMap<string, EnrichedTransaction>;
  readonly sources: readonly Source[];
}

let current: State | null = null;

export function setState(state: State | null): void {
  current = state;
}

export function state(): State {
  if (current === null) throw new Error('There is no report yet.');
  return current;
}

export function keyOf(accountId: string, transactionId: string): string {
  return `${accountId}\n${transactionId}`;
}

export function accountsOf(request: Request): readonly AccountRequest[] {
  return 'accounts' in request ? request.accounts : [request];
}

export function accountsIn(result: Result): readonly AnalyseResult[] {
  return 'accounts' in result ? result.accounts : [result];
}
