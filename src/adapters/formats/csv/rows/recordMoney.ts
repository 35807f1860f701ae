/** Reads the amount of a record: from one column, from columns of debits and credits, or with a word beside it. */
import type { DraftMoney } from '../../../model/draft.js';
import type { CreditDebitIndicator } from '../../../model/request.js';
import { type DecimalMark, readAmount } from '../../../values/amount.js';
import { rowCurrency } from '../columns/currency.js';
import { isNothing } from '../table/cells.js';
import type { CsvRecord } from '../table/records.js';
import type { Places } from './places.js';
import { directionOf } from './words.js';

/** How a table writes its signs, decided on all of its rows. */
export interface SignStyle {
  /** Debits have a minus although their column or a word already marks them. The minus then changes no direction. */
  readonly isDebitNegative: boolean;
  readonly isCreditNegative: boolean;
  /** The meaning of a blank beside an amount. If a file only ever writes one word, a blank means the other one. */
  readonly blankMeans: CreditDebitIndicator | undefined;
  /** Amounts show their direction by a sign, so an unknown word does no harm. */
  readonly hasSigns: boolean;
}

export interface RecordMoney {
  readonly money: DraftMoney | undefined;
  readonly fault: string | undefined;
}

export function signStyleOf(records: readonly CsvRecord[], places: Places): SignStyle {
  const counts = { Debit: 0, Credit: 0, negativeDebit: 0, negativeCredit: 0, negative: 0 };
  const count = (direction: CreditDebitIndicator, cell: string) => {
    counts[direction]++;
    if (isNegative(cell)) counts[`negative${direction}`]++;
  };
  const needsCounts = places.direction !== -1 || places.debit !== -1 || places.credit !== -1;
  for (const { cells } of needsCounts ? records : []) {
    const amount = cells[places.amount] ?? '';
    if (places.amount !== -1) {
      const direction = directionOf(cells[places.direction] ?? '');
      if (isNegative(amount)) counts.negative++;
      if (direction !== undefined && amount !== '') count(direction, amount);
      continue;
    }
    const debit = cells[places.debit] ?? '';
    const credit = cells[places.credit] ?? '';
    if (!isNothing(debit)) count('Debit', debit);
    if (!isNothing(credit)) count('Credit', credit);
  }
  return {
    isDebitNegative: counts.negativeDebit > 0 && counts.negativeDebit * 2 >= counts.Debit,
    isCreditNegative: counts.negativeCredit > 0 && counts.negativeCredit * 2 >= counts.Credit,
    blankMeans: blankOf(counts.Debit, counts.Credit),
    hasSigns: counts.negative > 0,
  };
}

function blankOf(debits: number, credits: number): CreditDebitIndicator | undefined {
  if (debits > 0 === credits > 0) return undefined;
  return debits > 0 ? 'Credit' : 'Debit';
}

export function moneyOf(
  { cells }: CsvRecord,
  places: Places,
  style: SignStyle,
  mark: DecimalMark,
): RecordMoney {
  if (places.amount !== -1) return amountOf(cells, places, style, mark);
  const debit = cells[places.debit] ?? '';
  const credit = cells[places.credit] ?? '';
  const currencyIn = (place: number) => rowCurrency(cells, place, places, places.currencyAbove);
  const [hasDebit, hasCredit] = [!isNothing(debit), !isNothing(credit)];
  if (hasDebit && hasCredit)
    return { money: undefined, fault: `both a debit of ${debit} and a credit of ${credit} stand in the row` };
  if (hasDebit) return sided(debit, 'Debit', style.isDebitNegative, currencyIn(places.debit));
  if (hasCredit) return sided(credit, 'Credit', style.isCreditNegative, currencyIn(places.credit));
  if (credit !== '') return sided(credit, 'Credit', false, currencyIn(places.credit));
  if (debit !== '') return sided(debit, 'Debit', false, currencyIn(places.debit));
  return { money: undefined, fault: undefined };
}

function amountOf(
  cells: readonly string[],
  places: Places,
  style: SignStyle,
  mark: DecimalMark,
): RecordMoney {
  const written = cells[places.amount] ?? '';
  if (written === '') return { money: undefined, fault: undefined };
  const currency = rowCurrency(cells, places.amount, places, places.currencyAbove);
  const fee = cells[places.fee] ?? '';
  const text = isNothing(fee) ? written : (withoutFee(written, fee, mark) ?? written);
  if (places.direction === -1) return { money: { text, currency }, fault: undefined };
  const word = cells[places.direction] ?? '';
  // A plus beside a word adds nothing. DR within the amount decides.
  const isBlankTold = word === '' && !style.hasSigns && !/\p{L}/u.test(text);
  const direction = directionOf(word) ?? (isBlankTold ? style.blankMeans : undefined);
  if (direction === undefined)
    return word === '' || style.hasSigns || /^[-+(]|[-)]$/.test(text)
      ? { money: { text, currency }, fault: undefined }
      : { money: undefined, fault: `"${word}" tells neither a credit nor a debit` };
  const isDoubled = direction === 'Debit' ? style.isDebitNegative : style.isCreditNegative;
  return sided(text, direction, isDoubled, currency);
}

/** A minus reverses a direction. If it only repeats the direction, the opposite is given here, so that the minus reverses it back. */
function sided(
  text: string,
  direction: CreditDebitIndicator,
  isDoubled: boolean,
  currency: string | undefined,
): RecordMoney {
  const turned = isDoubled && isNegative(text) ? opposite(direction) : direction;
  return { money: { text, direction: turned, currency }, fault: undefined };
}

function opposite(direction: CreditDebitIndicator): CreditDebitIndicator {
  return direction === 'Credit' ? 'Debit' : 'Credit';
}

function isNegative(cell: string): boolean {
  return /[-(\u2212\u2010-\u2014]/.test(cell) && readAmount(cell)?.isNegative === true;
}

// Adds the amount and the fee into the exact sum by which the balance moves.

/** Undefined where either cannot be read. */
function withoutFee(amount: string, fee: string, mark: DecimalMark): string | undefined {
  const [one, other] = [readAmount(amount, mark), readAmount(fee, mark)];
  if (one === undefined || other === undefined) return undefined;
  const places = Math.max(decimals(one.digits), decimals(other.digits));
  const taken = scaled(other.digits, places) * (other.isNegative ? -1n : 1n);
  const sum = scaled(one.digits, places) * (one.isNegative ? -1n : 1n) - taken;
  return written(sum, places);
}

function decimals(digits: string): number {
  const point = digits.indexOf('.');
  return point === -1 ? 0 : digits.length - point - 1;
}

function scaled(digits: string, places: number): bigint {
  return BigInt(digits.replace('.', '') + '0'.repeat(places - decimals(digits)));
}

function written(sum: bigint, places: number): string {
  const digits = (sum < 0n ? -sum : sum).toString().padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  return `${sum < 0n ? '-' : ''}${whole}${places === 0 ? '' : `.${digits.slice(-places)}`}`;
}
