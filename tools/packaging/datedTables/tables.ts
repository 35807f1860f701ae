/** The tables of src/data that end: when, how long they serve afterwards, and what is to be said of it on a day. */
import { addDays, addMonths, dayOf, type EpochDay, textOf } from '../../../src/base/calendar.js';
import {
  ENGLAND_AND_WALES,
  FEDERAL_OFFICES,
  FEDERAL_RESERVE,
  type HolidayTable,
  NORTHERN_IRELAND,
  SCOTLAND,
} from '../../../src/data/holidays.js';
import { NATIONAL_INSURANCE_TO, TAX_YEARS, type UnknownPart } from '../../../src/data/payAsYouEarn.js';
import { STATES_KNOWN_TO } from '../../../src/data/stateIncomeTax.js';
import { YEARS_OF_GRACE } from '../../../src/data/yearsOfGrace.js';
import { FEDERAL_TAXES } from '../../../src/income/grossPay/american.js';
import { newestComplete } from '../../../src/income/grossPay/servingYear.js';

/** Time enough to look up a new year, and to publish a version with it. */
const DAYS_OF_NOTICE = 60;
const MONTHS_OF_YEAR = 12;

export interface DatedTable {
  readonly name: string;
  /** The last day that it knows. */
  readonly ends: EpochDay;
  /** The last day on which it serves. */
  readonly serves: EpochDay;
  /** The first day on which its end is told. */
  readonly warnsFrom: EpochDay;
}

/** How much it matters, from the least. */
export type State = 'fine' | 'warns' | 'fails';

const PLANS: readonly UnknownPart[] = ['plan1', 'plan2', 'plan4', 'plan5', 'postgraduate'];

export const DATED_TABLES: readonly DatedTable[] = [
  payTable('gross pay in Britain: Income Tax', endOfTaxYear(knownTo(['scottish-rates']))),
  payTable('gross pay in Britain: qualifying earnings', endOfTaxYear(knownTo(['qualifying-earnings']))),
  payTable('gross pay in Britain: student loans', endOfTaxYear(knownTo(PLANS))),
  payTable('gross pay in Britain: National Insurance', dayOf(NATIONAL_INSURANCE_TO)),
  payTable('gross pay in America: federal taxes', endOfYear(newestComplete(FEDERAL_TAXES))),
  payTable('gross pay in America: states', endOfYear(STATES_KNOWN_TO)),
  holidayTable('holidays of England and Wales', ENGLAND_AND_WALES),
  holidayTable('holidays of Scotland', SCOTLAND),
  holidayTable('holidays of Northern Ireland', NORTHERN_IRELAND),
  holidayTable('holidays of the Federal Reserve', FEDERAL_RESERVE),
  holidayTable('holidays of federal offices', FEDERAL_OFFICES),
];

/** Rates serve for the years of grace. Their end is told once it has come: those of a new year are seldom known before. */
function payTable(name: string, ends: EpochDay): DatedTable {
  return {
    name,
    ends,
    serves: addMonths(ends, MONTHS_OF_YEAR * YEARS_OF_GRACE),
    warnsFrom: addDays(ends, 1),
  };
}

/**
 * Holidays have no grace. After the table standing rules go on (src/streams/workingDays.ts), which know no day off that is granted
 * once. What is expected reaches a year ahead, so the end is told a year before it comes.
 */
function holidayTable(name: string, table: HolidayTable): DatedTable {
  const ends = endOfYear(Math.max(...Object.keys(table).map(Number)));
  return { name, ends, serves: ends, warnsFrom: addDays(addMonths(ends, -MONTHS_OF_YEAR), 1) };
}

/** The newest British year of which these parts are known. */
function knownTo(parts: readonly UnknownPart[]): number {
  const known = Object.entries(TAX_YEARS).filter(([, { carriedOver = [] }]) =>
    parts.every(part => !carriedOver.includes(part)),
  );
  return Math.max(...known.map(([year]) => Number(year)));
}

function endOfYear(year: number): EpochDay {
  return dayOf(`${year}-12-31`);
}

/** Of the tax year that begins in the calendar year. */
function endOfTaxYear(year: number): EpochDay {
  return dayOf(`${year + 1}-04-05`);
}

export function failsFrom({ serves }: DatedTable): EpochDay {
  return addDays(serves, -DAYS_OF_NOTICE);
}

export function stateOf(table: DatedTable, today: EpochDay): State {
  if (today >= failsFrom(table)) return 'fails';
  return today >= table.warnsFrom ? 'warns' : 'fine';
}

/** A line for each table, and whether one of them fails. */
export function reportOn(today: EpochDay): { readonly lines: readonly string[]; readonly fails: boolean } {
  const width = Math.max(...DATED_TABLES.map(({ name }) => name.length));
  const lines = DATED_TABLES.map(
    table => `${table.name.padEnd(width)}  known to ${textOf(table.ends)}, ${wordsOf(table, today)}`,
  );
  return { lines, fails: DATED_TABLES.some(table => stateOf(table, today) === 'fails') };
}

function wordsOf(table: DatedTable, today: EpochDay): string {
  const serves = `serves to ${textOf(table.serves)}`;
  const fails = `fails from ${textOf(failsFrom(table))}`;
  switch (stateOf(table, today)) {
    case 'fine':
      return `${serves}, warns from ${textOf(table.warnsFrom)}, ${fails}: fine`;
    case 'warns':
      return `${serves}, ${fails}: WARNING, add the next year to src/data`;
    case 'fails':
      return `${serves}, ${fails}: FAILS, add the next year to src/data`;
  }
}
