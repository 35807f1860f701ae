/** The first lines of an analysis: the summary of the report, so that the terminal says what the page says. */
import type { Report } from '../report/model/report.js';
import { withoutIsolation } from '../report/text/directions.js';
import { formatOf } from '../report/text/format.js';
import type { Block, Figure, Line, Words } from '../report/view/block.js';
import { viewOf } from '../report/view/viewOf.js';
import { MISSING } from '../words/moneyText.js';
import { facts } from './factLines.js';
import { subheading } from './headings.js';
import type { Lines } from './lines.js';

/** Parts of the summary that the rest of an analysis says in its own place. */
const ELSEWHERE: ReadonlySet<string> = new Set(['Accounts', 'What to bear in mind']);

export function summaryLines(report: Report): Lines {
  const locale = report.currencyCode === 'USD' ? 'en-US' : 'en-GB';
  const { heading, sections } = viewOf(report, formatOf(locale, report.currencyCode), ['User Summary']);
  const blocks = sections.flatMap(section => section.blocks);
  const end = blocks.findIndex(block => block.kind === 'heading' && ELSEWHERE.has(textOf(block.words)));
  return [
    { text: `  ${textOf(heading)}`, tone: 'title' },
    ...blocks.slice(0, end < 0 ? undefined : end).flatMap(linesOf),
  ];
}

function linesOf(block: Block): Lines {
  switch (block.kind) {
    case 'opening':
      return [
        `  ${block.sentence}`,
        '',
        ...facts(block.figures.map(factOf)),
        ...subheading(`  ${block.signs.title}`),
        ...facts(block.signs.lines.map(signOf)),
        ...block.signs.texts.map(text => `  ${text}`),
      ];
    case 'heading':
      return subheading(`  ${textOf(block.words)}`);
    case 'paragraph':
    case 'note':
      return [`  ${textOf(block.words)}`];
    default:
      // Charts and what is folded away have their own places in the terminal.
      return [];
  }
}

function signOf({ name, words, weight }: Line) {
  return {
    name,
    figure: weight === 'serious' ? '!' : '-',
    words: textOf(words),
    tone: weight === 'serious' ? weight : ('quiet' as const),
  };
}

function factOf({ name, value, texts, weight }: Figure) {
  return {
    name,
    figure: textOf(value),
    words: texts.map(textOf).join(' '),
    tone: weight === 1 ? ('income' as const) : ('title' as const),
  };
}

/** Its letters alone. */
function textOf(words: Words): string {
  if (words === null || words === undefined || words === false) return '';
  if (typeof words === 'string' || typeof words === 'number') return withoutIsolation(String(words));
  if ('length' in words) return words.map(textOf).join('');
  if (words.kind === 'foreign') return withoutIsolation(words.text);
  if (words.kind === 'missing') return `${MISSING} (${words.reason})`;
  return textOf(words.words);
}
