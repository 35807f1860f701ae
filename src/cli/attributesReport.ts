/** The attributes that scorecards ask for, family by family. */
import { SCORE_ATTRIBUTES } from '../index.js';
import type { ScoreAttributesResult, ScoreAttributeUnit } from '../model/scoreAttributes.js';
import { wordsOfName } from '../words/members.js';
import { MISSING, moneyText, numberText, shareText } from '../words/money.js';
import { accountTitle, sectionTitle, subheading } from './headings.js';
import { pagedEach } from './page.js';
import { counted } from './sentences.js';
import { table } from './table.js';

export const attributesReport = pagedEach(
  ({ accountId, attributes, notComputed }: ScoreAttributesResult, currency) => {
    const reasons = new Map(notComputed.map(({ attribute, reason }) => [attribute, reason]));
    const families = [...new Set(SCORE_ATTRIBUTES.map(({ family }) => family))];
    return [
      ...sectionTitle(`Score attributes of ${accountTitle(accountId).replace(/^Account /, 'account ')}`),
      ...families.flatMap(family => {
        const rows = SCORE_ATTRIBUTES.filter(row => row.family === family);
        const isMissing = rows.some(({ name }) => reasons.has(name));
        return [
          ...subheading(`  ${wordsOfName(family)}`),
          ...table(rows, [
            { title: 'Attribute', value: ({ name }) => wordsOfName(name) },
            {
              title: 'Value',
              value: ({ name, unit }) => valueText(attributes[name] ?? null, unit, currency),
              isFigure: true,
            },
            ...(isMissing
              ? [
                  {
                    title: 'Why there is none',
                    value: ({ name }: (typeof rows)[number]) => reasonText(reasons.get(name)),
                  },
                ]
              : []),
          ]),
        ];
      }),
    ];
  },
);

function reasonText(reason: string | undefined): string {
  return reason === undefined ? '' : wordsOfName(reason);
}

function valueText(value: number | null, unit: ScoreAttributeUnit, currency: string | undefined): string {
  if (value === null) return MISSING;
  if (unit === 'money') return moneyText(value, currency);
  if (unit === 'share') return shareText(value);
  if (unit === 'ratio' || unit === 'points') return numberText(value);
  if (unit === 'count') return numberText(value);
  return counted(value, unit.replace(/s$/, '')).replace(String(value), numberText(value, 1));
}
