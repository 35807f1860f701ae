/** One transaction of Yapily as a draft row. Its amount has a minus where money leaves the account. */
import { type Answers, recordsAt } from '../../json/answers.js';
import { moneyAt } from '../../json/money.js';
import type { JsonRecord } from '../../json/record.js';
import { type StatusWords, statusAt } from '../../json/status.js';
import type { DraftRow } from '../../model/draft.js';

const STATUSES: StatusWords = { booked: ['BOOKED'], pending: ['PENDING'] };

export function readTransaction(record: JsonRecord, answers: Answers): DraftRow {
  const stated = moneyAt(record, ['transactionAmount', 'amount'], ['transactionAmount', 'currency']);
  const amount = stated ?? moneyAt(record, ['amount'], ['currency']);
  const side = amount?.text.startsWith('-') ? 'payeeDetails' : 'payerDetails';
  const information = record.texts('transactionInformation').join(' ');
  const row: DraftRow = {
    region: record.region,
    id: record.text('id'),
    date: record.firstText(['bookingDateTime'], ['date']),
    valueDate: record.text('valueDateTime'),
    amount,
    status: statusAt(record, STATUSES, answers),
    narrative: record.text('description') ?? (information === '' ? undefined : information),
    payee: record.text(side, 'name'),
    merchant: record.firstText(['merchant', 'merchantName'], ['merchant', 'name']),
    payeeAccount: accountOf(record, side),
    reference: record.text('reference'),
    merchantCategoryCode: record.text('merchant', 'merchantCategoryCode'),
    transactionCode: {
      code: record.text('isoBankTransactionCode', 'familyCode', 'code'),
      subCode: record.text('isoBankTransactionCode', 'subFamilyCode', 'code'),
    },
    proprietaryTransactionCode: {
      code: record.text('proprietaryBankTransactionCode', 'code'),
      issuer: record.text('proprietaryBankTransactionCode', 'issuer'),
    },
    // The balance of a row may be one of several kinds, and only booked ones follow from row to row.
    balance: isBooked(record)
      ? moneyAt(record, ['balance', 'balanceAmount', 'amount'], ['balance', 'balanceAmount', 'currency'])
      : undefined,
  };
  return { ...row, other: record.rest() };
}

function isBooked(record: JsonRecord): boolean {
  const type = record.at('balance', 'type');
  return type?.kind === 'string' && type.text.toUpperCase().endsWith('_BOOKED');
}

/** Sort code and account number in one form with those of other rows, else the IBAN. */
function accountOf(record: JsonRecord, side: string): string | undefined {
  const numbers = new Map(
    recordsAt(record, side, 'accountIdentifications').map(each => [
      each.text('type')?.toUpperCase(),
      each.text('identification'),
    ]),
  );
  const sortCode = numbers.get('SORT_CODE');
  const number = numbers.get('ACCOUNT_NUMBER');
  return sortCode !== undefined && number !== undefined ? `${sortCode} ${number}` : numbers.get('IBAN');
}
