/**
 * Which transactions are worth judging a stream again without. To judge it without each of them would cost the square of the rows.
 * So the method of the estimate says beforehand about how far each moves it, and a few are tried.
 */
import { dayOf } from '../../base/calendar.js';
import type { Minor } from '../../base/money.js';
import { median } from '../../base/statistics.js';
import type { EnrichedEntry } from '../../enrichment/enrich.js';
import { MONTHLY_FACTORS } from '../../streams/monthlyFactor.js';
import type { EntryPayment } from '../../streams/payments.js';
import type { JudgedStream } from '../stream.js';

export interface Candidate {
  readonly stream: JudgedStream;
  readonly row: EnrichedEntry;
  /** By how much it would move the estimate if nothing but its method counted. */
  readonly expected: number;
}

/** So many are tried over all streams, beside those of each stream that may change more than the method says. */
const MOST_TRIED = 8;
/** Without one of so few payments a stream may lose its rhythm. */
const FEW_PAYMENTS = 4;

export function candidatesOf(streams: readonly JudgedStream[]): readonly Candidate[] {
  const always: Candidate[] = [];
  const others: Candidate[] = [];
  for (const stream of streams) {
    const { payments } = stream;
    payments.forEach((payment, index) => {
      const isLast = index === payments.length - 1;
      const list = isLast || payments.length <= FEW_PAYMENTS ? always : others;
      for (const row of payment.entries)
        list.push({ stream, row, expected: expectedChange(stream, index, row.entry.minor) });
    });
  }
  const likely = others
    .filter(({ expected }) => expected !== 0)
    .sort((a, b) => Math.abs(b.expected) - Math.abs(a.expected))
    .slice(0, MOST_TRIED);
  return [...always, ...likely];
}

function expectedChange(stream: JudgedStream, index: number, minor: Minor): number {
  const { estimate, payments } = stream;
  const { basis } = estimate;
  const { day } = payments[index] as EntryPayment;
  if (basis.from === null || basis.to === null) return 0;
  const from = dayOf(basis.from);
  const to = dayOf(basis.to);
  if (day < from || day > to) return 0;
  switch (basis.method) {
    case 'mean-of-months':
      return basis.months === null ? 0 : -minor / basis.months;
    case 'mean-of-paydays': {
      const { frequency } = stream.cadence;
      const paydays = basis.paydays ?? 1;
      if (frequency === 'Irregular') return 0;
      const [numerator, denominator] = MONTHLY_FACTORS[frequency];
      const isEnd = day === from || day === to;
      const mean = (estimate.monthly * denominator) / numerator;
      return (
        ((isEnd && paydays > 1 ? (mean - minor) / (paydays - 1) : -minor / paydays) * numerator) / denominator
      );
    }
    case 'current-level': {
      const used = payments.filter(payment => payment.day >= from && payment.day <= to);
      const amounts = used.map(payment => payment.minor);
      const without = used.filter(payment => payment.day !== day).map(payment => payment.minor);
      return (median(without) ?? 0) - (median(amounts) ?? 0);
    }
    default:
      return -minor;
  }
}
