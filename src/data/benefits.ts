/**
 * State benefits of the United Kingdom as they appear on statements. A code counts only beside a payer's name (DWP, DfC,
 * HMRC, Social Security Scotland), because AA, CA, MA, IS, PC, SP and HB are also words, firms and places.
 * Sources: Ministry of Justice state benefit list (cfe-civil, MIT), GOV.UK payment pages, August 2026. Codes and words that
 * no published statement shows are general knowledge, and stand in `unverified`. DWPGB, EESA, ISCS, BB and WORK AND CHILD TC: the
 * rules and tests of public classifiers of British statements, November 2026.
 */

import { ARMED_FORCES_BENEFITS } from './armedForcesBenefits.js';
import type { BenefitRow, BenefitTable } from './benefitRow.js';
import { LOCAL_BENEFITS } from './localBenefits.js';
import { SCOTTISH_BENEFITS } from './scottishBenefits.js';
import type { WordSamples } from './wordSamples.js';

const PAYERS =
  'DWP;DWPGB;DEPT WORK PENSIONS;DEPT WORK AND PENSIONS;DEPT FOR WORK AND PENSIONS;DEPT FOR WORK;DEPARTMENT FOR WORK;DEPARTMENT FOR WORK AND PENSIONS;DFC;DFCNI;DEPT FOR COMMUNITIES;DEPARTMENT FOR COMMUNITIES;DEPT COMMUNITIES;SOCIAL SECURITY AGENCY;SSA NI;NI SSA;NISSA;DSS;HMRC;SOCIAL SECURITY SCOTLAND;SOCIAL SEC SCOTLAND;SOC SECURITY SCOTLAND;SOC SEC SCOTLAND;SG SOCIAL SECURITY;SSS;JOBCENTRE PLUS;NIHE';

/** HMRC also repays tax. */
const PAYS_MORE = /HMRC|NIHE/;

/** Written in one word with a code: DWPUC, DWPGBUC, DFCPIP. */
const GLUED_PAYERS = 'DWP;DWPGB;DFC;SSS;HMRC';

const OF_DEPARTMENTS: readonly BenefitRow[] = [
  { name: 'Universal Credit', category: 'universal-credit', codes: 'UC', phrases: 'UNIVERSAL CREDIT' },
  {
    name: 'State Pension',
    category: 'state-pension',
    codes: 'SP;STATE PENSION;S2P;GRB',
    unverified: 'RP;PENSION;RETIREMENT PENSION;RETIREMENT PEN;RET PENSION',
  },
  {
    name: 'Pension Credit',
    category: 'pension-credit',
    codes: 'PC;SPC;PCGC;MIG',
    phrases: 'PENSION CREDIT;DWP PENSION CRED',
  },
  {
    name: 'Personal Independence Payment',
    category: 'disability-benefit',
    codes: 'PIP',
    phrases:
      'PERSONAL INDEPENDENCE PAYMENT;PERSONAL INDEPENDENCE;PERSONAL INDEP PAYMENT;DWP PIP;PIP NI;NI PIP',
  },
  {
    name: 'Disability Living Allowance',
    category: 'disability-benefit',
    codes: 'DLA',
    phrases: 'DISABILITY LIVING ALLOWANCE',
  },
  {
    name: 'Attendance Allowance',
    category: 'disability-benefit',
    unverified: 'ATTENDANCE;CONSTANT ATTENDANCE',
    codes: 'AA;CAA',
    phrases: 'ATTENDANCE ALLOWANCE',
  },
  {
    name: "Carer's Allowance",
    category: 'carers-benefit',
    unverified: 'CARERS;CARER',
    codes: 'CA',
    phrases: 'CARERS ALLOWANCE;CARER ALLOWANCE;CARERS ALLOW;CARER ALLOW',
  },
  {
    name: 'Employment and Support Allowance',
    category: 'out-of-work-benefit',
    codes: 'ESA;EESA;NSESA;WRAC',
    unverified: 'IRESA;CBESA',
    phrases: 'EMPLOYMENT AND SUPPORT ALLOWANCE;EMPLOYMENT SUPPORT ALLOWANCE',
  },
  {
    name: "Jobseeker's Allowance",
    category: 'out-of-work-benefit',
    codes: 'JSA;NSJSA',
    phrases: 'JOBSEEKERS ALLOWANCE',
  },
  { name: 'Income Support', category: 'out-of-work-benefit', codes: 'IS;ISCS', phrases: 'INCOME SUPPORT' },
  {
    name: 'Incapacity Benefit',
    category: 'out-of-work-benefit',
    codes: 'IB;INCAP;SDA',
    phrases: 'INCAPACITY BENEFIT',
  },
  {
    name: 'Child Benefit',
    category: 'child-benefit',
    codes: 'CHB;CHILD BENEFIT;CHILD BEN',
    unverified: 'CHILD;CHILD BENE;CHILD BENEF;CHILD BENEFI',
    phrases: 'CHILD BENEFIT;CHILD BEN;CHB',
  },
  {
    name: "Guardian's Allowance",
    category: 'child-benefit',
    codes: 'GA',
    phrases: 'GUARDIANS ALLOWANCE;GUARDIAN ALLOWANCE',
  },
  {
    name: 'Tax Credits',
    category: 'tax-credits',
    codes:
      'CTC;WTC;TC;TAX CREDITS;TAX CREDIT;CHILD TC;CHILD TAX CR;WORK TC;WORKING TC;WORK TAX CR;WORKING TAX CR',
    phrases:
      'WORK AND CHILD TAX CREDIT;WORK AND CHILD TC;WORK CHILD TC;WORK AND CHILD TAX;WORKING AND CHILD TC;WORKING TC;CHILD TC;WORKING AND CHILD TAX CREDIT;WORKING TAX CREDIT;CHILD TAX CREDIT;TAX CREDITS',
  },
  {
    name: 'Housing Benefit',
    category: 'housing-benefit',
    codes: 'HB;HOUSING BENEFIT;HSG BEN;CTB;LHA',
    payers: 'COUNCIL;CC;MBC;MDC;BC;DC;LBC;LB;BOROUGH',
    phrases:
      'COUNCIL HB;CITY COUNCIL HB;COUNCIL HSG BEN;COUNCIL BENEFITS;CITY C HB;MBC HB;MDC HB;BC HB;DC HB;CC HB;HOUSING BENEFIT;HOUSING BENEFITS;HSG BEN;HSG BENEFIT;HSG BENEFITS;HOUSING BEN;LOCAL HOUSING ALLOWANCE',
  },
  {
    name: 'Maternity Allowance',
    category: 'other-benefit',
    unverified: 'MATERNITY',
    codes: 'MA',
    phrases: 'MATERNITY ALLOWANCE;MATERNITY ALLOW',
  },
  {
    name: 'Bereavement benefits',
    category: 'other-benefit',
    codes: 'BA;BB;BPT;WPA;WMA;WB',
    unverified: 'BSP;BEREAVEMENT',
    phrases:
      'BEREAVEMENT SUPPORT PAYMENT;BEREAVEMENT SUPPORT;BEREAVEMENT ALLOWANCE;WIDOWED PARENTS ALLOWANCE;WIDOWED MOTHERS ALLOWANCE',
  },
  {
    name: 'Industrial Injuries Disablement Benefit',
    category: 'disability-benefit',
    unverified: 'INDUSTRIAL INJ;IND INJ;IND INJURIES',
    codes: 'IIDB;IIB;IDB;REA',
    phrases: 'INDUSTRIAL INJURIES DISABLEMENT;INDUSTRIAL INJURIES',
  },
  {
    name: 'Winter Fuel Payment',
    category: 'other-benefit',
    codes: 'WFP',
    phrases: 'WINTER FUEL;WINTER FUEL PAYMENT',
    oneOff: true,
  },
  {
    name: 'Cold Weather Payment',
    category: 'other-benefit',
    unverified: 'COLD WEATHER',
    codes: 'CWP',
    phrases: 'COLD WEATHER PAYMENT',
    oneOff: true,
  },
  {
    name: 'Christmas Bonus',
    category: 'other-benefit',
    unverified: 'XMAS BONUS;CHRISTMAS BONUS',
    codes: 'XB',
    oneOff: true,
  },
  {
    name: 'Cost of Living Payment',
    category: 'other-benefit',
    unverified: 'COST OF LIVING',
    codes: 'COL;COLP;COLS;COLSD',
    phrases: 'COST OF LIVING PAYMENT',
    oneOff: true,
  },
  {
    name: 'Social Fund',
    category: 'other-benefit',
    unverified: 'SURE START;FUNERAL;SMG',
    codes: 'SF;SFFP;SSMG',
    phrases: 'SURE START MATERNITY GRANT;SURE START MATERNITY;FUNERAL EXPENSES PAYMENT',
    oneOff: true,
  },
];

export const BENEFITS: readonly BenefitRow[] = [
  ...OF_DEPARTMENTS,
  ...SCOTTISH_BENEFITS,
  ...ARMED_FORCES_BENEFITS,
  ...LOCAL_BENEFITS,
];

/** Paid by or through a benefit payer, but no benefit: the code decides. */
const NOT_A_BENEFIT =
  'CMS;CM;CSM;CMG;CMD;CHILD MAINTENANCE;BUDGETING LOAN;BUDGETING ADVANCE;SOCIAL FUND LOAN;SF LOAN;VAT;SA;PAYE;COTAX;NDDS;SDDS;DEBT MGMT;DEBT MANAGEMENT;REPAYMENT;REFUND';

export const BRITISH_BENEFITS: BenefitTable = {
  benefits: BENEFITS,
  payers: PAYERS,
  paysMore: PAYS_MORE,
  gluedPayers: GLUED_PAYERS,
  notBenefits: NOT_A_BENEFIT,
};

/** @readByTests */
export const samples: readonly WordSamples[] = [
  {
    words: PAYS_MORE,
    examples: [['GB', 'Credit', 'HMRC 12345678', { category: 'tax-refund' }]],
    counterexamples: [['GB', 'Credit', 'BACS CREDIT DWP AB123456C', { category: 'other-benefit' }]],
  },
];
