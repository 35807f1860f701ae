/** Answers of NextGenPSD2 and of GoCardless Bank Account Data. */
import { groupedBy } from '../../../base/grouped.js';
import { quoted } from '../../../base/shown.js';
import { squash } from '../../../base/text.js';
import type { AccountFacts, StatedBalance } from '../../json/accountBook.js';
import { type AnswerReader, type Answers, has, recordsAt } from '../../json/answers.js';
import { moneyAt } from '../../json/jsonMoney.js';
import type { JsonRecord } from '../../json/record.js';
import { isWording, remittanceText, spoken, standardCode } from '../../json/wording.js';
import type { DraftRow, Region } from '../../model/draft.js';
import { accountFacts, balanceOf } from './accounts.js';
import { DETAILS, GROUPS, isAccount, isBalance, isTransaction, LISTS } from './shapes.js';
import { NUMBERS, type Sided, sidesOf, textAt } from './sides.js';

// One transaction as a draft row. Its amount has a minus where money leaves the account.

function readTransaction(record: JsonRecord, isPending: boolean, isReversed: boolean, own: Sided): DraftRow {
  const money = moneyAt(record, ['transactionAmount', 'amount'], ['transactionAmount', 'currency']);
  const amount = money && { ...money, ...own };
  const isMinus = (amount?.text.startsWith('-') ?? false) !== isReversed;
  const direction = own.direction ?? own.hint;
  const isOut = direction === undefined ? isMinus : direction === 'Debit';
  const side = isOut ? 'creditor' : 'debtor';
  const payee = record.text(`${side}Name`);
  const reference = remittanceOf(record);
  const wording = record.firstText(['transactionDetails'], ['transactionInformation']);
  const hasText = payee !== undefined || reference !== undefined || wording !== undefined;
  const row: DraftRow = {
    region: record.region,
    id: record.firstText(
      ['transactionId'],
      ['cardTransactionId'],
      ['internalTransactionId'],
      ['entryReference'],
    ),
    date: record.firstText(
      ['bookingDate'],
      ['bookingDateTime'],
      ['transactionDate'],
      ['valueDate'],
      ['valueDateTime'],
    ),
    valueDate: record.firstText(['valueDate'], ['valueDateTime']),
    amount,
    status: isPending ? 'Pending' : 'Booked',
    // The bank's text is the wording if it names the payee, or if nobody is named beside it.
    narrative: wording ?? (isWording(reference, payee) ? reference : undefined),
    payee,
    merchant: record.firstText(['merchantName'], ['cardAcceptorName']),
    payeeAccount: record.firstText(
      [`${side}Account`, 'iban'],
      [`${side}Account`, 'bban'],
      [`${side}Account`, 'maskedPan'],
    ),
    reference,
    // This is often one of the bank's own ids, so it is read only where there is no other text.
    additional: hasText ? undefined : record.text('additionalInformation'),
    merchantCategoryCode: record.text('merchantCategoryCode'),
    transactionCode: standardCodeOf(record),
    proprietaryTransactionCode: { code: record.text('proprietaryBankTransactionCode'), issuer: undefined },
    balance: moneyAt(
      record,
      ['balanceAfterTransaction', 'balanceAmount', 'amount'],
      ['balanceAfterTransaction', 'balanceAmount', 'currency'],
    ),
  };
  return { ...row, other: record.rest() };
}

function remittanceOf(record: JsonRecord): string | undefined {
  const parts = [
    ...record.texts('remittanceInformationUnstructuredArray'),
    ...record.texts('remittanceInformationUnstructured'),
  ];
  const said = remittanceText(parts);
  // A bank that gives both texts often repeats the reference within the wording.
  const told = squash(said ?? '');
  const further = structuredOf(record).filter(
    text => spoken(text) !== undefined && !told.includes(squash(text)),
  );
  return remittanceText([...(said === undefined ? [] : [said]), ...further]);
}

/** Older versions have texts here, newer ones objects with a reference. */
function structuredOf(record: JsonRecord): readonly string[] {
  return ['remittanceInformationStructured', 'remittanceInformationStructuredArray'].flatMap(name => [
    ...record.texts(name),
    ...recordsAt(record, name).flatMap(each => each.text('reference') ?? []),
  ]);
}

function standardCodeOf(record: JsonRecord): DraftRow['transactionCode'] {
  const node = record.at('bankTransactionCode');
  const code = node?.kind === 'string' ? standardCode(node.text.trim()) : undefined;
  if (code !== undefined) record.text('bankTransactionCode');
  return code;
}

// How answers name accounts: by an id of the interface, by an IBAN, by the number of a card.

interface AccountReference {
  readonly resourceId: string | undefined;
  /** IBAN, BBAN or the masked number of a card, without spaces. */
  readonly number: string | undefined;
  readonly currency: string | undefined;
}

/** `path` is the member that holds the reference. It is empty if the record is itself an account. */
function referenceIn(record: JsonRecord, ...path: readonly string[]): AccountReference | undefined {
  const text = (name: string) => {
    const node = record.at(...path, name);
    return node?.kind === 'string' && node.text.trim() !== '' ? node.text.trim() : undefined;
  };
  const number = NUMBERS.map(text).find(found => found !== undefined);
  // GoCardless calls it `id` in the facts of an account.
  const resourceId = text('resourceId') ?? (text('institution_id') === undefined ? undefined : text('id'));
  if (number === undefined && resourceId === undefined) return undefined;
  return {
    resourceId,
    number: number?.replace(/\s+/g, '').toUpperCase(),
    currency: text('currency')?.toUpperCase(),
  };
}

/** The code of ISO 4217 for "no currency". It marks an account that holds several. */
const SEVERAL = 'XXX';

/**
 * The accounts that the answers list. They show which account another answer means. Accounts in several currencies may share an IBAN; the
 * currency then decides.
 */
class KnownAccounts {
  private readonly accounts: AccountReference[] = [];

  add(account: AccountReference): void {
    this.accounts.push(account);
  }

  /** The id of the account in the result. Undefined if no answer shows it. */
  idOf(reference: AccountReference | undefined, currency: string | undefined): string | undefined {
    if (reference === undefined) {
      const only = this.only(currency);
      return only?.resourceId ?? only?.number;
    }
    if (reference.resourceId !== undefined) return reference.resourceId;
    const sameNumber = this.accounts.filter(({ number }) => number === reference.number);
    const wanted = reference.currency ?? currency;
    const found = sameNumber.find(account => account.currency === wanted) ?? sameNumber[0];
    return found?.resourceId ?? reference.number;
  }

  /** The IBAN or the number of an account of the result. */
  numberOf(id: string | undefined): string | undefined {
    const found = this.accounts.filter(({ resourceId, number }) => resourceId === id || number === id);
    return found.find(({ number }) => number !== undefined)?.number ?? (id === undefined ? undefined : id);
  }

  private only(currency: string | undefined): AccountReference | undefined {
    const ids = new Set(this.accounts.map(({ resourceId, number }) => resourceId ?? number));
    if (ids.size === 1) return this.accounts[0];
    const inCurrency = this.accounts.filter(account => account.currency === currency && currency !== SEVERAL);
    const numbers = new Set(this.accounts.map(({ number }) => number));
    return numbers.size === 1 && inCurrency.length === 1 ? inCurrency[0] : undefined;
  }
}

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

/** One answer may show which account another belongs to, so all answers are kept until the last is read. */
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
    // Balances in several currencies that name no account belong to one account of several currencies.
    const isOfSeveral = new Set(nameless.map(({ balance }) => balance.money.currency)).size > 1;
    const idOf = ({ account }: Owned, currency: string | undefined) =>
      this.known.idOf(account, currency) ?? (isOfSeveral ? 'berlin-group' : undefined);
    const currencies = new Map<string, Set<string>>();
    const single = new Map(this.facts.map(({ id, facts }) => [id, facts.currencyCode]));
    // If no answer states the currency of the account, there is one account for each currency of its amounts.
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
    const groups = groupedBy(this.rows, ({ record, account }) =>
      idOf({ account }, textAt(record, 'transactionAmount', 'currency')?.toUpperCase()),
    );
    const sides = new Map<KeptRow, Sided>();
    for (const [id, rows] of groups)
      if (id === undefined || !reversed.has(id)) {
        const holders = this.facts.flatMap(each => (each.id === id ? (each.facts.accountHolders ?? []) : []));
        for (const [row, side] of sidesOf(rows, this.known.numberOf(id), holders)) sides.set(row, side);
      }
    for (const kept of this.rows) {
      const { record, isPending, account } = kept;
      const id = idOf({ account }, textAt(record, 'transactionAmount', 'currency')?.toUpperCase());
      const side = sides.get(kept);
      const row = readTransaction(record, isPending, id !== undefined && reversed.has(id), side ?? {});
      const key = keyOf(id, row.amount?.currency);
      answers.book.addRow(key, row);
      if (side?.hint !== undefined) answers.book.addFacts(key, record.document, { signs: 'unknown' });
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
