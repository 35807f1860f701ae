/** The columns of one file, and what is read with them: for whoever says what they are. */
import { previewCsv, readStatements } from 'open-banking-insights/adapters';
import type { Questions } from '../shared/messages';
import type { ColumnsView } from '../shared/view';
import { bytesOf, messageOf, optionsOf } from './readFile';

const MOST_SHOWN = 5;

export async function columnsView({ file, reading }: Questions['columns']['asks']): Promise<ColumnsView> {
  const bytes = await bytesOf(file);
  const options = optionsOf(reading, file.told);
  const nothing = { transactions: 0, skipped: 0, first: [] };
  try {
    const { columns, rows: cells } = previewCsv(bytes, options);
    return { columns, cells, ...nothing, error: null, ...outcome(bytes, options) };
  } catch (error) {
    return { columns: [], cells: [], ...nothing, error: messageOf(error) };
  }
}

function outcome(
  bytes: Uint8Array,
  options: ReturnType<typeof optionsOf>,
): Pick<ColumnsView, 'transactions' | 'skipped' | 'first'> | Pick<ColumnsView, 'error'> {
  try {
    const { accounts, skipped } = readStatements(bytes, options);
    const rows = accounts.flatMap(({ transactions }) => transactions);
    return {
      transactions: rows.length,
      skipped: skipped.length,
      first: rows.slice(0, MOST_SHOWN).map(({ bookingDate, description, amount, creditDebitIndicator }) => ({
        date: bookingDate,
        description,
        amount: (creditDebitIndicator === 'Debit' ? -1 : 1) * Number(amount),
      })),
    };
  } catch (error) {
    return { error: messageOf(error) };
  }
}
