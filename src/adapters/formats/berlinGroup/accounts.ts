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
  // A card account may write debits as positive amounts. It then writes the amount owed as positive too.
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

/** Some banks send the codes of ISO 20022. Opening balances are left out, since they are not current. */
const CURRENT = ['interimbooked', 'itbd', 'closingbooked', 'clbd'];
/** `expected` includes pending payments, so it is an available balance and not a booked one. */
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

/** A balance that includes the credit line is not money held, so it counts as the available balance. */
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
