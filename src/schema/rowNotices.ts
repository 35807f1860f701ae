/** What the names of a row's members tell: slips, another spelling of one of ours, and members that a result gives. */
import type { Path } from './issue.js';
import { nameWatch, type OddName } from './nameWatch.js';
import { slip, type Tally } from './notices.js';
import { PART_NAMES } from './plain.js';
import { type ParsedTransaction, transactionSchema } from './transaction.js';

type Row = Record<string, unknown>;

export interface RowNotices {
  /** `row`: a copy of the caller's. The row as the engines read it: the copy, or one made from it. */
  readonly read: (row: Row, list: Path, index: number) => Row;
  /** Rows as the engines read them -> as they are echoed; only where the two differ. */
  readonly asGiven: ReadonlyMap<ParsedTransaction, ParsedTransaction>;
}

/** The usual spelling of `counterPartyName`. */
const SYNONYM = 'counterpartyName';
/** In the place of such members of a row a result has its own. */
const OF_RESULTS: readonly string[] = ['enrichedData', 'transfer'];
const PARTS = {
  transactionCode: ['code', 'subCode'],
  proprietaryTransactionCode: ['code', 'issuer'],
  balance: ['amount', 'creditDebitIndicator'],
} as const satisfies Readonly<Record<(typeof PART_NAMES)[number], readonly string[]>>;
const OF = 'transaction';

/** `echoes`: whether the result holds the rows. */
export function rowNotices(tally: Tally, echoes: boolean): RowNotices {
  const asGiven = new Map<ParsedTransaction, ParsedTransaction>();
  const known = Object.keys(transactionSchema.shape).filter(name => name !== SYNONYM);
  const oddIn = nameWatch(known, [SYNONYM, ...OF_RESULTS]);
  const parts = PART_NAMES.map(name => ({ name, oddIn: nameWatch(PARTS[name]) }));
  return {
    asGiven,
    read: (row, list, index) => {
      for (const part of parts) {
        const value = row[part.name];
        if (typeof value !== 'object' || value === null) continue;
        const odd = part.oddIn(value as Row);
        if (odd.length > 0)
          tallySlips(tally, value as Row, odd, [...list, index, part.name], `${part.name}.`);
      }
      const odd = oddIn(row);
      if (odd.length === 0) return row;
      const path = [...list, index];
      tallySlips(tally, row, odd, path);
      const echoed = odd.some(({ name }) => OF_RESULTS.includes(name)) ? withoutResults(row) : row;
      if (echoes && echoed !== row) tallyReplaced(tally, row, path);
      if (typeof row[SYNONYM] !== 'string') return echoed;
      tallyConflict(tally, row, path);
      const read = respelt(echoed);
      asGiven.set(read as ParsedTransaction, echoed as ParsedTransaction);
      return read;
    },
  };
}

/** What is null says nothing under any name. `path`: to the members; `before`: what their names are said with. */
function tallySlips(tally: Tally, members: Row, odd: readonly OddName[], path: Path, before = ''): void {
  for (const { name, near } of odd)
    if (near !== null && members[name] !== null)
      tally.add({ ...slip(`${before}${name}`, `${before}${near}`), path: [...path, name], of: OF });
}

function tallyReplaced(tally: Tally, row: Row, path: Path): void {
  for (const member of OF_RESULTS)
    if (row[member] !== undefined && row[member] !== null)
      tally.add({
        code: 'replaced-member',
        member,
        suggestion: null,
        path: [...path, member],
        of: OF,
        saying: 'gives way to that of the result',
      });
}

function tallyConflict(tally: Tally, { counterPartyName, counterpartyName }: Row, path: Path): void {
  if (!counterPartyName || counterPartyName === counterpartyName) return;
  tally.add({
    code: 'conflicting-members',
    member: SYNONYM,
    suggestion: 'counterPartyName',
    path: [...path, SYNONYM],
    of: OF,
    saying: 'is not the same as "counterPartyName", which counts',
  });
}

function withoutResults({ enrichedData: _enrichedData, transfer: _transfer, ...rest }: Row): Row {
  return rest;
}

function respelt({ counterpartyName, ...rest }: Row): Row {
  return { ...rest, counterPartyName: rest['counterPartyName'] || counterpartyName };
}
