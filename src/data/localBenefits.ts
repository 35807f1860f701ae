/**
 * Help that councils, the health service and the government of Northern Ireland pay. Sources, August 2026: GOV.UK
 * "Discretionary Housing Payments guidance" (England's ended in March 2026 with the Crisis and Resilience Fund; Wales and
 * Scotland keep theirs), "Get help with the cost of living from your local council", Healthy Start (healthystart.nhs.uk),
 * gov.wales "Discretionary Assistance Fund", nidirect "Welfare supplementary payments". The wording of statements is not
 * published.
 */
import type { BenefitRow } from './benefits.js';

const COUNCILS = 'COUNCIL;CNCL;CC;MBC;MDC;BC;DC;LBC;LB;BOROUGH;CBC;RBK;NIHE';

export const LOCAL_BENEFITS: readonly BenefitRow[] = [
  {
    name: 'Discretionary Housing Payment',
    category: 'housing-benefit',
    codes: 'DHP;DHP PAYMENT;DISC HSG PMT;DISC HOUSING',
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
