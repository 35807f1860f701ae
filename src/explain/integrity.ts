/** Explains the findings of the checks of whether data can be relied on. */
import type { IntegrityCheck } from '../contract/integrity.js';
import { INTEGRITY_FORMULAS } from '../data/integrityFormulas.js';
import { type FigureRow, type FigureTable, type ReadPath, under } from './figure.js';
import { META_FIGURES } from './labels.js';

const FINDING = 'findings[finding]';

export const INTEGRITY_FIGURES = {
  worst: {
    formula: 'The gravest severity of the findings',
    nullWhen: 'there are none',
    from: ['findings[].severity'],
  },
  ...under(FINDING, { severity: findingOf, found: findingOf, outOf: findingOf }),
  ...META_FIGURES,
} satisfies FigureTable;

function findingOf(read: ReadPath): FigureRow {
  const [check] = read(`${FINDING}.check`);
  return {
    formula:
      typeof check === 'string' && Object.hasOwn(INTEGRITY_FORMULAS, check)
        ? INTEGRITY_FORMULAS[check as IntegrityCheck].replace(/\.$/, '')
        : 'What the check found',
    from: [`${FINDING}.check`],
    ids: [`${FINDING}.transactionIds`],
  };
}
