/** The bank transaction codes of ISO 20022 to class and category, and classes to codes. */
import { describe, expect, it } from 'vitest';
import { CATEGORIES, CLASSES } from '../../src/data/taxonomy.js';
import {
  fromBankTransactionCode,
  type StandardBankTransactionCode,
  toBankTransactionCodes,
} from '../../src/mappings.js';
import { credit, debit, enrich, NO_GUESSES } from '../support/build.js';

const ALL = CLASSES.flatMap(({ slug }) => [...(toBankTransactionCodes(slug)?.codes ?? [])]);
const DIRECTIONS = new Map<string, string>(CATEGORIES.map(({ slug, direction }) => [slug, direction]));

function codeOf(text: string): StandardBankTransactionCode {
  const [domain = '', family = '', subFamily = ''] = text.split('/');
  return { domain, family, subFamily };
}

const textOf = ({ domain, family, subFamily }: StandardBankTransactionCode) =>
  `${domain}/${family}/${subFamily}`;

describe('a bank transaction code', () => {
  it.each([
    ['PMNT/RCDT/SALA', 'Credit', 'bank-credit', 'salary'],
    ['PMNT/RCDT/DMCT', 'Credit', 'bank-credit', null],
    ['PMNT/RRCT/DMCT', 'Credit', 'transfer', null],
    ['PMNT/ICDT/STDO', 'Debit', 'standing-order', null],
    ['PMNT/ICDT/DMCT', 'Debit', 'transfer', null],
    ['PMNT/ICDT/SALA', 'Debit', 'transfer', 'payroll-paid'],
    ['PMNT/IRCT/DMCT', 'Debit', 'transfer', null],
    ['PMNT/RDDT/PMDD', 'Debit', 'direct-debit', null],
    ['PMNT/RDDT/UPDD', 'Credit', 'refund', 'refund'],
    ['PMNT/RDDT/PRDD', 'Credit', 'refund', 'refund'],
    ['PMNT/IDDT/PMDD', 'Credit', 'bank-credit', null],
    ['PMNT/IDDT/UPDD', 'Debit', 'refund', null],
    ['PMNT/IDDT/FEES', 'Debit', 'fee-or-interest', 'bank-charges'],
    ['PMNT/CCRD/POSD', 'Debit', 'point-of-sale', null],
    ['PMNT/CCRD/CWDL', 'Debit', 'cash-withdrawal', 'cash-withdrawal'],
    ['PMNT/CCRD/UPCT', 'Credit', 'refund', 'refund'],
    ['PMNT/MCRD/POSP', 'Credit', 'bank-credit', null],
    ['PMNT/CNTR/CDPT', 'Credit', 'cash-or-cheque', 'cash-deposit'],
    ['PMNT/CNTR/CWDL', 'Debit', 'cash-withdrawal', 'cash-withdrawal'],
    ['PMNT/RCHQ/CCHQ', 'Credit', 'cash-or-cheque', 'cash-deposit'],
    ['PMNT/ICHQ/CCHQ', 'Debit', 'cash-or-cheque', null],
    ['PMNT/RCHQ/UPCQ', 'Debit', 'refund', null],
    ['PMNT/MDOP/CHRG', 'Debit', 'fee-or-interest', 'bank-charges'],
    ['PMNT/MDOP/INTR', 'Debit', 'fee-or-interest', 'interest-and-overdraft-charges'],
    ['PMNT/MCOP/INTR', 'Credit', 'fee-or-interest', 'interest-income'],
    ['PMNT/RDDT/TAXE', 'Debit', null, null],
    ['CAMT/ACCB/SWEP', null, 'transfer', 'own-account-transfer'],
    ['LDAS/CSLN/DDWN', 'Credit', null, 'loan-proceeds'],
    ['LDAS/CSLN/RPMT', 'Debit', null, 'personal-loan'],
    ['LDAS/MGLN/PPAY', 'Debit', null, 'mortgage'],
    ['LDAS/FTDP/DPST', 'Debit', null, 'savings'],
    ['LDAS/FTDP/RPMT', 'Credit', null, 'savings'],
    ['SECU/CORP/DVCA', 'Credit', 'bank-credit', 'investment-income'],
    ['PMNT/OTHR/OTHR', null, null, null],
    ['FORX/SPOT/OTHR', null, null, null],
  ])('%s is %s, %s, %s', (text, creditDebitIndicator, classSlug, category) => {
    expect(fromBankTransactionCode(codeOf(text))).toMatchObject({
      creditDebitIndicator,
      class: classSlug,
      category,
    });
  });

  it('needs no domain, but not another one', () => {
    const { family, subFamily } = codeOf('PMNT/RDDT/PMDD');
    const expected = fromBankTransactionCode({ domain: 'PMNT', family, subFamily });
    expect(fromBankTransactionCode({ family, subFamily })).toEqual(expected);
    expect(fromBankTransactionCode({ domain: 'LDAS', family, subFamily })).toBeNull();
  });

  it('is its family where the sub-family is missing or unknown', () => {
    const expected = fromBankTransactionCode({ family: 'RDDT', subFamily: 'NTAV' });
    expect(expected?.class).toBe('direct-debit');
    expect(fromBankTransactionCode({ family: 'RDDT' })).toEqual(expected);
    expect(fromBankTransactionCode({ family: 'RDDT', subFamily: 'QQQQ' })).toEqual(expected);
  });

  it('follows the side that is given', () => {
    const code = codeOf('PMNT/CNTR/NTAV');
    expect(fromBankTransactionCode(code)).toMatchObject({ class: null, category: null });
    expect(fromBankTransactionCode({ ...code, creditDebitIndicator: 'Credit' })).toMatchObject({
      class: 'cash-or-cheque',
      category: 'cash-deposit',
    });
    expect(
      fromBankTransactionCode({ ...codeOf('PMNT/RCDT/SALA'), creditDebitIndicator: 'Debit' })?.category,
    ).toBeNull();
    expect(
      fromBankTransactionCode({ ...codeOf('LDAS/CSLN/DDWN'), creditDebitIndicator: 'Debit' })?.category,
    ).toBeNull();
  });

  it('says what it leaves open', () => {
    expect(fromBankTransactionCode(codeOf('PMNT/CNTR/NTAV'))?.losses).toMatch(/creditDebitIndicator/);
    expect(fromBankTransactionCode(codeOf('PMNT/CCRD/POSD'))?.losses).toMatch(/card was present/);
    expect(fromBankTransactionCode(codeOf('LDAS/CSLN/RPMT'))?.losses).toMatch(
      /which loan.*; how the money moved/,
    );
    expect(fromBankTransactionCode(codeOf('PMNT/RDDT/PMDD'))?.losses).toBeNull();
  });
});

describe('every code', () => {
  it('is of one class, once', () => {
    expect(ALL.length).toBeGreaterThan(500);
    expect(new Set(ALL.map(textOf)).size).toBe(ALL.length);
  });

  it('has a category that can stand on its side', () => {
    const astray = ALL.filter(code => {
      const { category, creditDebitIndicator } = fromBankTransactionCode(code) ?? {};
      const direction = category ? DIRECTIONS.get(category) : 'either';
      return direction !== 'either' && direction !== creditDebitIndicator?.toLowerCase();
    });
    expect(astray.map(textOf)).toEqual([]);
  });

  it('comes back to the class that lists it', () => {
    for (const { slug } of CLASSES) {
      const codes = toBankTransactionCodes(slug)?.codes ?? [];
      expect(codes.filter(code => fromBankTransactionCode(code)?.class !== slug).map(textOf)).toEqual([]);
    }
  });

  it('has the class and category that enrichment gives it', () => {
    const sided = ALL.flatMap(code => {
      const meaning = fromBankTransactionCode(code);
      return meaning === null || meaning.creditDebitIndicator === null ? [] : [{ code, meaning }];
      // What a shop takes by card looks to enrichment, which sees persons' accounts, like a refund.
    }).filter(({ code }) => code.family !== 'MCRD');
    // Each alone: what other payments say of a payee is not the question.
    const rows = sided.flatMap(({ code, meaning }) =>
      enrich(
        [
          (meaning.creditDebitIndicator === 'Credit' ? credit : debit)('2026-01-05', 10, 'QWXZ', {
            transactionCode: { code: code.family, subCode: code.subFamily },
          }),
        ],
        NO_GUESSES,
      ),
    );
    const differing = sided.filter(({ meaning }, index) => {
      const given = rows[index]?.enrichedData;
      const category = given?.category.slug === 'uncategorised' ? null : given?.category.slug;
      // Some purposes, such as wages paid, enrichment leaves to the words.
      return given?.class.slug !== meaning.class || (category !== null && category !== meaning.category);
    });
    expect(differing.map(({ code }) => textOf(code))).toEqual([]);
  });
});

describe('the codes of a class', () => {
  it('are none only with a reason', () => {
    const codeless = CLASSES.filter(({ slug }) => toBankTransactionCodes(slug)?.codes.length === 0);
    expect(codeless.map(({ slug }) => slug)).toEqual([
      'unclassified',
      'online-purchase',
      'recurring-card-payment',
    ]);
    for (const { slug } of CLASSES)
      expect(typeof toBankTransactionCodes(slug)?.losses === 'string', slug).toBe(
        codeless.some(row => row.slug === slug),
      );
  });

  it('are for a standing order those of the standard', () => {
    expect(toBankTransactionCodes('standing-order')?.codes.map(textOf)).toEqual([
      'PMNT/ICDT/STDO',
      'PMNT/ICDT/XBST',
      'PMNT/IRCT/STDO',
      'PMNT/IRCT/XBST',
    ]);
  });
});

describe('a code that cannot be read', () => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  const readable = { domain: 'PMNT', family: 'RCDT', subFamily: 'SALA' };
  const withGetter = (name: string) =>
    Object.defineProperty({ ...readable }, name, {
      get: () => {
        throw undefined;
      },
    });

  it('has no meaning', () => {
    for (const code of [proxy, withGetter('subFamily'), withGetter('creditDebitIndicator')])
      expect(fromBankTransactionCode(code as never)).toBeNull();
  });
});
