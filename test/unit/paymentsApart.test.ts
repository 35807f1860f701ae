/** What keeps the credits of several payers and purposes apart, and in what order their groups stand. */
import { describe, expect, it } from 'vitest';
import type { EnrichedEntry } from '../../src/enrichment/enrich.js';
import { every, monthly } from '../support/dates.js';
import { groups, paid, sorted } from '../support/paymentGroups.js';

const MONTHS = monthly(12, 2025, 2, 2).concat(monthly(12, 2025, 5, 6));
const [FIRST, LAST] = [MONTHS.slice(0, 4), MONTHS.slice(4)];
const OTHER_DAYS = every(7, '2025-02-05', 8);
/** On days that no schedule names. */
const SCATTERED = ['2025-02-05', '2025-02-11', '2025-03-20', '2025-04-02', '2025-05-14', '2025-05-19'];
const LATER = ['2025-06-03', '2025-06-05', '2025-07-22', '2025-08-06'];
const UNSAID = { slug: 'uncategorised' } as const;
const ONE = { account: '60-16-13 31926819' };
const OTHER = { account: '20-00-00 55779911' };

describe('groups', () => {
  it('stand by the length of their names, then by name, whoever paid first', () => {
    const [foods, goods, care] = [
      paid('NORTHGATE FOODS', FIRST, 1850),
      paid('NORTHGATE GOODS', OTHER_DAYS, 240),
      paid('QUENDALE CARE PARTNERS', SCATTERED, 95),
    ];
    const names = ['Quendale Care Partners', 'Northgate Foods', 'Northgate Goods'];
    expect(groups(foods, goods, care).map(({ name }) => name)).toEqual(names);
    const [laterFoods, earlyGoods] = [
      paid('NORTHGATE FOODS', OTHER_DAYS.slice(2), 240),
      paid('NORTHGATE GOODS', ['2025-01-15', '2025-01-22', '2025-01-29', '2025-02-05'], 410),
    ];
    expect(groups(laterFoods, earlyGoods, care).map(({ name }) => name)).toEqual(names);
  });

  it('have keys that tell them apart, by category, payer and first day', () => {
    const keys = (...found: readonly EnrichedEntry[][]) => groups(...found).map(({ key }) => key);
    const [one] = keys(paid('NORTHGATE FOODS', FIRST, 1850));
    expect(keys(paid('NORTHGATE FOODS', FIRST, 900))).toEqual([one]);
    expect(keys(paid('NORTHGATE GOODS', FIRST, 1850))).not.toEqual([one]);
    expect(keys(paid('NORTHGATE FOODS', LAST, 1850))).not.toEqual([one]);
    expect(keys(paid('NORTHGATE FOODS', FIRST, 1850, UNSAID))).not.toEqual([one]);
    const benefit = (text: string) =>
      keys(paid(text, FIRST, 102.4, { slug: 'child-benefit', benefit: 'Child Benefit' }));
    expect(benefit('HMRC 10012345')).toEqual(benefit('DWP CHB'));
    expect(benefit('HMRC 10012345')[0]).toContain('Child Benefit');
  });
});

describe('a cut name', () => {
  it('that was there first belongs to the whole name whose days and pay it shares', () => {
    expect(
      sorted(
        paid('QUENDALE CARE HO', FIRST, 1850),
        paid('QUENDALE CARE HOTELS', OTHER_DAYS, 240),
        paid('QUENDALE CARE HOMES', LAST, 1850),
      ),
    ).toEqual(['Quendale Care Homes: 8', 'Quendale Care Hotels: 8']);
  });
});

describe('money whose purpose nothing names', () => {
  it('is not pay of the same payer at other times in other sums', () => {
    const two = ['2025-03-20', '2025-04-02'];
    expect(sorted(paid('NORTHGATE FOODS', FIRST, 1850), paid('NORTHGATE FOODS', two, 31, UNSAID))).toEqual([
      'Northgate Foods: 2',
      'Northgate Foods: 4',
    ]);
  });

  it('is pay of the same payer in the same sum, though no schedule names the days', () => {
    const pay = paid('NORTHGATE FOODS', SCATTERED, 300);
    expect(sorted(pay, paid('NORTHGATE FOODS', LATER, 300, UNSAID))).toEqual(['Northgate Foods: 10']);
  });

  it('is pay where the longer name says nothing of it, too', () => {
    expect(sorted(paid('NORTHGATE FOODS', FIRST, 1850, UNSAID), paid('NORTHGATE FOO', LAST, 1850))).toEqual([
      'Northgate Foods: 8',
    ]);
    expect(sorted(paid('NORTHGATE FOODS', FIRST, 1850), paid('NORTHGATE FOO', LAST, 1850, UNSAID))).toEqual([
      'Northgate Foods: 8',
    ]);
  });
});

describe('a benefit without a name of its own', () => {
  const council = (slug: 'other-benefit' | 'housing-benefit', dates: readonly string[]) =>
    paid('BARNET COUNCIL', dates, 102.4, { slug });

  it('is no other money of the same payer, though days and sums go on', () => {
    const unsaid = paid('BARNET COUNCIL', LAST, 102.4, UNSAID);
    expect(sorted(council('other-benefit', FIRST), unsaid)).toEqual([
      'Barnet Council: 4',
      'Barnet Council: 4',
    ]);
    const earlier = paid('BARNET COUNCIL', FIRST, 102.4, UNSAID);
    expect(sorted(council('other-benefit', LAST), earlier)).toEqual([
      'Barnet Council: 4',
      'Barnet Council: 4',
    ]);
    const cut = paid('BARNET COUNC', LAST, 102.4, UNSAID);
    expect(sorted(council('other-benefit', FIRST), cut)).toEqual(['Barnet Counc: 4', 'Barnet Council: 4']);
  });

  it('is no other benefit of the same payer', () => {
    expect(sorted(council('other-benefit', FIRST), council('housing-benefit', LAST))).toEqual([
      'Barnet Council: 4',
      'Barnet Council: 4',
    ]);
  });

  it('is not one that has a name, though its text is cut off from that name', () => {
    const named = paid('HMRC', LAST, 102.4, { slug: 'child-benefit', benefit: 'Child Benefit' });
    const unnamed = paid('CHILD BENEF', FIRST, 102.4, { slug: 'child-benefit' });
    expect(groups(named, unnamed)).toHaveLength(2);
  });
});

describe('accounts of payers', () => {
  it('keep the longest name, whichever was written first', () => {
    const found = (...texts: readonly string[]) =>
      groups(...texts.map((text, index) => paid(text, [MONTHS[index] as string], 1850, ONE))).map(
        ({ payer }) => payer.words.join(' '),
      );
    expect(found('NORTHGATE FOODS', 'NGF', 'NG FOODS')).toEqual(['NORTHGATE FOODS']);
    expect(found('NGF', 'NORTHGATE FOODS', 'NG FOODS')).toEqual(['NORTHGATE FOODS']);
    expect(found('NGF', 'NFG')).toEqual(['NGF']);
  });

  it('tell two employers apart, of which one follows the other', () => {
    const [group] = groups(
      paid('NORTHGATE FOODS', FIRST, 1850, ONE),
      paid('NORTHGATE FOODS', LAST, 1850, OTHER),
    );
    expect([group?.entries.length, group?.continues?.name]).toEqual([8, 'Northgate Foods']);
    const [same] = groups(
      paid('NORTHGATE FOODS', FIRST, 1850, ONE),
      paid('NORTHGATE FOODS', LAST, 1850, ONE),
    );
    expect([same?.entries.length, same?.continues]).toEqual([8, null]);
  });

  it('say that two names are one, though no schedule names the days', () => {
    expect(
      sorted(paid('NORTHGATE FOODS', SCATTERED, 300, ONE), paid('NGF', LATER, 300, { ...ONE, ...UNSAID })),
    ).toEqual(['Northgate Foods: 10']);
  });

  it('say nothing of rows without one, whichever name is cut', () => {
    expect(sorted(paid('NORTHGATE FOODS', FIRST, 1850), paid('NORTHGATE FOO', LAST, 1850, ONE))).toEqual([
      'Northgate Foods: 8',
    ]);
  });
});
