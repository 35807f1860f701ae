/** Student finance: three instalments a year, or in Scotland one a month of the session. */
import { dayInMonth } from '../../dates.js';
import { type Life, longBefore, type Part, paid, showsWords } from '../life.js';
import type { Random } from '../random.js';
import { onDays } from '../schedules.js';
import { payerCalled, wordingOn } from '../vocabulary/names.js';

export const studentFinance: Part = (life, random) => {
  if (life.division === 'scotland' && random.fork('awards agency').chance(0.8)) scottishAwards(life, random);
  else if (life.country === 'GB') maintenanceLoan(life, random);
};

/** Maintenance loan: three instalments a year, which no one would state as a monthly income. */
function maintenanceLoan(life: Life, random: Random): void {
  const payer = payerCalled(random.pick(['SLC', 'STUDENT LOANS CO']), random);
  const wording = random.pick(['STUDENT LOAN {N5}', 'SFE MAINTENANCE {N4}', '{N8}']);
  const level = random.integer(900, 3900) * 100 + random.integer(1, 99);
  const years = [-1, 0, 1].map(step => Number(life.asOf.slice(0, 4)) + step);
  const days = years.flatMap(year => [
    dayInMonth(year, 1, 7 + (year % 5)),
    dayInMonth(year, 4, 18 + (year % 4)),
    dayInMonth(year, 9, 20 + (year % 6)),
  ]);
  life.ledger.streams.push({
    name: payer.name,
    category: 'student-finance',
    isBenefit: false,
    frequency: 'Irregular',
    pay: 'no-monthly-figure',
    payments: days.map(day => ({
      isAtLevel: true,
      entries: [
        life.ledger.income({
          day,
          pence: level,
          category: 'student-finance',
          payment: paid(
            'bank-credit',
            payer.name,
            wording.replace(/\{N(\d)\}/, (_, n) => payer.number.slice(0, Number(n))),
          ),
        }),
      ],
    })),
    expected: [],
    tellsFrom: payer.name !== 'SLC' || !wording.startsWith('{') ? 1 : 3,
    tags: ['student-finance'],
  });
}

const SESSION = [9, 10, 11, 12, 1, 2, 3, 4, 5];
const DAY_OF_AWARDS = 7;

/** The Student Awards Agency Scotland pays on the 7th, twice the sum in the first month. Source: saas.gov.uk. */
function scottishAwards(life: Life, random: Random): void {
  const payer = payerCalled(random.pick(['SAAS', 'STUDENT AWARDS AGY']), random);
  const wording = random.pick(['STUDENT LOAN {N6}', 'SAAS BURSARY', 'STUDENT SUPPORT']);
  const level = random.integer(300, 980) * 100 + random.integer(1, 99);
  life.ledger.tags.add('student-awards-scotland');
  const days = onDays([DAY_OF_AWARDS], 'previous', 'scotland')
    .paydays(longBefore(life), life.asOf)
    .filter(day => SESSION.includes(Number(day.slice(5, 7))));
  life.ledger.streams.push({
    name: payer.name,
    category: 'student-finance',
    isBenefit: false,
    frequency: 'Monthly',
    pay: 'no-monthly-figure',
    payments: days.map(day => ({
      isAtLevel: true,
      entries: [
        life.ledger.income({
          day,
          pence: day.slice(5, 7) === '09' ? 2 * level : level,
          category: 'student-finance',
          payment: paid('bank-credit', payer.name, wordingOn(wording, day, payer, random)),
        }),
      ],
    })),
    expected: [],
    tellsFrom: payer.name !== 'SAAS' || showsWords(life, 'bank-credit') ? 1 : 3,
    tags: ['student-finance', 'student-awards-scotland'],
  });
}
