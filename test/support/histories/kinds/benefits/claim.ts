/** A benefit as somebody is paid it. */
import type { Frequency } from '../../../../../src/contract/income/frequency.js';
import { addDays } from '../../../dates.js';
import { longBefore, showsWords } from '../../life.js';
import type { Random } from '../../random.js';
import { everyDays, onDays, type Schedule, weekdayFrom } from '../../schedules.js';
import type { HolidayKeeper } from '../../workingDays.js';
import { allPaydays } from '../jobs.js';
import { drawn, type Halves, type KindLife } from '../kind.js';
import { type Paying, pay, type Source } from '../source.js';

export interface Benefit {
  /** Its own name. */
  readonly name: string;
  readonly category: string;
  /** Payer and reference as `DWP PIP|{NINO}`. */
  readonly written: Halves<string>;
  /** State Pension is income, and no benefit. */
  readonly isPension?: true;
}

/** What differs from claim to claim. */
export interface Claim {
  readonly frequency: Frequency;
  readonly payments: readonly Paying[];
  readonly expected: readonly string[];
  readonly pay?: NonNullable<Source['pay']>;
  readonly standing?: NonNullable<Source['standing']>;
}

export function payBenefit(life: KindLife, random: Random, benefit: Benefit, claim: Claim): void {
  const written = writtenIn(life, random, benefit);
  if (written === undefined) return;
  const [payer, reference] = written.split('|') as [string, string];
  pay(life, random, {
    ...claim,
    name: payer,
    trueName: benefit.isPension === true ? payer : benefit.name,
    wording: reference.replace('{NINO}', life.nino),
    category: benefit.category,
    isBenefit: benefit.isPension !== true,
    tellsFrom: 1,
    tags: [`benefit:${benefit.name}`],
  });
}

/** Payers of many benefits, and of wages: without their words they do not tell which it is. */
const PAYS_FOR_MUCH =
  /^(?:DWP|HMRC|DFC|NHS ?BSA|VETERANS UK|DEPT WORK PENSIONS|DEPT FOR COMMUNITIES|{PLACE}.*|.* COUNCIL|.* BC)\|/;

/** Undefined where the bank keeps the reference to itself and the name alone tells nothing. */
function writtenIn(life: KindLife, random: Random, { written }: Benefit): string | undefined {
  if (showsWords(life, 'bank-credit')) return drawn(life, random, written);
  return [...written[life.half], ...written.tuned].find(one => !PAYS_FOR_MUCH.test(one));
}

/** The same sum, changing with the rates alone, on each of the days from `start` to `end`. */
export function steadily(
  life: KindLife,
  random: Random,
  benefit: Benefit,
  schedule: Schedule,
  penceOn: (day: string) => number,
  { start = '', end = '9999' }: { readonly start?: string; readonly end?: string } = {},
): void {
  const expected = allPaydays(life, schedule);
  payBenefit(life, random, benefit, {
    frequency: schedule.frequency,
    payments: expected.filter(day => day >= start && day <= end).map(day => ({ day, pence: penceOn(day) })),
    expected,
  });
}

/** Whose holidays move a benefit. */
export function keeperOf({ division }: KindLife): HolidayKeeper {
  return division === 'northern-ireland' ? 'northern-ireland' : 'england-and-wales';
}

/** Paid on the working day before where a payday is a holiday. */
export function everyWeeks(life: KindLife, random: Random, weeks: 1 | 2 | 4): Schedule {
  const anchor = weekdayFrom(addDays(longBefore(life), random.integer(0, 27)), random.integer(1, 5));
  return everyDays((7 * weeks) as 7 | 14 | 28, anchor, 'previous', keeperOf(life));
}

export function onceAMonth(life: KindLife, random: Random): Schedule {
  return onDays([random.integer(1, 31)], 'previous', keeperOf(life));
}
