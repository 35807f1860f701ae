/** Reads one transaction of Plaid as a draft row. Its amount is positive where money leaves the account. */

import { recordsAt } from '../../json/answers.js';
import { amountAt } from '../../json/jsonMoney.js';
import type { JsonRecord } from '../../json/record.js';
import type { DraftRow } from '../../model/draft.js';
import { plaidCurrency } from './currency.js';

export interface PlaidRow {
  readonly id: string | undefined;
  readonly accountId: string | undefined;
  readonly row: DraftRow;
}

export function readTransaction(record: JsonRecord): PlaidRow {
  const id = record.text('transaction_id') ?? record.text('id');
  const accountId = record.text('account_id');
  const amount = amountAt(record, 'amount');
  const isIn = amount?.startsWith('-') ?? false;
  const { shop, other } = partiesOf(record);
  const wording = record.text('original_description');
  // The name that Plaid derives from the wording is kept beside it. If Plaid gives no wording, this name takes its place.
  const narrative = wording ?? record.firstText(['name'], ['description']);
  const meta = (name: string) => record.text('payment_meta', name);
  const merchant = record.text('merchant_name') ?? shop?.name;
  const named = isIn ? (meta('payer') ?? meta('by_order_of')) : meta('payee');
  const party = merchant === undefined ? other : shop;
  const row: DraftRow = {
    region: record.region,
    id,
    replaces: record.text('pending_transaction_id'),
    // `datetime` is the same in UTC, which may be the next day; `authorized_date`, the day of the purchase, stays in `other`.
    date: record.firstText(['date'], ['date_posted'], ['datetime'], ['date_transacted']),
    amount: {
      text: amount ?? '',
      currency: plaidCurrency(record),
      direction: stated(record),
    },
    status: record.flag('pending') === true ? 'Pending' : 'Booked',
    narrative,
    payee: named ?? (merchant === undefined ? other?.name : undefined),
    merchant,
    payeeAccount: named === undefined ? party?.account : undefined,
    reference: meta('reason') ?? meta('reference_number'),
    merchantCategoryCode: record.text('merchant_category_code'),
    proprietaryTransactionCode: { code: record.text('transaction_code') },
  };
  return { id, accountId, row: { ...row, other: record.rest() } };
}

/** /transactions/enrich gives the direction as a word. */
function stated(record: JsonRecord): 'Credit' | 'Debit' | undefined {
  const word = record.text('direction')?.toUpperCase();
  if (word === 'INFLOW') return 'Credit';
  return word === 'OUTFLOW' ? 'Debit' : undefined;
}

// Finds who is paid or pays, among the parties that Plaid names.

interface Party {
  readonly name: string;
  readonly account: string | undefined;
}

/** Plaid is not sure of the others, and a wrong name is worse than none. */
const SURE = ['VERY_HIGH', 'HIGH', 'MEDIUM'];
const SHOPS = ['merchant', 'marketplace'];

/** Finds the shop, and the first party that is not a shop: an employer, a bank or a payment app. */
function partiesOf(record: JsonRecord): {
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

/** The parties are only read and not taken. They stay in `other`, since a row holds only one of them. */
function textAt(party: JsonRecord, ...path: readonly string[]): string | undefined {
  const node = party.at(...path);
  return node?.kind === 'string' && node.text.trim() !== '' ? node.text.trim() : undefined;
}
