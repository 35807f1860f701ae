import { useCallback, useState } from 'preact/hooks';
import type { Recipe } from '../shared/recipe';
import type { ReportView, RowQuery, RowView } from '../shared/view';
import { CorrectDialog } from './CorrectDialog';
import type { Client } from './client';
import { Filters } from './Filters';
import { signOf } from './format';
import { TransactionRow } from './TransactionRow';
import { Windowed } from './Windowed';

interface Props {
  readonly query: RowQuery;
  readonly onQuery: (query: RowQuery) => void;
  readonly report: ReportView;
  readonly version: number;
  readonly ask: Client['ask'];
  readonly onChange: (change: (recipe: Recipe) => Recipe) => void;
}

export const ALL_ROWS: RowQuery = { text: '', account: '', category: '', direction: '', month: '', only: '' };
/** As high as `.rows td` is. */
const ROW_HEIGHT = 64;

export function TransactionsView({ query, onQuery, report, version, ask, onChange }: Props) {
  const [total, setTotal] = useState(report.rows);
  const [correcting, setCorrecting] = useState<RowView | null>(null);
  const fetch = useCallback(
    (from: number, count: number) => ask('rows', { query, from, count }),
    [ask, query],
  );
  const sign = signOf(report.currency);
  const inSign = sign === '' ? '' : ` (${sign})`;
  return (
    <section aria-labelledby="pg-transactions">
      <h2 id="pg-transactions">Transactions</h2>
      <p>
        The newest first. Each has the text of the bank, and beneath it what it was read as.
        {report.canCorrect && ' Choose a name or a category to correct it.'}
      </p>
      <Filters report={report} query={query} onQuery={onQuery} />
      <p class="facts" role="status">
        {total === report.rows
          ? `${total.toLocaleString('en-GB')} transactions.`
          : `${total.toLocaleString('en-GB')} of ${report.rows.toLocaleString('en-GB')} transactions.`}
      </p>
      {total === 0 && (
        <p>
          No transaction fits.{' '}
          <button type="button" class="link" onClick={() => onQuery(ALL_ROWS)}>
            Show all
          </button>
        </p>
      )}
      <Windowed
        label="Transactions"
        rowHeight={ROW_HEIGHT}
        fetch={fetch}
        refresh={version}
        subject={query}
        onTotal={setTotal}
      >
        {(rows: readonly RowView[], from, count) => (
          <table class="rows" aria-rowcount={count + 1}>
            <colgroup>
              <col class="date" />
              <col />
              <col class="amount" />
              <col class="amount balance" />
            </colgroup>
            <thead>
              <tr aria-rowindex={1}>
                <th scope="col">Date</th>
                <th scope="col">Transaction</th>
                <th scope="col">Amount{inSign}</th>
                <th scope="col">Balance{inSign}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row, place) => (
                <TransactionRow
                  key={row.index}
                  row={row}
                  place={from + place}
                  report={report}
                  onCorrect={() => setCorrecting(row)}
                />
              ))}
            </tbody>
          </table>
        )}
      </Windowed>
      {correcting !== null && (
        <CorrectDialog
          subject={{ kind: 'row', row: correcting }}
          report={report}
          ask={ask}
          onChange={onChange}
          onClose={() => setCorrecting(null)}
        />
      )}
    </section>
  );
}
