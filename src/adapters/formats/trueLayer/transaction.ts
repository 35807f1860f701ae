/** One transaction of TrueLayer as a draft row. */
import { moneyAt, unsigned } from '../../json/money.js';
import type { JsonRecord } from '../../json/record.js';
import type { DraftRow } from '../../model/draft.js';
import type { CreditDebitIndicator } from '../../model/request.js';

const DIRECTIONS: Readonly<Record<string, CreditDebitIndicator>> = { CREDIT: 'Credit', DEBIT: 'Debit' };
/** Categories that do not say how the money moved. */
const SILENT = ['CREDIT', 'DEBIT', 'OTHER', 'UNKNOWN', 'CORRECTION'];
/** The codes that British banks print are this short: DEB, FPO, D/D, ))). */
const LONGEST_CODE = 4;

export function readTransaction(record: JsonRecord, isPending: boolean): DraftRow {
  // The word is right for accounts and cards alike; the minus is not, as purchases by card have none.
  const direction = DIRECTIONS[record.text('transaction_type')?.toUpperCase() ?? ''];
  const money = moneyAt(record, ['amount'], ['currency']);
  const row: DraftRow = {
    region: record.region,
    // TrueLayer's own id may change from one answer to the next.
    id: record.firstText(['normalised_provider_transaction_id'], ['transaction_id']),
    date: record.text('timestamp'),
    amount: direction === undefined ? money : { text: '', ...unsigned(money), direction },
    status: isPending || isPendingIn(record) ? 'Pending' : 'Booked',
    narrative: record.text('description'),
    payee: record.text('meta', 'counter_party_preferred_name'),
    merchant: record.firstText(['merchant_name'], ['meta', 'provider_merchant_name']),
    payeeAccount: record.text('meta', 'counter_party_iban'),
    reference: record.text('meta', 'provider_reference'),
    proprietaryTransactionCode: { code: codeOf(record), issuer: undefined },
    balance: moneyAt(record, ['running_balance', 'amount'], ['running_balance', 'currency']),
  };
  return { ...row, other: record.rest() };
}

/** The bank's own code where it is one, else the kind of payment that TrueLayer made of it. */
function codeOf(record: JsonRecord): string | undefined {
  const own =
    peek(record, 'meta', 'provider_transaction_category') ?? peek(record, 'meta', 'provider_category');
  const kind = peek(record, 'transaction_category');
  if (own !== undefined && own.length <= LONGEST_CODE) return own;
  return kind === undefined || SILENT.includes(kind.toUpperCase()) ? own : kind;
}

function isPendingIn(record: JsonRecord): boolean {
  return [peek(record, 'status'), peek(record, 'meta', 'status')].some(
    status => status?.toUpperCase() === 'PENDING',
  );
}

/** Both codes stay in `other`, as they are two tellings of one thing. */
function peek(record: JsonRecord, ...path: readonly string[]): string | undefined {
  const node = record.at(...path);
  return node?.kind === 'string' && node.text.trim() !== '' ? node.text.trim() : undefined;
}
