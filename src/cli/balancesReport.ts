/** Balances day by day, and whether the bank's own agree. */
import type { BalanceReconciliation, EndOfDayBalancesResult } from '../model/health.js';
import { paged } from './page.js';
import { accountTitle, heading, money, table } from './table.js';

export const balancesReport = paged(({ accounts }: EndOfDayBalancesResult) =>
  accounts.flatMap(({ accountId, days, reconciliation }) => [
    ...heading(`End-of-day balances: ${accountTitle(accountId)}`),
    `  ${verdict(reconciliation)}`,
    '',
    ...table(days, [
      { title: 'Date', value: ({ date }) => date },
      { title: 'Balance', value: ({ balance }) => money(balance), isFigure: true },
      {
        title: 'Reported',
        value: ({ reported }) => (reported === null ? '-' : money(reported)),
        isFigure: true,
      },
    ]),
  ]),
);

function verdict({ status, checkedDays, differingDays, firstDifference }: BalanceReconciliation): string {
  if (firstDifference === null)
    return status === 'agrees'
      ? `All ${checkedDays} days checked agree.`
      : 'No running balances to check by.';
  const { date, difference } = firstDifference;
  return `${differingDays} of ${checkedDays} days checked differ, on ${date} by ${money(difference)}.`;
}
