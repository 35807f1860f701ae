/** Figures of a result with their explanations. */
import { type ExplainableResult, safeExplain } from '../../explain/explain.js';
import type { ReportFigure } from './report.js';

const MOST_INPUTS = 12;

/** If the path has no explanation, only the value. */
export function figureAt(result: ExplainableResult, path: string, value: number | null): ReportFigure {
  const explained = safeExplain(result, path);
  if (!explained.success) return plainFigure(value);
  const { formula, inputs, transactionIds } = explained.data;
  return {
    value,
    formula: formula.split(' Null when: ', 1)[0] ?? formula,
    inputs: inputs.slice(0, MOST_INPUTS).map(input => ({ name: memberName(input.path), value: input.value })),
    transactionCount: transactionIds.length,
  };
}

/** Without an explanation. */
export function plainFigure(value: number | null): ReportFigure {
  return { value, formula: null, inputs: [], transactionCount: 0 };
}

/** `affordability.statement[0].lines[1].amount` -> `amount`. */
function memberName(path: string): string {
  return (
    path
      .replace(/\[\d+\]/g, '')
      .split('.')
      .at(-1) ?? path
  );
}
