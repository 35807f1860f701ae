/** Accounts and balances of Yapily. */
import type { AccountFacts, StatedBalance } from '../../json/accountBook.js';
import { recordsAt } from '../../json/answers.js';
import { currencyAt, moneyAt } from '../../json/money.js';
import type { JsonRecord } from '../../json/record.js';

const SUB_TYPES: Readonly<Record<string, string>> = {
  CURRENT: 'CurrentAccount',
  CASH_TRADING: 'CurrentAccount',
  CASH_INCOME: 'CurrentAccount',
  CASH_PAYMENT: 'CurrentAccount',
  SAVINGS: 'Savings',
  MONEY_MARKET: 'Savings',
  CREDIT_CARD: 'CreditCard',
  CHARGE_CARD: 'ChargeCard',
  PREPAID_CARD: 'PrePaidCard',
  EMONEY: 'EMoney',
  E_MONEY: 'EMoney',
  LOAN: 'Loan',
  MORTGAGE: 'Mortgage',
};

export function accountFacts(record: JsonRecord): AccountFacts {
  const kind = (record.text('accountType') ?? record.text('type'))?.toUpperCase();
  const usage = record.text('usageType')?.toUpperCase();
  const holders = recordsAt(record, 'accountNames').flatMap(name => name.text('name') ?? []);
  record.text('id');
  const facts: AccountFacts = {
    currencyCode: currencyAt(record, 'currency'),
    accountType: usage === 'PERSONAL' ? 'Personal' : usage === 'BUSINESS' ? 'Business' : undefined,
    accountSubType: SUB_TYPES[kind ?? ''] ?? kind,
    accountHolders: holders,
  };
  const { accountBalances: _balances, ...other } = record.rest();
  return { ...facts, other };
}

/** Yapily uses the names of Open Banking. Expected and opening balances are not current, so they are not taken. */
const CURRENT = ['INTERIM_BOOKED', 'CLOSING_BOOKED', 'INTERIM_CLEARED', 'CLOSING_CLEARED'];
const AVAILABLE = ['INTERIM_AVAILABLE', 'CLOSING_AVAILABLE', 'FORWARD_AVAILABLE'];

export function balanceOf(record: JsonRecord): StatedBalance | undefined {
  const kind = record.text('type')?.toUpperCase() ?? '';
  const money = moneyAt(record, ['balanceAmount', 'amount'], ['balanceAmount', 'currency']);
  if (money === undefined) return undefined;
  const at = record.text('dateTime') ?? '';
  const { region } = record;
  const current = CURRENT.indexOf(kind);
  if (current !== -1) return { role: 'current', rank: current, at, money, region };
  const available = AVAILABLE.indexOf(kind);
  return available === -1 ? undefined : { role: 'available', rank: available, at, money, region };
}
