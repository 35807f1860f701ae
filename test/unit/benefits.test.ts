/** State benefits of the United Kingdom: a code counts beside a payer, on a credit. */
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../src/base/text.js';
import { BENEFITS, BRITISH_BENEFITS } from '../../src/data/benefits.js';
import { findBenefit, tellingRuns } from '../../src/enrichment/evidence/benefits.js';
import { benefitIndexOf } from '../../src/enrichment/lexicon/benefitIndex.js';
import { categoryOf, credit, debit, enrich, only } from '../support/build.js';

const CODES = BENEFITS.flatMap(({ name, category, codes }) =>
  codes.split(';').map(code => ({ code, name, category })),
);

const INDEX = benefitIndexOf(BRITISH_BENEFITS);

function benefitIn(text: string): string | null {
  return findBenefit(tellingRuns(wordsOf(text), INDEX), INDEX)?.benefit.name ?? null;
}

function credited(text: string): string {
  return categoryOf(credit('2026-01-06', 400, text));
}

describe('a benefit code', () => {
  it.each(CODES)('$code after DWP and a masked number is $name', ({ code, name }) => {
    expect(benefitIn(`XXXXXXXXX DWP ${code}`)).toBe(name);
    expect(benefitIn(`DWP XXXXXXXXX ${code}`)).toBe(name);
    expect(benefitIn(`DWP XX******X ${code}`)).toBe(name);
    expect(benefitIn(`dwp xxxxxxxxx ${code.toLowerCase()} bgc`)).toBe(name);
  });

  it.each(CODES)(
    '$code after DWP and any national insurance number is $name, whatever its letters',
    ({ code, name }) => {
      // AA, CA, MA, PC and SP begin numbers too; the letter behind the digits is A to D.
      for (const number of ['AA123456A', 'CA123456C', 'MA123456D', 'PC123456B', 'SP123456A', 'YS327299B']) {
        expect(benefitIn(`DWP ${number} ${code}`), number).toBe(name);
        expect(benefitIn(`${number} DWP ${code}`), number).toBe(name);
      }
    },
  );

  it.each(CODES)('$code after DWP is categorised as $category when credited', ({ code, category }) => {
    expect(credited(`XXXXXXXXX DWP ${code}`)).toBe(category);
  });

  it.each(CODES)('$code after DWP is no benefit when debited', ({ code, category }) => {
    const { enrichedData } = only(enrich([debit('2026-01-06', 40, `XXXXXXXXX DWP ${code}`)]));
    expect(enrichedData.category.slug).not.toBe(category);
    expect(enrichedData.evidence.map(({ signal }) => signal)).not.toContain('benefit-code');
  });

  it.each(['AA', 'CA', 'MA', 'IS', 'PC', 'SP', 'HB', 'UC', 'TC', 'SF', 'PIP', 'ESA'])(
    '%s without a payer is none',
    code => {
      expect(benefitIn(code)).toBeNull();
      expect(benefitIn(`MEPLIN ${code} HOLT`)).toBeNull();
      expect(benefitIn(`${code} BGC`)).toBeNull();
    },
  );

  it('is none in a US narrative', () => {
    expect(categoryOf(credit('2026-01-06', 400, 'DWP UC'), {}, 'US')).not.toBe('universal-credit');
  });

  it('is read at word boundaries alone', () => {
    expect(benefitIn('DWP SPARE')).toBeNull();
    expect(benefitIn('MYDWP SP')).toBeNull();
  });
});

describe('the narratives that have been seen', () => {
  it.each([
    ['000B00N0E DWP UC', 'Universal Credit'],
    ['DWP YS327299X UC', 'Universal Credit'],
    ['DWP DP JSA MID AA123456A DWP UC 10203040506070809N', 'Universal Credit'],
    ['BANK GIRO CREDIT REF DWP UC, 10203040506070809N', 'Universal Credit'],
    ['UNIVERSAL CREDIT', 'Universal Credit'],
    ['DWP AA123456A AA', 'Attendance Allowance'],
    ['DWP AA123456A AFIP', 'Armed Forces Independence Payment'],
    ['DWP AA123456A HB', 'Housing Benefit'],
    ['010101010101-CHB', 'Child Benefit'],
    ['123456789999-CHB BGC', 'Child Benefit'],
    ['HMRC CHILD BENEFIT', 'Child Benefit'],
    ['Child benefit', 'Child Benefit'],
    ['Work and child tax credit', 'Tax Credits'],
    ['DWP STATE PENSION', 'State Pension'],
    ['DWP PC', 'Pension Credit'],
    ['DWP XB', 'Christmas Bonus'],
    ['DWP WFP', 'Winter Fuel Payment'],
    ['DWP CWP', 'Cold Weather Payment'],
    ['HMRC COLS', 'Cost of Living Payment'],
    ['SSS SCP', 'Scottish Child Payment'],
    ['SOCIAL SECURITY SCOTLAND ADP', 'Adult Disability Payment'],
  ])('such as %s are %s', (text, name) => {
    expect(benefitIn(text)).toBe(name);
  });

  it('with several codes say so in the evidence', () => {
    const { evidence } = only(enrich([credit('2026-01-06', 400, 'DWP JSA DWP UC')])).enrichedData;
    expect(evidence.find(({ signal }) => signal === 'benefit-code')?.detail).toContain('several');
  });

  it('of a benefit office without a code are other benefits', () => {
    expect(credited('DWP 12345')).toBe('other-benefit');
  });
});

describe('a name that a column cut off', () => {
  // Bacs holds 18 characters; other columns are shorter or longer.
  it.each([
    ['SCOTTISH CHILD PAYMENT', 'Scottish Child Payment', 16],
    ['ADULT DISABILITY PAYMENT', 'Adult Disability Payment', 18],
    ['CHILD DISABILITY PAYMENT', 'Child Disability Payment', 18],
    ['PENSION AGE DISABILITY PAYMENT', 'Pension Age Disability Payment', 17],
    ['CARER SUPPORT PAYMENT', 'Carer Support Payment', 17],
    ['DISCRETIONARY HOUSING PAYMENT', 'Discretionary Housing Payment', 17],
    ['ARMED FORCES COMPENSATION', 'Armed Forces Compensation', 17],
    ['UNIVERSAL CREDIT', 'Universal Credit', 13],
    ['MATERNITY ALLOWANCE', 'Maternity Allowance', 13],
  ])('%s is %s from %i characters on', (text, name, fewest) => {
    for (let length = fewest; length <= text.length; length++) {
      expect(benefitIn(text.slice(0, length)), text.slice(0, length)).toBe(name);
      expect(benefitIn(`${text.slice(0, length)} BGC`), text.slice(0, length)).toBe(name);
    }
  });

  it.each([
    'UNIVERSAL CREATIONS',
    'INDUSTRIAL IN LEEDS',
    'HOUSING BENE',
    'CARER SUPPORT',
    'CHILD DISABILITY',
    'MATERNITY',
  ])('%s is none', text => {
    expect(benefitIn(text)).toBeNull();
  });

  it('tells the benefit of Social Security Scotland, whose own name is cut too', () => {
    const office = 'SOCIAL SECURITY SCOTLAND';
    for (let length = 17; length <= office.length; length++) {
      expect(benefitIn(`${office.slice(0, length)} SCP 12345678`)).toBe('Scottish Child Payment');
      expect(credited(`${office.slice(0, length)} AB123456C`)).toBe('other-benefit');
    }
  });
});

describe('benefits by their names', () => {
  it.each([
    ['SOCIALSECURITYSCOT BSF', 'Best Start Foods'],
    ['SSS BEST START GRANT', 'Best Start Grant'],
    ['SCOTTISH GOVERNMENT CSP', 'Carer Support Payment'],
    ["CARER'S ALLOWANCE SUPPLEMENT", "Carer's Allowance Supplement"],
    ['DFC PIP', 'Personal Independence Payment'],
    ['DFCPIP', 'Personal Independence Payment'],
    ['DFC NI PIP AB123456C', 'Personal Independence Payment'],
    ['DEPT FOR COMMUNIT PIP', 'Personal Independence Payment'],
    ['DEPARTMENT FOR COM ESA', 'Employment and Support Allowance'],
    ['DWPUC', 'Universal Credit'],
    ['LEEDS CITY COUNCIL DHP', 'Discretionary Housing Payment'],
    ['LB HACKNEY DHP', 'Discretionary Housing Payment'],
    ['LEEDS CITY COUNCIL HB', 'Housing Benefit'],
    ['VETERANS UK AFCS', 'Armed Forces Compensation'],
    ['SPVA WAR PENSION', 'War Pension'],
    ['NHSBSA HEALTHY START', 'Healthy Start'],
    ["HMRC GUARDIAN'S ALLOWANCE", "Guardian's Allowance"],
    ['DWP CARERS', "Carer's Allowance"],
    ['DWP RETIREMENT PENSION', 'State Pension'],
  ])('%s is %s', (text, name) => {
    expect(benefitIn(text)).toBe(name);
  });

  it.each([
    ['SCOTTISH GOVERNMENT SALARY', 'salary'],
    ['SPVA PENSION', 'private-pension'],
    ['VETERANS UK', 'private-pension'],
    ['DWP BUDGETING LOAN', 'loan-proceeds'],
    ['HEALTHY START NURSERY SALARY', 'salary'],
  ])('%s is no benefit but %s', (text, category) => {
    expect(credited(text)).toBe(category);
  });
});

describe('American benefits', () => {
  it.each([
    ['NV DETR UI', 'out-of-work-benefit'],
    ['COLORADO UI', 'out-of-work-benefit'],
    ['MO DIV EMP SEC', 'out-of-work-benefit'],
    ['FLORIDA REEMPLOYMENT ASSISTANCE', 'out-of-work-benefit'],
    ['EDD DI PMT', 'other-benefit'],
    ['NJ TDI', 'other-benefit'],
    ['CT PAID LEAVE', 'other-benefit'],
    ['EBT CASH BENEFIT', 'other-benefit'],
    ['CASH EBT DEPOSIT', 'other-benefit'],
    ['CALFRESH', 'other-benefit'],
    ['LIHEAP PAYMENT', 'other-benefit'],
    ['WIC BENEFITS', 'other-benefit'],
    ['OWCP TREAS 310 FECA', 'other-benefit'],
    ['VA DISABILITY', 'other-benefit'],
    ['SSA TREAS 310 XXSOC SEC', 'state-pension'],
    ['UI PAYROLL', 'salary'],
  ])('%s is %s', (text, category) => {
    expect(categoryOf(credit('2026-01-06', 400, text), {}, 'US')).toBe(category);
  });
});

describe('money from the tax office', () => {
  it.each([
    'HMRC CUMBERNAULD',
    'HMRC SHIPLEY BGC',
    'HMRC GOV.UK SA',
    'HMRC TAX REFUND',
    'HMRC VAT',
    'HMRC PAYE',
  ])('as in %s is a tax refund', text => {
    expect(credited(text)).toBe('tax-refund');
  });

  it.each([
    ['HMRC CHILD BENEFIT', 'child-benefit'],
    ['HMRC TAX CREDITS', 'tax-credits'],
    ['HMRC CTC', 'tax-credits'],
    ['HMRC COLS', 'other-benefit'],
  ])('as in %s is what its text says: %s', (text, category) => {
    expect(credited(text)).toBe(category);
  });

  it('is a payment of tax when it goes out', () => {
    for (const text of ['HMRC GOV.UK SA', 'HMRC NDDS', 'HMRC VAT', 'HMRC GOV.UK COTAX']) {
      expect(categoryOf(debit('2026-01-06', 400, text))).toBe('government-and-tax');
    }
  });
});

describe('child maintenance', () => {
  it.each([
    'DWP CMS',
    'DWP CMG',
    'CHILD MAINTENANCE',
    'DWP CHILD MAINTENANCE',
    'XXXXXXXXX DWP CM',
    'CHILD MAINTENANCE SERVICE',
  ])('as in %s is no benefit but maintenance', text => {
    expect(benefitIn(text)).toBeNull();
    expect(credited(text)).toBe('maintenance-received');
  });

  it('is maintenance paid when it goes out', () => {
    expect(categoryOf(debit('2026-01-06', 400, 'CHILD MAINTENANCE SERVICE'))).toBe('maintenance-paid');
  });
});
