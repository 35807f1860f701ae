/** Rails: as the bank's codes give them, and which are a card's. */
import { PROPRIETARY_CODES } from '../../data/wording/lists.js';
import { railOfStandardCode } from '../../mappings/standardRail.js';
import type { Rail } from '../../model/rail.js';
import type { ParsedTransaction } from '../../requests/transactionSchemas.js';

const PROPRIETARY: ReadonlyMap<string, Rail> = new Map(PROPRIETARY_CODES);

/** On which people pay each other. */
export const PERSONAL_RAILS: readonly (Rail | null)[] = ['faster-payment', 'transfer', 'standing-order'];

export function isCardRail(rail: Rail | null): boolean {
  return rail === 'card' || rail === 'card-online' || rail === 'card-recurring';
}

export function railOfCodes({
  proprietaryTransactionCode,
  transactionCode,
}: Pick<ParsedTransaction, 'proprietaryTransactionCode' | 'transactionCode'>): Rail | null {
  const own = proprietaryTransactionCode?.code;
  if (own !== undefined && own !== null) {
    const rail = PROPRIETARY.get(own.trim().toUpperCase());
    if (rail !== undefined) return rail;
  }
  const code = transactionCode?.code;
  if (code === undefined || code === null) return null;
  return railOfStandardCode(code, transactionCode?.subCode ?? '');
}
