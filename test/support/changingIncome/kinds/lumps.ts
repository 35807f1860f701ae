/** Lumps within a stream and beside it: tax-free cash of a pension, dividends, grants, bonuses, a thirteenth pay; and a policy. */
import { addDays } from '../../dates.js';
import { nextMonth, type Schedule } from '../../histories/schedules.js';
import { moved } from '../../histories/workingDays.js';
import type { Kind } from '../kind.js';
import type { Payer, Payment, Source } from '../model.js';
import { changedAt, one, paid, perhapsRise, source } from '../pay.js';
import type { World } from '../world.js';

/** One may be a lump; so many are a habit. */
const LEAST_GRANTS = 3;
const LEAST_OF_A_POLICY = 2;

function pensioner(world: World, lumpComes: 'before' | 'later'): Source[] {
  const { random, names } = world;
  const schedule = world.schedule('Monthly');
  const retires = world.when(0.1, 0.85);
  const monthly = world.monthly(0.35) + 150_00;
  const payer = world.payer(random.pick(names.pensionPayers), random.pick(names.pensionWords), 1);
  const payments = paid(world, random, [
    { schedule, from: retires, to: world.asOf, monthly, beginsWithPart: random.chance(0.4) },
  ]);
  const first = payments[0]?.day ?? retires;
  const day =
    lumpComes === 'before'
      ? moved(addDays(first, -random.integer(0, 12)), 'previous', world.keeper)
      : moved(addDays(first, random.integer(10, 150)), 'previous', world.keeper);
  const lump =
    day >= world.from && day <= world.asOf
      ? [
          one(day, monthly * random.between(12, 60), schedule, {
            isApart: true,
            words: random.pick(names.lumpWords),
          }),
        ]
      : [];
  const job = paid(world, random, [
    {
      schedule: world.schedule(world.rhythm()),
      from: world.from,
      to: addDays(retires, -random.integer(1, 20)),
      monthly: world.monthly(),
    },
  ]);
  return [
    source({ payer: world.employer(), payments: job }),
    source({ payer, payments: [...payments, ...lump] }),
  ];
}

/** With a word for dividends they are a stream of their own; without, nobody can say what they are. */
function director(world: World): Source[] {
  const { random, names } = world;
  const payer = world.employer(true);
  const salary = paid(world, random, [
    {
      schedule: world.schedule('Monthly'),
      from: world.from,
      to: world.asOf,
      monthly:
        world.country === 'GB'
          ? random.pick([1047_50, 1048_00, 758_00, 900_00])
          : random.integer(1400_00, 2200_00),
    },
  ]);
  const isWord = random.chance(0.65);
  const shares: Payer = {
    ...payer,
    words: isWord ? random.pick(names.dividendWords) : random.pick(names.muteWords),
    tellsFrom: 1,
  };
  const dividends = paid(world, random, [
    {
      schedule: world.schedule('Quarterly'),
      from: world.from,
      to: world.asOf,
      monthly: world.monthly(0.6) + 400_00,
      varies: random.pick([0, 0.08]),
    },
  ]);
  return [
    source({ payer, payments: salary }),
    source({
      payer: shares,
      payments: dividends.map(payment => ({ ...payment, isApart: !isWord })),
      pay: 'varying',
    }),
  ];
}

/** By month and day, in the years of the account. */
const TERMS = { GB: ['09-22', '01-10', '04-19'], US: ['08-26', '01-14'] } as const;

function grants(world: World): Source[] {
  const { random, names, country, keeper } = world;
  const schedule: Schedule = {
    frequency: 'Irregular',
    tags: [],
    paydays: (from, to) => {
      const days: string[] = [];
      for (let month = from.slice(0, 7); month <= to.slice(0, 7); month = nextMonth(month))
        for (const term of TERMS[country])
          if (term.startsWith(month.slice(5)))
            days.push(moved(`${month.slice(0, 4)}-${term}`, 'next', keeper));
      return days.filter(day => day >= from && day <= to);
    },
  };
  const sum = random.integer(1400_00, 3400_00);
  const grant = schedule.paydays(world.from, world.asOf).map(day => one(day, sum, schedule, { level: sum }));
  const job = paid(world, random, [
    {
      schedule: world.schedule(world.rhythm()),
      from: world.when(0, 0.4),
      to: world.asOf,
      monthly: world.monthly(0.3) + 260_00,
      varies: 0.12,
    },
  ]);
  return [
    source({
      payer: world.payer(random.pick(names.grantPayers), random.pick(names.grantWords), LEAST_GRANTS),
      payments: grant,
      pay: 'seasonal',
      hasNoRhythm: true,
    }),
    source({ payer: world.employer(), payments: job, pay: 'varying' }),
  ];
}

function withBonus(world: World, add: (payments: Payment[], at: number) => Payment[]): Source[] {
  const { random } = world;
  const schedule = world.schedule(world.rhythm());
  const payments = paid(world, random, [
    { schedule, from: world.from, to: world.asOf, monthly: world.monthly() },
  ]);
  const at = random.integer(0, payments.length - 1);
  return [source({ payer: world.employer(), payments: perhapsRise(world, add(payments, at)) })];
}

function thirteenth(world: World): Source[] {
  const { random } = world;
  const schedule = world.schedule('Monthly');
  const payments = paid(world, random, [
    { schedule, from: world.from, to: world.asOf, monthly: world.monthly() },
  ]);
  const extra = payments
    .filter(({ day }) => day.slice(5, 7) === '12')
    .map(payment =>
      one(moved(`${payment.day.slice(0, 8)}12`, 'previous', world.keeper), payment.pence, schedule, {
        isApart: true,
      }),
    )
    .filter(({ day }) => day >= world.from && day <= world.asOf);
  return [source({ payer: world.employer(), payments: perhapsRise(world, [...payments, ...extra]) })];
}

/** An income-protection policy pays by the month while the insured is ill. `from`: after the pay has ended. */
function policy(world: World, from: string | null, isBeside: boolean): Source[] {
  const { random, names } = world;
  const begins = from ?? world.from;
  const pays = paid(world, random, [
    {
      schedule: world.schedule('Monthly'),
      from: begins,
      to: world.asOf,
      monthly: world.monthly(0.5) + 200_00,
    },
  ]);
  const insurer = source({
    payer: world.payer(random.pick(names.insurers), random.pick(names.policyWords), LEAST_OF_A_POLICY),
    payments: perhapsRise(world, pays),
  });
  if (from === null && !isBeside) return [insurer];
  const job = paid(world, random, [
    {
      schedule: world.schedule(world.rhythm()),
      from: world.from,
      to: isBeside ? world.asOf : addDays(begins, -random.integer(5, 60)),
      monthly: world.monthly(isBeside ? 0.5 : 1) + 200_00,
    },
  ]);
  return [source({ payer: world.employer(), payments: job }), insurer];
}

export const LUMP_KINDS: readonly Kind[] = [
  { name: 'lump: pension cash, then the pension', sources: world => pensioner(world, 'before') },
  { name: 'lump: pension cash after some pension', sources: world => pensioner(world, 'later') },
  { name: 'lump: quarterly dividend beside a small salary', leastMonths: 10, sources: director },
  { name: 'lump: termly grants beside a small job', sources: grants },
  {
    name: 'lump: bonus in a payday',
    sources: world =>
      withBonus(world, (payments, at) => changedAt(payments, at, world.random.between(1.3, 2.6))),
  },
  {
    name: 'lump: bonus on a payday, as a row of its own',
    sources: world =>
      withBonus(world, (payments, at) => {
        const { day, pence, schedule } = payments[at] as Payment;
        const words = world.random.chance(0.7) ? world.random.pick(world.names.bonusWords) : null;
        return [
          ...payments,
          one(day, pence * world.random.between(0.3, 1.6), schedule, { isApart: true, words }),
        ];
      }),
  },
  {
    name: 'lump: bonus between two paydays',
    sources: world =>
      withBonus(world, (payments, at) => {
        const { day, pence, schedule } = payments[at] as Payment;
        const paidOn = moved(addDays(day, world.random.integer(2, 5)), 'next', world.keeper);
        const words = world.random.chance(0.7) ? world.random.pick(world.names.bonusWords) : null;
        return paidOn > world.asOf
          ? payments
          : [
              ...payments,
              one(paidOn, pence * world.random.between(0.3, 1.6), schedule, { isApart: true, words }),
            ];
      }),
  },
  { name: 'lump: thirteenth pay in December', sources: thirteenth },
  { name: 'policy: income protection all the time', sources: world => policy(world, null, false) },
  { name: 'policy: beside part-time pay', sources: world => policy(world, null, true) },
  { name: 'policy: begins when pay ends', sources: world => policy(world, world.when(0.15, 0.9), false) },
];
