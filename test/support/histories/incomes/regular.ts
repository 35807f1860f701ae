/** Income that comes by a schedule and has a level: pensions, benefits, rent, maintenance, dividends. */
import type { PaymentKind } from '../banks/bank.js';
import type { StreamDraft } from '../ledger.js';
import { type Life, longBefore, paid, showsWords } from '../life.js';
import type { Random } from '../random.js';
import type { Schedule } from '../schedules.js';
import { type Payer, wordingOn } from '../vocabulary/names.js';

export interface Regular {
  readonly payer: Payer;
  /** Name in the truth where it differs from the payer's on the statement. */
  readonly name?: string;
  readonly wording: string;
  readonly kind: Extract<PaymentKind, 'bank-credit' | 'payment-in' | 'interest'>;
  readonly category: string;
  readonly isBenefit?: boolean;
  readonly schedule: Schedule;
  /** Pence on a payday. */
  readonly amount: (day: string) => number;
  readonly pay?: StreamDraft['pay'];
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  /** The payer's name tells by itself, without the reference. */
  readonly nameTells?: boolean;
  /** Payments that it takes even with words; 1 when left out. */
  readonly tellsFrom?: number;
  readonly tags: readonly string[];
}

export function payRegularly(life: Life, random: Random, regular: Regular): void {
  const { payer, kind, schedule, category, pay = 'steady', isBenefit = false, nameTells = false } = regular;
  const expected = schedule.paydays(longBefore(life), life.asOf);
  const days = expected.filter(day => day >= (regular.start ?? '') && day <= (regular.end ?? '9999'));
  life.ledger.streams.push({
    name: regular.name ?? payer.name,
    category,
    isBenefit,
    frequency: schedule.frequency,
    pay,
    payments: days.map((day, index) => ({
      isAtLevel: true,
      entries: [
        life.ledger.income({
          day,
          pence: regular.amount(day),
          category,
          payment: paid(kind, payer.name, wordingOn(regular.wording, day, payer, random, index)),
        }),
      ],
    })),
    expected,
    tellsFrom: nameTells || kind === 'interest' || showsWords(life, kind) ? (regular.tellsFrom ?? 1) : 3,
    tags: [...regular.tags, ...schedule.tags, `paid:${schedule.frequency}`],
  });
}
