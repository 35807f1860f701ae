/** A school that pays by the term may not pay in the long holiday, so missed paydays there do not count. */
import { dayOfMonth, type EpochDay, monthNumberOf, monthOf } from '../base/calendar.js';
import { wordsOf } from '../base/text.js';
import type { IncomeCountry } from '../countries/country.js';
import { SCHOOL_WORDS } from '../data/schoolWords.js';

const SCHOOLS: ReadonlySet<string> = new Set(SCHOOL_WORDS.split(';'));

export function teaches(name: string): boolean {
  const words = wordsOf(name);
  for (let place = 0; place < words.count; place++)
    if (SCHOOLS.has(words.squashed.slice(words.starts[place], words.ends[place]))) return true;
  return false;
}

export function isInSchoolSummer(day: EpochDay, country: IncomeCountry): boolean {
  const [from, to] = country.schoolSummer;
  const place = 100 * monthNumberOf(monthOf(day)) + dayOfMonth(day);
  return place >= from && place <= to;
}
