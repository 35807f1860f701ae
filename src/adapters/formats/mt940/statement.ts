/** Reads one message: its account, its balances and its rows, as far as it tells them itself. */
import { quoted } from '../../../base/shown.js';
import type { DraftNote, DraftSkipped, Region, Structure } from '../../model/draft.js';
import type { SwiftField, SwiftMessage } from './fields.js';
import { Facts } from './messageFacts.js';
import { type MessageRow, readRow } from './row.js';
import { balanceIn, type SwiftBalance } from './swiftBalance.js';

export interface ReadMessage {
  readonly document: number;
  readonly region: Region;
  readonly accountId: string | undefined;
  readonly currency: string | undefined;
  /** `7/1`: the number of the statement, and that of its page. */
  readonly number: string | undefined;
  readonly isInterim: boolean;
  /** The moment at which an interim report was made: `1701191815+0100`. */
  readonly moment: string | undefined;
  readonly opening: StatedBalance | undefined;
  readonly closing: StatedBalance | undefined;
  readonly available: SwiftBalance | undefined;
  readonly rows: readonly MessageRow[];
  /** The fields as they stand there, by their tags, without the rows. */
  readonly facts: Readonly<Record<string, string | readonly string[]>>;
  readonly floor: readonly string[];
  readonly sums: readonly StatedSum[];
  readonly structure: readonly Structure[];
  readonly skipped: readonly DraftSkipped[];
  readonly notes: readonly DraftNote[];
}

export interface StatedBalance extends SwiftBalance {
  /** `60M` and `62M` stand between the pages of one statement. */
  readonly isIntermediate: boolean;
}

/** `:90D:2GBP35,00`: how many debits there are, and their sum. */
interface StatedSum {
  readonly direction: 'Credit' | 'Debit';
  readonly count: number;
  readonly region: Region;
}

const FACT_NAMES: Readonly<Record<string, string>> = {
  20: 'reference',
  21: 'reference',
  25: 'account',
  28: 'statement',
  34: 'floor limit',
  13: 'moment',
  60: 'balance',
  62: 'balance',
  64: 'balance',
  65: 'balance',
  86: 'information',
  90: 'summary',
};

/** A row and the texts behind it. */
interface RowFields {
  readonly line: SwiftField;
  readonly texts: SwiftField[];
  readonly own: SwiftField[];
}

interface SortedFields {
  readonly facts: Facts;
  readonly lines: readonly RowFields[];
  readonly structure: readonly Structure[];
  readonly skipped: readonly DraftSkipped[];
}

function sorted(fields: readonly SwiftField[]): SortedFields {
  const facts = new Facts();
  const lines: RowFields[] = [];
  const structure: Structure[] = [];
  const skipped: DraftSkipped[] = [];
  /** The row to which a text belongs that comes next. */
  let open: RowFields | undefined;
  for (const field of fields) {
    const { tag, region } = field;
    if (tag === '61') {
      open = { line: field, texts: [], own: [] };
      lines.push(open);
    } else if (open !== undefined && tag === '86') open.texts.push(field);
    else if (open !== undefined && tag.startsWith('NS')) open.own.push(field);
    else {
      open = undefined;
      // A text whose tag is wrong may look like a second account.
      if (tag === '25' && facts.has('25')) {
        const message = `The message names its account already, so ${quoted(field.lines.join(' '))} was not taken`;
        skipped.push({ region, reason: 'unrecognised', message });
        continue;
      }
      facts.add(field);
      structure.push({ region, name: FACT_NAMES[tag.slice(0, 2)] ?? 'field of the bank' });
    }
  }
  return { facts, lines, structure, skipped };
}

export function readMessage({ document, fields, isNamedInterim }: SwiftMessage): ReadMessage {
  const { facts, lines, structure, skipped } = sorted(fields);
  const balances = balancesOf(facts);
  const isInterim =
    balances.opening === undefined &&
    balances.closing === undefined &&
    (isNamedInterim || facts.has('34F') || facts.has('13D'));
  const currency = currencyOf(facts, balances);
  const read = lines.map(({ line, texts, own }) => readRow(line, texts, own, { currency, isInterim }));
  const from = fields[0]?.region.from ?? 0;
  return {
    document,
    region: { document, from, to: fields.at(-1)?.region.to ?? from },
    accountId: accountIdIn(facts.first('25') ?? facts.first('25P'), currency),
    currency,
    number: facts.first('28C') ?? facts.first('28'),
    isInterim,
    moment: facts.first('13D'),
    ...balances,
    rows: read.flatMap(({ row }) => row ?? []),
    facts: facts.told(),
    floor: facts.all('34F').map(({ lines: [text = ''] }) => text.trim()),
    sums: [...sumsOf(facts, '90D', 'Debit'), ...sumsOf(facts, '90C', 'Credit')],
    structure,
    skipped: [...skipped, ...read.flatMap(each => each.skipped ?? [])],
    notes: [...read.flatMap(({ notes }) => notes), ...balanceNotes(facts)],
  };
}

function currencyOf(
  facts: Facts,
  { opening, closing }: Pick<ReadMessage, 'opening' | 'closing'>,
): string | undefined {
  return (
    opening?.money.currency ??
    closing?.money.currency ??
    /^[A-Z]{3}/.exec(facts.first('34F') ?? '')?.[0] ??
    /^\d{1,9}([A-Z]{3})/.exec(facts.first('90D') ?? facts.first('90C') ?? '')?.[1]
  );
}

/** The IBAN, or the bank and the account. Some write the currency behind it, which is no part of its name. */
function accountIdIn(text: string | undefined, currency: string | undefined): string | undefined {
  if (text === undefined || currency === undefined || !text.endsWith(currency)) return text;
  const before = text.slice(0, -currency.length);
  // The IBAN of the Seychelles ends with the currency.
  if (!/[\d /]$/.test(before) || /^SC\d{2}[A-Z]{4}\d{20}$/.test(before)) return text;
  return before.replace(/[ /]$/, '');
}

const BALANCE_TAGS = ['60F', '60M', '62F', '62M', '64', '65'];

function balancesOf(facts: Facts): Pick<ReadMessage, 'opening' | 'closing' | 'available'> {
  const stated = (name: string): StatedBalance | undefined => {
    for (const [tag, isIntermediate] of [
      [`${name}F`, false],
      [`${name}M`, true],
    ] as const) {
      const found = balanceIn(facts.first(tag) ?? '');
      if (found !== undefined) return { ...found, isIntermediate };
    }
    return undefined;
  };
  return {
    opening: stated('60'),
    closing: stated('62'),
    available: balanceIn(facts.first('64') ?? ''),
  };
}

function balanceNotes(facts: Facts): readonly DraftNote[] {
  return BALANCE_TAGS.flatMap(tag => facts.all(tag)).flatMap(
    ({ tag, lines: [text = ''], region }): DraftNote[] => {
      const balance = balanceIn(text);
      if (balance !== undefined && balance.day?.isLastOfMonth !== true) return [];
      const message =
        balance === undefined
          ? `The balance ${quoted(text)} of field ${tag} cannot be read, so it was passed over`
          : `The balance ${quoted(text)} is of a day that does not exist, so the last of its month was taken`;
      return [{ code: 'syntax_tolerated', message, region }];
    },
  );
}

function sumsOf(facts: Facts, tag: string, direction: 'Credit' | 'Debit'): readonly StatedSum[] {
  const [field] = facts.all(tag);
  const count = /^\d{1,9}(?=[A-Z]{3})/.exec(field?.lines[0]?.trim() ?? '')?.[0];
  return field === undefined || count === undefined
    ? []
    : [{ direction, count: Number(count), region: field.region }];
}
