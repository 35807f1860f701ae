/** Answers of the Starling Bank API: accounts, spaces, balances, holders and the feed. */
import { groupedBy } from '../../../base/grouped.js';
import { quoted } from '../../../base/shown.js';
import { append } from '../../append.js';
import type { AccountFacts, StatedBalance } from '../../json/accountBook.js';
import { type AnswerReader, type Answers, has, recordsAt } from '../../json/answers.js';
import { currencyAt } from '../../json/jsonMoney.js';
import type { JsonRecord } from '../../json/record.js';
import type { CountryCode } from '../../model/request.js';
import { secondsOf } from '../../values/instant.js';
import { fromMinorUnits } from '../../values/minorUnits.js';
import { isBooked, peek, readFeedItem, statusOf } from './feedItem.js';
import {
  isAccount,
  isBalance,
  isFeedItem,
  isHolder,
  isIdentifiers,
  isSpace,
  isWebhook,
  SPACES,
} from './shapes.js';

const SUB_TYPES: Readonly<Record<string, string>> = {
  PRIMARY: 'CurrentAccount',
  ADDITIONAL: 'CurrentAccount',
  SAVINGS: 'Savings',
  FIXED_TERM_DEPOSIT: 'Savings',
  LOAN: 'Loan',
};
const HOLDERS: Readonly<Record<string, string>> = {
  INDIVIDUAL: 'Personal',
  JOINT: 'Personal',
  BUSINESS: 'Business',
  SOLE_TRADER: 'Business',
};

/** Accounts in pounds and euros have the days of London. What Starling keeps in dollars has those that the caller tells. */
function countryIn(currency: string | undefined): CountryCode | undefined {
  return currency === 'USD' ? undefined : 'GB';
}

function accountFacts(record: JsonRecord): AccountFacts {
  const kind = record.text('accountType')?.toUpperCase();
  const currency = currencyAt(record, 'currency');
  record.text('accountUid');
  return {
    currencyCode: currency,
    countryCode: countryIn(currency),
    accountSubType: SUB_TYPES[kind ?? ''] ?? kind,
    other: record.rest(),
  };
}

function balanceAt(record: JsonRecord, name: string, role: StatedBalance['role']): StatedBalance | undefined {
  const currency = currencyAt(record, name, 'currency');
  const text = fromMinorUnits(record.text(name, 'minorUnits') ?? '', currency);
  if (text === undefined) return undefined;
  return { role, rank: 0, at: '', money: { text, currency }, region: record.region };
}

const OF_WEBHOOK = ['webhookEventUid', 'webhookType', 'eventTimestamp', 'accountHolderUid'];

/** An item names the part of the account that it is of, and another answer tells of which account that is, so all are kept. */
export class StarlingReader implements AnswerReader {
  /** By the category that holds the money outside the spaces: the account. */
  private readonly accounts = new Map<string, string>();
  private readonly accountUids = new Set<string>();
  private readonly spaces = new Set<string>();
  private readonly items: JsonRecord[] = [];
  private readonly holders: JsonRecord[] = [];
  private readonly unowned: JsonRecord[] = [];

  readonly readAnswer = (answer: JsonRecord, answers: Answers): void => {
    const { node } = answer;
    if (isFeedItem(node)) this.items.push(answer);
    else if (isAccount(node)) this.readAccount(answer, answers);
    else if (isSpace(node)) this.readSpace(answer, answers);
    else if (isWebhook(node)) {
      append(this.items, recordsAt(answer, 'content'));
      answers.nameMembers(answer, OF_WEBHOOK, 'envelope');
    } else if (isHolder(node)) {
      this.holders.push(answer);
      answers.name(node, answer.document, 'holder');
    } else if (isBalance(node) || isIdentifiers(node)) {
      this.unowned.push(answer);
      answers.name(node, answer.document, isBalance(node) ? 'balance' : 'account');
    } else this.readLists(answer, answers);
  };

  readonly complete = (answers: Answers): void => {
    const { book } = answers;
    const [only, ...others] = this.accountUids;
    const owner = others.length === 0 ? only : undefined;
    for (const record of this.unowned) {
      if (isBalance(record.node))
        for (const [name, role] of [
          ['clearedBalance', 'current'],
          ['effectiveBalance', 'available'],
        ] as const) {
          const balance = balanceAt(record, name, role);
          if (balance !== undefined) book.addBalance(owner, balance);
        }
      book.addFacts(owner, record.document, { other: record.rest() });
    }
    this.addHolders(answers);
    for (const record of this.standing(answers)) {
      const read = readFeedItem(record, answers);
      if ('reason' in read) {
        answers.skipped.push(read);
        continue;
      }
      const category = peek(record, 'categoryUid');
      const id = this.ownerOf(category, peek(record, 'accountUid')) ?? owner;
      const countryCode = countryIn(read.amount?.currency);
      book.addFacts(id, record.document, {
        settlesById: true,
        ...(countryCode && { countryCode }),
      });
      book.addRow(id, read);
    }
  };

  /** All accounts of a customer have the same holder. */
  private addHolders({ book }: Answers): void {
    const [first] = this.holders;
    if (first === undefined) return;
    const names = this.holders.flatMap(holder => holder.text('accountHolderName') ?? []);
    const kinds = this.holders.flatMap(
      holder => HOLDERS[holder.text('accountHolderType')?.toUpperCase() ?? ''] ?? [],
    );
    const facts = { accountType: kinds.at(-1), accountHolders: [...new Set(names)], other: first.rest() };
    for (const id of this.accountUids.size === 0 ? [undefined] : this.accountUids)
      book.addFacts(id, first.document, facts);
  }

  /** Where no account is told, the part of the account is one of its own. */
  private ownerOf(category: string | undefined, accountUid: string | undefined): string | undefined {
    if (category === undefined) return accountUid;
    const account = this.accounts.get(category);
    return account ?? (this.spaces.has(category) ? category : (accountUid ?? category));
  }

  /**
   * A feed that is asked for again tells the items that changed once more. The latest version of an item counts, and the latest pending one
   * beside it where it was settled: the two are one payment, which rows/twins.ts tells.
   */
  private standing(answers: Answers): readonly JsonRecord[] {
    const superseded = new Set<JsonRecord>();
    for (const [uid, versions] of groupedBy(this.items, item => peek(item, 'feedItemUid'))) {
      if (uid === undefined || versions.length === 1) continue;
      const latest = latestOf(versions) as JsonRecord;
      const pending = isBooked(latest)
        ? latestOf(versions.filter(version => !isBooked(version) && isPending(version)))
        : undefined;
      for (const version of versions)
        if (!isSameVersion(version, latest) && version !== pending) superseded.add(version);
    }
    for (const item of superseded)
      answers.skip(
        item.region,
        'removed',
        `The item ${quoted(peek(item, 'feedItemUid') ?? '')} is told once more with a later updatedAt or status, and that version holds`,
      );
    return this.items.filter(item => !superseded.has(item));
  }

  private readLists(answer: JsonRecord, answers: Answers): void {
    for (const record of recordsAt(answer, 'feedItems'))
      if (isFeedItem(record.node) || has(record.node, 'amount', 'direction')) this.items.push(record);
    for (const record of recordsAt(answer, 'accounts'))
      if (isAccount(record.node)) this.readAccount(record, answers);
    for (const list of SPACES) for (const record of recordsAt(answer, list)) this.readSpace(record, answers);
    for (const error of recordsAt(answer, 'errors')) {
      const says = (error.text('message') ?? '').slice(0, 200);
      answers.note('error_in_source', `Starling reports the error ${quoted(says)}`, error.region);
    }
    answers.nameMembers(answer, ['errors', 'success'], 'error');
  }

  private readAccount(record: JsonRecord, answers: Answers): void {
    const id = record.text('accountUid');
    const category = record.text('defaultCategory');
    if (id === undefined) return;
    this.accountUids.add(id);
    if (category !== undefined) this.accounts.set(category, id);
    answers.book.addFacts(id, record.document, accountFacts(record));
    answers.name(record.node, record.document, 'account');
  }

  private readSpace(record: JsonRecord, answers: Answers): void {
    const id = record.firstText(['savingsGoalUid'], ['spaceUid']);
    if (id === undefined) return;
    this.spaces.add(id);
    const balance = balanceAt(record, has(record.node, 'totalSaved') ? 'totalSaved' : 'balance', 'current');
    if (balance !== undefined) answers.book.addBalance(id, balance);
    const currencyCode = balance?.money.currency;
    answers.book.addFacts(id, record.document, {
      currencyCode,
      countryCode: countryIn(currencyCode),
      accountSubType: has(record.node, 'savingsGoalUid') ? 'Savings' : 'CurrentAccount',
      other: record.rest(),
    });
    answers.name(record.node, record.document, 'space');
  }
}

function isPending(record: JsonRecord): boolean {
  return ['PENDING', 'UPCOMING', 'RETRYING'].includes(statusOf(record) ?? '');
}

/** By `updatedAt`; of two of one time, the one that comes later. */
function latestOf(versions: readonly JsonRecord[]): JsonRecord | undefined {
  let latest: JsonRecord | undefined;
  let at = Number.NEGATIVE_INFINITY;
  for (const version of versions) {
    const time = secondsOf(peek(version, 'updatedAt') ?? '') ?? Number.NEGATIVE_INFINITY;
    if (latest !== undefined && time < at) continue;
    latest = version;
    at = time;
  }
  return latest;
}

/** The same item once more: rows/identify.ts counts it once. */
function isSameVersion(one: JsonRecord, other: JsonRecord): boolean {
  return peek(one, 'updatedAt') === peek(other, 'updatedAt') && statusOf(one) === statusOf(other);
}
