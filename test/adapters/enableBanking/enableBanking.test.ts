import { describe, expect, it } from 'vitest';
import { ENABLE_BANKING } from '../../../src/adapters/formats/enableBanking/enableBanking.js';
import {
  fromEnableBanking,
  InvalidRequestError,
  mergeStatements,
  readStatements,
  toAnalyseRequest,
} from '../../../src/adapters.js';
import { analyse } from '../../../src/index.js';
import { readWhole } from '../support/nothingVanishes.js';
import { BALANCES, ERROR, row, SESSION, SESSION_AGAIN, TRANSACTIONS } from './documents.js';

const read = (...answers: readonly object[]) =>
  readWhole(
    ENABLE_BANKING,
    answers.map(answer => JSON.stringify(answer, null, 2)),
    'json',
    { accountId: 'current-1' },
  ).statements;
const rowsOf = (...rows: readonly object[]) => {
  const { accounts, skipped, notes } = read({ transactions: rows, continuation_key: null });
  return { rows: accounts[0]?.transactions ?? [], skipped, notes, origin: accounts[0]?.origin };
};

describe('answers of Enable Banking', () => {
  const all = [SESSION, SESSION_AGAIN, BALANCES, TRANSACTIONS];
  const { statements } = readWhole(ENABLE_BANKING, JSON.stringify(all, null, 2), 'json');
  const [account] = statements.accounts;

  it('have the side, the day and the status of each row', () => {
    expect(
      account?.transactions.map(({ transactionId, amount, creditDebitIndicator, status, bookingDate }) => [
        transactionId.replace(/^row-.*/, 'digest'),
        amount,
        creditDebitIndicator,
        status,
        bookingDate,
      ]),
    ).toEqual([
      ['103', '86.22', 'Debit', 'Booked', '2026-03-04'],
      ['102', '1902.00', 'Credit', 'Booked', '2026-03-03'],
      ['101', '640.00', 'Debit', 'Booked', '2026-03-02'],
      ['digest', '51.19', 'Debit', 'Pending', '2026-03-05'],
    ]);
    expect(account?.origin).toMatchObject({ signBasis: 'stated', balanceCheck: 'agrees' });
    expect(statements.skipped).toEqual([]);
    expect(statements.notes).toEqual([]);
  });

  it('have every text in its role', () => {
    expect(account?.transactions).toMatchObject([
      {
        description: 'TESCO STORES 3297 LONDON',
        counterPartyName: 'Tesco',
        merchantCategoryCode: '5411',
        transactionCode: { code: 'CCRD', subCode: 'POSD' },
        proprietaryTransactionCode: { code: 'Card purchase' },
        balance: { amount: '1210.50', creditDebitIndicator: 'Credit' },
        source: {
          valueDate: '2026-03-04',
          other: {
            transaction_date: '2026-03-02',
            transaction_id: 'details-103',
            exchange_rate: { instructed_amount: { currency: 'EUR', amount: '100.00' } },
          },
        },
      },
      {
        description: 'Northgate Logistics Ltd SALARY MARCH',
        counterPartyName: 'Northgate Logistics Ltd',
        counterPartyAccount: 'GB11BUKB20201511111111',
        proprietaryTransactionCode: { code: 'BAC' },
        source: { reference: 'SALARY MARCH', other: { creditor: { name: 'A N Other' } } },
      },
      {
        description: 'Red Lion Lettings RENT flat 2',
        counterPartyAccount: '20201522222222',
        balance: { amount: '605.28', creditDebitIndicator: 'Debit' },
        source: { reference: 'RENT', additional: 'flat 2', other: { reference_number: 'RF18539007547034' } },
      },
      { description: 'SHELL LONDON' },
    ]);
  });

  it('tell the account by its number, which outlives the session, and its balances', () => {
    expect(account).toMatchObject({
      accountId: 'GB33BUKB20201555555555',
      countryCode: 'GB',
      currencyCode: 'GBP',
      accountType: 'Personal',
      accountSubType: 'CurrentAccount',
      accountHolders: ['A N Other'],
      balances: {
        current: { amount: '1210.50', creditDebitIndicator: 'Credit' },
        available: { amount: '1159.31', creditDebitIndicator: 'Credit' },
      },
      origin: {
        other: { details: 'Everyday', balance_OPBD: { balance_amount: { amount: '-3.00' } } },
      },
    });
  });

  it('are analysed', () => {
    expect(analyse(toAnalyseRequest(statements)).meta.transactionCount).toBe(4);
  });

  it('name the account by its hash where no number is told, in every order', () => {
    for (const answers of [
      [SESSION_AGAIN, TRANSACTIONS],
      [TRANSACTIONS, SESSION_AGAIN],
    ])
      expect(fromEnableBanking(answers).accounts[0]?.accountId).toBe('hash-1');
    const [resource] = SESSION.accounts;
    const { uid: _uid, ...details } = resource as object & { uid: string };
    for (const answers of [
      [details, SESSION_AGAIN, TRANSACTIONS],
      [SESSION_AGAIN, details, TRANSACTIONS],
    ]) {
      const { accounts } = fromEnableBanking(answers);
      expect(accounts.map(({ accountId }) => accountId)).toEqual(['GB33BUKB20201555555555']);
      expect(accounts[0]?.transactions).toHaveLength(4);
    }
  });

  it('that name no account ask for it, and take the one that the caller names', () => {
    expect(fromEnableBanking(TRANSACTIONS).notes.map(({ code }) => code)).toContain('account_unnamed');
    const { accounts } = fromEnableBanking([SESSION, TRANSACTIONS], { accountId: 'uid-1' });
    expect(accounts).toHaveLength(1);
    expect(accounts[0]?.transactions).toHaveLength(4);
  });

  it('keep several accounts apart', () => {
    const [resource] = SESSION.accounts;
    const other = { ...resource, uid: 'uid-2', identification_hash: 'hash-2', currency: 'USD' };
    const session = { ...SESSION, accounts: [resource, other] };
    const { accounts } = fromEnableBanking(session);
    expect(accounts.map(({ accountId }) => accountId)).toEqual([
      'GB33BUKB20201555555555-GBP',
      'GB33BUKB20201555555555-USD',
    ]);
    const { skipped } = read(session, BALANCES);
    expect(skipped.map(({ path }) => path)).toEqual([['balances', 2]]);
    const unowned = readWhole(ENABLE_BANKING, JSON.stringify([session, BALANCES]), 'json').statements;
    expect(unowned.skipped.map(({ reason }) => reason)).toEqual([
      'unrecognised',
      'unrecognised',
      'unrecognised',
    ]);
  });
});

describe('a row of Enable Banking without', () => {
  it('any date is skipped, and its status and the members that are missing are named', () => {
    const { rows, skipped, notes } = rowsOf(
      row({ status: 'OTHR', booking_date: null, value_date: '', transaction_date: null }),
      row({ status: undefined, booking_date: null }),
    );
    expect(rows).toEqual([]);
    expect(skipped).toMatchObject([
      {
        reason: 'no_date',
        path: ['transactions', 0],
        message: 'booking_date, value_date and transaction_date are all missing; the status is "OTHR"',
      },
      {
        message: 'booking_date, value_date and transaction_date are all missing; the status is missing too',
      },
    ]);
    expect(notes.filter(({ code }) => code === 'unknown_status')).toEqual([]);
  });

  it('a day of booking has that of the transaction, or else of its value', () => {
    const dates = { booking_date: null, value_date: '2026-03-05', transaction_date: '2026-03-04' };
    const { rows } = rowsOf(
      row(dates),
      row({ ...dates, transaction_date: null, remittance_information: ['B'] }),
    );
    expect(rows.map(({ bookingDate }) => bookingDate)).toEqual(['2026-03-04', '2026-03-05']);
  });

  it('an indicator is read by its sign, or else by the parties, which a note tells, or else skipped', () => {
    const without = { credit_debit_indicator: null };
    const signed = rowsOf(row({ ...without, transaction_amount: { currency: 'GBP', amount: '-5.00' } }));
    expect(signed.rows).toMatchObject([{ amount: '5.00', creditDebitIndicator: 'Debit' }]);
    const named = rowsOf(
      row({ ...without, creditor: { name: 'Tesco' } }),
      row({ ...without, debtor: { name: 'Northgate Logistics Ltd' } }),
    );
    expect(named.rows.map(each => [each.creditDebitIndicator, each.counterPartyName])).toEqual([
      ['Debit', 'Tesco'],
      ['Credit', 'Northgate Logistics Ltd'],
    ]);
    expect(named.notes.map(({ code }) => code)).toEqual(['sign_assumed']);
    const unknown = rowsOf(row({ credit_debit_indicator: 'DBTR' }), row(without));
    expect(unknown.rows).toEqual([]);
    expect(unknown.skipped).toMatchObject([
      { reason: 'no_direction', message: 'credit_debit_indicator must be CRDT or DBIT, got "DBTR"' },
      { reason: 'no_direction' },
    ]);
  });

  it('an amount, or with one that is none, is skipped', () => {
    const { skipped } = rowsOf(
      row({ transaction_amount: { currency: 'GBP', amount: null } }),
      row({ transaction_amount: { currency: 'GBP', amount: '1,2,3' } }),
    );
    expect(skipped.map(({ reason }) => reason)).toEqual(['no_amount', 'unreadable_amount']);
  });
});

describe('the status of a row of Enable Banking', () => {
  it('makes it booked, pending or no row', () => {
    const statuses = ['BOOK', 'PDNG', 'HOLD', 'SCHD', 'RJCT', 'CNCL', undefined];
    const { rows, skipped, notes } = rowsOf(
      ...statuses.map((status, index) =>
        row({
          status,
          entry_reference: `${index + 1}`,
          transaction_amount: { currency: 'GBP', amount: `${index + 1}.00` },
        }),
      ),
    );
    expect(rows.map(({ transactionId, status }) => [transactionId, status])).toEqual([
      ['1', 'Booked'],
      ['2', 'Pending'],
      ['3', 'Pending'],
      ['4', 'Pending'],
      ['7', 'Booked'],
    ]);
    expect(skipped.map(({ reason }) => reason)).toEqual(['rejected', 'removed']);
    expect(notes).toEqual([]);
  });

  it('OTHR is not known, so the row is pending, and a note tells it once', () => {
    const { rows, notes } = rowsOf(
      row({ status: 'OTHR', entry_reference: '1' }),
      row({ status: 'OTHR', entry_reference: '2' }),
    );
    expect(rows.map(({ status }) => status)).toEqual(['Pending', 'Pending']);
    expect(notes.map(({ code }) => code)).toEqual(['unknown_status']);
  });
});

describe('a minus beside the indicator', () => {
  const of = (indicator: string, amount: string, id: string) =>
    row({
      entry_reference: id,
      credit_debit_indicator: indicator,
      transaction_amount: { currency: 'GBP', amount },
    });

  it('repeats it, where every debit has one', () => {
    const { rows } = rowsOf(of('DBIT', '-49.90', '1'), of('CRDT', '2450.00', '2'));
    expect(rows.map(({ amount, creditDebitIndicator }) => [amount, creditDebitIndicator])).toEqual([
      ['49.90', 'Debit'],
      ['2450.00', 'Credit'],
    ]);
  });
});

describe('a pending row of Enable Banking', () => {
  it('gives way to its booked row, which has another reference', () => {
    const pending = row({
      status: 'PDNG',
      entry_reference: 'xxx',
      transaction_date: '2026-03-02',
      booking_date: '2026-03-09',
      creditor: { name: 'Tesco' },
    });
    const booked = row({ entry_reference: 'aaa', booking_date: '2026-03-04', creditor: { name: 'TESCO' } });
    const { rows, notes } = rowsOf(pending, booked);
    expect(rows.map(({ transactionId }) => transactionId)).toEqual(['aaa']);
    expect(notes.map(({ code }) => code)).toEqual(['pending_twin_dropped']);
  });

  it('is told apart from others that have "0" in the place of a reference', () => {
    const zero = { entry_reference: '0', status: 'PDNG', transaction_date: '2026-03-02' };
    const { rows, notes } = rowsOf(row(zero), row(zero), row({ ...zero, booking_date: '2026-03-05' }));
    expect(rows).toHaveLength(3);
    expect(new Set(rows.map(({ transactionId }) => transactionId)).size).toBe(3);
    expect(rows[0]?.source.other).toMatchObject({ entry_reference: '0' });
    expect(notes).toEqual([]);
  });
});

describe('pages of Enable Banking', () => {
  const rows = TRANSACTIONS.transactions.map(each => ({ ...each, balance_after_transaction: null }));
  const first = { transactions: rows.slice(0, 2), continuation_key: 'key-1' };
  const second = { transactions: rows.slice(1), continuation_key: null };

  it('count a row once that stands on two of them', () => {
    const { accounts, notes } = read(first, second);
    expect(accounts[0]?.transactions).toHaveLength(4);
    expect(notes).toMatchObject([{ code: 'repeated_row_dropped', transactionIds: ['102'] }]);
    const merged = mergeStatements([first, second].map(page => fromEnableBanking([SESSION, page])));
    expect(merged.accounts.map(({ transactions }) => transactions.length)).toEqual([4]);
  });

  it('that are missing are asked for', () => {
    expect(read(first).notes.map(({ code }) => code)).toEqual(['more_pages']);
    expect(read(first, second).notes.map(({ code }) => code)).not.toContain('more_pages');
  });
});

describe('an answer of Enable Banking without rows', () => {
  it('is empty, and not refused', () => {
    const empty = { transactions: [], continuation_key: null };
    const found = readStatements(JSON.stringify(empty));
    expect([found.documents[0]?.format, found.accounts, found.skipped]).toEqual(['enable-banking', [], []]);
    for (const answer of [empty, { transactions: [] }, { balances: [] }, { accounts: [] }])
      expect(fromEnableBanking(answer)).toMatchObject({ accounts: [], skipped: [] });
  });

  it('tells an error of the bank', () => {
    const { accounts, notes } = readStatements(JSON.stringify(ERROR));
    expect(accounts).toEqual([]);
    expect(notes).toMatchObject([
      {
        code: 'error_in_source',
        message: 'Enable Banking reports the error ASPSP_RATE_LIMIT_EXCEEDED: Limit of requests was reached',
      },
    ]);
  });

  it('is of no other provider', () => {
    for (const other of [{ id: 'x', amount: 1 }, { transactions: [{ id: '1' }] }, { message: 'no' }])
      expect(() => fromEnableBanking(other)).toThrow(InvalidRequestError);
  });
});

describe('a card at Enable Banking', () => {
  it('has no balance, since banks state what is owed or what is left, and keeps what they state', () => {
    const [resource] = SESSION.accounts;
    const card = {
      ...resource,
      cash_account_type: 'CARD',
      account_id: { iban: null, other: { identification: '5355 **** **** 0012', scheme_name: 'CPAN' } },
    };
    const { accounts } = fromEnableBanking([{ ...SESSION, accounts: [card] }, BALANCES]);
    expect(accounts[0]).toMatchObject({
      accountId: '5355********0012',
      accountSubType: 'CreditCard',
      origin: { other: { balance_CLBD: { balance_amount: { amount: '1210.50' } } } },
    });
    expect(accounts[0]).not.toHaveProperty('balances');
  });
});
