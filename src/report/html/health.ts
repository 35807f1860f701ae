/** Financial health of the last quarter and the last year, as a table. */
import type { Report } from '../model/report.js';
import type { Format } from '../text/format.js';
import { html, type Markup } from './markup.js';
import { behind, column, missing, table } from './parts.js';

type Unit = 'money' | 'percent' | 'days' | 'months' | 'number';

/** Of people and of businesses: a figure that a period does not have is left out. */
const FIGURES: readonly (readonly [name: string, words: string, unit: Unit])[] = [
  ['averageBalance', 'Average balance', 'money'],
  ['minimumBalance', 'Lowest balance', 'money'],
  ['daysOverdrawn', 'Days overdrawn', 'days'],
  ['daysBelowOneHundred', 'Days below 100', 'days'],
  ['monthsInDeficit', 'Months with more out than in', 'months'],
  ['incomePerMonth', 'Income a month', 'money'],
  ['spendingPerMonth', 'Spending a month', 'money'],
  ['incomeStability', 'Steadiness of income', 'percent'],
  ['spendToIncomeRatio', 'Spending of income', 'percent'],
  ['housingCostRatio', 'Housing costs of income', 'percent'],
  ['debtServiceRatio', 'Debt and fees of income', 'percent'],
  ['savingsRate', 'Saved of income', 'percent'],
  ['monthsOfExpensesCovered', 'Months that the balance lasts', 'number'],
  ['revenue', 'Revenue', 'money'],
  ['operatingCosts', 'Operating costs', 'money'],
];

export function healthPart({ health }: Report, format: Format): Markup | null {
  if (health === null) return null;
  const quarter: Readonly<Record<string, unknown>> = { ...health.quarter };
  const year: Readonly<Record<string, unknown>> = { ...health.year };
  const rows = FIGURES.filter(([name]) => typeof quarter[name] === 'number' || quarter[name] === null);
  const isOneSpan = health.year.coverage.carriedFrom !== null;
  const days = (period: typeof health.year) => `Last ${period.coverage.daysAvailable} days`;
  return html`<h3 id="health">Financial health</h3>
<p>${isOneSpan ? 'The history is shorter than a year, so only the last quarter is shown.' : 'The last quarter beside the last year.'}</p>
${table(
  'Financial health',
  [column('Figure'), column(days(health.quarter), true), !isOneSpan && column(days(health.year), true)],
  html`<tbody>${rows.map(
    ([name, words, unit]) =>
      html`<tr><th scope="row">${words}</th>${[quarter, ...(isOneSpan ? [] : [year])].map(
        period => html`<td class="n">${shown(period[name], unit, format)}</td>`,
      )}</tr>`,
  )}</tbody>`,
)}
${behind(
  'How these figures are reckoned',
  html`${rows.map(([name, words]) => {
    const formula = health.explained[name]?.formula;
    return typeof formula === 'string' && html`<p><strong>${words}</strong>: ${formula}</p>`;
  })}`,
)}`;
}

function shown(value: unknown, unit: Unit, format: Format): string | Markup {
  if (typeof value !== 'number') return missing('There is not enough to reckon it from');
  if (unit === 'money') return format.money(value);
  if (unit === 'percent') return format.percent(value);
  return unit === 'number' ? format.amount(value) : String(value);
}
