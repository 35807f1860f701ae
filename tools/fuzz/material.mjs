/** What inputs are made from: the rows and narratives of the fixtures, by country. */
import { readdirSync, readFileSync } from 'node:fs';
import { BANK_LINES } from '../../test/support/bankLines.mjs';

const FIXTURES = new URL('../../fixtures/', import.meta.url);
const read = path => JSON.parse(readFileSync(new URL(path, FIXTURES), 'utf8'));

export function loadMaterial() {
  const requests = readdirSync(new URL('accounts/', FIXTURES)).map(name =>
    read(`accounts/${name}/request.json`),
  );
  const scorecards = readdirSync(new URL('scorecards/', FIXTURES)).map(name => read(`scorecards/${name}`));
  const country = code => {
    const own = requests.filter(({ countryCode }) => countryCode === code);
    return {
      requests: own,
      narratives: BANK_LINES.filter(line => line.country === code),
      descriptions: own.flatMap(({ transactions }) => transactions.slice(0, 900).map(row => row.description)),
    };
  };
  return { GB: country('GB'), US: country('US'), scorecards };
}
