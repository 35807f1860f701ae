/** How British benefits write themselves on a statement; the forms of the two halves differ. */
import type { Benefit } from './claim.js';

export const UNIVERSAL_CREDIT: Benefit = {
  name: 'Universal Credit',
  category: 'universal-credit',
  written: { tuned: ['DWP UC|{N9}N', 'DWP UC|{NINO}'], 'held-out': ['DWP|{NINO} UC', 'DWP UC|{N9} UC'] },
};

export const STATE_PENSION: Benefit = {
  name: 'State Pension',
  category: 'state-pension',
  written: {
    tuned: ['DWP SP|{NINO}', 'DWP STATE PENSION|{NINO}'],
    'held-out': ['DWP|{NINO} SP', 'DEPT WORK PENSIONS|STATE PENSION'],
  },
  isPension: true,
};

export const PIP: Benefit = {
  name: 'Personal Independence Payment',
  category: 'disability-benefit',
  written: { tuned: ['DWP PIP|{NINO}'], 'held-out': ['DWP|{NINO} PIP', 'DWP|PIP {NINO}'] },
};

export const PIP_OF_NORTHERN_IRELAND: Benefit = {
  name: 'Personal Independence Payment',
  category: 'disability-benefit',
  written: {
    tuned: ['DFC PIP|{NINO}', 'DFC|PIP {NINO}'],
    'held-out': ['DFC NI|{NINO} PIP', 'DEPT FOR COMMUNITIES|PIP'],
  },
};

export const CARERS_ALLOWANCE: Benefit = {
  name: "Carer's Allowance",
  category: 'carers-benefit',
  written: { tuned: ['DWP CA|{NINO}'], 'held-out': ['DWP|{NINO} CA', 'DWP CARERS ALLOW|{NINO}'] },
};

export const CHILD_BENEFIT: Benefit = {
  name: 'Child Benefit',
  category: 'child-benefit',
  written: {
    tuned: ['HMRC CHILD BENEFIT|{N8}CHB', 'HMRC CHB|{N8}-CHB'],
    'held-out': ['HMRC CHILD BENEFIT|{N8}', 'HMRC|{N9}-CHB'],
  },
};

export const TAX_CREDITS: Benefit = {
  name: 'Tax Credits',
  category: 'tax-credits',
  written: {
    tuned: ['HMRC TAX CREDITS|{NINO}', 'HMRC CTC|{NINO}'],
    'held-out': ['HMRC WTC|{NINO}', 'HMRC|WORK AND CHILD TC'],
  },
};

export const SCOTTISH_CHILD_PAYMENT: Benefit = {
  name: 'Scottish Child Payment',
  category: 'child-benefit',
  written: {
    tuned: ['SOC SEC SCOTLAND|SCP {N7}', 'SOCIAL SECURITY SCOTLAND|SCOTTISH CHILD PAYMENT'],
    'held-out': ['SOCIAL SEC SCOTLAND|SSS SCP', 'SOCIAL SECURITY SCOTLAND|SCP'],
  },
};

/** Bacs keeps eighteen characters of the name and of the reference. */
export const SCOTTISH_DISABILITY: readonly Benefit[] = [
  {
    name: 'Adult Disability Payment',
    category: 'disability-benefit',
    written: {
      tuned: ['SOCIAL SECURITY SCOTLAND|ADULT DISABILITY PAYMENT', 'SOCIAL SECURITY SCOTLAND|ADP {N7}'],
      'held-out': ['SOC SECURITY SCOTLAND|ADULT DISABILITY PAYMENT', 'SOCIAL SECURITY SCOTLAND|SSS ADP'],
    },
  },
  {
    name: 'Child Disability Payment',
    category: 'disability-benefit',
    written: {
      tuned: ['SOCIAL SECURITY SCOTLAND|CHILD DISABILITY PAYMENT'],
      'held-out': ['SOC SECURITY SCOTLAND|CDP {N7}'],
    },
  },
];

export const ESA: Benefit = {
  name: 'Employment and Support Allowance',
  category: 'out-of-work-benefit',
  written: { tuned: ['DWP ESA|{NINO}'], 'held-out': ['DWP|{NINO} ESA', 'DWP|ESA {NINO}'] },
};

export const MATERNITY_ALLOWANCE: Benefit = {
  name: 'Maternity Allowance',
  category: 'other-benefit',
  written: { tuned: ['DWP MA|{NINO}'], 'held-out': ['DWP|{NINO} MA', 'DWP MATERNITY ALLOW|{NINO}'] },
};

export const BEREAVEMENT_SUPPORT: Benefit = {
  name: 'Bereavement benefits',
  category: 'other-benefit',
  written: { tuned: ['DWP BSP|{NINO}'], 'held-out': ['DWP|{NINO} BSP', 'DWP BEREAVEMENT|{NINO}'] },
};

export const DISCRETIONARY_HOUSING: Benefit = {
  name: 'Discretionary Housing Payment',
  category: 'housing-benefit',
  written: {
    tuned: ['{PLACE} COUNCIL|DHP', '{PLACE} CITY COUNCIL|DHP {N6}'],
    'held-out': ['{PLACE} BC|DHP AWARD', '{PLACE} COUNCIL|DISCRETIONARY HOUSING'],
  },
};

export const ARMED_FORCES_COMPENSATION: Benefit = {
  name: 'Armed Forces Compensation Scheme',
  category: 'disability-benefit',
  written: {
    tuned: ['VETERANS UK|AFCS {N7}', 'SPVA AFCS|{N8}'],
    'held-out': ['MOD VETERANS UK|AFCS GIP', 'AFCS GIP|{N8}'],
  },
};

export const HEALTHY_START: Benefit = {
  name: 'Healthy Start',
  category: 'other-benefit',
  written: {
    tuned: ['NHS HEALTHY START|{N8}', 'NHSBSA|HEALTHY START'],
    'held-out': ['HEALTHY START|NHSBSA {N6}', 'NHS BSA|HEALTHY START {N4}'],
  },
};

export const PENSION_CREDIT: Benefit = {
  name: 'Pension Credit',
  category: 'pension-credit',
  written: { tuned: ['DWP PC|{NINO}'], 'held-out': ['DWP|{NINO} PC', 'DWP PENSION CREDIT|{NINO}'] },
};
