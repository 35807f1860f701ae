/** Whether a stream arrives after tax. */
import { squash } from '../base/text.js';
import type { IncomeCountry } from '../countries/country.js';
import {
  CONTRACTOR_WORDS,
  EMPLOYEE_PAY_WORDS,
  NET_OF_TAX,
  PAYS_THE_SELF_EMPLOYED,
} from '../data/netOfTax.js';
import type { NetOfTax } from '../model/netOfTax.js';
import type { CategorySlug } from '../model/taxonomy.js';
import type { PaymentGroup } from '../streams/paymentGroup.js';
import { wordRunsOf } from './wordRuns.js';

const BY_CATEGORY: Readonly<Partial<Record<CategorySlug, readonly [NetOfTax, reason: string]>>> = NET_OF_TAX;
const EMPLOYEE_PAY: ReadonlySet<string> = new Set(EMPLOYEE_PAY_WORDS.split(';').map(squash));

/** By category; what is called pay only for its rhythm goes by its payer, and 1099 pay by its words. */
export function netOfTaxOf(group: PaymentGroup, category: CategorySlug, country: IncomeCountry): NetOfTax {
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
