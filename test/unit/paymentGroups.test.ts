/** Which credits come from one payer for one purpose, as a person reading the statement would sort them. */
import { describe, expect, it } from 'vitest';
import { textOf } from '../../src/base/calendar.js';
import { categoryIdOf, categoryOf } from '../../src/enrichment/words/categories.js';
import type { BenefitName } from '../../src/model/benefits.js';
import type { CategorySlug } from '../../src/model/taxonomy.js';
import { addDays, every, monthly } from '../support/dates.js';
import { groups, paid, sorted } from '../support/paymentGroups.js';

const MONTHS = monthly(12, 2025, 2, 2).concat(monthly(12, 2025, 5, 6));
const [FIRST, LAST] = [MONTHS.slice(0, 4), MONTHS.slice(4)];
const OTHER_DAYS = every(7, '2025-02-05', 8);
/** On days that no schedule names. */
const SCATTERED = ['2025-02-05', '2025-02-11', '2025-03-20', '2025-04-02', '2025-05-14', '2025-05-19'];

describe('one payer', () => {
  it('is known by its name in any order, with or without its legal form and references', () => {
    const texts = [
      'NORTHGATE LOGISTICS LTD SALARY BGC',
      'LOGISTICS NORTHGATE',
      'NORTHGATE LOGISTICS 0001234',
      'MAY SALARY NORTHGATE LOGISTICS LIMITED',
    ];
    const entries = MONTHS.map((date, index) => paid(texts[index % 4] as string, [date], 1850));
    expect(sorted(...entries)).toEqual(['Northgate Logistics Limited: 8']);
  });

  it('is known by its name cut off by a column', () => {
    expect(sorted(paid('NORTHGATE LOGISTICS', FIRST, 1850), paid('NORTHGATE LOGI', LAST, 1850))).toEqual([
      'Northgate Logistics: 8',
    ]);
    // Whatever the days and amounts.
    expect(
      sorted(paid('NORTHGATE LOGISTICS', SCATTERED, 1850), paid('NORTHGATE LOGI', ['2025-04-10'], 12)),
    ).toEqual(['Northgate Logistics: 7']);
  });

  it('is known by a part of its name only on the same days with the same pay', () => {
    const whole = paid('QUENDALE ENGINEERING', FIRST, 1850);
    expect(sorted(whole, paid('QUENDALE', LAST, 1850))).toEqual(['Quendale Engineering: 8']);
    expect(sorted(whole, paid('QUENDALE', OTHER_DAYS, 240))).toEqual([
      'Quendale Engineering: 4',
      'Quendale: 8',
    ]);
    expect(
      sorted(
        paid('QUENDALE ENGINEERING', SCATTERED, 300),
        paid('QUENDALE', ['2025-03-04', '2025-04-22'], 300),
      ),
    ).toEqual(['Quendale Engineering: 6', 'Quendale: 2']);
  });

  it('of two that a cut name may stand for is the one whose days and pay it continues', () => {
    const [one, other] = [
      paid('QUENDALE CARE HOMES', FIRST, 1850),
      paid('QUENDALE CARE HOTELS', OTHER_DAYS, 240),
    ];
    expect(sorted(one, other, paid('QUENDALE CARE HO', LAST, 1850))).toEqual([
      'Quendale Care Homes: 8',
      'Quendale Care Hotels: 8',
    ]);
    expect(sorted(one, other, paid('QUENDALE CARE HO', [addDays('2025-02-05', 56)], 240))).toEqual([
      'Quendale Care Homes: 4',
      'Quendale Care Hotels: 9',
    ]);
  });

  it('is none that only begins alike', () => {
    expect(
      sorted(paid('QUENDALE ENGINEERING', FIRST, 1850), paid('QUENDALE CATERING', OTHER_DAYS, 240)),
    ).toEqual(['Quendale Catering: 8', 'Quendale Engineering: 4']);
  });

  it('has its payments in order, wherever they were found', () => {
    const [group] = groups(
      paid('QUENDALE ENGINEERING', LAST, 1850),
      paid('QUENDALE', FIRST, 1850),
      paid('QUENDALE ENGINEERI', ['2025-05-12'], 20),
    );
    const ids = group?.entries.map(({ entry }) => `${textOf(entry.day)} ${entry.transactionId}`);
    expect(ids).toEqual([...(ids ?? [])].sort());
  });

  it('is called by its longest name, and of two alike by the first of the alphabet', () => {
    const named = (...texts: readonly string[]) =>
      groups(...texts.map((text, index) => paid(text, [MONTHS[index] as string], 1850))).map(
        ({ name }) => name,
      );
    expect(named('NORTHGATE LOGI', 'NORTHGATE LOGISTICS', 'NORTHGATE LOGIST')).toEqual([
      'Northgate Logistics',
    ]);
    expect(named('NORTHGATE LOGISTICS', 'LOGISTICS NORTHGATE')).toEqual(['Logistics Northgate']);
    expect(named('LOGISTICS NORTHGATE', 'NORTHGATE LOGISTICS')).toEqual(['Logistics Northgate']);
    expect(named('SALARY 0001234')).toEqual([categoryOf(categoryIdOf('salary')).name]);
  });
});

describe('one payer’s purposes', () => {
  const salary = paid('NORTHGATE LOGISTICS SALARY', FIRST, 1850);
  const unsaid = { slug: 'uncategorised' } as const;

  it('are told apart where the words name both', () => {
    const others = paid('NORTHGATE LOGISTICS', LAST, 1850, { slug: 'rental-income' });
    expect(sorted(salary, others)).toEqual(['Northgate Logistics: 4', 'Northgate Logistics: 4']);
    const cut = paid('NORTHGATE LOGI', LAST, 1850, { slug: 'rental-income' });
    expect(sorted(salary, cut)).toEqual(['Northgate Logi: 4', 'Northgate Logistics: 4']);
  });

  it('are one where one is not named, and the days and pay go on', () => {
    const [group, ...others] = groups(salary, paid('NORTHGATE LOGISTICS', LAST, 1850, unsaid));
    expect(others).toEqual([]);
    expect([group?.entries.length, categoryOf(group?.category ?? 0).slug]).toEqual([8, 'salary']);
    expect(sorted(paid('NORTHGATE LOGI', LAST, 1850, unsaid), salary)).toEqual(['Northgate Logistics: 8']);
  });

  it('are two where one is not named, and pays at other times in other sums', () => {
    expect(sorted(salary, paid('NORTHGATE LOGISTICS', OTHER_DAYS, 31, unsaid))).toEqual([
      'Northgate Logistics: 4',
      'Northgate Logistics: 8',
    ]);
  });

  it('are two where pay and another regular sum differ', () => {
    const found = groups(
      paid('NORTHGATE LOGISTICS', MONTHS, 1850),
      paid('NORTHGATE LOGISTICS', OTHER_DAYS, 240),
    );
    expect(found.map(({ entries }) => entries[0]?.entry.minor)).toEqual([1850_00, 240_00]);
    // Their keys tell them apart.
    expect(new Set(found.map(({ key }) => key)).size).toBe(2);
  });

  it('are two where two people are paid on the same days, each with a number', () => {
    expect(
      sorted(
        paid('NORTHGATE LOGISTICS 10012345', MONTHS, 1850),
        paid('NORTHGATE LOGISTICS 10067890', MONTHS, 1850),
      ),
    ).toEqual(['Northgate Logistics: 8', 'Northgate Logistics: 8']);
  });
});

describe('a benefit', () => {
  const benefit = (name: BenefitName | null, text: string, dates: readonly string[], slug: CategorySlug) =>
    paid(text, dates, 102.4, { slug, benefit: name });

  it('is one source whatever stands in its text, and whichever account pays it', () => {
    const [first, second] = [
      benefit('Child Benefit', 'HMRC CHILD BENEFIT 10012345', MONTHS, 'child-benefit'),
      paid('DWP CHB 10067890', MONTHS, 102.4, {
        slug: 'child-benefit',
        benefit: 'Child Benefit',
        account: '60-16-13 31926819',
      }),
    ];
    const [group, ...others] = groups(first, second);
    expect(others).toEqual([]);
    expect([group?.name, group?.benefit, group?.entries.length]).toEqual([
      'Child Benefit',
      'Child Benefit',
      16,
    ]);
  });

  it('is not another benefit of the same payer, nor money without a name', () => {
    const found = groups(
      benefit('Tax Credits', 'HMRC AWARD', FIRST, 'tax-credits'),
      benefit('Pension Credit', 'HMRC AWARD', LAST, 'pension-credit'),
      paid('HMRC AWARD', every(28, '2025-02-06', 5), 102.4, { slug: 'uncategorised' }),
    );
    expect(found.map(({ benefit: name, entries }) => [name, entries.length]).sort()).toEqual([
      [null, 5],
      ['Pension Credit', 4],
      ['Tax Credits', 4],
    ]);
  });

  it('without a name of its own is known by its payer', () => {
    const found = groups(
      benefit(null, 'BARNET COUNCIL', FIRST, 'other-benefit'),
      benefit(null, 'BARNET COUNC', LAST, 'other-benefit'),
      benefit(null, 'BARNET COUNCIL', MONTHS, 'housing-benefit'),
      paid('BARNET COUNCIL', MONTHS, 1850),
    );
    expect(found.map(({ benefit: name, entries }) => [name, entries.length]).sort()).toEqual([
      [null, 8],
      [null, 8],
      [null, 8],
    ]);
  });

  it('with a name is not joined to one without', () => {
    const found = groups(
      benefit('Child Benefit', 'HMRC CHILD BENEFIT', FIRST, 'child-benefit'),
      benefit(null, 'HMRC CHILD BENEFIT', LAST, 'child-benefit'),
    );
    expect(found.map(({ benefit: name, entries }) => [name, entries.length]).sort()).toEqual([
      [null, 4],
      ['Child Benefit', 4],
    ]);
  });
});

describe('the account of the payer', () => {
  const ONE = { account: '60-16-13 31926819' };
  const OTHER = { account: '20-00-00 55779911' };

  it('tells payers of one name apart', () => {
    expect(
      sorted(
        paid('NORTHGATE LOGISTICS', MONTHS, 1850, ONE),
        paid(
          'NORTHGATE LOGISTICS',
          MONTHS.map(date => addDays(date, 5)),
          1850,
          OTHER,
        ),
      ),
    ).toEqual(['Northgate Logistics: 8', 'Northgate Logistics: 8']);
  });

  it('joins the spellings of one, under its longest name', () => {
    const [group, ...others] = groups(
      paid('NGL', FIRST, 1850, ONE),
      paid('NORTHGATE LOGISTICS', LAST, 1850, ONE),
      paid('NG LOG', ['2025-02-20'], 35, ONE),
    );
    expect(others).toEqual([]);
    expect([group?.name, group?.payer.words, group?.entries.length]).toEqual([
      'Northgate Logistics',
      ['NORTHGATE', 'LOGISTICS'],
      9,
    ]);
  });

  it('joins what names a purpose and what names none, where days and pay go on', () => {
    const unsaid = paid('NGL', LAST, 1850, { ...ONE, slug: 'uncategorised' });
    expect(sorted(paid('NORTHGATE LOGISTICS', FIRST, 1850, ONE), unsaid)).toEqual(['Northgate Logistics: 8']);
  });

  it('says nothing of rows without one, which are known by name', () => {
    expect(sorted(paid('NORTHGATE LOGISTICS', FIRST, 1850, ONE), paid('NORTHGATE LOGI', LAST, 1850))).toEqual(
      ['Northgate Logistics: 8'],
    );
    expect(
      sorted(paid('NORTHGATE LOGISTICS', FIRST, 1850, ONE), paid('HARROWAY CARE', OTHER_DAYS, 240)),
    ).toEqual(['Harroway Care: 8', 'Northgate Logistics: 4']);
  });
});

describe('an employer under another name', () => {
  it('is one group', () => {
    const [group] = groups(paid('QUENDALE CARE', FIRST, 1850), paid('HARROWAY HEALTH', LAST, 1850));
    expect([group?.name, group?.continues?.name]).toEqual(['Harroway Health', 'Quendale Care']);
  });

  it('is nobody where nothing was paid', () => {
    expect(groups()).toEqual([]);
  });
});
