/** What each state takes, from the figures of its years. */
import { type EpochDay, textOf } from '../../base/calendar.js';
import {
  CALIFORNIA,
  CALIFORNIAN,
  type CalifornianYear,
  NEW_YORK,
  NEW_YORKERS,
  type NewYorkYear,
  OREGON,
  OREGONIAN,
  type OregonianYear,
  type StateTax,
} from '../../data/graduatedStateTax.js';
import {
  FLAT_TAXES,
  type FlatYear,
  GEORGIA_FLAT,
  GEORGIA_GRADUATED,
  VIRGINIA,
  WASHINGTON,
  type WashingtonYear,
} from '../../data/stateIncomeTax.js';
import type { UsState } from '../../model/options.js';

/** The state takes nothing from pay. */
const NONE: readonly StateTax[] = [{ from: 2021, deduction: [0, 0], percents: [], over: [] }];

/** By postal code, each in the order of its years. */
export const STATE_TAXES: Readonly<Record<UsState, readonly StateTax[]>> = {
  AK: NONE,
  CA: CALIFORNIA.map(california),
  FL: NONE,
  GA: [...GEORGIA_GRADUATED, ...GEORGIA_FLAT.map(flat)],
  IL: FLAT_TAXES.IL.map(flat),
  MI: FLAT_TAXES.MI.map(flat),
  NC: FLAT_TAXES.NC.map(flat),
  NH: NONE,
  NV: NONE,
  NY: NEW_YORK.map(newYork),
  OR: OREGON.map(oregon),
  PA: FLAT_TAXES.PA.map(flat),
  SD: NONE,
  TN: NONE,
  TX: NONE,
  VA: VIRGINIA,
  WA: WASHINGTON.map(washington),
  WY: NONE,
};

/** In force on a pay day. */
export function stateTaxOn(state: UsState, payDay: EpochDay): StateTax | undefined {
  const date = textOf(payDay);
  // A year is how its days begin, so that as text it stands before all of them.
  return STATE_TAXES[state].findLast(({ from }) => String(from) <= date);
}

function flat([from, percent, deduction, ...levies]: FlatYear): StateTax {
  return { from, deduction, percents: [percent], over: [0], levies };
}

function washington([from, leave, upTo, care]: WashingtonYear): StateTax {
  return {
    from,
    deduction: [0, 0],
    percents: [],
    over: [],
    levies: [
      { percent: leave, upTo },
      { percent: care, upTo: null },
    ],
  };
}

function california([from, deduction, credit, over, percent, upTo]: CalifornianYear): StateTax {
  return {
    from,
    deduction: [deduction, 2 * deduction],
    percents: CALIFORNIAN,
    over: [0, ...over, 1_000_000],
    credit,
    levies: [{ percent, upTo }],
  };
}

function oregon([from, deduction, credit, federalTax, over, leaveUpTo]: OregonianYear): StateTax {
  const leave = leaveUpTo === null ? [] : [{ percent: 0.6, upTo: leaveUpTo }];
  return {
    from,
    deduction,
    percents: OREGONIAN,
    over: [0, ...over, 125_000],
    credit,
    federalTax,
    levies: [{ percent: 0.1, upTo: null }, ...leave],
  };
}

function newYork([from, percents, percent, upTo, less = 0]: NewYorkYear): StateTax {
  const { deduction, first, last, over, overJoint } = NEW_YORKERS;
  return {
    from,
    deduction,
    percents: [...first.map(rate => rate - less), ...percents, ...last],
    over,
    overJoint,
    levies: [{ percent, upTo }],
  };
}
