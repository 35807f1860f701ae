/**
 * What the form of a payer's name says against pay. It needs no list of names, so that people of every origin are treated alike.
 * Small employers can be written like people, so it counts fully up to what friends pay in a month and nothing at a wage.
 */
import type { Minor } from '../base/money.js';
import { median } from '../base/statistics.js';
import type { Frequency } from '../model/income.js';
import type { Cadence } from '../streams/cadence.js';
import type { PaymentGroup } from '../streams/group.js';

/** Log-odds, judged by hand. */
const NAME_ALONE = -4;
const WITH_MESSAGE = -6;
/** A month's payments up to this are what friends pay, from this on wages; in between in proportion to the logarithm. */
const FRIENDS_PAY: Minor = 600_00;
const WAGES: Minor = 1600_00;
const PAYMENTS_A_MONTH: Readonly<Partial<Record<Frequency, number>>> = {
  Weekly: 52 / 12,
  Fortnightly: 26 / 12,
  FourWeekly: 13 / 12,
  SemiMonthly: 2,
};

/** Log-odds, at most 0. */
export function againstPay({ entries }: PaymentGroup, { frequency }: Cadence): number {
  let sum = 0;
  for (const { decision } of entries)
    sum += decision.personForm === 'message' ? WITH_MESSAGE : decision.personForm === 'name' ? NAME_ALONE : 0;
  if (sum === 0) return 0;
  const typical = median(entries.map(({ entry }) => entry.minor)) as number;
  const aMonth = typical * (PAYMENTS_A_MONTH[frequency] ?? 1);
  return (sum / entries.length) * shareOfFriends(aMonth);
}

function shareOfFriends(aMonth: number): number {
  const above = Math.log(aMonth / FRIENDS_PAY) / Math.log(WAGES / FRIENDS_PAY);
  return 1 - Math.min(1, Math.max(0, above));
}
