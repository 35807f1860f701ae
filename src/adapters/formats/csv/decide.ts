/** What is decided on a whole table: how its signs read, and which days stand over it. */
import type { DraftSigns } from '../../model/draft.js';
import { readDateText } from '../../values/dateText.js';
import { dayMeant } from '../../values/day.js';
import type { Layout } from './layouts/layout.js';
import type { CsvOptions } from './options.js';
import type { KeyedRow } from './rows/classify.js';
import { signsByWords, type WordedSigns } from './rows/signVote.js';
import type { Section } from './table/table.js';

/** What all layouts of the bank that the caller named have in common, where none of them is the file's. */
export function alike(banks: readonly Layout[]): Layout | undefined {
  const [first, ...others] = banks;
  const isAlike = others.every(
    ({ isReversed, isCard, country }) =>
      isReversed === first?.isReversed && isCard === first.isCard && country === first.country,
  );
  return isAlike ? first : undefined;
}

export function signsOf(
  { layout }: Section,
  rows: readonly KeyedRow[],
  like: Layout | undefined,
  options: CsvOptions,
): { readonly signs: DraftSigns; readonly byWords: WordedSigns } {
  if (options.signs !== undefined) return { signs: options.signs, byWords: 'written' };
  if (like?.isReversed === true) return { signs: 'reversed', byWords: 'written' };
  if (layout !== undefined) return { signs: 'written', byWords: 'written' };
  const isStated = rows.some(({ row }) => row.amount?.direction !== undefined || row.balance !== undefined);
  const byWords = isStated
    ? 'written'
    : signsByWords(
        rows.map(({ row }) => ({
          amount: row.amount?.text ?? '',
          text: `${row.narrative ?? ''} ${row.payee ?? ''}`,
        })),
      );
  return { signs: byWords === 'reversed' ? 'reversed' : 'unknown', byWords };
}

/** A day over the table, if it is clear which day it is: the rows may write theirs in another way. */
export function factDay(
  text: string | undefined,
  rows: readonly KeyedRow[],
  like: Layout | undefined,
  options: CsvOptions,
): string | undefined {
  const date = text === undefined ? undefined : readDateText(text);
  if (date?.kind !== 'numbers') return text;
  const rowDate = rows.map(({ row }) => row.date).find(each => each !== undefined);
  if (rowDate !== undefined && readDateText(rowDate)?.kind === 'numbers') return text;
  const order = options.dateOrder ?? like?.dateOrder;
  return order === undefined ? undefined : dayMeant(date, order, undefined);
}
