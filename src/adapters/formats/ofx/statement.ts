/** One statement of OFX (STMTRS, CCSTMTRS, or INVSTMTRS of cash alone) as a draft account. */
import { childNamed, elementsWithin, ownText, type TagElement } from '../../markup/node.js';
import { regionOf } from '../../markup/record.js';
import type { Claims } from '../../markup/sweep.js';
import type { DraftAccount, DraftMoney, DraftNote, DraftRow, DraftSkipped } from '../../model/draft.js';
import { corrected } from './corrections.js';
import { FACT_NAMES, FACTS, otherFacts } from './facts.js';
import { signsOf } from './signs.js';
import { type OfxRow, readTransaction } from './transaction.js';

export interface ReadStatement {
  readonly account: DraftAccount;
  readonly skipped: readonly DraftSkipped[];
  readonly notes: readonly DraftNote[];
}

const ROWS = new Set(['STMTTRN', 'STMTTRNP']);
const SUB_TYPES: Readonly<Record<string, string>> = {
  CHECKING: 'CurrentAccount',
  SAVINGS: 'Savings',
  MONEYMRKT: 'Savings',
  CD: 'Savings',
  CREDITLINE: 'Loan',
};

/** `element`: the statement, or what holds rows that stand in none. */
export function readStatement(
  element: TagElement,
  document: number,
  claims: Claims,
  apart: ReadonlySet<string>,
): ReadStatement {
  const facts = elementsWithin(element, FACT_NAMES, new Set([...ROWS, ...apart]));
  for (const fact of facts) claims.name(fact, FACTS[fact.name] as string);
  const fact = (name: string) => facts.find(each => each.name === name);
  const account = fact('BANKACCTFROM') ?? fact('CCACCTFROM') ?? fact('INVACCTFROM');
  const isCard = element.name === 'CCSTMTRS' || account?.name === 'CCACCTFROM';
  const skipped: DraftSkipped[] = [];
  const read: OfxRow[] = [];
  for (const { row, isPending } of rowsWithin(element, apart)) {
    claims.read(row);
    if (row.children.filter(child => child.kind === 'element' && child.name === 'TRNAMT').length > 1)
      skipped.push({
        region: regionOf(row, document),
        reason: 'malformed',
        message: 'Two transactions run together here: this one has more than one amount',
      });
    else read.push(readTransaction(row, { document, isCard, isPending }));
  }
  const { rows, skipped: removed } = corrected(read);
  const { signs, directionOf, notes } = signsOf(rows);
  const type = account && textIn(account, 'ACCTTYPE')?.toUpperCase();
  const balance = fact('LEDGERBAL');
  const subType = isCard ? 'CreditCard' : SUB_TYPES[type ?? ''];
  return {
    account: {
      document,
      accountId: account && textIn(account, 'ACCTID'),
      currencyCode: filled(fact('CURDEF'))?.toUpperCase(),
      accountSubType: subType,
      currentBalance: moneyIn(balance),
      availableBalance: moneyIn(fact('AVAILBAL')) ?? moneyIn(fact('INVBAL'), 'AVAILCASH'),
      historyStart: filled(fact('DTSTART')),
      statementDate: latest([filled(fact('DTEND')), balance && textIn(balance, 'DTASOF')]),
      other: otherFacts(facts, document),
      signs,
      rows: rows.map((each): DraftRow => {
        const direction = directionOf(each);
        const { row } = each;
        return direction === undefined || row.amount === undefined
          ? row
          : { ...row, amount: { ...row.amount, direction } };
      }),
    },
    skipped: [...skipped, ...removed],
    notes,
  };
}

function rowsWithin(
  element: TagElement,
  apart: ReadonlySet<string>,
): readonly { readonly row: TagElement; readonly isPending: boolean }[] {
  const pendingLists = elementsWithin(element, new Set(['BANKTRANLISTP']), apart);
  const pending = new Set(pendingLists.flatMap(list => elementsWithin(list, ROWS)));
  return elementsWithin(element, ROWS, apart).map(row => ({
    row,
    isPending: row.name === 'STMTTRNP' || pending.has(row),
  }));
}

function textIn(element: TagElement, name: string): string | undefined {
  return filled(childNamed(element, name));
}

function filled(element: TagElement | undefined): string | undefined {
  const text = element && ownText(element);
  return text === '' ? undefined : text;
}

function moneyIn(balance: TagElement | undefined, name = 'BALAMT'): DraftMoney | undefined {
  const text = balance && textIn(balance, name);
  return text === undefined ? undefined : { text };
}

/** Dates of OFX begin with year, month and day, so their texts are in the order of time. */
function latest(dates: readonly (string | undefined)[]): string | undefined {
  return dates.reduce(
    (last, date) => (date !== undefined && (last === undefined || day(date) > day(last)) ? date : last),
    undefined,
  );
}

function day(date: string): string {
  return date.slice(0, 8);
}
