/** What American authorities, pensions and funds pay. */
import { addDays } from '../../../dates.js';
import { longBefore, oddPence, paid, someDay } from '../../life.js';
import type { Random } from '../../random.js';
import { everyDays, onDays, onWeekday, type Schedule, weekdayFrom } from '../../schedules.js';
import { aFirm, allPaydays } from '../jobs.js';
import { drawn, type Halves, type Kind, type KindLife } from '../kind.js';
import { aJob } from '../living.js';
import { pay, type Source } from '../source.js';
import { american } from './kindOf.js';

const FED = 'federal-reserve';
/** Cost-of-living adjustments of each January. Source: SSA. */
const RAISES: Readonly<Record<string, number>> = { 2023: 1.087, 2024: 1.032, 2025: 1.025, 2026: 1.028 };

interface Paid extends Pick<Source, 'category' | 'isBenefit' | 'trueName'> {
  readonly forms: Halves<string>;
  readonly schedule: Schedule;
  readonly pence: number;
  readonly isRaised?: boolean;
  readonly start?: string;
  readonly end?: string;
}

function payment(life: KindLife, random: Random, income: Paid): void {
  const { forms, schedule, pence, isRaised = false, start = '', end = '9999', ...source } = income;
  const [name, wording] = drawn(life, random, forms).split('|') as [string, string];
  const expected = allPaydays(life, schedule);
  const year = life.asOf.slice(0, 4);
  const raised = Math.round((pence * (RAISES[year] ?? 1)) / 100) * 100;
  pay(life, random, {
    ...source,
    name,
    wording,
    frequency: schedule.frequency,
    payments: expected
      .filter(day => day >= start && day <= end)
      .map(day => ({ day, pence: isRaised && day.slice(0, 4) === year ? raised : pence })),
    expected,
    tellsFrom: 1,
  });
}

const SOCIAL_SECURITY: Halves<string> = {
  tuned: ['SSA TREAS 310|XXSOC SEC', 'US TREASURY 310|XXSOC SEC'],
  'held-out': ['SSA  TREAS 310|XXSOC SEC', 'AC-SSA TREAS 310|XXSOC SEC'],
};
const DISABILITY: Halves<string> = {
  tuned: ['SSA TREAS 310|XXSOC SEC'],
  'held-out': ['SSA  TREAS 310|XXSOC SEC'],
};
const SUPPLEMENTAL: Halves<string> = {
  tuned: ['SSI TREAS 310|XXSUPP SEC'],
  'held-out': ['SSA TREAS 310|XXSUPP SEC'],
};
const VETERANS: Halves<string> = {
  tuned: ['VACP TREAS 310|XXVA BENEF'],
  'held-out': ['VA TREAS 310|XXVA BENEF', 'VACP TREAS 310|VA BENEFIT'],
};
const FEDERAL: Halves<string> = {
  tuned: ['OPM1 TREAS 310|XXCIV SERV', 'OPM TREAS 310|CSA ANNUIT'],
  'held-out': ['OPM1 TREAS 310|XXCSA', 'DFAS-CLEVELAND|RET NET'],
};
const PENSIONS: Halves<string> = {
  tuned: ['CALPERS|PENSION', 'FIDELITY|PENSION', 'BOEING RETIREMNT|PENSION', 'TRS OF TEXAS|ANNUITY'],
  'held-out': ['NYS RETIREMENT|PENSION', 'TIAA|ANNUITY', 'GM PENSION|PENS PYMT', 'STRS OHIO|BENEFIT'],
};
const FUNDS: Halves<string> = {
  tuned: ['FIDELITY 401K|DISTRIB', 'VANGUARD IRA|DISTRIBUT'],
  'held-out': ['EMPOWER 401K|DISTRIB', 'SCHWAB IRA|RMD DISTR'],
};
const UNEMPLOYMENT: Halves<string> = {
  tuned: ['TX WORKFORCE COM|UI BENEFIT', 'STATE OF CA EDD|UI BENEFIT'],
  'held-out': ['NYS DOL UI|UI DD', 'OHIO ODJFS UI|UNEMP BENE'],
};
const ASSISTANCE: Halves<string> = {
  tuned: ['STATE OF OH TANF|TANF', 'CA DSS CALWORKS|CASH ASST'],
  'held-out': ['PA DHS TANF|CASH ASST', 'NYC HRA|CASH BENE'],
};
const FOOD: Halves<string> = {
  tuned: ['OH DJFS|SNAP', 'CA DSS CALFRESH|CALFRESH'],
  'held-out': ['PA DHS|SNAP', 'NYC HRA|FOOD STAMP'],
};

/** The second, third or fourth Wednesday by the day of birth. Source: 20 CFR 404.1807. */
const wednesday = (random: Random) => onWeekday(random.integer(2, 4), 3, FED);
const dollars = (random: Random, least: number, most: number) => random.integer(least, most) * 100;

function socialSecurity(life: KindLife, random: Random, schedule = wednesday(random)): void {
  payment(life, random, {
    forms: SOCIAL_SECURITY,
    category: 'state-pension',
    schedule,
    pence: dollars(random, 950, 2600),
    isRaised: true,
  });
}

const retired = american({
  name: 'Social Security on its Wednesday with a pension',
  build(life, random) {
    socialSecurity(life, random.fork('social security'));
    payment(life, random, {
      forms: PENSIONS,
      category: 'private-pension',
      schedule: onDays([random.pick([1, 15, 31])], 'previous', FED),
      pence: oddPence(random, 420, 2400),
    });
  },
});

const federalRetiree = american({
  name: 'federal retiree',
  build(life, random) {
    payment(life, random, {
      forms: FEDERAL,
      category: 'private-pension',
      schedule: onDays([1], 'next', FED),
      pence: dollars(random, 1100, 4200),
      isRaised: true,
    });
    if (random.chance(0.5)) socialSecurity(life, random.fork('social security'));
  },
});

const disabled = american({
  name: 'SSI and SSDI',
  means: [1100_00, 2000_00],
  build(life, random) {
    payment(life, random.fork('ssdi'), {
      forms: DISABILITY,
      category: 'state-pension',
      schedule: onDays([3], 'previous', FED),
      pence: dollars(random, 500, 1400),
      isRaised: true,
    });
    payment(life, random.fork('ssi'), {
      forms: SUPPLEMENTAL,
      category: 'other-benefit',
      isBenefit: true,
      schedule: onDays([1], 'previous', FED),
      pence: dollars(random, 120, 640),
      isRaised: true,
    });
  },
});

const veteran = american({
  name: 'VA benefit',
  build(life, random) {
    payment(life, random, {
      forms: VETERANS,
      category: 'other-benefit',
      isBenefit: true,
      schedule: onDays([1], 'previous', FED),
      pence: oddPence(random, 171, 3800),
      isRaised: true,
    });
    if (random.chance(0.6)) aJob(life, random.fork('job'), 0.8);
  },
});

const distribution = american({
  name: '401(k) distribution by month',
  build(life, random) {
    payment(life, random, {
      forms: FUNDS,
      category: 'private-pension',
      schedule: onDays([random.pick([1, 5, 15, 25])], random.pick(['previous', 'next']), FED),
      pence: dollars(random, 500, 3500),
    });
    socialSecurity(life, random.fork('social security'));
  },
});

const backAtWork = american({
  name: 'unemployment ended by a new job',
  build(life, random) {
    const hired = addDays(life.asOf, -random.integer(95, 160));
    const step = random.pick([7, 14] as const);
    const claimed = addDays(hired, -random.integer(70, 150));
    payment(life, random.fork('claim'), {
      forms: UNEMPLOYMENT,
      category: 'out-of-work-benefit',
      isBenefit: true,
      schedule: everyDays(step, weekdayFrom(longBefore(life), random.integer(1, 4)), 'next', FED),
      pence: dollars(random, (step / 7) * 240, (step / 7) * 620),
      start: claimed,
      end: hired,
    });
    const schedule = everyDays(
      14,
      weekdayFrom(addDays(longBefore(life), random.integer(0, 13)), 5),
      'previous',
      FED,
    );
    const expected = allPaydays(life, schedule);
    const days = expected.filter(day => day > addDays(hired, 10));
    const level = Math.round((life.means * 12) / 26);
    pay(life, random, {
      name: aFirm(life, random),
      wording: random.pick(life.words.payWords),
      frequency: 'Fortnightly',
      payments: days.map((day, index) => ({
        day,
        pence: index === 0 ? Math.round(level * random.between(0.4, 1)) : level,
        isAtLevel: index > 0,
      })),
      expected,
      tellsFrom: 1,
    });
  },
});

const assistance = american({
  name: 'food and cash assistance',
  means: [1000_00, 1800_00],
  build(life, random) {
    const pence = dollars(random, 220, 780);
    payment(life, random.fork('cash'), {
      forms: ASSISTANCE,
      category: 'other-benefit',
      isBenefit: true,
      schedule: onDays([random.integer(1, 10)], 'previous', FED),
      pence,
    });
    payment(life, random.fork('food'), {
      forms: FOOD,
      category: 'other-benefit',
      isBenefit: true,
      schedule: onDays([random.integer(2, 15)], 'previous', FED),
      pence: dollars(random, 95, 690),
    });
    if (random.chance(0.4)) aJob(life, random.fork('job'), 0.4);
  },
});

const REFUNDS: Halves<string> = {
  tuned: ['IRS TREAS 310|TAX REF', 'FRANCHISE TAX BD|CASTTAXRFD'],
  'held-out': ['IRS  TREAS 310|TAX REF', 'NYSTTAXRFD|TAX REFUND'],
};
const RELIEF: Halves<string> = {
  tuned: ['FRANCHISE TAX BD|MCT REFUND', 'CO DEPT REVENUE|TABOR'],
  'held-out': ['IRS TREAS 310|TAXEIP3', 'STATE OF MN|REBATE'],
};

const refunds = american({
  name: 'tax refund and stimulus once',
  endsIn: [3, 4, 5, 6, 7],
  build(life, random) {
    aJob(life, random.fork('job'));
    const year = life.asOf.slice(0, 4);
    for (const [forms, least, most, day] of [
      [REFUNDS, 240, 6200, `${year}-0${random.integer(2, 3)}-${random.integer(10, 28)}`],
      [RELIEF, 150, 1400, someDay(life, random)],
    ] as const) {
      const [name, wording] = drawn(life, random, forms).split('|') as [string, string];
      life.ledger.notIncomeCredit('tax-refund', {
        day,
        pence: forms === RELIEF ? dollars(random, least, most) : oddPence(random, least, most),
        category: 'tax-refund',
        payment: paid('bank-credit', name, wording),
      });
    }
  },
});

const CHILD_SUPPORT: Halves<string> = {
  tuned: ['TX CHILD SUPPORT|CHILD SUPP', 'CA SDU|CHILD SUPP'],
  'held-out': ['FL DISBURSEMENT|CHLD SUPRT', 'NY CHILD SUPPORT|CHILDSUPRT'],
};

const childSupport = american({
  name: 'American child support',
  build(life, random) {
    aJob(life, random.fork('job'));
    const step = random.pick([7, 14, 'month'] as const);
    payment(life, random, {
      forms: CHILD_SUPPORT,
      category: 'maintenance-received',
      schedule:
        step === 'month'
          ? onDays([random.integer(1, 28)], 'next', FED)
          : everyDays(step, weekdayFrom(longBefore(life), random.integer(1, 5)), 'next', FED),
      pence: oddPence(random, 62, 540),
    });
  },
});

export const AMERICAN_SUPPORT: readonly Kind[] = [
  retired,
  federalRetiree,
  disabled,
  veteran,
  distribution,
  backAtWork,
  assistance,
  refunds,
  childSupport,
];
