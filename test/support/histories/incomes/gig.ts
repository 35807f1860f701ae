/** Pay from platforms, by the week or by the day, and invoices of the self-employed. */
import { addDays } from '../../dates.js';
import type { Entry } from '../ledger.js';
import { type Life, longBefore, type Part, paid, showsWords, unused } from '../life.js';
import { daysOf } from '../months.js';
import type { Random } from '../random.js';
import { everyDays, onDays, weekdayFrom } from '../schedules.js';
import { company, payerCalled, wordingOn } from '../vocabulary/names.js';
import { payRegularly } from './regular.js';

/** No free weeks so near the end that the work might seem to have ended. */
const WEEKS_WORKED_AT_END = 4;

export const weeklyGig: Part = (life, random) => {
  const platform = unused(life, () => random.pick(life.words.gigPlatforms));
  const schedule = everyDays(
    7,
    weekdayFrom(longBefore(life), random.integer(1, 4)),
    'next',
    life.bankHolidays,
  );
  const weeks = schedule.paydays(longBefore(life), life.asOf);
  const share = random.between(0.3, 1);
  const worked = weeks.filter(
    (_, index) => index >= weeks.length - WEEKS_WORKED_AT_END || random.chance(0.93),
  );
  life.ledger.streams.push({
    name: platform,
    category: 'gig-income',
    isBenefit: false,
    frequency: 'Weekly',
    pay: 'variable',
    payments: worked.map(day => ({
      isAtLevel: true,
      entries: [
        earned(life, platform, day, Math.round(life.means * share * 0.23 * random.between(0.5, 1.5))),
      ],
    })),
    expected: weeks,
    tellsFrom: 1,
    tags: ['gig', 'paid:Weekly'],
  });
};

export const dailyGig: Part = (life, random) => {
  const platform = unused(life, () => random.pick(life.words.gigPlatforms));
  const share = random.between(0.4, 1);
  const habit = random.between(0.35, 0.75);
  const days = daysOf(life.from, life.asOf).filter(() => random.chance(habit));
  life.ledger.streams.push({
    name: platform,
    category: 'gig-income',
    isBenefit: false,
    frequency: 'Irregular',
    pay: 'irregular',
    payments: days.map(day => ({
      isAtLevel: true,
      entries: [
        earned(life, platform, day, Math.round(((life.means * share) / 18) * random.between(0.3, 1.7))),
      ],
    })),
    expected: [],
    tellsFrom: 1,
    tags: ['gig', 'paid:daily'],
  });
};

function earned(life: Life, platform: string, day: string, pence: number): Entry {
  const reference = life.country === 'GB' ? '' : 'EDI PAYMNT';
  return life.ledger.income({
    day,
    pence,
    category: 'gig-income',
    payment: paid('bank-credit', platform, reference),
  });
}

/** Two to four clients, each invoiced at no fixed time. */
export const freelancing: Part = (life, random) => {
  const kind = life.country === 'GB' ? 'payment-in' : 'bank-credit';
  if (!showsWords(life, kind)) return;
  const clients = random.integer(2, 4);
  for (let client = 0; client < clients; client++) {
    const own = random.fork(`client ${client}`);
    const payer = payerCalled(
      unused(life, () => company(life.words, own)),
      own,
    );
    const wording = own.pick(life.words.invoiceWords);
    const size = (life.means / clients) * own.between(0.6, 1.6);
    const days: string[] = [];
    for (let day = addDays(life.from, own.integer(-40, 20)); day <= life.asOf; day = addDays(day, gap(own)))
      days.push(day);
    life.ledger.streams.push({
      name: payer.name,
      category: 'self-employment-income',
      isBenefit: false,
      frequency: 'Irregular',
      pay: 'irregular',
      payments: days.map((day, index) => ({
        isAtLevel: true,
        entries: [
          life.ledger.income({
            day,
            pence: Math.round((size * own.between(0.4, 1.7)) / 500) * 500,
            category: 'self-employment-income',
            payment: paid(kind, payer.name, wordingOn(wording, day, payer, own, index)),
          }),
        ],
      })),
      expected: [],
      // A single invoice says what it is, but not that there will be more.
      tellsFrom: 3,
      tags: ['freelance', 'paid:irregularly'],
    });
  }
};

/** Never near a month or two weeks, so that no one would take chance for a rhythm. */
function gap(random: Random): number {
  return random.chance(0.5) ? random.integer(17, 24) : random.integer(36, 52);
}

/** One client, the same sum each month. */
export const retainer: Part = (life, random) => {
  const kind = life.country === 'GB' ? 'payment-in' : 'bank-credit';
  const level = Math.round((life.means * random.between(0.3, 0.9)) / 5000) * 5000;
  payRegularly(life, random, {
    payer: payerCalled(
      unused(life, () => company(life.words, random)),
      random,
    ),
    wording: random.pick(life.words.invoiceWords),
    kind,
    category: 'self-employment-income',
    schedule: onDays([random.integer(1, 28)], 'next', life.bankHolidays),
    amount: () => level,
    tags: ['freelance', 'retainer'],
  });
};
