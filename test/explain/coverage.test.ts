/** What a period says of the history it stands on, explained. */
import { describe, expect, it } from 'vitest';
import { type AccountsRequest, assessConsumerFinancialHealth, explain } from '../../src/index.js';

const requestOf = (historyStart: string | null): AccountsRequest => ({
  accounts: [
    {
      accountId: 'main',
      currencyCode: 'GBP',
      balances: { current: { amount: 5, creditDebitIndicator: 'Credit' } },
      historyStart,
      transactions: [],
    },
  ],
});
const explained = (historyStart: string | null, member: string) =>
  explain(
    assessConsumerFinancialHealth(requestOf(historyStart), { asOf: '2026-06-30' }),
    `accounts[0].periods.lastThirtyDays.coverage.${member}`,
  );

describe('the coverage of a period', () => {
  it('is explained by the start of the history, and that by how it is known', () => {
    const coverage = 'accounts[0].periods.lastThirtyDays.coverage';
    const { value, inputs } = explained('2026-06-21', 'daysAvailable');
    expect(value).toBe(10);
    expect(inputs).toContainEqual({ path: `${coverage}.historyFrom`, value: '2026-06-21', as: null });
    expect(explained('2026-06-21', 'historyFrom').inputs).toEqual([
      { path: `${coverage}.basis`, value: 'given', as: null },
    ]);
    expect(explained('2026-06-21', 'basis')).toMatchObject({ value: 'given', check: null });
  });

  it('says when there is none', () => {
    for (const member of ['historyFrom', 'basis'])
      expect(explained(null, member)).toMatchObject({
        value: null,
        formula: expect.stringMatching(/Null when: there is no/),
      });
  });

  it('has words for each way to know the start', () => {
    const { formula } = explained(null, 'basis');
    for (const basis of ['given', 'first-row', 'usual-gap']) expect(formula).toContain(`${basis}: `);
  });
});
