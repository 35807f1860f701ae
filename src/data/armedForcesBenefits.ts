/**
 * What Veterans UK pays for injury and disability. Its pensions of service are private pensions (the gazetteer), so its
 * name alone is no benefit. Names: Veterans UK, claim form AFCSWPS0001 (Armed Forces Compensation Scheme and War Pensions
 * Scheme), read in November 2026. The wording of statements is general knowledge: no published statement shows it.
 */
import type { BenefitRow } from './benefitRow.js';

const VETERANS =
  'VETERANS UK;VETS UK;DBS VETERANS;DBS VETERANS UK;SPVA;MOD;MINISTRY OF DEFENCE;DEFENCE BUSINESS SERVICES';

export const ARMED_FORCES_BENEFITS: readonly BenefitRow[] = [
  {
    name: 'Armed Forces Compensation',
    category: 'other-benefit',
    codes: 'AFCS;AFCS GIP;GIP;GUARANTEED INCOME PAYMENT',
    payers: VETERANS,
    phrases:
      'ARMED FORCES COMPENSATION;ARMED FORCES COMP SCHEME;ARMED FORCES COMP;AFCS;AFCS GIP;GUARANTEED INCOME PAYMENT',
  },
  {
    name: 'Armed Forces Independence Payment',
    category: 'disability-benefit',
    codes: 'AFIP',
    payers: VETERANS,
    phrases: 'ARMED FORCES INDEPENDENCE PAYMENT;ARMED FORCES INDEPENDENCE',
  },
  {
    name: 'War Pension',
    category: 'other-benefit',
    codes: 'WWP;WP',
    payers: VETERANS,
    phrases:
      'WAR PENSION;WAR PENSIONS;WAR DISABLEMENT PENSION;WAR DISABLEMENT;WAR WIDOW;WAR WIDOWS PENSION;WAR WIDOWERS PENSION',
  },
];
