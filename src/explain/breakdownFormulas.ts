/** Explains figures of health as sums of parts of the period's breakdown, which lists their transactions. */
import { amountsOf, type FigureRow, type FigureTable } from './figure.js';

const DEBITS = 'creditDebitIndicator=Debit';
const CREDITS = 'creditDebitIndicator=Credit';

export const CREDIT_IDS: readonly string[] = [`breakdown[${CREDITS}].transactionIds`];
export const DEBIT_IDS: readonly string[] = [`breakdown[${DEBITS}].transactionIds`];

export const PART_FIGURES = {
  'breakdown[part].amount': {
    formula: 'what moved one way, of one figure and one category',
    ...amountsOf('breakdown[part]'),
  },
} satisfies FigureTable;

/** `conditions` select the parts, such as `figure=income`. */
export function partIds(...conditions: readonly string[]): string[] {
  return conditions.map(condition => `breakdown[${condition}].transactionIds`);
}

export function creditsIn(...conditions: readonly string[]): Pick<FigureRow, 'plus' | 'ids'> {
  return oneSide(CREDITS, conditions);
}

export function debitsIn(...conditions: readonly string[]): Pick<FigureRow, 'plus' | 'ids'> {
  return oneSide(DEBITS, conditions);
}

/** The cost of the parts: debits less what came back of them. */
export function costIn(...conditions: readonly string[]): Pick<FigureRow, 'plus' | 'minus' | 'ids'> {
  return {
    plus: debitsIn(...conditions).plus ?? [],
    minus: creditsIn(...conditions).plus ?? [],
    ids: partIds(...conditions),
  };
}

function oneSide(side: string, conditions: readonly string[]): Pick<FigureRow, 'plus' | 'ids'> {
  const both = conditions.map(condition => `${condition}&${side}`);
  return { plus: both.map(condition => `breakdown[${condition}].amount`), ids: partIds(...both) };
}
