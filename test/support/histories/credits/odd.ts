/** Credits that are no income, one kind a row. */

import { addDays } from '../../dates.js';
import type { PaymentKind } from '../banks/bank.js';
import type { NotIncomeReason } from '../history.js';
import { daysAtRandom, monthsShown, oddPence, type Part, paid, roundPence, unused } from '../life.js';
import type { Random } from '../random.js';
import { onDays } from '../schedules.js';
import { company, payerCalled, wordingOn } from '../vocabulary/names.js';
import type { Vocabulary } from '../vocabulary/vocabulary.js';

interface OddCredit {
  readonly reason: NotIncomeReason;
  readonly category: string;
  readonly kind: PaymentKind;
  readonly names: (words: Vocabulary) => readonly string[];
  readonly references: (words: Vocabulary) => readonly string[];
  readonly pence: (random: Random) => number;
  /** A month, least and most. */
  readonly perMonth: readonly [number, number];
}

const none = () => [''];

export const ODD_CREDITS = {
  cash: {
    reason: 'cash',
    category: 'cash-deposit',
    kind: 'cash-in',
    names: none,
    references: none,
    pence: random => roundPence(random, 20, 900),
    perMonth: [0.1, 1.5],
  },
  cheque: {
    reason: 'cash',
    category: 'cash-deposit',
    kind: 'cheque-in',
    names: none,
    references: none,
    pence: random => oddPence(random, 20, 800),
    perMonth: [0.1, 0.4],
  },
  gambling: {
    reason: 'gambling',
    category: 'gambling-winnings',
    kind: 'card-refund',
    names: words => words.bookmakers,
    references: none,
    pence: random => (random.chance(0.7) ? roundPence(random, 20, 200) : oddPence(random, 20, 900)),
    perMonth: [0.3, 3],
  },
  cashback: {
    reason: 'cashback',
    category: 'cashback-and-rewards',
    kind: 'bank-credit',
    names: words => words.cashbackPayers,
    references: () => ['CASHBACK'],
    pence: random => oddPence(random, 2, 90),
    perMonth: [0.2, 0.8],
  },
  insurance: {
    reason: 'insurance',
    category: 'insurance-payout',
    kind: 'bank-credit',
    names: words => words.insurers,
    references: () => ['CLAIM {N7}', 'CLM {N6}'],
    pence: random => oddPence(random, 90, 3200),
    perMonth: [0.1, 0.2],
  },
  sales: {
    reason: 'sale-of-goods',
    category: 'other-income',
    kind: 'bank-credit',
    names: words => words.marketplaces,
    references: () => ['{R8}', ''],
    pence: random => oddPence(random, 4, 140),
    // Now and then: who sells each week has a trade, and that nobody could tell from this.
    perMonth: [0.1, 0.6],
  },
  taxRefund: {
    reason: 'tax-refund',
    category: 'tax-refund',
    kind: 'bank-credit',
    names: words => words.taxRefunds,
    references: () => ['TAX REF'],
    pence: random => oddPence(random, 60, 2600),
    perMonth: [0.08, 0.12],
  },
  investment: {
    reason: 'investment-withdrawal',
    category: 'investments',
    kind: 'bank-credit',
    names: words => words.investmentPlatforms,
    references: () => ['WITHDRAWAL'],
    pence: random => roundPence(random, 200, 4000),
    perMonth: [0.08, 0.3],
  },
  chargeback: {
    reason: 'chargeback',
    category: 'refund',
    kind: 'bank-words',
    names: () => ['CHARGEBACK CREDIT', 'DISPUTE CREDIT VISA', 'DISPUTED TRANSACTION REFUND'],
    references: none,
    pence: random => oddPence(random, 15, 400),
    perMonth: [0.1, 0.2],
  },
} satisfies Record<string, OddCredit>;

export function oddCredit(key: keyof typeof ODD_CREDITS): Part {
  return (life, random) => {
    const { reason, category, kind, names, references, pence, perMonth }: OddCredit = ODD_CREDITS[key];
    const payer = payerCalled(random.pick(names(life.words)), random);
    const wording = random.pick(references(life.words));
    for (const day of daysAtRandom(life, random, random.between(...perMonth)))
      life.ledger.notIncomeCredit(reason, {
        day,
        pence: pence(random),
        category,
        payment: paid(kind, payer.name, wordingOn(wording, day, payer, random), life.town),
      });
  };
}

/** A loan paid out, and paid back month by month from then on. */
export const loanDrawdown: Part = (life, random) => {
  const payer = payerCalled(random.pick(life.words.lenders), random);
  const wording = random.pick(life.words.loanWords);
  const times = random.chance(0.25) ? random.integer(2, 4) : 1;
  const drawn = daysAtRandom(life, random, times / monthsShown(life)).slice(0, times);
  for (const day of drawn) {
    const pence = times > 1 ? roundPence(random, 100, 400) : roundPence(random, 500, 9000);
    life.ledger.notIncomeCredit('loan', {
      day,
      pence,
      category: 'loan-proceeds',
      payment: paid('bank-credit', payer.name, wordingOn(wording, day, payer, random)),
    });
    const repaid = onDays([random.integer(1, 28)], 'next', life.bankHolidays).paydays(
      addDays(day, 20),
      life.asOf,
    );
    const instalment = Math.round(pence / random.integer(12, 48));
    const payments = repaid.map(due => [
      life.ledger.debit({
        day: due,
        pence: instalment,
        category: 'personal-loan',
        payment: paid('direct-debit', payer.name, `LOAN ${payer.number}`.slice(0, 10)),
      }),
    ]);
    life.ledger.monthly.push({ varies: false, expected: repaid, payments });
  }
};

/** What an employer pays back for travel and purchases, beside the pay and called so. */
export const expenses: Part = (life, random) => {
  const employer = life.ledger.streams.find(({ category }) => category === 'salary');
  if (employer === undefined || life.accounts[0]?.statement.bank.shows['bank-credit'] !== true) return;
  life.ledger.tags.add('expenses-beside-pay');
  const payer = payerCalled(employer.name, random);
  const wording = random.pick(life.words.expenseWords);
  const paydays = employer.payments.flatMap(({ entries }) => entries.map(({ day }) => day));
  for (const day of daysAtRandom(life, random, random.between(0.3, 1.1))) {
    if (day < (paydays[0] ?? '') || day > (paydays.at(-1) ?? '')) continue;
    life.ledger.notIncomeCredit('expenses', {
      day,
      pence: oddPence(random, 12, 380),
      category: 'refund',
      payment: paid('bank-credit', payer.name, wordingOn(wording, day, payer, random)),
    });
  }
};

/** A firm pays a few times, at no time in particular, and does not say what for. */
export const unexplained: Part = (life, random) => {
  const name = unused(life, () => company(life.words, random));
  for (const day of daysAtRandom(life, random, random.between(0.1, 0.35)))
    life.ledger.undecidableCredit({
      day,
      pence: oddPence(random, 55, 900),
      category: 'other-income',
      payment: paid(
        'bank-credit',
        name,
        random.pick(life.words.muteWords.filter(words => !words.includes('{'))),
      ),
    });
};
