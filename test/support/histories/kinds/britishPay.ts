/** How British employers pay. */
import { BACK_TO_EMPLOYER } from './britishPay/backToEmployer.js';
import { BESIDE_PAY } from './britishPay/beside.js';
import { PAY_BY_SESSION } from './britishPay/bySession.js';
import { PAY_BY_THE_HOUR } from './britishPay/byTheHour.js';
import { CHANGING_JOBS } from './britishPay/changes.js';
import { INTERRUPTED_PAY } from './britishPay/interrupted.js';
import { PAYDAY_KINDS } from './britishPay/paydays.js';
import { UNUSUAL_PAYERS } from './britishPay/payers.js';
import { PUBLIC_PAY } from './britishPay/publicPay.js';
import type { Kind } from './kind.js';

export const BRITISH_PAY_KINDS: readonly Kind[] = [
  ...INTERRUPTED_PAY,
  ...PAY_BY_THE_HOUR,
  ...PAY_BY_SESSION,
  ...PAYDAY_KINDS,
  ...CHANGING_JOBS,
  ...UNUSUAL_PAYERS,
  ...PUBLIC_PAY,
  ...BESIDE_PAY,
  ...BACK_TO_EMPLOYER,
];
