/** The figures of score validation and of score attributes. */
import type { ScoreFailureCode } from '../model/score.js';
import { SCORE_ATTRIBUTES } from '../score/attributes/definitions.js';
import type { FigureTable } from './figure.js';
import { META_FIGURES } from './labels.js';

const FAILURE = 'failures[failure]';
/** What each check measures. */
const MEASURED: Readonly<Record<ScoreFailureCode, string>> = {
  no_transactions: 'The booked transactions, whatever their date, exact repeats once',
  not_gbp_account: 'The currency of the account',
  not_personal_account: 'The type of the account',
  not_current_account: 'The sub-type of the account',
  period_too_short:
    'The days from the earliest to the latest booking date of the booked transactions in the 365 days to `asOf`',
  too_few_transactions: 'The booked transactions in the 365 days to `asOf`, exact repeats once',
  transactions_without_booking_date: 'The booked transactions without a booking date, exact repeats once',
  balances_null: 'The current balance of the account',
};

export const VALIDATION_FIGURES = {
  valid: { formula: 'No check fails', from: ['failures[].code'] },
  'failures[failure].measured': read => ({
    formula: measuredBy(read(`${FAILURE}.code`)[0]),
    nullWhen: 'it is missing',
    from: [`${FAILURE}.code`],
    ids: [`${FAILURE}.transactionIds`],
  }),
  'failures[failure].required': {
    formula: 'What the check asks for, whatever the account',
    from: [`${FAILURE}.code`],
  },
  ...META_FIGURES,
} satisfies FigureTable;

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

/** A result may come from anywhere. */
function measuredBy(code: unknown): string {
  return typeof code === 'string' && Object.hasOwn(MEASURED, code)
    ? MEASURED[code as ScoreFailureCode]
    : 'What the check found';
}
