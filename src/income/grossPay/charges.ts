/**
 * What is taken from a year's gross pay, as a line with bends, and back from net to gross. By the annual method: a year's pay
 * against the year's bands, at the rates in force on the pay day. Payroll calculates each period and rounds, which moves a year
 * by a little.
 */
import { type Minor, scaled, sumOf } from '../../base/money.js';
import type { TaxBand } from '../../data/payAsYouEarn.js';

/** From this much annual pay on, so many more millionths of every penny or cent are taken (fewer, when negative). */
export interface Charge {
  readonly from: Minor;
  readonly change: number;
}

/** All of a penny or cent. */
const WHOLE = 1_000_000;
export const MINOR_PER_MAJOR = 100;
const CHANGE_PER_PERCENT = WHOLE / 100;

/** `from` in whole pounds or dollars. */
export function charge(from: number, percent: number): Charge {
  return { from: Math.round(from * MINOR_PER_MAJOR), change: Math.round(percent * CHANGE_PER_PERCENT) };
}

/** Each band against the one before it. */
export function chargesOfBands(bands: readonly TaxBand[]): Charge[] {
  return bands.map(([over, percent], index) => charge(over, percent - (bands[index - 1]?.[1] ?? 0)));
}

export function inOrder(charges: Charge[]): readonly Charge[] {
  return charges.sort((a, b) => a.from - b.from);
}

/** Of a year's gross pay, rounded once. */
export function netPayOf(gross: Minor, charges: readonly Charge[]): Minor {
  const taken = charges.filter(({ from }) => from < gross).map(({ from, change }) => (gross - from) * change);
  return gross - scaled(sumOf(taken), 1, WHOLE);
}

/** The inverse: net pay rises in a straight line between two charges, so the line that holds it gives the gross exactly. */
export function grossPayOf(net: Minor, charges: readonly Charge[]): Minor {
  let from: Minor = 0;
  let netThere = 0;
  let kept = WHOLE;
  for (const next of charges) {
    const netNext = netThere + (next.from - from) * kept;
    if (netNext > net * WHOLE) break;
    from = next.from;
    netThere = netNext;
    kept -= next.change;
  }
  return from + scaled(net * WHOLE - netThere, 1, kept);
}

/** Where the charges first come to an amount, and how much of each further penny or cent they take there. */
export function reaching(amount: Minor, charges: readonly Charge[]): Charge {
  let from: Minor = 0;
  let taken = 0;
  let slope = 0;
  for (const next of charges) {
    const takenNext = taken + ((next.from - from) * slope) / WHOLE;
    if (takenNext >= amount && slope > 0) break;
    from = next.from;
    taken = takenNext;
    slope += next.change;
  }
  return { from: from + Math.round(((amount - taken) * WHOLE) / slope), change: slope };
}

/**
 * Bands on a part of the pay: `taxable` is the taxable pay as a line that never falls, `bands` what each part of it is charged.
 */
export function chargedOn(taxable: readonly Charge[], bands: readonly Charge[]): Charge[] {
  const charges: Charge[] = [];
  let before = 0;
  let slope = 0;
  let rate = 0;
  let value = 0;
  let band = 0;
  const bend = (from: Minor) => {
    const now = Math.round((slope * rate) / WHOLE);
    if (now !== before) charges.push({ from, change: now - before });
    before = now;
  };
  for (const [index, { from, change }] of taxable.entries()) {
    slope += change;
    bend(from);
    const end = taxable[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    for (let next = bands[band]; next !== undefined && slope > 0; next = bands[band]) {
      const at = from + Math.round(((next.from - value) * WHOLE) / slope);
      if (at >= end) break;
      rate += next.change;
      band += 1;
      bend(at);
    }
    value += ((end - from) * slope) / WHOLE;
  }
  return charges;
}

export function wholeGrossOf(net: Minor, charges: readonly Charge[]): number {
  return scaled(grossPayOf(net, charges), 1, MINOR_PER_MAJOR);
}
