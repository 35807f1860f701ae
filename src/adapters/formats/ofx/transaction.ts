/** Reads one STMTTRN, one STMTTRNP of the pending list, or one LOANSTMTTRN of a loan, as a draft row. */
import type { TagElement } from '../../markup/node.js';
import { ElementRecord } from '../../markup/record.js';
import type { DraftRow } from '../../model/draft.js';
import { isKindOfPayment } from '../../rows/kindOfPayment.js';
import { withoutOwnAmount } from '../../rows/ownAmount.js';
import type { WrittenDate } from '../../values/dateText.js';

/** A row, and what OFX says about its corrections and its sign. */
export interface OfxRow {
  readonly element: TagElement;
  readonly row: DraftRow;
  readonly type: string | undefined;
  readonly fitId: string | undefined;
  /** The FITID of an earlier row that this one replaces or deletes. */
  readonly corrects: { readonly fitId: string; readonly isDeleted: boolean } | undefined;
}

/** The day of booking, or what comes nearest to it. */
const DATES = [['DTPOSTED'], ['DTTRAN'], ['DTUSER'], ['DTAVAIL']];
const NAMES = [['PAYEE', 'NAME'], ['EXTDNAME'], ['NAME']];

interface Setting {
  readonly document: number;
  readonly isCard: boolean;
  readonly isPending: boolean;
  /** The sub-account of an investment account (SUBACCTFUND). */
  readonly fund: string | undefined;
  readonly readDate: (text: string) => WrittenDate | undefined;
}

export function readTransaction(
  element: TagElement,
  { document, isCard, isPending, fund, readDate }: Setting,
): OfxRow {
  const record = new ElementRecord(element, document);
  const ofLoan = record.text('LOANTRNTYPE')?.toUpperCase();
  const code = record.text('TRNTYPE')?.toUpperCase() ?? ofLoan;
  const type = ofLoan === undefined ? code : `LOAN ${ofLoan}`;
  const fitId = record.text('FITID');
  const correctFitId = record.text('CORRECTFITID');
  const action = record.text('CORRECTACTION')?.toUpperCase();
  const amount = amountOf(record);
  const row: DraftRow = {
    region: record.region,
    id: fitId,
    date: dateOf(record.firstText(...DATES), readDate),
    valueDate: dateOf(record.text('DTAVAIL'), readDate),
    amount,
    status: isPending || type === 'HOLD' ? 'Pending' : undefined,
    ...textsOf(record, type, amount?.text),
    payeeAccount: record.firstText(
      ['BANKACCTTO', 'ACCTID'],
      ['CCACCTTO', 'ACCTID'],
      ['LOANACCTTO', 'LOANACCTID'],
    ),
    merchantCategoryCode: isCard || type === 'POS' ? categoryOf(record) : undefined,
    proprietaryTransactionCode: code === undefined ? undefined : { code, issuer: 'OFX' },
    other: fund === undefined ? record.rest() : { ...record.rest(), SUBACCTFUND: fund },
  };
  return {
    element,
    row,
    type,
    fitId,
    corrects:
      correctFitId === undefined || correctFitId === fitId
        ? undefined
        : { fitId: correctFitId, isDeleted: action === 'DELETE' },
  };
}

function amountOf(record: ElementRecord): DraftRow['amount'] {
  const text = record.text('TRNAMT');
  // CURRENCY says in which currency the amount is; ORIGCURRENCY only what it was before the bank turned it into its own.
  return text === undefined
    ? undefined
    : { text, currency: record.text('CURRENCY', 'CURSYM')?.toUpperCase() };
}

function textsOf(
  record: ElementRecord,
  type: string | undefined,
  amount: string | undefined,
): Pick<DraftRow, 'narrative' | 'payee' | 'additional'> {
  const name = withoutOwnAmount(record.firstText(...NAMES), amount);
  const memo = withoutOwnAmount(record.text('MEMO'), amount);
  const check = record.text('CHECKNUM');
  if (name === undefined && memo === undefined)
    return { narrative: [wordsOfType(type), check].filter(text => text !== undefined).join(' ') };
  if (name !== undefined && isCutWording(name, memo)) return { narrative: memo, additional: memo };
  if (name !== undefined && isKindOfPayment(name))
    return { narrative: memo === undefined ? name : together(name, memo), additional: memo };
  return { payee: name, additional: memo };
}

/** Of two texts of which one has the words of the other, that one is enough. */
function together(name: string, memo: string): string {
  const [short, long] = [name, memo].map(
    text => ` ${(text.toUpperCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `,
  ) as [string, string];
  if (long.includes(short)) return memo;
  return short.includes(long) ? name : `${name} ${memo}`;
}

/** The code is a SIC code by the specification, and where banks fill it in, the card's merchant category code. */
function categoryOf(record: ElementRecord): string | undefined {
  return record.text('SIC');
}

/** If the time behind a date cannot be read, the date still counts. */
function dateOf(text: string | undefined, readDate: Setting['readDate']): string | undefined {
  if (text === undefined || readDate(text) !== undefined) return text;
  const day = /^\d{8}(?=\D|\d{4}(?:\d{2})?(?!\d))/.exec(text)?.[0];
  return day !== undefined && readDate(day) !== undefined ? day : text;
}

/** NAME has room for 32 characters. A longer text is cut off there. */
const ROOM = 32;

/** MEMO repeats the wording that NAME had no room for, so NAME is the bank's wording and names nobody. */
function isCutWording(name: string, memo: string | undefined): boolean {
  return memo !== undefined && name.length >= ROOM - 1 && memo.length > name.length && memo.startsWith(name);
}

/** What the types of transactions are called, for rows without any text. Source: OFX 2.3, section 11.4.4.3. */
const WORDS: Readonly<Record<string, string>> = {
  INT: 'INTEREST',
  DIV: 'DIVIDEND',
  FEE: 'FEE',
  SRVCHG: 'SERVICE CHARGE',
  DEP: 'DEPOSIT',
  ATM: 'ATM',
  POS: 'POINT OF SALE',
  XFER: 'TRANSFER',
  CHECK: 'CHECK',
  PAYMENT: 'ELECTRONIC PAYMENT',
  CASH: 'CASH WITHDRAWAL',
  DIRECTDEP: 'DIRECT DEPOSIT',
  DIRECTDEBIT: 'DIRECT DEBIT',
  REPEATPMT: 'REPEATING PAYMENT',
  HOLD: 'HOLD',
};

function wordsOfType(type: string | undefined): string | undefined {
  return type?.startsWith('LOAN ') === true ? type : WORDS[type ?? ''];
}
