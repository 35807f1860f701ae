/**
 * Which income arrives after tax. Judged, by the law that taxes each kind: deduction at source (PAYE in Britain, Form W-4 and W-4P
 * in the United States) makes it `net`; what its receiver must declare, less costs, is `receipts`.
 */
import type { NetOfTax } from '../contract/income/incomeStream.js';
import type { CATEGORIES } from './taxonomy.js';

type Income = Extract<(typeof CATEGORIES)[number], { readonly affordability: 'income' }>['slug'];

/** Each with its reason. A category that comes to count as income does not compile before it has one. */
export const NET_OF_TAX: Readonly<Record<Income, readonly [NetOfTax, reason: string]>> = {
  salary: ['net', 'PAYE, or withholding by Form W-4 and FICA'],
  'gig-income': ['receipts', 'the worker is self-employed and pays tax, fuel and fees out of it'],
  'self-employment-income': ['receipts', 'takings and invoices, before the costs of the trade'],
  'private-pension': ['net', 'PAYE, or withholding by Form W-4P'],
  'state-pension': [
    'net',
    'paid in full. Tax on it, where any is due, is taken from other pay or pension by the tax code in Britain, and is at most part of a Social Security benefit in America. It has no costs',
  ],
  'rental-income': ['receipts', 'before repairs, agents, mortgage interest and tax'],
  'investment-income': ['receipts', 'dividends are paid without deduction in both countries'],
  'interest-income': ['receipts', 'paid without deduction in both countries'],
  'maintenance-received': ['net', 'not taxed'],
  'student-finance': ['net', 'not taxed'],
  'tax-refund': ['net', 'tax itself'],
  'income-protection': [
    'net',
    "not taxed where the insured paid the premium, and taken under PAYE or Form W-4S where the employer's scheme pays",
  ],
  'other-income': ['receipts', 'nothing shows that tax was taken'],
  'universal-credit': ['net', 'not taxed'],
  'child-benefit': ['net', 'not taxed but for the High Income Child Benefit Charge, which is charged apart'],
  'disability-benefit': ['net', 'not taxed'],
  'out-of-work-benefit': ['net', 'taxed in part, mostly below the allowance; without costs'],
  'carers-benefit': ['net', 'taxed, mostly below the allowance; without costs'],
  'tax-credits': ['net', 'not taxed'],
  'housing-benefit': ['net', 'not taxed'],
  'pension-credit': ['net', 'not taxed'],
  'other-benefit': [
    'net',
    'mostly not taxed, such as maternity allowance, SSI and VA benefits; without costs',
  ],
};

/**
 * Platforms and card acquirers that pay the self-employed. Only money whose words do not call it pay (below) goes by these: they
 * have employees too. Compared by letters and digits.
 */
export const PAYS_THE_SELF_EMPLOYED: ReadonlySet<string> = new Set(
  'airbnb;amazonflex;booksy;clover;deliveroo;dojo;doordash;ebay;etsy;fiverr;fiserv;gocardless;grubhub;gumroad;instacart;justeat;lyft;onlyfans;patreon;paypal;shipt;shopify;square;stripe;substack;sumup;teya;toast;toastinc;turo;twitch;uber;ubereats;upwork;vinted;vrbo;worldpay;zettle'.split(
    ';',
  ),
);

/** What calls money the pay of an employee. An even rhythm alone does not. */
export const EMPLOYEE_PAY_WORDS = 'PAYROLL;SALARY;SALARIES;WAGE;WAGES;NET PAY;PAYCHECK';

/** American pay to a contractor is called by its tax form, on which nothing is withheld. */
export const CONTRACTOR_WORDS =
  /\b1099[ -]?(?:NEC|MISC|K|PAY|PMT|PAYMENT|CONTRACT|CONTRACTOR|COMP|INCOME)\b/i;
