import { describe, expect, it } from 'vitest';
import { CAMT } from '../../../src/adapters/formats/camt/camt.js';
import { fromCamt, readStatements } from '../../../src/adapters.js';
import { InvalidRequestError } from '../../../src/index.js';
import { readWhole } from '../support/nothingVanishes.js';
import {
  balance,
  creditor,
  debtor,
  detail,
  entry,
  message,
  NOTIFICATION,
  REPORT,
  STATEMENT,
  statement,
} from './documents.js';

const read = (text: string) => readWhole(CAMT, text, 'tags').statements;
const rowsOf = (content: string) => read(message(statement(content))).accounts[0]?.transactions ?? [];
const notesOf = (content: string) => read(message(statement(content))).notes.map(({ code }) => code);

describe('camt.053', () => {
  it('is read with account, balances, period and details', () => {
    const { accounts, skipped, notes } = read(STATEMENT);
    expect(skipped).toEqual([]);
    expect(notes).toEqual([]);
    expect(accounts).toHaveLength(1);
    expect(accounts[0]).toMatchObject({
      accountId: 'GB29NWBK60161331926819',
      countryCode: 'GB',
      currencyCode: 'GBP',
      accountSubType: 'CurrentAccount',
      accountHolders: ['Harbour Bakery Ltd'],
      historyStart: '2026-03-01',
      balances: {
        current: { amount: '2726.50', creditDebitIndicator: 'Credit' },
        available: { amount: '2700.00', creditDebitIndicator: 'Credit' },
      },
      origin: {
        format: 'camt',
        signBasis: 'stated',
        statementDate: '2026-03-31',
        other: {
          Id: 'S-1',
          Acct: { Svcr: { FinInstnId: { BICFI: 'NWBKGB2L' } } },
          Bal: { Tp: { CdOrPrtry: { Cd: 'OPBD' } } },
        },
      },
    });
    expect(accounts[0]?.transactions).toMatchObject([
      {
        transactionId: 'REF-1',
        description: 'Thames Water 9001234567 DIRECT DEBIT',
        counterPartyName: 'Thames Water',
        counterPartyAccount: 'GB94BARC10201530093459',
        amount: '23.50',
        creditDebitIndicator: 'Debit',
        status: 'Booked',
        bookingDate: '2026-03-02',
        transactionCode: { code: 'RDDT', subCode: 'BBDD' },
        proprietaryTransactionCode: { code: 'DD', issuer: 'NORTHGATE' },
        source: { reference: '9001234567', additional: 'DIRECT DEBIT', valueDate: '2026-03-02' },
      },
      { transactionId: 'REF-2', counterPartyName: 'Northgate Logistics Ltd', creditDebitIndicator: 'Credit' },
      { transactionId: 'REF-3-1', counterPartyName: 'Mill Lane Flour', amount: '100.00' },
      { transactionId: 'REF-3-2', counterPartyName: 'Dockside Rents', amount: '250.00' },
      { description: 'CARD PAYMENT TO NETFLIX.COM', status: 'Pending', bookingDate: '2026-03-31' },
    ]);
  });

  it('keeps what it has no member for', () => {
    const [first, , batch] = read(STATEMENT).accounts[0]?.transactions ?? [];
    expect(first?.source.other).toEqual({
      BkTxCd: { Domn: { Cd: 'PMNT' } },
      Refs: { EndToEndId: 'E2E-10' },
    });
    expect(batch?.source.other).toMatchObject({ Ntry: { NtryDtls: { Btch: { NbOfTxs: '2' } } } });
  });

  it('is recognised', () => {
    expect(readStatements(new TextEncoder().encode(STATEMENT)).documents[0]).toEqual({
      format: 'camt',
      encoding: 'utf-8',
    });
  });

  it('gives each statement and account of the message', () => {
    const other = statement(entry(), '<Acct><Id><Othr><Id>77</Id></Othr></Id></Acct>');
    const { accounts } = read(message(statement(entry()) + other));
    expect(accounts.map(({ accountId, currencyCode }) => [accountId, currencyCode])).toEqual([
      ['GB29NWBK60161331926819', 'GBP'],
      ['77', 'GBP'],
    ]);
  });
});

describe('a minus in an amount of camt', () => {
  const file = STATEMENT.replaceAll(/(<Amt[^>]*>)([\d.]+<\/Amt>\s*<CdtDbtInd>DBIT)/g, '$1-$2');

  it('repeats the debit beside it, in rows and balances, and a note tells of it', () => {
    expect(file).not.toBe(STATEMENT);
    const [plain, minus] = [read(STATEMENT), read(file)];
    const money = ({ accounts }: typeof plain) =>
      accounts.map(({ balances, transactions }) => [
        balances,
        transactions.map(({ amount, creditDebitIndicator }) => [amount, creditDebitIndicator]),
      ]);
    expect(money(minus)).toEqual(money(plain));
    expect(minus.notes.map(({ code }) => code)).toEqual(['syntax_tolerated']);
  });
});

describe('camt.052 and camt.054', () => {
  it('are read with prefixes, older amounts and a status in plain text', () => {
    const { accounts, notes, skipped } = read(REPORT);
    expect([notes, skipped]).toEqual([[], []]);
    expect(accounts[0]).toMatchObject({
      accountId: '000111222',
      countryCode: 'US',
      balances: { current: { amount: '12.00', creditDebitIndicator: 'Debit' } },
    });
    expect(accounts[0]?.transactions.map(row => [row.counterPartyName, row.amount, row.status])).toEqual([
      ['Lone Star Power', '15.00', 'Booked'],
      ['City of Austin', '25.00', 'Booked'],
    ]);
  });

  it('are read in an envelope, of version 1', () => {
    const { accounts, notes, skipped } = read(NOTIFICATION);
    expect([notes, skipped]).toEqual([[], []]);
    expect(accounts[0]?.accountId).toBe('60161331926819');
    expect(accounts[0]?.transactions).toMatchObject([
      {
        counterPartyName: 'Orchard Housing',
        amount: '5.00',
        status: 'Booked',
        source: { reference: 'RF18539007547034' },
      },
    ]);
  });
});

describe('batches', () => {
  const batch = (...details: readonly string[]) => `<NtryDtls>${details.join('')}</NtryDtls>`;
  const gbp = (amount: string) => `<Amt Ccy="GBP">${amount}</Amt>`;

  it('whose details do not add up are read with a note', () => {
    const content = entry({
      amount: '30.00',
      details: batch(detail(gbp('10.00'), creditor('One'), 'A'), detail(gbp('19.70'), creditor('Two'), 'B')),
    });
    expect(rowsOf(content).map(({ amount }) => amount)).toEqual(['10.00', '19.70']);
    expect(read(message(statement(content))).notes).toMatchObject([
      {
        code: 'sum_differs',
        message:
          'An entry of -30.00 has details that add up to -29.70; each of its 2 details was read with its own amount',
      },
    ]);
  });

  it('may hold details of both directions', () => {
    const back = detail(`${gbp('5.00')}<CdtDbtInd>CRDT</CdtDbtInd>`, debtor('One'), 'RETURN');
    const content = entry({
      amount: '10.00',
      details: batch(detail(gbp('15.00'), creditor('Two'), 'B'), back),
    });
    expect(rowsOf(content).map(row => [row.amount, row.creditDebitIndicator])).toEqual([
      ['15.00', 'Debit'],
      ['5.00', 'Credit'],
    ]);
    expect(notesOf(content)).toEqual([]);
  });

  it('are one row where a detail has no amount in the currency of the entry', () => {
    for (const amount of ['', '<Amt Ccy="EUR">12.00</Amt>']) {
      const content = entry({
        details: batch(detail(amount, creditor('One'), 'A'), detail(gbp('1.00'), creditor('Two'), 'B')),
        further: '<AddtlNtryInf>BATCH PAYMENT</AddtlNtryInf>',
      });
      expect(rowsOf(content)).toMatchObject([{ amount: '23.50', description: 'BATCH PAYMENT' }]);
      expect(JSON.stringify(rowsOf(content)[0]?.source.other)).toContain('Two');
    }
  });

  it('of one detail have the amount of the entry', () => {
    const content = entry({ details: batch(detail(gbp('105.75'), creditor('One'), 'A')) });
    expect(rowsOf(content)).toMatchObject([{ amount: '23.50', counterPartyName: 'One' }]);
    expect(notesOf(content)).toEqual(['sum_differs']);
  });

  it('take the amount that is in the currency of the entry', () => {
    const abroad = (amount: string) =>
      `<Amt Ccy="EUR">9.00</Amt><AmtDtls><InstdAmt><Amt Ccy="EUR">9.00</Amt></InstdAmt><TxAmt>${gbp(amount)}</TxAmt></AmtDtls>`;
    const content = entry({
      details: batch(
        detail(abroad('11.50'), creditor('One'), 'A'),
        detail(abroad('12.00'), creditor('Two'), 'B'),
      ),
    });
    expect(rowsOf(content).map(({ amount }) => amount)).toEqual(['11.50', '12.00']);
    expect(notesOf(content)).toEqual([]);
  });
});

describe('parties', () => {
  const withParties = (direction: 'CRDT' | 'DBIT', parties: string, further = '') =>
    rowsOf(entry({ direction, details: `<NtryDtls>${detail('', parties, 'X')}</NtryDtls>`, further }))[0];

  it.each([
    ['CRDT', 'Payer'],
    ['DBIT', 'Shop'],
  ] as const)('of %s are on the other side', (direction, name) => {
    expect(withParties(direction, debtor('Payer') + creditor('Shop'))?.counterPartyName).toBe(name);
  });

  it('behind others come first', () => {
    const parties = `${creditor('Processor')}<UltmtCdtr><Pty><Nm>Shop</Nm></Pty></UltmtCdtr>`;
    expect(withParties('DBIT', parties)?.counterPartyName).toBe('Shop');
  });

  it('of a reversal are those of the payment that it takes back', () => {
    const reversal = withParties(
      'CRDT',
      debtor('Harbour Bakery Ltd') + creditor('Shop'),
      '<RvslInd>true</RvslInd>',
    );
    expect(reversal).toMatchObject({ counterPartyName: 'Shop', creditDebitIndicator: 'Credit' });
  });

  it('that stand on the wrong side alone are taken from there', () => {
    expect(withParties('CRDT', creditor('Payer'))?.counterPartyName).toBe('Payer');
  });
});

describe('statuses and dates of camt', () => {
  it.each([
    ['<Sts>BOOK</Sts>', 'Booked'],
    ['<Sts><Cd>PDNG</Cd></Sts>', 'Pending'],
    ['<Sts>INFO</Sts>', 'Pending'],
    ['<Sts><Cd>FUTR</Cd></Sts>', 'Pending'],
    ['', 'Booked'],
  ])('%s is %s', (status, expected) => {
    expect(rowsOf(entry({ status }))[0]?.status).toBe(expected);
  });

  it.each([
    ['<BookgDt><Dt>2026-03-02Z</Dt></BookgDt>', '2026-03-02'],
    ['<BookgDt><Dt>2026-03-02+13:00</Dt></BookgDt>', '2026-03-02'],
    ['<BookgDt><DtTm>2026-03-02T23:30:00-05:00</DtTm></BookgDt>', '2026-03-02'],
    ['<BookgDt><DtTm>2026-07-01T23:30:00Z</DtTm></BookgDt>', '2026-07-02'],
    ['<ValDt><Dt>2026-03-05</Dt></ValDt>', '2026-03-05'],
  ])('%s is %s', (day, expected) => {
    expect(rowsOf(entry({ day }))[0]?.bookingDate).toBe(expected);
  });

  it('leave entries without a date or a direction in skipped', () => {
    const { skipped } = read(
      message(statement(entry({ day: '' }) + entry().replace('<CdtDbtInd>DBIT</CdtDbtInd>', ''))),
    );
    expect(skipped.map(({ reason }) => reason)).toEqual(['no_date', 'no_direction']);
  });
});

describe('what a statement says of itself', () => {
  it('is held against its entries', () => {
    const balances = balance('OPBD', '10.00', '2026-03-01') + balance('CLBD', '5.00', '2026-03-31', 'DBIT');
    expect(notesOf(balances + entry({ amount: '15.00' }))).toEqual([]);
    expect(notesOf(balances + entry({ amount: '15.01' }))).toEqual(['sum_differs']);
    expect(
      notesOf(`<StmtPgntn><PgNb>1</PgNb><LastPgInd>false</LastPgInd></StmtPgntn>${balances}${entry()}`),
    ).toEqual(['more_pages']);
    const summary = '<TxsSummry><TtlNtries><NbOfNtries>2</NbOfNtries></TtlNtries></TxsSummry>';
    expect(notesOf(summary + entry())).toEqual(['sum_differs']);
  });

  it('gives the booked balance of the latest day', () => {
    const { accounts } = read(
      message(
        statement(
          balance('CLBD', '1.00', '2026-03-01') +
            balance('ITBD', '2.00', '2026-03-02') +
            balance('FWAV', '3.00', '2026-04-01') +
            entry(),
        ),
      ),
    );
    expect(accounts[0]?.balances).toEqual({ current: { amount: '2.00', creditDebitIndicator: 'Credit' } });
  });

  it('is noted where its version is unknown', () => {
    const codes = (version: string) =>
      read(message(statement(entry()), `urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}`)).notes.map(
        ({ code }) => code,
      );
    expect(codes('01')).toEqual([]);
    expect(codes('13')).toEqual([]);
    expect(codes('99')).toEqual(['version_unknown']);
  });

  it('may have names and values that every object of JavaScript has', () => {
    const hostile = `<constructor>1</constructor>${entry()}${entry().replace('DBIT', 'constructor')}`;
    const { accounts, skipped } = read(
      message(statement(hostile).replace('<Cd>CACC</Cd>', '<Cd>constructor</Cd>')),
    );
    expect(accounts[0]).not.toHaveProperty('accountSubType');
    expect(accounts[0]?.transactions).toHaveLength(1);
    expect(skipped.map(({ reason }) => reason)).toEqual(['unrecognised', 'no_direction']);
    const [row] = rowsOf(entry({ further: '<__proto__><a>1</a></__proto__>' }));
    expect(Object.keys(row?.source.other ?? {})).toContain('__proto__');
  });

  it('is noted where further pages or unknown statuses are told', () => {
    expect(notesOf(`<StmtPgntn><PgNb>1</PgNb><LastPgInd>false</LastPgInd></StmtPgntn>${entry()}`)).toEqual([
      'more_pages',
    ]);
    expect(notesOf(entry({ status: '<Sts><Prtry>HELD</Prtry></Sts>' }))).toEqual(['unknown_status']);
  });

  it('is listed where nobody knows it', () => {
    const { skipped } = read(message(statement(`<NewPart><A>1</A></NewPart>${entry()}`)));
    expect(skipped).toMatchObject([{ reason: 'unrecognised', text: '<NewPart><A>1</A></NewPart>' }]);
  });
});

describe('broken XML', () => {
  it('that is cut is read up to there', () => {
    const text = message(statement(entry() + entry({ reference: '<AcctSvcrRef>REF-2</AcctSvcrRef>' })));
    const { accounts, skipped, notes } = read(text.slice(0, text.indexOf('REF-2')));
    expect(accounts[0]?.transactions.map(({ transactionId }) => transactionId)).toEqual(['REF-1']);
    expect(skipped).toMatchObject([{ reason: 'malformed' }]);
    expect(notes.map(({ code }) => code)).toEqual(['syntax_tolerated']);
  });

  it('without harm is read as a whole', () => {
    const text = message(
      statement(entry({ further: '<AddtlNtryInf>M&S & "B\u0001" &euro; ]]></AddtlNtryInf>' })),
    );
    const { accounts, notes, skipped } = read(`\n${text}`);
    expect(accounts[0]?.transactions[0]?.description).toBe('M&S & "B\ufffd" € ]]>');
    expect(notes.map(({ code }) => code)).toEqual(['syntax_tolerated']);
    expect(skipped).toEqual([]);
  });

  it('cannot define entities', () => {
    const bomb = `<!DOCTYPE Document [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>`;
    const text = message(statement(entry({ further: '<AddtlNtryInf>&b;</AddtlNtryInf>' })));
    const { accounts } = read(text.replace('?>\n', `?>\n${bomb}`));
    expect(accounts[0]?.transactions[0]?.description).toBe('&b;');
  });

  it('of great depth does no harm', () => {
    const deep = '<a>'.repeat(50_000);
    const { accounts, skipped } = read(message(statement(`${entry()}${deep}`)));
    expect(accounts[0]?.transactions).toHaveLength(1);
    expect(skipped.at(-1)?.reason).toBe('malformed');
  });

  it('is refused where it is no camt message', () => {
    for (const text of ['<a/>', '<Document>', 'no XML', '<?xml version="1.0"?><feed><BkToCstmr/></feed>'])
      expect(() => fromCamt(text), text).toThrow(InvalidRequestError);
  });
});
