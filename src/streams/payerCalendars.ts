/**
 * Finds the working days of a payer. Most pay on all days of the rail. Some keep the days of their own offices, and send nothing although
 * the rail is open.
 */
import { oncePer } from '../base/once.js';
import { LONGEST_TEXT } from '../base/text.js';
import type { IncomeCountry, PayerCalendar } from '../countries/country.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import { narrativeTextOf } from '../enrichment/narrative/givenName.js';
import { categoryOf } from '../enrichment/words/categories.js';
import type { BenefitName } from '../model/benefits.js';
import type { CategorySlug } from '../model/taxonomy.js';
import { calendarOfRequest, type WorkingCalendar, workingCalendarOf } from './workingDays.js';

/** The calendar that the payer of these credits keeps. */
export type CalendarFor = (credits: readonly EnrichedEntry[]) => WorkingCalendar;

/** One is made for each request. It remembers the wordings that it has read. */
export function calendarForPayersOf({
  railCalendar,
  payerCalendars,
}: Pick<IncomeCountry, 'railCalendar' | 'payerCalendars'>): CalendarFor {
  const ofRail = calendarOfRequest(workingCalendarOf(railCalendar));
  const known = payerCalendars.map(each => ({
    isFrom: readerOf(each),
    calendar: calendarOfRequest(workingCalendarOf(each.calendar)),
  }));
  return credits => known.find(({ isFrom }) => credits.some(isFrom))?.calendar ?? ofRail;
}

function readerOf({ payers, named }: PayerCalendar): (row: EnrichedEntry) => boolean {
  const benefits: ReadonlySet<BenefitName> = new Set(payers.benefits);
  const categories: ReadonlySet<CategorySlug> = new Set(payers.categories);
  const isNamedIn = oncePer((text: string) => named.test(text.slice(0, LONGEST_TEXT)));
  return ({ decision: { benefit, category }, entry }) => {
    if (benefit !== null && benefits.has(benefit)) return true;
    if (categories.has(categoryOf(category).slug)) return true;
    return (benefit !== null || !payers.payOnlyBenefits) && isNamedIn(narrativeTextOf(entry.transaction));
  };
}
