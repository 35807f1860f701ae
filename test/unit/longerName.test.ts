/** Whether a brand in the name of a payer is the payer, or only a word of the name of another firm. */
import { describe, expect, it } from 'vitest';
import { wordAt, wordsOf } from '../../src/base/text.js';
import type { Candidate } from '../../src/enrichment/evidence/candidate.js';
import { asPayer, isNamedAfter } from '../../src/enrichment/evidence/longerName.js';
import type { Hit, MerchantEntry, PhraseEntry, TradeEntry } from '../../src/enrichment/lexicon/lexicon.js';
import { type MerchantFlag, merchantFlagsOf } from '../../src/enrichment/lexicon/merchantFlags.js';
import type { Narrative } from '../../src/enrichment/narrative/narrative.js';
import { categoryIdOf } from '../../src/enrichment/words/categories.js';
import type { Rail } from '../../src/model/rail.js';
import type { CategorySlug } from '../../src/model/taxonomy.js';

interface Brand {
  /** What one buys from it, and what it sends. */
  readonly debit?: CategorySlug;
  readonly credit?: CategorySlug;
  readonly flag?: MerchantFlag;
}

function brandHit(first: number, last: number, brand: Brand): Hit<MerchantEntry> {
  const { debit = 'investments', credit = 'investments', flag } = brand;
  return {
    kind: 'merchant',
    entry: {
      kind: 'merchant',
      key: 'BRAND',
      name: 'Brand',
      debit: categoryIdOf(debit),
      credit: categoryIdOf(credit),
      flags: { ...merchantFlagsOf(''), ...(flag !== undefined && { [flag]: true }) },
    },
    first,
    last,
  };
}

/** The whole text is a name, unless it is told where the name ends. */
function narrativeOf(text: string, extra: Partial<Narrative> = {}): Narrative {
  const words = wordsOf(text);
  return {
    words,
    payeeStart: 0,
    payeeEnd: words.count,
    runEnd: words.count,
    hasPlace: false,
    ...extra,
  } as Narrative;
}

const PLATFORM = { debit: 'investments', credit: 'investments' } as const;
const SHOP = { debit: 'clothing', credit: 'refund' } as const;

interface Told {
  readonly rail?: Rail | null;
  readonly hits?: readonly Hit[];
  readonly narrative?: Partial<Narrative>;
  readonly category?: CategorySlug | null;
}

/** Whether a credit with such a name is taken to come from the brand NUTMEG, in capitals wherever it stands. */
function isFrom(
  text: string,
  brand: Brand,
  { rail = null, hits = [], narrative = {}, category }: Told = {},
): boolean {
  const read = narrativeOf(text, narrative);
  const place = read.words.spelt.indexOf('NUTMEG');
  const hit = brandHit(place, place, brand);
  const slug = category === undefined ? (brand.credit ?? 'investments') : category;
  const candidate = {
    category: slug === null ? null : categoryIdOf(slug),
    weight: 80,
    nameWeight: 70,
    hit,
  } as Candidate;
  const found = asPayer(candidate, [candidate], {
    narrative: read,
    hits: [hit, ...hits],
    isCredit: true,
    rail,
  });
  if (found === candidate) return true;
  // Neither what the money is, nor who paid it.
  expect(found).toEqual({ category: null, weight: 0, nameWeight: 0, hit });
  return false;
}

describe('money from a platform for investments', () => {
  it.each([
    'NUTMEG',
    'NUTMEG SAVINGS',
    'NUTMEG ISA WITHDRAWAL',
    'NUTMEG UK LTD',
    'THE NUTMEG GROUP PLC',
    'NUTMEG.COM',
    // Left over from references and columns.
    'NUTMEG XQ',
    'NUTMEG XQZV7RR',
    'NUTMEG 7XQZV',
  ])('comes from %s', text => {
    expect(isFrom(text, PLATFORM)).toBe(true);
  });

  it.each([
    'NUTMEG CATERING',
    'NUTMEG ROOFERS LTD',
    'NUTMEG CARE HOME',
    // The last word may be cut off, and a craft may be known by its ending.
    'NUTMEG CARPENT',
    'NUTMEG SOAPMAKERS',
    'NUTMEG ZORVEL LTD',
    'ZORVEL NUTMEG LIMITED',
    'J NUTMEG',
    'DR J NUTMEG',
  ])('does not come from %s', text => {
    expect(isFrom(text, PLATFORM)).toBe(false);
  });

  it('may come with a word that nothing knows, where no legal form says that it is of the name', () => {
    expect(isFrom('NUTMEG ZORVEL', PLATFORM)).toBe(true);
    expect(isFrom('NUTMEG LTD ZORVEL', PLATFORM)).toBe(true);
  });

  it('does not come from a plain word beside another', () => {
    expect(isFrom('NUTMEG ZORVEL', { ...PLATFORM, flag: 'plainWord' })).toBe(false);
    expect(isFrom('NUTMEG SAVINGS', { ...PLATFORM, flag: 'plainWord' })).toBe(true);
    expect(isFrom('NUTMEG', { ...PLATFORM, flag: 'plainWord' })).toBe(true);
  });

  it('may be named for people and in words that only end like a craft', () => {
    // A name of people, and words shorter than a craft that ends so.
    expect(isFrom('NUTMEG BAKERS', PLATFORM)).toBe(false);
    expect(isFrom('NUTMEG RING', PLATFORM)).toBe(true);
  });

  it('is of the platform where the brand stands outside the name', () => {
    expect(isFrom('ZORVEL LTD NUTMEG', PLATFORM, { narrative: { payeeEnd: 2, runEnd: 2 } })).toBe(true);
    expect(isFrom('NUTMEG ZORVEL LTD', PLATFORM, { narrative: { payeeStart: 1 } })).toBe(true);
    // A town behind the name is none of its words.
    expect(isFrom('NUTMEG LEEDS LTD', PLATFORM, { narrative: { payeeEnd: 1 } })).toBe(true);
    expect(isFrom('ZORVEL LTD NUTMEG', PLATFORM, { narrative: { payeeEnd: 2 } })).toBe(false);
  });
});

describe('a shop', () => {
  it.each([
    ['NUTMEG', true],
    ['NUTMEG STORES', true],
    ['NUTMEG ONLINE', true],
    ['NUTMEG CATERING', false],
    // Shops are called so, and platforms are not.
    ['NUTMEG WAREHOUSE LTD', true],
    // Platforms are called so, and shops are not.
    ['NUTMEG SAVINGS LTD', false],
  ])('is the payer of %s: %s', (text, isShop) => {
    expect(isFrom(text, SHOP)).toBe(isShop);
  });

  it('sends refunds to the card, with the branch behind its name', () => {
    for (const rail of ['card', 'card-online', 'card-recurring', 'refund'] as const)
      expect(isFrom('NUTMEG CATERING', SHOP, { rail })).toBe(true);
    expect(isFrom('NUTMEG CATERING', SHOP, { narrative: { hasPlace: true } })).toBe(true);
    for (const rail of ['bank-credit', 'faster-payment', null] as const)
      expect(isFrom('NUTMEG CATERING', SHOP, { rail })).toBe(false);
    // A platform does not.
    expect(isFrom('NUTMEG CATERING', PLATFORM, { rail: 'card' })).toBe(false);
  });
});

describe('what is no question of the name', () => {
  it('is pay, which is paid under longer names too', () => {
    expect(isFrom('NUTMEG CATERING', PLATFORM, { category: 'private-pension' })).toBe(true);
    expect(isFrom('NUTMEG CATERING', PLATFORM, { category: 'salary' })).toBe(true);
    expect(isFrom('NUTMEG CATERING', PLATFORM, { category: 'insurance-payout' })).toBe(false);
  });

  it('is a brand that says nothing of the money', () => {
    expect(isFrom('NUTMEG CATERING', PLATFORM, { category: null })).toBe(true);
  });
});

describe('a trade beside a shop’s brand', () => {
  const trade = (slug: CategorySlug, isStrong = true): Hit<TradeEntry> => ({
    kind: 'trade',
    entry: { kind: 'trade', key: 'ZORVEL', debit: categoryIdOf(slug), isStrong, isCut: false },
    first: 1,
    last: 1,
  });
  const beside = (debit: CategorySlug, hit: Hit, text = 'NUTMEG ZORVEL LTD') =>
    isFrom(text, { debit, credit: 'refund' }, { hits: [hit] });

  it('is its own where it sells that, or what is sold beside it', () => {
    expect(beside('clothing', trade('clothing'))).toBe(true);
    expect(beside('clothing', trade('electronics'))).toBe(true);
    expect(beside('clothing', trade('restaurants-and-cafes'))).toBe(false);
  });

  it('is its own though it is called like a craft, where it sells just that', () => {
    expect(beside('pharmacy', trade('pharmacy'), 'NUTMEG PHARMACY LTD')).toBe(true);
    expect(beside('healthcare', trade('pharmacy'), 'NUTMEG PHARMACY LTD')).toBe(false);
  });

  it('may be an arm of a large shop', () => {
    for (const shop of ['groceries', 'general-retail', 'pharmacy'] as const)
      for (const arm of ['fuel', 'pharmacy', 'dental-and-optical'] as const)
        expect(beside(shop, trade(arm), 'NUTMEG PHARMACY LTD')).toBe(true);
    expect(beside('clothing', trade('pharmacy'), 'NUTMEG PHARMACY LTD')).toBe(false);
    expect(beside('groceries', trade('hair-and-beauty'))).toBe(false);
  });

  it('is another firm’s beside a platform', () => {
    expect(isFrom('NUTMEG ZORVEL', PLATFORM, { hits: [trade('investments')] })).toBe(false);
  });

  it('that is a weak word is only a word', () => {
    expect(isFrom('NUTMEG ZORVEL', SHOP, { hits: [trade('restaurants-and-cafes', false)] })).toBe(true);
    expect(isFrom('NUTMEG ZORVEL', SHOP, { hits: [trade('restaurants-and-cafes')] })).toBe(false);
  });

  it('says nothing of the words beside it', () => {
    const elsewhere = { ...trade('clothing'), first: 2, last: 2 };
    expect(isFrom('NUTMEG ZORVEL MEPLIN LTD', SHOP, { hits: [elsewhere] })).toBe(false);
    const both = { ...trade('clothing'), first: 1, last: 2 };
    expect(isFrom('NUTMEG ZORVEL MEPLIN LTD', SHOP, { hits: [both] })).toBe(true);
  });
});

describe('words of the payment beside a brand', () => {
  const phrase = (debit: CategorySlug | null, credit: CategorySlug | null): Hit<PhraseEntry> => ({
    kind: 'phrase',
    entry: {
      kind: 'phrase',
      key: 'ZORVEL',
      debit: debit === null ? null : categoryIdOf(debit),
      credit: credit === null ? null : categoryIdOf(credit),
      weight: 60,
      rail: null,
      on: null,
      whole: false,
      benefit: null,
      covers: false,
      ofMerchant: null,
      ofWallet: null,
    },
    first: 1,
    last: 1,
  });
  const beside = (hit: Hit, brand: Brand = PLATFORM) => isFrom('NUTMEG ZORVEL LTD', brand, { hits: [hit] });

  it('are of the same money, of pay, or of money back', () => {
    expect(beside(phrase(null, 'investments'))).toBe(true);
    expect(beside(phrase(null, 'private-pension'))).toBe(true);
    expect(beside(phrase(null, 'refund'))).toBe(true);
  });

  it('are not of other money, nor of the refund of a bill, nor of what is spent', () => {
    expect(beside(phrase(null, 'loan-proceeds'))).toBe(false);
    expect(beside(phrase('energy', 'refund'))).toBe(false);
    expect(beside(phrase('energy', null))).toBe(false);
  });

  it('are another brand of the same money, or a bank that sends it', () => {
    const other = (brand: Brand) => ({ ...brandHit(1, 1, brand) });
    expect(beside(other(PLATFORM))).toBe(true);
    expect(beside(other({ debit: 'crypto', credit: 'crypto' }))).toBe(false);
    expect(beside(other({ debit: 'crypto', credit: 'crypto', flag: 'bankOrWallet' }))).toBe(true);
    // Another shop is another shop.
    expect(beside(other(SHOP), SHOP)).toBe(false);
    expect(beside({ kind: 'marker', entry: {}, first: 1, last: 1 } as unknown as Hit)).toBe(false);
  });
});

describe('a brand of several words', () => {
  it('is no family name behind initials', () => {
    const read = narrativeOf('J NUTMEG SAVINGS');
    const isFromBrand = (first: number, last: number): boolean => {
      const hit = brandHit(first, last, PLATFORM);
      const candidate = {
        category: categoryIdOf('investments'),
        weight: 80,
        nameWeight: 70,
        hit,
      } as Candidate;
      const text = { narrative: read, hits: [hit], isCredit: true, rail: null };
      return asPayer(candidate, [candidate], text) === candidate;
    };
    expect(isFromBrand(1, 2)).toBe(true);
    expect(isFromBrand(1, 1)).toBe(false);
  });
});

describe('what a firm is named after', () => {
  /** Whether the words INSURANCE, wherever they stand, only name a firm. */
  const names = (text: string, slug: CategorySlug | null, extra: Partial<Narrative> = {}) => {
    const read = narrativeOf(text, extra);
    const place = read.words.spelt.indexOf('INSURANCE');
    expect(wordAt(read.words, place)).toBe('INSURANCE');
    const hit = { kind: 'phrase', entry: {}, first: place, last: place } as unknown as Hit<PhraseEntry>;
    return isNamedAfter(hit, slug === null ? null : categoryIdOf(slug), read);
  };

  it('is not what it pays', () => {
    expect(names('INSURANCE RECRUITMENT', 'insurance-payout')).toBe(true);
    expect(names('INSURANCE ZORVEL RECRUITMENT LTD', 'insurance-payout')).toBe(true);
    expect(names('INSURANCE RECRUITMENT', null)).toBe(true);
    expect(names('INSURANCE', 'insurance-payout')).toBe(false);
    expect(names('INSURANCE CLAIM', 'insurance-payout')).toBe(false);
  });

  it('stands before the craft, within the name', () => {
    expect(names('RECRUITMENT INSURANCE', 'insurance-payout')).toBe(false);
    expect(names('INSURANCE RECRUITMENT', 'insurance-payout', { payeeEnd: 1 })).toBe(false);
  });

  it.each([
    'gambling-winnings',
    'loan-proceeds',
    'investments',
    'crypto',
    'savings',
    'cashback-and-rewards',
  ] as const)('may be called like %s', slug => {
    expect(names('INSURANCE RECRUITMENT', slug)).toBe(true);
  });

  it('is not asked of pay and bills', () => {
    expect(names('INSURANCE RECRUITMENT', 'salary')).toBe(false);
    expect(names('INSURANCE RECRUITMENT', 'refund')).toBe(false);
  });

  it('is no craft that is also a kind of insurance', () => {
    expect(names('INSURANCE DENTAL', 'insurance-payout')).toBe(false);
    expect(names('INSURANCE AUTO', 'insurance-payout')).toBe(false);
    expect(names('INSURANCE AUTO REPAIR', 'insurance-payout')).toBe(true);
  });

  it('is a gift of a person, unless it begins the name of a firm', () => {
    const isOfFirm = (text: string) => {
      const read = narrativeOf(text);
      const place = read.words.spelt.indexOf('BIRTHDAY');
      const hit = { kind: 'phrase', entry: {}, first: place, last: place } as unknown as Hit<PhraseEntry>;
      return isNamedAfter(hit, categoryIdOf('person-to-person'), read);
    };
    expect(isOfFirm('BIRTHDAY COMPANY LTD')).toBe(true);
    expect(isOfFirm('BIRTHDAY SARAH')).toBe(false);
    expect(isOfFirm('SARAH BIRTHDAY COMPANY LTD')).toBe(false);
  });
});
