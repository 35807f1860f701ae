/** A table of a file as accounts: its columns chosen, its records sorted, its rows given to the accounts that they name. */
import { fingerprintOf } from '../../../base/fingerprint.js';
import type { DraftAccount, DraftNote, DraftSkipped, Structure } from '../../model/draft.js';
import type { TransactionStatus } from '../../model/request.js';
import { accountsOf } from './accounts.js';
import { columnsOf } from './columns/choose.js';
import { alike, factDay, signsOf } from './decide.js';
import { layoutNotes, signNotes } from './notes.js';
import type { CsvOptions, ToldCsv } from './options.js';
import { classified } from './rows/classify.js';
import { placesOf } from './rows/places.js';
import type { RowTable } from './rows/row.js';
import { headingOf } from './rows/words.js';
import { isBlankRecord } from './table/cells.js';
import { factsOf } from './table/facts.js';
import type { Delimiter } from './table/records.js';
import type { Columns, Section } from './table/table.js';

export interface Drafts {
  readonly accounts: readonly DraftAccount[];
  readonly skipped: readonly DraftSkipped[];
  readonly structure: readonly Structure[];
  readonly notes: readonly DraftNote[];
}

export function draftsOf(
  section: Section,
  document: number,
  delimiter: Delimiter,
  told: ToldCsv,
  options: CsvOptions,
): Drafts {
  const columns = columnsOf(section, told.columns);
  const places = placesOf(columns);
  const table: RowTable = { layout: section.layout, columns, places, document };
  const width = section.header?.cells.length ?? section.roles?.length ?? usualWidth(section);
  const { rows, skipped, structure, tolerated } = classified(
    section.records,
    table,
    width,
    delimiter,
    headingOver(section),
  );
  const facts = factsOf(section.preamble);
  const like = section.layout ?? alike(told.banks);
  const signs = signsOf(section, rows, like, options);
  const region = (record: { readonly from: number; readonly to: number }) => ({
    document,
    from: record.from,
    to: record.to,
  });
  const common: Omit<DraftAccount, 'rows' | 'accountId'> = {
    document,
    layout: section.layout?.name,
    fallbackId: like?.name ?? unknownName(columns),
    countryCode: like?.country,
    currencyCode: undefined,
    accountSubType: like?.isCard === true ? 'CreditCard' : undefined,
    currentBalance: facts.currentBalance,
    availableBalance: facts.availableBalance,
    historyStart: factDay(facts.historyStart, rows, like, options),
    statementDate: factDay(facts.statementDate, rows, like, options),
    signs: columns.isSideAssumed && places.balance !== -1 ? 'unknown' : signs.signs,
    directionBasis: places.amount === -1 ? 'columns' : 'stated',
    dateOrder: like?.dateOrder,
  };
  const accounts = accountsOf(rows, common, facts.accountId, options);
  return {
    accounts,
    skipped: [
      ...section.preamble
        .filter(record => !facts.told.has(record) && !isBlankRecord(record))
        .map(record => ({
          region: region(record),
          reason: 'preamble' as const,
          message: 'The line stands over the transactions and is none',
        })),
      ...skipped,
    ],
    structure: [
      ...(section.header === undefined ? [] : [{ region: region(section.header), name: 'header' }]),
      ...[...facts.told].map(([record, name]) => ({ region: region(record), name })),
      ...section.preamble.filter(isBlankRecord).map(record => ({ region: region(record), name: 'blank' })),
      ...structure,
    ],
    notes: [
      ...layoutNotes(section, columns, told, region, options),
      ...signNotes(rows, columns, signs.byWords, accounts),
      ...tolerated.slice(0, 1).map(
        (record): DraftNote => ({
          code: 'syntax_tolerated',
          message: `${tolerated.length === 1 ? '1 line has' : `${tolerated.length} lines have`} quotes or delimiters that are out of place, and ${tolerated.length === 1 ? 'was read as it was' : 'were read as they were'} most likely meant`,
          region: region(record),
        }),
      ),
    ],
  };
}

/** Files with other columns come from other banks, so that their accounts have other names. */
function unknownName({ names }: Columns): string {
  return `csv-${fingerprintOf(names.map(name => name.toLowerCase()))
    .toString(16)
    .padStart(14, '0')
    .slice(-6)}`;
}

/** What the lines over the table say that its rows are. */
function headingOver({ preamble }: Section): TransactionStatus {
  return preamble.map(({ cells }) => headingOf(cells)).findLast(heading => heading !== undefined) ?? 'Booked';
}

function usualWidth({ records }: Section): number {
  const counts = new Map<number, number>();
  for (const { cells } of records.slice(0, 300))
    counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best), [0, 0] as const)[0];
}
