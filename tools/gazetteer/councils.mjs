// Local councils, and the ways a bank shortens their names.
import { readFileSync } from 'node:fs';
import { entity } from './entities.mjs';

const councils = JSON.parse(readFileSync(new URL('sources/gb-councils.json', import.meta.url), 'utf8'));

const shortTitles = [
  [/^London Borough of (.+)$/i, ['LB OF *', 'LB *', '* COUNCIL', '* COUNCIL TAX', '* LBC']],
  [/^Royal Borough of (.+)$/i, ['RB OF *', 'RB *', '* COUNCIL', '* COUNCIL TAX']],
  [
    /^(.+) Metropolitan Borough Council$/i,
    ['* MBC', '* COUNCIL', '* BOROUGH COUNCIL', '* METROPOLITAN BC', '* COUNCIL TAX'],
  ],
  [/^(.+) Metropolitan District Council$/i, ['* MDC', '* COUNCIL', '* METROPOLITAN DC', '* COUNCIL TAX']],
  [/^(.+) County Borough Council$/i, ['* CBC', '* COUNCIL', '* COUNTY BOROUGH', '* COUNCIL TAX']],
  [/^(.+) Borough Council$/i, ['* BC', '* COUNCIL', '* BORO COUNCIL', '* COUNCIL TAX']],
  [/^(.+) District Council$/i, ['* DC', '* COUNCIL', '* COUNCIL TAX']],
  [/^(.+) City Council$/i, ['* CC', '* COUNCIL', '* CITY COUNC', '* COUNCIL TAX']],
  [/^(.+) County Council$/i, ['* CC', '* COUNCIL']],
  [/^(.+) Council$/i, ['* COUNCIL TAX']],
];

/** BIRMINGHAM CC, LB CAMDEN, WIGAN MBC … */
function shortNames(name) {
  for (const [pattern, forms] of shortTitles) {
    const place = pattern.exec(name)?.[1];
    if (place) return forms.map(form => form.replace('*', place));
  }
  return [];
}

export const councilEntities = () =>
  councils.map(({ name, aliases = [], kind }) =>
    entity({ name, kind, aliases: [...aliases, ...shortNames(name)] }),
  );
