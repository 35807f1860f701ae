/** The request and the truth of a life whose parts have all been written. */
import type { Transaction } from '../../../src/model/transaction.js';
import type { PaymentKind } from './banks/bank.js';
import type { History } from './history.js';
import type { Entry } from './ledger.js';
import type { Life } from './life.js';
import { truthOf } from './truth.js';

export const MAIN_ACCOUNT = 'main';
/** What waits a day or two before it is booked. */
const CARD: ReadonlySet<PaymentKind> = new Set(['card', 'card-online']);

/** `pendingFrom` is the day from which card payments still wait to be booked, if any do. */
export function assembled(life: Life, seed: number, pendingFrom: string | null): History {
  const { country, division, accounts, ledger, from, asOf } = life;
  const isPending = ({ day, isCredit, kind }: Entry) =>
    pendingFrom !== null && day >= pendingFrom && !isCredit && CARD.has(kind);
  for (const tag of [country, ...accounts.flatMap(({ statement }) => statement.tags)]) ledger.tags.add(tag);
  if (accounts.length > 1) ledger.tags.add('two-accounts');

  const shown = ledger.entries
    .filter(({ day, pence }) => day >= from && day <= asOf && pence > 0)
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  if (shown.some(isPending)) ledger.tags.add('pending-rows');
  const ids = new Map(shown.map((entry, index) => [entry, `t-${String(index + 1).padStart(4, '0')}`]));
  return {
    seed,
    country,
    asOf,
    division,
    request: {
      accountId: MAIN_ACCOUNT,
      countryCode: country,
      currencyCode: country === 'GB' ? 'GBP' : 'USD',
      transactions: shown.map(entry => ({
        ...transactionOf(entry, ids.get(entry) as string, accounts.length > 1),
        ...(isPending(entry) ? { status: 'Pending' as const } : {}),
      })),
    },
    truth: truthOf(ledger, ids, from, asOf),
  };
}

function transactionOf(entry: Entry, transactionId: string, namesAccount: boolean): Transaction {
  return {
    transactionId,
    ...entry.written,
    amount: entry.pence / 100,
    creditDebitIndicator: entry.isCredit ? 'Credit' : 'Debit',
    status: 'Booked',
    bookingDate: entry.day,
    ...(namesAccount ? { accountId: entry.accountId } : {}),
  };
}
