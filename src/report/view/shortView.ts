/** The short report: what an underwriter files. It has the summary, income, affordability and the signs of risk, on about four pages. */
import type { ReportSection } from '../model/options.js';
import type { Block, View } from './block.js';

export const SHORT_SECTIONS: readonly ReportSection[] = [
  'User Summary',
  'Credit Profile',
  'Income and Affordability',
];

/** Parts that only the whole report has. */
const LEFT_OUT: ReadonlySet<string> = new Set(['kinds', 'ahead', 'depends', 'facts']);

/** Without what the page folds away, and without parts that ask further. */
export function shortView(view: View): View {
  return {
    ...view,
    facts: [
      view.facts,
      ' This is the short report. The whole one has every table and every transaction: --full on the command line, full: true in the library.',
    ],
    sections: view.sections.map(({ section, blocks }) => ({ section, blocks: shortBlocks(blocks) })),
  };
}

function shortBlocks(blocks: readonly Block[]): readonly Block[] {
  let isOut = false;
  return blocks.flatMap((block): Block[] => {
    if (block.kind === 'heading' && block.level === 3) isOut = block.id !== null && LEFT_OUT.has(block.id);
    if (isOut || block.kind === 'details' || block.kind === 'explanation') return [];
    if (block.kind !== 'opening') return [block];
    return [{ ...block, figures: block.figures.map(figure => ({ ...figure, explanation: null })) }];
  });
}
