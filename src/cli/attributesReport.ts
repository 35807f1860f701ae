/** The attributes that scorecards ask for, family by family. */
import { SCORE_ATTRIBUTES } from '../index.js';
import type { ScoreAttributesResult, ScoreAttributeUnit } from '../model/scoreAttributes.js';
import { pagedEach } from './page.js';
import { accountTitle, heading, money, table } from './table.js';

export const attributesReport = pagedEach(({ accountId, attributes, notComputed }: ScoreAttributesResult) => {
  const reasons = new Map(notComputed.map(({ attribute, reason }) => [attribute, reason]));
  return [
    ...heading(`Score attributes: ${accountTitle(accountId)}`),
    ...table(SCORE_ATTRIBUTES, [
      { title: 'Attribute', value: ({ name }) => name },
      {
        title: 'Value',
        value: ({ name, unit }) => valueText(attributes[name] ?? null, unit),
        isFigure: true,
      },
      { title: 'Unit', value: ({ unit }) => unit },
      { title: 'Not computed', value: ({ name }) => reasons.get(name) ?? '' },
    ]),
  ];
});

function valueText(value: number | null, unit: ScoreAttributeUnit): string {
  if (value === null) return '-';
  if (unit === 'money') return money(value);
  return unit === 'share' || unit === 'ratio' ? value.toFixed(4) : String(value);
}
