/**
 * A slug that is misspelt does not compile, wherever it stands. `npm run types` compiles this file; each `@ts-expect-error`
 * fails where the line below it compiles after all. Nothing here runs.
 */
import type { CATEGORIES, CLASSES } from '../../src/data/taxonomy.js';
import type {
  AnalyseResult,
  BenefitName,
  CategorySlug,
  ClassSlug,
  Correction,
  EnrichmentRule,
  SfsLine,
  SfsSection,
  SfsWording,
} from '../../src/index.js';
import { rulesFromCorrections } from '../../src/index.js';
import {
  fromPlaid,
  fromSfsLine,
  toBankTransactionCodes,
  toMerchantCategoryCodes,
  toPlaid,
  toSfsLine,
} from '../../src/mappings.js';
import type { enrichmentRuleSchema } from '../../src/requests/options.js';

type Equal<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** The unions name what the tables hold, all of it and nothing else. */
export const tables: readonly true[] = [
  true satisfies Equal<CategorySlug, (typeof CATEGORIES)[number]['slug']>,
  true satisfies Equal<ClassSlug, (typeof CLASSES)[number]['slug']>,
  true satisfies Equal<SfsWording, Exclude<(typeof CATEGORIES)[number]['sfs'], null>>,
  // @ts-expect-error A part of the slugs is not all of them.
  true satisfies Equal<CategorySlug, 'groceries'>,
];

export const rule: EnrichmentRule = { text: 'corner shop', set: { category: 'groceries' } };
// @ts-expect-error
export const misspeltRule: EnrichmentRule = { text: 'corner shop', set: { category: 'grocreies' } };
type ParsedCategory = (typeof enrichmentRuleSchema)['_output']['set']['category'];
export const parsed: true = true satisfies Equal<ParsedCategory, CategorySlug | undefined>;

export const correction: Correction = { transactionId: '1', category: 'groceries' };
// @ts-expect-error
export const misspeltCorrection: Correction = { transactionId: '1', category: 'grocreies' };
// @ts-expect-error
rulesFromCorrections([], [{ transactionId: '1', category: 'grocreies' }]);
export const ruled: EnrichmentRule[] = rulesFromCorrections([], [{ transactionId: '1', category: 'rent' }]);

toPlaid('groceries');
toSfsLine('groceries');
toMerchantCategoryCodes('groceries');
toBankTransactionCodes('direct-debit');
// @ts-expect-error
toPlaid('grocreies');
// @ts-expect-error
toSfsLine('grocreies');
// @ts-expect-error
toMerchantCategoryCodes('grocreies');
// @ts-expect-error
toBankTransactionCodes('direct-dbit');
export const mapped: CategorySlug | undefined = fromPlaid('FOOD_AND_DRINK_GROCERIES')?.category;
export const lined: CategorySlug | undefined = fromSfsLine('groceries')?.category;

/** Each comparison with a misspelt name is an error, since the two have no value in common. */
export function results({ enrichment, income, affordability, financialHealth }: AnalyseResult): unknown[] {
  const data = enrichment.transactions[0]?.enrichedData;
  const stream = income?.incomeStreams[0];
  const line = affordability?.monthAffordabilities[0]?.lines[0];
  const heading = affordability?.statement[0];
  const part = financialHealth?.accounts[0]?.periods.lastNinetyDays.breakdown[0];
  const sound: readonly (boolean | undefined)[] = [
    data?.category.slug === 'groceries',
    data?.class.slug === 'direct-debit',
    data?.evidence[0]?.signal === 'merchant',
    stream?.category === 'salary',
    stream?.benefit === ('Universal Credit' satisfies BenefitName),
    stream?.confidenceScoreFlags?.stabilityOverall === 3,
    income?.creditsNotCounted[0]?.reason === 'own-transfer',
    line?.sfs === 'Food and housekeeping / Groceries',
    heading?.heading === ('food-housekeeping' satisfies SfsSection),
    heading?.lines[0]?.line === ('groceries' satisfies SfsLine),
    affordability?.indicators[0]?.kind === 'gambling',
    part?.category === 'groceries',
    financialHealth?.combined?.currencyCode === 'GBP',
  ];
  return [
    sound,
    // @ts-expect-error
    data?.category.slug === 'grocreies',
    // @ts-expect-error
    data?.alternatives[0]?.slug === 'grocreies',
    // @ts-expect-error
    data?.class.slug === 'direct-dbit',
    // @ts-expect-error
    data?.evidence[0]?.signal === 'mercant',
    // @ts-expect-error
    data?.evidence[0]?.category === 'grocreies',
    // @ts-expect-error
    stream?.category === 'sallary',
    // @ts-expect-error
    stream?.benefit === 'Universal Credits',
    // @ts-expect-error
    stream?.confidenceScoreFlags?.stabilityOverall === 4,
    // @ts-expect-error
    stream?.confidenceScoreFlags?.stability6Months === 1,
    // @ts-expect-error
    income?.creditsNotCounted[0]?.reason === 'own-transfers',
    // @ts-expect-error
    line?.category === 'grocreies',
    // @ts-expect-error
    line?.sfs === 'Food and housekeeping / Grocreies',
    // @ts-expect-error
    heading?.heading === 'food-housekeping',
    // @ts-expect-error
    heading?.lines[0]?.line === 'grocreies',
    // @ts-expect-error
    heading?.lines[0]?.categories.includes('grocreies'),
    // @ts-expect-error
    affordability?.expenditure.views[0]?.categories[0]?.category === 'grocreies',
    // @ts-expect-error
    affordability?.regularBills[0]?.category === 'mobil',
    // @ts-expect-error
    affordability?.indicators[0]?.kind === 'gamling',
    // @ts-expect-error
    part?.category === 'grocreies',
    // @ts-expect-error
    part?.figure === 'incme',
    // @ts-expect-error
    financialHealth?.combined?.currencyCode === 'EUR',
  ];
}
