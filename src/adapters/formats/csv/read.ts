/** Reads files of separated values: the delimiter found, the tables parted, every line accounted for. */
import { InvalidRequestError } from '../../../base/invalidRequest.js';
import { quoted } from '../../../base/shown.js';
import { refusal } from '../../input/documents.js';
import { textLookalike } from '../../input/lookalikes.js';
import type { SourceDocument } from '../../input/sourceDocument.js';
import type { Reading } from '../../model/draft.js';
import { type Drafts, draftsOf } from './drafts.js';
import { isLabelledText, readLabelledText } from './labelled.js';
import { type CsvOptions, type ToldCsv, toldCsv } from './options.js';
import { separationOf } from './table/delimiter.js';
import { type CsvRecord, recordsOf } from './table/records.js';
import { type Sections, sectionsOf } from './table/sections.js';
import type { Section } from './table/table.js';

export function readCsv(documents: readonly SourceDocument[], options: CsvOptions): Reading {
  const told = toldCsv(options);
  const all = documents.map(document =>
    isLabelledText(document.text) ? readLabelledText(document) : readDocument(document, told, options),
  );
  return {
    accounts: all.flatMap(({ accounts }) => accounts),
    skipped: all.flatMap(({ skipped }) => skipped),
    structure: all.flatMap(({ structure }) => structure),
    notes: all.flatMap(({ notes }) => notes),
  };
}

function readDocument(document: SourceDocument, told: ToldCsv, options: CsvOptions): Drafts {
  const { text, index } = document;
  const { delimiter, usual } = separationOf(text);
  const all = recordsOf(text, delimiter, usual);
  const isSeparatorLine = /^sep=[,;|\t][ \t]*(?:[\r\n]|$)/i.test(text);
  const records = isSeparatorLine ? all.slice(1) : all;
  const { sections, repeatedHeaders } = tablesIn(records, told);
  checkColumns(told, sections, records[0]);
  if (sections.length === 0)
    throw refusal(index, `is no CSV file of a bank: it looks like ${textLookalike(text)}`);

  const region = ({ from, to }: { readonly from: number; readonly to: number }) => ({
    document: index,
    from,
    to,
  });
  const drafts = sections.map(section => draftsOf(section, index, delimiter, told, options));
  const separatorLine = isSeparatorLine ? all.slice(0, 1) : [];
  return {
    accounts: drafts.flatMap(({ accounts }) => accounts),
    skipped: [
      ...repeatedHeaders.map(record => ({
        region: region(record),
        reason: 'repeated_header' as const,
        message: 'The header of the table stands here once more',
      })),
      ...drafts.flatMap(({ skipped }) => skipped),
    ],
    structure: [
      ...separatorLine.map(record => ({ region: region(record), name: 'separator' })),
      ...drafts.flatMap(({ structure }) => structure),
    ],
    notes: drafts.flatMap(({ notes }) => notes),
  };
}

export function tablesIn(records: readonly CsvRecord[], told: ToldCsv): Sections {
  return sectionsOf(records, {
    layouts: told.layouts,
    isTold: layout => told.banks.includes(layout),
    columnNames: told.columns.flatMap(([, column]) => (typeof column === 'string' ? [column] : [])),
  });
}

/** Columns that the caller names must be in the file. */
function checkColumns(
  { columns }: ToldCsv,
  sections: readonly Section[],
  first: CsvRecord | undefined,
): void {
  const names = columns.flatMap(([, column]) => (typeof column === 'string' ? [column] : []));
  if (names.length === 0 || sections.some(({ header }) => header !== undefined)) return;
  const missing = names.filter(
    name => !first?.cells.some(cell => cell.toLowerCase() === name.trim().toLowerCase()),
  );
  throw new InvalidRequestError([
    {
      path: ['options', 'columns'],
      code: 'invalid_option',
      message: `options.columns names columns that no line of the file has together: ${missing.map(quoted).join(', ')}; the first line has ${first?.cells.slice(0, 20).map(quoted).join(', ')}`,
    },
  ]);
}
