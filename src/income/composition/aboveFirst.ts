/** What the first payments of a stream hold above its base. */
import type { Minor } from '../../base/money.js';
import { KIND_ABOVE_LEVEL } from '../../data/incomeComposition.js';
import type { EntryPayment } from '../../streams/payments.js';
import { isOfUsualSize } from '../lumps.js';
import { reasonsSaid } from '../outliers.js';

/** Arrears, a bonus and what is far too large for pay are one-off. */
export function aboveFirst(
  payments: readonly EntryPayment[],
  base: Minor,
): { variable: Minor; oneOff: Minor } {
  const reasonSaid = reasonsSaid(payments);
  const above = { variable: 0, oneOff: 0 };
  for (const [index, payment] of payments.entries()) {
    const said = reasonSaid(index);
    const isOneOff = !isOfUsualSize(payment) || (said !== null && KIND_ABOVE_LEVEL[said] === 'oneOff');
    above[isOneOff ? 'oneOff' : 'variable'] += Math.max(0, payment.minor - base);
  }
  return above;
}
