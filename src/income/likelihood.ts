/**
 * How likely a source of credits is pay, pension or benefit rather than money from friends, own savings or refunds. Words decide
 * where there are any, and habits where there are none. The points stand in data/incomeLikelihood.ts.
 */
import { roundedTo } from '../base/money.js';
import { mean } from '../base/statistics.js';
import { namesOf } from '../base/tables.js';
import type { CreditNotCountedReason } from '../contract/income/incomeResult.js';
import { INCOME_POINTS, MOST_BY_WORDS, WORDS_WITH_RHYTHM } from '../data/incomeLikelihood.js';
import { categoryOf } from '../enrichment/words/categories.js';
import { type Cadence, IRREGULAR } from '../streams/cadence.js';
import type { PaymentGroup } from '../streams/paymentGroup.js';
import { type HabitFacts, habitsOf } from './habits.js';
import type { IncomeSetting } from './setting.js';

const PLACES = 3;
const HABITS = namesOf(INCOME_POINTS).filter(name => name !== 'start');
/** What words say is no income is at most this much in doubt, so that it never looks likelier to be income than not. */
const MOST_DOUBT = 0.5;
/** These speak against how a credit counts, and not against its being income. */
const MAY_BE_INCOME: ReadonlySet<CreditNotCountedReason> = new Set(['at-or-under-50', 'benefit-excluded']);

export function incomeLikelihood(facts: HabitFacts): number {
  const { group, cadence } = facts;
  const family = categoryOf(group.category).group;
  const likelihood =
    family === 'income' || family === 'benefit'
      ? fromWords(group, cadence)
      : family === 'unknown'
        ? fromHabits(facts)
        : againstWords(facts);
  return roundedTo(likelihood, PLACES);
}

/** Of credits that are set aside one by one: whether they come regularly is not asked. */
export function likelihoodSetAside(
  group: PaymentGroup,
  reason: CreditNotCountedReason,
  { calendarFor, country }: Pick<IncomeSetting, 'calendarFor' | 'country'>,
): number {
  const calendar = calendarFor(group.entries);
  const facts: HabitFacts = { group, cadence: IRREGULAR, calendar, country };
  return MAY_BE_INCOME.has(reason) ? incomeLikelihood(facts) : roundedTo(againstWords(facts), PLACES);
}

function fromWords({ category, entries }: HabitFacts['group'], { frequency, fit }: Cadence): number {
  const named = entries.filter(({ decision }) => categoryOf(decision.category).group !== 'unknown');
  const confidence = mean(named.map(({ decision }) => decision.confidence)) ?? 0;
  const most = MOST_BY_WORDS[categoryOf(category).slug] ?? 1;
  if (frequency === 'Irregular' || confidence <= 0 || confidence >= 1) return Math.min(most, confidence);
  const { regular, perFit } = WORDS_WITH_RHYTHM;
  return Math.min(most, logistic(Math.log(confidence / (1 - confidence)) + regular + perFit * fit));
}

function fromHabits(facts: HabitFacts): number {
  const habits = habitsOf(facts);
  let odds: number = INCOME_POINTS.start;
  for (const name of HABITS) odds += INCOME_POINTS[name] * habits[name];
  return logistic(odds);
}

/** The words may be mistaken; then the habits tell. */
function againstWords(facts: HabitFacts): number {
  const confidence = mean(facts.group.entries.map(({ decision }) => decision.confidence)) ?? 0;
  return Math.min(MOST_DOUBT, 1 - confidence) * fromHabits(facts);
}

function logistic(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}
