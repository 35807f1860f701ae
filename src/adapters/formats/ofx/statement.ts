/** Reads one statement of OFX (STMTRS, CCSTMTRS, LOANSTMTRS, or the payments of INVSTMTRS) as a draft account. */
import { childNamed, elementsWithin, ownText, type TagElement } from '../../markup/node.js';
import { ElementRecord, regionOf } from '../../markup/record.js';
import type { Claims } from '../../markup/sweep.js';
import type {
  DraftAccount,
  DraftMoney,
  DraftNote,
  DraftRow,
  DraftSigns,
  DraftSkipped,
} from '../../model/draft.js';
import type { CreditDebitIndicator } from '../../model/request.js';
import { dateReader } from '../../values/dateText.js';
import { fundsIn, skippedTrade, tradesIn } from './investments.js';
import { type OfxRow, readTransaction } from './transaction.js';

export interface ReadStatement {
  readonly account: DraftAccount;
  readonly skipped: readonly DraftSkipped[];
  readonly notes: readonly DraftNote[];
}

const ROWS = new Set(['STMTTRN', 'STMTTRNP', 'LOANSTMTTRN']);
const SUB_TYPES: Readonly<Record<string, string>> = {
  CHECKING: 'CurrentAccount',
  SAVINGS: 'Savings',
  MONEYMRKT: 'Savings',
  CD: 'Savings',
  CREDITLINE: 'Loan',
};

/** `element` is the statement, or the element that holds rows outside any statement. */
export function readStatement(
  element: TagElement,
  document: number,
  claims: Claims,
  apart: ReadonlySet<string>,
): ReadStatement {
  const trades = element.name === 'INVSTMTRS' ? tradesIn(element) : [];
  for (const trade of trades) claims.read(trade);
  const closed = new Set([...apart, ...trades.map(({ name }) => name)]);
  const facts = elementsWithin(element, isFact, new Set([...ROWS, ...closed]));
  for (const fact of facts) claims.name(fact, FACTS[fact.name] ?? 'extension');
  const fact = (name: string) => facts.find(each => each.name === name);
  const account = fact('BANKACCTFROM') ?? fact('CCACCTFROM') ?? fact('LOANACCTFROM') ?? fact('INVACCTFROM');
  const isCard = element.name === 'CCSTMTRS' || account?.name === 'CCACCTFROM';
  const skipped: DraftSkipped[] = trades.map(trade => skippedTrade(trade, document));
  const read: OfxRow[] = [];
  const readDate = dateReader();
  const funds = element.name === 'INVSTMTRS' ? fundsIn(element) : undefined;
  for (const { row, isPending } of rowsWithin(element, closed)) {
    claims.read(row);
    if (countNamed(row, 'TRNAMT') > 1)
      skipped.push({
        region: regionOf(row, document),
        reason: 'malformed',
        message: 'Two transactions run together here: this one has more than one amount',
      });
    else read.push(readTransaction(row, { document, isCard, isPending, fund: funds?.get(row), readDate }));
  }
  const { rows, skipped: removed } = corrected(read);
  const { signs, directionOf, notes } = signsOf(rows);
  const balance = fact('LEDGERBAL') ?? fact('PRINBAL');
  const cash = moneyIn(fact('INVBAL'), 'AVAILCASH');
  return {
    account: {
      document,
      accountId: account && (textIn(account, 'ACCTID') ?? textIn(account, 'LOANACCTID')),
      currencyCode: filled(fact('CURDEF'))?.toUpperCase(),
      accountSubType: isCard ? 'CreditCard' : account && subTypeOf(account),
      // The trades move the cash too, so payments alone lead to it only where there are none.
      currentBalance:
        balance?.name === 'PRINBAL'
          ? principal(balance)
          : (moneyIn(balance) ?? (trades.length === 0 ? cash : undefined)),
      availableBalance: moneyIn(fact('AVAILBAL')) ?? cash,
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

/** OFX 2.3 has these types of loans: AUTO, CONSUMER, MORTGAGE, COMMERCIAL, STUDENT and others. */
function subTypeOf(account: TagElement): string | undefined {
  const type = textIn(account, 'ACCTTYPE') ?? textIn(account, 'LOANACCTTYPE');
  if (account.name === 'LOANACCTFROM') return type?.toUpperCase() === 'MORTGAGE' ? 'Mortgage' : 'Loan';
  return SUB_TYPES[type?.toUpperCase() ?? ''];
}

/** What is left of a loan is owed, with a minus before it or without. */
function principal(balance: TagElement): DraftMoney | undefined {
  const money = moneyIn(balance);
  return money && { text: money.text.replace(/^[-+]/, ''), direction: 'Debit' };
}

function rowsWithin(
  element: TagElement,
  apart: ReadonlySet<string>,
): readonly { readonly row: TagElement; readonly isPending: boolean }[] {
  const pendingLists = elementsWithin(element, new Set(['BANKTRANLISTP']), new Set([...apart, ...ROWS]));
  const pending = new Set(pendingLists.flatMap(list => elementsWithin(list, ROWS)));
  return elementsWithin(element, ROWS, apart).map(row => ({
    row,
    isPending: row.name === 'STMTTRNP' || pending.has(row),
  }));
}

function countNamed({ children }: TagElement, name: string): number {
  let count = 0;
  for (const child of children) if (child.kind === 'element' && child.name === name) count++;
  return count;
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

/** Dates of OFX begin with year, month and day, so they sort as texts in the order of time. */
function latest(dates: readonly (string | undefined)[]): string | undefined {
  return dates.reduce(
    (last, date) => (date !== undefined && (last === undefined || day(date) > day(last)) ? date : last),
    undefined,
  );
}

function day(date: string): string {
  return date.slice(0, 8);
}

// Rows that a later row of the same account replaces or deletes (CORRECTFITID, CORRECTACTION).

interface Corrected {
  readonly rows: readonly OfxRow[];
  readonly skipped: readonly DraftSkipped[];
}

function corrected(rows: readonly OfxRow[]): Corrected {
  const corrections = rows.filter(({ corrects }) => corrects !== undefined);
  if (corrections.length === 0) return { rows, skipped: [] };
  const replacedBy = new Map(corrections.map(({ corrects, fitId }) => [corrects?.fitId, fitId]));
  const kept: OfxRow[] = [];
  const skipped: DraftSkipped[] = [];
  for (const each of rows) {
    const { row, fitId, corrects } = each;
    if (corrects?.isDeleted === true)
      skipped.push({
        region: row.region,
        reason: 'removed',
        message: `The bank takes the transaction ${corrects.fitId} away; this entry itself moves no money`,
      });
    else if (fitId !== undefined && replacedBy.has(fitId))
      skipped.push({
        region: row.region,
        reason: 'removed',
        message: `The bank corrected this transaction by ${replacedBy.get(fitId) ?? 'a later one'}`,
      });
    else kept.push(each);
  }
  return { rows: kept, skipped };
}

// What a statement says of its account.

/** The parts of a statement that describe the account and hold no rows, and what each is. */
const FACTS: Readonly<Record<string, string>> = {
  CURDEF: 'account',
  BANKACCTFROM: 'account',
  CCACCTFROM: 'account',
  INVACCTFROM: 'account',
  LOANACCTFROM: 'account',
  INVPOSLIST: 'positions',
  INVOOLIST: 'open orders',
  INVBAL: 'balance',
  SUBACCTFUND: 'sub-account',
  LEDGERBAL: 'balance',
  AVAILBAL: 'balance',
  PRINBAL: 'balance',
  BALLIST: 'balances',
  CASHADVBALAMT: 'balance',
  DTSTART: 'period',
  DTEND: 'period',
  DTASOF: 'period',
  INTRATE: 'interest rate',
  INTRATEPURCH: 'interest rate',
  INTRATECASH: 'interest rate',
  INTRATEXFER: 'interest rate',
  REWARDINFO: 'rewards',
  MKTGINFO: 'marketing text',
};

/**
 * Names with a dot are those of a bank or a program, by OFX 1.0, section 2.7: <INTU.BID>, <CYCLECUT.INDICATOR>. Some stand around rows.
 */
function isExtension(element: TagElement): boolean {
  return element.name.includes('.') && elementsWithin(element, ROWS).length === 0;
}

function isFact(element: TagElement): boolean {
  return Object.hasOwn(FACTS, element.name) || isExtension(element);
}

/** Values that have a member of their own in the account. */
const IN_PLACE: readonly string[] = ['ACCTID', 'LOANACCTID', 'BALAMT', 'AVAILCASH'];
/** Elements that are such values themselves, or are too long to repeat. */
const LEFT_OUT = new Set(['CURDEF', 'DTSTART', 'INVPOSLIST', 'INVOOLIST', 'SUBACCTFUND']);

/** The values without a member of their own, under the names of OFX. The first value of a name counts. */
function otherFacts(facts: readonly TagElement[], document: number): Readonly<Record<string, unknown>> {
  const other = new Map<string, unknown>();
  for (const fact of facts) {
    if (LEFT_OUT.has(fact.name) || other.has(fact.name)) continue;
    const record = new ElementRecord(fact, document);
    for (const name of IN_PLACE) record.text(name);
    const rest = record.rest();
    const value = Object.hasOwn(rest, '#text') && Object.keys(rest).length === 1 ? rest['#text'] : rest;
    if (Object.keys(rest).length > 0) other.set(fact.name, value);
  }
  return Object.fromEntries(other);
}

// Whether the amounts of an account have their signs as OFX prescribes (a minus is a debit). Types such as CREDIT and DEBIT repeat the
// direction. It is common that one row contradicts its type, and means nothing. If all rows contradict their types, the bank writes the
// signs the other way.

const DIRECTIONS: Readonly<Record<string, CreditDebitIndicator>> = {
  CREDIT: 'Credit',
  DEP: 'Credit',
  DIRECTDEP: 'Credit',
  DIV: 'Credit',
  DEBIT: 'Debit',
  DIRECTDEBIT: 'Debit',
  'LOAN PAYMENT': 'Credit',
  CHECK: 'Debit',
  CASH: 'Debit',
  ATM: 'Debit',
  POS: 'Debit',
  PAYMENT: 'Debit',
  REPEATPMT: 'Debit',
  FEE: 'Debit',
  SRVCHG: 'Debit',
};
/** Fewer rows than this may each be an exception. */
const FEWEST = 2;

interface OfxSigns {
  readonly signs: DraftSigns;
  /** Set if the amounts have no sign, so that the types decide. */
  readonly directionOf: (row: OfxRow) => CreditDebitIndicator | undefined;
  readonly notes: readonly DraftNote[];
}

function signsOf(rows: readonly OfxRow[]): OfxSigns {
  const none = { directionOf: () => undefined, notes: [] };
  const typed = rows.flatMap(({ row, type }) => {
    const direction = DIRECTIONS[type ?? ''];
    const text = row.amount?.text;
    return direction === undefined || text === undefined || isZero(text) ? [] : [{ row, direction, text }];
  });
  const against = typed.filter(({ direction, text }) => (direction === 'Debit') !== isMinus(text));
  const [first] = against;
  if (first === undefined || against.length < FEWEST) return { signs: 'written', ...none };
  const region = first.row.region;
  const hasMinus = rows.some(({ row }) => isMinus(row.amount?.text ?? ''));
  if (!hasMinus)
    return {
      signs: 'written',
      directionOf: ({ type }) => DIRECTIONS[type ?? ''],
      notes: [
        {
          code: 'sign_assumed',
          message: `No amount of the account has a minus, though ${against.length} rows are of types such as ${first.direction.toUpperCase()}; the types were taken to tell debits from credits`,
          region,
        },
      ],
    };
  if (against.length < typed.length) return { signs: 'written', ...none };
  return {
    signs: 'reversed',
    directionOf: () => undefined,
    notes: [
      {
        code: 'sign_assumed',
        message: `The signs of all ${typed.length} rows that have a type such as CREDIT or DEBIT say the opposite of it, so a minus was taken as a credit`,
        region,
      },
    ],
  };
}

function isMinus(text: string): boolean {
  return /^\s*[-\u2212(]/.test(text) || /[-\u2212]\s?$/.test(text);
}

function isZero(text: string): boolean {
  return !/[1-9]/.test(text);
}
