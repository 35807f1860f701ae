/**
 * What an insurer pays again and again, of one amount and on one rhythm, is income protection, though its words say only who pays. A
 * claim for a thing or for an illness is paid once, and no two are alike.
 */
import type { EnrichedEntry } from '../enrichment/enrich.js';
import { categoryIdOf } from '../enrichment/words/categories.js';
import { recogniseCadence } from '../streams/cadence.js';
import { groupBySource } from '../streams/group.js';
import { incomeLevelOf } from '../streams/level.js';
import type { PaymentGroup } from '../streams/paymentGroup.js';
import { paymentsOf } from '../streams/payments.js';
import { PAY_FREQUENCIES } from './payFrequencies.js';
import type { IncomeSetting } from './setting.js';

const CLAIM = categoryIdOf('insurance-payout');
const INCOME_PROTECTION = categoryIdOf('income-protection');
/** Three claims may lie a month apart by chance, but not also be of one amount. */
const FEWEST_PAYMENTS = 3;

/** The same credits in the same order, the regular claims among them as income protection. */
export function withRegularClaims(
  credits: readonly EnrichedEntry[],
  { calendarFor }: Pick<IncomeSetting, 'calendarFor'>,
): readonly EnrichedEntry[] {
  const claims = credits.filter(({ decision }) => decision.category === CLAIM);
  if (claims.length < FEWEST_PAYMENTS) return credits;
  const regular = new Set(
    groupBySource(claims, calendarFor)
      .filter(group => isRegular(group, calendarFor))
      .flatMap(({ entries }) => entries),
  );
  return regular.size === 0
    ? credits
    : credits.map(row =>
        regular.has(row) ? { ...row, decision: { ...row.decision, category: INCOME_PROTECTION } } : row,
      );
}

function isRegular({ entries }: PaymentGroup, calendarFor: IncomeSetting['calendarFor']): boolean {
  const payments = paymentsOf(entries);
  if (payments.length < FEWEST_PAYMENTS) return false;
  const days = payments.map(({ day }) => day);
  const { frequency } = recogniseCadence(days, calendarFor(entries));
  return PAY_FREQUENCIES.has(frequency) && incomeLevelOf(payments).isSteady;
}
