/**
 * Benefits of Social Security Scotland and of the Scottish Welfare Fund. Names: East Lothian Council, "Social Security
 * Scotland Benefits", and RNIB, "Benefits in Scotland" (with the initials of four), read in November 2026. Other initials
 * and the wording of statements are general knowledge: no published statement shows them.
 */
import type { BenefitRow } from './benefitRow.js';

/** The government itself also pays staff, so only a code beside its name makes a benefit. */
const GOVERNMENT = 'SCOTTISH GOVERNMENT;SCOTTISH GOVT;SCOTTISH GOV;SCOT GOVERNMENT;SCOT GOVT;SCOT GOV';

export const SCOTTISH_BENEFITS: readonly BenefitRow[] = [
  {
    name: 'Adult Disability Payment',
    category: 'disability-benefit',
    codes: 'ADP;ADULT DISABILITY',
    payers: GOVERNMENT,
    phrases: 'ADULT DISABILITY PAYMENT;ADULT DISAB PAYMENT',
  },
  {
    name: 'Child Disability Payment',
    category: 'disability-benefit',
    codes: 'CDP;CHILD DISABILITY',
    payers: GOVERNMENT,
    phrases: 'CHILD DISABILITY PAYMENT;CHILD DISAB PAYMENT',
  },
  {
    name: 'Pension Age Disability Payment',
    category: 'disability-benefit',
    codes: 'PADP',
    payers: GOVERNMENT,
    phrases: 'PENSION AGE DISABILITY PAYMENT;PENSION AGE DISABILITY;PENSION AGE DISAB PAYMENT',
  },
  {
    name: 'Scottish Adult Disability Living Allowance',
    category: 'disability-benefit',
    codes: 'SADLA;SCOTTISH ADULT DLA',
    payers: GOVERNMENT,
    phrases: 'SCOTTISH ADULT DISABILITY LIVING ALLOWANCE;SCOTTISH ADULT DLA',
  },
  {
    name: 'Carer Support Payment',
    category: 'carers-benefit',
    codes: 'CSP',
    payers: GOVERNMENT,
    phrases: 'CARER SUPPORT PAYMENT;CARERS SUPPORT PAYMENT;CARER SUPP PAYMENT;SCOTTISH CARER SUPPLEMENT',
  },
  {
    // Paid twice a year beside the allowance; replaced by the Scottish Carer Supplement.
    name: "Carer's Allowance Supplement",
    category: 'carers-benefit',
    codes: 'CAS',
    payers: GOVERNMENT,
    phrases: 'CARERS ALLOWANCE SUPPLEMENT;CARERS ALLOW SUPP;CARER ALLOWANCE SUPPLEMENT',
  },
  {
    name: 'Young Carer Grant',
    category: 'carers-benefit',
    codes: 'YCG',
    payers: GOVERNMENT,
    phrases: 'YOUNG CARER GRANT;YOUNG CARERS GRANT',
    oneOff: true,
  },
  {
    name: 'Scottish Child Payment',
    category: 'child-benefit',
    codes: 'SCP',
    payers: GOVERNMENT,
    phrases:
      'SCOTTISH CHILD PAYMENT;SCOTTISH CHILD PMT;SCOTTISH CHILD PYMT;SCOT CHILD PAYMENT;SCOT CHILD PYMT',
  },
  {
    name: 'Best Start Grant',
    category: 'other-benefit',
    codes: 'BSG;BEST START;BEST START GRANT',
    payers: GOVERNMENT,
    phrases: 'BEST START GRANT',
    oneOff: true,
  },
  {
    name: 'Best Start Foods',
    category: 'other-benefit',
    codes: 'BSF;BEST START FOODS;BEST START FOOD',
    payers: GOVERNMENT,
    phrases: 'BEST START FOODS;BEST START FOOD',
  },
  {
    name: 'Funeral Support Payment',
    category: 'other-benefit',
    codes: 'FSP',
    payers: GOVERNMENT,
    phrases: 'FUNERAL SUPPORT PAYMENT',
    oneOff: true,
  },
  {
    name: 'Job Start Payment',
    category: 'other-benefit',
    codes: 'JSP',
    payers: GOVERNMENT,
    phrases: 'JOB START PAYMENT',
    oneOff: true,
  },
  {
    name: 'Winter Heating Payment',
    category: 'other-benefit',
    codes: 'WHP;CWHP;CWHA;PAWHP',
    payers: GOVERNMENT,
    phrases:
      'WINTER HEATING PAYMENT;CHILD WINTER HEATING PAYMENT;CHILD WINTER HEATING;PENSION AGE WINTER HEATING PAYMENT;PENSION AGE WINTER HEATING',
    oneOff: true,
  },
  {
    name: 'Scottish Welfare Fund',
    category: 'other-benefit',
    codes: 'SWF',
    payers: 'COUNCIL;CC',
    phrases: 'SCOTTISH WELFARE FUND;SWF CRISIS GRANT;SWF COMMUNITY CARE GRANT',
    oneOff: true,
  },
];
