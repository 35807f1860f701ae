/** One `Transaction` of Open Banking as a draft row. */
import type { JsonRecord } from '../../json/record.js';
import type { DraftRow, DraftSkipped } from '../../model/draft.js';
import type { CreditDebitIndicator } from '../../model/request.js';
import { isBooked } from './balances.js';
import { directionOf, statusOf } from './codes.js';

/** The number of a card names a card, not the account of the other side. */
const CARD_NUMBER = 'UK.OBIE.PAN';

export function readTransaction(record: JsonRecord): DraftRow | DraftSkipped {
  const direction = directionOf(record.text('CreditDebitIndicator'));
  const given = record.at('Status');
  const status = statusOf(record.text('Status'));
  const { region } = record;
  if (status === 'Rejected')
    return { region, reason: 'rejected', message: 'The bank rejected this payment, so no money moved' };
  if (direction === undefined)
    return {
      region,
      reason: 'no_direction',
      message: 'CreditDebitIndicator tells neither a credit nor a debit',
    };
  record.text('AccountId');
  const row: DraftRow = {
    region,
    id: record.text('TransactionId'),
    date: record.firstText(['BookingDateTime'], ['ValueDateTime']),
    valueDate: record.text('ValueDateTime'),
    amount: {
      text: record.text('Amount', 'Amount') ?? '',
      direction,
      currency: record.text('Amount', 'Currency'),
    },
    status: status ?? 'Pending',
    narrative: record.texts('TransactionInformation').join(' '),
    ...otherSide(record, direction),
    merchant: record.text('MerchantDetails', 'MerchantName'),
    reference: record.text('TransactionReference'),
    merchantCategoryCode: record.text('MerchantDetails', 'MerchantCategoryCode'),
    transactionCode: {
      code: record.text('BankTransactionCode', 'Code'),
      subCode: record.text('BankTransactionCode', 'SubCode'),
    },
    proprietaryTransactionCode: {
      code: record.text('ProprietaryBankTransactionCode', 'Code'),
      issuer: record.text('ProprietaryBankTransactionCode', 'Issuer'),
    },
    balance: runningBalance(record),
  };
  const other = record.rest();
  // A status that is not known stays readable.
  return {
    ...row,
    other: status === undefined && given?.kind === 'string' ? { Status: given.text, ...other } : other,
  };
}

/** Who pays a credit, or is paid by a debit. The other of the two accounts is the one whose statement this is. */
function otherSide(
  record: JsonRecord,
  direction: CreditDebitIndicator,
): Pick<DraftRow, 'payee' | 'payeeAccount'> {
  const [account, ultimate] =
    direction === 'Credit' ? ['DebtorAccount', 'UltimateDebtor'] : ['CreditorAccount', 'UltimateCreditor'];
  const scheme = record.at(account, 'SchemeName');
  const isCard = scheme?.kind === 'string' && scheme.text.trim() === CARD_NUMBER;
  return {
    payee: record.firstText([account, 'Name'], [ultimate, 'Name']),
    payeeAccount: isCard ? undefined : record.text(account, 'Identification'),
  };
}

function runningBalance(record: JsonRecord): DraftRow['balance'] {
  const type = record.at('Balance', 'Type');
  if (type?.kind === 'string' && !isBooked(type.text)) return undefined;
  const text = record.text('Balance', 'Amount', 'Amount');
  if (text === undefined) return undefined;
  const direction = directionOf(record.text('Balance', 'CreditDebitIndicator'));
  return { text, direction, currency: record.text('Balance', 'Amount', 'Currency') };
}
