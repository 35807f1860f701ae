/** Reads one entry (Ntry) as draft rows: one for each detail that has an amount, or else one for the entry. */
import { quoted } from '../../../base/shown.js';
import { squash } from '../../../base/text.js';
import { elementsWithin, ownText, type TagElement } from '../../markup/node.js';
import { ElementRecord, regionOf } from '../../markup/record.js';
import type { Claims } from '../../markup/sweep.js';
import type { DraftNote, DraftRow, DraftSkipped } from '../../model/draft.js';
import type { CreditDebitIndicator } from '../../model/request.js';
import { dateOf, directionOf, isKnownStatus, statusOf } from './codes.js';
import { type SidedAmount, shownUnits, sumOf, unitsOf } from './sums.js';

export interface ReadEntry {
  readonly rows: readonly DraftRow[];
  readonly skipped: readonly DraftSkipped[];
  readonly notes: readonly DraftNote[];
  /** By how much the entry moves the account. Undefined if the entry does not say. */
  readonly amount: (SidedAmount & { readonly isBooked: boolean }) | undefined;
}

/** Words that banks write in place of a missing id. */
const NO_REFERENCE = new Set(['NONREF', 'NOTPROVIDED', 'NONE', 'NOTAVAILABLE']);

export function readEntry(
  element: TagElement,
  document: number,
  claims: Claims,
  accountId: string | undefined,
): ReadEntry {
  const record = new ElementRecord(element, document);
  const direction = directionOf(record.text('CdtDbtInd'));
  if (direction === undefined) {
    claims.read(element);
    const message = 'CdtDbtInd must be CRDT or DBIT';
    return {
      rows: [],
      skipped: [{ region: record.region, reason: 'no_direction', message }],
      notes: [],
      amount: undefined,
    };
  }
  const entry = entryOf(record, direction, accountId);
  const details = detailsOf(record, direction, entry.amount.currency);
  const amounts = details.map(({ amount }) => amount);
  const sum = amounts.every(amount => amount !== undefined) ? sumOf(amounts) : undefined;
  const isOneRow = details.length < 2 || sum === undefined;
  return {
    rows: isOneRow ? [rowOfEntry(entry, details, claims)] : rowsOfDetails(entry, details, claims),
    skipped: [],
    notes: [...statusNotes(record, entry.statusCode), ...sumNotes(record, entry.amount, details, sum)],
    amount: { text: entry.amount.text, direction, isBooked: entry.common.status !== 'Pending' },
  };
}

/** What an entry tells of all its details. */
interface Entry {
  readonly record: ElementRecord;
  readonly amount: SidedAmount & { readonly currency: string | undefined };
  readonly statusCode: string | undefined;
  readonly isReversal: boolean;
  readonly reference: string | undefined;
  readonly wording: string | undefined;
  /** Of the statement. */
  readonly accountId: string | undefined;
  /** As each of its rows has it. */
  readonly common: Pick<
    DraftRow,
    'date' | 'valueDate' | 'status' | 'transactionCode' | 'proprietaryTransactionCode'
  >;
}

function entryOf(
  record: ElementRecord,
  direction: CreditDebitIndicator,
  accountId: string | undefined,
): Entry {
  const [amount] = record.all('Amt');
  const statusCode = record.firstText(['Sts', 'Cd'], ['Sts'], ['Sts', 'Prtry']);
  return {
    record,
    amount: { text: record.text('Amt') ?? '', direction, currency: amount?.attributes?.['Ccy'] },
    statusCode,
    isReversal: record
      .all('RvslInd')
      .some(({ children: [text] }) => text?.kind === 'text' && isTrue(text.text)),
    reference: referenceIn(record, ['AcctSvcrRef']),
    wording: record.text('AddtlNtryInf'),
    accountId,
    common: {
      date: dateOf(
        record.firstText(['BookgDt', 'Dt'], ['BookgDt', 'DtTm'], ['ValDt', 'Dt'], ['ValDt', 'DtTm']),
      ),
      valueDate: dateOf(record.firstText(['ValDt', 'Dt'], ['ValDt', 'DtTm'])),
      status: statusOf(statusCode),
      ...codesOf(record),
    },
  };
}

/** The entry as one row, with what its only detail tells. */
function rowOfEntry(entry: Entry, details: readonly Detail[], claims: Claims): DraftRow {
  const { record, amount, reference, common, wording } = entry;
  const [only] = details;
  claims.read(record.element);
  if (details.length !== 1 || only === undefined)
    return {
      region: record.region,
      id: reference,
      ...common,
      amount,
      narrative: wording,
      other: record.rest(),
    };
  record.take(only.record.element);
  const row = {
    region: record.region,
    id: reference ?? idOf(only, undefined, 0),
    ...common,
    amount,
    ...partsOf(only, entry),
  };
  return { ...row, other: { ...record.rest(), ...only.record.rest() } };
}

/** Each detail as a row, with what stands around the details. */
function rowsOfDetails(entry: Entry, details: readonly Detail[], claims: Claims): readonly DraftRow[] {
  const { amount, reference, common } = entry;
  for (const { record } of details) {
    claims.read(record.element);
    entry.record.take(record.element);
  }
  nameAround(entry.record.element, claims);
  const around = entry.record.rest();
  return details.map((detail, index): DraftRow => {
    const row = {
      region: detail.record.region,
      id: idOf(detail, reference, index),
      ...common,
      amount: { text: detail.amount?.text ?? '', direction: detail.direction, currency: amount.currency },
      ...partsOf(detail, entry),
    };
    return { ...row, other: { ...detail.record.rest(), Ntry: around } };
  });
}

function partsOf({ record, direction }: Detail, { isReversal, accountId, wording }: Entry) {
  const other = counterpartyOf(record, direction, isReversal, accountId);
  return {
    payee: other.name,
    payeeAccount: other.account,
    reference: remittanceOf(record),
    additional: joined([record.text('AddtlTxInf'), wording]),
    merchantCategoryCode: merchantCategoryOf(record),
    ...codesOf(record),
  };
}

/** Names the parts of an entry that are outside its details. */
function nameAround(element: TagElement, claims: Claims): void {
  for (const child of element.children) {
    if (child.kind !== 'element') continue;
    if (child.name === 'NtryDtls') nameAround(child, claims);
    else claims.name(child, 'entry');
  }
}

function idOf({ record }: Detail, reference: string | undefined, index: number): string | undefined {
  const own = referenceIn(record, ['Refs', 'AcctSvcrRef'], ['Refs', 'UETR'], ['Refs', 'TxId']);
  if (own !== undefined && own !== reference) return own;
  return reference === undefined ? undefined : `${reference}-${index + 1}`;
}

function referenceIn(record: ElementRecord, ...paths: readonly (readonly string[])[]): string | undefined {
  return paths
    .map(path => record.text(...path))
    .find(text => text !== undefined && !NO_REFERENCE.has(text.toUpperCase()));
}

function codesOf(record: ElementRecord): Pick<DraftRow, 'transactionCode' | 'proprietaryTransactionCode'> {
  const code = record.text('BkTxCd', 'Domn', 'Fmly', 'Cd');
  const subCode = record.text('BkTxCd', 'Domn', 'Fmly', 'SubFmlyCd');
  const own = record.text('BkTxCd', 'Prtry', 'Cd');
  const issuer = record.text('BkTxCd', 'Prtry', 'Issr');
  return {
    ...(code === undefined ? undefined : { transactionCode: { code, subCode } }),
    ...(own === undefined ? undefined : { proprietaryTransactionCode: { code: own, issuer } }),
  };
}

function statusNotes(entry: ElementRecord, code: string | undefined): readonly DraftNote[] {
  if (isKnownStatus(code)) return [];
  const message = `The status ${quoted(code ?? '')} is not known, so entries that have it are pending`;
  return [{ code: 'unknown_status', message, region: entry.region }];
}

function sumNotes(
  entry: ElementRecord,
  amount: SidedAmount & { readonly currency: string | undefined },
  details: readonly Detail[],
  sum: bigint | undefined,
): readonly DraftNote[] {
  const total = unitsOf(amount);
  if (details.length === 0 || sum === undefined || total === undefined || sum === total) return [];
  const read =
    details.length === 1
      ? 'the amount of the entry was taken'
      : `each of its ${details.length} details was read with its own amount`;
  return [
    {
      code: 'sum_differs',
      message: `An entry of ${shownUnits(total)} has details that add up to ${shownUnits(sum)}; ${read}`,
      region: regionOf(entry.element, entry.document),
    },
  ];
}

function isTrue(text: string): boolean {
  return /^\s*(?:true|1)\s*$/.test(text);
}

// What a payer wrote, and what the bank writes of a payment.

/** References and further information in structured remittances; version 1 calls the reference by another name. */
const STRUCTURED: readonly (readonly string[])[] = [
  ['RmtInf', 'Strd', 'CdtrRefInf', 'Ref'],
  ['RmtInf', 'Strd', 'CdtrRefInf', 'CdtrRef'],
  ['RmtInf', 'Strd', 'RfrdDocInf', 'Nb'],
  ['RmtInf', 'Strd', 'RfrdDocInf', 'RfrdDocNb'],
  ['RmtInf', 'Strd', 'AddtlRmtInf'],
];

/**
 * Unstructured text comes before structured text. A bank that gives both often repeats itself, in other groups of letters and digits, and
 * what is told already is left out.
 */
function remittanceOf(detail: ElementRecord): string | undefined {
  const free = detail.texts('RmtInf', 'Ustrd');
  const told: string[] = free.length === 0 ? [] : [squash(free.join(' '))];
  const further: string[] = [];
  for (const path of STRUCTURED)
    for (const text of detail.texts(...path)) {
      const plain = squash(text);
      if (told.some(each => each.includes(plain))) continue;
      told.push(plain);
      further.push(text);
    }
  return joined([...free, ...further]);
}

function joined(texts: readonly (string | undefined)[]): string | undefined {
  const said = [...new Set(texts.filter(text => text !== undefined && text !== ''))];
  return said.length === 0 ? undefined : said.join(' ');
}

const CATEGORY = new Set(['MrchntCtgyCd']);

/** The version decides at which depth a card payment has its merchant category. */
function merchantCategoryOf(detail: ElementRecord): string | undefined {
  for (const card of detail.all('CardTx'))
    for (const element of elementsWithin(card, CATEGORY)) {
      const text = ownText(element);
      if (text !== '') return text;
    }
  return undefined;
}

// The details of an entry (TxDtls), each with its amount in the currency of the entry.

interface Detail {
  readonly record: ElementRecord;
  readonly direction: CreditDebitIndicator;
  /** Undefined where it has none in the currency of the entry. */
  readonly amount: SidedAmount | undefined;
}

/**
 * The places where a detail may have its amount, the plainest first. The instructed amount is what the payer ordered, before all charges.
 */
const AMOUNTS: readonly (readonly string[])[] = [
  ['Amt'],
  ['AmtDtls', 'TxAmt', 'Amt'],
  ['AmtDtls', 'CntrValAmt', 'Amt'],
  ['AmtDtls', 'InstdAmt', 'Amt'],
];

function detailsOf(
  entry: ElementRecord,
  direction: CreditDebitIndicator,
  currency: string | undefined,
): readonly Detail[] {
  // Version 1 has the details in the entry itself.
  return [...entry.all('NtryDtls', 'TxDtls'), ...entry.all('TxDtls')].map(element => {
    const record = new ElementRecord(element, entry.document);
    const own = directionOf(record.text('CdtDbtInd')) ?? direction;
    const text = amountIn(record, currency);
    return { record, direction: own, amount: text === undefined ? undefined : { text, direction: own } };
  });
}

function amountIn(record: ElementRecord, currency: string | undefined): string | undefined {
  for (const path of AMOUNTS) {
    const found = record.all(...path).find(element => isIn(element, currency));
    if (found === undefined) continue;
    const [text] = found.children;
    if (text?.kind !== 'text') continue;
    record.take(found);
    return text.text.trim();
  }
  return undefined;
}

function isIn({ attributes }: TagElement, currency: string | undefined): boolean {
  const own = attributes?.['Ccy'];
  return own === undefined || currency === undefined || own === currency;
}

// Finds the other party of a payment.

interface Counterparty {
  readonly name: string | undefined;
  readonly account: string | undefined;
}

type Side = 'Dbtr' | 'Cdtr';

/**
 * The other party of a credit is the debtor, and that of a debit the creditor. The ultimate party is taken before the one that sent or took
 * the money. A reversal names the parties of the payment that it takes back, so the two sides are swapped. If that side is missing, the
 * other one counts, provided its account is not the account of the statement. Some banks name only the counterparty.
 */
function counterpartyOf(
  detail: ElementRecord,
  direction: CreditDebitIndicator,
  isReversal: boolean,
  accountId: string | undefined,
): Counterparty {
  const likely: Side = (direction === 'Credit') !== isReversal ? 'Dbtr' : 'Cdtr';
  const found = partyOf(detail, likely);
  if (found.name !== undefined || found.account !== undefined) return found;
  const other: Side = likely === 'Dbtr' ? 'Cdtr' : 'Dbtr';
  const account = detail.all('RltdPties', `${other}Acct`, 'Id');
  if (account.length === 0 || accountId === undefined) return found;
  const elsewhere = partyOf(detail, other);
  return elsewhere.account === undefined || elsewhere.account === accountId ? found : elsewhere;
}

/** From version 8 on, the party is one element deeper. */
function partyOf(detail: ElementRecord, side: Side): Counterparty {
  return {
    name: detail.firstText(
      ['RltdPties', `Ultmt${side}`, 'Nm'],
      ['RltdPties', `Ultmt${side}`, 'Pty', 'Nm'],
      ['RltdPties', side, 'Nm'],
      ['RltdPties', side, 'Pty', 'Nm'],
      ['RltdPties', side, 'Agt', 'FinInstnId', 'Nm'],
    ),
    account: detail.firstText(
      ['RltdPties', `${side}Acct`, 'Id', 'IBAN'],
      ['RltdPties', `${side}Acct`, 'Id', 'Othr', 'Id'],
      ['RltdPties', `${side}Acct`, 'Id', 'PrtryAcct', 'Id'],
      ['RltdPties', `${side}Acct`, 'Id', 'BBAN'],
    ),
  };
}
