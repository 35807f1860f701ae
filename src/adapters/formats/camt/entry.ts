/** One entry (Ntry) as draft rows: one for each detail that has an amount, else one for the entry. */
import { quoted } from '../../../base/shown.js';
import type { TagElement } from '../../markup/node.js';
import { ElementRecord, regionOf } from '../../markup/record.js';
import type { Claims } from '../../markup/sweep.js';
import type { DraftNote, DraftRow, DraftSkipped } from '../../model/draft.js';
import { dateOf, directionOf, isKnownStatus, statusOf } from './codes.js';
import { type Detail, detailsOf } from './details.js';
import { counterpartyOf } from './parties.js';
import { type SidedAmount, shownUnits, sumOf, unitsOf } from './sums.js';
import { joined, merchantCategoryOf, remittanceOf } from './texts.js';

export interface ReadEntry {
  readonly rows: readonly DraftRow[];
  readonly skipped: readonly DraftSkipped[];
  readonly notes: readonly DraftNote[];
  /** What the entry moves on the account; undefined where it does not tell. */
  readonly amount: (SidedAmount & { readonly isBooked: boolean }) | undefined;
}

/** Words that stand where an id is missing. */
const NO_REFERENCE = new Set(['NONREF', 'NOTPROVIDED', 'NONE', 'NOTAVAILABLE']);

export function readEntry(
  element: TagElement,
  document: number,
  claims: Claims,
  accountId: string | undefined,
): ReadEntry {
  const entry = new ElementRecord(element, document);
  const [amountElement] = entry.all('Amt');
  const text = entry.text('Amt') ?? '';
  const currency = amountElement?.attributes?.['Ccy'];
  const direction = directionOf(entry.text('CdtDbtInd'));
  if (direction === undefined) {
    claims.read(element);
    const message = 'CdtDbtInd must be CRDT or DBIT';
    return {
      rows: [],
      skipped: [{ region: entry.region, reason: 'no_direction', message }],
      notes: [],
      amount: undefined,
    };
  }
  const code = entry.firstText(['Sts', 'Cd'], ['Sts'], ['Sts', 'Prtry']);
  const status = statusOf(code);
  const isReversal = entry
    .all('RvslInd')
    .some(({ children: [text] }) => text?.kind === 'text' && isTrue(text.text));
  const reference = referenceIn(entry, ['AcctSvcrRef']);
  const common = {
    date: dateOf(entry.firstText(['BookgDt', 'Dt'], ['BookgDt', 'DtTm'], ['ValDt', 'Dt'], ['ValDt', 'DtTm'])),
    valueDate: dateOf(entry.firstText(['ValDt', 'Dt'], ['ValDt', 'DtTm'])),
    status,
    ...codesOf(entry),
  };
  const wording = entry.text('AddtlNtryInf');
  const entryAmount = { text, direction, currency };
  const details = detailsOf(entry, direction, currency);
  const [only] = details;
  const amounts = details.map(({ amount }) => amount);
  const sum = amounts.every(amount => amount !== undefined) ? sumOf(amounts) : undefined;
  const notes = [...statusNotes(entry, code), ...sumNotes(entry, entryAmount, details, sum)];
  const finished = { skipped: [], notes, amount: { text, direction, isBooked: status === 'Booked' } };
  const parts = (detail: Detail) => {
    const other = counterpartyOf(detail.record, detail.direction, isReversal, accountId);
    return {
      payee: other.name,
      payeeAccount: other.account,
      reference: remittanceOf(detail.record),
      additional: joined([detail.record.text('AddtlTxInf'), wording]),
      merchantCategoryCode: merchantCategoryOf(detail.record),
      ...codesOf(detail.record),
    };
  };
  if (details.length < 2 || sum === undefined) {
    claims.read(element);
    if (details.length === 1 && only !== undefined) {
      entry.take(only.record.element);
      const row = {
        region: entry.region,
        id: reference ?? idOf(only, undefined, 0),
        ...common,
        amount: entryAmount,
        ...parts(only),
      };
      return { rows: [{ ...row, other: { ...entry.rest(), ...only.record.rest() } }], ...finished };
    }
    const row = { region: entry.region, id: reference, ...common, amount: entryAmount, narrative: wording };
    return { rows: [{ ...row, other: entry.rest() }], ...finished };
  }
  for (const { record } of details) {
    claims.read(record.element);
    entry.take(record.element);
  }
  nameAround(element, claims);
  const around = entry.rest();
  const rows = details.map((detail, index): DraftRow => {
    const row = {
      region: detail.record.region,
      id: idOf(detail, reference, index),
      ...common,
      amount: { text: detail.amount?.text ?? '', direction: detail.direction, currency },
      ...parts(detail),
    };
    return { ...row, other: { ...detail.record.rest(), Ntry: around } };
  });
  return { rows, ...finished };
}

/** What of an entry stands around its details. */
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
  const message = `The status ${quoted(code ?? '')} is not known, so the entry is pending`;
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
