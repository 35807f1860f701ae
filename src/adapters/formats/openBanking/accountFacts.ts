/** What an answer says of an account itself. */
import type { JsonRecord } from '../../json/record.js';
import type { DraftAccount } from '../../model/draft.js';

export type AccountFacts = Partial<
  Pick<DraftAccount, 'currencyCode' | 'accountType' | 'accountSubType' | 'accountHolders' | 'balanceMeans'>
>;

/** Version 4.0 names the kind of account by a code of ISO 20022 (ExternalCashAccountType1Code). */
const SUB_TYPES: Readonly<Record<string, string>> = {
  CACC: 'CurrentAccount',
  TRAN: 'CurrentAccount',
  CARD: 'CreditCard',
  CHAR: 'ChargeCard',
  EMON: 'EMoney',
  LOAN: 'Loan',
  MORT: 'Mortgage',
  MGLD: 'Loan',
  PPAY: 'PrePaidCard',
  OTHR: 'Other',
  SVGS: 'Savings',
  LLSV: 'Savings',
};

export function accountFacts(record: JsonRecord): AccountFacts {
  const code = record.text('AccountTypeCode');
  return withoutUndefined({
    currencyCode: record.text('Currency'),
    accountType: record.firstText(['AccountType'], ['AccountCategory']),
    accountSubType: record.text('AccountSubType') ?? (code && (SUB_TYPES[code.toUpperCase()] ?? code)),
    accountHolders: holdersOf(record),
  });
}

function holdersOf(record: JsonRecord): readonly string[] | undefined {
  const accounts = record.at('Account');
  const list = accounts?.kind === 'array' ? accounts.items : accounts === undefined ? [] : [accounts];
  const names = list.flatMap(item => {
    const name = item.kind === 'object' ? item.members.find(({ key }) => key === 'Name') : undefined;
    return name?.kind === 'string' && name.text.trim() !== '' ? [name.text.trim()] : [];
  });
  return names.length === 0 ? undefined : [...new Set(names)];
}

function withoutUndefined<Facts extends object>(
  facts: Facts,
): { [Name in keyof Facts]?: Exclude<Facts[Name], undefined> } {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Facts]?: Exclude<Facts[Name], undefined>;
  };
}
