/** The report on how a figure is made. */
import type { Explanation, FigureCheck, FigureInputRole, FigureRelation } from '../model/explanation.js';
import { MISSING, numberText } from '../words/moneyText.js';
import { wordsOfPath } from '../words/places.js';
import { heading } from './headings.js';
import { counted } from './sentenceParts.js';
import { paged } from './terminalPage.js';
import { table } from './textTable.js';

const MOST_TRANSACTIONS = 20;
/** Shares have up to four decimal places, and a formula no more than six. */
const DECIMALS = 6;

const ROLE_WORDS: Readonly<Record<FigureInputRole, string>> = {
  plus: 'added',
  minus: 'taken off',
  over: 'divided by',
};

const RELATION_WORDS: Readonly<Record<FigureRelation, string>> = {
  sum: 'the sum of these',
  difference: 'those that are added, less those that are taken off',
  ratio: 'what is left of those that are added and taken off, over those that it is divided by',
  least: 'the lowest of these',
  greatest: 'the highest of these',
  'confidence-score': '3, 1, 1 and 2 points for each of these that holds, in their order, and the figures',
  'credits-less-debits': 'the credits of these transactions, less the debits',
  'debits-less-credits': 'the debits of these transactions, less the credits',
  amounts: 'the amounts of these transactions, added',
};

/** The path is below its words, since it is needed for the next explanation. */
export const explanationReport = paged(
  ({ path, value, formula, inputs, check, transactionIds }: Explanation) => [
    ...heading(wordsOfPath(path)),
    `  ${value === null ? `${MISSING} (there is none)` : valueText(value)}`,
    { text: `  ${path}`, tone: 'quiet' },
    '',
    `  ${formula}`,
    ...(inputs.length === 0
      ? []
      : [
          '',
          ...table(inputs, [
            { title: 'Made from', value: input => placeWithin(path, input.path) },
            { title: 'Value', value: input => valueText(input.value), isFigure: true },
            { title: 'How', value: input => (input.as === null ? '' : ROLE_WORDS[input.as]) },
          ]),
        ]),
    ...(check === null ? [] : ['', `  To calculate it again: ${checkText(check)}.`]),
    ...(transactionIds.length === 0
      ? []
      : [
          '',
          `  ${counted(transactionIds.length, 'transaction')}: ${transactionIds.slice(0, MOST_TRANSACTIONS).join(', ')}${transactionIds.length > MOST_TRANSACTIONS ? ' …' : ''}`,
        ]),
  ],
);

/** An input in the same part of the result is named only by its last member. */
function placeWithin(path: string, input: string): string {
  const part = path.slice(0, path.lastIndexOf('.') + 1);
  return wordsOfPath(input.startsWith(part) ? input.slice(part.length) : input);
}

function valueText(value: string | number | boolean | null): string {
  if (value === null) return MISSING;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? numberText(value, DECIMALS) : value;
}

function checkText({ relation, numerator, denominator, decimals, atLeast, atMost }: FigureCheck): string {
  return [
    RELATION_WORDS[relation],
    ...(numerator === 1 && denominator === 1
      ? []
      : [denominator === 1 ? `times ${numerator}` : `times ${numerator}/${denominator}`]),
    ...(atLeast === null ? [] : [`at least ${atLeast}`]),
    ...(atMost === null ? [] : [`at most ${atMost}`]),
    `rounded to ${decimals === 0 ? 'a whole number' : counted(decimals, 'decimal place')}`,
  ].join(', ');
}
