/** Each transaction with what it was for. */
import type { EnrichedTransaction, EnrichTransactionsResult } from '../model/enrichment.js';
import { shortCategoryName } from '../words/categories.js';
import { SIGNAL_WORDS } from '../words/checks.js';
import { dayOfBooking } from '../words/days.js';
import { dayText, moneyText, shareText } from '../words/money.js';
import { clipped } from './displayWidth.js';
import { sectionTitle } from './headings.js';
import { paged } from './page.js';
import { table } from './table.js';

export const enrichmentReport = paged(({ transactions }: EnrichTransactionsResult, currencyOf, timeZone) => {
  const currencyHere = ({ currency, accountId }: EnrichedTransaction) =>
    currency ?? currencyOf(accountId ?? undefined);
  const dayOf = ({ bookingDate, accountId }: EnrichedTransaction) =>
    dayOfBooking(bookingDate, currencyOf(accountId ?? undefined), timeZone);
  return [
    ...sectionTitle('Transactions'),
    ...table(transactions, [
      {
        title: 'Date',
        value: row => dayText(dayOf(row), currencyHere(row)),
        isFigure: true,
      },
      { title: 'Description', value: row => clipped(row.description.replace(/\s+/g, ' '), 44) },
      {
        title: 'Amount',
        value: row =>
          moneyText((row.creditDebitIndicator === 'Debit' ? -1 : 1) * Number(row.amount), currencyHere(row)),
        isFigure: true,
        tone: row => (row.creditDebitIndicator === 'Credit' ? 'income' : undefined),
      },
      { title: 'Merchant', value: row => clipped(row.enrichedData.predictedMerchantName ?? '', 24) },
      {
        title: 'Category',
        value: row => shortCategoryName(row.enrichedData.category.name, currencyHere(row)),
      },
      { title: 'Sure', value: row => shareText(row.enrichedData.category.confidence), isFigure: true },
      { title: 'Because', value: row => clipped(because(row), 40), tone: () => 'quiet' },
    ]),
  ];
});

function because({ enrichedData }: EnrichedTransaction): string {
  const [first] = enrichedData.evidence;
  return first === undefined ? '' : `${SIGNAL_WORDS[first.signal]}: ${first.matched ?? first.detail}`;
}
