/** The United Kingdom, as income comes there. */
import { ENGLAND_AND_WALES, NORTHERN_IRELAND } from '../../data/holidays.js';
import { MIDDLE_SIZE } from '../../data/incomeLikelihood.js';
import { DEPARTMENT_FOR_COMMUNITIES } from '../../data/payerDays.js';
import { SCHOOL_SUMMER } from '../../data/schoolWords.js';
import type { HolidayCalendar, IncomeCountry } from '../country.js';
import { payerCalendar } from '../payerCalendar.js';
import { factsGb } from './facts.js';

export const CALENDARS_GB = {
  'england-and-wales': { listed: ENGLAND_AND_WALES, rule: 'english' },
  'northern-ireland': { listed: NORTHERN_IRELAND, rule: 'english' },
} as const satisfies Readonly<Record<string, HolidayCalendar>>;

export const incomeGb: IncomeCountry = {
  ...factsGb,
  railCalendar: CALENDARS_GB['england-and-wales'],
  payerCalendars: [payerCalendar(DEPARTMENT_FOR_COMMUNITIES, CALENDARS_GB['northern-ireland'])],
  payDays: [],
  usualPay: 'Monthly',
  paysTwiceAMonth: false,
  paysBenefitsFourWeekly: true,
  wordsTellContractors: false,
  grossPay: 'pay-as-you-earn',
  schoolSummer: SCHOOL_SUMMER.GB,
  middleSize: MIDDLE_SIZE.GB,
};
