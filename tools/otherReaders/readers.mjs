/** What each other reader gives: id of the case -> `[package, how it is called, the value]`. mt940-js needs tslib, and does not ask for it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { DuckDBInstance } from '@duckdb/node-api';
import { parseCamt053 } from 'camt-parser';
import { parse as csvParse } from 'csv-parse/sync';
import csvtojson from 'csvtojson';
import { autoType, dsvFormat } from 'd3-dsv';
import exceljs from 'exceljs';
import { CashManagementEndOfDayReport } from 'iso20022.js';
import { read as readMt940 } from 'mt940-js';
import mt940js from 'mt940js';
import nodeOfx from 'node-ofx-parser';
import { Ofx } from 'ofx-data-extractor';
import { parse as parseOfx } from 'ofx-js';
import Papa from 'papaparse';
import qif2json from 'qif2json';
import xlsx from 'xlsx';
import { PENDING_08 } from './camt.mjs';

const FORMATS = { QIF: qif, MT940: mt940, OFX: ofx, 'camt.053': camt, CSV: csv };
export const readersOf = each => FORMATS[each.format](each);

function qif({ id, file }) {
  const row = options => qif2json.parse(file, options).transactions[0];
  if (id === 'qif-american-date')
    return [
      ['qif2json', '`parse(text)`', row().date],
      ['qif2json', "`parse(text, { dateFormat: 'us' })`", row({ dateFormat: 'us' }).date],
    ];
  if (id === 'qif-split')
    return [['qif2json', '`division`', row({ dateFormat: 'us' }).division.map(({ amount }) => amount)]];
  return [['qif2json', '`amount`', row().amount]];
}

async function mt940({ id, file }) {
  const [{ transactions: dashed }] = await readMt940(Buffer.from(file));
  const [{ transactions: joined }] = new mt940js.Parser().parse(file);
  if (id === 'mt940-new-year')
    return [
      ['mt940-js', '`entryDate`', dashed[0].entryDate],
      ['mt940js', '`entryDate`', joined[0].entryDate],
    ];
  if (id === 'mt940-reference')
    return [
      ['mt940-js', '`bankReference`', dashed[1].bankReference],
      ['mt940js', '`bankReference`', joined[1].bankReference],
    ];
  const { isCredit, isExpense } = dashed[1];
  return [
    ['mt940-js', '`isCredit`, `isExpense`', { isCredit, isExpense }],
    ['mt940js', '`amount`', joined[1].amount],
  ];
}

async function ofx({ id, file }) {
  const listOf = value => (Array.isArray(value) ? value : [value]);
  const rowsIn = ({ OFX }) =>
    listOf(OFX.BANKMSGSRSV1?.STMTTRNRS ?? OFX.CREDITCARDMSGSRSV1.CCSTMTTRNRS).flatMap(
      ({ STMTRS, CCSTMTRS }) => listOf((STMTRS ?? CCSTMTRS).BANKTRANLIST.STMTTRN),
    );
  const asked = { 'ofx-two-accounts': 'TRNAMT', 'ofx-ampersand': 'NAME', 'ofx-card-payment': 'TRNAMT' }[id];
  const gives = rows => (id === 'ofx-two-accounts' ? rows : rows[id === 'ofx-ampersand' ? 0 : 1]);
  const plain = async parse => gives(rowsIn(await parse(file)).map(row => row[asked]));
  const { credit, debit } = new Ofx(file).getTransactionsSummary();
  const normalised = () => new Ofx(file).toNormalized().transactions;
  const extracted = {
    'ofx-two-accounts': () => ['`getTransactionsSummary()`', { credit, debit }],
    'ofx-ampersand': () => ['`toNormalized()`', normalised()[0].description],
    'ofx-card-payment': () => ['`toNormalized()`', normalised()[1].direction],
  }[id]();
  return [
    ['ofx-data-extractor', ...extracted],
    ['ofx-js', `\`${asked}\``, await plain(parseOfx)],
    ['node-ofx-parser', `\`${asked}\``, await plain(nodeOfx.parse)],
  ];
}

async function camt({ id, file }) {
  const byCamtParser = async text => (await parseCamt053(text)).statements[0].transactions[0];
  const theirs = await byCamtParser(file);
  const [iso] = CashManagementEndOfDayReport.fromXML(file).statements[0].entries;
  switch (id) {
    case 'camt-batch':
      return [
        ['camt-parser', '`details`', theirs.details.map(each => each.amountDetails.transactionAmount.value)],
        ['iso20022.js', '`transactions`', iso.transactions.map(({ amount }) => amount ?? 'no amount')],
      ];
    case 'camt-night':
      return [
        ['camt-parser', '`bookingDate`', theirs.bookingDate],
        ['iso20022.js', '`bookingDate`', iso.bookingDate],
      ];
    case 'camt-pending':
      return [
        ['camt-parser', '`status`', theirs.status],
        ['camt-parser', '`status`, the same entry in version 08', (await byCamtParser(PENDING_08)).status],
        ['iso20022.js', '`status`', iso.status],
      ];
    default:
      return [
        ['camt-parser', '`amount`', theirs.amount.value],
        ['iso20022.js', '`amount`, in the smallest unit', iso.amount],
      ];
  }
}

/** The columns that a case of CSV asks for. */
const COLUMNS = {
  'csv-payee': ['Payee'],
  'csv-sort-code': ['Sort Code', 'Account Number'],
  'csv-two-orders': ['Date'],
  'csv-dashes': ['Date'],
  'csv-american': ['Date'],
  'csv-short-years': ['Date'],
  'csv-decimal-comma': ['Amount'],
  'csv-dot': ['Trans. Date'],
  'csv-twice': ['Description', 'Description_1'],
};
async function csv({ id, file }) {
  // All are told what parts the cells. What parts pence is told to nobody.
  const delimiter = file.includes(';') ? ';' : ',';
  const shown = rows => {
    const cells = rows.map(row => COLUMNS[id].flatMap(name => row[name] ?? []));
    const flat = cells.map(each => (each.length === 1 ? each[0] : each));
    return flat.length === 1 ? (flat[0].length === 0 ? undefined : flat[0]) : flat;
  };
  const papa = Papa.parse(file, { header: true, dynamicTyping: true, skipEmptyLines: true }).data;
  const nested = await csvtojson({ checkType: true, delimiter }).fromString(file);
  const sheet = xlsx.read(file, { type: 'string', cellDates: true, FS: delimiter }).Sheets.Sheet1;
  return [
    [
      'csv-parse',
      '`cast`, `cast_date`',
      shown(csvParse(file, { columns: true, delimiter, cast: true, cast_date: true })),
    ],
    ['papaparse', '`dynamicTyping`', shown(papa)],
    ['csvtojson', '`checkType`', id === 'csv-dot' ? { Trans: nested[0].Trans } : shown(nested)],
    ['d3-dsv', '`autoType`', shown(dsvFormat(delimiter).parse(file, autoType))],
    ['exceljs', '`csv.read`', shown(await byExceljs(file, delimiter))],
    ['xlsx', '`read`, `cellDates`', shown(xlsx.utils.sheet_to_json(sheet))],
    ['@duckdb/node-api', '`read_csv`', shown(await byDuckdb(file))],
    ...(id === 'csv-american'
      ? [
          [
            '@duckdb/node-api',
            '`read_csv`, `dateformat`',
            shown(await byDuckdb(file, ", dateformat = '%m/%d/%Y'")),
          ],
        ]
      : []),
  ];
}

async function byExceljs(file, delimiter) {
  const sheet = await new exceljs.Workbook().csv.read(Readable.from([file]), {
    parserOptions: { delimiter },
  });
  const [header, ...rows] = sheet.getSheetValues().slice(1);
  // The cells begin at 1.
  return rows.map(row => Object.fromEntries(row.map((cell, index) => [header[index], cell]).slice(1)));
}

async function byDuckdb(file, options = '') {
  const folder = mkdtempSync(join(tmpdir(), 'other-readers-'));
  try {
    const path = join(folder, 'file.csv');
    writeFileSync(path, file);
    const connection = await (await DuckDBInstance.create(':memory:')).connect();
    return (
      await connection.runAndReadAll(`select * from read_csv('${path}'${options})`)
    ).getRowObjectsJson();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
