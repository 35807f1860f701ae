/**
 * State benefits of the United Kingdom as they stand on statements. A code counts only beside a payer's name (DWP, DfC,
 * HMRC, Social Security Scotland), because AA, CA, MA, IS, PC, SP and HB are also words, firms and places.
 * Sources: Ministry of Justice state benefit list (cfe-civil, MIT), GOV.UK payment pages, August 2026. Codes marked
 * "unverified" there are general knowledge and stand in `unverified`.
 */
import type { BenefitName } from '../model/benefits.js';
import type { CategorySlug } from '../model/taxonomy.js';

export interface BenefitRow {
  readonly name: BenefitName;
  readonly category: CategorySlug;
  /** Codes that follow or surround a payer's name. */
  readonly codes: string;
  readonly unverified?: string;
  /** Whole phrases that name the benefit without a payer. */
  readonly phrases?: string;
  /** Payers beside whom this benefit's codes count, other than the offices that pay many. */
  readonly payers?: string;
  /** Paid once or once a year by a scheme: listed, never projected. */
  readonly oneOff?: true;
}

export const BENEFIT_PAYERS =
  'DWP;DEPT WORK PENSIONS;DEPT WORK AND PENSIONS;DEPARTMENT FOR WORK AND PENSIONS;DFC;DEPT FOR COMMUNITIES;DSS;HMRC;SOCIAL SECURITY SCOTLAND;SOC SEC SCOTLAND;SOCIALSECURITYSCOT;SSS;VETERANS UK;SPVA;JOBCENTRE PLUS;NIHE';

export const BENEFITS: readonly BenefitRow[] = [
  { name: 'Universal Credit', category: 'universal-credit', codes: 'UC', phrases: 'UNIVERSAL CREDIT' },
  {
    name: 'State Pension',
    category: 'state-pension',
    codes: 'SP;STATE PENSION;S2P;GRB',
    unverified: 'RP;PENSION',
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
    phrases: 'PERSONAL INDEPENDENCE PAYMENT;PERSONAL INDEP PAYMENT;DWP PIP',
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
    codes: 'AA;CAA',
    phrases: 'ATTENDANCE ALLOWANCE',
  },
  {
    name: "Carer's Allowance",
    category: 'carers-benefit',
    codes: 'CA',
    phrases: 'CARERS ALLOWANCE;CARER ALLOWANCE;CARERS ALLOW;CARER ALLOW',
  },
  {
    name: 'Employment and Support Allowance',
    category: 'out-of-work-benefit',
    codes: 'ESA;WRAC',
    phrases: 'EMPLOYMENT AND SUPPORT ALLOWANCE;EMPLOYMENT SUPPORT ALLOWANCE',
  },
  {
    name: "Jobseeker's Allowance",
    category: 'out-of-work-benefit',
    codes: 'JSA',
    phrases: 'JOBSEEKERS ALLOWANCE',
  },
  { name: 'Income Support', category: 'out-of-work-benefit', codes: 'IS', phrases: 'INCOME SUPPORT' },
  {
    name: 'Incapacity Benefit',
    category: 'out-of-work-benefit',
    codes: 'IB;INCAP;SDA',
    phrases: 'INCAPACITY BENEFIT',
  },
  {
    name: 'Child Benefit',
    category: 'child-benefit',
    codes: 'CHB;CHILD BENEFIT;CHILD BEN;GA',
    unverified: 'CHILD;CHILD BENE;CHILD BENEF;CHILD BENEFI',
    phrases: 'CHILD BENEFIT;CHILD BEN;CHB',
  },
  {
    name: 'Tax Credits',
    category: 'tax-credits',
    codes: 'CTC;WTC;TC;TAX CREDITS;TAX CREDIT',
    phrases: 'WORK AND CHILD TAX CREDIT;WORKING TAX CREDIT;CHILD TAX CREDIT;TAX CREDITS',
  },
  {
    name: 'Housing Benefit',
    category: 'housing-benefit',
    codes: 'HB;HOUSING BENEFIT;HSG BEN;CTB;LHA',
    payers: 'COUNCIL;CC;MBC;MDC;BC;DC;LBC;LB;BOROUGH',
    phrases:
      'COUNCIL HB;CITY COUNCIL HB;COUNCIL HSG BEN;COUNCIL BENEFITS;CITY C HB;MBC HB;MDC HB;BC HB;DC HB;CC HB;HOUSING BENEFIT;HOUSING BENEFITS;HSG BEN;HSG BENEFIT;HSG BENEFITS;HOUSING BEN;LOCAL HOUSING ALLOWANCE;DISCRETIONARY HOUSING',
  },
  {
    name: 'Maternity Allowance',
    category: 'other-benefit',
    codes: 'MA',
    phrases: 'MATERNITY ALLOWANCE;MATERNITY ALLOW',
  },
  {
    name: 'Bereavement benefits',
    category: 'other-benefit',
    codes: 'BA;BPT;WPA;WMA;WB',
    unverified: 'BSP',
    phrases: 'BEREAVEMENT SUPPORT;BEREAVEMENT ALLOWANCE',
  },
  {
    name: 'Industrial Injuries Disablement Benefit',
    category: 'disability-benefit',
    codes: 'IIDB;IIB;IDB;REA',
    phrases: 'INDUSTRIAL INJURIES',
  },
  { name: 'Armed Forces Independence Payment', category: 'disability-benefit', codes: 'AFIP' },
  {
    name: 'War Pension',
    category: 'other-benefit',
    codes: 'WWP',
    phrases: 'WAR PENSION;WAR WIDOW',
    unverified: 'AFCS',
  },
  {
    name: 'Adult Disability Payment',
    category: 'disability-benefit',
    codes: 'ADP',
    phrases: 'ADULT DISABILITY PAYMENT;ADULT DISABILITY',
  },
  {
    name: 'Child Disability Payment',
    category: 'disability-benefit',
    codes: 'CDP',
    phrases: 'CHILD DISABILITY PAYMENT;CHILD DISABILITY',
  },
  {
    name: 'Pension Age Disability Payment',
    category: 'disability-benefit',
    codes: 'PADP',
    phrases: 'PENSION AGE DISABILITY',
  },
  {
    name: 'Carer Support Payment',
    category: 'carers-benefit',
    codes: 'CSP',
    phrases: 'CARER SUPPORT PAYMENT',
  },
  {
    name: 'Scottish Child Payment',
    category: 'child-benefit',
    codes: 'SCP',
    phrases: 'SCOTTISH CHILD PAYMENT',
  },
  {
    name: 'Best Start Grant',
    category: 'other-benefit',
    codes: 'BSG',
    phrases: 'BEST START GRANT',
    oneOff: true,
  },
  {
    name: 'Winter Fuel Payment',
    category: 'other-benefit',
    codes: 'WFP',
    phrases: 'WINTER FUEL;WINTER FUEL PAYMENT;PENSION AGE WINTER HEATING',
    oneOff: true,
  },
  {
    name: 'Cold Weather Payment',
    category: 'other-benefit',
    codes: 'CWP',
    phrases: 'COLD WEATHER PAYMENT',
    oneOff: true,
  },
  { name: 'Christmas Bonus', category: 'other-benefit', codes: 'XB', oneOff: true },
  {
    name: 'Cost of Living Payment',
    category: 'other-benefit',
    codes: 'COL;COLP;COLS;COLSD',
    phrases: 'COST OF LIVING PAYMENT',
    oneOff: true,
  },
  {
    name: 'Social Fund',
    category: 'other-benefit',
    codes: 'SF;SFFP;SSMG',
    phrases: 'SURE START MATERNITY',
    oneOff: true,
  },
];

/** Paid by or through a benefit payer, but no benefit: the code decides. */
export const NOT_A_BENEFIT =
  'CMS;CM;CSM;CMG;CMD;CHILD MAINTENANCE;VAT;SA;PAYE;COTAX;NDDS;SDDS;DEBT MGMT;DEBT MANAGEMENT;REPAYMENT;REFUND';
