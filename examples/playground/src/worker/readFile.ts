/** One file: its bytes, then what they hold. What was read once is kept until another reading is asked for. */
import {
  type CsvPreview,
  type FormatName,
  fromXlsx,
  previewCsv,
  previewXlsx,
  type ReadOptions,
  readStatements,
  type Statements,
} from 'open-banking-insights/adapters';
import type { Reading, RecipeFile, Told } from '../shared/recipe';
import { inPageWords } from './inPageWords';
import { type SavedFile, savedFile } from './savedFiles';

export interface BankFile {
  readonly kind: 'statements';
  readonly bytes: Uint8Array;
  readonly statements: Statements;
}

export interface Unread {
  readonly kind: 'failed';
  readonly message: string;
  readonly hasColumns: boolean;
}

export type ReadFile = Pick<RecipeFile, 'id' | 'name' | 'told'> & (BankFile | SavedFile | Unread);

export const FORMAT_WORDS: Readonly<Record<FormatName, string>> = {
  'berlin-group': 'Berlin Group (NextGenPSD2)',
  camt: 'camt (ISO 20022)',
  csv: 'CSV',
  'enable-banking': 'Enable Banking',
  fdx: 'FDX',
  finicity: 'Finicity',
  monzo: 'Monzo',
  mt940: 'MT940 (SWIFT)',
  mx: 'MX',
  ofx: 'OFX',
  'open-banking': 'Open Banking',
  plaid: 'Plaid',
  qif: 'QIF',
  simplefin: 'SimpleFIN',
  starling: 'Starling',
  teller: 'Teller',
  truelayer: 'TrueLayer',
  xlsx: 'Excel workbook',
  yapily: 'Yapily',
};

const kept = new Map<string, ReadFile>();

export async function readFile(file: RecipeFile, reading: Reading): Promise<ReadFile> {
  const key = keyFor(file, reading);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const { id, name, told } = file;
  const read: ReadFile = {
    id,
    name,
    ...(told === undefined ? {} : { told }),
    ...(await contentOf(file, reading)),
  };
  kept.set(key, read);
  return read;
}

/** What was read of files that are no longer wanted goes. */
export function forgetOthers(files: readonly RecipeFile[], reading: Reading): void {
  const wanted = new Set(files.map(file => keyFor(file, reading)));
  for (const key of kept.keys()) if (!wanted.has(key)) kept.delete(key);
}

function keyFor({ id, told }: RecipeFile, reading: Reading): string {
  return JSON.stringify([id, reading, told]);
}

async function contentOf(file: RecipeFile, reading: Reading): Promise<BankFile | SavedFile | Unread> {
  const bytes = await bytesOf(file);
  try {
    const options = optionsOf(reading, file.told);
    const saved = savedFile(bytes);
    if (saved !== null) return saved;
    return { kind: 'statements', bytes, statements: await statementsIn(bytes, options) };
  } catch (error) {
    return { kind: 'failed', message: messageOf(error), hasColumns: await mayHaveColumns(bytes) };
  }
}

/** Of archives (ZIP), workbooks alone can be read. The part that unpacks them is loaded then. */
function isArchive(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

type Options = ReturnType<typeof optionsOf>;

export async function statementsIn(bytes: Uint8Array, options: Options): Promise<Statements> {
  return isArchive(bytes) ? fromXlsx(bytes, options) : readStatements(bytes, options);
}

export async function previewFile(bytes: Uint8Array, options?: Options): Promise<CsvPreview> {
  return isArchive(bytes) ? previewXlsx(bytes, options) : previewCsv(bytes, options);
}

export function messageOf(error: unknown): string {
  return inPageWords(error instanceof Error ? error.message : String(error));
}

/** Whether there are rows of several cells, which nobody could tell from each other. */
async function mayHaveColumns(bytes: Uint8Array): Promise<boolean> {
  try {
    const { columns, rows } = await previewFile(bytes);
    return columns.length > 2 && rows.some(row => row.every(cell => cell !== ''));
  } catch {
    return false;
  }
}

export async function bytesOf({ content }: RecipeFile): Promise<Uint8Array> {
  if (typeof content !== 'string') return new Uint8Array(await content.arrayBuffer());
  const { default: text } = await (content === 'british'
    ? import('../../../../fixtures/accounts/gb-salaried-renter/request.json?raw')
    : import('../../../../fixtures/accounts/us-biweekly-gig/request.json?raw'));
  return new TextEncoder().encode(text);
}

/** `signs` is said of CSV files alone, and refused for others; so are layouts of banks. */
export function optionsOf(
  { country, dateOrder, signs, bank, timeZone }: Reading,
  told: Told = {},
): ReadOptions {
  return {
    ...(country === '' ? {} : { country }),
    ...(dateOrder === '' ? {} : { dateOrder }),
    ...(signs === '' ? {} : { signs }),
    ...(bank.trim() === '' ? {} : { bank: bank.trim() }),
    ...(timeZone === '' ? {} : { timeZone }),
    ...told,
  };
}
