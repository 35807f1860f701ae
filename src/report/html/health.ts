/** Financial health of the last quarter and the last year, as a table. */
import { BUSINESS_HEALTH_GROUPS } from '../../words/businessHealth.js';
import { CONSUMER_HEALTH_GROUPS } from '../../words/consumerHealth.js';
import { type FigureGroup, type FigureUnit, figureAt } from '../../words/health.js';
import { numberText } from '../../words/money.js';
import { SHOWN_HEALTH_FIGURES } from '../model/health.js';
import type { Report } from '../model/report.js';
import type { Format } from '../text/format.js';
import { html, type Markup } from './markup.js';
import { behind, column, missing, table } from './parts.js';

const SHOWN: ReadonlySet<string> = new Set(SHOWN_HEALTH_FIGURES);

export function healthPart({ health }: Report, format: Format): Markup | null {
  if (health === null) return null;
  const { quarter, year } = health;
  const groups = groupsOf(quarter);
  const isOneSpan = health.year.coverage.carriedFrom !== null;
  const days = (period: typeof health.year) => `Last ${period.coverage.daysAvailable} days`;
  return html`<h3 id="health">Financial health</h3>
<p>${isOneSpan ? 'The history is shorter than a year, so only the last quarter is shown.' : 'The last quarter beside the last year.'}</p>
${table(
  'Financial health',
  [column('Figure'), column(days(health.quarter), true), !isOneSpan && column(days(health.year), true)],
  groups.map(
    ({ title, figures }) =>
      html`<tbody><tr class="group"><th colspan="${isOneSpan ? 2 : 3}" scope="rowgroup">${title}</th></tr>${figures.map(
        ({ figure, words, unit }) =>
          html`<tr><th scope="row">${words}</th>${(isOneSpan ? [quarter] : [quarter, year]).map(
            period => html`<td class="n">${shown(figureAt(period, figure), unit, format)}</td>`,
          )}</tr>`,
      )}</tbody>`,
  ),
)}
${behind(
  'How these figures are calculated',
  html`${groups.flatMap(({ figures }) =>
    figures.map(({ figure, words }) => {
      const formula = health.explained[figure]?.formula;
      return typeof formula === 'string' && html`<p><strong>${words}</strong>: ${formula}</p>`;
    }),
  )}`,
)}`;
}

type Period = NonNullable<Report['health']>['quarter'];

function groupsOf(period: Period): readonly FigureGroup[] {
  const all = 'revenue' in period ? BUSINESS_HEALTH_GROUPS : CONSUMER_HEALTH_GROUPS;
  return all
    .map(({ title, figures }) => ({ title, figures: figures.filter(({ figure }) => SHOWN.has(figure)) }))
    .filter(({ figures }) => figures.length > 0);
}

function shown(value: number | null, unit: FigureUnit, format: Format): string | Markup {
  if (value === null) return missing('There is not enough to calculate it from');
  if (unit === 'money' || unit === 'trend') return format.money(value);
  if (unit === 'share') return format.percent(value);
  return numberText(value, unit === 'number' ? 2 : 1);
}
