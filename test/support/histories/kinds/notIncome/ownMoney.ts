/** Money of one's own that comes back, is borrowed, or is won. */
import { addDays } from '../../../dates.js';
import { daysAtRandom, longBefore, oddPence, paid, roundPence } from '../../life.js';
import { everyDays, onDays, weekdayFrom } from '../../schedules.js';
import { allPaydays } from '../jobs.js';
import { drawn, type Halves, type Kind } from '../kind.js';
import { aLiving } from '../living.js';

const CREDIT_LINES: Halves<string> = {
  tuned: ['SAFETYNET CREDIT', 'LENDING STREAM', 'CREDITSPRING', 'FLURO'],
  'held-out': ['DRAFTY', 'POLAR CREDIT', 'TAPPILY', '118 118 MONEY'],
};
const DRAWN_WORDS: Halves<string> = {
  tuned: ['LOAN', 'ADVANCE', 'DRAWDOWN', 'LOAN {N6}'],
  'held-out': ['LOAN FUNDS', 'CASH ADVANCE', 'LOAN PAYOUT', 'YOUR LOAN'],
};

const loansByMonth: Kind = {
  name: 'loans drawn every month',
  country: 'GB',
  family: 'not-income',
  build(life, random) {
    aLiving(life, random.fork('living'));
    const lender = drawn(life, random, CREDIT_LINES);
    const words = life.isTold ? drawn(life, random, DRAWN_WORDS).replace('{N6}', random.digits(6)) : '';
    const level = roundPence(random, 80, 500);
    const isEven = random.chance(0.5);
    for (const day of allPaydays(life, onDays([random.integer(1, 28)], 'none', life.bankHolidays))) {
      if (random.chance(0.1)) continue;
      const pence = isEven ? level : roundPence(random, 50, 500);
      life.ledger.notIncomeCredit('loan', {
        day: addDays(day, random.integer(0, 3)),
        pence,
        category: 'loan-proceeds',
        payment: paid('payment-in', lender, words),
      });
      life.ledger.debit({
        day: addDays(day, random.integer(24, 30)),
        pence: Math.round(pence * random.between(1.08, 1.24)),
        category: 'short-term-loan',
        payment: paid('card-online', lender),
      });
    }
  },
};

const EXCHANGES: Halves<string> = {
  tuned: ['COINBASE', 'CB PAYMENTS LTD', 'KRAKEN', 'BITSTAMP'],
  'held-out': ['BINANCE', 'PAYWARD LTD', 'GEMINI', 'CRYPTO.COM'],
};

const cryptoSold: Kind = {
  name: 'crypto sold',
  country: 'GB',
  family: 'not-income',
  build(life, random) {
    aLiving(life, random.fork('living'));
    const exchange = drawn(life, random, EXCHANGES);
    const isMonthly = random.chance(0.4);
    const days = isMonthly
      ? allPaydays(life, onDays([random.integer(1, 28)], 'none', life.bankHolidays))
      : daysAtRandom(life, random, random.between(0.3, 2));
    for (const day of days)
      life.ledger.notIncomeCredit('investment-withdrawal', {
        day,
        pence: oddPence(random, 60, isMonthly ? 900 : 5000),
        category: 'crypto',
        payment: paid(
          'payment-in',
          exchange,
          life.isTold ? random.pick(['WITHDRAWAL', random.digits(8)]) : '',
        ),
      });
    for (const day of daysAtRandom(life, random, 1))
      life.ledger.debit({
        day,
        pence: roundPence(random, 20, 500),
        category: 'crypto',
        payment: paid('card-online', exchange),
      });
  },
};

const BOOKMAKERS: Halves<string> = {
  tuned: ['BET365', 'SKY BETTING', 'PADDY POWER', 'BETFAIR', 'TOMBOLA'],
  'held-out': ['WILLIAM HILL', 'LADBROKES', 'BETFRED', 'CORAL', 'MECCA BINGO'],
};

const wonByWeek: Kind = {
  name: 'winnings every week',
  country: 'GB',
  family: 'not-income',
  build(life, random) {
    aLiving(life, random.fork('living'));
    const bookmaker = drawn(life, random, BOOKMAKERS);
    const monday = weekdayFrom(longBefore(life), random.integer(1, 2));
    const kind = random.pick(['card-refund', 'payment-in', 'bank-credit'] as const);
    for (const day of allPaydays(life, everyDays(7, monday, 'next', life.bankHolidays))) {
      if (random.chance(0.8))
        life.ledger.notIncomeCredit('gambling', {
          day,
          pence: random.chance(0.5) ? roundPence(random, 20, 400) : oddPence(random, 20, 420),
          category: 'gambling-winnings',
          payment: paid(kind, bookmaker, ''),
        });
      life.ledger.debit({
        day: addDays(day, random.integer(1, 5)),
        pence: roundPence(random, 10, 150),
        category: 'gambling',
        payment: paid('card-online', bookmaker),
      });
    }
  },
};

const ownPots: Kind = {
  name: 'own pots and spaces',
  country: 'GB',
  family: 'not-income',
  build(life, random) {
    aLiving(life, random.fork('living'));
    const level = roundPence(random, 60, 900);
    const schedule = random.chance(0.5)
      ? onDays([random.integer(1, 28)], 'none', life.bankHolidays)
      : everyDays(7, weekdayFrom(longBefore(life), random.integer(0, 6)), 'none', life.bankHolidays);
    const days = allPaydays(life, schedule);
    for (const day of days)
      life.ledger.notIncomeCredit('own-transfer', {
        day,
        pence: level,
        category: 'own-account-transfer',
        payment: paid('own-in', ''),
      });
    for (const day of days)
      life.ledger.debit({
        day: addDays(day, random.integer(-6, 6)),
        pence: level,
        category: 'own-account-transfer',
        payment: paid('own-out', ''),
      });
  },
};

const SAVINGS: Halves<string> = {
  tuned: ['MARCUS', 'NSI DIRECT SAVER', 'CHIP FINANCIAL', 'AL RAYAN SAVINGS', 'FAMILY B SOC SAVER'],
  'held-out': ['MARCUS BY GS', 'PLUM SAVINGS', 'ATOM SAVER', 'SKIPTON SAVINGS', 'YORKSHIRE B S SAVER'],
};
const SAVINGS_WORDS: Halves<string> = {
  tuned: ['WITHDRAWAL', 'FROM SAVINGS', 'SAVINGS {N8}'],
  'held-out': ['MY SAVINGS', 'SAVER WITHDRAWAL', 'TRANSFER {N8}'],
};

const savingsByMonth: Kind = {
  name: 'own savings drawn by month',
  country: 'GB',
  family: 'not-income',
  build(life, random) {
    aLiving(life, random.fork('living'));
    const name = drawn(life, random, SAVINGS);
    const words = life.isTold ? drawn(life, random, SAVINGS_WORDS).replace('{N8}', random.digits(8)) : '';
    const level = roundPence(random, 100, 1200);
    const isEven = random.chance(0.6);
    for (const day of allPaydays(life, onDays([random.integer(1, 28)], 'next', life.bankHolidays)))
      life.ledger.notIncomeCredit('own-transfer', {
        day,
        pence: isEven ? level : roundPence(random, 50, 1500),
        category: 'savings',
        payment: paid(random.chance(0.5) ? 'payment-in' : 'bank-credit', name, words),
      });
  },
};

export const OWN_MONEY_KINDS: readonly Kind[] = [
  loansByMonth,
  cryptoSold,
  wonByWeek,
  ownPots,
  savingsByMonth,
];
