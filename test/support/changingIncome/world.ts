/** The account as a kind sees it: its days, its country, and the means to write a source of income. */
import type { CountryCode } from '../../../src/model/transaction.js';
import { addDays, daysBetween, weekdayOf } from '../dates.js';
import type { Random } from '../histories/random.js';
import {
  earlyInDecember,
  everyDays,
  everyMonths,
  lastWorkingDay,
  onDays,
  onWeekday,
  type Schedule,
} from '../histories/schedules.js';
import type { Division, HolidayKeeper } from '../histories/workingDays.js';
import type { Payer, Rhythm } from './model.js';
import type { PayerNames } from './names.js';

/** Payments in an average month. */
export const IN_A_MONTH: Readonly<Record<Rhythm, number>> = {
  Weekly: 52 / 12,
  Fortnightly: 26 / 12,
  FourWeekly: 13 / 12,
  SemiMonthly: 2,
  Monthly: 1,
  Quarterly: 1 / 3,
};

/** Of 100 jobs; Americans are paid every two weeks most often. */
const RHYTHMS_OF_JOBS: Readonly<Record<CountryCode, readonly (readonly [Rhythm, number])[]>> = {
  GB: [
    ['Monthly', 62],
    ['Weekly', 18],
    ['FourWeekly', 10],
    ['Fortnightly', 10],
  ],
  US: [
    ['Fortnightly', 45],
    ['Weekly', 25],
    ['SemiMonthly', 18],
    ['Monthly', 12],
  ],
};
const NET_A_MONTH: Readonly<Record<CountryCode, readonly [number, number]>> = {
  GB: [1250_00, 3600_00],
  US: [1700_00, 5600_00],
};

/** Without a word for pay, so many payments of a firm show that they are pay. */
const TELLS_WITHOUT_WORDS = 4;

export class World {
  readonly country: CountryCode;
  readonly from: string;
  readonly asOf: string;
  readonly division: Division | null;
  readonly keeper: HolidayKeeper;
  readonly names: PayerNames;
  readonly random: Random;
  readonly #stems: string[];

  constructor(
    country: CountryCode,
    from: string,
    asOf: string,
    division: Division | null,
    names: PayerNames,
    random: Random,
  ) {
    this.country = country;
    this.from = from;
    this.asOf = asOf;
    this.division = division;
    this.keeper = division ?? 'federal-reserve';
    this.names = names;
    this.random = random;
    this.#stems = [...names.stems];
  }

  /** Of the days of the account, 0 the first and 1 asOf. */
  dayAt(share: number): string {
    return addDays(this.from, Math.round(share * daysBetween(this.from, this.asOf)));
  }

  /** Any day between two shares of the account's time. */
  when(least: number, most: number): string {
    return this.dayAt(this.random.between(least, most));
  }

  rhythm(): Rhythm {
    return this.random.weighted(RHYTHMS_OF_JOBS[this.country]);
  }

  /** Net pence a month of a main job; `share` of it for a smaller one. */
  monthly(share = 1): number {
    const [least, most] = NET_A_MONTH[this.country];
    return Math.round(this.random.between(least, most) * share);
  }

  schedule(rhythm: Rhythm): Schedule {
    const { random, keeper } = this;
    const anchor = (step: number) => {
      let day = addDays(this.from, random.integer(0, step - 1));
      while (weekdayOf(day) < 2 || weekdayOf(day) > 5) day = addDays(day, 1);
      return day;
    };
    switch (rhythm) {
      case 'Weekly':
        return everyDays(7, anchor(7), 'previous', keeper);
      case 'Fortnightly':
        return everyDays(14, anchor(14), 'previous', keeper);
      case 'FourWeekly':
        return everyDays(28, anchor(28), 'previous', keeper);
      case 'SemiMonthly':
        return onDays(
          random.pick([
            [15, 31],
            [1, 15],
            [5, 20],
            [7, 22],
          ] as const),
          'previous',
          keeper,
        );
      case 'Quarterly':
        return everyMonths(3, random.integer(0, 2), random.integer(2, 28), 'next', keeper);
      case 'Monthly': {
        const schedule = random.weighted([
          [() => onDays([random.pick([15, 20, 25, 26, 27, 28, 1, 7])], 'previous', keeper), 60],
          [() => lastWorkingDay(keeper), 25],
          [() => onWeekday(-1, random.pick([4, 5]), keeper), 15],
        ] as const)();
        return this.country === 'GB' && random.chance(0.2) ? earlyInDecember(schedule, 22, keeper) : schedule;
      }
    }
  }

  /** A firm that no other source of this account is called. `tells`: whether words say that it is pay; chance decides by itself. */
  employer(tells = this.random.chance(0.55)): Payer {
    const { random, names } = this;
    const words = random.pick(tells ? names.payWords : names.muteWords);
    return this.payer(random.pick(names.firms), words, tells ? 1 : TELLS_WITHOUT_WORDS);
  }

  payer(pattern: string, words: string, tellsFrom: number): Payer {
    const name = pattern
      .replaceAll('{S}', () => this.stem())
      .replace('{T}', () => this.random.pick(this.names.trades));
    return { name, words, number: this.random.digits(9), tellsFrom };
  }

  stem(): string {
    const [stem] = this.#stems.splice(this.random.integer(0, this.#stems.length - 1), 1);
    if (stem === undefined) throw new Error('no stem is left');
    return stem;
  }
}
