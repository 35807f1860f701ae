/** Prints one digest of all results of all fixture accounts, from the built package: equal digests, equal bytes. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { analyse } from '../../dist/index.js';

const accounts = new URL('../../fixtures/accounts/', import.meta.url);
const digest = createHash('sha256');
for (const account of readdirSync(accounts).sort()) {
  const request = JSON.parse(readFileSync(new URL(`${account}/request.json`, accounts), 'utf8'));
  digest.update(JSON.stringify(analyse(request)));
}
console.log(digest.digest('hex'));
