/** Accounts, cards and balances of TrueLayer. */
import type { AccountFacts, StatedBalance } from '../../json/accountBook.js';
import { currencyAt, moneyAt } from '../../json/money.js';
import type { JsonRecord } from '../../json/record.js';
import { isCard } from './shapes.js';

const ACCOUNT_TYPES: Readonly<Record<string, AccountFacts>> = {
  TRANSACTION: { accountType: 'Personal', accountSubType: 'CurrentAccount' },
  SAVINGS: { accountType: 'Personal', accountSubType: 'Savings' },
  BUSINESS_TRANSACTION: { accountType: 'Business', accountSubType: 'CurrentAccount' },
  BUSINESS_SAVINGS: { accountType: 'Business', accountSubType: 'Savings' },
};
const CARD_TYPES: Readonly<Record<string, string>> = {
  CREDIT: 'CreditCard',
  CHARGE: 'ChargeCard',
  PREPAID: 'PrePaidCard',
};

export function accountFacts(record: JsonRecord): AccountFacts {
  const kind = record.text('account_type')?.toUpperCase();
  const card = record.text('card_type')?.toUpperCase();
  const holder = record.text('name_on_card');
  const facts: AccountFacts = isCard(record.node)
    ? { accountSubType: CARD_TYPES[card ?? ''] ?? 'CreditCard', signs: 'reversed' }
    : (ACCOUNT_TYPES[kind ?? ''] ?? { accountSubType: kind });
  record.text('account_id');
  return {
    ...facts,
    currencyCode: currencyAt(record, 'currency'),
    accountHolders: holder === undefined ? undefined : [holder],
    other: record.rest(),
  };
}

/** The balance of a card is what is owed, so a positive one is a debit. */
export function balancesOf(record: JsonRecord, isOfCard: boolean): readonly StatedBalance[] {
  const at = record.text('update_timestamp') ?? '';
  const { region } = record;
  return (['current', 'available'] as const).flatMap((role): readonly StatedBalance[] => {
    const money = moneyAt(record, [role], ['currency']);
    if (money === undefined) return [];
    const direction = isOfCard && role === 'current' ? 'Debit' : 'Credit';
    return [{ role, rank: 0, at, money: { ...money, direction }, region }];
  });
}
