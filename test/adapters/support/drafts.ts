/** Rows of no format, to test what is the same for all. Each row is a line of a document of its own. */
import { finish } from '../../../src/adapters/finish.js';
import { documentsOf } from '../../../src/adapters/input/documents.js';
import type { DraftAccount, DraftRow } from '../../../src/adapters/model/draft.js';
import type { Format } from '../../../src/adapters/model/format.js';
import type { AdapterOptions } from '../../../src/adapters/model/options.js';
import type { StatementAccount, Statements } from '../../../src/adapters/model/statements.js';

export type Row = Partial<Omit<DraftRow, 'amount' | 'balance'>> & {
  readonly amount?: string | DraftRow['amount'];
  readonly balance?: string | DraftRow['balance'];
};

const LINE = 'a line of a bank';

export function statementsOf(
  rows: readonly Row[],
  account: Partial<DraftAccount> = {},
  options: AdapterOptions = { country: 'GB' },
): Statements {
  const format: Format = {
    name: 'csv',
    title: 'rows of a test',
    detect: () => true,
    read: () => ({
      accounts: [{ document: 0, accountId: 'a', ...account, rows: rows.map(draft) }],
      skipped: [],
      structure: [],
      notes: [],
    }),
  };
  const documents = documentsOf([...rows.map(() => LINE), 'the end'].join('\n'));
  return finish(format.read(documents, options), format, documents, options);
}

export function accountOf(...given: Parameters<typeof statementsOf>): StatementAccount {
  return statementsOf(...given).accounts[0] as StatementAccount;
}

function draft({ amount, balance, ...row }: Row, index: number): DraftRow {
  const from = index * (LINE.length + 1);
  return {
    region: { document: 0, from, to: from + LINE.length },
    date: '2026-03-01',
    ...row,
    amount: typeof amount === 'string' ? { text: amount } : amount,
    balance: typeof balance === 'string' ? { text: balance } : balance,
  };
}

export const codesOf = ({ notes }: Statements) => notes.map(({ code }) => code);
