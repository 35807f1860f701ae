/** Balances day by day, and whether the bank's own agree. */
import type { BalanceReconciliation, EndOfDayBalancesResult } from '../model/endOfDayBalances.js';
import { dayText, MISSING, moneyText } from '../words/money.js';
import { accountTitle, sectionTitle } from './headings.js';
import { paged } from './page.js';
import { table } from './table.js';

export const balancesReport = paged(({ accounts }: EndOfDayBalancesResult) =>
  accounts.flatMap(({ accountId, currencyCode, days, reconciliation }) => [
    ...sectionTitle(`End-of-day balances: ${accountTitle(accountId)}`),
    `  ${verdict(reconciliation, currencyCode)}`,
    '',
    ...table(days, [
      { title: 'Date', value: ({ date }) => dayText(date, currencyCode), isFigure: true },
      {
        title: 'Balance',
        value: ({ balance }) => moneyText(balance, currencyCode),
        isFigure: true,
        tone: ({ balance }) => (balance < 0 ? 'warning' : undefined),
      },
      {
        title: 'Reported',
        value: ({ reported }) => (reported === null ? MISSING : moneyText(reported, currencyCode)),
        isFigure: true,
      },
    ]),
  ]),
);

function verdict(
  { status, checkedDays, differingDays, firstDifference }: BalanceReconciliation,
  currency: string,
): string {
  if (firstDifference === null)
    return status === 'agrees'
      ? `All ${checkedDays} days checked agree.`
      : 'No running balances to check by.';
  const { date, difference } = firstDifference;
  return `${differingDays} of ${checkedDays} days checked differ, first on ${dayText(date, currency)} by ${moneyText(difference, currency)}.`;
}
