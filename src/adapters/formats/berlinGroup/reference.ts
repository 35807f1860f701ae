/** How answers name accounts: by an id of the interface, by an IBAN, by the number of a card. */
import type { JsonRecord } from '../../json/record.js';

export interface AccountReference {
  readonly resourceId: string | undefined;
  /** IBAN, BBAN or the masked number of a card, without spaces. */
  readonly number: string | undefined;
  readonly currency: string | undefined;
}

const NUMBERS = ['iban', 'bban', 'maskedPan', 'pan', 'msisdn'];

/** `path`: the member that holds it; none for an account itself. */
export function referenceIn(record: JsonRecord, ...path: readonly string[]): AccountReference | undefined {
  const text = (name: string) => {
    const node = record.at(...path, name);
    return node?.kind === 'string' && node.text.trim() !== '' ? node.text.trim() : undefined;
  };
  const number = NUMBERS.map(text).find(found => found !== undefined);
  // GoCardless calls it `id` in the facts of an account.
  const resourceId = text('resourceId') ?? (text('institution_id') === undefined ? undefined : text('id'));
  if (number === undefined && resourceId === undefined) return undefined;
  return {
    resourceId,
    number: number?.replace(/\s+/g, '').toUpperCase(),
    currency: text('currency')?.toUpperCase(),
  };
}

/** ISO 4217's code for no currency: an account of several. */
const SEVERAL = 'XXX';

/**
 * The accounts that the answers list, to find the one that another answer means. An IBAN may be shared by accounts in several
 * currencies; then the currency tells which.
 */
export class KnownAccounts {
  private readonly accounts: AccountReference[] = [];

  add(account: AccountReference): void {
    this.accounts.push(account);
  }

  /** The id by which the account goes in the result; undefined where nothing tells it. */
  idOf(reference: AccountReference | undefined, currency: string | undefined): string | undefined {
    if (reference === undefined) {
      const only = this.only(currency);
      return only?.resourceId ?? only?.number;
    }
    if (reference.resourceId !== undefined) return reference.resourceId;
    const sameNumber = this.accounts.filter(({ number }) => number === reference.number);
    const wanted = reference.currency ?? currency;
    const found = sameNumber.find(account => account.currency === wanted) ?? sameNumber[0];
    return found?.resourceId ?? reference.number;
  }

  private only(currency: string | undefined): AccountReference | undefined {
    const ids = new Set(this.accounts.map(({ resourceId, number }) => resourceId ?? number));
    if (ids.size === 1) return this.accounts[0];
    const inCurrency = this.accounts.filter(account => account.currency === currency && currency !== SEVERAL);
    const numbers = new Set(this.accounts.map(({ number }) => number));
    return numbers.size === 1 && inCurrency.length === 1 ? inCurrency[0] : undefined;
  }
}
