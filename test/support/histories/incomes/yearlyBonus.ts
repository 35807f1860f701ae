/** A bonus once a year, beside the pay of a payday and called so. */
import { type Part, paid, showsWords } from '../life.js';

export const yearlyBonus: Part = (life, random) => {
  if (!showsWords(life, 'bank-credit')) return;
  const index = life.ledger.streams.findIndex(
    ({ category, pay }) => category === 'salary' && pay === 'steady',
  );
  const stream = life.ledger.streams[index];
  if (stream === undefined || stream.payments.length < 4) return;
  const month = random.pick(['01', '03', '04', '06', '12']);
  const share = random.between(0.4, 2);
  const wording = random.pick(life.words.bonusWords);
  const paidIn = new Set<string>();
  const payments = stream.payments.map(payment => {
    const [pay] = payment.entries;
    const year = pay?.day.slice(0, 4) ?? '';
    if (pay === undefined || pay.day.slice(5, 7) !== month || paidIn.has(year)) return payment;
    paidIn.add(year);
    const bonus = life.ledger.income({
      day: pay.day,
      pence: Math.round(pay.pence * share),
      category: 'salary',
      payment: paid('bank-credit', stream.name, wording),
    });
    return { entries: [...payment.entries, bonus], isAtLevel: false };
  });
  life.ledger.streams[index] = { ...stream, payments, tags: [...stream.tags, 'yearly-bonus'] };
};
