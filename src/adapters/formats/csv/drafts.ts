/** Makes accounts of a table: chooses its columns, sorts its records, and gives its rows to the accounts that they name. */
import { fingerprintOf } from '../../../base/fingerprint.js';
import { groupedBy } from '../../../base/grouped.js';
import { quoted } from '../../../base/shown.js';
import { COUNTRY_FACTS } from '../../../countries/facts.js';
import type {
  DraftAccount,
  DraftNote,
  DraftRow,
  DraftSigns,
  DraftSkipped,
  Region,
  Structure,
} from '../../model/draft.js';
import type { TransactionStatus } from '../../model/request.js';
import { isDamaged } from '../../values/amount.js';
import { readDateText } from '../../values/dateText.js';
import { dayMeant } from '../../values/day.js';
import { columnsOf } from './columns/choose.js';
import { countryOfRows } from './columns/currency.js';
import { layoutByContent } from './layouts/byContent.js';
import type { Layout } from './layouts/layout.js';
import { layoutOfHeader } from './layouts/match.js';
import type { CsvOptions, GivenCsv } from './options.js';
import { classified, type KeyedRow } from './rows/classify.js';
import { type Places, placesOf } from './rows/places.js';
import type { RowTable } from './rows/row.js';
import { areUnsigned, hintsOf, signsByWords, type WordedSigns } from './rows/signVote.js';
import { inPence, pointNotes } from './rows/uncertainFigures.js';
import { headingOf } from './rows/words.js';
import { isBlankRecord } from './table/cells.js';
import type { CsvRecord, Delimiter } from './table/records.js';
import type { Columns, Section } from './table/table.js';
import { type Facts, factsOf } from './table/tableFacts.js';

export interface Drafts {
  readonly accounts: readonly DraftAccount[];
  readonly skipped: readonly DraftSkipped[];
  readonly structure: readonly Structure[];
  readonly notes: readonly DraftNote[];
}

export function draftsOf(
  found: Section,
  document: number,
  delimiter: Delimiter,
  given: GivenCsv,
  options: CsvOptions,
): Drafts {
  const facts = factsOf(found.preamble);
  const { section, columns, places, isShown } = tableOf(found, facts, given, options);
  const table: RowTable = { layout: section.layout, columns, places, document };
  const width = section.header?.cells.length ?? section.roles?.length ?? usualWidth(section);
  const {
    rows: sorted,
    skipped,
    structure,
    tolerated,
  } = classified(section.records, table, width, delimiter, headingOver(section));
  const { rows: written, notes: penceNotes } = inPence(sorted);
  const like = section.layout ?? alike(given.banks);
  const rows =
    section.layout === undefined && options.signs === undefined ? withHints(written, columns) : written;
  const signs = signsOf(section, rows, like, options);
  const region: RegionOf = ({ from, to }) => ({ document, from, to });
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
    signs: signsByColumns(columns, places) ?? signs.signs,
    directionBasis: places.amount === -1 ? 'columns' : 'stated',
    dateOrder: like?.dateOrder,
  };
  const accounts = accountsOf(rows, common, facts.accountId, options);
  return {
    accounts,
    skipped: [...skippedOver(section, facts, region), ...skipped],
    structure: [...structureOver(section, facts, region), ...structure],
    notes: [
      ...layoutNotes(section, columns, given, region, options),
      ...(isShown ? [byContentNote(section, region)] : []),
      ...signNotes(rows, columns, signs.byWords, accounts),
      ...toleratedNotes(tolerated, region),
      ...damagedNotes(rows),
      ...penceNotes,
      ...pointNotes(rows),
    ],
  };
}

/** The table without the layout of a bank whose country's money its rows are not in. Undefined where nothing speaks against the layout. */
function ofAnotherBank(section: Section, places: Places, { layouts, banks }: GivenCsv): Section | undefined {
  const { layout, header, records } = section;
  if (layout?.country === undefined || banks.includes(layout)) return undefined;
  const amounts = [places.amount, places.debit, places.credit].filter(place => place !== -1);
  const country = countryOfRows(records, amounts, places, places.currencyAbove);
  if (country === undefined || country === layout.country) return undefined;
  const possible = layouts.filter(each => each.country === undefined || each.country === country);
  const match = header && layoutOfHeader(header, possible, each => banks.includes(each));
  return { ...section, layout: match?.layout, roles: match?.roles };
}

interface ReadTable {
  readonly section: Section;
  readonly columns: Columns;
  readonly places: Places;
  /** The layout was found by the rows, where the header shows none. */
  readonly isShown: boolean;
}

function tableOf(found: Section, facts: Facts, given: GivenCsv, options: CsvOptions): ReadTable {
  const told = options.currency ?? (options.country && COUNTRY_FACTS[options.country].currency);
  const readAs = (as: Section) => {
    const columns = columnsOf(as, given.columns, told);
    return { section: as, columns, places: placesOf(columns, facts.currency) };
  };
  const shown = shownByContent(found, told, given, options);
  const first = readAs(shown ?? found);
  const another = ofAnotherBank(first.section, first.places, given);
  const read = another === undefined ? first : readAs(another);
  return { ...read, isShown: read.section === shown };
}

/** The table with the layout that its rows show. Undefined where they show none, and where the caller says how to read it. */
function shownByContent(
  found: Section,
  told: string | undefined,
  { layouts, banks, columns }: GivenCsv,
  { bank, signs, dateOrder }: CsvOptions,
): Section | undefined {
  const isTold =
    bank !== undefined || columns.length > 0 || signs === 'reversed' || dateOrder === 'month-first';
  if (found.layout !== undefined || banks.length > 0 || isTold) return undefined;
  const match = layoutByContent(found, layouts, told);
  return match && { ...found, ...match };
}

function byContentNote({ layout, header, records }: Section, region: RegionOf): DraftNote {
  const first = header ?? records[0];
  return {
    code: 'layout_guessed',
    message: `The file names no bank. By its columns and wordings it was read as a file of ${layout?.bank}; set bank if it is another's`,
    region: first === undefined ? null : region(first),
  };
}

/** Files with other columns come from other banks, so their accounts get other names. */
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

// The lines over the table: what they tell, and those that tell nothing.

type RegionOf = (record: CsvRecord) => Region;

function skippedOver({ preamble }: Section, { factNames }: Facts, region: RegionOf): DraftSkipped[] {
  return preamble
    .filter(record => !factNames.has(record) && !isBlankRecord(record))
    .map(record => ({
      region: region(record),
      reason: 'preamble',
      message: 'The line stands over the transactions and is none',
    }));
}

function structureOver({ preamble, header }: Section, { factNames }: Facts, region: RegionOf): Structure[] {
  return [
    ...(header === undefined ? [] : [{ region: region(header), name: 'header' }]),
    ...[...factNames].map(([record, name]) => ({ region: region(record), name })),
    ...preamble.filter(isBlankRecord).map(record => ({ region: region(record), name: 'blank' })),
  ];
}

// What is decided on a whole table: how its signs read, and which days stand over it.

/** What all layouts of the named bank have in common, for a file that has none of these layouts. */
function alike(banks: readonly Layout[]): Layout | undefined {
  const [first, ...others] = banks;
  const isAlike = others.every(
    ({ isReversed, isCard, country }) =>
      isReversed === first?.isReversed && isCard === first.isCard && country === first.country,
  );
  return isAlike ? first : undefined;
}

function signsOf(
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

/** Where names do not tell which column has the debits, a balance is to decide it. The wording is believed where there is none. */
function signsByColumns({ sides }: Columns, { balance }: Places): DraftSigns | undefined {
  if (sides === 'told') return undefined;
  if (balance !== -1) return 'unknown';
  return sides === 'worded' ? 'written' : undefined;
}

/** Adds what the kinds and the wording of the payments suggest, where no amount shows a direction. */
function withHints(rows: readonly KeyedRow[], { names }: Columns): readonly KeyedRow[] {
  const drafts = rows.map(({ row }) => row);
  if (!areUnsigned(drafts)) return rows;
  const isOfCard = names.some(name => /\b(?:merchant|card)\b/i.test(name));
  const hints = hintsOf(drafts, isOfCard ? 'Debit' : undefined);
  return rows.map(({ row, key, hint }, index) => ({
    key,
    hint,
    row: { ...row, amount: row.amount && { ...row.amount, hint: row.amount.hint ?? hint ?? hints[index] } },
  }));
}

/** A day in the lines above the table, if it is clear which day it is. The rows may write theirs differently. */
function factDay(
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

// What a person should know of how the columns of a file were found.

function layoutNotes(
  { layout, header, records }: Section,
  { roles, names, left }: Columns,
  given: GivenCsv,
  region: RegionOf,
  { bank }: CsvOptions,
): readonly DraftNote[] {
  if (layout !== undefined || given.columns.length > 0) return [];
  const found = roles.flatMap((role, index) =>
    role === undefined ? [] : [`${role} from ${quoted((names[index] as string).slice(0, 40))}`],
  );
  const known =
    given.banks.length === 0 && bank !== undefined ? `No layout of ${quoted(bank)} is known. ` : '';
  const first = header ?? records[0];
  const listed = (places: readonly number[]) =>
    places.map(place => quoted((names[place] as string).slice(0, 40))).join(', ');
  const unused = [
    ...(left.figures.length === 0 ? [] : [`the figures in ${listed(left.figures)}`]),
    ...(left.texts.length === 0 ? [] : [`the texts in ${listed(left.texts)}`]),
  ];
  const rest = unused.length === 0 ? '' : `. Not taken: ${unused.join(', and ')}`;
  const message = `${known}The layout of the file is not one of those known, so its columns were found from names and values: ${found.join(', ')}${rest}`;
  return [{ code: 'layout_guessed', message, region: first === undefined ? null : region(first) }];
}

function toleratedNotes(tolerated: readonly CsvRecord[], region: RegionOf): readonly DraftNote[] {
  const [first] = tolerated;
  if (first === undefined) return [];
  const message =
    tolerated.length === 1
      ? '1 line has quotes or delimiters that are out of place, and was read as it was most likely meant'
      : `${tolerated.length} lines have quotes or delimiters that are out of place, and were read as they were most likely meant`;
  return [{ code: 'syntax_tolerated', message, region: region(first) }];
}

function damagedNotes(rows: readonly KeyedRow[]): readonly DraftNote[] {
  const found = rows.filter(
    ({ row }) => isDamaged(row.amount?.text ?? '') || isDamaged(row.balance?.text ?? ''),
  );
  const [first] = found;
  if (first === undefined) return [];
  const message = `${found.length === 1 ? '1 row has a sign of a currency that is' : `${found.length} rows have signs of a currency that are`} damaged, most likely a pound sign; the figures were read`;
  return [{ code: 'syntax_tolerated', message, region: first.row.region }];
}

function signNotes(
  rows: readonly KeyedRow[],
  { roles, names, sides }: Columns,
  byWords: WordedSigns,
  accounts: readonly DraftAccount[],
): readonly DraftNote[] {
  const region = rows[0]?.row.region ?? null;
  const notes: DraftNote[] = [];
  const isProved = accounts.some(({ rows: own }) => own.some(({ balance }) => balance !== undefined));
  if (byWords === 'reversed' || (sides === 'worded' && !isProved))
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
  // Where both parties are named, they show the signs.
  if (byWords === 'unproven' && !roles.includes('from'))
    notes.push({
      code: 'sign_assumed',
      message:
        'No balance proves the signs, and neither does the wording of the rows. A minus was read as money out; set signs or bank to say it',
      region,
    });
  if (sides === 'fuller' && !isProved)
    notes.push({
      code: 'sign_assumed',
      message: `Nothing tells which of two columns holds the debits; ${quoted(names[roles.indexOf('debit')] as string)}, which has more values, was taken`,
      region,
    });
  return notes;
}

// Gives the rows of a table to the accounts that they name.

/** Separates the members of a key. No bank writes it in the name of an account. */
const SEPARATOR = '\u0000';

/** `stated` is the account that the lines above the table name. */
function accountsOf(
  rows: readonly KeyedRow[],
  common: Omit<DraftAccount, 'rows' | 'accountId'>,
  stated: string | undefined,
  options: CsvOptions,
): readonly DraftAccount[] {
  const only = onlyAccount(rows);
  const groups = groupedBy(
    rows,
    ({ key }) =>
      `${key.account === '' ? only : key.account}${SEPARATOR}${key.product}${SEPARATOR}${key.currency}`,
  );
  if (groups.size === 0) return [{ ...common, accountId: stated, rows: [] }];
  const cards = new Set(rows.map(({ key }) => key.card).filter(card => card !== ''));
  const [card] = cards.size === 1 ? [...cards] : [];
  return [...groups].map(([name, group]): DraftAccount => {
    const [account, product, currency] = name.split(SEPARATOR) as [string, string, string];
    const part = [product, currency].filter(text => text !== '').join('-');
    const own = account === '' ? (stated ?? card) : account;
    const isPart = part !== '' && (groups.size > 1 || options.accountId === undefined);
    const whole = own ?? (isPart ? options.accountId : undefined);
    return {
      ...common,
      accountId: whole === undefined ? undefined : isPart ? `${whole}-${part}` : whole,
      fallbackId: part === '' ? common.fallbackId : `${common.fallbackId}-${part}`,
      currencyCode: currency === '' ? undefined : currency,
      ...(groups.size > 1 ? { currentBalance: undefined, availableBalance: undefined } : undefined),
      accountHolders: holdersOf(group),
      rows: group.map(({ row }): DraftRow => row),
    };
  });
}

/** Rows without an account belong to the account of the other rows, if these name only one. */
function onlyAccount(rows: readonly KeyedRow[]): string {
  const named = new Set(rows.map(({ key }) => key.account).filter(account => account !== ''));
  return named.size === 1 ? ([...named][0] as string) : '';
}

function holdersOf(group: readonly KeyedRow[]): readonly string[] | undefined {
  const holders = new Set(group.map(({ key }) => key.holder).filter(holder => holder !== ''));
  return holders.size > 0 && holders.size <= 4 ? [...holders] : undefined;
}
