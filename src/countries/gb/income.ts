/** The United Kingdom, as income comes there. */
import { ENGLAND_AND_WALES, NORTHERN_IRELAND, SCOTLAND } from '../../data/holidays.js';
import { MIDDLE_SIZE } from '../../data/incomeLikelihood.js';
import { SCHOOL_SUMMER } from '../../data/schoolWords.js';
import type { HolidayCalendar, IncomeCountry } from '../country.js';
import { factsGb } from './facts.js';

export const CALENDARS_GB = {
  'england-and-wales': { listed: ENGLAND_AND_WALES, rule: 'english' },
  scotland: { listed: SCOTLAND, rule: 'english' },
  'northern-ireland': { listed: NORTHERN_IRELAND, rule: 'english' },
} as const satisfies Readonly<Record<string, HolidayCalendar>>;

export const incomeGb: IncomeCountry = {
  ...factsGb,
  calendars: CALENDARS_GB,
  defaultDivision: 'england-and-wales',
  payDays: [],
  usualPay: 'Monthly',
  paysTwiceAMonth: false,
  paysBenefitsFourWeekly: true,
  wordsTellContractors: false,
  grossPay: 'pay-as-you-earn',
  schoolSummer: SCHOOL_SUMMER.GB,
  middleSize: MIDDLE_SIZE.GB,
};
