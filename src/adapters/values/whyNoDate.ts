/** Explains why a text is not a date, to the person who has the file. */
import { addDays, dayOf, textOf } from '../../base/calendar.js';
import { quoted } from '../../base/shown.js';
import type { DateOrder } from '../model/statements.js';
import { readDateText } from './dateText.js';

/** Spreadsheets count days from here, so that 1 March 1900 is day 61. */
const DAY_ZERO = '1899-12-30';
/** The day numbers of 1970 and of 2099. Smaller and larger numbers are not days of a statement. */
const FIRST_NUMBER = 25_569;
const LAST_NUMBER = 73_050;
const DAY_NUMBER = /^\d{5}(?:\.\d{1,12})?$/;
const TOO_NARROW = /^#{2,}$/;
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}';
const WITHOUT_YEAR = new RegExp(
  `^(?:\\d{1,2}[-/. ]?${MONTH}|${MONTH}[-/. ]?\\d{1,2}|\\d{1,2}[-/]\\d{1,2})$`,
  'i',
);

/** `order` is that of the other dates of the document. */
export function whyNoDate(text: string, order: DateOrder): string {
  if (readDateText(text) !== undefined) {
    const meaning = order === 'iso' ? '' : `, as the dates of this document are ${order.replace('-', ' ')}`;
    return `${quoted(text)} is no date that exists${meaning}`;
  }
  const plain = text.trim();
  if (TOO_NARROW.test(plain))
    return `${quoted(text)} is no date. A spreadsheet writes it where a column is too narrow to show the date; make the column wider and save the file again`;
  if (WITHOUT_YEAR.test(plain)) return `${quoted(text)} is no date, as it has no year`;
  const number = DAY_NUMBER.test(plain) ? Math.floor(Number(plain)) : 0;
  if (number >= FIRST_NUMBER && number <= LAST_NUMBER)
    return `${quoted(text)} is no date. It looks like the number of a day in a spreadsheet, which usually stands for ${textOf(addDays(dayOf(DAY_ZERO), number))}; show the column as dates in the spreadsheet and save the file again`;
  return `${quoted(text)} is no date`;
}
