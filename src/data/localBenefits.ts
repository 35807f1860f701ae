/**
 * Help that councils, the health service and the government of Northern Ireland pay. From April 2026 the Crisis and
 * Resilience Fund takes the place of Discretionary Housing Payments and the Household Support Fund in England (Dudley
 * Council, "Crisis and Resilience Fund (CRF)", read in November 2026); Wales and Scotland keep the payments. The initials
 * and the wording of statements are general knowledge: no published statement shows them.
 */
import type { BenefitRow } from './benefitRow.js';

// A column may cut off the last letters.
const COUNCILS =
  'COUNCIL;COUNCI;COUNC;COUN;CITY COU;COUNTY COU;BOROUGH COU;BOROUGH C;DISTRICT C;CNCL;CC;MBC;MDC;BC;DC;LBC;LB;BOROUGH;CBC;RBK;NIHE';

export const LOCAL_BENEFITS: readonly BenefitRow[] = [
  {
    name: 'Discretionary Housing Payment',
    category: 'housing-benefit',
    codes: 'DHP;DHP PAYMENT;CRF HOUSING;DISC HSG PMT;DISC HOUSING',
    payers: COUNCILS,
    phrases:
      'DISCRETIONARY HOUSING PAYMENT;DISCRETIONARY HOUSING;DISCRETIONARY HSG;DISCRETIONARY HSG PAYMENT;DISCRETIONARY HSG PMT;DISC HOUSING PAYMENT;DISC HOUSING PMT;DISC HSG PAYMENT;DISC HSG PMT;DHP PAYMENT;DHP PYMT;DHP AWARD',
  },
  {
    name: 'Household Support Fund',
    category: 'other-benefit',
    codes: 'HSF;HOUSEHOLD SUPPORT',
    payers: COUNCILS,
    phrases: 'HOUSEHOLD SUPPORT FUND',
    oneOff: true,
  },
  {
    name: 'Crisis and Resilience Fund',
    category: 'other-benefit',
    codes: 'CRF;CRISIS PAYMENT',
    payers: COUNCILS,
    phrases: 'CRISIS AND RESILIENCE FUND;CRISIS RESILIENCE FUND',
    oneOff: true,
  },
  {
    name: 'Discretionary Assistance Fund',
    category: 'other-benefit',
    codes: 'DAF',
    payers: 'WELSH GOVERNMENT;WELSH GOVT;WELSH GOV',
    phrases: 'DISCRETIONARY ASSISTANCE FUND;DISCRETIONARY ASSISTANCE',
    oneOff: true,
  },
  {
    name: 'Healthy Start',
    category: 'other-benefit',
    codes: 'HEALTHY START',
    payers: 'NHS;NHSBSA;NHS BSA;DHSC',
    phrases: 'HEALTHY START SCHEME;NHS HEALTHY START;NHSBSA HEALTHY START;HEALTHY START PAYMENT',
  },
  {
    name: 'Welfare Supplementary Payment',
    category: 'other-benefit',
    codes: 'WSP;WELFARE SUPP',
    phrases: 'WELFARE SUPPLEMENTARY PAYMENT;WELFARE SUPPLEMENTARY',
  },
];
