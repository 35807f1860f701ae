/** Balances of Open Banking: which one is the current and which the available balance. */
import type { JsonRecord } from '../../json/record.js';
import type { DraftMoney } from '../../model/draft.js';
import { secondsOf } from '../../values/instant.js';
import { directionOf } from './codes.js';

export interface StatedBalance {
  /** The name that version 3.1 uses. */
  readonly kind: string;
  readonly money: DraftMoney;
  /** Seconds since 1970; minus infinity where it is not told. */
  readonly at: number;
}

/** Version 4.0 uses codes of ISO 20022 (ExternalBalanceType1Code) for what version 3.1 writes out. */
const NAMES: Readonly<Record<string, string>> = {
  CLAV: 'ClosingAvailable',
  CLBD: 'ClosingBooked',
  CLCL: 'ClosingCleared',
  FWAV: 'ForwardAvailable',
  ITAV: 'InterimAvailable',
  ITBD: 'InterimBooked',
  ITCL: 'InterimCleared',
  OPAV: 'OpeningAvailable',
  OPBD: 'OpeningBooked',
  OPCL: 'OpeningCleared',
  PRCD: 'PreviouslyClosedBooked',
  XPCD: 'Expected',
};

/**
 * The current balance holds no pending payment and no credit line. The expected balance holds pending payments, and opening
 * balances and those of days before are not current, so none of these is taken.
 */
const CURRENT: readonly (readonly string[])[] = [
  ['InterimBooked', 'ClosingBooked'],
  ['InterimCleared', 'ClosingCleared'],
];
const AVAILABLE: readonly (readonly string[])[] = [
  ['InterimAvailable', 'ClosingAvailable'],
  ['ForwardAvailable'],
];

export const currentOf = (balances: readonly StatedBalance[]) => latestOf(balances, CURRENT);
export const availableOf = (balances: readonly StatedBalance[]) => latestOf(balances, AVAILABLE);

/** Undefined where there is no amount. */
export function balanceOf(record: JsonRecord): StatedBalance | undefined {
  const text = record.text('Amount', 'Amount');
  if (text === undefined) return undefined;
  return {
    kind: kindOf(record.text('Type')),
    money: {
      text,
      direction: directionOf(record.text('CreditDebitIndicator')),
      currency: record.text('Amount', 'Currency'),
    },
    at: secondsOf(record.text('DateTime') ?? '') ?? Number.NEGATIVE_INFINITY,
  };
}

function kindOf(type: string | undefined): string {
  const told = type ?? '';
  return NAMES[told.toUpperCase()] ?? told;
}

/** An available balance may hold a credit line and pending payments, so it is not the sum of what was booked. */
export function isBooked(type: string | undefined): boolean {
  return !kindOf(type).endsWith('Available');
}

/** Of the first group of kinds that there is; in it the latest, and of several at once the one of the first kind. */
function latestOf(
  balances: readonly StatedBalance[],
  groups: readonly (readonly string[])[],
): StatedBalance | undefined {
  for (const kinds of groups) {
    const found = kinds.flatMap(kind => balances.filter(balance => balance.kind === kind));
    if (found.length > 0) return found.reduce((latest, each) => (each.at > latest.at ? each : latest));
  }
  return undefined;
}
