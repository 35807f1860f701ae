/** Collects the accounts of a QIF document by their names. */
import { append } from '../../append.js';
import type { DraftAccount, DraftMoney, DraftRow } from '../../model/draft.js';
import { readDateText } from '../../values/dateText.js';
import { dayMeant } from '../../values/day.js';
import type { QifRecord } from './records.js';
import { dateOf } from './transaction.js';

export interface QifAccount {
  name: string | undefined;
  kind: string | undefined;
  subType: string | undefined;
  balance: DraftMoney | undefined;
  balanceDate: string | undefined;
  other: Readonly<Record<string, unknown>>;
  readonly rows: DraftRow[];
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

  /** The opening balance names the account if nothing else has named it. */
  nameCurrent(name: string): void {
    if (this.current === undefined || this.current.name !== undefined || name === '') return;
    const known = this.byName.get(name);
    if (known === undefined) {
      this.current.name = name;
      this.byName.set(name, this.current);
      return;
    }
    append(known.rows, this.current.rows);
    this.current.rows.length = 0;
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
  };
}
