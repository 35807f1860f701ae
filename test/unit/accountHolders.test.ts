/** The names of those who hold the account: what is theirs, what is a relative's, and what is still pay. */
import { describe, expect, it } from 'vitest';
import { enrichTransactions, InvalidRequestError, type Transaction, verifyIncome } from '../../src/index.js';
import { credit, debit } from '../support/build.js';

const COUNTRIES = [
  { currencyCode: 'GBP', from: 'FASTER PAYMENT FROM', to: 'FASTER PAYMENT TO', bulk: 'BGC' },
  { currencyCode: 'USD', from: 'ZELLE PAYMENT FROM', to: 'ZELLE PAYMENT TO', bulk: 'ACH CREDIT' },
] as const;
const HOLDERS = ['John Andrew Smith'];

function slugOf(
  row: Transaction,
  currencyCode: 'GBP' | 'USD',
  accountHolders: readonly string[] | null = HOLDERS,
): string | undefined {
  return enrichTransactions({ currencyCode, accountHolders, transactions: [row] }).transactions[0]
    ?.enrichedData.category.slug;
}

describe.each(COUNTRIES)('the holder, $currencyCode', ({ currencyCode, from, to, bulk }) => {
  it.each([
    'J SMITH',
    'SMITH J',
    'SMITH JA',
    'MR J A SMITH',
    'John Smith',
    'SMITH JOHN',
    'JOHN ANDREW SMITH',
    'Dr John A. Smith',
    'ANDREW SMITH',
    'J SMITH & M JONES',
  ])('is %s, paying in and being paid', name => {
    expect(slugOf(credit('2026-01-05', 400, `${from} ${name}`), currencyCode)).toBe('own-account-transfer');
    expect(slugOf(debit('2026-01-05', 400, `${to} ${name}`), currencyCode)).toBe('own-account-transfer');
    const named = credit('2026-01-05', 400, 'REF 1', { counterPartyName: name });
    expect(slugOf(named, currencyCode)).toBe('own-account-transfer');
  });

  it.each(['MARY SMITH', 'J B SMITH', 'SMITH M', 'MRS SMITH', 'JOHN SMITHSON', 'JOHN JONES'])(
    'is not %s',
    name => {
      const row = credit('2026-01-05', 400, `${from} ${name}`);
      expect(slugOf(row, currencyCode)).not.toBe('own-account-transfer');
    },
  );

  it('is no firm of the same name', () => {
    const row = debit('2026-01-05', 400, `${to} JOHN SMITH PLUMBING LTD`);
    expect(slugOf(row, currencyCode)).toBe(slugOf(row, currencyCode, null));
  });

  it('may write what the money is for', () => {
    expect(slugOf(debit('2026-01-05', 400, `${to} JOHN SMITH RENT`), currencyCode)).toBe(
      'own-account-transfer',
    );
  });

  it('is paid by an employer that writes the name beside its own', () => {
    const row = credit('2026-01-28', 2100, `${bulk} NORTHGATE LTD J SMITH SALARY`);
    expect(slugOf(row, currencyCode)).toBe('salary');
  });

  it('is paid where payroll words stand beside the name alone, and not between people', () => {
    expect(slugOf(credit('2026-01-28', 2100, `${bulk} J SMITH SALARY`), currencyCode)).toBe('salary');
    expect(slugOf(credit('2026-01-28', 2100, `${from} J SMITH SALARY`), currencyCode)).toBe(
      'own-account-transfer',
    );
  });

  it('may be a business', () => {
    const holders = ['Harbour Lane Bakery Ltd'];
    const own = debit('2026-01-05', 400, `${to} HARBOUR LANE BAKERY`);
    expect(slugOf(own, currencyCode, holders)).toBe('own-account-transfer');
    const other = debit('2026-01-05', 400, `${to} HARBOUR LANE GARAGE`);
    expect(slugOf(other, currencyCode, holders)).toBe(slugOf(other, currencyCode, null));
  });

  it.each([
    ['John Hill', 'J HILL'],
    ['Mary Green', 'GREEN M'],
    ['Tom Brewer', 'TOM BREWER'],
    ["O'Brien, Seán", 'SEAN O BRIEN'],
    ['Mohammed Al-Amin', 'M ALAMIN'],
    ['Anna van der Berg', 'VANDERBERG A'],
    ['Nguyễn Văn An', 'NGUYEN VAN AN'],
    ['Mary Jones-Clarke', 'JONES CLARKE M'],
    ['John Smith & Mary Jones', 'MARY JONES'],
    ['MR J SMITH & MRS A SMITH', 'MRS A SMITH'],
    ['J & M Smith', 'M SMITH'],
    ['SMITH JOHN', 'JOHN SMITH'],
    ['John Smith Jr', 'JOHN SMITH JR'],
  ])('is called %s and written %s', (holder, name) => {
    expect(slugOf(credit('2026-01-05', 400, `${from} ${name}`), currencyCode, [holder])).toBe(
      'own-account-transfer',
    );
  });

  it.each([
    ['John Smith', 'JOHN SMITH AND SONS'],
    ['Robert Alvarez Jr', 'ROBERT ALVAREZ SR'],
    ['Mary Jones-Clarke', 'MARY CLARKE'],
    ['Quendale Foster', 'FOSTER HAULAGE LTD'],
    ['A B', 'SMITH B'],
    ['J', 'J SMITH'],
    ['李明', 'LI MING'],
    ['Иван Петров', 'IVAN PETROV'],
    ['Mr & Mrs', 'MR'],
    ['Ltd', 'JOHN SMITH LTD'],
    ['&', 'J SMITH'],
    [' ', 'J SMITH'],
  ])('is called %s and is not %s', (holder, name) => {
    const row = credit('2026-01-05', 400, `${from} ${name}`);
    expect(slugOf(row, currencyCode, [holder])).toBe(slugOf(row, currencyCode, null));
  });

  it('is paid by an employer of the same surname', () => {
    const rows = [1, 2, 3, 4].map(month =>
      credit(`2026-0${month}-28`, 2143.17, `${bulk} FOSTER HAULAGE LTD PAYE`),
    );
    const request = { accountId: 'a', currencyCode, transactions: rows } as const;
    const held = verifyIncome({ ...request, accountHolders: ['Quendale Foster'] });
    expect(held.incomeStreams.map(({ total }) => total)).toEqual([4 * 2143.17]);
    // HARRISON FOSTER may be a firm: relatives send each other no bulk credits.
    const named = [1, 2, 3, 4].map(month => credit(`2026-0${month}-28`, 2143.17, `${bulk} TRASTIN FOSTER`));
    const likewise = { ...request, transactions: named };
    expect(verifyIncome({ ...likewise, accountHolders: ['Quendale Foster'] })).toEqual(
      verifyIncome(likewise),
    );
  });

  it('sends himself what is for rent', () => {
    const row = credit('2026-01-05', 400, 'RENT', { counterPartyName: 'J A SMITH & M JONES' });
    expect(slugOf(row, currencyCode)).toBe('own-account-transfer');
    expect(slugOf(row, currencyCode, ['Peter Quendale'])).toBe('rental-income');
  });

  it('may be a couple in one name', () => {
    const couple = ['Mr J & Mrs M Smith'];
    for (const name of ['MARY SMITH', 'J SMITH'])
      expect(slugOf(credit('2026-01-05', 400, `${from} ${name}`), currencyCode, couple)).toBe(
        'own-account-transfer',
      );
  });

  it('is told by the evidence', () => {
    const { transactions } = enrichTransactions({
      currencyCode,
      accountHolders: HOLDERS,
      transactions: [credit('2026-01-05', 400, `${from} J SMITH`)],
    });
    expect(transactions[0]?.enrichedData.evidence[0]).toMatchObject({
      signal: 'account-holder',
      detail: 'the other side is the account holder John Andrew Smith',
    });
  });

  it('has relatives whose even money is no income', () => {
    const transactions = [1, 2, 3, 4, 5, 6].map(month =>
      credit(`2026-0${month}-28`, 1843.17, `${from} XENO OYELOWOSON`),
    );
    const request = { accountId: 'a', currencyCode, transactions } as const;
    const reasons = (accountHolders: readonly string[]) =>
      verifyIncome({ ...request, accountHolders }).creditsNotCounted.map(({ reason }) => reason);
    expect(reasons(['Abel Oyelowoson'])).toEqual(Array.from({ length: 6 }, () => 'person'));
    expect(reasons(['Xeno Oyelowoson'])).toEqual(Array.from({ length: 6 }, () => 'own-transfer'));
  });
});

describe.each(COUNTRIES)('two who hold an account, $currencyCode', ({ currencyCode, bulk }) => {
  const transactions = [1, 2, 3, 4].flatMap(month => [
    credit(`2026-0${month}-26`, 2150.4, `${bulk} NORTHGATE LTD J SMITH SALARY`),
    credit(`2026-0${month}-27`, 1840.15, `${bulk} NORTHGATE LTD M JONES SALARY`),
    credit(`2026-0${month}-14`, 990.3, `${bulk} EASTFIELD LTD SALARY`),
  ]);
  const streamsOf = (accountHolders: readonly string[]) =>
    verifyIncome({ accountId: 'a', currencyCode, accountHolders, transactions }).incomeStreams;

  it('have a stream each, and what names neither is of neither', () => {
    const told = streamsOf(['John Smith', 'Mary Jones']).map(({ holder, expectedPayment }) => [
      holder,
      expectedPayment,
    ]);
    expect(told).toEqual([
      ['John Smith', 2150.4],
      ['Mary Jones', 1840.15],
      [null, 990.3],
    ]);
  });

  it('change nothing where nothing names them', () => {
    expect(streamsOf(['Zebedee Quillon', 'Orla Quillon'])).toEqual(streamsOf([]));
  });
});

describe.each(COUNTRIES)('several accounts, $currencyCode', ({ currencyCode, from }) => {
  const accountOf = (accountId: string, accountHolders: readonly string[]) => ({
    accountId,
    currencyCode,
    accountHolders,
    transactions: [credit('2026-01-05', 400, `${from} MARY JONES`)],
  });

  it('are of one household', () => {
    const { transactions } = enrichTransactions({
      accounts: [accountOf('a', ['John Smith']), accountOf('b', ['Mary Jones'])],
    });
    expect(transactions.map(({ enrichedData }) => enrichedData.category.slug)).toEqual([
      'own-account-transfer',
      'own-account-transfer',
    ]);
  });

  it('name at most 100 holders together', () => {
    const named = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        accountOf(`a${index}`, [`Quendale ${'X'.repeat(index + 2)}`]),
      );
    expect(enrichTransactions({ accounts: named(100) }).transactions).toHaveLength(100);
    expect(() => enrichTransactions({ accounts: named(101) })).toThrow(
      'must name at most 100 different accountHolders together, got 101',
    );
  });
});

describe('names that cannot be', () => {
  it.each([
    [Array.from({ length: 11 }, () => 'A B'), 'must be a list of at most 10 names'],
    [['x'.repeat(141)], 'must be a name of 1 to 140 characters'],
    [[''], 'must be a name of 1 to 140 characters'],
    [[7], 'must be a name of 1 to 140 characters'],
  ])('are refused by name', (accountHolders, saying) => {
    const request = { currencyCode: 'GBP', accountHolders, transactions: [] } as never;
    expect(() => enrichTransactions(request)).toThrow(InvalidRequestError);
    expect(() => enrichTransactions(request)).toThrow(saying);
    expect(() => enrichTransactions(request)).toThrow('accountHolders');
  });
});
