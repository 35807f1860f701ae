/** The fixtures that the answers are about, as plain JSON, so that a page in a browser can be given them. */
import { readdirSync, readFileSync } from 'node:fs';
import { BANK_LINES } from '../support/bankLines.mjs';

const folder = new URL('../../fixtures/', import.meta.url);
const read = path => readFileSync(new URL(path, folder), 'utf8');
const json = path => JSON.parse(read(path));
const listed = path => readdirSync(new URL(path, folder)).sort();
const capital = text => text[0].toUpperCase() + text.slice(1);

/** `accounts`: name to request; `narratives`: { country, direction, description }; `scorecard`. */
export function fixtures() {
  const labelled = ['tuned', 'held-out'].flatMap(set =>
    read(`narratives/${set}.jsonl`)
      .trim()
      .split('\n')
      .map(line => JSON.parse(line)),
  );
  return {
    accounts: Object.fromEntries(
      listed('accounts/').map(account => [account, json(`accounts/${account}/request.json`)]),
    ),
    narratives: [...BANK_LINES, ...labelled].map(({ country, direction, description }) => ({
      country,
      direction: capital(direction),
      description,
    })),
    scorecard: json('scorecards/illustrative.json'),
  };
}
