/** Large sums that come once: whatever they are, they say nothing of the next month. */
import { addDays } from '../../../dates.js';
import { daysAtRandom, oddPence, paid, roundPence, someDay } from '../../life.js';
import type { Random } from '../../random.js';
import { filledFor } from '../../vocabulary/names.js';
import { drawn, type Halves, type Kind, type KindLife } from '../kind.js';
import { aLiving } from '../living.js';
import { somebody } from '../words/persons.js';
import { LUMPS, type Lump } from './lumpTable.js';

function kindOf(lump: Lump): Kind {
  const { name, range, isRound = false, parts = [1, 1] } = lump;
  return {
    name,
    country: 'GB',
    family: 'not-income',
    build(life, random) {
      aLiving(life, random.fork('living'));
      const payer = payerOf(life, random, lump);
      const words = life.isTold || lump.payersAlone === undefined ? drawn(life, random, lump.words) : '';
      const days =
        parts[1] === 1
          ? [someDay(life, random)]
          : daysAtRandom(life, random, 0.3).slice(0, random.integer(...parts));
      for (const day of days) {
        const share = random.next() * random.next();
        const pounds = [range[0], range[0] + (range[1] - range[0]) * share] as const;
        const pence = isRound ? roundPence(random, ...pounds) : oddPence(random, pounds[1], pounds[1] * 1.02);
        life.ledger.notIncomeCredit(lump.reason, {
          day,
          pence,
          category: lump.category,
          payment: paid(lump.kind, payer, filled(words, life, random)),
        });
        if (lump.movesOn === true)
          life.ledger.debit({
            day: addDays(day, random.integer(1, 6)),
            pence: Math.round(pence * random.between(0.8, 0.97)),
            category: 'own-account-transfer',
            payment: paid('own-out', ''),
          });
      }
    },
  };
}

function payerOf(life: KindLife, random: Random, { payers, payersAlone }: Lump): string {
  const pattern = drawn(life, random, life.isTold ? payers : (payersAlone ?? payers));
  return pattern === '{PERSON}' ? somebody(life, random) : filled(pattern, life, random);
}

function filled(pattern: string, life: KindLife, random: Random): string {
  return filledFor(life, pattern, random)
    .replace('{S}', () => random.pick(life.words.surnames))
    .replace(/\{N(\d)\}/g, (_, count) => random.digits(Number(count)));
}

const WEDDING_WORDS: Halves<string> = {
  tuned: ['CONGRATULATIONS', 'WEDDING GIFT', 'HAPPY WEDDING', 'HONEYMOON FUND', ''],
  'held-out': ['WEDDING', 'BEST WISHES', 'MR AND MRS', 'FOR THE HONEYMOON', ''],
};

const weddingGifts: Kind = {
  name: 'wedding gifts of many',
  country: 'GB',
  family: 'not-income',
  build(life, random) {
    aLiving(life, random.fork('living'));
    const wedding = someDay(life, random);
    const guests = random.integer(8, 30);
    for (let guest = 0; guest < guests; guest++)
      life.ledger.notIncomeCredit('person', {
        day: addDays(wedding, random.integer(-12, 12)),
        pence: random.chance(0.1) ? roundPence(random, 200, 2000) : roundPence(random, 20, 150),
        category: 'person-to-person',
        payment: paid('payment-in', somebody(life, random), drawn(life, random, WEDDING_WORDS)),
      });
  },
};

export const LUMP_KINDS: readonly Kind[] = [...LUMPS.map(kindOf), weddingGifts];
