/** Accounts and balances of Enable Banking. */
import type { AccountFacts, StatedBalance } from '../../json/accountBook.js';
import { currencyAt, moneyAt } from '../../json/jsonMoney.js';
import type { JsonRecord } from '../../json/record.js';

/** By `cash_account_type`. CASH and OTHR tell no kind that a request has. */
const SUB_TYPES: Readonly<Record<string, string>> = {
  CACC: 'CurrentAccount',
  SVGS: 'Savings',
  CARD: 'CreditCard',
  LOAN: 'Loan',
};
/** Banks state what is owed, what is left of the limit, or neither, as the balance of these, so none is taken. */
const UNCLEAR = ['CreditCard', 'Loan'];
const USAGES: Readonly<Record<string, string>> = { PRIV: 'Personal', ORGA: 'Business' };

export interface EnableBankingAccount {
  /** It is valid for one session. */
  readonly uid: string | undefined;
  /** It names the account in every session. */
  readonly hash: string | undefined;
  /** IBAN, or whatever number the bank gives. */
  readonly number: string | undefined;
  readonly document: number;
  readonly facts: AccountFacts;
}

export function readAccount(record: JsonRecord): EnableBankingAccount {
  const uid = record.text('uid');
  const hash = record.text('identification_hash');
  const number = record.firstText(['account_id', 'iban'], ['account_id', 'other', 'identification']);
  const holder = record.text('name');
  const currencyCode = currencyAt(record, 'currency');
  const accountType = USAGES[record.text('usage')?.toUpperCase() ?? ''];
  const accountSubType = SUB_TYPES[record.text('cash_account_type')?.toUpperCase() ?? ''];
  return {
    uid,
    hash,
    number: number?.replace(/\s+/g, ''),
    document: record.document,
    facts: {
      currencyCode,
      accountType,
      accountSubType,
      accountHolders: holder === undefined ? undefined : [holder],
      other: record.rest(),
    },
  };
}

const CURRENT = ['ITBD', 'CLBD'];
/** XPCD, expected, includes pending payments, so it is an available balance and not a booked one. */
const AVAILABLE = ['ITAV', 'CLAV', 'XPCD', 'FWAV'];

/** Undefined for balances of another day, such as opening ones, and where nothing tells what the balance means. */
export function balanceOf(record: JsonRecord, accountSubType: string | undefined): StatedBalance | undefined {
  const kind = record.text('balance_type')?.toUpperCase() ?? '';
  const money = moneyAt(record, ['balance_amount', 'amount'], ['balance_amount', 'currency']);
  const role = CURRENT.includes(kind) ? 'current' : AVAILABLE.includes(kind) ? 'available' : undefined;
  if (money === undefined || role === undefined || UNCLEAR.includes(accountSubType ?? '')) return undefined;
  const at = record.firstText(['last_change_date_time'], ['reference_date']) ?? '';
  const rank = (role === 'current' ? CURRENT : AVAILABLE).indexOf(kind);
  return { role, rank, at, money, region: record.region };
}
