/** From a group of credits to the facts of an income stream. */
import { type Minor, sumOf } from '../base/money.js';
import { squash } from '../base/text.js';
import type { GrossAnnualEstimate } from '../contract/income/incomeEstimate.js';
import type { OutlyingPayment } from '../contract/income/incomePayments.js';
import type { ConfidenceScoreFlags, NetOfTax } from '../contract/income/incomeStream.js';
import type { IncomeCountry } from '../countries/country.js';
import {
  CONTRACTOR_WORDS,
  EMPLOYEE_PAY_WORDS,
  NET_OF_TAX,
  PAYS_THE_SELF_EMPLOYED,
} from '../data/netOfTax.js';
import type { Holder } from '../enrichment/words/holderNames.js';
import type { CategorySlug } from '../model/taxonomy.js';
import { holderOfAll } from '../streams/holderOf.js';
import type { PaymentGroup } from '../streams/paymentGroup.js';
import type { EntryPayment } from '../streams/payments.js';
import { lastThreeMonthsOf } from './estimate.js';
import { flagsOf } from './flags.js';
import { grossRangeOf } from './grossPay/grossRange.js';
import { type JudgedStream, judgedStreamOf } from './judgedStream.js';
import { outliersOf } from './outliers.js';
import type { IncomeSetting } from './setting.js';
import type { TwelveMonths } from './twelveMonths.js';
import { wordRunsOf } from './wordRuns.js';

/** A stream with the exact figures behind the rounded ones. */
export interface StreamFacts extends JudgedStream {
  readonly earlier: StreamFacts | null;
  readonly outliers: readonly OutlyingPayment[];
  readonly flags: ConfidenceScoreFlags;
  readonly total: Minor;
  /** The mean of the last three complete months, or null. */
  readonly lastThreeMonths: number | null;
  readonly netOfTax: NetOfTax;
  readonly gross: GrossAnnualEstimate | null;
  /** Whose income it is, where its transactions name one holder of the account. */
  readonly holder: string | null;
}

/** Income from work, which has bonuses and unpaid leave. */
const PAY: ReadonlySet<CategorySlug> = new Set(['salary', 'gig-income', 'self-employment-income']);

export function streamFactsOf(
  group: PaymentGroup,
  twelveMonths: TwelveMonths,
  setting: IncomeSetting,
  holders: readonly Holder[] = [],
): StreamFacts {
  return factsOf(judgedStreamOf(group, twelveMonths, setting), twelveMonths, setting, holders);
}

function factsOf(
  judged: JudgedStream,
  twelveMonths: TwelveMonths,
  setting: IncomeSetting,
  holders: readonly Holder[],
): StreamFacts {
  const { group, payments, cadence, level, status, category, estimate, byMonth } = judged;
  const { country, division, usState } = setting;
  const netOfTax = netOfTaxOf(group, category, country);
  const earlier = judged.earlier === null ? null : factsOf(judged.earlier, twelveMonths, setting, holders);
  const isTaxedPay = category === 'salary' && netOfTax === 'net' && estimate.annual > 0;
  const payDay = (payments.at(-1) as EntryPayment).day;
  return {
    ...judged,
    earlier,
    outliers: outliersOf({ payments, level, status, isPay: PAY.has(category) }),
    flags: flagsOf({ payments, byMonth, cadence, level, asOf: twelveMonths.asOf }),
    total: sumOf(group.entries.map(({ entry }) => entry.minor)),
    lastThreeMonths: lastThreeMonthsOf(byMonth, twelveMonths),
    netOfTax,
    gross: isTaxedPay
      ? grossRangeOf({ country, netAnnual: estimate.annual, payDay, division, usState })
      : null,
    holder: holderOfAll(group.entries, holders),
  };
}

/** Each rhythm of it with facts of its own, the present one last. */
export function rhythmsOfStream(facts: StreamFacts): readonly StreamFacts[] {
  return facts.earlier === null ? [facts] : [...rhythmsOfStream(facts.earlier), facts];
}

// Whether a stream arrives after tax.

const BY_CATEGORY: Readonly<Partial<Record<CategorySlug, readonly [NetOfTax, reason: string]>>> = NET_OF_TAX;
const EMPLOYEE_PAY: ReadonlySet<string> = new Set(EMPLOYEE_PAY_WORDS.split(';').map(squash));

/** By category; what is called pay only for its rhythm goes by its payer, and 1099 pay by its words. */
function netOfTaxOf(group: PaymentGroup, category: CategorySlug, country: IncomeCountry): NetOfTax {
  const [byCategory] = BY_CATEGORY[category] ?? (['receipts'] as const);
  if (category !== 'salary') return byCategory;
  if (PAYS_THE_SELF_EMPLOYED.has(squash(group.name).toLowerCase()) && !isCalledPay(group)) return 'receipts';
  const isContractor =
    country.wordsTellContractors &&
    group.entries.some(({ entry }) => CONTRACTOR_WORDS.test(entry.transaction.description));
  return isContractor ? 'receipts' : byCategory;
}

function isCalledPay({ entries }: PaymentGroup): boolean {
  return entries.some(({ entry }) => wordRunsOf(entry).some(run => EMPLOYEE_PAY.has(run)));
}
