/** QIF documents as drafts. */

import { quoted } from '../../../base/shown.js';
import { numericDatesIn } from '../../../countries/facts.js';
import { refusal } from '../../input/documents.js';
import type { SourceDocument } from '../../input/sourceDocument.js';
import type { DraftAccount, DraftNote, DraftSkipped, Reading, Structure } from '../../model/draft.js';
import type { AdapterOptions } from '../../model/options.js';
import { dateOrderOf } from '../../values/dateOrder.js';
import { readDateText } from '../../values/dateText.js';
import { withFallbackIds } from '../fallbackIds.js';
import { isMoneyAccount, QifAccounts } from './accounts.js';
import { partsOf, type QifHeader, type QifRecord } from './records.js';
import { openingIn, readTransaction } from './transaction.js';

/** Lists that Quicken keeps beside the accounts. */
const LISTS: ReadonlySet<string> = new Set([
  'type:cat',
  'type:class',
  'type:memorized',
  'type:security',
  'type:prices',
  'type:budget',
  'type:tag',
  'type:template',
]);

/** What the records are, according to the header before them. `start` means that there was no header yet. */
type Mode = 'start' | 'accounts' | 'rows' | 'list' | 'investments' | 'unknown';

export function readQif(documents: readonly SourceDocument[], options: AdapterOptions): Reading {
  const readings = documents.map(document => new QifReader(document, options).read());
  return {
    accounts: withFallbackIds(
      readings.flatMap(({ accounts }) => accounts),
      'qif',
    ),
    skipped: readings.flatMap(({ skipped }) => skipped),
    structure: readings.flatMap(({ structure }) => structure),
    notes: readings.flatMap(({ notes }) => notes),
  };
}

class QifReader {
  private readonly accounts = new QifAccounts();
  private readonly skipped: DraftSkipped[] = [];
  private readonly structure: Structure[] = [];
  private readonly notes: DraftNote[] = [];
  private readonly open: QifRecord[] = [];
  private mode: Mode = 'start';

  constructor(
    private readonly document: SourceDocument,
    private readonly options: AdapterOptions,
  ) {}

  read(): Reading {
    let isQif = false;
    for (const part of partsOf(this.document))
      if (part.kind === 'header') {
        if (this.readHeader(part)) isQif = true;
      } else if (this.readRecord(part)) isQif = true;
    if (!isQif) throw refusal(this.document.index, 'has neither a header nor a record of QIF in it');
    for (const { region } of this.accounts.takeOpenings())
      this.skipped.push({
        region,
        reason: 'balance_line',
        message: 'The balance with which the account begins moves no money',
      });
    const likely = numericDatesIn(this.options.country);
    return {
      accounts: this.accounts.drafts(this.document.index, this.dateOrder(), likely),
      skipped: this.skipped,
      structure: this.structure,
      notes: [...this.notes, ...this.openNotes()],
    };
  }

  /** False if it is not a header of QIF. */
  private readHeader({ name, from, to }: QifHeader): boolean {
    const region = { document: this.document.index, from, to };
    if (/^(?:option|clear):/.test(name)) {
      if (name === 'clear:autoswitch') this.accounts.leave();
      this.structure.push({ region, name: 'option' });
      return true;
    }
    this.mode = modeOf(name);
    if (this.mode === 'unknown') {
      const message = `The header ${quoted(`!${name}`)} is nothing that this format knows`;
      this.skipped.push({ region, reason: 'unrecognised', message });
      return false;
    }
    if (this.mode === 'rows') this.accounts.begin(name.slice('type:'.length));
    this.structure.push({ region, name: 'header' });
    return true;
  }

  /** False if it is not a record of QIF. */
  private readRecord(record: QifRecord): boolean {
    const { fields, from, to, isEnded } = record;
    const region = { document: this.document.index, from, to };
    const skip = (reason: DraftSkipped['reason'], message: string) => {
      this.skipped.push({ region, reason, message });
      return false;
    };
    if (fields.length === 0) {
      this.structure.push({ region, name: 'end of a record' });
      return false;
    }
    if (!isEnded) this.open.push(record);
    if (this.mode === 'accounts') {
      if (!this.accounts.addAccount(record)) return skip('malformed', 'This account has no name');
      this.structure.push({ region, name: 'account' });
      return true;
    }
    if (this.mode === 'list') {
      this.structure.push({ region, name: 'list' });
      return true;
    }
    if (this.mode === 'investments')
      return skip('unrecognised', 'A record of an investment account; only accounts of money are read');
    if (this.mode === 'unknown') return skip('unrecognised', 'The header before this record is not known');
    if (this.mode === 'start' && !isTransaction(record))
      return skip('preamble', 'This stands before the first header');
    const { row, notes } = readTransaction(record, this.document.index);
    const opening = openingIn(record);
    if (opening === undefined) this.accounts.addRow(row);
    else this.accounts.addOpening(row, opening);
    this.notes.push(...notes);
    return true;
  }

  /** All accounts of a document write their dates in the same order. If no date shows it, each account decides for itself. */
  private dateOrder(): DraftAccount['dateOrder'] {
    const dates = this.accounts.allRows().flatMap(({ date }) => {
      const written = date === undefined ? undefined : readDateText(date);
      return written === undefined ? [] : [written];
    });
    const { order, onlyDayFirst, onlyMonthFirst } = dateOrderOf(dates, undefined, 'day-first');
    if (order === 'year-first') return order;
    return order === 'iso' || onlyDayFirst === onlyMonthFirst ? undefined : order;
  }

  private openNotes(): readonly DraftNote[] {
    const [first] = this.open;
    if (first === undefined) return [];
    return [
      {
        code: 'syntax_tolerated',
        message: `${this.open.length === 1 ? 'A record does' : `${this.open.length} records do`} not end with ^, and ${this.open.length === 1 ? 'was' : 'were'} read all the same`,
        region: { document: this.document.index, from: first.from, to: first.to },
      },
    ];
  }
}

function modeOf(name: string): Mode {
  if (name === 'account') return 'accounts';
  if (name === 'type:invst' || name === 'type:port') return 'investments';
  if (LISTS.has(name)) return 'list';
  return name.startsWith('type:') && isMoneyAccount(name.slice('type:'.length)) ? 'rows' : 'unknown';
}

function isTransaction({ fields }: QifRecord): boolean {
  const date = fields.find(({ code }) => code === 'D')?.value;
  return (
    date !== undefined && readDateText(date) !== undefined && fields.some(({ code }) => 'TU'.includes(code))
  );
}
