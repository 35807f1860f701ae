import type * as main from '../../../src/index.js';
import type * as mappings from '../../../src/mappings.js';
import type * as service from '../../../src/service.js';
import type { Fixtures } from '../fixtures.mjs';

export interface Entries {
  readonly main: typeof main;
  readonly mappings: typeof mappings;
  readonly service: typeof service;
}

export function answers(entries: Entries, fixtures: Fixtures): Generator<[name: string, text: string]>;
