/** Statements of loans, and the payments of investment accounts. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OFX } from '../../../src/adapters/formats/ofx/ofx.js';
import { type fromOfx, readStatements, toAnalyseRequest } from '../../../src/adapters.js';
import { verifyIncome } from '../../../src/index.js';
import { holds } from '../../support/property.js';
import { readWhole } from '../support/nothingVanishes.js';
import { HEADER_1, INVESTMENTS, LOAN } from './documents.js';

const read = (text: string) => readWhole(OFX, text, 'tags').statements;

describe('loans of OFX', () => {
  it('are read with their payments, the parts of each, and the principal left', () => {
    const { accounts, skipped, notes } = read(LOAN);
    expect(skipped).toEqual([]);
    expect(notes).toEqual([]);
    expect(accounts).toMatchObject([
      {
        accountId: 'L-4471',
        currencyCode: 'USD',
        accountSubType: 'Mortgage',
        balances: { current: { amount: '148250.60', creditDebitIndicator: 'Debit' } },
        historyStart: '2026-01-01',
        origin: { statementDate: '2026-03-31', other: { PRINBAL: { PRINYTD: '1220.10' } } },
        transactions: [
          {
            transactionId: 'LN-1',
            bookingDate: '2026-02-02',
            amount: '1640.25',
            creditDebitIndicator: 'Credit',
            description: 'LOAN PAYMENT',
            proprietaryTransactionCode: { code: 'PAYMENT', issuer: 'OFX' },
            source: {
              other: {
                LOANTRNAMT: { PRINAMT: '612.40', INTAMT: '727.85', ESCRWAMT: { ESCRWTOTAL: '300.00' } },
              },
            },
          },
          { amount: '35.00', creditDebitIndicator: 'Debit', description: 'LATE CHARGE' },
        ],
      },
    ]);
  });

  it('are found among other documents, without the root too, and are no income', () => {
    const inner = /<LOANMSGSRSV1>[\s\S]*<\/LOANMSGSRSV1>/.exec(LOAN)?.[0] as string;
    for (const text of [LOAN, inner, inner.replace(/<\/?LOANMSGSRSV1>/g, '')]) {
      const statements = readStatements(text, { country: 'US' });
      expect(statements.documents[0]?.format).toBe('ofx');
      const [account] = toAnalyseRequest(statements).accounts;
      const income = verifyIncome(account as NonNullable<typeof account>);
      expect(income.verifiedIncomeStatus).toBe('UnsupportedAccountType');
      expect(income.incomeSources).toEqual([]);
    }
  });

  it('say the same where values are not closed, as in OFX 1', () => {
    const inner = LOAN.slice(LOAN.indexOf('<OFX>')).replace(/(?<=[^>\s])<\/[A-Z0-9]+>/g, '');
    const plain = ({ accounts }: ReturnType<typeof fromOfx>) =>
      accounts.map(({ transactions, origin, ...facts }) => [
        facts,
        origin.other,
        transactions.map(({ source, ...row }) => [row, source.other]),
      ]);
    expect(plain(read(`${HEADER_1}\n${inner}`))).toEqual(plain(read(LOAN)));
  });

  it('owe the principal whether it has a minus or not, and a loan of another kind is a loan', () => {
    const other = LOAN.replace('148250.60', '-148250.60').replace('MORTGAGE', 'AUTO');
    expect(read(other).accounts[0]).toMatchObject({
      accountSubType: 'Loan',
      balances: { current: { amount: '148250.60', creditDebitIndicator: 'Debit' } },
    });
  });

  it('have payments as credits, though a lender writes them as the payer sees them', () => {
    holds(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 2, maxLength: 8 }),
        fc.boolean(),
        fc.constantFrom('GB', 'US'),
        (all, isTurned, country) => {
          const rows = all.map(
            (pence, index) =>
              `<LOANSTMTTRN><LOANTRNTYPE>PAYMENT<DTPOSTED>2026030${index + 1}<TRNAMT>${isTurned ? '-' : ''}${(pence / 100).toFixed(2)}<FITID>${index}</LOANSTMTTRN>`,
          );
          const currency = country === 'GB' ? 'GBP' : 'USD';
          const { accounts, notes } = read(
            `${HEADER_1}\n<OFX><LOANMSGSRSV1><LOANSTMTTRNRS><LOANSTMTRS><CURDEF>${currency}<LOANACCTFROM><LOANACCTID>1<LOANACCTTYPE>CONSUMER</LOANACCTFROM><LOANTRANLIST>${rows.join('\n')}</LOANTRANLIST></LOANSTMTRS></LOANSTMTTRNRS></LOANMSGSRSV1></OFX>`,
          );
          const found = accounts.flatMap(({ transactions }) => transactions);
          expect(found.map(({ amount }) => amount)).toEqual(all.map(pence => (pence / 100).toFixed(2)));
          expect(new Set(found.map(row => row.creditDebitIndicator))).toEqual(new Set(['Credit']));
          expect(notes.map(({ code }) => code)).toEqual(isTurned ? ['sign_assumed'] : []);
        },
      ),
    );
  });
});

const TRADES = {
  BUYSTOCK:
    '<INVBUY><INVTRAN><FITID>T<DTTRADE>20260225</INVTRAN><TOTAL>-500.00<SUBACCTFUND>CASH</INVBUY><BUYTYPE>BUY',
  SELLMF:
    '<INVSELL><INVTRAN><FITID>T<DTTRADE>20260226</INVTRAN><TOTAL>200.00<SUBACCTFUND>CASH</INVSELL><SELLTYPE>SELL',
  INCOME:
    '<INVTRAN><FITID>T<DTTRADE>20260227</INVTRAN><INCOMETYPE>DIV<TOTAL>1.50<SUBACCTSEC>CASH<SUBACCTFUND>CASH',
  JRNLFUND: '<INVTRAN><FITID>T<DTTRADE>20260227</INVTRAN><SUBACCTTO>MARGIN<SUBACCTFROM>CASH<TOTAL>40.00',
} as const;

describe('investments of OFX', () => {
  const statement = (list: readonly string[], currency = 'USD', balance = '') =>
    `${HEADER_1}\n<OFX><INVSTMTMSGSRSV1><INVSTMTTRNRS><TRNUID>1<INVSTMTRS><DTASOF>20260331<CURDEF>${currency}<INVACCTFROM><BROKERID>example.com<ACCTID>BR-77</INVACCTFROM>
<INVTRANLIST><DTSTART>20260101<DTEND>20260331
${list.join('\n')}
</INVTRANLIST>${balance}</INVSTMTRS></INVSTMTTRNRS></INVSTMTMSGSRSV1></OFX>`;
  const payment = (index: number, pence: number, fund = 'CASH') =>
    `<INVBANKTRAN><STMTTRN><TRNTYPE>OTHER<DTPOSTED>20260302<TRNAMT>${(pence / 100).toFixed(2)}<FITID>P-${index}<NAME>PAYMENT ${index}</STMTTRN><SUBACCTFUND>${fund}</INVBANKTRAN>`;
  const BALANCE = '<INVBAL><AVAILCASH>612.00<MARGINBALANCE>0<SHORTBALANCE>0</INVBAL>';

  it('give their payments, and each trade with its reason', () => {
    const { accounts, skipped } = read(INVESTMENTS);
    expect(accounts).toMatchObject([
      {
        accountId: 'BR-77',
        currencyCode: 'USD',
        historyStart: '2026-01-01',
        transactions: [
          {
            transactionId: '12345',
            amount: '600.00',
            creditDebitIndicator: 'Credit',
            source: { other: { SUBACCTFUND: 'CASH' } },
          },
        ],
      },
    ]);
    expect(skipped).toMatchObject([
      {
        reason: 'unrecognised',
        message: '<BUYSTOCK> is a transaction of investments; of these accounts only payments are read',
      },
    ]);
  });

  it('give every payment once and skip every trade once, in any order', () => {
    const entry = fc.oneof(
      fc.record({
        pence: fc.integer({ min: -500_000, max: 500_000 }).filter(pence => pence !== 0),
        fund: fc.constantFrom('CASH', 'MARGIN'),
      }),
      fc.constantFrom(...(Object.keys(TRADES) as (keyof typeof TRADES)[])),
    );
    holds(
      fc.property(fc.array(entry, { maxLength: 12 }), fc.constantFrom('GBP', 'USD'), (all, currency) => {
        const payments = all.filter(each => typeof each !== 'string');
        const list = all.map((each, index) =>
          typeof each === 'string'
            ? `<${each}>${TRADES[each]}</${each}>`
            : payment(index, each.pence, each.fund),
        );
        const { accounts, skipped } = read(statement(list, currency, BALANCE));
        const rows = accounts.flatMap(({ transactions }) => transactions);
        expect(
          rows.map(row => [
            Math.round(Number(row.amount) * 100) * (row.creditDebitIndicator === 'Debit' ? -1 : 1),
            row.source.other,
          ]),
        ).toEqual(payments.map(({ pence, fund }) => [pence, { SUBACCTFUND: fund }]));
        // Without a payment the statement is left out as a whole.
        expect(skipped.length).toBe(payments.length === 0 ? 1 : all.length - payments.length);
        const [account] = accounts;
        expect(account?.balances?.available?.amount).toBe(payments.length === 0 ? undefined : '612.00');
        // Trades move the cash too, so payments alone do not lead to it.
        const isCashAlone = payments.length > 0 && payments.length === all.length;
        expect(account?.balances?.current?.amount).toBe(isCashAlone ? '612.00' : undefined);
      }),
    );
  });

  it('without any payment are left out as a whole, with their number', () => {
    const { accounts, skipped } = read(
      statement([`<BUYSTOCK>${TRADES.BUYSTOCK}</BUYSTOCK>`, `<INCOME>${TRADES.INCOME}</INCOME>`]),
    );
    expect(accounts).toEqual([]);
    expect(skipped.map(({ message }) => message)).toEqual([
      'A statement of investments of account "BR-77" with 2 transactions, none of which is a payment; of investments only payments are read',
    ]);
  });
});
