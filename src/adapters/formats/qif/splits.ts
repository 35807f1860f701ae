/** The parts into which a transaction is split (S category, E memo, $ amount, % share). They move no money of their own. */
import type { Minor } from '../../../base/money.js';
import { signedMoney } from '../../rows/readRow.js';
import type { QifField } from './records.js';

export interface QifSplit {
  readonly category?: string;
  readonly memo?: string;
  readonly amount?: string;
  readonly share?: string;
}

const MEMBERS: Readonly<Record<string, keyof QifSplit>> = {
  S: 'category',
  E: 'memo',
  $: 'amount',
  '%': 'share',
};

/** A part begins with its category, or with a member that the part before it has already. */
export function splitsOf(fields: readonly QifField[]): readonly QifSplit[] {
  const splits: { -readonly [Member in keyof QifSplit]: QifSplit[Member] }[] = [];
  for (const { code, value } of fields) {
    const member = Object.hasOwn(MEMBERS, code) ? MEMBERS[code] : undefined;
    if (member === undefined) continue;
    const open = splits.at(-1);
    if (open === undefined || code === 'S' || open[member] !== undefined) splits.push({ [member]: value });
    else open[member] = value;
  }
  return splits;
}

/** Undefined where a part has no amount that can be read. */
export function splitSum(splits: readonly QifSplit[]): Minor | undefined {
  if (splits.length === 0) return undefined;
  let sum = 0;
  for (const { amount } of splits) {
    const money = amount === undefined ? undefined : signedMoney({ text: amount }, '.');
    if (money === undefined) return undefined;
    sum += money.minor;
  }
  return sum;
}
