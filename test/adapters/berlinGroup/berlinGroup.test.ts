import { describe, expect, it } from 'vitest';
import { BERLIN_GROUP } from '../../../src/adapters/formats/berlinGroup/berlinGroup.js';
import { fromBerlinGroup, InvalidRequestError, toAnalyseRequest } from '../../../src/adapters.js';
import { analyse } from '../../../src/index.js';
import { readWhole } from '../support/nothingVanishes.js';
import { ACCOUNTS, BALANCES, CARD, DETAILS, FACTS, OF_SEVERAL, TRANSACTIONS } from './documents.js';

describe('answers about one account', () => {
  const input = JSON.stringify([DETAILS, BALANCES, TRANSACTIONS], null, 2);
  const { statements } = readWhole(BERLIN_GROUP, input, 'json');
  const [account, ...others] = statements.accounts;
  const [tesco, salary, cafe, fee] = account?.transactions ?? [];

  it('are brought together, though only one of them names it', () => {
    expect(others).toEqual([]);
    expect(statements.skipped).toEqual([]);
    expect(account).toMatchObject({
      accountId: 'res-1',
      countryCode: 'GB',
      currencyCode: 'GBP',
      accountType: 'Personal',
      accountSubType: 'CurrentAccount',
      accountHolders: ['A N Other'],
      origin: { signBasis: 'written', balanceCheck: 'agrees', other: { product: 'Current account' } },
    });
  });

  it('tell what was booked last, and what is available', () => {
    expect(account?.balances).toEqual({
      current: { amount: '1240.55', creditDebitIndicator: 'Credit' },
      available: { amount: '1690.55', creditDebitIndicator: 'Credit' },
    });
  });

  it('name who is on the other side of each payment', () => {
    expect(tesco).toMatchObject({
      creditDebitIndicator: 'Debit',
      counterPartyName: 'Tesco Stores',
      counterPartyAccount: 'GB29NWBK60161331926819',
      source: { other: { debtorName: 'A N Other' } },
    });
    expect(salary).toMatchObject({
      creditDebitIndicator: 'Credit',
      counterPartyName: 'NORTHGATE LOGISTICS',
      source: { other: { creditorName: 'A N Other' } },
    });
  });

  it('have every text in its role', () => {
    expect(tesco).toMatchObject({
      transactionId: '2026031901',
      merchantCategoryCode: '5411',
      proprietaryTransactionCode: { code: 'DEB' },
      balance: { amount: '1240.55', creditDebitIndicator: 'Credit' },
      source: { reference: 'CARD PAYMENT TO TESCO STORES 3297', valueDate: '2026-03-20' },
    });
    expect(tesco?.description).not.toContain('67d507fd');
    expect(salary).toMatchObject({
      transactionId: 'int-2',
      description: 'NORTHGATE LOGISTICS SALARY MARCH',
      transactionCode: { code: 'RCDT', subCode: 'ESCT' },
    });
    expect(cafe).toMatchObject({
      description: 'Corner Cafe RF18 5390',
      source: { other: { bankTransactionCode: 'OTHER' } },
    });
    expect(fee).toMatchObject({ description: 'MONTHLY ACCOUNT FEE' });
  });

  it('have pending rows, without those that are booked', () => {
    expect(account?.transactions.filter(({ status }) => status === 'Pending')).toMatchObject([
      { amount: '50.00', bookingDate: '2026-03-20', counterPartyName: 'SHELL OIL' },
    ]);
    expect(statements.notes.map(({ code }) => code)).toEqual(['pending_twin_dropped']);
  });

  it('are analysed', () => {
    expect(analyse(toAnalyseRequest(statements)).meta.transactionCount).toBe(5);
  });

  it('may be one answer made of several', () => {
    const { accounts } = fromBerlinGroup({ ...DETAILS, ...BALANCES, ...TRANSACTIONS });
    expect(accounts).toMatchObject([{ accountId: 'res-1', balances: { current: { amount: '1240.55' } } }]);
    expect(accounts[0]?.transactions).toHaveLength(5);
  });

  it("may come with GoCardless's facts of the account", () => {
    const { accounts } = fromBerlinGroup([FACTS, TRANSACTIONS]);
    expect(accounts).toMatchObject([
      { accountId: 'gc-1', currencyCode: 'GBP', accountHolders: ['A N Other'] },
    ]);
  });

  it('may name it by its IBAN alone', () => {
    const { accounts } = fromBerlinGroup([
      { account: { iban: 'GB33 BUKB 2020 1555 5555 55' }, ...TRANSACTIONS },
      DETAILS,
    ]);
    expect(accounts.map(({ accountId, transactions }) => [accountId, transactions.length])).toEqual([
      ['res-1', 5],
    ]);
  });
});

describe('answers about an account of several currencies', () => {
  it('are one account for each', () => {
    const { statements } = readWhole(BERLIN_GROUP, JSON.stringify([ACCOUNTS, OF_SEVERAL]), 'json');
    expect(
      statements.accounts.map(({ accountId, currencyCode, transactions }) => [
        accountId,
        currencyCode,
        transactions.length,
      ]),
    ).toEqual([
      ['eur', 'EUR', 1],
      ['usd', 'USD', 1],
      ['all', null, 0],
    ]);
  });

  it('are so too where no answer lists the accounts', () => {
    const { accounts } = fromBerlinGroup(OF_SEVERAL);
    expect(accounts.map(({ accountId, currencyCode }) => [accountId, currencyCode])).toEqual([
      ['DE2310010010123456788-EUR', 'EUR'],
      ['DE2310010010123456788-USD', 'USD'],
    ]);
  });

  it('never mix balances of different currencies', () => {
    const balance = (amount: string, currency: string) => ({
      balanceAmount: { amount, currency },
      balanceType: 'closingBooked',
    });
    const { accounts } = fromBerlinGroup({ balances: [balance('500', 'EUR'), balance('350', 'USD')] });
    expect(accounts.map(({ currencyCode, balances }) => [currencyCode, balances?.current?.amount])).toEqual([
      ['EUR', '500'],
      ['USD', '350'],
    ]);
  });
});

describe('answers about a card', () => {
  it('whose purchases have no minus have the sign turned', () => {
    const { statements } = readWhole(BERLIN_GROUP, JSON.stringify(CARD), 'json');
    expect(statements.accounts).toMatchObject([
      {
        accountId: 'card-1',
        accountSubType: 'CreditCard',
        balances: { current: { amount: '310.20', creditDebitIndicator: 'Debit' } },
        origin: { signBasis: 'reversed' },
        transactions: [
          {
            amount: '12.50',
            creditDebitIndicator: 'Debit',
            bookingDate: '2026-03-02',
            description: 'PIZZA EXPRESS LONDON',
            merchantCategoryCode: '5812',
          },
          { amount: '100.00', creditDebitIndicator: 'Credit' },
        ],
      },
    ]);
    expect(statements.skipped).toEqual([]);
  });
});

describe('what else an answer may hold', () => {
  it('is a next page that was not given', () => {
    const page = (next: object) => ({ transactions: { booked: [], _links: next } });
    const more = page({ next: { href: '/transactions?page=2' } });
    expect(fromBerlinGroup([TRANSACTIONS, more]).notes.map(({ code }) => code)).toContain('more_pages');
    expect(fromBerlinGroup([more, TRANSACTIONS]).notes.map(({ code }) => code)).not.toContain('more_pages');
  });

  it("is an error of the bank's or of GoCardless", () => {
    const refused = {
      tppMessages: [{ category: 'ERROR', code: 'CONSENT_EXPIRED', text: 'The consent has expired' }],
    };
    const limited = { summary: 'Rate limit exceeded', detail: 'Try again in 3600 seconds', status_code: 429 };
    const { notes, skipped } = fromBerlinGroup([TRANSACTIONS, refused, limited]);
    expect(notes.filter(({ code }) => code === 'error_in_source').map(({ message }) => message)).toEqual([
      'The bank reports "CONSENT_EXPIRED": The consent has expired',
      'GoCardless reports an error: Rate limit exceeded: Try again in 3600 seconds',
    ]);
    expect(skipped).toEqual([]);
  });

  it('is one transaction alone', () => {
    const [one] = TRANSACTIONS.transactions.booked;
    for (const answer of [
      { transactionsDetails: one },
      { transactionsDetails: { transactionDetails: one } },
      one,
      [one],
    ])
      expect(
        fromBerlinGroup(answer as object).accounts.map(({ transactions }) => transactions.length),
      ).toEqual([1]);
  });

  it('is nothing of this format, which is refused', () => {
    expect(() => fromBerlinGroup({ scaStatus: 'finalised' })).toThrow(InvalidRequestError);
  });
});

describe('an answer without signs', () => {
  const row = (
    id: string,
    debtorName: string,
    creditorName: string,
    more: object = {},
    amount = '18.12',
  ) => ({
    transactionId: id,
    bookingDate: '2026-03-02',
    transactionAmount: { amount, currency: 'GBP' },
    debtorName,
    creditorName,
    ...more,
  });
  const iban = 'GB33BUKB20201555555555';
  const own = { iban: 'GB33 BUKB 2020 1555 5555 55' };
  const read = (...booked: readonly object[]) =>
    fromBerlinGroup({ account: { iban, currency: 'GBP' }, transactions: { booked } });
  const told = ({ accounts }: ReturnType<typeof read>) =>
    accounts.flatMap(({ transactions }) =>
      transactions.map(each => `${each.creditDebitIndicator} ${each.counterPartyName}`),
    );

  it('is a debit where the account pays, by its number or by the name of its holder', () => {
    const statements = read(
      row('1', 'Ann Poe', 'Green Shop', { debtorAccount: own }),
      row('2', 'ANN  POE', 'A Landlord'),
      row('3', 'Northgate Logistics', 'Ann Poe'),
      row('4', 'Harbour Foods', 'Ann Poe', { creditorAccount: own }),
    );
    expect(told(statements)).toEqual([
      'Debit Green Shop',
      'Debit A Landlord',
      'Credit Northgate Logistics',
      'Credit Harbour Foods',
    ]);
    expect(statements.notes.map(({ code }) => code)).not.toContain('sign_assumed');
  });

  it('names the rows of which nothing shows who pays', () => {
    const statements = read(
      row('1', 'Ann Poe', 'Green Shop', { debtorAccount: own }),
      row('2', 'Someone', 'Another'),
    );
    const note = statements.notes.find(({ code }) => code === 'sign_assumed');
    expect(note?.transactionIds).toEqual(['2']);
  });

  it('is not meant where one amount has a minus: a returned payment keeps its debtor', () => {
    const statements = read(
      row('1', 'Ann Poe', 'Green Shop', { debtorAccount: own }, '-18.12'),
      row('2', 'Ann Poe', 'Green Shop', { debtorAccount: own }),
    );
    expect(statements.accounts[0]?.transactions.map(each => each.creditDebitIndicator)).toEqual([
      'Debit',
      'Credit',
    ]);
  });
});
