/** The figures of the ranges as a table. */
import type { PayKind } from './payKinds.js';
import { type RangeFigures, SPANS, type Span } from './score.js';

const COLUMNS: readonly (readonly [title: string, value: (figures: RangeFigures) => number])[] = [
  ['held 80', ({ held80 }) => held80],
  ['held 95', ({ held95 }) => held95],
  ['width 80', ({ width80 }) => width80],
  ['width 95', ({ width95 }) => width95],
  ['score 80', ({ score80 }) => score80],
  ['six paydays', ({ naiveScore80 }) => naiveScore80],
  ['score 95', ({ score95 }) => score95],
  ['six paydays', ({ naiveScore95 }) => naiveScore95],
];

export function predictionReportOf(
  half: string,
  scored: readonly { readonly kind: PayKind; readonly figures: Readonly<Record<Span, RangeFigures>> }[],
): string {
  const head = ['pay', 'time', 'n', ...COLUMNS.map(([title]) => title)];
  const body = scored.flatMap(({ kind, figures }) =>
    SPANS.map(span => [
      `${kind.country} ${kind.name}`,
      span,
      String(figures[span].count),
      ...COLUMNS.map(([, value]) => (100 * value(figures[span])).toFixed(1)),
    ]),
  );
  const lines = [head, head.map(() => '---'), ...body].map(cells => `| ${cells.join(' | ')} |`);
  return [`${half}, per cent:`, ...lines, ''].join('\n');
}
