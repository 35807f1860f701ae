/** Finds when income ends, if its words say that it is paid for a limited time. docs/internals/income.md states the rule. */
import { addDays, type EpochDay, lastDayOf, monthNumberOf, monthOf, textOf } from '../../base/calendar.js';
import { gapsBetween } from '../../base/gaps.js';
import { shiftMonth } from '../../base/months.js';
import { median } from '../../base/statistics.js';
import { squash } from '../../base/text.js';
import type { ExpectedEnd } from '../../contract/income/incomeForward.js';
import type { IncomeCountry } from '../../countries/country.js';
import { ACADEMIC_YEAR, FIXED_TERMS, type FixedTerm, NEVER_FIRST } from '../../data/fixedTermIncome.js';
import { narrativeTextOf } from '../../enrichment/narrative/givenName.js';
import type { EntryPayment } from '../../streams/payments.js';
import type { StreamFacts } from '../stream.js';
import type { TwelveMonths } from '../twelveMonths.js';
import { wordRunsOf } from '../wordRuns.js';

interface Term extends Omit<FixedTerm, 'words'> {
  readonly words: ReadonlySet<string> | null;
}

const keysOf = (words: string): ReadonlySet<string> => new Set(words.split(';').map(squash));
const TERMS: readonly Term[] = FIXED_TERMS.map(({ words, ...term }) => ({
  ...term,
  words: words === undefined ? null : keysOf(words),
}));
const UNLIMITED = keysOf(ACADEMIC_YEAR.unless);
const FIRMS = keysOf(NEVER_FIRST);
/** Of a single payment: the longest that the first payments of a benefit or a month's pay take. */
const USUAL_GAP = 31;
/** A payment may come so many days later than usual. */
const GRACE = 4;
/** Of a payment that was due and not claimed. */
const PAUSED_FROM = 1.5;
const MONTHS_IN_YEAR = 12;

export function expectedEndOf(
  facts: StreamFacts,
  twelveMonths: TwelveMonths,
  country: IncomeCountry,
): ExpectedEnd | null {
  if (facts.status === 'Ended') return null;
  const { payments, category, group } = facts;
  const last = payments.at(-1) as EntryPayment;
  if (category === 'student-finance') return says(last, UNLIMITED) ? null : endOfAcademicYear(last.day);
  const of = group.benefit ?? category;
  for (const term of TERMS) {
    if (term.country !== country.code || term.of !== of || !isOf(last, term)) continue;
    const end = endOfTerm(facts, term, twelveMonths);
    if (end !== null) return end;
  }
  return null;
}

function isOf(payment: EntryPayment, { words }: Term): boolean {
  return words === null || says(payment, words);
}

function says({ entries }: EntryPayment, words: ReadonlySet<string>): boolean {
  return entries.some(({ entry }) => {
    const wording = squash(narrativeTextOf(entry.transaction));
    return wordRunsOf(entry).some(run => words.has(run) && !(FIRMS.has(run) && wording.startsWith(run)));
  });
}

function endOfAcademicYear(last: EpochDay): ExpectedEnd {
  const month = monthOf(last);
  const months = (ACADEMIC_YEAR.endsIn - monthNumberOf(month) + MONTHS_IN_YEAR) % MONTHS_IN_YEAR;
  return { earliest: null, latest: textOf(lastDayOf(shiftMonth(month, months))), reason: 'academic-year' };
}

function endOfTerm({ payments }: StreamFacts, term: Term, { dataFrom }: TwelveMonths): ExpectedEnd | null {
  const named = payments.filter(payment => isOf(payment, term)).map(({ day }) => day);
  const since = gapsBetween(named).findLastIndex(gap => gap >= term.newTermAfter) + 1;
  const days = named.slice(since);
  const [first, last] = [days[0] as EpochDay, days.at(-1) as EpochDay];
  const gaps = gapsBetween(days);
  const usual = median(gaps) ?? USUAL_GAP;
  const isStartSeen = since > 0 || first - dataFrom >= usual + GRACE;
  if (term.onlyFromStart && !isStartSeen) return null;
  const { within } = term;
  const paused =
    within === undefined
      ? 0
      : gaps.filter(gap => gap > PAUSED_FROM * usual).reduce((sum, gap) => sum + gap - usual, 0);
  const [shortest, longest] = term.term.map(length =>
    addDays(first, Math.round(Math.min(length + paused, within ?? Number.POSITIVE_INFINITY))),
  ) as [EpochDay, EpochDay];
  // What has come for longer is something else, whatever its words.
  if (last > longest + USUAL_GAP + GRACE) return null;
  return { earliest: isStartSeen ? textOf(shortest) : null, latest: textOf(longest), reason: term.reason };
}
