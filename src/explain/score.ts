/** The figures of score validation and of score attributes. */
import { SCORE_ATTRIBUTES } from '../score/attributes/definitions.js';
import type { FigureTable } from './figure.js';
import { META_FIGURES } from './labels.js';

const FAILURE = 'failures[failure]';

export const VALIDATION_FIGURES: FigureTable = {
  valid: { formula: 'No check fails', from: ['failures[].code'] },
  [`${FAILURE}.measured`]: read => ({
    formula: `What was found, in the 365 days to \`asOf\`. ${String(read(`${FAILURE}.details`)[0]).replace(/\.$/, '')}`,
    nullWhen: 'it is missing',
    from: [`${FAILURE}.code`],
    ids: [`${FAILURE}.transactionIds`],
  }),
  [`${FAILURE}.required`]: {
    formula: 'What the check asks for, whatever the account',
    from: [`${FAILURE}.code`],
  },
  ...META_FIGURES,
};

export const ATTRIBUTE_FIGURES: FigureTable = {
  ...Object.fromEntries(
    SCORE_ATTRIBUTES.map(({ name, definition, nullReasons }) => [
      `attributes.${name}`,
      {
        formula: definition.replace(/\.$/, ''),
        ...(nullReasons.length > 0 ? { nullWhen: nullReasons.join(', ') } : {}),
        from: [`notComputed[attribute=${name}].reason`],
      },
    ]),
  ),
  ...META_FIGURES,
};
