/** The columns of one file, and what is read with them: for whoever says what they are. */
import type { Questions } from '../shared/messages';
import type { ColumnsView } from '../shared/view';
import { bytesOf, messageOf, optionsOf, previewFile, statementsIn } from './readFile';

const MOST_SHOWN = 5;

export async function columnsView({ file, reading }: Questions['columns']['asks']): Promise<ColumnsView> {
  const bytes = await bytesOf(file);
  const options = optionsOf(reading, file.told);
  const nothing = { transactions: 0, skipped: 0, first: [] };
  try {
    const { columns, rows: cells } = await previewFile(bytes, options);
    return { columns, cells, ...nothing, error: null, ...(await outcome(bytes, options)) };
  } catch (error) {
    return { columns: [], cells: [], ...nothing, error: messageOf(error) };
  }
}

async function outcome(
  bytes: Uint8Array,
  options: ReturnType<typeof optionsOf>,
): Promise<Pick<ColumnsView, 'transactions' | 'skipped' | 'first'> | Pick<ColumnsView, 'error'>> {
  try {
    const { accounts, skipped } = await statementsIn(bytes, options);
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
