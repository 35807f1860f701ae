/** How a figure is made. */
import type { Explanation, FigureCheck } from '../model/explanation.js';
import { heading } from './headings.js';
import { paged } from './page.js';
import { table } from './table.js';

const MOST_TRANSACTIONS = 20;

export const explanationReport = paged(
  ({ path, value, formula, inputs, check, transactionIds }: Explanation) => [
    ...heading(path),
    `  ${value === null ? 'null (there is none)' : value}`,
    '',
    `  ${formula}`,
    ...(inputs.length === 0
      ? []
      : [
          '',
          ...table(inputs, [
            { title: 'Made from', value: input => input.path },
            { title: 'Value', value: input => String(input.value), isFigure: true },
            { title: 'As', value: input => input.as ?? '' },
          ]),
        ]),
    ...(check === null ? [] : ['', `  Reckon it again: ${checkText(check)}.`]),
    ...(transactionIds.length === 0
      ? []
      : [
          '',
          `  ${transactionIds.length} ${transactionIds.length === 1 ? 'transaction' : 'transactions'}: ${transactionIds.slice(0, MOST_TRANSACTIONS).join(', ')}${transactionIds.length > MOST_TRANSACTIONS ? ' …' : ''}`,
        ]),
  ],
);

function checkText({ relation, numerator, denominator, decimals, atLeast, atMost }: FigureCheck): string {
  return [
    relation,
    ...(numerator === 1 && denominator === 1
      ? []
      : [denominator === 1 ? `times ${numerator}` : `times ${numerator}/${denominator}`]),
    ...(atLeast === null ? [] : [`at least ${atLeast}`]),
    ...(atMost === null ? [] : [`at most ${atMost}`]),
    `rounded to ${decimals} decimals`,
  ].join(', ');
}
