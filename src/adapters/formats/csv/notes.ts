/** What a person should know of how the columns of a file were found. */
import { quoted } from '../../../base/shown.js';
import type { DraftAccount, DraftNote, Region } from '../../model/draft.js';
import type { CsvOptions, ToldCsv } from './options.js';
import type { KeyedRow } from './rows/classify.js';
import type { WordedSigns } from './rows/signVote.js';
import type { CsvRecord } from './table/records.js';
import type { Columns, Section } from './table/table.js';

export function layoutNotes(
  { layout, header, records }: Section,
  { roles, names }: Columns,
  told: ToldCsv,
  region: (record: CsvRecord) => Region,
  { bank }: CsvOptions,
): readonly DraftNote[] {
  if (layout !== undefined || told.columns.length > 0) return [];
  const found = roles.flatMap((role, index) =>
    role === undefined ? [] : [`${role} from ${quoted((names[index] as string).slice(0, 40))}`],
  );
  const known =
    told.banks.length === 0 && bank !== undefined ? `No layout of ${quoted(bank)} is known. ` : '';
  const first = header ?? records[0];
  const message = `${known}The layout of the file is not one of those known, so its columns were found from names and values: ${found.join(', ')}`;
  return [{ code: 'layout_guessed', message, region: first === undefined ? null : region(first) }];
}

export function signNotes(
  rows: readonly KeyedRow[],
  { roles, names, isSideAssumed }: Columns,
  byWords: WordedSigns,
  accounts: readonly DraftAccount[],
): readonly DraftNote[] {
  const region = rows[0]?.row.region ?? null;
  const notes: DraftNote[] = [];
  if (byWords === 'reversed')
    notes.push({
      code: 'sign_assumed',
      message:
        'No balance proves the signs. Purchases have no minus and refunds do, by their wording, so a minus was read as money in; set signs or bank to say it',
      region,
    });
  if (byWords === 'doubtful')
    notes.push({
      code: 'sign_assumed',
      message:
        'No balance proves the signs. A minus was read as money out, but the wording of a row says that it may be money in, as on a card; set signs or bank to say it',
      region,
    });
  const isProved = accounts.some(({ rows: own }) => own.some(({ balance }) => balance !== undefined));
  if (isSideAssumed && !isProved)
    notes.push({
      code: 'sign_assumed',
      message: `Nothing tells which of two columns holds the debits; ${quoted(names[roles.indexOf('debit')] as string)}, which has more values, was taken`,
      region,
    });
  return notes;
}
