/** One item of Starling's feed as a draft row. */
import { quoted } from '../../../base/shown.js';
import type { Answers } from '../../json/answers.js';
import { currencyAt } from '../../json/jsonMoney.js';
import type { JsonRecord } from '../../json/record.js';
import { type StatusWords, statusAt } from '../../json/status.js';
import { withPayee } from '../../json/wording.js';
import type { DraftRow, DraftSkipped } from '../../model/draft.js';
import type { CreditDebitIndicator } from '../../model/request.js';
import { fromMinorUnits } from '../../values/minorUnits.js';

const DIRECTIONS: Readonly<Record<string, CreditDebitIndicator>> = { IN: 'Credit', OUT: 'Debit' };
/**
 * UPCOMING: due on a day to come. RETRYING: a direct debit that is tried again. What was refunded or, after it was settled, reversed moved
 * money all the same: what comes back is an item of its own.
 */
const STATUSES: StatusWords = {
  booked: ['SETTLED', 'REFUNDED', 'REVERSED'],
  pending: ['PENDING', 'UPCOMING', 'RETRYING'],
};
const GONE: Readonly<Record<string, Pick<DraftSkipped, 'reason' | 'message'>>> = {
  DECLINED: { reason: 'rejected', message: 'Starling declined this payment, so no money moved' },
  ACCOUNT_CHECK: { reason: 'rejected', message: 'A shop checked the card, so no money moved' },
  UPCOMING_CANCELLED: { reason: 'removed', message: 'The payment was cancelled before its day' },
  REVERSED: { reason: 'removed', message: 'The payment was reversed before it was settled' },
  REFUNDED: { reason: 'removed', message: 'The payment was refunded before it was settled' },
};

export function statusOf(record: JsonRecord): string | undefined {
  return peek(record, 'status')?.toUpperCase();
}

/** Why the item moved no money; undefined where it did, or may still. */
function goneBy(record: JsonRecord): (typeof GONE)[string] | undefined {
  const status = statusOf(record) ?? '';
  const isSettled = STATUSES.booked.includes(status) && peek(record, 'settlementTime') !== undefined;
  return isSettled ? undefined : GONE[status];
}

export function isBooked(record: JsonRecord): boolean {
  const status = statusOf(record);
  return goneBy(record) === undefined && (status === undefined || STATUSES.booked.includes(status));
}

export function readFeedItem(record: JsonRecord, answers: Answers): DraftRow | DraftSkipped {
  const { region } = record;
  const gone = goneBy(record);
  if (gone !== undefined) return { region, ...gone };
  const skip = (reason: DraftSkipped['reason'], message: string): DraftSkipped => ({
    region,
    reason,
    message,
  });
  const date = isBooked(record)
    ? record.firstText(['settlementTime'], ['transactionTime'])
    : record.text('transactionTime');
  if (date === undefined) return skip('no_date', 'transactionTime and settlementTime are missing');
  const currency = currencyAt(record, 'amount', 'currency');
  const units = record.text('amount', 'minorUnits');
  if (units === undefined) return skip('no_amount', 'amount.minorUnits is missing');
  const text = fromMinorUnits(units, currency);
  if (text === undefined)
    return skip(
      'unreadable_amount',
      `amount.minorUnits must be a whole number of the smallest unit, got ${quoted(units)}`,
    );
  const written = record.text('direction');
  const direction = DIRECTIONS[written?.toUpperCase() ?? ''];
  if (direction === undefined)
    return skip('no_direction', `direction must be IN or OUT, got ${quoted(written ?? '')}`);
  const row: DraftRow = {
    region,
    id: record.text('feedItemUid'),
    date,
    amount: { text, direction, currency },
    status: statusAt(record, STATUSES, answers),
    // The webhook alone tells it.
    merchantCategoryCode: record.text('masterCardFeedDetails', 'mcc'),
    proprietaryTransactionCode: { code: codeOf(record), issuer: undefined },
    ...textsOf(record),
  };
  for (const own of ['categoryUid', 'accountUid', 'updatedAt']) record.text(own);
  return { ...row, other: record.rest() };
}

/** That cash was drawn says more than that a card was used. */
function codeOf(record: JsonRecord): string | undefined {
  const subType = peek(record, 'sourceSubType')?.toUpperCase();
  return subType === 'ATM' ? record.text('sourceSubType') : record.text('source');
}

type Texts = Pick<DraftRow, 'narrative' | 'payee' | 'merchant' | 'payeeAccount' | 'reference' | 'additional'>;

/**
 * The reference of a card payment is the wording of the card network. That of any other payment is what the payer wrote. The person's own
 * notes are neither, so they stay out of the text.
 */
function textsOf(record: JsonRecord): Texts {
  const kind = record.text('counterPartyType')?.toUpperCase();
  const name = record.text('counterPartyName');
  const reference = record.text('reference');
  const additional = record.text('userNote');
  if (kind === 'MERCHANT') return { narrative: reference ?? name, merchant: name, additional };
  // A space: a part of the account itself, with the name that the person gave it.
  if (kind === 'CATEGORY')
    return {
      narrative: name === undefined ? 'Space transfer' : `Space transfer ${name}`,
      payeeAccount: record.text('counterPartyUid'),
      reference,
      additional,
    };
  return {
    narrative: name === undefined ? reference : withPayee(reference, name),
    payee: name,
    payeeAccount: accountOf(record),
    reference,
    additional,
  };
}

function accountOf(record: JsonRecord): string | undefined {
  const sortCode = record.text('counterPartySubEntityIdentifier');
  const number = record.text('counterPartySubEntitySubIdentifier');
  if (sortCode !== undefined && number !== undefined) return `${sortCode} ${number}`;
  return number ?? sortCode;
}

/** Looks at a text without taking it. */
export function peek(record: JsonRecord, ...path: readonly string[]): string | undefined {
  const node = record.at(...path);
  const text = node?.kind === 'string' || node?.kind === 'number' ? node.text.trim() : '';
  return text === '' ? undefined : text;
}
