/**
 * What words of a credit say of its rhythm, why it is larger than usual, and which words say that it will not come again. Upper
 * case, read without spaces.
 */
import type { Frequency } from '../contract/income/frequency.js';
import type { OutlyingReason } from '../contract/income/incomePayments.js';
import type { WordSamples } from './wordSamples.js';

export const RHYTHM_WORDS: readonly (readonly [frequency: Exclude<Frequency, 'Irregular'>, words: string])[] =
  [
    ['FourWeekly', '4WEEKLY;FOURWEEKLY;4WKLY;4WK;LUNAR'],
    ['Fortnightly', 'FORTNIGHTLY;FORTNIGHT;BIWEEKLY;BIWKLY;2WEEKLY;2WKLY;FNIGHT'],
    ['SemiMonthly', 'SEMIMONTHLY'],
    ['Weekly', 'WEEKLY;WKLY;WEEK;WK'],
    ['Monthly', 'MONTHLY;MTHLY;MTH;MONTH'],
  ];

/** One or two words. None of them is a usual part of an employer's name. */
export const LUMP_WORDS =
  'REDUNDANCY;SEVERANCE;INHERITANCE;BEQUEST;PROBATE;ESTATE OF;EXECUTORS OF;EXORS OF;LUMP SUM;LUMPSUM;COMMUTATION;JACKPOT;PRIZE;PRIZES;EX GRATIA;GOLDEN HELLO;LEGACY PAYMENT;SETTLEMENT AGREEMENT';

/**
 * One or two words of wages: a payer who is seen once and writes them will pay again. Of overtime, tips and a redundancy nobody can
 * tell.
 */
export const WAGE_WORDS =
  'SALARY;SALARIES;SAL;WAGE;WAGES;PAYE;O SAGE;O ADP;O MOORPAY;O MOOREPAY;O PAYCHEX;O IRIS;SAGE PA;SAGE PAYR;PAYROLL;PAYRO;PAYROL;PAYRLL;PAYCHECK;PAYCHEQUE;PAYSLIP;PAY;PAYDAY;DIRECT DEP;DIRECT DEPOSIT;DIR DEP;DIR DEPOSIT;DDEPOSIT;STIPEND;AGRI TREAS;FED SAL;ARMY ACT;DFAS IN;DFAS CLEVELAND';

/**
 * Two words with one of wages in them that mean no wage: ways of paying, money between friends, and what ends a job. Upper case, general
 * knowledge of statements.
 */
export const NO_WAGE_WORDS =
  'BONUS PAY;PAY IN;PAY BACK;PAY FROM;PAY TO;PAY YOU;PAY FOR;PAY ME;FOR PAY;BILL PAY;COUNTER PAY;GIRO PAY;GOOGLE PAY;AMAZON PAY;APPLE PAY;SAMSUNG PAY;ANDROID PAY;SHOP PAY;META PAY;CHIME PAY;FASTER PAY;INSTANT PAY;QUICK PAY;PETROL PAY;CAR PAY;HOLIDAY PAY;HOL PAY;BACK PAY;NOTICE PAY;FINAL PAY;REDUNDANCY PAY;SEVERANCE PAY;PAYROLL GIVING;SALARY FINANCE;SALARY SACRIFICE';

export const BONUS_WORDS = 'BONUS;BONUSES;COMMISSION;COMMISSIONS';
const ARREARS_WORDS = 'ARREARS;BACKPAY;BACKDATED';
const OVERTIME_WORDS = 'OVERTIME';

/** Why a payment is larger than usual, as whole words. */
export const OUTLYING_WORDS: readonly (readonly [reason: OutlyingReason, words: string])[] = [
  ['bonus', BONUS_WORDS],
  ['back-pay', ARREARS_WORDS],
  ['overtime', OVERTIME_WORDS],
];

/** @readByTests */
export const samples: readonly WordSamples[] = [
  {
    words: BONUS_WORDS,
    examples: [['GB', 'Credit', 'MEPLIN HOLDINGS BONUS']],
    counterexamples: [['GB', 'Credit', 'MEPLIN HOLDINGS BONNIE']],
  },
  {
    words: ARREARS_WORDS,
    examples: [['GB', 'Credit', 'MEPLIN HOLDINGS PAY ARREARS']],
    counterexamples: [['GB', 'Credit', 'MEPLIN HOLDINGS PAY']],
  },
  {
    words: OVERTIME_WORDS,
    examples: [['US', 'Credit', 'MEPLIN INC OVERTIME']],
    counterexamples: [['US', 'Credit', 'MEPLIN INC PART TIME']],
  },
];
