/** Which rows are credits: as the source says it, and as the running balance proves it. */

import type { DraftAccount } from '../model/draft.js';
import type { CreditDebitIndicator } from '../model/request.js';
import type { BalanceCheck, SignBasis } from '../model/statements.js';
import { breakOf, type Chain, chainByDay, chainsOf } from './balanceChain.js';
import type { ReadRow } from './readRow.js';

export interface SignFinding {
  readonly directions: readonly CreditDebitIndicator[];
  readonly basis: SignBasis;
  readonly check: BalanceCheck;
  /** Positive running balances are money owed. */
  readonly isOwed: boolean;
  /** The place among the rows of the first whose balance does not follow; undefined where all do. */
  readonly firstBreak: number | undefined;
  /** Places among the rows whose direction nothing tells. */
  readonly assumed: readonly number[];
  /** The row whose balance is the latest; undefined where the balances do not show it. */
  readonly last: number | undefined;
}

export function signsOf(rows: readonly ReadRow[], account: DraftAccount): SignFinding {
  const asRead = rows.map(row => signAsRead(row, account));
  const basis = basisOf(rows, account);
  const chains = chainsOf(rows);
  const found = { basis, assumed: [], isOwed: false, firstBreak: undefined, last: undefined };
  if (chains.length === 0) {
    const assumed = isTold(rows, account) ? [] : rows.map((_, index) => index);
    return { ...found, directions: asRead.map(directionOf), check: 'absent', assumed };
  }
  const isKnown = account.signs !== 'unknown' || rows.every(({ stated }) => stated !== undefined);
  const agreed = (chain: Chain, isOwed: boolean) =>
    ({ ...found, directions: asRead.map(directionOf), check: 'agrees', isOwed, last: chain.last }) as const;
  for (const isOwed of meaningsOf(account, isKnown))
    for (const chain of chains)
      if (breakOf(chain, rows, asRead, isOwed) === undefined) return agreed(chain, isOwed);
  if (!isKnown) {
    const isOwed = account.balanceMeans === 'owed';
    for (const chain of chains) {
      const shown = signsShown(chain, rows, asRead, isOwed);
      if (shown !== undefined) return { ...agreed(chain, isOwed), ...shown, basis: 'balance' };
    }
  }
  const byDay = chainByDay(rows, asRead);
  if (byDay !== undefined && breakOf(byDay, rows, asRead, false) === undefined) return agreed(byDay, false);
  return {
    ...found,
    directions: asRead.map(directionOf),
    check: 'differs',
    firstBreak: firstBreakOf(chains, rows, asRead),
  };
}

/** 1 for a credit, -1 for a debit. */
function signAsRead({ stated, isNegative }: ReadRow, { signs }: DraftAccount): 1 | -1 {
  const isDebit =
    stated === undefined ? isNegative !== (signs === 'reversed') : (stated === 'Debit') !== isNegative;
  return isDebit ? -1 : 1;
}

function directionOf(sign: 1 | -1): CreditDebitIndicator {
  return sign === 1 ? 'Credit' : 'Debit';
}

function basisOf(rows: readonly ReadRow[], { signs, directionBasis }: DraftAccount): SignBasis {
  if (rows.length === 0) return 'none';
  if (rows.some(({ stated }) => stated !== undefined)) return directionBasis ?? 'stated';
  return signs === 'reversed' ? 'reversed' : 'written';
}

/** Amounts without any sign, in a layout that nobody knows, tell nothing. */
function isTold(rows: readonly ReadRow[], { signs }: DraftAccount): boolean {
  return signs !== 'unknown' || rows.some(({ stated, isSigned }) => stated !== undefined || isSigned);
}

/** Where the signs are known, a balance that falls with every credit is money owed. */
function meaningsOf({ balanceMeans }: DraftAccount, isKnown: boolean): readonly boolean[] {
  if (balanceMeans !== undefined) return [balanceMeans === 'owed'];
  return isKnown ? [false, true] : [false];
}

/** The signs that the balances show row by row; undefined where a balance moves by another sum than the amount. */
function signsShown(
  chain: Chain,
  rows: readonly ReadRow[],
  asRead: readonly (1 | -1)[],
  isOwed: boolean,
): Pick<SignFinding, 'directions' | 'assumed'> | undefined {
  const signs: (1 | -1)[] = [...asRead];
  for (const { from, moved, rows: between } of chain.steps) {
    const [only, ...others] = between;
    if (only === undefined || others.length > 0 || from === undefined) return undefined;
    if (Math.abs(moved) !== rows[only]?.minor) return undefined;
    signs[only] = moved < 0 !== isOwed ? -1 : 1;
  }
  const { first } = chain;
  const told = rows[first];
  if (told === undefined || told.isSigned || told.stated !== undefined)
    return { directions: signs.map(directionOf), assumed: [] };
  signs[first] = -1;
  return { directions: signs.map(directionOf), assumed: [first] };
}

/** Of the reading that holds longest. */
function firstBreakOf(
  chains: readonly Chain[],
  rows: readonly ReadRow[],
  asRead: readonly (1 | -1)[],
): number | undefined {
  const breaks = chains.map(chain => ({ chain, at: breakOf(chain, rows, asRead, false) ?? 0 }));
  const best = breaks.reduce((longest, each) => (each.at > longest.at ? each : longest));
  return best.chain.steps[best.at]?.rows.at(-1);
}
