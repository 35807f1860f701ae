/** Prints one digest of all results of all fixture accounts, from the built package: equal digests, equal bytes. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { analyse, applyScorecard, scoreAttributes } from '../../dist/index.js';

const scorecard = JSON.parse(
  readFileSync(new URL('../../fixtures/scorecards/illustrative.json', import.meta.url), 'utf8'),
);
const accounts = new URL('../../fixtures/accounts/', import.meta.url);
const digest = createHash('sha256');
for (const account of readdirSync(accounts).sort()) {
  const request = JSON.parse(readFileSync(new URL(`${account}/request.json`, accounts), 'utf8'));
  const scored = scoreAttributes(request);
  digest.update(JSON.stringify([analyse(request), scored, applyScorecard(scored.attributes, scorecard)]));
}
console.log(digest.digest('hex'));
