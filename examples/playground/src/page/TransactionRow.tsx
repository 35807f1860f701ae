import type { ReportView, RowView } from '../shared/view';
import { amountText, categoryText, dayText } from './format';

interface Props {
  readonly row: RowView;
  /** In the list as filtered, from 0. */
  readonly place: number;
  readonly report: ReportView;
  readonly onCorrect: () => void;
}

export function TransactionRow({ row, place, report, onCorrect }: Props) {
  const category = categoryText(row.category, report.locale);
  const sure = row.confidence === null ? '' : `${Math.round(row.confidence * 100)}% sure`;
  return (
    <tr aria-rowindex={place + 2} class={row.counts ? undefined : 'uncounted'}>
      <td class="date">
        {dayText(row.date, report.locale)}
        <small>{row.date.slice(0, 4)}</small>
      </td>
      <td class="what">
        <bdi class="text" title={row.description}>
          {row.description}
        </bdi>
        <span class="read">
          {report.canCorrect ? (
            <button type="button" class="change" onClick={onCorrect} title={sure}>
              <span class="aside">Correct: </span>
              {row.merchant !== null && (
                <>
                  <bdi>{row.merchant}</bdi> ·{' '}
                </>
              )}
              {category}
            </button>
          ) : (
            <>
              {row.merchant !== null && (
                <>
                  <bdi>{row.merchant}</bdi> ·{' '}
                </>
              )}
              {category}
            </>
          )}
          {row.corrected && <small> corrected</small>}
          {!row.counts && <small> counts in no figure</small>}
        </span>
      </td>
      <td class="n">{amountText(row.amount)}</td>
      <td class="n balance">
        {row.balance === null ? (
          <span title="The bank gave no balance with this row">—</span>
        ) : (
          amountText(row.balance)
        )}
      </td>
    </tr>
  );
}
