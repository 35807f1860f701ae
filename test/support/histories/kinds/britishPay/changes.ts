/** Jobs that begin, change, end, or change their name or bank account. */
import { addDays, daysBetween } from '../../../dates.js';
import type { Random } from '../../random.js';
import { everyDays, type Schedule, weekdayFrom } from '../../schedules.js';
import {
  aFirm,
  anEmployer,
  anyPayday,
  everyWeeks,
  monthly,
  payWording,
  shownPaydays,
  steadyJob,
} from '../jobs.js';
import { drawn, type Kind, type KindLife } from '../kind.js';
import { MUTE_STEADY_TELLS_FROM } from '../source.js';

function newJob(name: string, payments: 1 | 2 | 3): Kind {
  return {
    name,
    country: 'GB',
    family: 'british-pay',
    months: [4, 9],
    needsWords: ['bank-credit'],
    build(life, random) {
      const isWeekly = payments > 1 && random.chance(0.3);
      const schedule = isWeekly ? everyWeeks(life, random, 1) : monthly(life, random);
      const days = shownPaydays(life, schedule).slice(-payments);
      const isPartMonth = payments > 1 && random.chance(0.5);
      steadyJob(life, random, {
        name: anEmployer(life, random),
        // Words say that it is pay: so few payments without them say nothing.
        wording: random.pick(life.words.payWords.filter(words => !/WK|\{DD\}/.test(words))),
        tellsFrom: 1,
        schedule,
        from: days[0] ?? life.asOf,
        besideAt: (_, index) =>
          index === 0 && isPartMonth
            ? {
                pence: Math.round(((life.means * 12) / (isWeekly ? 52 : 12)) * random.between(0.3, 0.8)),
                isAtLevel: false,
              }
            : {},
      });
    },
  };
}

const riseThenCut: Kind = {
  name: 'rise, then cut',
  country: 'GB',
  family: 'british-pay',
  build(life, random) {
    const [rise, cut] = [random.between(1.08, 1.25), random.between(0.7, 0.92)];
    const [first, second] = [random.between(0.25, 0.4), random.between(0.6, 0.75)];
    steadyJob(life, random, {
      name: anEmployer(life, random),
      ...payWording(life, random),
      schedule: anyPayday(life, random),
      levelAt: day => {
        const passed = daysBetween(life.from, day) / daysBetween(life.from, life.asOf);
        return passed < first ? 1 : passed < second ? rise : cut;
      },
    });
  },
};

const SEASONAL = {
  tuned: ['{P} HOLIDAY PARK', '{S} FRUIT FARM', '{P} LIDO CAFE'],
  'held-out': ['{P} CARAVAN PARK', '{S} HOP FARM', '{P} PIER LTD'],
};

function seasonal(name: string, endsIn: readonly number[], hasEnded: boolean): Kind {
  return {
    name,
    country: 'GB',
    family: 'british-pay',
    months: [8, 12],
    endsIn,
    build(life, random) {
      const year = Number(life.asOf.slice(0, 4)) - (hasEnded ? 1 : 0);
      steadyJob(life, random, {
        name: drawn(life, random, SEASONAL)
          .replace('{S}', random.pick(life.words.surnames))
          .replace('{P}', random.pick(life.words.places)),
        ...payWording(life, random),
        schedule: everyWeeks(life, random, random.chance(0.7) ? 1 : 2),
        from: `${year}-04-0${random.integer(1, 9)}`,
        to: `${year}-10-${random.integer(10, 31)}`,
      });
    },
  };
}

/** The same work, day and pay under another name from one payday to the next. */
const takeover: Kind = {
  name: 'employer renamed by a takeover',
  country: 'GB',
  family: 'british-pay',
  months: [10, 14],
  build(life, random) {
    const schedule = anyPayday(life, random);
    const [before, after] = [aFirm(life, random), aFirm(life, random)];
    const changes = addDays(life.asOf, -random.integer(80, 170));
    const { wording } = payWording(life, random);
    steadyJob(life, random, {
      name: after,
      wording,
      tellsFrom: life.isTold ? 1 : MUTE_STEADY_TELLS_FROM,
      schedule,
      besideAt: day => (day < changes ? { name: before } : {}),
    });
  },
};

const SWITCH_WORDS = {
  tuned: ['SWITCH SERVICE BALANCE TRANSFER', 'CASS CLOSING BALANCE HALIFAX'],
  'held-out': ['CURRENT ACCOUNT SWITCH BALANCE', 'BALANCE FROM YOUR OLD ACCOUNT'],
};

function closingBalance(life: KindLife, random: Random, day: string, account: number): void {
  life.ledger.notIncomeCredit('own-transfer', {
    day,
    pence: random.integer(180_00, 2900_00),
    category: 'own-account-transfer',
    payment: { kind: 'bank-words', name: drawn(life, random, SWITCH_WORDS) },
    account,
  });
}

const switchedOneSeen: Kind = {
  name: 'account switched, new account seen',
  country: 'GB',
  family: 'british-pay',
  months: [5, 9],
  build(life, random) {
    closingBalance(life, random, addDays(life.from, random.integer(0, 3)), 0);
    steadyJob(life, random, {
      name: anEmployer(life, random),
      ...payWording(life, random),
      schedule: monthly(life, random),
    });
  },
};

const switchedBothSeen: Kind = {
  name: 'account switched, both accounts seen',
  country: 'GB',
  family: 'british-pay',
  accounts: 2,
  build(life, random) {
    const changes = addDays(life.asOf, -random.integer(70, 200));
    closingBalance(life, random, changes, 1);
    steadyJob(life, random, {
      name: anEmployer(life, random),
      ...payWording(life, random),
      schedule: anyPayday(life, random),
      besideAt: day => (day > changes ? { account: 1 } : {}),
    });
  },
};

const twoRemainders: Kind = {
  name: 'new job beside the end of the old one',
  country: 'GB',
  family: 'british-pay',
  build(life, random) {
    const changes = addDays(life.asOf, -random.integer(85, 160));
    const [first, second] = [random.fork('old'), random.fork('new')];
    steadyJob(life, first, {
      name: anEmployer(life, first),
      ...payWording(life, first),
      schedule: monthly(life, first),
      to: changes,
    });
    const weekly: Schedule = everyDays(
      7,
      weekdayFrom(life.from, second.integer(3, 5)),
      'previous',
      life.bankHolidays,
    );
    steadyJob(life, second, {
      name: anEmployer(life, second),
      ...payWording(life, second),
      schedule: second.chance(0.5) ? weekly : monthly(life, second),
      from: addDays(changes, 5),
    });
  },
};

export const CHANGING_JOBS: readonly Kind[] = [
  newJob('one payment of a new job', 1),
  newJob('two payments of a new job', 2),
  newJob('three payments of a new job', 3),
  riseThenCut,
  seasonal('seasonal job in its season', [7, 8, 9], false),
  seasonal('seasonal job after its season', [1, 2, 3], true),
  takeover,
  switchedOneSeen,
  switchedBothSeen,
  twoRemainders,
];
