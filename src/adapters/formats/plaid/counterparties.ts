/** Who is paid or pays, of the several parties that Plaid names. */
import { recordsAt } from '../../json/answers.js';
import type { JsonRecord } from '../../json/record.js';

export interface Party {
  readonly name: string;
  readonly account: string | undefined;
}

/** Plaid is not sure of the others, and a wrong name is worse than none. */
const SURE = ['VERY_HIGH', 'HIGH', 'MEDIUM'];
const SHOPS = ['merchant', 'marketplace'];

/** The shop, and the first party that is none: an employer, a bank, a payment app. */
export function partiesOf(record: JsonRecord): {
  readonly shop: Party | undefined;
  readonly other: Party | undefined;
} {
  const parties = recordsAt(record, 'counterparties').filter(party => {
    const confidence = textAt(party, 'confidence_level');
    return confidence === undefined || SURE.includes(confidence.toUpperCase());
  });
  const kindOf = (party: JsonRecord) => textAt(party, 'type')?.toLowerCase() ?? '';
  // A marketplace delivers what a merchant sells, so the merchant goes first.
  const shop = SHOPS.map(kind => parties.find(party => kindOf(party) === kind)).find(found => found);
  const other = parties.find(party => !SHOPS.includes(kindOf(party)));
  return { shop: shop && partyOf(shop), other: other && partyOf(other) };
}

function partyOf(party: JsonRecord): Party | undefined {
  const name = textAt(party, 'name');
  if (name === undefined) return undefined;
  const sortCode = textAt(party, 'account_numbers', 'bacs', 'sort_code');
  const number = textAt(party, 'account_numbers', 'bacs', 'account');
  const iban = textAt(party, 'account_numbers', 'international', 'iban');
  const account = sortCode !== undefined && number !== undefined ? `${sortCode} ${number}` : iban;
  return { name, account };
}

/** Nothing is taken from the parties: they stay in `other`, as a row has place for one of them only. */
function textAt(party: JsonRecord, ...path: readonly string[]): string | undefined {
  const node = party.at(...path);
  return node?.kind === 'string' && node.text.trim() !== '' ? node.text.trim() : undefined;
}
