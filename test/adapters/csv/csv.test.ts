/** Single cases: what users of other importers lose, and what a file may hold besides rows. */
import { describe, expect, it } from 'vitest';
import { CSV } from '../../../src/adapters/formats/csv/csv.js';
import { fromCsv, InvalidRequestError, readStatements, type Statements } from '../../../src/adapters.js';
import { readWhole } from '../support/nothingVanishes.js';

const read = (lines: readonly string[], options: Parameters<typeof fromCsv>[1] = {}): Statements =>
  readWhole(CSV, lines.join('\n'), 'lines', options).statements;

function rowsOf({ accounts }: Statements): readonly string[] {
  return accounts.flatMap(({ transactions }) =>
    transactions.map(
      ({ bookingDate, amount, creditDebitIndicator, description }) =>
        `${bookingDate} ${creditDebitIndicator === 'Debit' ? '-' : ''}${amount} ${description}`,
    ),
  );
}

const reasonsOf = ({ skipped }: Statements) => skipped.map(({ line, reason }) => `${line} ${reason}`);
const codesOf = ({ notes }: Statements) => notes.map(({ code }) => code);
const messageOf = ({ notes }: Statements, code: string) => notes.find(note => note.code === code)?.message;

describe('quotes that are never closed', () => {
  it('cost one line where the file goes on with quotes', () => {
    const statements = read([
      'Date,Description,Amount',
      '13/03/2026,"TESCO STORES,-5.00',
      '14/03/2026,"BRITISH GAS",-45.00',
      '15/03/2026,"GREGGS",-3.20',
    ]);
    expect(rowsOf(statements)).toEqual([
      '2026-03-13 -5.00 TESCO STORES',
      '2026-03-14 -45.00 BRITISH GAS',
      '2026-03-15 -3.20 GREGGS',
    ]);
    expect(codesOf(statements)).toContain('syntax_tolerated');
  });

  it('cost one line where no quote follows', () => {
    const rest = Array.from({ length: 500 }, (_, index) => `14/03/2026,SHOP ${index},-1.00`);
    const statements = read(['Date,Description,Amount', '13/03/2026,"TESCO STORES,-5.00', ...rest]);
    expect(rowsOf(statements)).toHaveLength(501);
  });

  it('cost one line where the next quote would close them', () => {
    const statements = read([
      'Date,Description,Amount',
      '13/03/2026,"TESCO STORES,-5.00',
      '14/03/2026,BRITISH GAS,-45.00',
      '15/03/2026,GREGGS",-3.20',
    ]);
    expect(rowsOf(statements)).toEqual([
      '2026-03-13 -5.00 TESCO STORES',
      '2026-03-14 -45.00 BRITISH GAS',
      '2026-03-15 -3.20 GREGGS',
    ]);
  });

  it('are told from texts of several lines', () => {
    const statements = read([
      'Date,Description,Amount,Memo',
      '13/03/2026,TESCO STORES,-5.00,"Till 4',
      'Receipt 1234',
      'Thank you"',
      '14/03/2026,GREGGS,-3.20,',
    ]);
    expect(rowsOf(statements)).toEqual(['2026-03-13 -5.00 TESCO STORES', '2026-03-14 -3.20 GREGGS']);
    expect(statements.accounts[0]?.transactions[0]?.source.additional).toBe('Till 4 Receipt 1234 Thank you');
  });

  it('leave quotes within a text that nobody doubled', () => {
    const statements = read([
      'Date,Description,Amount',
      '13/03/2026,"THE "OLD" MILL",-5.00',
      '14/03/2026,X,1.00',
    ]);
    expect(rowsOf(statements)[0]).toBe('2026-03-13 -5.00 THE "OLD" MILL');
  });
});

describe('lines that are no rows', () => {
  it('are all listed, with line, column, text and reason', () => {
    const statements = read([
      'Your statement',
      '',
      'Date,Description,Amount,Balance',
      '12/03/2026,Balance brought forward,,100.00',
      '13/03/2026,TESCO STORES,-5.00,95.00',
      'Date,Description,Amount,Balance',
      ',,,',
      'Some remark,,,',
      '14/03/2026,GREGGS,-3.20,91.80',
      '32/03/2026,GREGGS,-3.20,88.60',
      '15/03/2026,GREGGS,three pounds,88.60',
      '16/03/2026,GREGGS,,88.60',
      ',GREGGS,-1.00,',
      'Total,,-8.20,',
      'Thank you for banking with us',
    ]);
    expect(reasonsOf(statements)).toEqual([
      '1 preamble',
      '4 balance_line',
      '6 repeated_header',
      '8 no_date',
      '10 unreadable_date',
      '11 unreadable_amount',
      '12 no_amount',
      '13 no_date',
      '14 balance_line',
      '15 footer',
    ]);
    expect(rowsOf(statements)).toHaveLength(2);
    expect(statements.skipped[5]).toMatchObject({
      line: 11,
      column: 1,
      text: '15/03/2026,GREGGS,three pounds,88.60',
    });
    expect(statements.skipped[5]?.message).toContain('"three pounds"');
  });

  it('give the facts of the account that stand over the table', () => {
    const { accounts, skipped } = read([
      'Account Number:,12345678',
      'Period: 01/03/2026 to 31/03/2026,',
      'Closing balance,"1,091.80"',
      'Printed by the bank,',
      'Date,Description,Amount',
      '13/03/2026,GREGGS,-3.20',
    ]);
    expect(accounts[0]).toMatchObject({
      accountId: '12345678',
      historyStart: '2026-03-01',
      balances: { current: { amount: '1091.80', creditDebitIndicator: 'Credit' } },
      origin: { statementDate: '2026-03-31' },
    });
    expect(skipped.map(({ line }) => line)).toEqual([4]);
  });

  it('belong to the row above where they hold wording alone', () => {
    const statements = read([
      'Date,Description,Withdrawals,Deposits',
      '18/04/2026,DEBIT PURCHASE,6.66,',
      ',15/04 UBER EATS,,',
      '19/04/2026,SALARY,,100.00',
    ]);
    expect(rowsOf(statements)[0]).toBe('2026-04-18 -6.66 DEBIT PURCHASE 15/04 UBER EATS');
    expect(statements.skipped).toEqual([]);
  });

  it('do not take the first row of a file without a header', () => {
    const statements = read(['13/03/2026,TESCO STORES,-5.00', '14/03/2026,GREGGS,-3.20']);
    expect(rowsOf(statements)).toHaveLength(2);
  });

  it('say what delimiter a spreadsheet was told', () => {
    const statements = read(['sep=;', 'Date;Description;Amount', '13/03/2026;TESCO, LEEDS;-5,00']);
    expect(rowsOf(statements)).toEqual(['2026-03-13 -5.00 TESCO, LEEDS']);
    expect(statements.skipped).toEqual([]);
  });
});

describe('rows with too many cells', () => {
  it('are put together where a comma in the wording was not quoted', () => {
    const statements = read([
      'Date,Description,Amount,Balance',
      '13/03/2026,GREGGS, LEEDS, UK,-3.20,96.80',
      '14/03/2026,X,-1.00,95.80',
    ]);
    expect(rowsOf(statements)[0]).toBe('2026-03-13 -3.20 GREGGS, LEEDS, UK');
    expect(codesOf(statements)).toContain('syntax_tolerated');
  });

  it('are skipped where that makes no row of them', () => {
    const statements = read(['Date,Description,Amount', '13/03/2026,A,B,C', '14/03/2026,X,-1.00']);
    expect(reasonsOf(statements)).toEqual(['2 unreadable_amount']);
  });
});

describe('signs', () => {
  it('are those of the columns, the other one being blank, zero or a dash', () => {
    const statements = read([
      'Date,Details,Money out,Money in,Balance',
      '13/03/2026,A,5.00,,95.00',
      '14/03/2026,B,0.00,7.00,102.00',
      '15/03/2026,C,-,1.00,103.00',
      '16/03/2026,D,2.00,1.00,102.00',
    ]);
    expect(rowsOf(statements)).toEqual(['2026-03-13 -5.00 A', '2026-03-14 7.00 B', '2026-03-15 1.00 C']);
    expect(reasonsOf(statements)).toEqual(['5 malformed']);
    expect(statements.accounts[0]?.origin).toMatchObject({ signBasis: 'columns', balanceCheck: 'agrees' });
  });

  it('are turned by a minus in a column of debits that has few', () => {
    const statements = read([
      'Date,Details,Debit,Credit,Balance',
      '13/03/2026,A,5.00,,95.00',
      '14/03/2026,A,4.00,,91.00',
      '15/03/2026,A REVERSED,-4.00,,95.00',
    ]);
    expect(rowsOf(statements)[2]).toBe('2026-03-15 4.00 A REVERSED');
    expect(statements.accounts[0]?.origin.balanceCheck).toBe('agrees');
  });

  it('name the first row that breaks the balance, and read all rows', () => {
    const statements = read([
      'Date,Details,Amount,Balance',
      '13/03/2026,A,-5.00,95.00',
      '14/03/2026,B,-5.00,90.00',
      '15/03/2026,C,-5.00,86.00',
    ]);
    expect(rowsOf(statements)).toHaveLength(3);
    const note = statements.notes.find(({ code }) => code === 'balance_differs');
    expect(note?.place?.line).toBe(4);
  });

  it('are read from CR beside the amounts of a card', () => {
    const statements = read([
      'Date,Description,Amount,',
      '13/03/2026,GREGGS,£3.20,',
      '14/03/2026,PAYMENT,"£1,100.00",CR',
    ]);
    expect(rowsOf(statements)).toEqual(['2026-03-13 -3.20 GREGGS', '2026-03-14 1100.00 PAYMENT']);
  });

  it('are read from a column called type that says debit or credit', () => {
    const lines = (minus: string) => [
      'Date,Description,Type,Amount',
      `03/13/2026,LYFT RIDE,Debit,${minus}5.00`,
      '03/14/2026,PAYROLL,Credit,500.00',
    ];
    const meant = ['2026-03-13 -5.00 LYFT RIDE', '2026-03-14 500.00 PAYROLL'];
    expect(rowsOf(read(lines('')))).toEqual(meant);
    expect(rowsOf(read(lines('-')))).toEqual(meant);
  });

  it('are turned for a bank that is named, though its columns are those of others', () => {
    const lines = ['Date,Description,Amount', '13/03/2026,GREGGS,3.20', '14/03/2026,PAYMENT RECEIVED,-50.00'];
    expect(rowsOf(read(lines, { bank: 'American Express', country: 'GB' }))).toEqual([
      '2026-03-13 -3.20 GREGGS',
      '2026-03-14 50.00 PAYMENT RECEIVED',
    ]);
  });

  it('that only the wording shows are noted', () => {
    const statements = read([
      'Date,Description,Amount',
      '13/03/2026,CARD PURCHASE GREGGS,3.20',
      '13/03/2026,CARD PURCHASE TESCO,31.20',
      '14/03/2026,PAYMENT RECEIVED - THANK YOU,-50.00',
    ]);
    expect(rowsOf(statements)[2]).toBe('2026-03-14 50.00 PAYMENT RECEIVED - THANK YOU');
    expect(messageOf(statements, 'sign_assumed')).toContain('set signs or bank');
  });

  it('of a savings account with deposits alone stay as they are written', () => {
    const statements = read([
      'Date,Description,Amount',
      '13/03/2026,TRANSFER,50.00',
      '14/03/2026,TRANSFER,-20.00',
      '15/03/2026,TRANSFER,60.00',
    ]);
    expect(rowsOf(statements).map(row => row.split(' ')[1])).toEqual(['50.00', '-20.00', '60.00']);
  });

  it('that the word beside them repeats are not turned twice', () => {
    const statements = read([
      'Date,Description,Amount,Debit/Credit Indicator',
      '13/03/2026,GREGGS,-3.20,Debit',
      '14/03/2026,WAGES,500.00,Credit',
    ]);
    expect(rowsOf(statements)).toEqual(['2026-03-13 -3.20 GREGGS', '2026-03-14 500.00 WAGES']);
  });
});

describe('accounts', () => {
  it('are parted by the account column', () => {
    const { accounts } = read([
      'Number,Date,Account,Amount,Subcategory,Memo',
      ' ,13/03/2026,20-11-22 12345678,-5.00,PAYMENT,TESCO STORES\tON 12 MAR BCC',
      ' ,14/03/2026,20-11-22 87654321,5.00,PAYMENT,SAVINGS\tFT',
    ]);
    expect(accounts.map(({ accountId }) => accountId)).toEqual(['20-11-22 12345678', '20-11-22 87654321']);
    expect(accounts[0]?.transactions[0]).toMatchObject({
      counterPartyName: 'TESCO STORES',
      description: 'TESCO STORES ON 12 MAR BCC',
      proprietaryTransactionCode: { code: 'PAYMENT', issuer: 'Barclays' },
    });
  });

  it('are one where several cards were used', () => {
    const { accounts } = read([
      'Transaction Date,Posted Date,Card No.,Description,Category,Debit,Credit',
      '2026-03-13,2026-03-14,1234,LYFT,Travel,5.00,',
      '2026-03-14,2026-03-15,9876,TARGET,Shopping,7.00,',
    ]);
    expect(accounts).toHaveLength(1);
    expect(accounts[0]?.transactions[1]?.source.other).toMatchObject({ 'Card No.': '9876' });
  });

  it('keep the currency of each row', () => {
    const { accounts } = read(
      [
        'Date,Description,Amount,Currency',
        '13/03/2026,A,-5.00,GBP',
        '14/03/2026,B,-6.00,GBP',
        '15/03/2026,C,-7.00,EUR',
      ],
      { country: 'GB' },
    );
    expect(accounts[0]?.currencyCode).toBe('GBP');
    expect(accounts[0]?.transactions.map(({ currency }) => currency)).toEqual([undefined, undefined, 'EUR']);
  });

  it('take the currency that the header names', () => {
    expect(read(['Date,Description,Amount (USD)', '03/13/2026,A,-5.00']).accounts[0]?.currencyCode).toBe(
      'USD',
    );
    expect(
      read(['Date,Description,Paid out £,Paid in £', '13/03/2026,A,5.00,']).accounts[0]?.currencyCode,
    ).toBe('GBP');
  });

  it('of Revolut move by amount and fee, one for each currency', () => {
    const { accounts, skipped } = read([
      'Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance',
      'TOPUP,Current,2026-03-13 08:00:00,2026-03-13 08:00:00,Top-up,100.00,0.00,GBP,COMPLETED,100.00',
      'ATM,Current,2026-03-14 08:00:00,2026-03-14 08:00:00,Cash,-40.00,0.50,GBP,COMPLETED,59.50',
      'CARD_PAYMENT,Current,2026-03-15 08:00:00,,Shop,-3.00,0.00,GBP,PENDING,',
      'CARD_PAYMENT,Current,2026-03-16 08:00:00,,Shop,-3.00,0.00,GBP,REVERTED,',
      'TOPUP,Current,2026-03-17 08:00:00,2026-03-17 08:00:00,Top-up,10.00,0.00,EUR,COMPLETED,10.00',
    ]);
    expect(accounts.map(({ accountId, origin }) => [accountId, origin.balanceCheck])).toEqual([
      ['revolut-Current-GBP', 'agrees'],
      ['revolut-Current-EUR', 'absent'],
    ]);
    expect(accounts[0]?.transactions[1]).toMatchObject({
      amount: '40.50',
      source: { other: { Fee: '0.50' } },
    });
    expect(accounts[0]?.transactions[2]?.status).toBe('Pending');
    expect(skipped.map(({ reason }) => reason)).toEqual(['rejected']);
  });

  it('of files with other columns stay apart, and of files with the same are one', () => {
    const one = 'Date,Details,Amount\n13/03/2026,A,-5.00\n';
    const next = 'Date,Details,Amount\n13/04/2026,A,-5.00\n';
    const other = 'Date,Narrative,Paid out,Paid in\n13/03/2026,B,7.00,\n';
    const { accounts } = fromCsv([one, other, next]);
    expect(accounts.map(({ transactions }) => transactions.length)).toEqual([2, 1]);
    expect(new Set(accounts.map(({ accountId }) => accountId)).size).toBe(2);
  });

  it('in tables of their own stay apart', () => {
    const { accounts } = read([
      'Date,Details,Amount',
      '13/03/2026,A,-5.00',
      '',
      'Account Number,55556666',
      'Date,Narrative,Paid out,Paid in',
      '13/03/2026,B,7.00,',
    ]);
    expect(accounts.map(({ accountId, transactions }) => [accountId, transactions.length])).toEqual([
      [expect.stringMatching(/^csv-[0-9a-f]{6}$/), 1],
      ['55556666', 1],
    ]);
  });
});

describe('columns', () => {
  it('of one name are kept apart', () => {
    const { accounts } = read(['Date,Details,Amount,Extra,Extra', '13/03/2026,A,-5.00,one,two']);
    expect(accounts[0]?.transactions[0]?.source.other).toEqual({ Extra: 'one', 'Extra (2)': 'two' });
  });

  it('are told by the caller, by name or by number', () => {
    const lines = ['When,Foo,What,Bar', '13/03/2026,9.99,TESCO,-5.00', '14/03/2026,9.99,GREGGS,-3.20'];
    const byName = read(lines, { columns: { date: 'When', narrative: 'what', amount: 'Bar' } });
    const byNumber = read(lines, { columns: { date: 1, narrative: 3, amount: 4 } });
    expect(rowsOf(byName)).toEqual(['2026-03-13 -5.00 TESCO', '2026-03-14 -3.20 GREGGS']);
    expect(rowsOf(byNumber)).toEqual(rowsOf(byName));
    expect(codesOf(byName)).not.toContain('layout_guessed');
    expect(byName.accounts[0]?.transactions[0]?.source.other).toEqual({ Foo: '9.99' });
  });

  it('that the caller tells and the file has not are refused, naming both', () => {
    expect(() =>
      read(['Date,Details,Amount', '13/03/2026,A,-5.00'], { columns: { amount: 'Betrag' } }),
    ).toThrow(/columns.*"Betrag".*"Date", "Details", "Amount"/);
  });

  it('are told in a way that can be used, or refused', () => {
    const lines = ['Date,Details,Amount', '13/03/2026,A,-5.00'];
    const wrong = (columns: unknown) => () => fromCsv(lines.join('\n'), { columns } as never);
    expect(wrong({ amonut: 'Amount' })).toThrow(/options\.columns\.amonut is no role.*amount/);
    expect(wrong({ amount: 0 })).toThrow(
      /options\.columns\.amount must be the name of a column or its number/,
    );
    expect(wrong('Amount')).toThrow(/options\.columns must be an object/);
    expect(() => read(lines, { signs: 'minus' } as never)).toThrow(
      /options\.signs must be written or reversed/,
    );
    expect(() => fromCsv(lines.join('\n'), { coloums: {} } as never)).toThrow(
      /no member "coloums".*columns, signs/,
    );
  });

  it('of German and Dutch files are known by name', () => {
    const statements = read([
      'Buchungstag;Verwendungszweck;Betrag;Waehrung;Saldo',
      '13.03.2026;MIETE;-1.234,50;EUR;100,00',
      '14.03.2026;LOHN;2.000,00;EUR;2.100,00',
    ]);
    expect(rowsOf(statements)).toEqual(['2026-03-13 -1234.50 MIETE', '2026-03-14 2000.00 LOHN']);
    expect(statements.accounts[0]?.currencyCode).toBe('EUR');
  });

  it('called __proto__ are columns like any other', () => {
    const { accounts } = read(['Date,Details,Amount,__proto__', '13/03/2026,A,-5.00,x']);
    const other = accounts[0]?.transactions[0]?.source.other ?? {};
    expect(Object.keys(other)).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(other)).toBe(Object.prototype);
  });
});

describe('rows', () => {
  it('that are pending are pending, or skipped where they have no date', () => {
    const statements = read([
      'Date,Description,Amount,Status',
      '13/03/2026,A,-5.00,Posted',
      '14/03/2026,B,-5.00,Pending',
      ',C,-5.00,Pending',
      '15/03/2026,D,-5.00,Declined',
    ]);
    expect(statements.accounts[0]?.transactions.map(({ status }) => status)).toEqual(['Booked', 'Pending']);
    expect(reasonsOf(statements)).toEqual(['4 no_date', '5 rejected']);
  });

  it('that are true twins stay, though a column called id is the same in all', () => {
    const statements = read([
      'Id,Date,Description,Amount',
      '77,13/03/2026,TFL,-8.10',
      '77,13/03/2026,TFL,-8.10',
      '77,14/03/2026,TFL,-8.10',
    ]);
    expect(rowsOf(statements)).toHaveLength(3);
  });

  it('that are true twins stay', () => {
    const statements = read(['Date,Description,Amount', '13/03/2026,TFL,-8.10', '13/03/2026,TFL,-8.10']);
    expect(rowsOf(statements)).toHaveLength(2);
  });

  it('have instants in UTC as days of London in summer, and bank days as they are', () => {
    const header =
      'id,created,amount,currency,local_amount,local_currency,category,emoji,description,address,notes,receipt';
    const statements = read([
      header,
      'tx_1,2026-06-30 23:30:00 +0000,-1.00,GBP,-1.00,GBP,x,,A,,,',
      'tx_2,2026-01-31 23:30:00 +0000,-1.00,GBP,-1.00,GBP,x,,B,,,',
    ]);
    expect(rowsOf(statements).map(row => row.slice(0, 10))).toEqual(['2026-07-01', '2026-01-31']);
  });

  it('of a number in place of a payee have a reference', () => {
    const { accounts } = read(['Date,Payee,Amount', '13/03/2026,4637,-5.00', '14/03/2026,TESCO,-6.00']);
    expect(accounts[0]?.transactions[0]).toMatchObject({
      description: '4637',
      source: { reference: '4637' },
    });
    expect(accounts[0]?.transactions[0]).not.toHaveProperty('counterPartyName');
  });
});

describe('documents', () => {
  it('that hold no rows are refused with what they look like', () => {
    for (const text of ['Hello,\nthis is a letter.', '<html><body>Log in</body></html>', 'a,b,c\n1,2,3\n'])
      expect(() => fromCsv(text)).toThrow(InvalidRequestError);
    expect(() => fromCsv('<html><body>Log in</body></html>')).toThrow(/web page/);
  });

  it('with a header alone are an account without rows', () => {
    const statements = fromCsv('Date,Counter Party,Reference,Type,Amount (GBP),Balance (GBP)\n');
    expect(statements.accounts).toHaveLength(1);
    expect(codesOf(statements)).toContain('account_without_rows');
  });

  it('are recognised by readStatements', () => {
    const statements = readStatements('Date,Description,Amount\n13/03/2026,A,-5.00\n', { country: 'GB' });
    expect(statements.documents).toEqual([{ format: 'csv', encoding: null }]);
  });

  it('end their lines with carriage returns alone, too', () => {
    expect(
      rowsOf(fromCsv('Date,Description,Amount\r13/03/2026,"A",-5.00\r14/03/2026,B,-6.00\r')),
    ).toHaveLength(2);
  });

  it('of several banks given together are accounts of their own', () => {
    const statements = fromCsv([
      'Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #\nDEBIT,03/13/2026,LYFT,-5.00,DEBIT_CARD,95.00,,\n',
      'Trans. Date,Post Date,Description,Amount,Category\n03/13/2026,03/14/2026,TARGET,5.00,Shopping\n',
    ]);
    expect(statements.accounts.map(({ accountId }) => accountId)).toEqual(['chase', 'discover-card']);
    expect(rowsOf(statements)).toEqual(['2026-03-13 -5.00 LYFT', '2026-03-14 -5.00 TARGET']);
  });
});

describe('headings over rows', () => {
  it('make the rows under them pending', () => {
    const statements = read([
      'Date,Type,Check #,Description,Withdrawal (-),Deposit (+),RunningBalance',
      'Pending Transactions',
      '03/16/2026,VISA,,LYFT,$5.00,,',
      'Posted Transactions',
      '03/14/2026,VISA,,TARGET,$7.00,,$93.00',
    ]);
    expect(statements.accounts[0]?.origin.layout).toBe('schwab');
    expect(statements.accounts[0]?.transactions.map(({ status }) => status)).toEqual(['Pending', 'Booked']);
    expect(statements.skipped).toEqual([]);
  });
});

describe('layouts of the other country', () => {
  it('are not taken where the caller says the country', () => {
    const lines = ['Date,Description,Withdrawals,Deposits,Category', '05/04/2026,GREGGS,3.20,,Food'];
    expect(read(lines).accounts[0]).toMatchObject({ currencyCode: 'USD', origin: { layout: 'pnc' } });
    const british = read(lines, { country: 'GB' });
    expect(british.accounts[0]).toMatchObject({
      currencyCode: 'GBP',
      origin: { layout: null, dateOrder: 'day-first' },
    });
    expect(codesOf(british)).toContain('ambiguous_date_order');
  });
});

describe('layouts without a header', () => {
  it('are not taken from a header of the same names', () => {
    const { accounts } = read(['Check Number,Date,Description,Amount', '12,13/03/2026,A,-5.00']);
    expect(accounts[0]?.origin.layout).toBeNull();
  });

  it('are taken for a bank that is named, with a header or without', () => {
    const row = '13/03/2026,TESCO STORES,-£5.00';
    for (const lines of [[row], ['Date,Description,Amount', row]])
      expect(read(lines, { bank: 'HSBC' }).accounts[0]).toMatchObject({
        currencyCode: 'GBP',
        origin: { layout: 'hsbc', dateOrder: 'day-first' },
      });
  });
});

describe('layouts of few columns', () => {
  it('are not taken from tables that have many others', () => {
    const statements = read([
      'no,date,status,code,description,account,credit,debit,comment',
      '1,2026-03-13,,,LYFT,Checking,,5.00,',
    ]);
    expect(statements.accounts[0]?.origin.layout).toBeNull();
    expect(rowsOf(statements)).toEqual(['2026-03-13 -5.00 LYFT']);
  });
});

describe('names of columns', () => {
  it('of credit unions and of British business banking are known', () => {
    const union = read([
      'Transaction Number,Date,Description,Memo,Amount Debit,Amount Credit,Balance,Check Number,Fees',
      '"0001",03/13/2026,"Withdrawal LYFT","LYFT RIDE",-4.75,,995.25,,',
      '"0002",03/14/2026,"Deposit PAYROLL","ACME",,100.00,1095.25,,',
    ]);
    expect(rowsOf(union)).toEqual(['2026-03-13 -4.75 Withdrawal LYFT', '2026-03-14 100.00 Deposit PAYROLL']);
    expect(codesOf(union)).not.toContain('sign_assumed');
    const business = read([
      'Account number,Account type,Bank reference,Narrative,TRN type,Value date (dd/mm/yyyy),Credit amount,Debit amount',
      '40112233,CURR,INV 7,HARBOUR FOODS,CR,13/03/2026,250.00,',
      '40112233,CURR,RENT,ASHWELL LETTINGS,SO,14/03/2026,,-875.00',
    ]);
    expect(rowsOf(business)).toEqual([
      '2026-03-13 250.00 HARBOUR FOODS',
      '2026-03-14 -875.00 ASHWELL LETTINGS',
    ]);
    expect(business.accounts[0]).toMatchObject({ accountId: '40112233', origin: { dateOrder: 'day-first' } });
  });
});

describe('columns without a name', () => {
  it('are told apart by their values: status, date, wording and amount', () => {
    const { accounts } = read(
      [
        'posted,,05/01/2026,,STARBUCKS STORE 1203,Food,-12.34',
        'posted,,05/13/2026,,PAYROLL MERIDIAN FREIGHT,Income,1000.00',
        'forecasted,,05/15/2026,,ASPEN GROVE APARTMENTS,Home,-800',
      ],
      { country: 'US' },
    );
    expect(accounts[0]?.transactions.map(({ description, status }) => [description, status])).toEqual([
      ['STARBUCKS STORE 1203', 'Booked'],
      ['PAYROLL MERIDIAN FREIGHT', 'Booked'],
      ['ASPEN GROVE APARTMENTS', 'Pending'],
    ]);
  });
});

describe('files that a spreadsheet saved', () => {
  it.each([
    [
      '46083',
      '"46083" is no date. It looks like the number of a day in a spreadsheet, which usually stands for 2026-03-02; show the column as dates in the spreadsheet and save the file again',
    ],
    ['46083.52', '"46083.52" is no date. It looks like the number of a day in a spreadsheet'],
    ['02-Mar', '"02-Mar" is no date, as it has no year'],
    ['3/14', '"3/14" is no date, as it has no year'],
    ['########', '"########" is no date. A spreadsheet writes it where a column is too narrow'],
    ['99999', '"99999" is no date'],
  ])('say what stands in the place of a date: %s', (date, message) => {
    for (const header of [
      'Date,Description,Amount',
      'Date,Type,Description,Value,Balance,Account Name,Account Number',
    ]) {
      const row = header.startsWith('Date,Type')
        ? `${date},POS,TESCO,-5.00,95.00,X,1`
        : `${date},TESCO,-5.00`;
      const { skipped } = read([header, row, row]);
      expect(skipped.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
        '2 unreadable_date',
        '3 unreadable_date',
      ]);
      for (const each of skipped) expect(each.message).toContain(message);
    }
  });

  it('keep a column with dates over one that is only called a date', () => {
    const statements = read([
      'Date,When,Description,Amount',
      '46083,2026-03-02,TESCO,-5.00',
      '46084,2026-03-03,LIDL,-6.00',
    ]);
    expect(rowsOf(statements)).toEqual(['2026-03-02 -5.00 TESCO', '2026-03-03 -6.00 LIDL']);
  });

  it('have sums of both columns, which move no money', () => {
    const statements = read([
      'Date,Description,Paid out,Paid in,Balance',
      '02/03/2026,TESCO,£23.50,,£976.50',
      '14/03/2026,SALARY,,"£1,500.00","£2,476.50"',
      'Total,,£23.50,"£1,500.00",',
    ]);
    expect(reasonsOf(statements)).toEqual(['4 balance_line']);
  });
});

describe('balances brought forward', () => {
  it.each([
    'Balance b/f',
    'BALANCE BROUGHT FORWARD',
    'Opening balance',
    'Brought forward',
    'Beginning Balance',
  ])('are no money in, with an amount and a date: %s', text => {
    for (const header of ['Date,Description,Amount,Balance', 'Date,Description,Paid in,Balance,Paid out']) {
      const statements = read([
        header,
        `13/12/2025,${text},1000.00,1000.00,`,
        header.includes('Amount') ? '14/01/2026,TESCO,-10.00,990.00' : '14/01/2026,TESCO,,990.00,10.00',
      ]);
      expect(rowsOf(statements)).toEqual(['2026-01-14 -10.00 TESCO']);
      expect(reasonsOf(statements)).toEqual(['2 balance_line']);
    }
  });

  it('are told from shops', () => {
    const statements = read([
      'Date,Description,Amount,Balance',
      '13/01/2026,NEW BALANCE STORE 12,-80.00,920.00',
      '14/01/2026,CURRENT BALANCE YOGA,-20.00,900.00',
    ]);
    expect(rowsOf(statements)).toHaveLength(2);
  });
});

describe('tables of several accounts under the same header', () => {
  const table = (title: string, rows: readonly string[]) => [
    title,
    'Date,Description,Amount,Balance',
    ...rows,
  ];
  const [first, second] = [
    ['02/03/2026,TESCO,-23.50,976.50', '14/03/2026,SALARY,1500.00,2476.50'],
    ['15/03/2026,TRANSFER IN,200.00,200.00', '16/03/2026,INTEREST,1.00,201.00'],
  ] as const;

  it('are accounts of their own where the lines over them name different ones', () => {
    const statements = read([
      ...table('Account Number,12345678', first),
      '',
      ...table('Account Number,87654321', second),
    ]);
    expect(
      statements.accounts.map(({ accountId, origin, transactions }) => [
        accountId,
        origin.balanceCheck,
        transactions.length,
      ]),
    ).toEqual([
      ['12345678', 'agrees', 2],
      ['87654321', 'agrees', 2],
    ]);
    expect(statements.skipped).toEqual([]);
  });

  it('are one account where the lines name the same one, as on the pages of a statement', () => {
    const statements = read([
      ...table('Account Number,12345678', first),
      ...table('Account Number,12345678', second),
    ]);
    expect(
      statements.accounts.map(({ accountId, transactions }) => [accountId, transactions.length]),
    ).toEqual([['12345678', 4]]);
  });
});

describe('a month of a card of which nothing tells the signs but the payment', () => {
  const month = [
    'Date,Description,Amount',
    '02/03/2026,TESCO STORES 3297,23.50',
    '05/03/2026,AMAZON.CO.UK,12.00',
  ];

  it.each(['PAYMENT RECEIVED - THANK YOU', 'AUTOMATIC PAYMENT - THANK YOU', 'Payment Thank You-Mobile'])(
    'is read as one: %s',
    payment => {
      const statements = read([...month, `14/03/2026,${payment},-150.00`]);
      expect(rowsOf(statements).map(row => row.slice(11, 14))).toEqual(['-23', '-12', '150']);
      expect(codesOf(statements)).toContain('sign_assumed');
    },
  );

  it('asks where the words are too few', () => {
    const statements = read([...month, '14/03/2026,REFUND ARGOS,-15.00']);
    expect(rowsOf(statements)[0]).toBe('2026-03-02 23.50 TESCO STORES 3297');
    expect(messageOf(statements, 'sign_assumed')).toContain('set signs or bank');
  });
});

describe('a header that is no name', () => {
  it('may be millions of characters long', () => {
    const statements = read([
      `Date,Description,Amount,${'\u{1f355} '.repeat(4_000_000)}`,
      '2026-01-13,TESCO,-5.00,x',
    ]);
    expect(rowsOf(statements)).toEqual(['2026-01-13 -5.00 TESCO']);
  });
});

describe('a value that was parsed from JSON', () => {
  it('is no CSV file, however long it is', () => {
    expect(() => fromCsv([['2026-01-13', 'TESCO', -5]] as never)).toThrow(
      'it looks like JSON of another kind',
    );
  });
});

describe('two columns of money of a card, without a header', () => {
  const rows = [
    ['05 Jan 26', 'TESCO STORES 3021', 'Visa', 'Groceries', '12.50', true],
    ['06 Jan 26', '"Payment, Thank You"', 'Visa', 'Payment', '100.00', false],
    ['08 Jan 26', 'AMAZON.CO.UK', 'Visa', 'Shopping', '22.50', true],
    ['09 Jan 26', 'COSTA COFFEE', 'Visa', 'Eating out', '3.50', true],
  ] as const;
  const file = (isDebitFirst: boolean, minus: string) =>
    rows.map(([day, name, card, kind, amount, isOut]) => {
      const money = isOut ? amount : `${minus}${amount}`;
      return [day, name, card, kind, ...(isOut === isDebitFirst ? [money, ''] : ['', money])].join(',');
    });

  it('are read alike wherever they stand, with a minus before the payments or without', () => {
    for (const country of ['GB', 'US'] as const)
      for (const isDebitFirst of [true, false])
        for (const minus of ['', '-']) {
          const statements = read(file(isDebitFirst, minus), { country });
          const amounts = statements.accounts.flatMap(({ transactions }) =>
            transactions.map(({ amount, creditDebitIndicator }) => `${creditDebitIndicator[0]}${amount}`),
          );
          expect(amounts).toEqual(['D12.50', 'C100.00', 'D22.50', 'D3.50']);
          expect(codesOf(statements)).toContain('sign_assumed');
        }
  });
});

describe('signs that nothing proves', () => {
  const file = (...amounts: readonly string[]) => [
    'Date,Description,Amount',
    ...amounts.map((amount, index) => `2026-01-1${index},ROW ${'ABC'[index]},${amount}`),
  ];

  it.each(['GB', 'US'] as const)('are asked about, whichever are more (%s)', country => {
    for (const amounts of [
      ['-5.00', '7.00', '-2.00'],
      ['5.00', '7.00', '-2.00'],
    ])
      expect(messageOf(read(file(...amounts), { country }), 'sign_assumed')).toContain(
        'No balance proves the signs',
      );
  });

  it.each(['GB', 'US'] as const)('are proved by wordings, by a balance, and by the caller (%s)', country => {
    const worded = ['Date,Description,Amount', '2026-01-10,ACME SALARY,900.00', '2026-01-11,B,-7.00'];
    const balanced = [
      'Date,Description,Amount,Balance',
      '2026-01-10,A,-5.00,95.00',
      '2026-01-11,B,-7.00,88.00',
    ];
    for (const statements of [
      read(worded, { country }),
      read(balanced, { country }),
      read(file('-5.00', '7.00', '-2.00'), { country, signs: 'written' }),
    ])
      expect(codesOf(statements)).not.toContain('sign_assumed');
  });
});

describe('what shows a direction beside an amount', () => {
  const signed = ({ accounts }: Statements) =>
    accounts.flatMap(({ transactions }) =>
      transactions.map(({ amount, creditDebitIndicator }) => `${creditDebitIndicator[0]}${amount}`),
    );
  const COUNTRIES = ['GB', 'US'] as const;

  it.each(COUNTRIES)('is a balance first: reversals of both columns follow it (%s)', country => {
    const statements = read(
      [
        'Date,Description,Paid out,Paid in,Balance',
        '2026-01-13,Shop,5.00,,95.00',
        '2026-01-14,Wage,,100.00,195.00',
        '2026-01-15,Wage reversed,,-20.00,175.00',
        '2026-01-16,Refund,-7.00,,182.00',
      ],
      { country },
    );
    expect(signed(statements)).toEqual(['D5.00', 'C100.00', 'D20.00', 'C7.00']);
    expect(statements.accounts[0]?.origin.balanceCheck).toBe('agrees');
  });

  it.each(COUNTRIES)(
    'is one CR among amounts without: the others are purchases, and a note says so (%s)',
    country => {
      const statements = read(
        [
          'Date,Description,Amount',
          '2026-01-13,SHOP,25.00',
          '2026-01-14,THANK YOU,150.00 CR',
          '2026-01-15,FUEL,40.00',
        ],
        { country },
      );
      expect(signed(statements)).toEqual(['D25.00', 'C150.00', 'D40.00']);
      expect(codesOf(statements)).toContain('sign_assumed');
    },
  );

  it.each(COUNTRIES)(
    'is the kind of a payment where nothing has a sign, and a note says so (%s)',
    country => {
      for (const kinds of [
        ['Withdrawal', 'Deposit', 'Fee', 'Other'],
        ['DD', 'BGC', 'POS', ''],
        ['Debit', 'Credit', 'Charge', 'x'],
      ]) {
        const statements = read(
          [
            'Date,Description,Transaction Type,Amount',
            ...kinds.map((kind, index) => `2026-01-1${index},A,${kind},${index + 1}.00`),
          ],
          { country },
        );
        expect(signed(statements)).toEqual(['D1.00', 'C2.00', 'D3.00', 'D4.00']);
        expect(codesOf(statements)).toContain('sign_assumed');
      }
    },
  );

  it.each(COUNTRIES)('is the merchant of each row, or the card: purchases (%s)', country => {
    const statements = read(
      [
        'Merchant Name,Card Used For Transaction,Date,Amount',
        'A SHOP,**** 1234,2026-03-21,36.33',
        'B SHOP,**** 1234,2026-03-22,13.98',
      ],
      { country },
    );
    expect(signed(statements)).toEqual(['D36.33', 'D13.98']);
    expect(codesOf(statements)).toContain('sign_assumed');
  });

  it.each(['OD', 'DR', 'D', 'O/D', 'Dr.', 'debit'])('is %s beside a balance: it is overdrawn', word => {
    const statements = read(
      [
        'Date,Description,Amount,Balance',
        '2026-01-12,B,10.00,30.00',
        `2026-01-13,A,-50.00,20.00 ${word}`,
        `2026-01-14,C,-5.00,25.00 ${word}`,
      ],
      { country: 'GB' },
    );
    expect(statements.accounts[0]?.balances?.current).toEqual({
      amount: '25.00',
      creditDebitIndicator: 'Debit',
    });
    expect(statements.accounts[0]?.origin.balanceCheck).toBe('agrees');
  });
});
