/**
 * An employer that takes another name is still one employer. Its stream ends under one name and begins under the other on
 * the very next payday, with the same pay. What may be a change of jobs stays two streams.
 */
import type { EpochDay } from '../base/calendar.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import { categoryOf } from '../enrichment/words/categories.js';
import type { CategorySlug } from '../model/taxonomy.js';
import { FEWEST_PAYMENTS } from './cadence.js';
import { commonest } from './commonest.js';
import { bitsOfContinuity, type PayHistory, payHistoryOf } from './continuity.js';
import type { CalendarFor } from './payerCalendars.js';
import type { PaymentGroup } from './paymentGroup.js';

/** Pay, pensions, and money of unknown purpose. Tenants and customers follow each other too, but are not one payer. */
const MAY_CONTINUE: ReadonlySet<CategorySlug> = new Set(['salary', 'private-pension']);
/** No payday of monthly pay is further away. */
const LONGEST_GAP = 45;
/** Of many that ended at about the same time, only the latest are compared. */
const MOST_COMPARED = 16;
/** A change of employer is likelier than a change of its name, so the agreement must be strong: about 1 in 250 by chance. */
const LEAST_BITS = 8;

/** In the order of `groups`. A continued group takes the place of the later one. */
export function withContinued(
  groups: readonly PaymentGroup[],
  calendarFor: CalendarFor,
): readonly PaymentGroup[] {
  const able = groups.filter(mayContinue);
  const ended = able
    .filter(({ entries }) => entries.length >= FEWEST_PAYMENTS)
    .sort((a, b) => lastDayOf(a) - lastDayOf(b));
  const histories = new Map<PaymentGroup, PayHistory>();
  const historyOf = (group: PaymentGroup) => {
    const known = histories.get(group);
    if (known !== undefined) return known;
    const history = payHistoryOf(group);
    histories.set(group, history);
    return history;
  };
  const taken = new Set<PaymentGroup>();
  const before = new Map<PaymentGroup, PaymentGroup>();
  for (const next of [...able].sort((a, b) => firstDayOf(a) - firstDayOf(b))) {
    const old = bestOf(nearestBefore(ended, firstDayOf(next)), candidate => {
      const isFree = !taken.has(candidate) && isAlikeIn(candidate, next);
      return isFree ? bitsOfContinuity(historyOf(candidate), candidate, next, LEAST_BITS, calendarFor) : 0;
    });
    if (old === null) continue;
    taken.add(old);
    before.set(next, old);
  }
  return before.size === 0
    ? groups
    : groups.filter(group => !taken.has(group)).map(group => joined(group, before));
}

/** Joins the group under its successive names, the oldest first. */
function joined(group: PaymentGroup, before: ReadonlyMap<PaymentGroup, PaymentGroup>): PaymentGroup {
  const earlier: PaymentGroup[] = [];
  for (let old = before.get(group); old !== undefined; old = before.get(old)) earlier.push(old);
  const [previous] = earlier;
  if (previous === undefined) return group;
  const entries = earlier.reverse().flatMap(old => old.entries);
  const all = [...entries, ...group.entries];
  // If its rhythm changed under the present name, that is the latest change.
  const { continues } = group;
  return {
    ...group,
    category: commonest(all.map(({ decision }) => decision.category)),
    entries: all,
    rhythms: [...earlier, group].map(({ rhythms }) => rhythms).reduce(goingOn),
    continues:
      continues === null
        ? { name: previous.name, lastDay: lastDayOf(previous), entries }
        : { ...continues, entries: [...entries, ...continues.entries] },
  };
}

/** The last rhythm under one name is the first under the next: both keep the same paydays. */
function goingOn(old: PaymentGroup['rhythms'], next: PaymentGroup['rhythms']): PaymentGroup['rhythms'] {
  const [first = [], ...later] = next;
  return [...old.slice(0, -1), [...(old.at(-1) ?? []), ...first], ...later];
}

/** The payer is named and is not a person, since people keep their names. */
function mayContinue({ category, payer }: PaymentGroup): boolean {
  const { slug, group } = categoryOf(category);
  return payer.words.length > 0 && !payer.isPerson && (group === 'unknown' || MAY_CONTINUE.has(slug));
}

/** Both name their purpose, or both are paid in the same way. */
function isAlikeIn(old: PaymentGroup, next: PaymentGroup): boolean {
  const isNamed = categoryOf(old.category).group !== 'unknown';
  if (isNamed && old.category === next.category) return true;
  if (isNamed && categoryOf(next.category).group !== 'unknown') return false;
  return old.entries.at(-1)?.decision.rail === next.entries[0]?.decision.rail;
}

/** The groups that ended shortly before the day. `ended` is sorted by last day. */
function nearestBefore(ended: readonly PaymentGroup[], day: EpochDay): readonly PaymentGroup[] {
  let low = 0;
  let high = ended.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lastDayOf(ended[middle] as PaymentGroup) < day) low = middle + 1;
    else high = middle;
  }
  return ended
    .slice(Math.max(0, low - MOST_COMPARED), low)
    .filter(old => day - lastDayOf(old) <= LONGEST_GAP);
}

function bestOf(
  candidates: readonly PaymentGroup[],
  bitsOf: (candidate: PaymentGroup) => number,
): PaymentGroup | null {
  let best: PaymentGroup | null = null;
  let most = LEAST_BITS;
  for (const candidate of candidates) {
    const bits = bitsOf(candidate);
    if (bits < most || (bits === most && best !== null)) continue;
    most = bits;
    best = candidate;
  }
  return best;
}

function firstDayOf({ entries }: PaymentGroup): EpochDay {
  return (entries[0] as EnrichedEntry).entry.day;
}

function lastDayOf({ entries }: PaymentGroup): EpochDay {
  return (entries.at(-1) as EnrichedEntry).entry.day;
}
