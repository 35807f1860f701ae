/**
 * Words that name a benefit or its payer. Those of the United Kingdom that stand beside a payer are in benefits.ts.
 * The American ones are general knowledge of statements: the Treasury's lines name the programme, the states' lines the
 * office or the initials of the programme.
 */
import type { PhraseGroup } from './phraseGroup.js';

export const BENEFIT_PHRASES: readonly PhraseGroup[] = [
  // It pays no pension; a code beside it says which benefit.
  {
    debit: null,
    credit: 'other-benefit',
    weight: 96,
    rail: 'bank-credit',
    country: 'GB',
    phrases:
      'SOCIAL SECURITY;SOCIAL SEC;SOC SEC;SOC SECURITY;SOCIAL SECURITY SCOTLAND;SOCIAL SECURITY SC;SOCIAL SECURITY SCOTL;SOC SEC SCOTLAND;SOC SEC SCOT;SOCIALSECURITYSCOT',
  },
  // Also the name of nurseries, which is why no other word may stand beside it.
  {
    debit: null,
    credit: 'other-benefit',
    weight: 90,
    rail: 'bank-credit',
    country: 'GB',
    whole: true,
    benefit: 'Healthy Start',
    phrases: 'HEALTHY START',
  },
  // A loan by the Department for Work and Pensions is repaid out of benefits.
  {
    debit: null,
    credit: 'loan-proceeds',
    weight: 97,
    rail: 'bank-credit',
    country: 'GB',
    phrases: 'BUDGETING LOAN;BUDGETING ADVANCE;SOCIAL FUND LOAN;DWP SF LOAN',
  },
  // Benefits of the United States; those of the United Kingdom are in benefits.ts
  {
    debit: null,
    credit: 'out-of-work-benefit',
    weight: 90,
    rail: 'benefit',
    country: 'US',
    benefit: 'Unemployment insurance',
    phrases:
      'UNEMPLOYMENT;UNEMPLOYMENT BENEFIT;UNEMPLOYMENT BENEFITS;UNEMPLOYMENT INSURANCE;UNEMPLOYMENT INS;UNEMP;UNEMP BENEFIT;UNEMP BENE;UNEMP BEN;UNEMPLOY;UI BENEFIT;UI BENEFITS;UI BENE;UI PAYMENT;UI PYMT;UI PMT;UI DD;DOL UI;UI DEPOSIT;EDD UI;EDD DEPOSIT;TWC BENEFITS;IDES PAYMENT;DEO UI;ESD UI;DES UI;WORKFORCE COMMISSION;DUA PAYMENT;UC BENEFIT;UIA PRE PAID;JOBLESS BENEFITS;UI PYMNT;UI PYMTS;UI BEN;UC BENEFITS;UI DIR DEP;UNEMPL;UNEMPL BENEFIT;UNEMPL INS;UI CLAIM;UI CLAIM PMT;UI PAYMENTS;UI WEEKLY;REEMPLOYMENT ASSISTANCE;REEMPLOYMENT ASST;REEMPLOYMENT;REEMPLOY ASST;UIA BENEFIT;UIA BENEFITS;MASS DUA;MA DUA;NV DETR;UC PAYMENT;TREASURY UC;DIR UC;PUA BENEFIT;PUA BENEFITS;PUA PAYMENT;PEUC;STATE OF CA EDD;CA EDD',
  },
  {
    debit: null,
    credit: 'other-benefit',
    weight: 93,
    rail: 'benefit',
    country: 'US',
    benefit: 'Supplemental Security Income',
    phrases:
      'SUPP SEC;SSI PAYMENT;SSI PMT;SSA SSI;SUPPLEMENTAL SECURITY;SUPPLEMENTAL SECURITY INCOME;SSI SUPPLEMENT;SSI BENEFIT',
  },
  {
    debit: null,
    credit: 'other-benefit',
    weight: 93,
    rail: 'benefit',
    country: 'US',
    benefit: "Veterans' benefits",
    phrases:
      'VA BENEF;VA BENEFIT;VA BENEFITS;VETERANS AFFAIRS;VETERANS BENEFITS;VA DISABILITY;VA DISAB;VA COMPENSATION;VA CAREGIVER',
  },
  {
    debit: null,
    credit: 'other-benefit',
    weight: 93,
    rail: 'benefit',
    country: 'US',
    benefit: 'Temporary Assistance for Needy Families',
    phrases:
      'TANF;TANF BENEFIT;CASH ASSISTANCE;CASH ASST;CASH ASSIST;CASH AID;CALWORKS;TEMPORARY ASSISTANCE;TEMPORARY ASSIST;TEMP ASSISTANCE;TEMP ASST;EBT CASH;EBT CASH BENEFIT;CASH EBT;EBT CASH DEPOSIT',
  },
  {
    debit: null,
    credit: 'other-benefit',
    weight: 93,
    rail: 'benefit',
    country: 'US',
    benefit: 'State disability insurance',
    phrases:
      'DISABILITY INSURANCE PAYMENT;SDI PAYMENT;STATE DISABILITY;EDD SDI;SDI BENEFIT;SDI BENEFITS;STATE DISABILITY INS;EDD DISABILITY;EDD DI;DOL TDI;TDI BENEFITS;NJ TDI;RI TDI;DLT TDI;RIDLT TDI;TDI BENEFIT',
  },
  {
    debit: null,
    credit: 'other-benefit',
    weight: 93,
    rail: 'benefit',
    country: 'US',
    benefit: 'Paid family leave',
    phrases:
      'PAID FAMILY LEAVE;PAID FAMILY MED;PAID FAM MED LEAVE;PAID FAM LEAVE;PFML;DFML;PAID LEAVE BENEFIT;PFL BENEFIT;PAID LEAVE BENEFITS;EDD PFL;NJ FLI;FLI BENEFIT;PFMLI;CT PAID LEAVE;PAID LEAVE OREGON;MN PAID LEAVE;DE PAID LEAVE;MN DEED PAID LEAVE;DEED PAID LEAVE;MINNESOTA PAID LEAVE;MINN PAID LEAVE;DELAWARE PAID LEAVE;MAINE PAID LEAVE;ME PAID LEAVE;MAINE PFML;WA PAID LEAVE;ESD PAID LEAVE;OREGON PAID LEAVE;OR PAID LEAVE;RIDLT TCI;RI TCI;RHODE ISLAND TCI;DLT TCI;TCI BENEFIT;TCI BENEFITS;TEMPORARY CAREGIVER',
  },
  // Colorado's name of it, which nothing else has, beside the name of the department that also pays the unemployed.
  {
    debit: null,
    credit: 'other-benefit',
    weight: 97,
    rail: 'benefit',
    country: 'US',
    benefit: 'Paid family leave',
    phrases: 'FAMLI',
  },
  {
    debit: null,
    credit: 'other-benefit',
    weight: 93,
    rail: 'benefit',
    country: 'US',
    benefit: "Workers' compensation",
    phrases:
      'WORKERS COMP;WORKERS COMPENSATION;WORKMANS COMP;WORK COMP;WC BENEFIT;WC BENEFITS;WC INDEMNITY;TIME LOSS',
  },
  {
    debit: null,
    credit: 'other-benefit',
    weight: 93,
    rail: 'benefit',
    country: 'US',
    benefit: 'Black lung benefits',
    phrases: 'BLACK LUNG',
  },
  {
    debit: null,
    credit: 'other-benefit',
    weight: 93,
    rail: 'benefit',
    country: 'US',
    benefit: "Federal employees' compensation",
    phrases: 'OWCP;DOL OWCP;FECA;DEPT OF LABOR FECA',
  },
  // DIV and SEC are not a dividend of securities here. A state's name and UI are the whole text of some.
  {
    debit: null,
    credit: 'out-of-work-benefit',
    weight: 96,
    rail: 'benefit',
    country: 'US',
    benefit: 'Unemployment insurance',
    phrases:
      'DIV EMPL SEC;DIV EMP SEC;DIV EMPLOYMENT SEC;DIV OF EMPLOYMENT;DIV EMPLOYMENT;DIV UNEMP;EMPLOYMENT SECURITY UI',
  },
  {
    debit: null,
    credit: 'out-of-work-benefit',
    weight: 72,
    rail: 'benefit',
    country: 'US',
    benefit: 'Unemployment insurance',
    on: ['bank-credit', null],
    phrases: 'UI',
  },
  {
    debit: null,
    credit: 'other-benefit',
    weight: 93,
    rail: 'benefit',
    country: 'US',
    benefit: 'Supplemental Nutrition Assistance Program',
    phrases:
      'SNAP BENEFIT;SNAP BENEFITS;SNAP EBT;EBT SNAP;CALFRESH;FOOD STAMP;FOOD STAMPS;PANDEMIC EBT;SUMMER EBT;EBT BENEFIT;EBT BENEFITS;EBT DEPOSIT;DJFS SNAP;ODJFS SNAP;DSS SNAP;DHS SNAP;DHHS SNAP;HHSC SNAP;DCF SNAP;OTDA SNAP;HRA SNAP;DFCS SNAP;DSHS SNAP;DTA SNAP;DPSS SNAP;FSD SNAP;DESCR SNAP;DES SNAP;TYPE SNAP;SNAP BENE;SNAP BEN;SNAP BNFT',
  },
  {
    debit: null,
    credit: 'other-benefit',
    weight: 93,
    rail: 'benefit',
    country: 'US',
    benefit: 'Women, Infants, and Children',
    phrases: 'WIC BENEFIT;WIC BENEFITS;WIC EBT;EBT WIC;WIC PROGRAM',
  },
  {
    debit: null,
    credit: 'other-benefit',
    weight: 93,
    rail: 'benefit',
    country: 'US',
    benefit: 'Low Income Home Energy Assistance Program',
    phrases:
      'LIHEAP;LOW INCOME HOME ENERGY;HOME ENERGY ASSISTANCE;ENERGY ASSISTANCE;HEAP BENEFIT;HEAP PAYMENT;HEAP PMT',
  },
  {
    debit: null,
    credit: 'other-benefit',
    weight: 93,
    rail: 'benefit',
    country: 'US',
    benefit: 'General Assistance',
    phrases: 'GENERAL ASSISTANCE;GENERAL RELIEF;REFUGEE CASH ASSISTANCE;REFUGEE CASH ASSIST',
  },
  // DFAS pays the wages of soldiers too, and in Cleveland the retired.
  {
    debit: null,
    credit: 'private-pension',
    weight: 97,
    rail: 'bank-credit',
    country: 'US',
    phrases:
      'DFAS CLEVELAND RET;DFAS CLEVELAND RET PAY;DFAS CL RET;MIL RET PAY;RAILROAD RET;RAILROAD RETIREMENT',
  },
];
