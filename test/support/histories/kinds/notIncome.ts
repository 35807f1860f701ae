/** Credits that are no income, whatever they look like; and child maintenance, which is income but no pay. */
import type { Kind } from './kind.js';
import { LUMP_KINDS } from './notIncome/lumps.js';
import { OWN_MONEY_KINDS } from './notIncome/ownMoney.js';
import { PEOPLE_KINDS } from './notIncome/people.js';

export const NOT_INCOME_KINDS: readonly Kind[] = [...LUMP_KINDS, ...OWN_MONEY_KINDS, ...PEOPLE_KINDS];
