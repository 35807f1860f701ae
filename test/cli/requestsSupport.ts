/** What every command makes of a request, whatever the account. */
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { analyse } from '../../src/index.js';
import { fileOf, printed } from './support.js';

export const CARD = 'fixtures/scorecards/illustrative.json';
export const OF_ONE_FILE = [
  'enrich',
  'income',
  'affordability',
  'attributes',
  'analyse',
  'corrections',
  'scorecard',
];

export function accountFile(account: string): string {
  return `fixtures/accounts/${account}/request.json`;
}

export async function resultOf(...words: readonly string[]) {
  return JSON.parse(await printed(words));
}

export async function expectTakenByEveryCommand(file: string): Promise<void> {
  const corrections = fileOf('[]');
  for (const command of OF_ONE_FILE) {
    const second = command === 'corrections' ? [corrections] : command === 'scorecard' ? [CARD] : [];
    expect(JSON.parse(await printed([command, file, ...second])), command).toBeTypeOf('object');
    expect(await printed([command, file, ...second, '--pretty']), command).toMatch(/^\n.+\n[─═]+\n/);
  }
  const whole = analyse(JSON.parse(readFileSync(file, 'utf8')));
  expect((await resultOf('score', file)).failures).toEqual(whole.scoreValidation?.failures);
  const { accountType } = JSON.parse(readFileSync(file, 'utf8'));
  const own = accountType === 'Business' ? 'business-health' : 'consumer-health';
  expect((await resultOf(own, file)).accounts).toEqual(
    JSON.parse(JSON.stringify(whole.financialHealth?.accounts)),
  );
  for (const command of ['consumer-health', 'business-health', 'balances'])
    expect((await resultOf(command, file)).accounts, command).toHaveLength(1);
}
