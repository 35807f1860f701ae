/** Every command takes the request of `analyse`, of every account. */
import { readdirSync } from 'node:fs';
import { describe, it, vi } from 'vitest';
import { accountFile, expectTakenByEveryCommand } from './requestsSupport.js';

vi.setConfig({ testTimeout: 120_000 });

describe('every command takes every account on file', () => {
  it.each(readdirSync('fixtures/accounts').map(accountFile))('%s', expectTakenByEveryCommand);
});
