/** One transaction of Finicity as a draft row. Its amount has a minus where money leaves the account. */
import { epochDay, textOf } from '../../../base/calendar.js';
import type { Answers } from '../../json/answers.js';
import { moneyAt, unsigned } from '../../json/money.js';
import type { JsonRecord } from '../../json/record.js';
import { type StatusWords, statusAt } from '../../json/status.js';
import type { DraftRow } from '../../model/draft.js';
import type { CreditDebitIndicator } from '../../model/request.js';

const DIRECTIONS: Readonly<Record<string, CreditDebitIndicator>> = { CREDIT: 'Credit', DEBIT: 'Debit' };
const SECONDS_OF_DAY = 86_400;
const NOON = 43_200;
/** `shadow` is a pending row of which nobody knows yet whether it was booked. */
const STATUSES: StatusWords = { booked: ['ACTIVE'], pending: ['PENDING', 'SHADOW'] };

export function readTransaction(record: JsonRecord, answers: Answers): DraftRow {
  const direction = DIRECTIONS[record.text('directionIndicator')?.toUpperCase() ?? ''];
  const money = moneyAt(record, ['amount'], ['currencySymbol']);
  const row: DraftRow = {
    region: record.region,
    id: record.firstText(['id'], ['externalTransactionId']),
    date: dateOf(
      record.firstText(['postedDate'], ['postedTimestamp'], ['transactionDate'], ['transactionTimestamp']),
    ),
    amount: direction === undefined ? money : { text: '', ...unsigned(money), direction },
    status: statusAt(record, STATUSES, answers),
    narrative: record.text('description'),
    payee: record.firstText(['categorization', 'normalizedPayeeName'], ['normalizedPayee']),
    merchant: record.text('inputMerchantInformation', 'name'),
    additional: record.text('memo'),
    merchantCategoryCode: record.text('inputMerchantInformation', 'merchantCategoryCode'),
    proprietaryTransactionCode: { code: record.text('type'), issuer: undefined },
    balance: moneyAt(record, ['runningBalanceAmount'], ['currencySymbol']),
  };
  return { ...row, other: record.rest() };
}

/** Seconds since 1970, as an instant of ISO 8601; other texts as they are. */
export function dateOf(text: string | undefined): string | undefined {
  if (text === undefined || !/^\d{9,10}$/.test(text)) return text;
  const seconds = Number(text);
  const time = seconds % SECONDS_OF_DAY;
  const day = textOf(epochDay(Math.floor(seconds / SECONDS_OF_DAY)));
  // Noon is how Finicity writes a day that has no time.
  if (time === NOON) return day;
  const part = (value: number) => String(Math.floor(value) % 60).padStart(2, '0');
  const hours = String(Math.floor(time / 3600)).padStart(2, '0');
  return `${day}T${hours}:${part(time / 60)}:${part(time)}Z`;
}
