/** Finds the current and the available balance among the balances of Open Banking. */
import type { JsonRecord } from '../../json/record.js';
import type { DraftMoney } from '../../model/draft.js';
import { secondsOf } from '../../values/instant.js';
import { directionOf } from './codes.js';

export interface StatedBalance {
  /** The name that version 3.1 uses. */
  readonly kind: string;
  readonly money: DraftMoney;
  /** Seconds since 1970. Minus infinity if the time is not known. */
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
 * The current balance includes no pending payment and no credit line. The expected balance includes pending payments. Opening balances and
 * those of earlier days are not current. So none of these is taken.
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
  const name = type ?? '';
  return NAMES[name.toUpperCase()] ?? name;
}

/** An available balance may hold a credit line and pending payments, so it is not the sum of what was booked. */
export function isBooked(type: string | undefined): boolean {
  return !kindOf(type).endsWith('Available');
}

/**
 * The balance of the first group of kinds that occurs. Within the group it is the latest, and of several with the same time the one of the
 * first kind.
 */
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
