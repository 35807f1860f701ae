/**
 * The files that a command takes: requests as JSON, or what banks and providers give out. Several make one request of all their
 * accounts.
 */
import { type ReadOptions, readStatements, toAnalyseRequest } from '../adapters.js';
import { InvalidRequestError } from '../index.js';
import type { BankFile, MergedFiles } from './bankFiles.js';
import { Complaint } from './complaint.js';
import { decodeText } from './decodeText.js';
import type { JsonFile } from './jsonFile.js';
import { parseJson } from './parseJson.js';
import { nameOf, readBytes } from './readBytes.js';

/** A file of JSON as the library takes it, or what was read of a bank's. */
export type GivenFile =
  | { readonly name: string; readonly json: JsonFile; readonly statements: null }
  | (BankFile & { readonly json: null });

/** Throws {@link Complaint}. `options`: of the adapters. */
export async function readGivenFile(file: string, options: ReadOptions): Promise<GivenFile> {
  const name = nameOf(file);
  const bytes = await readBytes(file);
  const isJson = /^\s*[{[]/.test(bytes.subarray(0, 64).toString('utf8'));
  const json = isJson ? jsonOf(bytes, name) : null;
  if (json !== null && isRequest(json.value)) return { name, json, statements: null };
  try {
    return { name, json: null, bytes, statements: readStatements(bytes, options) };
  } catch (error) {
    if (!isUnknownKind(error)) throw error;
    // JSON of no provider: the library says what a request would need.
    if (json !== null) return { name, json, statements: null };
    const says = error.issues[0]?.message ?? '';
    // A request in another encoding, which is told by its bytes.
    if (says.includes('JSON')) decodeText(bytes, name);
    throw new Complaint(`${name} is neither a request nor a bank file. ${says}`);
  }
}

function jsonOf(bytes: Buffer, name: string): JsonFile {
  const text = decodeText(bytes, name);
  return { name, text, value: parseJson(text, name) };
}

/** No provider names its currency so, and none puts an account apart from its transactions. */
function isRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { currencyCode, account, accounts } = value;
  const [first] = Array.isArray(accounts) ? accounts : [];
  return (
    typeof currencyCode === 'string' ||
    isObject(account) ||
    (isObject(first) && (typeof first['currencyCode'] === 'string' || Array.isArray(first['transactions'])))
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isUnknownKind(error: unknown): error is InvalidRequestError {
  return error instanceof InvalidRequestError && error.issues[0]?.code === 'not_a_statement';
}

/** One request of all files. A single request stays as it is, so that its faults are told by their place in the file. */
export function requestOfFiles(files: readonly GivenFile[], merged: MergedFiles | null): unknown {
  const [first] = files;
  if (files.length === 1 && first?.json) return first.json.value;
  const read = merged === null ? [] : toAnalyseRequest(merged.statements).accounts;
  return {
    accounts: [...files.flatMap(file => (file.json === null ? [] : accountsIn(file.json.value))), ...read],
  };
}

/** Of a request of one account, or of several. */
function accountsIn(value: unknown): readonly unknown[] {
  if (!isObject(value)) return [value];
  if (Array.isArray(value['accounts'])) return value['accounts'];
  const { account, transactions } = value;
  return [isObject(account) ? { ...account, transactions } : value];
}
