/** Letting: whole homes, rooms and nights. */
import { monthsShown, paid, unused } from '../../life.js';
import { onDays } from '../../schedules.js';
import { personWritten } from '../../vocabulary/names.js';
import { anEmployer, monthly, payWording, shownPaydays, steadyJob } from '../jobs.js';
import { drawn, type Kind } from '../kind.js';
import { MUTE_STEADY_TELLS_FROM, pay } from '../source.js';
import { daysApart, evenFactors, paysAbout } from '../variable.js';
import { personOf } from '../words/people.js';

const AGENTS = {
  tuned: ['{S} LETTINGS LTD', '{S} & CO LETTINGS', '{P} PROPERTY MGMT', 'OPENRENT LTD'],
  'held-out': ['{S} ESTATE AGENTS', '{P} LETTING AGENCY', '{S} RESIDENTIAL', 'BELVOIR {P}'],
};
const RENT_WORDS = {
  tuned: ['RENT {MON}', '12 MARKET ST RENT', 'RENT LESS FEES', 'LANDLORD PAYMENT'],
  'held-out': ['RENT PAYMENT', 'FLAT 3 RENT', 'NET RENT {MON}', 'LANDLORD RENT'],
};

/** A tenth for the agent is off already; now and then a repair is too. */
const throughAgent: Kind = {
  name: 'landlord through an agent with fees',
  country: 'GB',
  family: 'own-business',
  build(life, random) {
    const days = shownPaydays(life, onDays([random.integer(3, 28)], 'next', life.bankHolidays));
    const rent = Math.round(random.integer(65, 160) * 1000 * 0.88);
    let repaired = -9;
    pay(life, random, {
      name: drawn(life, random, AGENTS)
        .replace('{S}', random.pick(life.words.surnames))
        .replace('{P}', random.pick(life.words.places)),
      wording: life.isTold ? drawn(life, random, RENT_WORDS) : random.pick(life.words.muteWords),
      tellsFrom: life.isTold ? 1 : MUTE_STEADY_TELLS_FROM,
      category: 'rental-income',
      frequency: 'Monthly',
      expected: days,
      payments: days.map((day, index) => {
        const isRepaired = index - repaired > 3 && index < days.length - 2 && random.chance(0.15);
        if (isRepaired) repaired = index;
        return isRepaired
          ? { day, pence: rent - random.integer(60_00, 320_00), isAtLevel: false }
          : { day, pence: rent };
      }),
    });
  },
};

/** After each stay, so at no fixed time. */
const homeShare: Kind = {
  name: 'home-share host',
  country: 'GB',
  family: 'own-business',
  months: [10, 14],
  build(life, random) {
    const days = daysApart(life, random, 4, 15);
    const stay = random.integer(110_00, 420_00);
    const factors = evenFactors(random, days.length, 0.5, 1.5);
    pay(life, random, {
      name: life.half === 'tuned' ? 'AIRBNB PAYMENTS UK' : 'BOOKING.COM BV',
      wording: life.half === 'tuned' ? 'G-{R8}' : 'NO.{R8}',
      category: 'rental-income',
      frequency: 'Irregular',
      pay: 'irregular',
      tellsFrom: 1,
      payments: days.map((day, index) => ({ day, pence: Math.round(stay * (factors[index] as number)) })),
      standing: paysAbout((stay * days.length) / monthsShown(life), 0.05),
    });
  },
};

const ROOM_WORDS = {
  tuned: ['RENT', 'ROOM RENT', 'RENT {MON}'],
  'held-out': ['LODGER RENT', 'MONTHLY RENT', 'RENT FOR ROOM'],
};
const BILL_WORDS = {
  tuned: ['BILLS', 'GAS ELEC', 'WIFI SHARE'],
  'held-out': ['HALF BILLS', 'ELECTRIC SHARE', 'COUNCIL TAX HALF'],
};

/** Rent says what it is, and so does the share of the bills, which is no income. */
const lodger: Kind = {
  name: 'lodger with a share of the bills',
  country: 'GB',
  family: 'own-business',
  needsWords: ['bank-credit', 'payment-in'],
  build(life, random) {
    const job = random.fork('job');
    const employer = anEmployer(life, job);
    steadyJob(life, job, {
      name: employer,
      ...payWording(life, job),
      schedule: monthly(life, job),
      share: 0.8,
    });
    const name = unused(life, () => personWritten(personOf(life, random), random, life.country));
    const due = random.integer(1, 28);
    const days = shownPaydays(life, onDays([due], 'next', life.bankHolidays));
    const rent = random.integer(40, 75) * 1000;
    pay(life, random, {
      name,
      wording: drawn(life, random, ROOM_WORDS),
      kind: 'payment-in',
      category: 'rental-income',
      frequency: 'Monthly',
      tellsFrom: 1,
      expected: days,
      payments: days.map(day => ({ day, pence: rent })),
    });
    const wording = drawn(life, random, BILL_WORDS);
    const share = random.integer(52_00, 98_00);
    for (const day of shownPaydays(life, onDays([((due + 9) % 28) + 1], 'next', life.bankHolidays)))
      life.ledger.notIncomeCredit('person', {
        day,
        pence: share + random.integer(-6_00, 6_00),
        category: 'person-to-person',
        payment: paid('payment-in', name, wording),
      });
  },
};

export const PROPERTY_KINDS: readonly Kind[] = [throughAgent, homeShare, lodger];
