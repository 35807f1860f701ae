/** A plain household of six months in either country, as a statement prints it, and ways to alter it. */
import type { CheckIntegrityRequest, CountryCode, Transaction } from '../../src/index.js';

export interface Line {
  readonly day: string;
  readonly text: string;
  /** In pence or cents; below zero for money out. */
  readonly minor: number;
}

export interface Household {
  readonly countryCode: CountryCode;
  readonly salary: string;
  readonly rent: string;
  readonly shops: readonly string[];
  /** A bank transfer to, or from, somebody. */
  readonly to: (name: string) => string;
  readonly from: (name: string, reference: string) => string;
  readonly paydays: readonly string[];
}

export const AS_OF = '2026-03-31';
const MONTHS = ['2025-10', '2025-11', '2025-12', '2026-01', '2026-02', '2026-03'];

export const HOUSEHOLDS: Readonly<Record<CountryCode, Household>> = {
  GB: {
    countryCode: 'GB',
    salary: 'NORTHGATE LOGISTICS LTD SALARY BGC',
    rent: 'STO BRIARWOOD LETTINGS RENT',
    shops: ['CARD PAYMENT TO TESCO STORES 3021', 'CARD PAYMENT TO ALDI 54 771', 'CARD PAYMENT TO BOOTS 0412'],
    to: name => `FASTER PAYMENT TO ${name}`,
    from: (name, reference) => `FASTER PAYMENT RECEIVED FROM ${name} REF ${reference}`,
    paydays: ['2025-10-28', '2025-11-28', '2025-12-24', '2026-01-28', '2026-02-27', '2026-03-27'],
  },
  US: {
    countryCode: 'US',
    salary: 'NORTHGATE LOGISTICS LLC PAYROLL PPD',
    rent: 'BRIARWOOD APARTMENTS RENT ACH DEBIT',
    shops: [
      'POS PURCHASE KROGER 441 COLUMBUS OH',
      'POS PURCHASE ALDI 72041 COLUMBUS OH',
      'POS PURCHASE WALGREENS 8812',
    ],
    to: name => `ZELLE PAYMENT TO ${name}`,
    from: (name, reference) => `ZELLE PAYMENT FROM ${name} ${reference}`,
    paydays: ['2025-10-31', '2025-11-28', '2025-12-31', '2026-01-30', '2026-02-27', '2026-03-31'],
  },
};

/** Salary, rent and five visits to shops a month, in the order of days. */
export function linesOf({ salary, rent, shops, paydays }: Household): Line[] {
  const lines = MONTHS.flatMap((month, index) => [
    { day: `${month}-02`, text: rent, minor: -795_00 },
    { day: paydays[index] as string, text: salary, minor: 1812_40 },
    ...[4, 9, 15, 20, 26].map((day, visit) => ({
      day: `${month}-${String(day).padStart(2, '0')}`,
      text: shops[(visit + index) % shops.length] as string,
      minor: -(1713 + ((index * 7 + visit * 13) % 23) * 151),
    })),
  ]);
  return inOrder(lines);
}

export function inOrder(lines: readonly Line[]): Line[] {
  return lines.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

export interface Written {
  /** Each row with the balance after it. */
  readonly withBalances?: boolean;
  readonly opening?: number;
  readonly accountId?: string;
}

export function requestOf(
  { countryCode }: Household,
  lines: readonly Line[],
  { withBalances = false, opening = 2500_00, accountId = 'current-1' }: Written = {},
): CheckIntegrityRequest & { transactions: Transaction[] } {
  let balance = opening;
  const transactions = lines.map(({ day, text, minor }, index): Transaction => {
    balance += minor;
    return {
      transactionId: `${accountId}-${index + 1}`,
      description: text,
      amount: (Math.abs(minor) / 100).toFixed(2),
      creditDebitIndicator: sideOf(minor),
      status: 'Booked',
      bookingDate: day,
      ...(withBalances
        ? { balance: { amount: (Math.abs(balance) / 100).toFixed(2), creditDebitIndicator: sideOf(balance) } }
        : {}),
    };
  });
  return { accountId, countryCode, currencyCode: countryCode === 'GB' ? 'GBP' : 'USD', transactions };
}

function sideOf(minor: number): 'Credit' | 'Debit' {
  return minor < 0 ? 'Debit' : 'Credit';
}
