/** Transactions as the ledger reads them, written as a bank of each country writes them. */
import type { ParsedTransaction } from '../../src/requests/transactionSchemas.js';

export const COUNTRIES = [
  { country: 'GB', spent: 'CARD PAYMENT TO TESCO STORES 3021', paid: 'ACME LTD SALARY BGC' },
  { country: 'US', spent: 'POS DEBIT KROGER #123 NASHVILLE TN', paid: 'ACME INC DIR DEP PAYROLL PPD' },
] as const;

export function transaction(
  transactionId: string,
  bookingDate: string,
  further: Partial<ParsedTransaction> = {},
): ParsedTransaction {
  return {
    transactionId,
    bookingDate,
    description: COUNTRIES[transactionId.length % 2]?.spent ?? '',
    amount: 10,
    creditDebitIndicator: 'Debit',
    status: 'Booked',
    ...further,
  };
}
