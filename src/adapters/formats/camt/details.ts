/** The details of an entry (TxDtls), each with its amount in the currency of the entry. */
import type { TagElement } from '../../markup/node.js';
import { ElementRecord } from '../../markup/record.js';
import type { CreditDebitIndicator } from '../../model/request.js';
import { directionOf } from './codes.js';
import type { SidedAmount } from './sums.js';

export interface Detail {
  readonly record: ElementRecord;
  readonly direction: CreditDebitIndicator;
  /** Undefined where it has none in the currency of the entry. */
  readonly amount: SidedAmount | undefined;
}

/** Where a detail tells its amount, the plainest first. The instructed amount is what the payer ordered, before all charges. */
const AMOUNTS: readonly (readonly string[])[] = [
  ['Amt'],
  ['AmtDtls', 'TxAmt', 'Amt'],
  ['AmtDtls', 'CntrValAmt', 'Amt'],
  ['AmtDtls', 'InstdAmt', 'Amt'],
];

export function detailsOf(
  entry: ElementRecord,
  direction: CreditDebitIndicator,
  currency: string | undefined,
): readonly Detail[] {
  // Version 1 has the details in the entry itself.
  return [...entry.all('NtryDtls', 'TxDtls'), ...entry.all('TxDtls')].map(element => {
    const record = new ElementRecord(element, entry.document);
    const own = directionOf(record.text('CdtDbtInd')) ?? direction;
    const text = amountIn(record, currency);
    return { record, direction: own, amount: text === undefined ? undefined : { text, direction: own } };
  });
}

function amountIn(record: ElementRecord, currency: string | undefined): string | undefined {
  for (const path of AMOUNTS) {
    const found = record.all(...path).find(element => isIn(element, currency));
    if (found === undefined) continue;
    const [text] = found.children;
    if (text?.kind !== 'text') continue;
    record.take(found);
    return text.text.trim();
  }
  return undefined;
}

function isIn({ attributes }: TagElement, currency: string | undefined): boolean {
  const own = attributes?.['Ccy'];
  return own === undefined || currency === undefined || own === currency;
}
