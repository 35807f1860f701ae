/** What an answer says of an account itself. */
import { type JsonNode, plainOf } from '../../json/node.js';
import { type JsonRecord, nodeAt } from '../../json/record.js';
import type { DraftAccount } from '../../model/draft.js';

export type AccountFacts = Pick<
  DraftAccount,
  'currencyCode' | 'accountType' | 'accountSubType' | 'accountHolders' | 'other'
>;

/** Version 4.0 names the kind of account by a code of ISO 20022 (ExternalCashAccountType1Code). */
const SUB_TYPES: Readonly<Record<string, string>> = {
  CACC: 'CurrentAccount',
  TRAN: 'CurrentAccount',
  CARD: 'CreditCard',
  CHAR: 'ChargeCard',
  EMON: 'EMoney',
  LOAN: 'Loan',
  MGLD: 'Loan',
  MORT: 'Mortgage',
  PPAY: 'PrePaidCard',
  SVGS: 'Savings',
  LLSV: 'Savings',
  OTHR: 'Other',
};

export function accountFacts(record: JsonRecord): AccountFacts {
  const code = record.text('AccountTypeCode');
  record.text('AccountId');
  return {
    currencyCode: record.text('Currency'),
    accountType: record.firstText(['AccountType'], ['AccountCategory']),
    accountSubType: record.text('AccountSubType') ?? (code && (SUB_TYPES[code.toUpperCase()] ?? code)),
    accountHolders: namesIn(record.at('Account')),
    other: record.rest(),
  };
}

/** The names that the account's own numbers are held under. */
function namesIn(accounts: JsonNode | undefined): readonly string[] | undefined {
  const list = accounts?.kind === 'array' ? accounts.items : accounts === undefined ? [] : [accounts];
  const names = list.flatMap(item => {
    const name = nodeAt(item, ['Name']);
    const text = name === undefined ? '' : plainOf(name);
    return typeof text === 'string' && text.trim() !== '' ? [text.trim()] : [];
  });
  return names.length === 0 ? undefined : [...new Set(names)];
}
