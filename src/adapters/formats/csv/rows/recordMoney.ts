/** Reads the amount of a record: from one column, from columns of debits and credits, or with a word beside it. */
import type { DraftMoney } from '../../../model/draft.js';
import type { CreditDebitIndicator } from '../../../model/request.js';
import { type DecimalMark, readAmount } from '../../../values/amount.js';
import { decimalMarkOf } from '../../../values/decimalMark.js';
import { rowCurrency } from '../columns/currency.js';
import { isNothing, isNothingWord } from '../table/cells.js';
import type { CsvRecord } from '../table/records.js';
import type { Places } from './places.js';
import { directionOf, directionOfKind } from './words.js';

/** What a table writes beside its amounts, decided on all of its rows. What a minus means there is decided with the balances (rows/signs.ts). */
export interface SignStyle {
  /** The likely meaning of a blank beside an amount. If a file only ever writes one word, a blank means the other one. */
  readonly blankMeans: CreditDebitIndicator | undefined;
  /** Amounts show their direction by a sign, so an unknown word does no harm. */
  readonly hasSigns: boolean;
  /** How fees are written: with which decimal mark, and whether a minus stands before each that was taken. */
  readonly fees: { readonly mark: DecimalMark; readonly isNegative: boolean };
}

export interface RecordMoney {
  readonly money: DraftMoney | undefined;
  readonly fault: string | undefined;
}

export function signStyleOf(records: readonly CsvRecord[], places: Places, isKnown: boolean): SignStyle {
  const counts = { Debit: 0, Credit: 0 };
  for (const { cells } of places.amount === -1 ? [] : records) {
    const amount = cells[places.amount] ?? '';
    if (amount === '') continue;
    const direction = directionOf(cells[places.direction] ?? '') ?? directionWithin(amount);
    if (direction !== undefined) counts[direction]++;
  }
  const hasWords = places.direction !== -1 || counts.Debit + counts.Credit > 0;
  return {
    blankMeans: blankOf(counts.Debit, counts.Credit),
    hasSigns: hasWords && records.some(({ cells }) => isNegative(cells[places.amount] ?? '')),
    fees: feesOf(records, places, isKnown),
  };
}

/** A layout that is known writes a fee that was taken without a minus. */
function feesOf(records: readonly CsvRecord[], { fee, amount }: Places, isKnown: boolean): SignStyle['fees'] {
  if (fee === -1) return { mark: '.', isNegative: false };
  const fees = records.map(({ cells }) => cells[fee] ?? '').filter(cell => !isNothing(cell));
  const { mark } = decimalMarkOf(amount === -1 ? fees : records.map(({ cells }) => cells[amount] ?? ''));
  return { mark, isNegative: !isKnown && fees.every(isNegative) };
}

/** CR or DR within the amount. */
function directionWithin(amount: string): CreditDebitIndicator | undefined {
  return /[a-z]/i.test(amount) ? readAmount(amount)?.direction : undefined;
}

function blankOf(debits: number, credits: number): CreditDebitIndicator | undefined {
  if (debits > 0 === credits > 0) return undefined;
  return debits > 0 ? 'Credit' : 'Debit';
}

/** `given` is the direction that the layout tells of the record. */
export function moneyOf(
  { cells }: CsvRecord,
  places: Places,
  style: SignStyle,
  given: CreditDebitIndicator | undefined,
): RecordMoney {
  const read = given === undefined ? writtenIn(cells, places, style) : givenIn(cells, places, given);
  const fee = cells[places.fee] ?? '';
  if (read.money === undefined || isNothing(fee)) return read;
  return { ...read, money: withFee(read.money, fee, style.fees) };
}

function givenIn(cells: readonly string[], places: Places, direction: CreditDebitIndicator): RecordMoney {
  const text = figureIn(cells, places.amount);
  const currency = rowCurrency(cells, places.amount, places, places.currencyAbove);
  return text === '' ? { money: undefined, fault: undefined } : sided(text, direction, currency);
}

function writtenIn(cells: readonly string[], places: Places, style: SignStyle): RecordMoney {
  if (places.amount !== -1) return amountOf(cells, places, style);
  const [debit, credit] = [figureIn(cells, places.debit), figureIn(cells, places.credit)];
  const currencyIn = (place: number) => rowCurrency(cells, place, places, places.currencyAbove);
  const [hasDebit, hasCredit] = [!isNothing(debit), !isNothing(credit)];
  if (hasDebit && hasCredit)
    return { money: undefined, fault: `both a debit of ${debit} and a credit of ${credit} stand in the row` };
  if (hasDebit) return sided(debit, 'Debit', currencyIn(places.debit));
  if (hasCredit) return sided(credit, 'Credit', currencyIn(places.credit));
  if (credit !== '') return sided(credit, 'Credit', currencyIn(places.credit));
  if (debit !== '') return sided(debit, 'Debit', currencyIn(places.debit));
  return { money: undefined, fault: undefined };
}

/** Blank where the cell has a word for nothing. */
function figureIn(cells: readonly string[], place: number): string {
  const cell = cells[place] ?? '';
  return isNothingWord(cell) ? '' : cell;
}

function amountOf(cells: readonly string[], places: Places, style: SignStyle): RecordMoney {
  const text = figureIn(cells, places.amount);
  if (text === '') return { money: undefined, fault: undefined };
  const currency = rowCurrency(cells, places.amount, places, places.currencyAbove);
  const word = cells[places.direction] ?? '';
  const direction = word === '' ? undefined : (directionOf(word) ?? directionOfKind(word));
  if (direction !== undefined) return sided(text, direction, currency);
  if (word !== '' && !style.hasSigns && !/^[-+(]|[-)]$/.test(text))
    return { money: undefined, fault: `"${word}" tells neither a credit nor a debit` };
  // A plus beside a word adds nothing. DR within the amount decides.
  const isBlankTold = word === '' && !style.hasSigns && directionWithin(text) === undefined;
  const hint = isBlankTold ? style.blankMeans : undefined;
  return { money: hint === undefined ? { text, currency } : { text, currency, hint }, fault: undefined };
}

function sided(text: string, direction: CreditDebitIndicator, currency: string | undefined): RecordMoney {
  return { money: { text, direction, currency }, fault: undefined };
}

function isNegative(cell: string): boolean {
  return /[-(\u2212\u2010-\u2014]/.test(cell) && readAmount(cell)?.isNegative === true;
}

// Adds the amount and the fee into the exact sum by which the balance moves.

/** A fee makes money out more, and money in less. The money as it is where either cannot be read. */
function withFee(
  money: DraftMoney,
  fee: string,
  { mark, isNegative: isCost }: SignStyle['fees'],
): DraftMoney {
  const [one, other] = [readAmount(money.text, mark), readAmount(fee, mark)];
  if (one === undefined || other === undefined) return money;
  const direction = money.direction ?? one.direction;
  const places = Math.max(decimals(one.digits), decimals(other.digits));
  const isAdded = direction === 'Debit' && !one.isNegative;
  const taken = scaled(other.digits, places) * (other.isNegative !== isCost ? -1n : 1n);
  const sum = scaled(one.digits, places) * (one.isNegative ? -1n : 1n) + (isAdded ? taken : -taken);
  return { ...money, text: written(sum, places), direction, currency: money.currency ?? one.currency };
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
