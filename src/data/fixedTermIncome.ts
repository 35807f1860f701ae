/**
 * Income that the law pays for a limited time, the words that name it, and how long it is paid. Lengths are facts, as the sources
 * of each row had them in 2026. Which words are enough to tell is judged.
 *
 * Left out, since their words do not tell whether they end: Employment and Support Allowance, which has no limit in the support
 * group (gov.uk/employment-support-allowance/what-youll-get); severance, which an employer sets; the GI Bill, 36 months of classes.
 */

import type { FixedTermReason } from '../contract/income/incomeForward.js';
import type { BenefitName } from '../model/benefits.js';
import type { CategorySlug } from '../model/taxonomy.js';
import type { CountryCode } from '../model/transaction.js';

export interface FixedTerm {
  readonly reason: Exclude<FixedTermReason, 'academic-year'>;
  readonly country: CountryCode;
  /** What the stream is, by its benefit or else its category. */
  readonly of: BenefitName | CategorySlug;
  /** One of these words stands in the narrative. Left out where the benefit alone tells. */
  readonly words?: string;
  /** Days. Where cases or states differ, the shortest full term and the longest. */
  readonly term: readonly [shortest: number, longest: number];
  /** Weeks that are not claimed do not use up the term, but it ends this many days after its beginning at the latest. */
  readonly within?: number;
  /** Payments so many days apart belong to two terms. */
  readonly newTermAfter: number;
  /** Only where the data show the beginning: older claims may be of another kind, without a limit. */
  readonly onlyFromStart?: true;
}

const WEEK = 7;
const weeks = (count: number) => count * WEEK;
const always = (days: number) => [days, days] as const;
/** Judged, where no rule links two periods: a payment may be missed, but no two months of them. */
const NEW_TERM = 65;

export const FIXED_TERMS: readonly FixedTerm[] = [
  {
    // gov.uk/maternity-pay-leave/pay: up to 39 weeks.
    reason: 'maternity-pay',
    country: 'GB',
    of: 'salary',
    words: 'SMP;MATERNITY PAY;STATUTORY MATERNITY;STAT MATERNITY;MAT PAY;MATERNITY SALARY',
    term: always(weeks(39)),
    newTermAfter: NEW_TERM,
  },
  {
    // gov.uk/adoption-pay-leave/pay: up to 39 weeks. SAP is a firm and its programs, so it is no word of this.
    reason: 'adoption-pay',
    country: 'GB',
    of: 'salary',
    words: 'ADOPTION PAY;STATUTORY ADOPTION;STAT ADOPTION',
    term: always(weeks(39)),
    newTermAfter: NEW_TERM,
  },
  {
    // gov.uk/shared-parental-leave-and-pay/what-youll-get: up to 37 weeks, taken within a year of the birth.
    reason: 'shared-parental-pay',
    country: 'GB',
    of: 'salary',
    words: 'SHPP;SHARED PARENTAL;PARENTAL PAY',
    term: always(weeks(37)),
    within: weeks(52),
    newTermAfter: weeks(52),
  },
  {
    // gov.uk/paternity-pay-leave/leave: one week or two.
    reason: 'paternity-pay',
    country: 'GB',
    of: 'salary',
    words: 'PATERNITY PAY;STATUTORY PATERNITY;STAT PATERNITY',
    term: [weeks(1), weeks(2)],
    newTermAfter: NEW_TERM,
  },
  {
    // gov.uk/employers-neonatal-care-pay-leave: up to 12 weeks, within 68 weeks of the birth, since 6 April 2025. Not in Northern Ireland.
    reason: 'neonatal-care-pay',
    country: 'GB',
    of: 'salary',
    words: 'SNCP;NEONATAL CARE;NEONATAL PAY;STATUTORY NEONATAL;STAT NEONATAL',
    term: [weeks(1), weeks(12)],
    within: weeks(68),
    newTermAfter: NEW_TERM,
  },
  {
    // gov.uk/parental-bereavement-pay-leave: one week or two, within 56 weeks of the death.
    reason: 'parental-bereavement-pay',
    country: 'GB',
    of: 'salary',
    words: 'SPBP;PARENTAL BEREAVEMENT;BEREAVEMENT PAY',
    term: [weeks(1), weeks(2)],
    within: weeks(56),
    newTermAfter: NEW_TERM,
  },
  {
    // gov.uk/statutory-sick-pay/what-youll-get: up to 28 weeks; periods eight weeks apart or less are one. SSP is also a firm.
    reason: 'sick-pay',
    country: 'GB',
    of: 'salary',
    words: 'SICK PAY;STATUTORY SICK;STAT SICK;SICKNESS PAY',
    term: always(weeks(28)),
    newTermAfter: weeks(8) + 31,
  },
  {
    // gov.uk/maternity-allowance/what-youll-get: up to 39 weeks. (14 for helpers in the business of a spouse, who get 27 pounds.)
    reason: 'maternity-allowance',
    country: 'GB',
    of: 'Maternity Allowance',
    term: always(weeks(39)),
    newTermAfter: NEW_TERM,
  },
  {
    // gov.uk/jobseekers-allowance/what-youll-get: up to 182 days. Claims less than 12 weeks apart are linked.
    reason: 'new-style-jobseekers-allowance',
    country: 'GB',
    of: "Jobseeker's Allowance",
    words: 'NSJSA;NEW STYLE',
    term: always(182),
    within: 730,
    newTermAfter: weeks(12) + 14,
  },
  {
    // The same page: nobody can make a new claim for any other since 2021.
    reason: 'new-style-jobseekers-allowance',
    country: 'GB',
    of: "Jobseeker's Allowance",
    term: always(182),
    within: 730,
    newTermAfter: weeks(12) + 14,
    onlyFromStart: true,
  },
  {
    // gov.uk/bereavement-support-payment/what-youll-get: a first payment and up to 18 monthly ones.
    reason: 'bereavement-support',
    country: 'GB',
    of: 'Bereavement benefits',
    words: 'BSP;BEREAVEMENT SUPPORT',
    term: always(548),
    newTermAfter: NEW_TERM,
  },
  {
    // cbpp.org, "How Many Weeks of Unemployment Compensation Are Available?": 26 in most states, 12 in a few, 28 in Montana, and 30
    // in Massachusetts at times. oui.doleta.gov: within a benefit year of 52 weeks.
    reason: 'unemployment-insurance',
    country: 'US',
    of: 'Unemployment insurance',
    term: [weeks(12), weeks(30)],
    within: weeks(52),
    newTermAfter: weeks(26),
  },
  {
    // edd.ca.gov/en/disability/paid-family-leave: up to 8 weeks in a period of 12 months.
    reason: 'paid-family-leave',
    country: 'US',
    of: 'Paid family leave',
    words: 'EDD PFL',
    term: always(weeks(8)),
    within: weeks(52),
    newTermAfter: weeks(26),
  },
  {
    // dol.gov/agencies/wb/paid-leave, and summaries of the states' laws of January to May 2026 (Lexology, Epstein Becker Green): 12
    // weeks in most states; 6 in Delaware, for medical leave and to care for a relative; 26 of family and medical leave together in
    // Massachusetts; 28 in Colorado: 12, 4 after complications, and 12 for a child in neonatal care.
    reason: 'paid-family-leave',
    country: 'US',
    of: 'Paid family leave',
    term: [weeks(6), weeks(28)],
    within: weeks(52),
    newTermAfter: weeks(26),
  },
  {
    // nolo.com, "Which States Have Paid Family Leave Programs?": 26 weeks in New York, New Jersey and Hawaii, 52 in California.
    reason: 'state-disability-insurance',
    country: 'US',
    of: 'State disability insurance',
    term: [weeks(26), weeks(52)],
    newTermAfter: NEW_TERM,
  },
];

/**
 * Judged: the last instalment of an academic year has come by 30 June. British instalments come at the start of three terms
 * (gov.uk/student-finance/how-youre-paid), and the American award year ends on that day (34 CFR 600.2).
 */
export const ACADEMIC_YEAR = { endsIn: 6, unless: 'GI BILL;POST 9;CH33;XXVA CH33;VAED TREAS' } as const;

/** Words that are firms too. At the beginning of a narrative they name the payer. */
export const NEVER_FIRST = 'SMP;SHPP;BSP;SNCP;SPBP';
