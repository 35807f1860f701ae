/** Rows read of rows expected, for every document of ../shared/samples whose format has an adapter. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentsOf } from '../../../src/adapters/input/documents.js';
import type { SourceDocument } from '../../../src/adapters/input/sourceDocument.js';
import { FORMATS } from '../../../src/adapters/registry.js';
import { InvalidRequestError, readStatements, type Statements } from '../../../src/adapters.js';

const SAMPLES = process.env['SAMPLES'] ?? '../shared/samples';
/** Folders of the samples and the format that reads them. */
const FOLDERS: Readonly<Record<string, string>> = {
  obie: 'open-banking',
  ofx: 'ofx',
  qif: 'qif',
  csv: 'csv',
  'csv-layouts': 'csv',
  plaid: 'plaid',
  truelayer: 'truelayer',
  'monzo-api': 'monzo',
  'berlin-group': 'berlin-group',
  gocardless: 'berlin-group',
  camt053: 'camt',
  teller: 'teller',
  yapily: 'yapily',
  finicity: 'finicity',
  mx: 'mx',
  mt940: 'mt940',
  fdx: 'fdx',
};
/** Documents whose count in expected.json is wrong, with the reason. */
const MASKED_DATES = '(the dates are masked as 1111/11/11; rows before 1900 are skipped as out_of_range)';
const WRONG_COUNTS: Readonly<Record<string, readonly [rows: number, reason: string]>> = {
  'csv/bank2ynab-TH_20180101-20180523_strana_1.csv': [0, MASKED_DATES],
  'csv/bank2ynab-TH_20180521-20180523.csv': [0, MASKED_DATES],
  'csv/bank2ynab-test_row_format_CD_flag.csv': [
    70,
    '(three rows say EUR where the others say O or I for debit or credit, so nothing tells their direction)',
  ],
  'csv/beanhub-plaid.csv': [
    6,
    '(the last row ends without a line break, so that counting line breaks misses it)',
  ],
  'camt053/camt052.v2.with-account-name.xml': [
    0,
    'its one entry has neither a booking date nor a value date; it is in skipped',
  ],
  'qif/actual-qif-account.qif': [1, 'it was counted by ^, and the first of the two ends the account'],
  'ofx/ofxparse-date_missing.ofx': [
    0,
    'its three rows have no date, a blank date and 31 February; each is in skipped with its reason',
  ],
  'plaid/credit-bank-income-get-post-example-1.json': [
    6,
    'a report of income tells each of its 6 transactions twice: under its source and in the summary',
  ],
  'berlin-group/spec-1.3.11-transactionDetailsExample.json': [
    1,
    'one transaction stands under "transactionsDetails", not in a list',
  ],
  'fdx/akoya-sandbox-1.json': [1, 'one transaction stands within "depositTransaction"'],
  'monzo-api/transactions-1.json': [1, 'one transaction stands under "transaction", not in a list'],
  'monzo-api/transactions-3.json': [1, 'one transaction stands under "transaction", not in a list'],
  'plaid/transactions-enrich-post-example-1.json': [
    0,
    'rows of /transactions/enrich have no date; both are in skipped',
  ],
};

const isThere = existsSync(`${SAMPLES}/expected.json`);

describe.skipIf(!isThere)('the documents of ../shared/samples', () => {
  const { rows } = isThere
    ? (JSON.parse(readFileSync(`${SAMPLES}/expected.json`, 'utf8')) as { rows: Record<string, number> })
    : { rows: {} };
  const read = Object.entries(rows).filter(([path]) =>
    FORMATS.some(({ name }) => name === FOLDERS[dirname(path)]),
  );

  it('are taken for no other format', () => {
    const wrong = read.flatMap(([path]) => {
      const [document] = documentsOf(readFileSync(`${SAMPLES}/${path}`));
      const claims = FORMATS.filter(
        ({ name, detect }) => name !== 'csv' && detect(document as SourceDocument),
      );
      const others = claims.filter(({ name }) => name !== FOLDERS[dirname(path)]);
      return others.map(({ name }) => `${path}: ${name}`);
    });
    expect(wrong).toEqual([]);
  });

  it('are read row by row', () => {
    const lines = read.map(([path, listed]) => {
      const [expected, reason] = WRONG_COUNTS[path] ?? [listed, ''];
      const { count, words } = outcome(path);
      return {
        isRight: count === expected,
        count,
        expected,
        line: `${path}: ${count} of ${expected}${words} ${reason}`,
      };
    });
    for (const { isRight, line } of lines) console.log(`${isRight ? ' ' : '!'} ${line}`);
    const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
    console.log(
      `${sum(lines.map(({ count }) => count))} of ${sum(lines.map(({ expected }) => expected))} rows in ${lines.length} documents`,
    );
    expect(lines.filter(({ isRight }) => !isRight).map(({ line }) => line)).toEqual([]);
  });
});

describe.skipIf(isThere)('the documents of ../shared/samples', () => {
  it('are not here, so nothing was measured; set SAMPLES to their folder', () => {
    expect(isThere).toBe(false);
  });
});

function outcome(path: string): { readonly count: number; readonly words: string } {
  try {
    const statements: Statements = readStatements(readFileSync(`${SAMPLES}/${path}`));
    const count = statements.accounts.reduce((total, { transactions }) => total + transactions.length, 0);
    const codes = [...new Set(statements.notes.map(({ code }) => code))].join(', ');
    const reasons = [...new Set(statements.skipped.map(({ reason }) => reason))].join(', ');
    return { count, words: ` (skipped ${statements.skipped.length}: ${reasons}; notes: ${codes})` };
  } catch (error) {
    if (!(error instanceof InvalidRequestError)) throw error;
    return { count: 0, words: ` (refused: ${error.message})` };
  }
}
