/** Accounts, pots and balances of Monzo. */
import type { AccountFacts, StatedBalance } from '../../json/accountBook.js';
import { recordsAt } from '../../json/answers.js';
import { currencyAt } from '../../json/money.js';
import type { JsonRecord } from '../../json/record.js';
import { fromMinorUnits } from './pence.js';

/** The kinds follow the country: uk_retail, uk_retail_joint, uk_business, uk_monzo_flex, … */
const KINDS: readonly (readonly [part: string, accountSubType: string])[] = [
  ['prepaid', 'PrePaidCard'],
  ['flex', 'CreditCard'],
  ['loan', 'Loan'],
  ['savings', 'Savings'],
  ['retail', 'CurrentAccount'],
  ['business', 'CurrentAccount'],
];

/** Where Monzo has accounts besides the United Kingdom, which the currency tells. */
const ABROAD = 'US';

export function accountFacts(record: JsonRecord): AccountFacts {
  const type = record.text('type')?.toLowerCase() ?? '';
  const holders = recordsAt(record, 'owners').flatMap(owner => owner.texts('preferred_name'));
  record.text('id');
  return {
    currencyCode: currencyAt(record, 'currency'),
    countryCode: record.text('country_code')?.toUpperCase() === ABROAD ? ABROAD : undefined,
    accountType: type.includes('business') ? 'Business' : 'Personal',
    accountSubType: KINDS.find(([part]) => type.includes(part))?.[1] ?? type,
    accountHolders: holders.length === 0 ? undefined : holders,
    other: record.rest(),
  };
}

export function potFacts(record: JsonRecord): AccountFacts {
  return {
    currencyCode: currencyAt(record, 'currency'),
    accountSubType: 'Savings',
    other: record.rest(),
  };
}

/** In pence. Undefined where there is none. */
export function balanceOf(record: JsonRecord): StatedBalance | undefined {
  const currency = currencyAt(record, 'currency');
  const text = fromMinorUnits(record.text('balance') ?? '', currency);
  if (text === undefined) return undefined;
  const at = record.text('updated') ?? '';
  return { role: 'current', rank: 0, at, money: { text, currency }, region: record.region };
}
