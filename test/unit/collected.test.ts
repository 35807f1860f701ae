/** How a debit was paid that says nothing of it, by how the bank words the account's card purchases. */
import { describe, expect, it } from 'vitest';
import { enrichTransactions } from '../../src/index.js';

const FORMS = { GB: 'CARD PAYMENT TO', US: 'POS DEBIT' } as const;
const COUNTRIES = ['GB', 'US'] as const;

interface Debit {
  readonly description: string;
  readonly accountId?: string;
}

function classesOf(countryCode: 'GB' | 'US', debits: readonly Debit[]): (string | undefined)[] {
  const { transactions } = enrichTransactions({
    referenceId: 'r',
    countryCode,
    currencyCode: countryCode === 'GB' ? 'GBP' : 'USD',
    transactions: debits.map(({ description, accountId = 'a' }, index) => ({
      transactionId: `t${index}`,
      accountId,
      description,
      amount: 20 + index,
      creditDebitIndicator: 'Debit',
      status: 'Booked',
      bookingDate: `2026-03-${String(1 + index).padStart(2, '0')}`,
    })),
  });
  return transactions.map(({ enrichedData }) => enrichedData?.class.slug);
}

/** Purchases at shops that nobody knows, each worded as the bank words cards. */
function worded(country: 'GB' | 'US', count: number, accountId = 'a'): Debit[] {
  return Array.from({ length: count }, (_, index) => ({
    description: `${FORMS[country]} ORBEL ${'ABCDEFGHIJKLMNOPQRST'[index]}MEPLIN STORES`,
    accountId,
  }));
}

const UNWORDED = { description: 'ZENDRIC MEMBERSHIPS 4471920' };

describe.each(COUNTRIES)('in %s, a debit that says nothing of how it was paid', country => {
  it('was collected where the bank words its card purchases', () => {
    expect(classesOf(country, [...worded(country, 10), UNWORDED]).at(-1)).toBe('direct-debit');
  });

  it('is a purchase where too few others show how the bank words them', () => {
    expect(classesOf(country, [...worded(country, 9), UNWORDED]).at(-1)).toBe('point-of-sale');
  });

  it('is a purchase where more than one in five are like it', () => {
    const like = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ description: `ZENDRIC ${'PQRS'[index]}ORTHEM CLUBS` }));
    expect(classesOf(country, [...worded(country, 12), ...like(3)]).at(-1)).toBe('direct-debit');
    expect(classesOf(country, [...worded(country, 11), ...like(3)]).at(-1)).toBe('point-of-sale');
  });

  it('is not judged by the wording of another account', () => {
    const other = { ...UNWORDED, accountId: 'b' };
    expect(classesOf(country, [...worded(country, 10), other]).at(-1)).toBe('point-of-sale');
  });
});

it('is a purchase where a town, an address or a telephone stands behind the payee', () => {
  const purchases = ['ZENDRIC CLUBS LEEDS GB', 'ZENDRIC CLUBS SUMNER WA'];
  expect(classesOf('GB', [...worded('GB', 10), { description: purchases[0] as string }]).at(-1)).toBe(
    'point-of-sale',
  );
  expect(classesOf('US', [...worded('US', 10), { description: purchases[1] as string }]).at(-1)).toBe(
    'point-of-sale',
  );
});
