/** The text that the value of a cell would have in a CSV file: days as dates, and figures exact to the penny. */
import { addDays, dayOf, LAST_DAY, textOf } from '../../../base/calendar.js';
import type { NumberFormat } from './numberFormats.js';

/** Digits of a number that a spreadsheet keeps. What stands behind them comes from binary fractions, as in 0.30000000000000004. */
const DIGITS = 15;
const PENCE = 2;
/** A sum of many amounts is off by less. */
const ARTEFACT = 1e-6;
const SECONDS = 86_400;

/** The day that serial number 0 would be, if the years before 1900-03-01 were as all others. */
const FIRST_DAYS = { 1900: dayOf('1899-12-30'), 1904: dayOf('1904-01-01') };

export interface CellText {
  readonly text: string;
  /** The number as it is, where the text is rounded. */
  readonly rounded?: string;
}

/** `text`: as the workbook holds the number. */
export function textOfNumber(
  text: string,
  { isDate, decimals, sign }: NumberFormat,
  is1904: boolean,
): CellText {
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number)) return { text };
  if (isDate) return { text: dateOf(number, is1904) };
  const value = Number(number.toPrecision(DIGITS));
  const shown = figureOf(Math.abs(value), decimals);
  const minus = value < 0 && /[1-9]/.test(shown) ? '-' : '';
  const isRounded = Math.abs(Number(shown) - Math.abs(value)) > ARTEFACT;
  return { text: `${minus}${sign}${shown}`, ...(isRounded ? { rounded: String(value) } : {}) };
}

/** Pence that a format hides are money too. Beyond pence, the format says how much is meant, and without one all digits stand. */
function figureOf(value: number, decimals: number | undefined): string {
  if (Number.isInteger(value) && (decimals ?? 0) === 0) return plain(value, 0);
  const inPence = plain(value, PENCE);
  if (decimals !== undefined && decimals <= PENCE) return inPence;
  if (Math.abs(Number(inPence) - value) < ARTEFACT) return inPence;
  // Three digits behind a point could be thousands.
  const all = withoutNoughts(plain(value, decimals ?? 10));
  return /\.\d{3}$/.test(all) ? `${all}0` : all;
}

function withoutNoughts(figure: string): string {
  let end = figure.length;
  while (figure[end - 1] === '0') end--;
  return figure.slice(0, end);
}

/** Without the exponent that large numbers get, which are no money. */
function plain(value: number, decimals: number): string {
  return value < 1e15 ? value.toFixed(decimals) : String(value);
}

/** `2026-03-14`, with the time where there is one, or the time alone. */
function dateOf(serial: number, is1904: boolean): string {
  const seconds = Math.round(serial * SECONDS);
  const days = Math.floor(seconds / SECONDS);
  const time = timeOf(seconds - days * SECONDS);
  if (days === 0 && time !== '') return time;
  if (days < 0 || days > LAST_DAY) return String(serial);
  // The spreadsheet has a 29 February 1900, which never was.
  const day = addDays(FIRST_DAYS[is1904 ? 1904 : 1900], days + (!is1904 && days < 60 ? 1 : 0));
  return `${textOf(day)}${time === '' ? '' : ` ${time}`}`;
}

function timeOf(seconds: number): string {
  if (seconds === 0) return '';
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map(part => String(part).padStart(2, '0'))
    .join(':');
}
