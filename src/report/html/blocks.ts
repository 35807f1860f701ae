/** Writes the blocks of a report as HTML. */
import { MISSING } from '../../words/moneyText.js';
import { CANVASES, type Canvas, type Role } from '../charts/canvas.js';
import { drawingOf } from '../charts/drawingOf.js';
import { svgOf } from '../charts/svg.js';
import type { Format } from '../text/format.js';
import { splitAtNegatives } from '../text/negatives.js';
import type {
  Block,
  Chart,
  Column,
  Explanation,
  Figure,
  Line,
  Row,
  RowGroup,
  Table,
  Words,
} from '../view/block.js';
import { foreign, html, type Markup } from './markup.js';

export function blocksHtml(blocks: readonly Block[], format: Format): Markup {
  return html`${blocks.map(block => html`${blockHtml(block, format)}\n`)}`;
}

function blockHtml(block: Block, format: Format): Markup {
  switch (block.kind) {
    case 'heading':
      return headingHtml(block);
    case 'paragraph':
      return html`<p${block.tone !== 'plain' && html` class="${block.tone}"`}>${wordsHtml(block.words)}</p>`;
    case 'note':
      return html`<p class="note">${wordsHtml(block.words)}</p>`;
    case 'opening':
      return openingHtml(block, format);
    case 'chart':
      return chartHtml(block, format);
    case 'explanation':
      return explanationHtml(block);
    case 'details':
      return html`<details class="table"><summary>${block.title}</summary>${blocksHtml(block.blocks, format)}</details>`;
    case 'table':
      return tableHtml(block);
  }
}

function headingHtml({ level, id, words }: Extract<Block, { kind: 'heading' }>): Markup {
  const attribute = id !== null && html` id="${id}"`;
  return level === 3
    ? html`<h3${attribute}>${wordsHtml(words)}</h3>`
    : html`<h4${attribute}>${wordsHtml(words)}</h4>`;
}

/** `markOf` gives the number of a footnote. Without it the reason for a missing figure is beside the dash. */
export function wordsHtml(words: Words, markOf?: (reason: string) => number): Markup {
  if (words === null || words === undefined || words === false) return html``;
  if (typeof words === 'string' || typeof words === 'number') return unbroken(String(words));
  if ('length' in words) return html`${words.map(each => wordsHtml(each, markOf))}`;
  switch (words.kind) {
    case 'foreign':
      return foreign(words.text);
    case 'strong':
      return html`<strong>${wordsHtml(words.words, markOf)}</strong>`;
    case 'small':
      return html`<small>${wordsHtml(words.words, markOf)}</small>`;
    case 'link':
      return html`<a href="#${words.address}">${wordsHtml(words.words, markOf)}</a>`;
    case 'missing':
      return missingHtml(words.reason, markOf);
  }
}

/** In a sentence, a minus stays beside its amount. */
function unbroken(text: string): Markup {
  return html`${splitAtNegatives(text).map((part, index) => (index % 2 === 1 ? html`<span class="amount">${part}</span>` : part))}`;
}

/** A dash, with the reason on hover, for screen readers and, as a footnote of its table, in print. */
function missingHtml(reason: string, markOf?: (reason: string) => number): Markup {
  const dash = html`<span title="${reason}">${MISSING}</span><span class="aside">${reason}</span>`;
  return markOf === undefined
    ? html`${dash}<small class="reason"> ${reason}</small>`
    : html`${dash}<sup class="reason" aria-hidden="true">${markOf(reason)}</sup>`;
}

function openingHtml(
  { sentence, figures, chart, caption, signs }: Extract<Block, { kind: 'opening' }>,
  format: Format,
): Markup {
  return html`<p class="headline">${unbroken(sentence)}</p>
<div class="opening"><ul class="figures">${figures.map(figureHtml)}</ul><div>${
    chart !== null && chartHtml({ chart, caption }, format, CANVASES.slice(0, 2))
  }<h3>${signs.title}</h3>${signs.lines.length > 0 && html`<ul class="signs">${signs.lines.map(lineHtml)}</ul>`}${signs.texts.map(text => html`<p class="facts">${unbroken(text)}</p>`)}</div></div>`;
}

function lineHtml({ name, words, weight }: Line): Markup {
  return html`<li${weight !== 'plain' && html` class="${weight}"`}><strong>${name}</strong> ${wordsHtml(words)}</li>`;
}

function figureHtml({ name, weight, address, value, texts, explanation }: Figure): Markup {
  const large = wordsHtml(value);
  return html`<li${weight === 2 && html` class="second"`}><h3>${name}</h3><p class="large">${address === null ? large : html`<a href="#${address}">${large}</a>`}</p>${texts.map(text => html`<p>${wordsHtml(text)}</p>`)}${explanation !== null && explanationHtml(explanation)}</li>`;
}

function explanationHtml({ of, isNamed, formula, inputs, madeFrom }: Explanation): Markup {
  return html`<details><summary>How this is calculated${isNamed ? html`: ${foreign(of)}` : html`<span class="aside">: ${of}</span>`}</summary><p>${formula}</p>${
    inputs.length > 0 &&
    html`<dl>${inputs.map(({ name, value }) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`
  }${madeFrom !== null && html`<p>${madeFrom}</p>`}</details>`;
}

// Charts. The styles show the drawing that fits.

const KEY = [
  ['income-mark', 'Income (line)'],
  ['fixed', 'Fixed costs'],
  ['debt', 'Debt and fees'],
  ['flexible', 'Flexible costs'],
] as const;

function chartHtml(
  { chart, caption }: { readonly chart: Chart; readonly caption: string | null },
  format: Format,
  canvases: readonly Canvas[] = CANVASES,
): Markup {
  return html`<figure>${chart.name === 'months' && keyHtml()}${drawingsHtml(chart, format, canvases)}${
    caption !== null && html`<figcaption class="facts">${caption}</figcaption>`
  }</figure>`;
}

function keyHtml(): Markup {
  return html`<ul class="key">${KEY.map(
    ([name, text]) =>
      html`<li><svg width="12" height="12" aria-hidden="true"><rect width="12" height="12" class="${name}"/></svg>${text}</li>`,
  )}</ul>`;
}

function drawingsHtml(chart: Chart, format: Format, canvases: readonly Canvas[]): Markup {
  return html`${canvases.map(canvas =>
    svgOf(drawingOf(chart, canvas, format), canvas, {
      root: html` class="chart ${canvas.size}"`,
      picture: html` role="img" aria-label="${chart.sentence}"`,
      ofRoles: classOf,
      isLive: true,
    }),
  )}`;
}

function classOf(roles: readonly Role[]): Markup | null {
  return roles.length === 0 ? null : html` class="${roles.join(' ')}"`;
}

// Tables. One scrolls on its own if the page is too narrow for it.

function tableHtml({ caption, columns, groups, isLong }: Table): Markup {
  const reasons: string[] = [];
  const markOf = (reason: string) => {
    if (!reasons.includes(reason)) reasons.push(reason);
    return reasons.indexOf(reason) + 1;
  };
  const bodies = groups.map(
    group =>
      html`<tbody>${titleHtml(group, columns)}${group.rows.map(each => rowHtml(each, columns, isLong, markOf))}</tbody>`,
  );
  const shape = isLong ? 'long' : columns.length > MOST_ON_A_PHONE ? 'cards' : null;
  return html`<div class="scroll" role="group" aria-label="${caption}" tabindex="0"><table${shape !== null && html` class="${shape}"`}><caption class="aside">${caption}</caption><thead><tr>${columns.map(headHtml)}</tr></thead>${bodies}</table>${
    reasons.length > 0 &&
    html`<p class="reason" aria-hidden="true">${reasons.map((reason, index) => html`<sup>${index + 1}</sup> ${reason}. `)}</p>`
  }</div>`;
}

/** Tables with more columns become cards there: a row each, and a line for each cell. */
const MOST_ON_A_PHONE = 3;

function headHtml({ head, kind }: Column): Markup {
  return html`<th scope="col"${kind === 'number' && html` class="n"`}>${wordsHtml(head)}</th>`;
}

function idOf(id: string | undefined): Markup | false {
  return id !== undefined && html` id="${id}"`;
}

function titleHtml({ title }: RowGroup, columns: readonly Column[]): Markup | null {
  if (title === null) return null;
  const { words, figures, id } = title;
  const start = html`<tr${idOf(id)} class="group">`;
  return figures === undefined
    ? html`${start}<th colspan="${columns.length}" scope="rowgroup">${wordsHtml(words)}</th></tr>`
    : html`${start}<th scope="rowgroup">${wordsHtml(words)}</th>${figures.map(
        figure => html`<td${figure !== null && html` class="n"`}>${wordsHtml(figure)}</td>`,
      )}</tr>`;
}

const CELL_CLASSES = { text: null, name: 'name', number: 'n', date: 'date' } as const;

/** A long table leaves out end tags, as HTML allows. */
function rowHtml(
  { id, cells, isUncounted }: Row,
  columns: readonly Column[],
  isLong: boolean,
  markOf: (reason: string) => number,
): Markup {
  return html`<tr${idOf(id)}${isUncounted === true && html` class="uncounted"`}>${cells.map((cell, index) => {
    const { kind = 'text', isHead = false, head = null } = columns[index] ?? {};
    const name = CELL_CLASSES[kind];
    const label = !isLong && index > 0 && columns.length > MOST_ON_A_PHONE && typeof head === 'string';
    const attribute = html`${name !== null && html` class="${name}"`}${label && html` data-head="${head}"`}`;
    const content = wordsHtml(cell, markOf);
    if (isHead) return html`<th scope="row"${attribute}>${content}</th>`;
    return html`<td${attribute}>${content}${!isLong && html`</td>`}`;
  })}${!isLong && html`</tr>`}`;
}
