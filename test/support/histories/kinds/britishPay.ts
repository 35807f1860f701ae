/** How British employers pay. */
import { INTERRUPTED_PAY } from './britishPay/interrupted.js';
import type { Kind } from './kind.js';

export const BRITISH_PAY_KINDS: readonly Kind[] = [...INTERRUPTED_PAY];
