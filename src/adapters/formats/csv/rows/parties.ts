/** Who the other party of a payment is, where a row names both: the one that is not the holder of the account. */
import type { CreditDebitIndicator } from '../../../model/request.js';
import { readAmount } from '../../../values/amount.js';
import type { CsvRecord } from '../table/records.js';
import type { Places } from './places.js';
import type { RecordMoney } from './recordMoney.js';

/** Who asks for money by a charge or a request is paid by the other one. */
const ASKED = /^(?:charge|request|payment request)\b/i;

/** The column of the other party: `from`, `to`, or -1 where both are the holder or the row names nobody. */
export type OtherParty = (record: CsvRecord, money: RecordMoney['money']) => number;

/** The holder is who is named in almost every row, mostly as the payer of debits and the payee of credits. */
export function otherPartyOf(
  records: readonly CsvRecord[],
  moneys: readonly RecordMoney['money'][],
  { from, to, type }: Places,
): OtherParty {
  if (from === -1) return () => -1;
  const nameIn = ({ cells }: CsvRecord, place: number) => (cells[place] ?? '').toLowerCase();
  /** Whether the holder stands in `from`. */
  const isPaying = ({ cells }: CsvRecord, money: RecordMoney['money']) =>
    money !== undefined && (directionOf(money) === 'Debit') !== ASKED.test(cells[type] ?? '');
  const counts = new Map<string, { rows: number; votes: number }>();
  let named = 0;
  for (const [index, record] of records.entries()) {
    const names = [nameIn(record, from), nameIn(record, to)] as const;
    if (names[0] === '' && names[1] === '') continue;
    named++;
    const own = isPaying(record, moneys[index]) ? names[0] : names[1];
    for (const name of new Set(names)) {
      const count = counts.get(name) ?? { rows: 0, votes: 0 };
      counts.set(name, { rows: count.rows + 1, votes: count.votes + (name === own ? 1 : 0) });
    }
  }
  counts.delete('');
  let holder: string | undefined;
  let best = { rows: 0, votes: 0 };
  for (const [name, count] of counts)
    if (count.rows > best.rows || (count.rows === best.rows && count.votes > best.votes))
      [holder, best] = [name, count];
  if (best.rows * 10 < named * 9) holder = undefined;
  return (record, money) => {
    const [payer, payee] = [nameIn(record, from), nameIn(record, to)];
    const isPayer = payer !== '' && payer !== holder;
    const isPayee = payee !== '' && payee !== holder;
    if (isPayer && isPayee) return isPaying(record, money) ? to : from;
    return isPayer ? from : isPayee ? to : -1;
  };
}

function directionOf({ text, direction, hint }: NonNullable<RecordMoney['money']>): CreditDebitIndicator {
  return direction ?? hint ?? (readAmount(text)?.isNegative === true ? 'Debit' : 'Credit');
}
