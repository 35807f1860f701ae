/** Collects the accounts of a QIF document by their names. */
import { append } from '../../append.js';
import type { DraftAccount, DraftMoney, DraftRow } from '../../model/draft.js';
import { readDateText } from '../../values/dateText.js';
import { dayMeant } from '../../values/day.js';
import type { QifRecord } from './records.js';
import { dateOf, type Opening } from './transaction.js';

export interface QifAccount {
  name: string | undefined;
  kind: string | undefined;
  subType: string | undefined;
  balance: DraftMoney | undefined;
  balanceDate: string | undefined;
  other: Readonly<Record<string, unknown>>;
  readonly rows: DraftRow[];
  /** Those of the rows that are called an opening balance, with the account that each names. */
  readonly openings: Map<DraftRow, Opening>;
}

/** Kinds of accounts, as `!Type:` and the T of `!Account` name them, that hold money. */
const KINDS: ReadonlyMap<string | undefined, string | undefined> = new Map(
  Object.entries({
    bank: undefined,
    cash: undefined,
    ccard: 'CreditCard',
    'oth a': undefined,
    'oth l': undefined,
  }),
);

export function isMoneyAccount(kind: string): boolean {
  return KINDS.has(kind);
}

export class QifAccounts {
  private readonly all: QifAccount[] = [];
  private readonly byName = new Map<string, QifAccount>();
  /** The account that rows belong to. */
  private current: QifAccount | undefined;

  /** Adds a record of `!Account`. False if it names no account. */
  addAccount({ fields }: QifRecord): boolean {
    const value = (code: string) => fields.find(field => field.code === code && field.value !== '')?.value;
    const name = value('N');
    if (name === undefined) return false;
    const account = this.named(name);
    const balance = value('$');
    account.subType ??= KINDS.get(value('T')?.toLowerCase());
    account.kind = undefined;
    if (balance !== undefined) account.balance = { text: balance };
    account.balanceDate = value('/') ?? account.balanceDate;
    const description = value('D');
    const limit = value('L');
    account.other = {
      ...account.other,
      ...(description === undefined ? undefined : { description }),
      ...(limit === undefined ? undefined : { creditLimit: limit }),
    };
    this.current = account;
    return true;
  }

  /** The rows that follow belong to no named account. */
  leave(): void {
    this.current = undefined;
  }

  /** Reads a header `!Type:`. A different kind begins another account. Some programs repeat the same kind, which does not. */
  begin(kind: string): void {
    if (this.current === undefined || (this.current.kind ?? kind) !== kind) this.current = this.unnamed();
    this.current.kind = kind;
    this.current.subType ??= KINDS.get(kind);
  }

  addRow(row: DraftRow): void {
    this.current ??= this.unnamed();
    this.current.rows.push(row);
  }

  /** An opening balance, which may turn out to be a payment of that name. It names the account if nothing else has named it. */
  addOpening(row: DraftRow, opening: Opening): void {
    const { account: name } = opening;
    const isOfNamed = this.current?.name !== undefined;
    this.addRow(row);
    if (name !== undefined && !isOfNamed) this.nameCurrent(name);
    this.current?.openings.set(row, opening);
  }

  /** Takes the opening balances out of the rows, and gives them. */
  takeOpenings(): readonly DraftRow[] {
    return this.all.flatMap(account => {
      const taken = [...account.openings].flatMap(([row, opening]) =>
        this.isOpening(row, opening, account) ? [row] : [],
      );
      if (taken.length === 0) return taken;
      const gone = new Set(taken);
      const kept = account.rows.filter(row => !gone.has(row));
      account.rows.length = 0;
      append(account.rows, kept);
      return taken;
    });
  }

  /** With another account in brackets it is a transfer. Without any, it is true as the oldest record alone, at either end of the rows. */
  private isOpening(row: DraftRow, { account: name }: Opening, account: QifAccount): boolean {
    if (name !== undefined) return sameName(name, account.name);
    return row === account.rows[0] || row === account.rows.at(-1);
  }

  private nameCurrent(name: string): void {
    if (this.current === undefined || name === '') return;
    const known = this.byName.get(name);
    if (known === undefined) {
      this.current.name = name;
      this.byName.set(name, this.current);
      return;
    }
    append(known.rows, this.current.rows);
    for (const [row, opening] of this.current.openings) known.openings.set(row, opening);
    this.current.rows.length = 0;
    this.current.openings.clear();
    this.current = known;
  }

  drafts(
    document: number,
    dateOrder: DraftAccount['dateOrder'],
    likely: NonNullable<DraftAccount['dateOrder']>,
  ): readonly DraftAccount[] {
    return this.all
      .filter(({ name, rows }) => name !== undefined || rows.length > 0)
      .map(({ name, subType, balance, balanceDate, other, rows }): DraftAccount => {
        const isCurrent = isLatest(balanceDate, rows, dateOrder ?? likely);
        const past = balance === undefined || isCurrent ? undefined : { balance: balance.text, balanceDate };
        return {
          document,
          accountId: name,
          accountSubType: subType,
          currentBalance: isCurrent ? balance : undefined,
          dateOrder,
          other: { ...other, ...past },
          rows,
        };
      });
  }

  allRows(): readonly DraftRow[] {
    return this.all.flatMap(({ rows }) => rows);
  }

  private named(name: string): QifAccount {
    const known = this.byName.get(name);
    if (known !== undefined) return known;
    const account = empty(name);
    this.all.push(account);
    this.byName.set(name, account);
    return account;
  }

  private unnamed(): QifAccount {
    const account = empty(undefined);
    this.all.push(account);
    return account;
  }
}

/** A balance before rows of the account is not the current one. */
function isLatest(
  date: string | undefined,
  rows: readonly DraftRow[],
  order: NonNullable<DraftAccount['dateOrder']>,
): boolean {
  const dayOf = (text: string | undefined) => {
    const written = text === undefined ? undefined : readDateText(text);
    return written && dayMeant(written, order, undefined);
  };
  const day = dayOf(dateOf(date));
  return day !== undefined && rows.every(row => (dayOf(row.date) ?? '') <= day);
}

function empty(name: string | undefined): QifAccount {
  return {
    name,
    kind: undefined,
    subType: undefined,
    balance: undefined,
    balanceDate: undefined,
    other: {},
    rows: [],
    openings: new Map(),
  };
}

function sameName(one: string, other: string | undefined): boolean {
  return one.toUpperCase() === other?.toUpperCase();
}
