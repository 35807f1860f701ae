/**
 * What the United States Treasury pays for the agencies of the government: `SSA TREAS 310 XXSOC SEC`. The letters before TREAS name
 * the agency, and the words behind the number the purpose. The number is that of the office that pays, and says nothing: 310 stands
 * before pensions, refunds and loans alike. MISC PAY is what the Treasury writes where no other purpose is set down ("miscellaneous
 * payment"); it is never pay.
 * Sources: the Green Book of the Bureau of the Fiscal Service (31 CFR part 210), chapter 2; public explanations of the lines, and
 * public importers of American statements, read in November 2026. APA: three public scripts book it as a Treasury bill that
 * matured. That DOEP returns loans and aid, and is neither, is the word of two public explanations.
 */
import type { PhraseGroup } from './phraseGroup.js';

export const TREASURY_PHRASES: readonly PhraseGroup[] = [
  // The Social Security Administration: retirement, and what it pays for disability, which is called the same.
  {
    debit: null,
    credit: 'state-pension',
    weight: 92,
    rail: 'bank-credit',
    phrases: 'SSA TREAS;SSA TREAS 310;XXSOC SEC',
  },
  {
    debit: null,
    credit: 'other-benefit',
    weight: 93,
    rail: 'benefit',
    country: 'US',
    benefit: 'Supplemental Security Income',
    phrases: 'XXSUPP SEC;SSI TREAS;SSI TREAS 310',
  },
  // Veterans Affairs: compensation and pensions, and education.
  {
    debit: null,
    credit: 'other-benefit',
    weight: 93,
    rail: 'benefit',
    country: 'US',
    benefit: "Veterans' benefits",
    phrases: 'VACP TREAS;VACP TREAS 310;VA TREAS;VA TREAS 310;XXVA BENEF;XXVA BENEFIT;XXVA COMP',
  },
  {
    debit: null,
    credit: 'student-finance',
    weight: 88,
    rail: 'bank-credit',
    phrases: 'VAED TREAS;XXVA CH33;XXVA EDUC',
  },
  // The Railroad Retirement Board, and pensions of the civil service from the Office of Personnel Management.
  {
    debit: null,
    credit: 'private-pension',
    weight: 82,
    rail: 'bank-credit',
    phrases: 'RRB TREAS;XXRR RET;OPM1 TREAS;OPM TREAS;XXCIV SERV',
  },
  // Pay of federal staff: the National Finance Center of the Department of Agriculture, and Defense Finance and Accounting.
  {
    debit: null,
    credit: 'salary',
    weight: 90,
    rail: 'bank-credit',
    phrases: 'AGRI TREAS;DFAS IN IND;ARMY ACT',
  },
  // Whoever pays it: the agencies have staff too.
  {
    debit: null,
    credit: 'salary',
    weight: 97,
    rail: 'bank-credit',
    phrases: 'FED SALARY;FED SAL;FEDERAL SALARY',
  },
  // What staff lay out on journeys, and what these agencies pay to farmers and others: no wages.
  {
    debit: null,
    credit: 'refund',
    weight: 96,
    rail: 'bank-credit',
    country: 'US',
    covers: true,
    phrases:
      'AGRI TREAS 310 TRAVEL;DFAS TRAVEL;DFAS CLEVELAND TRAVEL;DFAS IN TRAVEL;DFAS IN IND TRAVEL;TREAS 310 TRAVEL;TREAS 310 TRAVEL PAY',
  },
  {
    debit: null,
    credit: 'other-income',
    weight: 96,
    rail: 'bank-credit',
    country: 'US',
    covers: true,
    phrases:
      'AGRI TREAS 310 MISC PAY;DFAS MISC PAY;DFAS TREAS 310 MISC PAY;DFAS CLEVELAND MISC PAY;DFAS IN IND TREAS 310 MISC PAY;DFAS IN IND MISC PAY',
  },
  {
    debit: null,
    credit: 'tax-refund',
    weight: 93,
    rail: 'bank-credit',
    phrases: 'IRS TREAS 310;IRS TREAS;XXTAX REF',
  },
  {
    debit: null,
    credit: 'other-benefit',
    weight: 93,
    rail: 'benefit',
    country: 'US',
    benefit: "Federal employees' compensation",
    phrases: 'OWCP TREAS;DOL FECA;DOLF TREAS;DOL TREAS 310 FECA',
  },
  // Loans and advances of the Small Business Administration after a disaster.
  {
    debit: null,
    credit: 'loan-proceeds',
    weight: 97,
    rail: 'bank-credit',
    country: 'US',
    phrases: 'SBAD TREAS;SBAD TREAS 310;SBA TREAS;SBA TREAS 310;SBA LOAN TREAS 310',
  },
  // The Department of Education.
  {
    debit: null,
    credit: 'refund',
    weight: 90,
    rail: 'bank-credit',
    country: 'US',
    phrases: 'DOEP TREAS;DOEP TREAS 310;DOED TREAS;DOED TREAS 310',
  },
  // TreasuryDirect: a bill or note that matured.
  {
    debit: 'investments',
    credit: 'investments',
    weight: 97,
    country: 'US',
    phrases: 'APA TREAS;APA TREAS 310;US TREASURY DIRECT;TREASURY DIRECT;TREAS DRCT',
  },
  // Any agency and any purpose: money, and no more is known of it. creditMeanings.ts makes no income of it.
  {
    debit: null,
    credit: 'other-income',
    weight: 40,
    rail: 'bank-credit',
    country: 'US',
    covers: true,
    phrases:
      'TREAS 310;TREAS 303;TREAS 311;TREAS 312;TREAS 220;TREAS 449;US TREASURY 310;US TREASURY 303;US TREASURY 311;US TREASURY 312;US TREASURY 220;US TREASURY 449;US TREAS 310;US TREAS 312;US TREAS 303;US TREAS 220;DEPT OF TREASURY 310;DEPT OF THE TREASURY 310;DEPT TREASURY 310;TREAS 310 MISC PAY;US TREASURY 310 MISC PAY;MISC PAY;MISC PAYMENT',
  },
];
