/** How often payments came where the engine said so, and the Brier score: the mean square of how far it was off (Brier 1950). */
import type { NextPayment } from './paydays.js';

const EDGES = [0, 0.5, 0.8, 0.9, 0.95, 0.97, 0.98, 1.001];

export interface PaymentBin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  /** The mean of what was said, and the share that came. */
  readonly said: number;
  readonly came: number;
}

export function binsOf(payments: readonly NextPayment[]): PaymentBin[] {
  return EDGES.slice(1).flatMap((to, index) => {
    const from = EDGES[index] as number;
    const some = payments.filter(({ probability }) => probability >= from && probability < to);
    if (some.length === 0) return [];
    const said = meanOf(some.map(({ probability }) => probability));
    return [{ from, to: Math.min(1, to), count: some.length, said, came: meanOf(some.map(cameOf)) }];
  });
}

export function brierOf(payments: readonly NextPayment[], said: 'probability' | 'naive'): number {
  return meanOf(payments.map(one => (one[said] - cameOf(one)) ** 2));
}

export function paydayReportOf(half: string, payments: readonly NextPayment[]): string {
  const rows = binsOf(payments).map(({ from, to, count, said, came }) =>
    [`${from} to ${to}`, count, said.toFixed(3), came.toFixed(3)].join(' | '),
  );
  const [brier, naive] = (['probability', 'naive'] as const).map(said => brierOf(payments, said).toFixed(4));
  return [
    `next payments, ${half}: ${payments.length}`,
    '| said | payments | mean | came |',
    '| --- | --- | --- | --- |',
    ...rows.map(row => `| ${row} |`),
    `Brier score ${brier}, and ${naive} of one that says 1 of active streams and 0.5 of others`,
    '',
  ].join('\n');
}

function cameOf({ came }: NextPayment): number {
  return came ? 1 : 0;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
