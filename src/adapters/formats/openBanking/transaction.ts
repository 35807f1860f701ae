/** One `Transaction` of Open Banking as a draft row. */
import type { JsonRecord } from '../../json/record.js';
import type { DraftRow, DraftSkipped } from '../../model/draft.js';
import { directionOf, statusOf } from './codes.js';

export function readTransaction(record: JsonRecord): DraftRow | DraftSkipped {
  const direction = directionOf(record.text('CreditDebitIndicator'));
  const status = statusOf(record.text('Status'));
  const { region } = record;
  if (status === 'Rejected')
    return { region, reason: 'rejected', message: 'The bank rejected this payment, so no money moved' };
  if (direction === undefined)
    return { region, reason: 'no_direction', message: 'CreditDebitIndicator must be Credit or Debit' };
  const other = direction === 'Credit' ? 'DebtorAccount' : 'CreditorAccount';
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
    status,
    narrative: record.text('TransactionInformation'),
    payee: record.text(other, 'Name'),
    merchant: record.text('MerchantDetails', 'MerchantName'),
    payeeAccount: record.text(other, 'Identification'),
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
  return { ...row, other: record.rest() };
}

function runningBalance(record: JsonRecord): DraftRow['balance'] {
  const text = record.text('Balance', 'Amount', 'Amount');
  if (text === undefined) return undefined;
  const direction = directionOf(record.text('Balance', 'CreditDebitIndicator'));
  return { text, direction, currency: record.text('Balance', 'Amount', 'Currency') };
}
