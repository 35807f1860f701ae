/** The United States, as income comes there. */
import { FEDERAL_OFFICES, FEDERAL_RESERVE } from '../../data/holidays.js';
import { MIDDLE_SIZE } from '../../data/incomeLikelihood.js';
import { FEDERAL_GOVERNMENT } from '../../data/payerDays.js';
import { SCHOOL_SUMMER } from '../../data/schoolWords.js';
import type { HolidayCalendar, IncomeCountry } from '../country.js';
import { payerCalendar } from '../payerCalendar.js';
import { factsUs } from './facts.js';

export const CALENDARS_US = {
  'federal-reserve': { listed: FEDERAL_RESERVE, rule: 'federal-reserve' },
  'federal-offices': { listed: FEDERAL_OFFICES, rule: 'federal-offices' },
} as const satisfies Readonly<Record<string, HolidayCalendar>>;

export const incomeUs: IncomeCountry = {
  ...factsUs,
  railCalendar: CALENDARS_US['federal-reserve'],
  payerCalendars: [payerCalendar(FEDERAL_GOVERNMENT, CALENDARS_US['federal-offices'])],
  payDays: [1, 15],
  usualPay: 'Fortnightly',
  paysTwiceAMonth: true,
  paysBenefitsFourWeekly: false,
  wordsTellContractors: true,
  grossPay: 'federal-and-state',
  schoolSummer: SCHOOL_SUMMER.US,
  middleSize: MIDDLE_SIZE.US,
};
