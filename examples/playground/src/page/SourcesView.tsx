import { useState } from 'preact/hooks';
import type { Recipe } from '../shared/recipe';
import type { ReportView, SourceView } from '../shared/view';
import { CorrectDialog } from './CorrectDialog';
import type { Client } from './client';
import { amountText, categoryText, signOf } from './format';
import { ScrollBox } from './ScrollBox';

interface Props {
  readonly report: ReportView;
  readonly ask: Client['ask'];
  readonly onChange: (change: (recipe: Recipe) => Recipe) => void;
}

/** No account has more that anybody would read. */
const MOST = 100;

export function SourcesView({ report, ask, onChange }: Props) {
  const [correcting, setCorrecting] = useState<SourceView | null>(null);
  const sign = signOf(report.currency);
  const inSign = sign === '' ? '' : ` (${sign})`;
  const shown = report.sources.slice(0, MOST);
  return (
    <section aria-labelledby="pg-sources">
      <h2 id="pg-sources">Who pays in</h2>
      <p>
        Everybody who paid in during the last twelve months, and whether it counts as income.
        {report.canCorrect &&
          ' Choose a name to correct what it is: pay that was taken for something else, or the other way round.'}
      </p>
      {report.sources.length === 0 && (
        <p>Nobody paid in, or this is a saved report, which does not hold it.</p>
      )}
      {shown.length > 0 && (
        <ScrollBox class="scroll" label="Who pays in">
          <table>
            <thead>
              <tr>
                <th scope="col">Payer</th>
                <th scope="col">Read as</th>
                <th scope="col">Counts as income</th>
                <th scope="col" class="n">
                  Payments
                </th>
                <th scope="col" class="n">
                  Typical{inSign}
                </th>
                <th scope="col" class="n">
                  Total{inSign}
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map(source => (
                <tr key={source.id}>
                  <th scope="row">
                    {report.canCorrect ? (
                      <button type="button" class="change" onClick={() => setCorrecting(source)}>
                        <span class="aside">Correct: </span>
                        <bdi>{source.name}</bdi>
                      </button>
                    ) : (
                      <bdi>{source.name}</bdi>
                    )}
                  </th>
                  <td>{categoryText(source.category, report.locale)}</td>
                  <td>
                    {source.counted}
                    {source.sureness !== null && (
                      <small class="soft-text">{` Sureness ${source.sureness} of 10`}</small>
                    )}
                  </td>
                  <td class="n">{source.payments}</td>
                  <td class="n">{amountText(source.typical)}</td>
                  <td class="n">{amountText(source.total)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
      {report.sources.length > MOST && (
        <p class="facts">
          The first {MOST} of {report.sources.length}.
        </p>
      )}
      {correcting !== null && (
        <CorrectDialog
          subject={{ kind: 'source', source: correcting }}
          report={report}
          ask={ask}
          onChange={onChange}
          onClose={() => setCorrecting(null)}
        />
      )}
    </section>
  );
}
