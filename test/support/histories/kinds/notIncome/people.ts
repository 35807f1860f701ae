/** Money from family and friends that comes as regularly as pay. */
import { daysAtRandom, longBefore, oddPence, paid, roundPence, showsWords } from '../../life.js';
import type { Random } from '../../random.js';
import { everyDays, onDays, type Schedule, weekdayFrom } from '../../schedules.js';
import { allPaydays } from '../jobs.js';
import { drawn, type Halves, type Kind, type KindLife } from '../kind.js';
import { aJob, aLiving } from '../living.js';
import { pay } from '../source.js';
import { somebody, somebodyLikeFirm } from '../words/persons.js';

const PERSON = 'person-to-person';

/** What people write on money for a household they share. */
const HOUSEHOLD_WORDS: Halves<string> = {
  tuned: ['BILLS', 'SHARE', 'HOUSE', 'FOOD', 'MORTGAGE', 'RENT SHARE', 'HOLIDAY', 'MY HALF', 'GAS AND ELEC'],
  'held-out': [
    'BILL MONEY',
    'HALF BILLS',
    'HOUSEHOLD',
    'SHOPPING',
    'HALF MORTGAGE',
    'RENT HALF',
    'TRIP',
    'WIFI',
    'COUNCIL TAX',
  ],
};
const FAMILY_WORDS: Halves<string> = {
  tuned: ['LOVE MUM', 'UNI MONEY', 'ALLOWANCE', 'HELP', 'FROM DAD'],
  'held-out': ['FROM NAN', 'POCKET MONEY', 'SUPPORT', 'KEEP', 'XX MUM'],
};

/** Standing orders leave on the day itself or on the next working day. */
function standingOrder(life: KindLife, random: Random): Schedule {
  return random.chance(0.75)
    ? onDays([random.integer(1, 28)], random.pick(['next', 'none']), life.bankHolidays)
    : everyDays(
        random.pick([7, 14, 28]),
        weekdayFrom(longBefore(life), random.integer(1, 5)),
        'next',
        life.bankHolidays,
      );
}

function personPays(life: KindLife, name: string, words: string, day: string, pence: number): void {
  life.ledger.notIncomeCredit('person', {
    day,
    pence,
    category: PERSON,
    payment: paid('payment-in', name, words),
  });
}

function familyOrder(name: string, nameOf: (life: KindLife, random: Random) => string): Kind {
  return {
    name,
    country: 'GB',
    family: 'not-income',
    build(life, random) {
      aLiving(life, random.fork('living'));
      const relative = nameOf(life, random);
      const words = life.isTold ? drawn(life, random, FAMILY_WORDS) : '';
      const pence = random.chance(0.5) ? roundPence(random, 20, 100) : roundPence(random, 100, 600);
      for (const day of allPaydays(life, standingOrder(life, random)))
        personPays(life, relative, words, day, pence);
    },
  };
}

const sharedBills: Kind = {
  name: "friends' monthly shares of bills",
  country: 'GB',
  family: 'not-income',
  build(life, random) {
    aJob(life, random.fork('job'));
    for (let mates = random.integer(1, 4); mates > 0; mates--) {
      const mate = somebody(life, random);
      const words = drawn(life, random, HOUSEHOLD_WORDS);
      const level = random.chance(0.6) ? roundPence(random, 40, 480) : oddPence(random, 35, 420);
      const varies = random.chance(0.3);
      for (const day of allPaydays(life, standingOrder(life, random)))
        personPays(life, mate, words, day, varies ? Math.round(level * random.between(0.85, 1.15)) : level);
    }
  },
};

const partnersShare: Kind = {
  name: "partner's half of the household",
  country: 'GB',
  family: 'not-income',
  build(life, random) {
    aJob(life, random.fork('job'));
    const partner = somebody(life, random);
    const words = life.isTold ? drawn(life, random, HOUSEHOLD_WORDS) : '';
    const level = roundPence(random, 250, 1100);
    const schedule = onDays([random.pick([1, 1, 25, 28, random.integer(2, 27)])], 'next', life.bankHolidays);
    for (const day of allPaydays(life, schedule)) personPays(life, partner, words, day, level);
  },
};

const SPLIT_WORDS: Halves<string> = {
  tuned: ['CURRY', 'AIRBNB', 'TICKETS', 'PETROL', 'STAG DO', 'DRINKS', 'FOOD', 'HOLIDAY', ''],
  'held-out': ['TAPAS', 'VILLA', 'FESTIVAL', 'PARKING', 'HEN DO', 'PUB', 'GROCERIES', 'FLIGHTS', ''],
};

const splitting: Kind = {
  name: 'friends who split what they spend',
  country: 'GB',
  family: 'not-income',
  build(life, random) {
    aLiving(life, random.fork('living'));
    const circle = Array.from({ length: random.integer(3, 9) }, () => somebody(life, random));
    for (const day of daysAtRandom(life, random, random.between(2, 8)))
      personPays(
        life,
        random.pick(circle),
        drawn(life, random, SPLIT_WORDS),
        day,
        random.chance(0.4) ? roundPence(random, 5, 120) : oddPence(random, 3, 190),
      );
  },
};

const MAINTENANCE_WORDS: Halves<string> = {
  tuned: ['CHILD MAINTENANCE', 'MAINTENANCE', 'CHILD SUPPORT'],
  'held-out': ['KIDS MAINTENANCE', 'CHILD MAINT', 'MAINTENANCE PYMT'],
};
const SERVICE: Halves<string> = {
  tuned: ['DWP CMS', 'CMS CHILD MAINT'],
  'held-out': ['CHILD MAINTENANCE SERVICE', 'DWP CMG'],
};

function maintenance(name: string, goesByService: boolean): Kind {
  return {
    name,
    country: 'GB',
    family: 'not-income',
    build(life, random) {
      aLiving(life, random.fork('living'));
      // Without the words nobody could tell it from other money of a person.
      const isByService = goesByService || !showsWords(life, 'payment-in');
      const schedule = standingOrder(life, random);
      const level = isByService ? oddPence(random, 62, 320) : roundPence(random, 80, 450);
      const days = allPaydays(life, schedule);
      pay(life, random, {
        name: isByService ? drawn(life, random, SERVICE) : somebody(life, random),
        wording: isByService ? '{N12}' : drawn(life, random, MAINTENANCE_WORDS),
        kind: isByService ? 'bank-credit' : 'payment-in',
        category: 'maintenance-received',
        frequency: schedule.frequency,
        payments: days.map(day => ({ day, pence: level })),
        expected: days,
        tellsFrom: 1,
        tags: ['maintenance'],
      });
    },
  };
}

export const PEOPLE_KINDS: readonly Kind[] = [
  familyOrder('family standing order', somebody),
  familyOrder('family whose name is like a firm', somebodyLikeFirm),
  sharedBills,
  partnersShare,
  splitting,
  maintenance('child maintenance between parents', false),
  maintenance('child maintenance by the service', true),
];
