/** What inputs are made from: the rows and narratives of the fixtures, by country. */
import { readdirSync, readFileSync } from 'node:fs';

const FIXTURES = new URL('../fixtures/', import.meta.url);
const read = path => JSON.parse(readFileSync(new URL(path, FIXTURES), 'utf8'));

export function loadMaterial() {
  const requests = readdirSync(new URL('accounts/', FIXTURES)).map(name =>
    read(`accounts/${name}/request.json`),
  );
  const examples = readdirSync(new URL('narratives/banks/', FIXTURES)).flatMap(
    name => read(`narratives/banks/${name}`).examples,
  );
  const scorecards = readdirSync(new URL('scorecards/', FIXTURES)).map(name => read(`scorecards/${name}`));
  const country = code => {
    const own = requests.filter(({ countryCode }) => countryCode === code);
    return {
      requests: own,
      narratives: examples.filter(example => example.country === code),
      descriptions: own.flatMap(({ transactions }) => transactions.slice(0, 900).map(row => row.description)),
    };
  };
  return { GB: country('GB'), US: country('US'), scorecards };
}
