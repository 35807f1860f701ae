/** One narrative, part by part; parts that it does not say are left out. */
import type { NarrativeParts } from '../model/narrative.js';
import { RAIL_WORDS } from '../words/rails.js';
import { heading } from './headings.js';
import { paged } from './page.js';
import { table } from './table.js';

export const narrativeReport = paged((parts: NarrativeParts) => {
  const { foreignAmount, dates } = parts;
  const rows = [
    ['How it was paid', parts.rail === null ? null : RAIL_WORDS[parts.rail]],
    ['Payee', parts.payee],
    ['Processor', parts.processor],
    ['Reference', parts.reference],
    ['Purpose', parts.purpose],
    ['Dates', dates.length === 0 ? null : dates.join(', ')],
    ['Card', parts.cardDigits],
    ['Place', parts.place],
    ['Country', parts.country],
    ['Foreign amount', foreignAmount === null ? null : `${foreignAmount.amount} ${foreignAmount.currency}`],
  ].filter((row): row is [string, string] => row[1] !== null);
  return [
    ...heading('Narrative'),
    ...(rows.length === 0
      ? ['  None of its parts is known.']
      : table(rows, [
          { title: 'Part', value: ([part]) => part },
          { title: 'Read as', value: ([, text]) => text },
        ])),
  ];
});
