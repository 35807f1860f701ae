/** What a person should know of how the signs were found. */
import type { DraftAccount, DraftNote } from '../model/draft.js';
import type { ReadRow } from './readRow.js';
import type { SignFinding } from './signs.js';

const CARDS: ReadonlySet<string> = new Set(['CreditCard', 'ChargeCard', 'Loan', 'Mortgage']);

export function signNotes(
  accountId: string,
  rows: readonly ReadRow[],
  { check, firstBreak, assumed, isOwed }: SignFinding,
  ids: readonly string[],
  { balanceMeans, accountSubType }: DraftAccount,
): readonly DraftNote[] {
  const notes: DraftNote[] = [];
  const broken = firstBreak === undefined ? undefined : rows[firstBreak];
  if (check === 'differs' && broken !== undefined)
    notes.push({
      code: 'balance_differs',
      message: `The running balances do not follow from the amounts. The first that does not is of ${broken.day}: ${broken.draft.amount?.text}, balance ${broken.draft.balance?.text}`,
      accountId,
      region: broken.draft.region,
      transactionIds: [ids[firstBreak as number] as string],
    });
  if (isOwed && balanceMeans !== 'owed' && !CARDS.has(accountSubType ?? ''))
    notes.push({
      code: 'balance_owed',
      message:
        'The running balance falls with every credit and rises with every debit, so it is taken as money owed, as on a card; if it is none, credits and debits are the wrong way round',
      accountId,
      region: rows.find(({ balance }) => balance !== undefined)?.draft.region ?? null,
    });
  const [first] = assumed;
  if (first !== undefined)
    notes.push({
      code: 'sign_assumed',
      message: `Nothing tells whether ${assumed.length === 1 ? 'this row is a credit or a debit; it was' : `${assumed.length} rows are credits or debits; they were`} taken as a ${directionWord(rows, assumed)}`,
      accountId,
      region: rows[first]?.draft.region ?? null,
      transactionIds: assumed.map(place => ids[place] as string),
    });
  return notes;
}

function directionWord(rows: readonly ReadRow[], assumed: readonly number[]): string {
  return assumed.length === rows.length
    ? 'credit, as an amount without a minus is'
    : 'debit, as most rows are';
}
