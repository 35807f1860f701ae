/** How British employers pay. */
import { PAY_BY_THE_HOUR } from './britishPay/byTheHour.js';
import { INTERRUPTED_PAY } from './britishPay/interrupted.js';
import type { Kind } from './kind.js';

export const BRITISH_PAY_KINDS: readonly Kind[] = [...INTERRUPTED_PAY, ...PAY_BY_THE_HOUR];
