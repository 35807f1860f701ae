/** Santander's text export: a block of `Date:`, `Description:`, `Amount:` and `Balance:` for each transaction. */
import { type Line, linesOf } from '../../input/lines.js';
import type { SourceDocument } from '../../input/sourceDocument.js';
import type { DraftAccount, DraftRow, DraftSkipped, Region, Structure } from '../../model/draft.js';
import type { Drafts } from './drafts.js';

const LABELS: readonly string[] = ['date', 'description', 'amount', 'balance', 'account', 'from'];

/** The labels of a transaction, each at the beginning of a line. */
export function isLabelledText(text: string): boolean {
  const start = text.slice(0, 8192);
  return /^[ \t]*date[ \t\u00a0]*:/im.test(start) && /^[ \t]*amount[ \t\u00a0]*:/im.test(start);
}

type Block = { region: Region } & { [Label in 'date' | 'description' | 'amount' | 'balance']?: string };

export function readLabelledText(document: SourceDocument): Drafts {
  const blocks: Block[] = [];
  const skipped: DraftSkipped[] = [];
  const structure: Structure[] = [];
  let facts: Pick<DraftAccount, 'accountId' | 'historyStart' | 'statementDate'> = { accountId: undefined };
  for (const line of linesOf(document)) {
    if (line.text.trim() === '') continue;
    const { label, value } = labelled(line.text);
    const block = blocks.at(-1);
    if (label === 'date') blocks.push({ region: line.region, date: value.trim() });
    else if (block !== undefined && isPart(label) && block[label] === undefined) {
      block[label] = value.trim();
      block.region = { ...block.region, to: line.region.to };
    } else if (block === undefined && (label === 'from' || label === 'account')) {
      facts = { ...facts, ...factOf(label, value) };
      structure.push({ region: line.region, name: label === 'from' ? 'period' : 'account' });
    } else skipped.push(skippedLine(line, block));
  }
  const account: DraftAccount = {
    document: document.index,
    layout: 'santander-text',
    fallbackId: 'santander',
    countryCode: 'GB',
    dateOrder: 'day-first',
    signs: 'written',
    ...facts,
    rows: blocks.map(rowOf),
  };
  return { accounts: [account], skipped, structure, notes: [] };
}

function labelled(line: string): { readonly label: string | undefined; readonly value: string } {
  const cut = line.indexOf(':');
  const label = line.slice(0, Math.max(cut, 0)).trim().toLowerCase();
  return { label: LABELS.includes(label) ? label : undefined, value: line.slice(cut + 1) };
}

function isPart(label: string | undefined): label is 'description' | 'amount' | 'balance' {
  return label === 'description' || label === 'amount' || label === 'balance';
}

function factOf(
  label: 'from' | 'account',
  value: string,
): Partial<Pick<DraftAccount, 'accountId' | 'historyStart' | 'statementDate'>> {
  if (label === 'account') return { accountId: value.trim() === '' ? undefined : value.trim() };
  const [from, to] = value.split(/\bto\b/i).map(text => text.trim());
  return { historyStart: from, statementDate: to };
}

function skippedLine({ text, region }: Line, block: Block | undefined): DraftSkipped {
  return block === undefined
    ? { region, reason: 'preamble', message: 'The line stands over the transactions and is none' }
    : {
        region,
        reason: 'unrecognised',
        message: `The line belongs to no label of a transaction: ${text.trim().slice(0, 60)}`,
      };
}

function rowOf({ region, date, description, amount, balance }: Block): DraftRow {
  return {
    region,
    date,
    amount: amount === undefined ? undefined : { text: amount },
    narrative: description,
    balance: balance === undefined ? undefined : { text: balance },
  };
}
