/** The indicators of affordability; each result carries its definition. */
import type { IndicatorKind } from '../model/affordabilityIndicators.js';
import type { AffordabilitySection } from '../model/taxonomy.js';
import type { FigureRow, FigureRule, FigureTable, ReadPath } from './figure.js';

const INDICATOR = 'indicators[indicator]';
const IDS = [`${INDICATOR}.transactionIds`];
/** Their transactions are beside what is measured: payments that did not come, balances. */
const NO_SUM_OF_TRANSACTIONS: ReadonlySet<unknown> = new Set<IndicatorKind>([
  'missed-housing-payments',
  'overdraft-depth',
]);
const FALL: Partial<FigureRow> = {
  plus: [`${INDICATOR}.trend.before`],
  minus: [`${INDICATOR}.trend.latest`],
  check: { atLeast: 0 },
};

export const INDICATOR_FIGURES = {
  'indicators[indicator].amount': defined('Money over the months of the table', read => {
    const [kind] = read(`${INDICATOR}.kind`);
    if (kind === 'income-fall') return FALL;
    return NO_SUM_OF_TRANSACTIONS.has(kind) ? {} : { check: { relation: 'amounts' } };
  }),
  'indicators[indicator].count': defined('Transactions, days, payments or streams, as the definition says'),
  'indicators[indicator].shareOfIncome': share('recorded income', ['income']),
  'indicators[indicator].shareOfCosts': share('recorded fixed, flexible and debt costs', [
    'fixed',
    'flexible',
    'debt',
  ]),
  'indicators[indicator].trend.latest': defined('The latest three complete months'),
  'indicators[indicator].trend.before': defined('The three complete months before the latest three'),
} satisfies FigureTable;

function defined(what: string, also: (read: ReadPath) => Partial<FigureRow> = () => ({})): FigureRule {
  return read => ({
    formula: `${what}. ${String(read(`${INDICATOR}.definition`)[0]).replace(/\.$/, '')}`,
    nullWhen: 'the indicator has no such figure, balances are not known, or too few months are complete',
    ids: IDS,
    ...also(read),
  });
}

function share(of: string, sections: readonly AffordabilitySection[]): FigureRow {
  return {
    formula: `The amount / ${of} of the months of the table`,
    nullWhen: 'there is no amount, or nothing to divide by',
    plus: [`${INDICATOR}.amount`],
    over: sections.map(name => `monthAffordabilities[].lines[section=${name}].recorded`),
    ids: IDS,
  };
}
