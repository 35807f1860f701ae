/** One transaction of Monzo as a draft row. */

import { quoted } from '../../../base/shown.js';
import { currencyAt } from '../../json/money.js';
import type { JsonRecord } from '../../json/record.js';
import type { DraftRow, DraftSkipped } from '../../model/draft.js';
import { fromMinorUnits } from './pence.js';

/** Both kinds of account have pots. */
const POTS = ['uk_retail_pot', 'uk_business_pot'];

export function readTransaction(
  record: JsonRecord,
  potName: (id: string) => string | undefined,
): DraftRow | DraftSkipped {
  const { region } = record;
  const declined = record.text('decline_reason');
  if (declined !== undefined)
    return {
      region,
      reason: 'rejected',
      message: `Monzo declined this payment (${declined.slice(0, 80)}), so no money moved`,
    };
  const currency = currencyAt(record, 'currency');
  const written = record.text('amount') ?? '';
  const text = written === '' ? '' : fromMinorUnits(written, currency);
  if (text === undefined)
    return {
      region,
      reason: 'unreadable_amount',
      message: `The amount must be a whole number of pence, got ${quoted(written)}`,
    };
  const scheme = record.text('scheme');
  const row: DraftRow = {
    region,
    id: record.text('id'),
    date: record.text('created'),
    amount: { text, currency },
    status: isSettled(record) ? 'Booked' : 'Pending',
    merchantCategoryCode: record.text('metadata', 'mcc'),
    proprietaryTransactionCode: { code: scheme, issuer: undefined },
    ...(POTS.includes(scheme ?? '') ? textsOfPot(record, potName) : texts(record)),
  };
  record.text('account_id');
  return { ...row, other: record.rest() };
}

/** An empty text is an authorisation that is not settled yet. Without the member nothing tells that it is not. */
function isSettled(record: JsonRecord): boolean {
  if (record.flag('amount_is_pending') === true) return false;
  const settled = record.at('settled');
  if (settled === undefined) return true;
  return settled.kind === 'string' && settled.text.trim() !== '';
}

type Texts = Pick<DraftRow, 'narrative' | 'payee' | 'merchant' | 'payeeAccount' | 'reference' | 'additional'>;

/**
 * For a transfer, the description is what the payer wrote; for all else it is the wording of the card network. What a person
 * noted is no wording of either, so it stays out of the text that is read.
 */
function texts(record: JsonRecord): Texts {
  const description = record.text('description');
  const payee = record.text('counterparty', 'name');
  const merchant = record.text('merchant', 'name');
  const notes = record.text('notes');
  const isTransfer = payee !== undefined && merchant === undefined;
  return {
    narrative: isTransfer ? joined(payee, description) : description,
    payee,
    merchant,
    payeeAccount: accountOf(record),
    reference: isTransfer ? description : undefined,
    additional: notes === description ? undefined : notes,
  };
}

function joined(payee: string, description: string | undefined): string {
  if (description === undefined || payee.toUpperCase().includes(description.toUpperCase())) return payee;
  return description.toUpperCase().includes(payee.toUpperCase()) ? description : `${payee} ${description}`;
}

/** The description of such a row is the id of the pot, as a rule, which says nothing to anybody. */
function textsOfPot(record: JsonRecord, potName: (id: string) => string | undefined): Texts {
  const written = record.at('description');
  const isId = written?.kind === 'string' && written.text.trim().startsWith('pot_');
  const id = record.text('metadata', 'pot_id') ?? (isId ? record.text('description') : undefined);
  const name = id === undefined ? undefined : potName(id);
  const narrative = name === undefined ? 'Pot transfer' : `Pot transfer ${name}`;
  return { narrative: isId ? narrative : (record.text('description') ?? narrative), payeeAccount: id };
}

function accountOf(record: JsonRecord): string | undefined {
  const sortCode = record.text('counterparty', 'sort_code');
  const number = record.text('counterparty', 'account_number');
  if (sortCode !== undefined && number !== undefined) return `${sortCode} ${number}`;
  return record.firstText(['counterparty', 'account_id'], ['counterparty', 'user_id']);
}
