/** Sample requests: three months of made-up transactions, enough for every command to say something. */
import type { AnalyseRequest } from '../model/request.js';

export type SampleCountry = 'GB' | 'US';

/** A row of each month: its day, the description, and the amount, which is below 0 for money out. */
type MonthlyRow = readonly [day: string, description: string, amount: number];

interface Sample {
  readonly currencyCode: 'GBP' | 'USD';
  readonly closing: number;
  readonly monthly: readonly MonthlyRow[];
}

const MONTHS = ['2026-04', '2026-05', '2026-06'];

const SAMPLES: Readonly<Record<SampleCountry, Sample>> = {
  GB: {
    currencyCode: 'GBP',
    closing: 1284.36,
    monthly: [
      ['01', 'STANDING ORDER HARBOUR LETTINGS RENT', -750],
      ['02', 'CARD PAYMENT TO TESCO STORES 3021', -48.2],
      ['03', 'DIRECT DEBIT PAYMENT TO OCTOPUS ENERGY REF A-1042', -96.5],
      ['07', 'CARD PAYMENT TO TFL TRAVEL CHARGE', -18.4],
      ['09', 'DIRECT DEBIT PAYMENT TO VODAFONE LTD REF 7781', -22],
      ['13', 'CARD PAYMENT TO SAINSBURYS S/MKT', -61.75],
      ['15', 'DIRECT DEBIT PAYMENT TO NETFLIX.COM', -10.99],
      ['18', 'CARD PAYMENT TO CORNER HOUSE CAFE', -12.6],
      ['22', 'CARD PAYMENT TO ALDI STORES', -39.1],
      ['24', 'CASH WITHDRAWAL AT LINK ATM', -40],
      ['28', 'NORTHGATE LOGISTICS LTD SALARY BGC', 1812.4],
    ],
  },
  US: {
    currencyCode: 'USD',
    closing: 2140.15,
    monthly: [
      ['01', 'HARBOR PROPERTY MGMT DES:RENT ID:1042 PPD', -1150],
      ['02', 'POS PURCHASE KROGER #512 COLUMBUS OH', -84.36],
      ['03', 'AEP OHIO DES:BILL PAY ID:7781 PPD', -92.1],
      ['07', 'POS PURCHASE SHELL OIL COLUMBUS OH', -41.2],
      ['09', 'VERIZON WIRELESS DES:PAYMENTS PPD', -65],
      ['13', 'POS PURCHASE TARGET T-1187 COLUMBUS OH', -58.9],
      ['15', 'NORTHGATE LOGISTICS DES:PAYROLL PPD', 1420],
      ['16', 'NETFLIX.COM', -15.49],
      ['18', 'POS PURCHASE CORNER HOUSE CAFE COLUMBUS OH', -14.75],
      ['22', 'POS PURCHASE WAL-MART #2098 COLUMBUS OH', -71.03],
      ['24', 'ATM WITHDRAWAL 24 MAIN ST COLUMBUS OH', -60],
      ['30', 'NORTHGATE LOGISTICS DES:PAYROLL PPD', 1420],
    ],
  },
};

export function sampleRequest(countryCode: SampleCountry): AnalyseRequest {
  const { currencyCode, closing, monthly } = SAMPLES[countryCode];
  const rows = MONTHS.flatMap(month => monthly.map(row => [month, ...row] as const));
  return {
    accountId: 'account-1',
    countryCode,
    currencyCode,
    accountType: 'Personal',
    accountSubType: 'CurrentAccount',
    balances: { current: { amount: closing, creditDebitIndicator: 'Credit' } },
    historyStart: `${MONTHS[0]}-01`,
    transactions: rows.map(([month, day, description, amount], index) => ({
      transactionId: `t-${String(index + 1).padStart(3, '0')}`,
      bookingDate: `${month}-${day}`,
      description,
      amount: Math.abs(amount),
      creditDebitIndicator: amount < 0 ? 'Debit' : 'Credit',
      status: 'Booked',
    })),
  };
}
