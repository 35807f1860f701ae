/** Files that this page saved, and requests of the library: JSON that needs no adapter. */
import type { EnrichmentRule } from 'open-banking-insights/core';
import type { Report } from 'open-banking-insights/report';
import type { Request, Result } from './state';

export type SavedFile =
  | { readonly kind: 'request'; readonly request: Request }
  | { readonly kind: 'result'; readonly result: Result }
  | { readonly kind: 'report'; readonly report: Report }
  | { readonly kind: 'rules'; readonly rules: readonly EnrichmentRule[] };

/** Null for everything else, which an adapter may read. */
export function savedFile(bytes: Uint8Array): SavedFile | null {
  const value = jsonIn(bytes);
  if (Array.isArray(value)) return isRules(value) ? { kind: 'rules', rules: value } : null;
  if (!isRecord(value)) return null;
  if (isRequest(value)) return { kind: 'request', request: value as unknown as Request };
  if (isResult(value)) return { kind: 'result', result: value as unknown as Result };
  if (has(value, 'summary', 'streams', 'transactions', 'engineVersion'))
    return { kind: 'report', report: value as unknown as Report };
  return null;
}

/** Only of what begins as JSON does, so that no statement of megabytes is decoded twice. */
function jsonIn(bytes: Uint8Array): unknown {
  const start = new TextDecoder().decode(bytes.subarray(0, 64)).trimStart();
  if (!start.startsWith('{') && !start.startsWith('[')) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    // Broken off or none: the adapters say in which line.
    return undefined;
  }
}

function isRules(list: readonly unknown[]): list is readonly EnrichmentRule[] {
  return list.every(each => isRecord(each) && isRecord(each['set']));
}

function isRequest(value: Record<string, unknown>): boolean {
  const accounts = Array.isArray(value['accounts']) ? value['accounts'] : [value];
  return (
    accounts.length > 0 &&
    accounts.every(
      account =>
        isRecord(account) &&
        has(account, 'accountId', 'currencyCode') &&
        Array.isArray(account['transactions']) &&
        account['transactions'].every(
          row => isRecord(row) && has(row, 'transactionId', 'creditDebitIndicator'),
        ),
    )
  );
}

function isResult(value: Record<string, unknown>): boolean {
  const accounts = Array.isArray(value['accounts']) ? value['accounts'] : [value];
  return (
    has(value, 'meta') && accounts.every(account => isRecord(account) && isRecord(account['enrichment']))
  );
}

function has(value: Record<string, unknown>, ...members: readonly string[]): boolean {
  return members.every(member => Object.hasOwn(value, member));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
