/**
 * What each weight of evidence guards. A weight without a guard does not compile. `guards.test.ts` holds the guards against the
 * weights as they are, `shifts.full.test.ts` shows that each fails once its weight moves.
 */
import type { Guard, WeightName } from './guard.js';
import { BANK_CODES_GUARDS } from './guards/bankCodes.js';
import { BENEFITS_GUARDS } from './guards/benefits.js';
import { CLASSES_GUARDS } from './guards/classes.js';
import { CONFIDENCE_GUARDS } from './guards/confidence.js';
import { DECIDING_GUARDS } from './guards/deciding.js';
import { HISTORY_GUARDS } from './guards/history.js';
import { LINK_GUARDS } from './guards/links.js';
import { MERCHANT_CREDITS_GUARDS } from './guards/merchantCredits.js';
import { MERCHANTS_GUARDS } from './guards/merchants.js';
import { MODEL_GUARDS } from './guards/model.js';
import { PERSONS_GUARDS } from './guards/persons.js';
import { PHRASES_GUARDS } from './guards/phrases.js';
import { TRADES_GUARDS } from './guards/trades.js';

export const GUARDS = {
  ...DECIDING_GUARDS,
  ...LINK_GUARDS,
  ...BENEFITS_GUARDS,
  ...PHRASES_GUARDS,
  ...BANK_CODES_GUARDS,
  ...MERCHANTS_GUARDS,
  ...MERCHANT_CREDITS_GUARDS,
  ...TRADES_GUARDS,
  ...MODEL_GUARDS,
  ...PERSONS_GUARDS,
  ...CONFIDENCE_GUARDS,
  ...HISTORY_GUARDS,
  ...CLASSES_GUARDS,
} satisfies Readonly<Record<WeightName, Guard>>;
