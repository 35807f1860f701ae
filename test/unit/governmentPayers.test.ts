/** How governments, and names of 2025 and 2026, stand on statements: country, side, category and class of each line. */
import { describe, expect, it } from 'vitest';
import { credit, debit, enrich, income, NO_GUESSES, only } from '../support/build.js';
import { monthly } from '../support/dates.js';

type Country = 'GB' | 'US';
type Side = 'in' | 'out';
type Line = readonly [country: Country, side: Side, text: string, category: string, className: string];

const DAY = '2026-09-03';

function told(country: Country, side: Side, text: string) {
  const row = side === 'in' ? credit(DAY, 640.5, text) : debit(DAY, 640.5, text);
  return only(enrich([row], NO_GUESSES, country)).enrichedData;
}

const BRITISH_BENEFITS: readonly Line[] = [
  ['GB', 'in', 'DWPGB UC', 'universal-credit', 'bank-credit'],
  ['GB', 'in', 'DWPGBUC', 'universal-credit', 'bank-credit'],
  ['GB', 'in', 'AB123456C DWPGB UC', 'universal-credit', 'bank-credit'],
  ['GB', 'in', 'DWPGB PIP AB123456C', 'disability-benefit', 'bank-credit'],
  ['GB', 'in', 'DWPGBPIP', 'disability-benefit', 'bank-credit'],
  ['GB', 'in', 'DWPGB SP', 'state-pension', 'bank-credit'],
  ['GB', 'in', 'DWPGB', 'other-benefit', 'bank-credit'],
  ['GB', 'in', 'DWPGB BUDGETING LOAN', 'loan-proceeds', 'bank-credit'],
  ['GB', 'in', 'DWPCMSGB2012SCHEME', 'maintenance-received', 'bank-credit'],
  ['GB', 'in', 'DWP EESA', 'out-of-work-benefit', 'bank-credit'],
  ['GB', 'in', 'DWPEESA', 'out-of-work-benefit', 'bank-credit'],
  ['GB', 'in', 'AB123456C DWPGB EESA', 'out-of-work-benefit', 'bank-credit'],
  ['GB', 'in', 'DWP ISCS', 'out-of-work-benefit', 'bank-credit'],
  ['GB', 'in', 'DWP BB', 'other-benefit', 'bank-credit'],
  ['GB', 'in', 'WORK AND CHILD TC', 'tax-credits', 'bank-credit'],
  ['GB', 'in', 'Work and Child TC', 'tax-credits', 'bank-credit'],
  ['GB', 'in', 'HMRC WORK AND CHILD TC', 'tax-credits', 'bank-credit'],
  ['GB', 'in', 'HMRC CHILD TC', 'tax-credits', 'bank-credit'],
  ['GB', 'in', 'HMRC CHILD BENEFIT', 'child-benefit', 'bank-credit'],
  ['GB', 'in', 'HMRC C19 SUPPORT', 'other-income', 'bank-credit'],
  ['GB', 'in', 'HMRC CJRS', 'other-income', 'bank-credit'],
  ['GB', 'in', 'HMRC 12345678', 'tax-refund', 'bank-credit'],
  ['GB', 'in', 'EDUCATION MAINTENANCE ALLOWANCE', 'student-finance', 'bank-credit'],
  ['GB', 'in', 'EDUCATION MAINTENANCE', 'student-finance', 'bank-credit'],
  ['GB', 'in', 'EMA SCOTLAND', 'student-finance', 'bank-credit'],
  ['GB', 'in', 'EMA WALES', 'student-finance', 'bank-credit'],
  ['GB', 'in', 'EMA NI', 'student-finance', 'bank-credit'],
  ['GB', 'in', 'GLASGOW CITY COUNCIL EMA', 'student-finance', 'bank-credit'],
  ['GB', 'in', 'HIGHLAND COUNCIL EMA', 'student-finance', 'bank-credit'],
  ['GB', 'in', 'MAINTENANCE J OSTEVEL', 'maintenance-received', 'bank-credit'],
];

const TREASURY: readonly Line[] = [
  ['US', 'in', 'US TREASURY 310', 'other-income', 'bank-credit'],
  ['US', 'in', 'US TREASURY 310 MISC PAY', 'other-income', 'bank-credit'],
  ['US', 'in', 'US TREASURY 312 MISC PAY', 'other-income', 'bank-credit'],
  ['US', 'in', 'US TREASURY 220 MISC PAY', 'other-income', 'bank-credit'],
  ['US', 'in', 'MISC PAY 36 TREAS 310 PPD', 'other-income', 'bank-credit'],
  ['US', 'in', 'FEMA TREAS 310 MISC PAY', 'other-income', 'bank-credit'],
  ['US', 'in', 'HUD TREAS 310 MISC PAY', 'other-income', 'bank-credit'],
  ['US', 'in', 'US TREASURY 310 XXSOC SEC', 'state-pension', 'bank-credit'],
  ['US', 'in', 'US TREASURY 310 SOC SEC', 'state-pension', 'bank-credit'],
  ['US', 'in', 'SSA TREAS 310 XXSOC SEC', 'state-pension', 'bank-credit'],
  ['US', 'in', 'SSA TREAS 310 MISC PAY', 'state-pension', 'bank-credit'],
  ['US', 'in', 'SSA TREAS 310 XXSUPP SEC', 'other-benefit', 'bank-credit'],
  ['US', 'in', 'US TREASURY 310 XXSUPP SEC', 'other-benefit', 'bank-credit'],
  ['US', 'in', 'VACP TREAS 310 XXVA BENEF', 'other-benefit', 'bank-credit'],
  ['US', 'in', 'VACP TREAS 310 MISC PAY', 'other-benefit', 'bank-credit'],
  ['US', 'in', 'VAED TREAS 310 XXVA EDUC', 'student-finance', 'bank-credit'],
  ['US', 'in', 'VAED TREAS 310 MISC PAY', 'student-finance', 'bank-credit'],
  ['US', 'in', 'RRB TREAS 310 MISC PAY', 'private-pension', 'bank-credit'],
  ['US', 'in', 'OPM1 TREAS 310 XXCIV SERV', 'private-pension', 'bank-credit'],
  ['US', 'in', 'AGRI TREAS 310 FED SALARY', 'salary', 'bank-credit'],
  ['US', 'in', 'AGRI TREAS 310 MISC PAY', 'other-income', 'bank-credit'],
  ['US', 'in', 'SSA TREAS 310 FED SALARY', 'salary', 'bank-credit'],
  ['US', 'in', 'VA TREAS 310 FED SALARY', 'salary', 'bank-credit'],
  ['US', 'in', 'DFAS-CLEVELAND TRAVEL', 'refund', 'refund'],
  ['US', 'in', 'FED SALARY TREAS 310', 'salary', 'bank-credit'],
  ['US', 'in', 'DFAS-IN IND ARMY ACT', 'salary', 'bank-credit'],
  ['US', 'in', 'DFAS-IN IND TREAS 310 MISC PAY', 'other-income', 'bank-credit'],
  ['US', 'in', 'IRS TREAS 310 TAX REF', 'tax-refund', 'bank-credit'],
  ['US', 'in', 'US TREASURY 310 TAX REFUND', 'tax-refund', 'bank-credit'],
  ['US', 'in', 'SBAD TREAS 310', 'loan-proceeds', 'bank-credit'],
  ['US', 'in', 'SBAD TREAS 310 MISC PAY', 'loan-proceeds', 'bank-credit'],
  ['US', 'in', 'DOEP TREAS 310 MISC PAY', 'refund', 'refund'],
  ['US', 'in', 'APA TREAS 310 MISC PAY', 'investments', 'unclassified'],
  ['US', 'in', 'DOL FECA TREAS 310', 'other-benefit', 'bank-credit'],
  ['US', 'in', 'MEPLIN CORP MISC PAY', 'other-income', 'bank-credit'],
  ['US', 'in', 'MEPLIN CORP PAY', 'salary', 'bank-credit'],
  ['US', 'out', 'US TREASURY 310', 'government-and-tax', 'direct-debit'],
  ['US', 'out', 'IRS USATAXPYMT', 'government-and-tax', 'direct-debit'],
  ['US', 'out', 'US TREASURY DIRECT', 'investments', 'direct-debit'],
  ['US', 'out', 'TREASURY DIRECT TREAS DRCT', 'investments', 'direct-debit'],
];

const CHILDCARE: readonly Line[] = [
  ['GB', 'out', 'NS AND I AJON12345TFC', 'childcare', 'point-of-sale'],
  ['GB', 'out', 'NATIONAL SAVINGS AJON12345TFC', 'childcare', 'point-of-sale'],
  ['GB', 'out', 'NS&I TFC AJON12345TFC', 'childcare', 'point-of-sale'],
  ['GB', 'out', 'AJON12345TFC', 'childcare', 'point-of-sale'],
  ['GB', 'out', 'ajon12345tfc', 'childcare', 'point-of-sale'],
  ['GB', 'out', 'AJON 12345 TFC', 'childcare', 'point-of-sale'],
  ['GB', 'out', 'HMRC AJON12345TFC', 'childcare', 'point-of-sale'],
  ['GB', 'out', 'TFC 1100012345678', 'childcare', 'point-of-sale'],
  ['GB', 'out', '1100012345678 TFC', 'childcare', 'point-of-sale'],
  ['GB', 'out', 'HMRC CHILDCARE SERVICE', 'childcare', 'point-of-sale'],
  ['GB', 'out', 'HMRC TFC', 'childcare', 'point-of-sale'],
  ['GB', 'out', 'HMRC - TAX FREE CHILDCARE', 'childcare', 'point-of-sale'],
  ['GB', 'out', 'TAX FREE CHILDCARE HMRC', 'childcare', 'point-of-sale'],
  ['GB', 'out', 'NS AND I', 'savings', 'transfer'],
  ['GB', 'out', 'NS&I PREMIUM BONDS', 'savings', 'transfer'],
  ['GB', 'out', 'HMRC SELF ASSESSMENT', 'government-and-tax', 'direct-debit'],
  ['GB', 'out', 'AJON1234TFC', 'uncategorised', 'point-of-sale'],
  ['GB', 'out', 'TFC 110001234567', 'uncategorised', 'point-of-sale'],
];

const REDRESS: readonly Line[] = [
  ['GB', 'in', 'BACS MOTONOVO COMMISSION REDRESS', 'refund', 'refund'],
  ['GB', 'in', 'FIRSTRAND BANK LTD MOTOR COMMISSION', 'refund', 'refund'],
  ['GB', 'in', 'MOTOR COMMISSION REDRESS CLOSE BROTHERS', 'refund', 'refund'],
  ['GB', 'in', 'MOTOR FINANCE REDRESS', 'refund', 'refund'],
  ['GB', 'in', 'LLOYDS BANKING GROUP MOTOR FINANCE REDRESS', 'refund', 'refund'],
  ['GB', 'in', 'BARCLAYS PARTNER FINANCE MOTOR REDRESS', 'refund', 'refund'],
  ['GB', 'in', 'LLOYDS BANK MFCRS REDRESS', 'refund', 'refund'],
  ['GB', 'in', 'CLOSE BROTHERS MOTOR FIN COMPENSATION', 'refund', 'refund'],
  ['GB', 'in', 'PPI REFUND LLOYDS', 'insurance-payout', 'bank-credit'],
  ['US', 'in', 'MEPLIN CUSTOMER REDRESS', 'refund', 'refund'],
];

const NAMES: readonly Line[] = [
  ['US', 'out', 'CASH APP AFTERPAY', 'bnpl', 'direct-debit'],
  ['US', 'out', 'CASH APP*AFTERPAY', 'bnpl', 'direct-debit'],
  ['US', 'out', 'CASHAPP AFTERPAY', 'bnpl', 'direct-debit'],
  ['US', 'out', 'CASH APP*J OSTEVEL', 'person-to-person', 'transfer'],
  ['US', 'out', 'THESCORE BET', 'gambling', 'online-purchase'],
  ['US', 'out', 'SCORE BET', 'gambling', 'online-purchase'],
  ['US', 'out', 'ESPN BET', 'gambling', 'online-purchase'],
  ['GB', 'out', 'HBO MAX', 'digital-subscriptions', 'recurring-card-payment'],
  ['GB', 'out', 'HBOMAX.COM', 'digital-subscriptions', 'recurring-card-payment'],
  ['US', 'out', 'HBO MAX', 'digital-subscriptions', 'recurring-card-payment'],
  ['US', 'out', 'TILT CASH ADVANCE', 'short-term-loan', 'direct-debit'],
  ['US', 'in', 'TILT CASH ADVANCE', 'loan-proceeds', 'bank-credit'],
  ['US', 'out', 'DAVE CASH ADVANCE', 'short-term-loan', 'direct-debit'],
  ['US', 'in', 'DAVE CASH ADVANCE', 'loan-proceeds', 'bank-credit'],
  ['US', 'out', 'CASH ADVANCE', 'cash-withdrawal', 'cash-withdrawal'],
  ['GB', 'out', 'CASH ADVANCE', 'cash-withdrawal', 'cash-withdrawal'],
  ['US', 'out', 'CHIME SPOTME', 'short-term-loan', 'direct-debit'],
  ['GB', 'out', 'PAYPAL CREDIT', 'credit-card-payment', 'direct-debit'],
  ['US', 'out', 'PAYPAL CREDIT', 'credit-card-payment', 'direct-debit'],
  ['US', 'out', 'PAYPAL PAY IN 4', 'bnpl', 'direct-debit'],
  ['GB', 'out', 'PAYPAL PAY IN 3', 'bnpl', 'direct-debit'],
  ['US', 'out', 'PAYPAL PAY MONTHLY', 'bnpl', 'direct-debit'],
  ['US', 'out', 'UPGRADE FLEX PAY', 'bnpl', 'direct-debit'],
  ['US', 'out', 'ATTAIN FINANCE', 'personal-loan', 'direct-debit'],
  ['US', 'out', 'CENTRAL RESEARCH INC', 'student-loan-repayment', 'direct-debit'],
  ['US', 'out', 'TRUMP ACCOUNTS', 'investments', 'direct-debit'],
  ['US', 'in', 'ME PAID LEAVE', 'other-benefit', 'bank-credit'],
  ['US', 'in', 'MAINE PAID LEAVE', 'other-benefit', 'bank-credit'],
  ['US', 'in', 'DELAWARE PAID LEAVE', 'other-benefit', 'bank-credit'],
  ['US', 'in', 'COLORADO FAMLI', 'other-benefit', 'bank-credit'],
  ['US', 'in', 'CO FAMLI', 'other-benefit', 'bank-credit'],
  ['US', 'in', 'MN DEED PAID LEAVE', 'other-benefit', 'bank-credit'],
  ['US', 'in', 'RIDLT TCI', 'other-benefit', 'bank-credit'],
];

describe.each([
  ['a British benefit', BRITISH_BENEFITS],
  ['the Treasury of the United States', TREASURY],
  ['Tax-Free Childcare', CHILDCARE],
  ['redress', REDRESS],
  ['a name of 2025 or 2026', NAMES],
] as const)('%s', (_, lines) => {
  it.each(lines)('in %s, money %s: %s', (country, side, text, category, className) => {
    const { category: found, class: foundClass } = told(country, side, text);
    expect([found.slug, foundClass.slug]).toEqual([category, className]);
  });
});

describe('money of the Treasury for a purpose that nobody can tell', () => {
  const salary = monthly(28, 2026, 1, 6).map(date => credit(date, 2600, 'QUENDALE INC PAYROLL PPD'));

  it.each([
    ['US TREASURY 310 MISC PAY', 'not-like-income'],
    ['US TREASURY 310', 'not-like-income'],
    ['MISC PAY 36 TREAS 310 PPD', 'not-like-income'],
    ['FEMA TREAS 310 MISC PAY', 'not-like-income'],
    ['APA TREAS 310 MISC PAY', 'investment-withdrawal'],
    ['SBAD TREAS 310', 'loan'],
    ['DOEP TREAS 310 MISC PAY', 'refund'],
  ])('is no income, however often it comes: %s', (text, reason) => {
    const paid = monthly(3, 2026, 1, 6).map(date => credit(date, 812, text));
    const { incomeStreamsSummary, incomeSources } = income([...salary, ...paid], { currencyCode: 'USD' });
    expect(incomeStreamsSummary.estimatedIncome).toBe(2600);
    expect(incomeSources.map(source => source.reason).filter(found => found !== null)).toEqual([reason]);
  });

  it('is said less surely than what the agency or the purpose tells', () => {
    expect(told('US', 'in', 'US TREASURY 310 MISC PAY').category.confidence).toBeLessThan(0.8);
    expect(told('US', 'in', 'SSA TREAS 310 XXSOC SEC').category.confidence).toBeGreaterThan(0.95);
  });
});

describe('Universal Credit of DWPGB', () => {
  it('is a benefit by its name, and has no gross pay', () => {
    const paid = monthly(3, 2026, 1, 6).map(date => credit(date, 812.2, 'DWPGB UC'));
    const stream = only(income(paid).incomeStreams);
    expect(stream).toMatchObject({
      name: 'Universal Credit',
      category: 'universal-credit',
      isBenefit: true,
      grossAnnualEstimate: null,
    });
  });
});

describe('the reference of a scheme', () => {
  it('says nothing of rows that differ from it in their digits', () => {
    const texts = ['AJON1234TFC', 'AJON12345TFC', 'TFC 110001234567', 'TFC 1100012345678', 'TFC 12345678'];
    for (const order of [texts, texts.toReversed()]) {
      const rows = enrich(order.map((text, index) => debit(DAY, 40, text, { transactionId: `t${index}` })));
      const categories = new Map(rows.map(row => [row.description, row.enrichedData.category.slug]));
      expect(texts.map(text => categories.get(text))).toEqual([
        'uncategorised',
        'childcare',
        'uncategorised',
        'childcare',
        'uncategorised',
      ]);
    }
  });

  it('is none in the United States', () => {
    expect(told('US', 'out', 'AJON12345TFC').category.slug).not.toBe('childcare');
  });
});
