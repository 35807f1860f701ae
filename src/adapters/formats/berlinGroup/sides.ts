/** Who pays, in answers of the Berlin Group whose amounts have no sign. */
import type { JsonRecord } from '../../json/record.js';
import type { DraftMoney } from '../../model/draft.js';
import type { CreditDebitIndicator } from '../../model/request.js';

/** The members that hold the number of an account. */
export const NUMBERS = ['iban', 'bban', 'maskedPan', 'pan', 'msisdn'];

export type Sided = Pick<DraftMoney, 'direction' | 'hint'>;

/**
 * On which side the account stands in each row, where no amount of the account has a minus: banks that leave out the signs name both
 * parties, and one of them is the account itself, by its number or by the name of its holder. `hint`: nothing shows it.
 */
export function sidesOf<Row extends { readonly record: JsonRecord }>(
  rows: readonly Row[],
  number: string | undefined,
  holders: readonly string[],
): ReadonlyMap<Row, Sided> {
  const sides = new Map<Row, Sided>();
  if (rows.some(({ record }) => textAt(record, 'transactionAmount', 'amount')?.startsWith('-'))) return sides;
  const names = new Set(holders.map(plainName));
  const isOwn = (record: JsonRecord, party: 'debtor' | 'creditor') =>
    number !== undefined &&
    NUMBERS.some(kind => plainNumber(textAt(record, `${party}Account`, kind)) === number);
  for (const { record } of rows)
    for (const party of ['debtor', 'creditor'] as const) {
      const name = textAt(record, `${party}Name`);
      if (name !== undefined && isOwn(record, party)) names.add(plainName(name));
    }
  for (const row of rows) {
    const { record } = row;
    const of = (party: 'debtor' | 'creditor') => textAt(record, `${party}Name`);
    const isNamed = (party: 'debtor' | 'creditor') => names.has(plainName(of(party) ?? ''));
    const byNumber = sideOf(isOwn(record, 'debtor'), isOwn(record, 'creditor'));
    const direction = byNumber ?? sideOf(isNamed('debtor'), isNamed('creditor'));
    if (direction !== undefined) sides.set(row, { direction });
    else if (of('debtor') !== undefined && of('creditor') !== undefined) sides.set(row, { hint: 'Credit' });
  }
  return sides;
}

function sideOf(isDebtor: boolean, isCreditor: boolean): CreditDebitIndicator | undefined {
  if (isDebtor === isCreditor) return undefined;
  return isDebtor ? 'Debit' : 'Credit';
}

export function textAt(record: JsonRecord, ...path: readonly string[]): string | undefined {
  const node = record.at(...path);
  const text = node?.kind === 'string' || node?.kind === 'number' ? node.text.trim() : '';
  return text === '' ? undefined : text;
}

function plainNumber(text: string | undefined): string | undefined {
  return text?.replace(/\s+/g, '').toUpperCase();
}

function plainName(name: string): string {
  return name.replace(/\s+/g, ' ').trim().toUpperCase();
}
