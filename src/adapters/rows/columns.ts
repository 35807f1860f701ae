/** Decides what the columns of an account show together: the order of its dates, its decimal mark and its time zone. */

import { quoted } from '../../base/shown.js';
import { numericDatesIn, timeZoneIn } from '../../countries/facts.js';
import type { DraftAccount, DraftNote, DraftRow } from '../model/draft.js';
import type { AdapterOptions } from '../model/options.js';
import type { CountryCode } from '../model/request.js';
import { dateOrderOf } from '../values/dateOrder.js';
import { dateReader, type WrittenDate } from '../values/dateText.js';
import { dayMeant, isInstant } from '../values/day.js';
import { decimalMarkOf } from '../values/decimalMark.js';
import type { Columns } from './readRow.js';

export interface ColumnFinding {
  readonly columns: Columns;
  readonly notes: readonly DraftNote[];
}

export function columnsOf(
  account: DraftAccount,
  accountId: string,
  country: CountryCode | undefined,
  options: AdapterOptions,
): ColumnFinding {
  const dated = datedRows(account);
  const dates = dated.map(({ date }) => date);
  const known = options.dateOrder ?? account.dateOrder;
  const { order, isAmbiguous, onlyDayFirst, onlyMonthFirst } = dateOrderOf(
    dates,
    known,
    numericDatesIn(country),
  );
  const notes: DraftNote[] = [];
  const noteAt = (code: DraftNote['code'], message: string, shows: (date: WrittenDate) => boolean) =>
    notes.push({
      code,
      message,
      accountId,
      region: dated[dates.findIndex(shows)]?.row.region ?? null,
    });
  if (isAmbiguous) {
    const { first, second } = dates.find(
      date => date.kind === 'numbers' && date.first !== date.second,
    ) as WrittenDate;
    noteAt(
      'ambiguous_date_order',
      order === 'year-first'
        ? 'The dates are few and begin with a day or a year, and were read year first; set dateOrder to say which it is'
        : `Every date fits both day first and month first, so ${first}/${second} was read ${words(order)}; set dateOrder to say which it is`,
      date => date.kind === 'numbers' && date.first !== date.second,
    );
  }
  if (onlyDayFirst > 0 && onlyMonthFirst > 0)
    noteAt(
      'mixed_date_orders',
      `${onlyDayFirst} dates are possible only day first and ${onlyMonthFirst} only month first; all were read ${words(order)}`,
      date => dayMeant(date, order, undefined) === undefined,
    );
  const timeZone = options.timeZone ?? timeZoneIn(country);
  const hasInstants = dates.some(isInstant);
  if (hasInstants && timeZone === undefined)
    noteAt(
      'time_zone_unknown',
      'The dates are instants in UTC and no time zone is known, so the days of UTC were taken; set timeZone, such as America/New_York',
      isInstant,
    );
  const { decimalMark, notes: markNotes } = decimalMarkIn(account, accountId);
  return {
    columns: {
      dateOrder: order,
      timeZone: hasInstants ? timeZone : undefined,
      decimalMark,
      isMinusIdle: account.minusIs === 'idle',
    },
    notes: [...notes, ...markNotes],
  };
}

function datedRows({ rows }: DraftAccount) {
  const dateOf = dateReader();
  const dated: { readonly row: DraftRow; readonly date: WrittenDate }[] = [];
  for (const row of rows) {
    const date = row.date === undefined ? undefined : dateOf(row.date);
    if (date !== undefined) dated.push({ row, date });
  }
  return dated;
}

function decimalMarkIn(
  { decimalMark, rows }: DraftAccount,
  accountId: string,
): Pick<Columns, 'decimalMark'> & Pick<ColumnFinding, 'notes'> {
  if (decimalMark !== undefined) return { decimalMark, notes: [] };
  const amounts = rows.flatMap(({ amount }) => (amount === undefined ? [] : [amount.text]));
  const { mark, ambiguous } = decimalMarkOf(amounts);
  if (ambiguous === undefined) return { decimalMark: mark, notes: [] };
  const note: DraftNote = {
    code: 'ambiguous_decimal_mark',
    message: `${quoted(ambiguous)} and the other amounts were read as thousands, though a decimal comma fits too`,
    accountId,
    region: rows.find(({ amount }) => amount?.text === ambiguous)?.region ?? null,
  };
  return { decimalMark: mark, notes: [note] };
}

function words(order: string): string {
  return order.replace('-', ' ');
}
