/** Who pays, on which days, and since when. */
import { addDays, type EpochDay, weekdayOf } from '../base/calendar.js';
import { sumOf } from '../base/money.js';
import { median } from '../base/statistics.js';
import type { IntegrityFinding } from '../contract/integrity.js';
import { INTEGRITY_LIMITS } from '../data/integrity.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import { categoryIdOf } from '../enrichment/words/categories.js';
import { PERSONAL_RAILS } from '../enrichment/words/rails.js';
import type { StreamFacts } from '../income/stream.js';
import type { Rail } from '../model/rail.js';
import type { CategorySlug } from '../model/taxonomy.js';
import type { EntryPayment } from '../streams/payments.js';
import { paymentsOf } from '../streams/payments.js';
import {
  type Checked,
  counted,
  findingOf,
  type IntegrityAccount,
  NOTHING_FOUND,
  notChecked,
} from './seenAccount.js';

const SALARY = categoryIdOf('salary');
/** Bacs and ACH: files that settle on working days alone. */
const SCHEMES: ReadonlySet<Rail | null> = new Set(['bank-credit', 'direct-debit']);

/** Paid by files of payments; customers of the self-employed pay in any way and on any day. */
const ON_PAYROLL: ReadonlySet<CategorySlug> = new Set(['salary', 'private-pension', 'state-pension']);

/** Employers pay by files of payments; who sends an instant payment in his own name is no payroll. */
export function personAsEmployer({ streams }: IntegrityAccount): Checked {
  const findings = streams.flatMap(({ group, isBenefit }) => {
    if (isBenefit) return [];
    const rows = group.entries.filter(isWageOfPerson);
    if (rows.length === 0) return [];
    const [found, outOf] = [rows.length, group.entries.length];
    const text = `${found} of ${counted(outOf, 'payment')} from ${group.name} ${found === 1 ? 'is' : 'are'} called wages, and a person sent ${found === 1 ? 'it' : 'them'} by instant payment.`;
    return [findingOf('person-as-employer', { severity: 'ask', rows, text, found, outOf })];
  });
  return { findings, notChecked: null };
}

function isWageOfPerson({ decision }: EnrichedEntry): boolean {
  const { category, rail, isPerson, personForm, evidence } = decision;
  if (category !== SALARY || !PERSONAL_RAILS.includes(rail)) return false;
  return isPerson || personForm !== 'none' || evidence.some(({ signal }) => signal === 'person-name');
}

const DAY = INTEGRITY_LIMITS.impossibleDay;
/** Those that have a day of the week behind them. */
const WEEKDAYS = [0, 1, 2, 3] as const;
const WEEKEND = [5, 6] as const;

export function impossibleDay({ rows, streams, calendar }: IntegrityAccount): Checked {
  const ofSchemes = rows.filter(({ decision }) => SCHEMES.has(decision.rail));
  const isImpossible = ({ entry }: EnrichedEntry) => !calendar.isWorkingDay(entry.day);
  const all = ofSchemes.filter(isImpossible).length;
  if (all === 0) return NOTHING_FOUND;
  const moved = movedWeekdays(ofSchemes.filter(isImpossible), ofSchemes);
  if (moved !== null) return { findings: [moved], notChecked: null };
  const findings = streams.flatMap(({ group, category, isBenefit }) => {
    if (!isBenefit && !ON_PAYROLL.has(category)) return [];
    const own = group.entries.filter(({ decision }) => SCHEMES.has(decision.rail));
    const off = own.filter(isImpossible);
    const others = ofSchemes.length - own.length;
    // Some banks and feeds date all rows by the day on which they were seen.
    const isHabit = others >= DAY.fewestOthers && all - off.length >= DAY.habit * others;
    const [found, outOf] = [off.length, own.length];
    const isMost = found >= DAY.fewest && found > DAY.shareToAsk * outOf;
    const usual = median(own.map(({ entry }) => entry.minor)) ?? 0;
    const isAlone =
      found > 0 &&
      others >= DAY.othersForOne &&
      all === found &&
      off.every(({ entry }) => Math.abs(entry.minor - usual) <= DAY.nearUsual * usual);
    if (isHabit || !(isMost || isAlone)) return [];
    const text = `${found} of ${counted(outOf, 'payment')} from ${group.name} by Bacs or ACH ${found === 1 ? 'is' : 'are'} booked on a weekend or a bank holiday, on which nothing settles.`;
    return [findingOf('impossible-day', { severity: 'ask', rows: off, text, found, outOf })];
  });
  return { findings, notChecked: null };
}

/** Both days of the weekend are used, and two days beside each other in the week are not: all rows were moved by some days. */
function movedWeekdays(
  off: readonly EnrichedEntry[],
  ofSchemes: readonly EnrichedEntry[],
): IntegrityFinding | null {
  const outOf = ofSchemes.length;
  if (outOf < DAY.fewestByWeekday) return null;
  const shares = [0, 1, 2, 3, 4, 5, 6].map(
    weekday => ofSchemes.filter(({ entry }) => weekdayOf(entry.day) === weekday).length / outOf,
  );
  const isEmpty = (weekday: number) => (shares[weekday] as number) <= DAY.emptyWeekday;
  const isWeekendUsed = WEEKEND.every(weekday => (shares[weekday] as number) >= DAY.usedWeekendDay);
  if (!isWeekendUsed || !WEEKDAYS.some(weekday => isEmpty(weekday) && isEmpty(weekday + 1))) return null;
  const text = `${off.length} of ${counted(outOf, 'payment')} by Bacs or ACH ${off.length === 1 ? 'is' : 'are'} booked on a weekend or a bank holiday, and none on two days of the week.`;
  return findingOf('impossible-day', { severity: 'ask', rows: off, text, found: off.length, outOf });
}

const UNEVEN = INTEGRITY_LIMITS.unevenPay;

/** Wages come on paydays or in sums that are near each other; what is neither was called so by somebody. */
export function unevenPay({ streams }: IntegrityAccount): Checked {
  const findings = streams.flatMap(({ group, category, cadence }) => {
    if (category !== 'salary' || cadence.schedule !== null) return [];
    const payments = paymentsOf(group.entries);
    const usual = median(payments.map(({ minor }) => minor)) ?? 0;
    const apart = payments.filter(({ minor }) => Math.abs(minor - usual) > UNEVEN.spread * usual);
    const [found, outOf] = [apart.length, payments.length];
    if (outOf < UNEVEN.fewest || found < UNEVEN.share * outOf) return [];
    const text = `${found} of ${counted(outOf, 'payment')} from ${group.name} ${found === 1 ? 'is' : 'are'} far from the usual amount, and no payday can be told.`;
    return [findingOf('uneven-pay', { severity: 'ask', rows: group.entries, text, found, outOf })];
  });
  return { findings, notChecked: null };
}

const NEW = INTEGRITY_LIMITS.isNew;

export function newBeforeAsking({ rows, streams }: IntegrityAccount, asOf: EpochDay | null): Checked {
  const first = rows[0]?.entry.day;
  const paying = streams.filter(({ estimate }) => estimate.monthly > 0);
  if (asOf === null || first === undefined || paying.length === 0) return NOTHING_FOUND;
  const newFrom = addDays(asOf, -NEW.days);
  if (first > addDays(newFrom, -NEW.daysKnownBefore))
    return notChecked('The account is known for less than three months before the last 45 days.');
  const total = sumOf(paying.map(({ estimate }) => estimate.monthly));
  const findings = paying.flatMap(stream => {
    const { group, estimate } = stream;
    const begun = (paymentsOf(group.entries)[0] as EntryPayment).day;
    if (begun < newFrom || estimate.monthly <= NEW.share * total) return [];
    const text = `${group.name} first paid in the last 45 days, and is more than a third of the income.`;
    return [
      findingOf('new-before-asking', {
        severity: 'note',
        rows: group.entries,
        text,
        found: rounded(stream),
        outOf: paying.reduce((sum, each) => sum + rounded(each), 0),
      }),
    ];
  });
  return { findings, notChecked: null };
}

/** In whole pounds or dollars. */
function rounded({ estimate }: StreamFacts): number {
  return Math.round(estimate.monthly / 100);
}
