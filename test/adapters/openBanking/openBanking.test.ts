import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OPEN_BANKING } from '../../../src/adapters/formats/openBanking/openBanking.js';
import { fromOpenBanking, readStatements, type Statements, toAnalyseRequest } from '../../../src/adapters.js';
import { analyse, InvalidRequestError } from '../../../src/index.js';
import { holds } from '../../support/property.js';
import { readWhole } from '../support/nothingVanishes.js';
import { ACCOUNTS, BALANCES, TRANSACTIONS } from './documents.js';

type Members = Readonly<Record<string, unknown>>;

const row = (members: Members = {}): Members => ({
  AccountId: 'acc-1',
  TransactionId: 't-1',
  Amount: { Amount: '10.00', Currency: 'GBP' },
  CreditDebitIndicator: 'Debit',
  Status: 'Booked',
  BookingDateTime: '2026-03-02T00:00:00+00:00',
  TransactionInformation: 'CARD PAYMENT TO TESCO STORES 3297',
  ...members,
});
const answer = (...rows: readonly Members[]) => ({ Data: { Transaction: rows } });
const read = (input: Parameters<typeof fromOpenBanking>[0], options = {}) =>
  readWhole(OPEN_BANKING, input, 'json', options).statements;
const rowsOf = ({ accounts }: Statements) => accounts.flatMap(({ transactions }) => transactions);
const only = (members: Members) => rowsOf(read(answer(row(members))))[0];
const codes = ({ notes }: Statements) => notes.map(({ code }) => code);

describe('answers of Open Banking', () => {
  it('given together are one account each, with its facts, balances and rows', () => {
    const statements = read([TRANSACTIONS, ACCOUNTS, BALANCES].map(each => JSON.stringify(each)));
    expect(statements.accounts).toMatchObject([
      {
        accountId: 'acc-1',
        countryCode: 'GB',
        currencyCode: 'GBP',
        accountType: 'Personal',
        accountSubType: 'CurrentAccount',
        accountHolders: ['A N Other'],
        balances: {
          current: { amount: '3576.50', creditDebitIndicator: 'Credit' },
          available: { amount: '3568.40', creditDebitIndicator: 'Credit' },
        },
        transactions: [{ transactionId: 't-1' }, { transactionId: 't-2' }],
        origin: { signBasis: 'stated', balanceCheck: 'agrees', other: { Nickname: 'Bills' } },
      },
      {
        accountId: 'acc-2',
        accountType: 'Personal',
        accountSubType: 'Savings',
        transactions: [{ transactionId: 't-3', status: 'Pending', bookingDate: '2026-07-02' }],
      },
    ]);
    expect(statements.skipped).toEqual([]);
    expect(statements.notes).toEqual([]);
  });

  it('may be given in any order, as text, as bytes or parsed', () => {
    const parsed = [BALANCES, ACCOUNTS, TRANSACTIONS];
    const asText = parsed.map(each => JSON.stringify(each));
    const rows = (statements: Statements) =>
      JSON.stringify(rowsOf(statements).map(({ source: _, ...rest }) => rest));
    const expected = rows(fromOpenBanking(asText));
    expect(rows(fromOpenBanking(parsed))).toBe(expected);
    expect(rows(fromOpenBanking(asText.map(text => Buffer.from(text))))).toBe(expected);
    expect(rows(fromOpenBanking(`[${asText.join(',')}]`))).toBe(expected);
    expect(rows(fromOpenBanking(asText.join('\n')))).toBe(expected);
    expect(fromOpenBanking(parsed).accounts[0]?.transactions[0]?.source).toMatchObject({
      line: null,
      column: null,
      path: [2, 'Data', 'Transaction', 0],
    });
  });

  it('make a request that analyse takes', () => {
    const { accounts } = analyse(toAnalyseRequest(fromOpenBanking([TRANSACTIONS, ACCOUNTS, BALANCES])));
    expect(accounts.map(({ accountId }) => accountId)).toEqual(['acc-1', 'acc-2']);
    expect(accounts[0]?.enrichment.transactions[0]?.enrichedData.predictedMerchantName).toBe('Tesco');
  });
});

describe('a transaction of Open Banking', () => {
  it('keeps what no other member holds, under the names of the standard', () => {
    const found = only({
      TransactionReference: 'INV 12',
      ValueDateTime: '2026-03-03T00:00:00+00:00',
      StatementReference: ['003'],
      AddressLine: 'Coventry',
      SupplementaryData: { Emoji: 'x', Nothing: null },
      CurrencyExchange: { SourceCurrency: 'EUR', ExchangeRate: 0.85 },
      ChargeAmount: { Amount: '0.01', Currency: 'GBP' },
    });
    expect(found).toMatchObject({
      description: 'CARD PAYMENT TO TESCO STORES 3297',
      source: { id: null, reference: 'INV 12', valueDate: '2026-03-03', date: '2026-03-02T00:00:00+00:00' },
    });
    expect(found?.source.other).toEqual({
      StatementReference: ['003'],
      AddressLine: 'Coventry',
      SupplementaryData: { Emoji: 'x' },
      CurrencyExchange: { SourceCurrency: 'EUR', ExchangeRate: 0.85 },
      ChargeAmount: { Amount: '0.01', Currency: 'GBP' },
    });
  });

  it('names the other side: the debtor of a credit, the creditor of a debit', () => {
    const sides = {
      DebtorAccount: {
        SchemeName: 'UK.OBIE.SortCodeAccountNumber',
        Identification: '20000012345678',
        Name: 'Payer',
      },
      CreditorAccount: {
        SchemeName: 'UK.OBIE.IBAN',
        Identification: 'GB29NWBK60161331926819',
        Name: 'Payee',
      },
    };
    expect(only({ ...sides, CreditDebitIndicator: 'Credit' })).toMatchObject({
      counterPartyName: 'Payer',
      counterPartyAccount: '20000012345678',
    });
    expect(only({ ...sides, CreditDebitIndicator: 'Debit' })).toMatchObject({
      counterPartyName: 'Payee',
      counterPartyAccount: 'GB29NWBK60161331926819',
    });
    const card = { SchemeName: 'UK.OBIE.PAN', Identification: '4111111111111111', Name: 'Payee' };
    expect(only({ CreditorAccount: card })).not.toHaveProperty('counterPartyAccount');
    expect(only({ UltimateCreditor: { Name: 'Who is paid in the end' } })?.counterPartyName).toBe(
      'Who is paid in the end',
    );
  });

  it('brings its codes', () => {
    expect(
      only({
        MerchantDetails: { MerchantName: 'Tesco', MerchantCategoryCode: '742' },
        BankTransactionCode: { Code: 'IssuedCardTransactions', SubCode: 'POSPayment' },
        ProprietaryBankTransactionCode: { Code: 'DEB', Issuer: 'Northgate Bank' },
      }),
    ).toMatchObject({
      merchantName: 'Tesco',
      merchantCategoryCode: '0742',
      transactionCode: { code: 'IssuedCardTransactions', subCode: 'POSPayment' },
      proprietaryTransactionCode: { code: 'DEB', issuer: 'Northgate Bank' },
    });
    expect(only({ MerchantDetails: { MerchantCategoryCode: 'food' } })).not.toHaveProperty(
      'merchantCategoryCode',
    );
  });

  it.each([
    ['Booked', 'Booked'],
    ['BOOK', 'Booked'],
    ['Pending', 'Pending'],
    ['PDNG', 'Pending'],
    ['FUTR', 'Pending'],
    [undefined, 'Booked'],
  ])('of status %s is %s', (Status, status) => {
    expect(only({ Status })?.status).toBe(status);
  });

  it('of a status that is not known is pending, and that is told', () => {
    const statements = read(answer(row({ Status: 'Thinking' })));
    expect(rowsOf(statements)).toMatchObject([
      { status: 'Pending', source: { other: { Status: 'Thinking' } } },
    ]);
    expect(codes(statements)).toEqual(['unknown_status']);
  });

  it.each([
    [{ Status: 'Rejected' }, 'rejected'],
    [{ Status: 'RJCT' }, 'rejected'],
    [{ CreditDebitIndicator: 'Both' }, 'no_direction'],
    [{ CreditDebitIndicator: undefined }, 'no_direction'],
    [{ BookingDateTime: 'yesterday' }, 'unreadable_date'],
    [{ BookingDateTime: undefined }, 'no_date'],
    [{ Amount: { Currency: 'GBP' } }, 'no_amount'],
    [{ Amount: { Amount: 'ten', Currency: 'GBP' } }, 'unreadable_amount'],
  ])('with %j is skipped, and the rest is read', (members, reason) => {
    const text = JSON.stringify(answer(row(), row({ TransactionId: 't-2', ...members })), null, 2);
    const statements = read(text);
    expect(rowsOf(statements).map(({ transactionId }) => transactionId)).toEqual(['t-1']);
    expect(statements.skipped).toMatchObject([
      { reason, line: 16, column: 7, path: ['Data', 'Transaction', 1] },
    ]);
  });

  it('is on the day of London, through both changes of the clock', () => {
    const day = (BookingDateTime: string) => only({ BookingDateTime })?.bookingDate;
    expect(day('2026-03-28T23:30:00Z')).toBe('2026-03-28');
    expect(day('2026-03-29T23:30:00Z')).toBe('2026-03-30');
    expect(day('2026-10-24T23:30:00+00:00')).toBe('2026-10-25');
    expect(day('2026-10-25T23:30:00+00:00')).toBe('2026-10-25');
    expect(day('2026-07-01T00:30:00+01:00')).toBe('2026-07-01');
    expect(day('2026-07-01T00:00:00+00:00')).toBe('2026-07-01');
    expect(
      read(answer(row({ BookingDateTime: '2026-07-01T23:30:00Z' })), { timeZone: 'America/New_York' }),
    ).toMatchObject({
      accounts: [{ transactions: [{ bookingDate: '2026-07-01' }], origin: { timeZone: 'America/New_York' } }],
    });
  });

  it('has no sign; a minus that only says "debit" once more is passed over', () => {
    const amount = (Amount: string) => ({ Amount: { Amount, Currency: 'GBP' } });
    const salary = row({ TransactionId: 't-2', CreditDebitIndicator: 'Credit' });
    const directions = (...rows: readonly Members[]) =>
      rowsOf(read(answer(...rows))).map(each => each.creditDebitIndicator);
    expect(directions(row(amount('-10.00')), salary)).toEqual(['Debit', 'Credit']);
    expect(directions(row(amount('-10.00')), row({ TransactionId: 't-2' }), salary)).toEqual([
      'Debit',
      'Debit',
      'Credit',
    ]);
  });

  it('is a debit with a minus, its balances too, and a note tells of the minus', () => {
    const balance = { Type: 'InterimBooked', Amount: { Amount: '-396.00', Currency: 'GBP' } };
    const mixed = answer(
      row({
        Amount: { Amount: '-10.00', Currency: 'GBP' },
        Balance: { ...balance, CreditDebitIndicator: 'Debit' },
      }),
      row({ TransactionId: 't-2' }),
    );
    const [first] = rowsOf(read(mixed));
    expect(first).toMatchObject({
      amount: '10.00',
      creditDebitIndicator: 'Debit',
      balance: { amount: '396.00', creditDebitIndicator: 'Debit' },
    });
    const notes = read(mixed).notes.filter(({ code }) => code === 'syntax_tolerated');
    expect(notes).toHaveLength(1);
    const stated = JSON.stringify({
      Data: { Balance: [{ AccountId: 'a', CreditDebitIndicator: 'Debit', ...balance }] },
    });
    expect(read(stated).accounts[0]?.balances?.current).toEqual({
      amount: '396.00',
      creditDebitIndicator: 'Debit',
    });
  });

  it('has an amount to the last digit, whatever it is', () => {
    holds(
      fc.property(
        fc.integer({ min: 1, max: 99_999_999_999 }),
        fc.constantFrom('GBP', 'USD'),
        (pence, Currency) => {
          const Amount = `${Math.floor(pence / 100)}.${String(pence % 100).padStart(2, '0')}`;
          expect(only({ Amount: { Amount, Currency } })?.amount).toBe(Amount);
        },
      ),
    );
  });

  it('without an id gets one that other answers give it too', () => {
    const id = (members: Members) => only({ TransactionId: undefined, ...members })?.transactionId;
    expect(id({})).toMatch(/^row-[0-9a-f]{14}$/);
    expect(id({ AddressLine: 'Leeds' })).toBe(id({}));
    expect(id({ TransactionInformation: 'OTHER' })).not.toBe(id({}));
  });

  it('that is in two answers, or pending and booked, counts once', () => {
    expect(rowsOf(read([answer(row()), answer(row())].map(each => JSON.stringify(each))))).toHaveLength(1);
    const pending = row({ Status: 'Pending', TransactionId: 'p-1', BookingDateTime: '2026-03-01T00:00:00Z' });
    const statements = read(answer(pending, row()));
    expect(rowsOf(statements)).toMatchObject([{ transactionId: 't-1', status: 'Booked' }]);
    expect(codes(statements)).toEqual(['pending_twin_dropped']);
  });
});

describe('balances of Open Banking', () => {
  const balance = (Type: string, Amount: string, members: Members = {}) => ({
    AccountId: 'acc-1',
    Amount: { Amount, Currency: 'GBP' },
    CreditDebitIndicator: 'Credit',
    Type,
    DateTime: '2026-03-16T10:00:00+00:00',
    ...members,
  });
  const balancesOf = (...Balance: readonly Members[]) =>
    read([JSON.stringify({ Data: { Balance } }), JSON.stringify(answer(row()))]).accounts[0]?.balances;

  it('are booked before cleared, and never expected or opening', () => {
    expect(
      balancesOf(balance('InterimCleared', '1.00'), balance('ITBD', '2.00'), balance('XPCD', '3.00')),
    ).toEqual({
      current: { amount: '2.00', creditDebitIndicator: 'Credit' },
    });
    expect(balancesOf(balance('OpeningBooked', '1.00'), balance('Expected', '2.00'))).toBeUndefined();
    expect(balancesOf(balance('CLAV', '5.00', { CreditDebitIndicator: 'Debit' }))).toEqual({
      available: { amount: '5.00', creditDebitIndicator: 'Debit' },
    });
  });

  it('are the latest of their kind, in whatever zone the time is written', () => {
    const at = (DateTime: string, Amount: string) => balance('InterimBooked', Amount, { DateTime });
    const [early, late] = [at('2026-03-16T10:30:00+01:00', '1.00'), at('2026-03-16T10:00:00Z', '2.00')];
    for (const order of [
      [early, late],
      [late, early],
    ])
      expect(balancesOf(...order)?.current?.amount).toBe('2.00');
  });

  it('are of the currency of the account', () => {
    const foreign = balance('ITBD', '9.00', { Amount: { Amount: '9.00', Currency: 'EUR' } });
    expect(balancesOf(foreign, balance('ClosingBooked', '1.00'))?.current?.amount).toBe('1.00');
  });

  it('after each row are compared with the amounts, unless they are available balances', () => {
    const withBalance = (TransactionId: string, Amount: string, Type: string) =>
      row({
        TransactionId,
        Balance: { Amount: { Amount, Currency: 'GBP' }, CreditDebitIndicator: 'Credit', Type },
      });
    const check = (Type: string) =>
      read(answer(withBalance('t-1', '100.00', Type), withBalance('t-2', '90.00', Type))).accounts[0]?.origin
        .balanceCheck;
    expect(check('InterimBooked')).toBe('agrees');
    expect(check('ClosingAvailable')).toBe('absent');
    const available = rowsOf(read(answer(withBalance('t-1', '100.00', 'ITAV'))))[0];
    expect(available).not.toHaveProperty('balance');
    expect(available?.source.other).toHaveProperty('Balance');
  });
});

describe('statements of Open Banking', () => {
  const statement = (from: string, to: string, closing = '90.00') => ({
    AccountId: 'acc-1',
    StatementId: from,
    StartDateTime: `${from}T00:00:00+00:00`,
    EndDateTime: `${to}T23:59:59+00:00`,
    StatementAmount: [
      {
        Amount: { Amount: '600.00', Currency: 'GBP' },
        CreditDebitIndicator: 'Credit',
        Type: 'PreviousClosingBalance',
      },
      {
        Amount: { Amount: closing, Currency: 'GBP' },
        CreditDebitIndicator: 'Credit',
        Type: 'ClosingBalance',
      },
    ],
  });
  const account = (Statement: readonly Members[], ...rows: readonly Members[]) =>
    read(JSON.stringify({ Data: { Statement, Transaction: rows } })).accounts[0];

  it('tell from when the history is known, and the balance at its end', () => {
    const march = [statement('2026-03-01', '2026-03-31'), statement('2026-02-01', '2026-02-28', '600.00')];
    expect(account(march, row())).toMatchObject({
      historyStart: '2026-02-01',
      balances: { current: { amount: '90.00' } },
    });
  });

  it('tell neither where they leave a gap, or rows lie outside', () => {
    const gap = [statement('2026-03-01', '2026-03-31'), statement('2026-01-01', '2026-01-31')];
    expect(account(gap, row())).not.toHaveProperty('historyStart');
    const later = row({ TransactionId: 't-2', BookingDateTime: '2026-04-05T00:00:00+00:00' });
    const found = account([statement('2026-03-01', '2026-03-31')], row(), later);
    expect(found).not.toHaveProperty('historyStart');
    expect(found).not.toHaveProperty('balances');
  });
});

describe('an answer that is not whole', () => {
  it('and has further pages is told of', () => {
    const links = (Self: string, Next?: string) => ({
      ...answer(row({ TransactionId: Self })),
      Links: { Self, Next },
    });
    expect(codes(read(links('/page/1', '/page/2')))).toEqual(['more_pages']);
    expect(
      codes(read([links('/page/1', '/page/2'), links('/page/2')].map(each => JSON.stringify(each)))),
    ).toEqual([]);
  });

  it('that reports errors is told of', () => {
    const statements = read({
      Code: '400 BadRequest',
      Message: 'Consent is not authorised',
      Errors: [{ ErrorCode: 'UK.OBIE.Resource.InvalidConsentStatus', Message: 'Consent is revoked' }],
    });
    expect(statements.accounts).toEqual([]);
    expect(statements.notes[0]?.message).toContain(
      'UK.OBIE.Resource.InvalidConsentStatus: Consent is revoked',
    );
  });

  it('that was saved without its frame is read', () => {
    expect(rowsOf(read([row(), row({ TransactionId: 't-2' })]))).toHaveLength(2);
    expect(rowsOf(read({ Transaction: [row()] }))).toHaveLength(1);
    expect(rowsOf(read(row()))).toHaveLength(1);
    expect(rowsOf(readStatements(JSON.stringify([row()])))).toHaveLength(1);
  });

  it('names the account in its address where the rows do not', () => {
    const unnamed = row({ AccountId: undefined });
    const linked = {
      ...answer(unnamed),
      Links: { Self: 'https://api.example.com/accounts/acc-9/transactions?page=1' },
    };
    expect(read(linked).accounts.map(({ accountId }) => accountId)).toEqual(['acc-9']);
    const party = {
      Data: { Party: { PartyId: 'p', Name: 'A N Other', FullLegalName: 'Alex N Other' } },
      Links: { Self: 'https://api.example.com/accounts/acc-9/party' },
    };
    const held = read([linked, party].map(each => JSON.stringify(each)));
    expect(held.accounts).toMatchObject([{ accountId: 'acc-9', accountHolders: ['Alex N Other'] }]);
    const known = { Data: { Account: [{ AccountId: 'acc-1', Currency: 'GBP' }] } };
    expect(read([known, answer(unnamed)].map(each => JSON.stringify(each))).accounts).toHaveLength(1);
    expect(codes(read(answer(unnamed)))).toContain('account_unnamed');
  });

  it('holds parts that nobody knows, which are listed', () => {
    const { skipped } = read({ Data: { Transaction: [row(), 'a row'], Transactions: [row()] }, Extra: true });
    expect(skipped.map(({ path, reason }) => [path?.join('.'), reason])).toEqual([
      ['Data.Transaction.1', 'unrecognised'],
      ['Data.Transactions', 'unrecognised'],
      ['Extra', 'unrecognised'],
    ]);
  });

  it('is refused where it is no JSON, with the place', () => {
    expect(() => fromOpenBanking('{"Data": {"Transaction": [{]}}')).toThrow(InvalidRequestError);
    expect(() => fromOpenBanking('{"Data": {"Transaction": [{]}}')).toThrow(/line 1, column 28/);
    expect(() => fromOpenBanking('Date,Amount\n')).toThrow(/is no JSON/);
  });

  it('is read with commas too many, and that is told', () => {
    const statements = read(`{"Data": {"Transaction": [${JSON.stringify(row())},],},}`);
    expect(rowsOf(statements)).toHaveLength(1);
    expect(statements.notes).toMatchObject([{ code: 'syntax_tolerated', place: { line: 1 } }]);
  });
});
