/** Balances of Open Banking: which one is the current and which the available balance. */
import type { JsonRecord } from '../../json/record.js';
import type { DraftMoney } from '../../model/draft.js';
import { directionOf } from './codes.js';

export interface StatedBalance {
  /** The name that version 3.1 uses. */
  readonly kind: string;
  readonly money: DraftMoney;
  /** ISO 8601; empty where it is not told. */
  readonly at: string;
}

/** Version 4.0 uses codes of ISO 20022 (ExternalBalanceType1Code) for what version 3.1 writes out. */
const NAMES: Readonly<Record<string, string>> = {
  CLAV: 'ClosingAvailable',
  CLBD: 'ClosingBooked',
  CLCL: 'ClosingCleared',
  XPCD: 'Expected',
  FWAV: 'ForwardAvailable',
  INFO: 'Information',
  ITAV: 'InterimAvailable',
  ITBD: 'InterimBooked',
  ITCL: 'InterimCleared',
  OPAV: 'OpeningAvailable',
  OPBD: 'OpeningBooked',
  OPCL: 'OpeningCleared',
  PRCD: 'PreviouslyClosedBooked',
};

/** The current balance has no pending payments in it and no credit line: booked before cleared before all others. */
export const CURRENT_IN_ORDER = [
  'InterimBooked',
  'ClosingBooked',
  'InterimCleared',
  'ClosingCleared',
  'Expected',
  'Information',
  'PreviouslyClosedBooked',
  'OpeningBooked',
];

export const AVAILABLE_IN_ORDER = [
  'InterimAvailable',
  'ClosingAvailable',
  'ForwardAvailable',
  'OpeningAvailable',
];

/** Undefined where there is no amount. */
export function balanceOf(record: JsonRecord): StatedBalance | undefined {
  const text = record.text('Amount', 'Amount');
  if (text === undefined) return undefined;
  const type = record.text('Type') ?? '';
  return {
    kind: NAMES[type.toUpperCase()] ?? type,
    money: {
      text,
      direction: directionOf(record.text('CreditDebitIndicator')),
      currency: record.text('Amount', 'Currency'),
    },
    at: record.text('DateTime') ?? '',
  };
}
