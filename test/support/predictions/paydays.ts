/** Histories of every kind, cut off on random days: what the engine said of the next payment, and whether it came. */
import { verifyIncome } from '../../../src/index.js';
import { addDays } from '../dates.js';
import type { Kind } from '../histories/kinds/kind.js';
import { kindHistoryOf } from '../histories/kinds/kindHistoryOf.js';
import { Random } from '../histories/random.js';

export interface NextPayment {
  readonly kind: string;
  readonly probability: number;
  /** 1 for a stream that is active, and a half for any other: what one would say without counting. */
  readonly naive: number;
  readonly came: boolean;
}

const CUTS = 4;
/** A third of the history is seen at least. */
const LEAST_SEEN = 1 / 3;
/** The cut is on a payday, or up to so many days after it. */
const LONGEST_AFTER = 45;

export function nextPaymentsOf(kind: Kind, seed: number): NextPayment[] {
  const { request, truth, asOf } = kindHistoryOf(kind, seed);
  const random = new Random(seed).fork(`next payment ${kind.name}`);
  const streams = [...truth.streams, ...truth.streamsBeyondThree].map(
    ({ transactionIds }) => new Set(transactionIds),
  );
  const days = new Map(request.transactions.map(row => [row.transactionId, row.bookingDate]));
  const paydays = truth.streams.flatMap(({ transactionIds }) =>
    transactionIds.map(id => days.get(id) as string),
  );
  const first = request.transactions.reduce(
    (least, row) => (row.bookingDate < least ? row.bookingDate : least),
    asOf,
  );
  const leastDay = addDays(
    first,
    Math.floor((LEAST_SEEN * (Date.parse(asOf) - Date.parse(first))) / 86_400_000),
  );
  if (paydays.length === 0) return [];
  return Array.from({ length: CUTS }, () =>
    addDays(random.pick(paydays), random.chance(0.5) ? 0 : random.integer(1, LONGEST_AFTER)),
  )
    .filter(cut => cut >= leastDay && cut < asOf)
    .flatMap(cut => {
      const { incomeStreams } = verifyIncome(
        { ...request, transactions: request.transactions.filter(row => row.bookingDate <= cut) } as never,
        { asOf: cut },
      );
      return incomeStreams.flatMap(stream => {
        const { nextExpectedDate: window, nextPaymentProbability: probability } = stream;
        const ids = streams.find(one => stream.transactionIds.some(id => one.has(id)));
        if (window === null || probability === null || ids === undefined || window.latest > asOf) return [];
        const came = [...ids].some(id => {
          const day = days.get(id) as string;
          return day > cut && day >= window.earliest && day <= window.latest;
        });
        return [{ kind: kind.name, probability, naive: stream.status === 'Active' ? 1 : 0.5, came }];
      });
    });
}
