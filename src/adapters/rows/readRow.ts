/** Turns the texts of a draft row into values, or says why the row cannot be read. */
import { FIRST_YEAR, type IsoDate } from '../../base/calendar.js';
import type { Minor } from '../../base/money.js';
import { quoted } from '../../base/shown.js';
import type { TimeZone } from '../../model/options.js';
import type { DraftMoney, DraftRow, DraftSkipped } from '../model/draft.js';
import type { CreditDebitIndicator } from '../model/request.js';
import type { DateOrder } from '../model/statements.js';
import { type DecimalMark, type ReadAmount, readAmount } from '../values/amount.js';
import type { DatesOfColumn } from '../values/day.js';
import { exactMinor, LARGEST_AMOUNT } from '../values/minor.js';
import { whyNoDate } from '../values/whyNoDate.js';
import { type RowTexts, textsOf } from './texts.js';

/** How the columns of an account are to be read. */
export interface Columns {
  readonly dateOrder: DateOrder;
  readonly timeZone: TimeZone | undefined;
  readonly decimalMark: DecimalMark;
  /** Amounts have no sign by the rules of the format, so one beside a direction repeats it. */
  readonly isMinusIdle?: boolean | undefined;
}

/** A row that can be read. Its direction may still change, when the running balance is looked at. */
export interface ReadRow {
  readonly draft: DraftRow;
  readonly texts: RowTexts;
  readonly day: IsoDate;
  readonly valueDay: IsoDate | undefined;
  readonly digits: string;
  /** Never negative. */
  readonly minor: Minor;
  /** Set if the source states the direction by a word, a code or a column. */
  readonly stated: CreditDebitIndicator | undefined;
  /** Set if something suggests the direction that tells it not for sure. */
  readonly hint: CreditDebitIndicator | undefined;
  readonly isNegative: boolean;
  readonly isSigned: boolean;
  readonly currency: string | undefined;
  /** The running balance, negative where overdrawn. */
  readonly balance: { readonly minor: Minor; readonly digits: string } | undefined;
}

const LONGEST_FRACTION = 20;

export function readRow(
  draft: DraftRow,
  columns: Columns,
  { dateOf, dayOf }: DatesOfColumn,
): ReadRow | DraftSkipped {
  const fault = (reason: DraftSkipped['reason'], message: string): DraftSkipped => ({
    region: draft.region,
    reason,
    message,
  });
  if (isBlank(draft.date)) return fault('no_date', 'The row has no date');
  if (isBlank(draft.amount?.text)) return fault('no_amount', 'The row has no amount');
  const day = dayOf(draft.date);
  if ((dateOf(draft.date)?.year ?? FIRST_YEAR) < FIRST_YEAR)
    return fault('out_of_range', `The date ${quoted(draft.date)} lies before ${FIRST_YEAR}`);
  if (day === undefined) return fault('unreadable_date', whyNoDate(draft.date, columns.dateOrder));
  const { text } = draft.amount;
  const amount = readAmount(text, columns.decimalMark);
  if (amount === undefined) return fault('unreadable_amount', `${quoted(text)} is no amount`);
  const digits = trimmed(amount.digits);
  if (Number(digits) > LARGEST_AMOUNT || fractionOf(digits).length > LONGEST_FRACTION)
    return fault(
      'out_of_range',
      `The amount ${quoted(text)} is more than ${LARGEST_AMOUNT}, or has too many digits`,
    );
  return {
    draft,
    texts: textsOf(draft),
    day,
    valueDay: isBlank(draft.valueDate) ? undefined : dayOf(draft.valueDate),
    digits,
    minor: exactMinor(digits),
    stated: draft.amount.direction ?? amount.direction,
    hint: amount.isSigned ? undefined : draft.amount.hint,
    isNegative: amount.isNegative,
    isSigned: amount.isSigned,
    currency: draft.amount.currency ?? amount.currency,
    balance: draft.balance && signedMoney(draft.balance, columns.decimalMark, columns.isMinusIdle),
  };
}

/** Money with its sign: negative for a debit. Undefined where it cannot be read or is too large. */
export function signedMoney(
  money: DraftMoney,
  mark: DecimalMark,
  isMinusIdle = false,
): { readonly minor: Minor; readonly digits: string } | undefined {
  const amount = readAmount(money.text, mark);
  if (amount === undefined) return undefined;
  const digits = trimmed(amount.digits);
  if (Number(digits) > LARGEST_AMOUNT || fractionOf(digits).length > LONGEST_FRACTION) return undefined;
  return { minor: exactMinor(digits) * (isDebit(amount, money.direction, isMinusIdle) ? -1 : 1), digits };
}

/**
 * A minus reverses the direction that the format gives: what is owed on a card, -5.00, is a credit. Beside a word within the text, as in
 * -20.00 OD, and where the format has no signs, it repeats it.
 */
function isDebit(
  { isNegative, direction }: ReadAmount,
  given: CreditDebitIndicator | undefined,
  isMinusIdle: boolean,
): boolean {
  if (given === undefined || isMinusIdle) return isNegative || (given ?? direction) === 'Debit';
  return (given === 'Debit') !== isNegative;
}

/** Removes zeros after the second decimal place: 10.00000 is 10.00. */
function trimmed(digits: string): string {
  const fraction = fractionOf(digits);
  if (fraction.length <= 2) return digits;
  let length = fraction.length;
  while (length > 2 && fraction[length - 1] === '0') length--;
  return digits.slice(0, digits.length - fraction.length + length);
}

function fractionOf(digits: string): string {
  const point = digits.indexOf('.');
  return point === -1 ? '' : digits.slice(point + 1);
}

export function isBlank(text: string | undefined): text is undefined {
  return text === undefined || text.trim() === '';
}
