/**
 * What may happen to a stream, as factors of its amount if it continues: it ends, its level changes, or a payday moves to the next month.
 */
import { addDays, type EpochDay } from '../../base/calendar.js';
import { type Chance, INCOME_PREDICTION } from '../../data/incomePrediction.js';
import type { CategorySlug } from '../../model/taxonomy.js';
import type { StreamFacts } from '../stream.js';
import type { Horizon } from './horizon.js';
import type { Seen } from './seen.js';

const PAY = new Set<CategorySlug>(['salary', 'gig-income', 'self-employment-income']);
const PENSIONS = new Set<CategorySlug>(['state-pension', 'private-pension']);
const CHANGES = {
  steady: INCOME_PREDICTION.changeOfSteady,
  mixed: INCOME_PREDICTION.changeOfMixed,
  variable: INCOME_PREDICTION.changeOfVariable,
  first: INCOME_PREDICTION.changeOfVariable,
};
const CERTAIN: readonly Chance[] = [[1, 1]];
const NEVER: readonly Chance[] = [[0, 1]];
/** An end within the year is looked at by quarters. */
const QUARTERS = 4;

export function chancesOf(
  facts: StreamFacts,
  horizon: Horizon,
  paydays: readonly EpochDay[] | null,
  ofClass: Seen['class'],
): readonly Chance[] {
  const changes = CHANGES[ofClass][horizon.months];
  const slips = paydays === null ? CERTAIN : slipsOf(facts, horizon, paydays);
  return product(product(endsOf(facts, horizon), changes), slips);
}

function endsOf(facts: StreamFacts, { months }: Horizon): readonly Chance[] {
  const { lateHasEnded } = INCOME_PREDICTION;
  const goesOn = facts.status === 'Late' ? 1 - lateHasEnded : 1;
  const ends = 1 - (1 - endsInMonthOf(facts)) ** months;
  const chances: Chance[] = [[1, goesOn * (1 - ends)]];
  if (goesOn < 1) chances.push([0, 1 - goesOn]);
  const parts = months === 1 ? 1 : QUARTERS;
  for (let part = 0; part < parts; part++)
    chances.push([months === 1 ? 0 : (part + 0.5) / parts, (goesOn * ends) / parts]);
  return chances;
}

/** The chance that a stream ends within a month. */
export function endsInMonthOf({ isBenefit, category }: StreamFacts): number {
  const { endsInMonth } = INCOME_PREDICTION;
  if (isBenefit) return endsInMonth.benefit;
  return PENSIONS.has(category)
    ? endsInMonth.pension
    : PAY.has(category)
      ? endsInMonth.pay
      : endsInMonth.other;
}

/** A payday near either end of the month may fall on the other side of it, as seldom as payments have been off their day. */
function slipsOf(
  { cadence }: StreamFacts,
  { from, to, months }: Horizon,
  paydays: readonly EpochDay[],
): readonly Chance[] {
  const { schedule, earliest, latest, fit } = cadence;
  if (schedule === null || months > 1 || (earliest === 0 && latest === 0))
    return paydays.length === 0 ? NEVER : CERTAIN;
  const count = Math.max(1, paydays.length);
  const off = (1 - fit) / 2;
  const isNear = (days: readonly EpochDay[]) => (days.length > 0 ? off : 0);
  const leaves = isNear(paydays.filter(day => day + latest > to || day - earliest < from));
  const comes = isNear([
    ...schedule.between(addDays(from, -latest), addDays(from, -1)),
    ...schedule.between(addDays(to, 1), addDays(to, earliest)),
  ]);
  return [
    [paydays.length / count, 1 - leaves - comes],
    [Math.max(0, paydays.length - 1) / count, leaves],
    [(paydays.length + 1) / count, comes],
  ];
}

function product(some: readonly Chance[], others: readonly Chance[]): readonly Chance[] {
  if (others.length === 1)
    return some.map(([factor, probability]) => [factor * (others[0] as Chance)[0], probability]);
  return some.flatMap(([factor, probability]) =>
    others.map(([other, ofOther]): Chance => [factor * other, probability * ofOther]),
  );
}
