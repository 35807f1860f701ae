/** What pensioners live on. */
import { addDays } from '../../../dates.js';
import { ratesOn } from '../../incomes/benefitRates.js';
import { oneOffBenefits } from '../../incomes/oneOffBenefits.js';
import { oddPence, paid } from '../../life.js';
import type { Random } from '../../random.js';
import { everyMonths, onDays, type Schedule } from '../../schedules.js';
import { allPaydays } from '../jobs.js';
import { drawn, type Halves, type Kind, type KindLife } from '../kind.js';
import { pay } from '../source.js';
import { everyWeeks, steadily } from './claim.js';
import { PENSION_CREDIT, STATE_PENSION } from './table.js';

const SCHEMES: Halves<string> = {
  tuned: ['NHS PENSIONS', 'TEACHERS PENSIONS', 'AVIVA PENSION', 'WEST YORKS PENSION', 'BAE SYS PENSIONS'],
  'held-out': [
    'USS PENSIONS',
    'MYCSP PENSION',
    'LOTHIAN PENSION FD',
    'ROYAL MAIL PENSION',
    'RAILPEN PENSIONS',
  ],
};
const SCHEME_WORDS: Halves<string> = {
  tuned: ['{N7}', 'PENSION', '{N4}/{N7}'],
  'held-out': ['PENSION {MON}', 'PEN {N7}', '{N9}'],
};
const ANNUITIES: Halves<string> = {
  tuned: ['CANADA LIFE ANNUITY', 'AVIVA ANNUITIES', 'JUST ANNUITY'],
  'held-out': ['L&G ANNUITIES', 'HODGE ANNUITY', 'SCOT WIDOWS ANNTY'],
};
/** Where a pension of one's own is drawn: the lump and the months come from one payer. */
const PROVIDERS: Halves<string> = {
  tuned: ['AVIVA PENSION', 'STANDARD LIFE PENS', 'AEGON PENSIONS'],
  'held-out': ['L&G PENSIONS', 'ROYAL LONDON PENS', 'SCOT WIDOWS PENSION'],
};

const pensions = (kind: Omit<Kind, 'country' | 'family'>): Kind => ({
  country: 'GB',
  family: 'benefits-and-pensions',
  means: [1100_00, 2600_00],
  ...kind,
});

function statePension(life: KindLife, random: Random): void {
  const share = random.between(0.6, 1.1);
  steadily(
    life,
    random,
    STATE_PENSION,
    everyWeeks(life, random, 4),
    day => 4 * Math.round(ratesOn(day).statePension * share),
  );
}

/** Raised each April. */
function privatePension(
  life: KindLife,
  random: Random,
  name: string,
  schedule: Schedule,
  level: number,
): void {
  const rise = random.between(1.01, 1.05);
  const april = `${life.asOf.slice(0, 4)}-04-10`;
  const days = allPaydays(life, schedule);
  pay(life, random, {
    name,
    wording: drawn(life, random, SCHEME_WORDS),
    category: 'private-pension',
    frequency: schedule.frequency,
    payments: days.map(day => ({ day, pence: Math.round(day >= april ? level * rise : level) })),
    expected: days,
    tellsFrom: 1,
    tags: ['private-pension'],
  });
}

const onceAMonth = (life: KindLife, random: Random) =>
  onDays([random.pick([1, 10, 16, 21, 28, 31])], random.pick(['previous', 'next']), life.bankHolidays);

const severalPensions = pensions({
  name: 'State Pension with a private pension and an annuity by quarter',
  months: [11, 14],
  build(life, random) {
    statePension(life, random.fork('state'));
    const scheme = random.fork('scheme');
    const level = oddPence(scheme, 180, 1200);
    privatePension(life, scheme, drawn(life, scheme, SCHEMES), onceAMonth(life, scheme), level);
    const own = random.fork('annuity');
    const quarter = everyMonths(
      3,
      own.integer(0, 2),
      own.pick([1, 5, 15, 28]),
      'previous',
      life.bankHolidays,
    );
    privatePension(life, own, drawn(life, own, ANNUITIES), quarter, oddPence(own, 160, 1500));
  },
});

const lumpThenMonths = pensions({
  name: 'pension lump, then months',
  build(life, random) {
    if (random.chance(0.5)) statePension(life, random.fork('state'));
    const name = drawn(life, random, PROVIDERS);
    const expected = allPaydays(life, onceAMonth(life, random));
    const days = expected.slice(-random.integer(4, 9));
    const level = oddPence(random, 220, 1400);
    const wording = drawn(life, random, SCHEME_WORDS);
    pay(life, random, {
      name,
      wording,
      category: 'private-pension',
      frequency: 'Monthly',
      payments: days.map(day => ({ day, pence: level })),
      expected,
      tellsFrom: 1,
      tags: ['private-pension'],
    });
    // From the payer of the months: it may be listed beside them or among them, as long as it is not counted each month.
    life.ledger.undecidableCredit({
      day: addDays(days[0] as string, -random.integer(4, 28)),
      pence: level * random.integer(24, 60),
      category: 'private-pension',
      payment: paid('bank-credit', name, random.pick(['', 'TAX FREE CASH', 'LUMP SUM', 'PCLS'])),
    });
  },
});

const oneOffs = pensions({
  name: 'winter fuel and cost-of-living payments once',
  endsIn: [12, 1, 2, 3],
  build(life, random) {
    statePension(life, random.fork('state'));
    if (random.chance(0.5)) {
      const level = random.integer(12_00, 90_00) * 4;
      steadily(life, random, PENSION_CREDIT, everyWeeks(life, random.fork('credit'), 4), () => level);
    }
    oneOffBenefits(life, random.fork('one-offs'));
  },
});

export const PENSIONS: readonly Kind[] = [severalPensions, lumpThenMonths, oneOffs];
