/**
 * Prints one digest of everything the built package answers about the fixtures: equal digests, equal bytes. With `--each`,
 * JSON of the digest of each answer, and of the time zone and locale. Runs in Node, Deno and Bun.
 */
import * as main from '../../dist/index.js';
import * as mappings from '../../dist/mappings.js';
import * as service from '../../dist/service.js';
import { answers } from './answers/all.mjs';
import { digestOfAll, digestsOf } from './digestOf.mjs';
import { fixtures } from './fixtures.mjs';
import { place } from './place.mjs';

const digests = digestsOf(answers({ main, mappings, service }, fixtures()));
console.log(process.argv.includes('--each') ? JSON.stringify({ ...place(), digests }) : digestOfAll(digests));
