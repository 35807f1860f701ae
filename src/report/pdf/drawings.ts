/** The drawings of the page, for paper: the same marks, with their colours as attributes. */
import type { Node } from './node.js';
import { COLOUR, MARKS } from './styles.js';

/** `markup`: one drawing. `width`: of the paper, in points. */
export function drawingOf(markup: string, width: number, shown: (text: string) => string): Node {
  const marked = markup
    .replace(/ class="([^"]*)"/g, (_, names: string) => {
      const marks = names.split(' ').flatMap(name => MARKS[name] ?? []);
      return marks.length === 0 ? '' : ` ${marks.join(' ')}`;
    })
    // The titles of marks are for pointers.
    .replace(/<title>[^<]*<\/title>/g, '')
    .replace('<svg ', `<svg font-family="Report" font-size="12" fill="${COLOUR.text}" `);
  return { svg: shown(marked), width, margin: [0, 4, 0, 8] };
}
