/** What a check says, reckoned again: exactly, in whole numbers, and apart from the code that wrote the check. */
import type { Explanation, FigureCheck, FigureInput, Transaction } from '../../src/index.js';

const SCALE = 1_000_000;

/** `share`: what counts of each transaction, rounded half-even to the penny. */
export function reckoned({ check, inputs, transactionIds }: Explanation, rows: Rows, share: number): number {
  if (check === null) throw new Error('nothing to reckon');
  const [part, whole] = fractionOf(check, inputs, partsOf(transactionIds, rows, share));
  const scaled = roundHalfEven(
    BigInt(check.numerator) * part * 10n ** BigInt(check.decimals),
    BigInt(check.denominator) * whole,
  );
  const value = Number(scaled) / 10 ** check.decimals;
  return Math.min(check.atMost ?? Infinity, Math.max(check.atLeast ?? -Infinity, value)) + 0;
}

export type Rows = ReadonlyMap<string, Pick<Transaction, 'amount' | 'creditDebitIndicator'>>;

function fractionOf(
  { relation }: FigureCheck,
  inputs: readonly FigureInput[],
  parts: readonly Part[],
): readonly [part: bigint, whole: bigint] {
  const unit = BigInt(SCALE);
  const of = (as: FigureInput['as']) =>
    inputs.filter(input => input.as === as).map(({ value }) => exact(value));
  switch (relation) {
    case 'sum':
      return [sum(of('plus')), unit];
    case 'difference':
      return [sum(of('plus')) - sum(of('minus')), unit];
    case 'ratio':
      return [sum(of('plus')) - sum(of('minus')), sum(of('over'))];
    case 'least':
      return [of('plus').reduce((a, b) => (a < b ? a : b)), unit];
    case 'greatest':
      return [of('plus').reduce((a, b) => (a > b ? a : b)), unit];
    case 'confidence-score':
      return [sum(pointsOf(inputs.filter(({ as }) => as === 'plus'))), unit];
    case 'amounts':
      return [sum(parts.map(({ amount }) => amount)), unit];
    case 'credits-less-debits':
      return [sum(parts.map(signed)), unit];
    case 'debits-less-credits':
      return [-sum(parts.map(signed)), unit];
  }
}

interface Part {
  readonly amount: bigint;
  readonly isCredit: boolean;
}

function partsOf(ids: readonly string[], rows: Rows, share: number): Part[] {
  return ids.map(id => {
    const row = rows.get(id);
    if (row === undefined) throw new Error(`no transaction ${id}`);
    const penny = BigInt(SCALE / 100);
    const amount = exact(row.amount);
    const part = roundHalfEven(amount * exact(share), BigInt(SCALE) * penny) * penny;
    return { amount: part, isCredit: row.creditDebitIndicator === 'Credit' };
  });
}

function signed({ amount, isCredit }: Part): bigint {
  return isCredit ? amount : -amount;
}

function pointsOf(inputs: readonly FigureInput[]): bigint[] {
  const points = [3, 1, 1, 2];
  return inputs.map(({ value }, index) =>
    typeof value === 'boolean' ? exact(value ? points[index] : 0) : exact(value),
  );
}

function exact(value: unknown): bigint {
  return BigInt(Math.round(Number(value) * SCALE));
}

function sum(values: readonly bigint[]): bigint {
  return values.reduce((total, value) => total + value, 0n);
}

function roundHalfEven(part: bigint, whole: bigint): bigint {
  const [top, bottom] = whole < 0n ? [-part, -whole] : [part, whole];
  const floor = top / bottom - (top % bottom < 0n ? 1n : 0n);
  const twice = 2n * (top - floor * bottom);
  return twice > bottom || (twice === bottom && floor % 2n !== 0n) ? floor + 1n : floor;
}
