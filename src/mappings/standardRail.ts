/** The rail that a standard bank transaction code names. */
import { TRANSACTION_CODES } from '../data/transactionCodes.js';
import type { Rail } from '../model/rail.js';

const RAILS: ReadonlyMap<string, Rail> = new Map(Object.entries(TRANSACTION_CODES));

export function railOfStandardCode(family: string, subFamily: string): Rail | null {
  return RAILS.get(`${family}/${subFamily}`) ?? RAILS.get(subFamily) ?? RAILS.get(family) ?? null;
}
