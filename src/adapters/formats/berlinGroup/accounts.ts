/** Accounts and balances. */
import type { AccountFacts, StatedBalance } from '../../json/accountBook.js';
import { currencyAt, moneyAt } from '../../json/jsonMoney.js';
import type { JsonRecord } from '../../json/record.js';

/** ISO 20022, ExternalCashAccountType1Code. */
const SUB_TYPES: Readonly<Record<string, string>> = {
  CACC: 'CurrentAccount',
  TRAN: 'CurrentAccount',
  SALA: 'CurrentAccount',
  SVGS: 'Savings',
  LLSV: 'Savings',
  ONDP: 'Savings',
  CARD: 'CreditCard',
  LOAN: 'Loan',
  MGLD: 'Loan',
  MORT: 'Mortgage',
};
const SEVERAL = 'XXX';

export function accountFacts(record: JsonRecord): AccountFacts {
  const kind = record.text('cashAccountType')?.toUpperCase();
  const usage = record.text('usage')?.toUpperCase();
  const currency = currencyAt(record, 'currency');
  const holder = record.firstText(['ownerName'], ['owner_name']);
  // On accounts of cards, amounts of debits may be positive, and then so is what is owed.
  const isReversed = record.flag('debitAccounting') === true;
  const isCard = record.at('maskedPan') !== undefined || record.at('pan') !== undefined;
  return {
    currencyCode: currency === SEVERAL ? undefined : currency,
    accountType: usage === 'PRIV' ? 'Personal' : usage === 'ORGA' ? 'Business' : undefined,
    accountSubType: SUB_TYPES[kind ?? ''] ?? kind ?? (isCard ? 'CreditCard' : undefined),
    accountHolders: holder === undefined ? undefined : [holder],
    ...(isReversed ? { signs: 'reversed', balanceMeans: 'owed' } : undefined),
  };
}

/** Codes of ISO 20022 are what some banks send. Opening balances are not current, so they are not taken. */
const CURRENT = ['interimbooked', 'itbd', 'closingbooked', 'clbd'];
/** `expected` has the pending payments in it, so it is what is left, not what is booked. */
const AVAILABLE = [
  'interimavailable',
  'itav',
  'closingavailable',
  'clav',
  'available',
  'authorised',
  'expected',
  'xpcd',
  'forwardavailable',
  'fwav',
];

/** A balance that has the credit line in it is no money held, so it counts as what is available. */
export function balanceOf(record: JsonRecord): StatedBalance | undefined {
  const kind = record.text('balanceType')?.toLowerCase() ?? '';
  const money = moneyAt(record, ['balanceAmount', 'amount'], ['balanceAmount', 'currency']);
  if (money === undefined) return undefined;
  const at = record.firstText(['lastChangeDateTime'], ['referenceDate']) ?? '';
  const { region } = record;
  const current = CURRENT.indexOf(kind);
  if (current !== -1 && record.flag('creditLimitIncluded') !== true)
    return { role: 'current', rank: current, at, money, region };
  const available = AVAILABLE.indexOf(kind);
  if (available !== -1) return { role: 'available', rank: available, at, money, region };
  return current === -1
    ? undefined
    : { role: 'available', rank: AVAILABLE.length + current, at, money, region };
}
