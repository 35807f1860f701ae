/** Parts that several sections use. */
import { wordsOfName } from '../../words/memberWords.js';
import { MISSING } from '../../words/moneyText.js';
import type { ReportFigure } from '../model/report.js';
import { counted, type Format } from '../text/format.js';
import { type Content, foreign, html, type Markup } from './markup.js';

/** A dash, with the reason on hover, for screen readers and in print. */
export function missing(reason: string): Markup {
  return html`<span title="${reason}">${MISSING}</span><span class="aside">${reason}</span><small class="reason"> ${reason}</small>`;
}

/** `of` names the figure. It is read out, and shown if several explanations are together. */
export function explanation(
  figure: ReportFigure,
  of: string,
  format: Format,
  isShown = false,
): Markup | null {
  if (figure.formula === null) return null;
  const { formula, inputs, transactionCount } = figure;
  return html`<details><summary>How this is calculated${isShown ? html`: ${foreign(of)}` : html`<span class="aside">: ${of}</span>`}</summary><p>${formula}</p>${
    inputs.length > 0 &&
    html`<dl>${inputs.map(({ name, value }) => html`<dt>${wordsOfName(name)}</dt><dd>${inputText(value, format)}</dd>`)}</dl>`
  }${transactionCount > 0 && html`<p>Made from ${counted(transactionCount, 'transaction')}.</p>`}</details>`;
}

function inputText(value: string | number | boolean | null, format: Format): string {
  if (value === null) return MISSING;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' || Number.isInteger(value) ? String(value) : format.amount(value);
}

/** A table that scrolls on its own if the page is too narrow for it. */
export function table(caption: string, head: Content, body: Content, isCaptionShown = false): Markup {
  return html`<div class="scroll" role="group" aria-label="${caption}" tabindex="0"><table><caption${isCaptionShown ? null : html` class="aside"`}>${caption}</caption><thead><tr>${head}</tr></thead>${body}</table></div>`;
}

/** The head of a column. Numbers stand on the right. */
export function column(text: string, isNumber = false): Markup {
  return html`<th scope="col"${isNumber ? html` class="n"` : null}>${text}</th>`;
}

export function moneyColumn(text: string, { sign }: Format): Markup {
  return column(sign === '' ? text : `${text} (${sign})`, true);
}

export function moneyCell(amount: number | null, format: Format, reason = 'Not known'): Markup {
  return html`<td class="n">${amount === null ? missing(reason) : format.amount(amount)}</td>`;
}

/** What a reader must not overlook. */
export function note(text: string | null): Markup | null {
  return text === null ? null : html`<p class="note">${text}</p>`;
}

/** The table behind a chart. */
export function behind(title: string, content: Markup): Markup {
  return html`<details class="table"><summary>${title}</summary>${content}</details>`;
}
