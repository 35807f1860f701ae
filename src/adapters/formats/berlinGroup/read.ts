/** Answers of NextGenPSD2 and of GoCardless Bank Account Data. */
import { quoted } from '../../../base/shown.js';
import type { AccountFacts, StatedBalance } from '../../json/accountBook.js';
import { type AnswerReader, type Answers, has, recordsAt } from '../../json/answers.js';
import type { JsonRecord } from '../../json/record.js';
import type { Region } from '../../model/draft.js';
import { accountFacts, balanceOf } from './accounts.js';
import { type AccountReference, KnownAccounts, referenceIn } from './reference.js';
import { DETAILS, GROUPS, isAccount, isBalance, isTransaction, LISTS } from './shapes.js';
import { readTransaction } from './transaction.js';

const ENVELOPE = [
  '_links',
  'last_updated',
  'status_code',
  'summary',
  'detail',
  'type',
  'count',
  'next',
  'previous',
];
const ACCOUNTS = ['accounts', 'account', 'cardAccounts', 'cardAccount'];

interface Owned {
  readonly account: AccountReference | undefined;
}

interface KeptRow extends Owned {
  readonly record: JsonRecord;
  readonly isPending: boolean;
}

interface KeptFacts {
  readonly id: string;
  readonly document: number;
  readonly facts: AccountFacts;
}

/** Which account an answer is of may be told by another one, so all is kept until the last. */
export class BerlinGroupReader implements AnswerReader {
  private readonly known = new KnownAccounts();
  private readonly facts: KeptFacts[] = [];
  private readonly rows: KeptRow[] = [];
  private readonly balances: (Owned & { readonly balance: StatedBalance })[] = [];
  private next: Region | undefined;

  readonly readAnswer = (answer: JsonRecord, answers: Answers): void => {
    if (isTransaction(answer.node)) {
      this.rows.push({ record: answer, isPending: false, account: undefined });
      return;
    }
    if (isAccount(answer.node)) {
      this.readAccount(answer, answers);
      return;
    }
    const account = referenceIn(answer, 'account') ?? referenceIn(answer, 'cardAccount');
    for (const list of ACCOUNTS)
      for (const record of recordsAt(answer, list)) this.readAccount(record, answers);
    for (const record of recordsAt(answer, 'balances')) this.readBalance(record, account, answers);
    this.readLists(answer, account, answers);
    for (const group of GROUPS)
      for (const record of recordsAt(answer, group)) {
        this.readLists(record, account, answers);
        answers.nameMembers(record, ENVELOPE, 'links');
      }
    for (const member of DETAILS)
      for (const record of recordsAt(answer, member))
        for (const each of isTransaction(record.node) ? [record] : recordsAt(record, 'transactionDetails'))
          this.rows.push({ record: each, isPending: false, account });
    this.look(answer, answers);
  };

  readonly complete = (answers: Answers): void => {
    const nameless = this.balances.filter(
      ({ account, balance }) => this.idOf(account, balance) === undefined,
    );
    // Balances in several currencies, without a name: an account of several currencies.
    const isOfSeveral = new Set(nameless.map(({ balance }) => balance.money.currency)).size > 1;
    const idOf = ({ account }: Owned, currency: string | undefined) =>
      this.known.idOf(account, currency) ?? (isOfSeveral ? 'berlin-group' : undefined);
    const currencies = new Map<string, Set<string>>();
    const single = new Map(this.facts.map(({ id, facts }) => [id, facts.currencyCode]));
    // The amounts of an account whose currency nothing tells are one account for each of their currencies.
    const keyOf = (id: string | undefined, currency: string | undefined): string | undefined => {
      if (id === undefined || currency === undefined || single.get(id) !== undefined) return id;
      currencies.set(id, (currencies.get(id) ?? new Set()).add(currency));
      return `${id} ${currency}`;
    };
    const reversed = new Set(
      this.facts.filter(({ facts }) => facts.signs === 'reversed').map(({ id }) => id),
    );
    for (const { balance, account } of this.balances) {
      const { currency } = balance.money;
      answers.book.addBalance(keyOf(idOf({ account }, currency), currency), balance);
    }
    for (const { record, isPending, account } of this.rows) {
      const written = record.at('transactionAmount', 'currency');
      const currency = written?.kind === 'string' ? written.text.trim().toUpperCase() : undefined;
      const id = idOf({ account }, currency);
      const row = readTransaction(record, isPending, id !== undefined && reversed.has(id));
      answers.book.addRow(keyOf(id, row.amount?.currency), row);
    }
    for (const { id, document, facts } of this.facts)
      for (const currency of currencies.get(id) ?? [undefined])
        answers.book.addFacts(keyOf(id, currency), document, facts);
    for (const [id, all] of currencies)
      for (const currencyCode of all)
        answers.book.addFacts(`${id} ${currencyCode}`, 0, { accountId: id, currencyCode });
    if (this.next !== undefined)
      answers.note('more_pages', 'The last page names a next one, which was not given', this.next);
  };

  private idOf(account: AccountReference | undefined, { money }: StatedBalance): string | undefined {
    return this.known.idOf(account, money.currency);
  }

  private readLists(record: JsonRecord, account: AccountReference | undefined, answers: Answers): void {
    for (const list of LISTS)
      for (const each of recordsAt(record, list)) {
        if (list === 'information') answers.name(each.node, each.document, 'standing order');
        else if (isTransaction(each.node))
          this.rows.push({ record: each, isPending: list === 'pending', account });
      }
  }

  private readAccount(record: JsonRecord, answers: Answers): void {
    const reference = referenceIn(record);
    const id = reference?.resourceId ?? reference?.number;
    if (reference === undefined || id === undefined) return;
    if (isAccount(record.node)) {
      const facts = accountFacts(record);
      this.known.add(reference);
      const { balances: _balances, ...other } = record.rest();
      this.facts.push({ id, document: record.document, facts: { ...facts, other } });
    } else if (record.flag('debitAccounting') === true)
      this.facts.push({ id, document: record.document, facts: { signs: 'reversed', balanceMeans: 'owed' } });
    for (const balance of recordsAt(record, 'balances')) this.readBalance(balance, reference, answers);
    for (const member of record.node.members)
      if (member.key !== 'balances') answers.name(member, record.document, 'account');
  }

  private readBalance(record: JsonRecord, account: AccountReference | undefined, answers: Answers): void {
    const debitAccounting = record.at('debitAccounting');
    if (debitAccounting !== undefined && !isBalance(record.node))
      answers.name(debitAccounting, record.document, 'account');
    if (!isBalance(record.node)) return;
    const balance = balanceOf(record);
    if (balance !== undefined) this.balances.push({ balance, account });
    answers.name(record.node, record.document, 'balance');
  }

  private look(answer: JsonRecord, answers: Answers): void {
    const holders = [answer, ...GROUPS.flatMap(group => recordsAt(answer, group))];
    if (
      holders.some(
        ({ node }) => GROUPS.some(group => has(node, group)) || LISTS.some(list => has(node, list)),
      )
    )
      this.next = holders.some(holder => holder.at('_links', 'next') !== undefined)
        ? answer.region
        : undefined;
    for (const message of recordsAt(answer, 'tppMessages')) {
      const code = message.text('code') ?? '';
      const says = (message.text('text') ?? '').slice(0, 200);
      answers.note('error_in_source', `The bank reports ${quoted(code)}: ${says}`, message.region);
      answers.name(message.node, message.document, 'message');
    }
    if (has(answer.node, 'summary', 'status_code')) {
      const says = `${answer.text('summary') ?? ''}: ${answer.text('detail') ?? ''}`.slice(0, 200);
      answers.note('error_in_source', `GoCardless reports an error: ${says}`, answer.region);
    }
    answers.nameMembers(answer, ENVELOPE, 'envelope');
  }
}
