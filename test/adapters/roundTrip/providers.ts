/** The fixture accounts as answers of each provider, written for tests alone. */
import type { FormatName } from '../../../src/adapters.js';

export interface FixtureRow {
  readonly transactionId: string;
  readonly description: string;
  readonly amount: number;
  readonly creditDebitIndicator: 'Credit' | 'Debit';
  readonly status: 'Booked' | 'Pending';
  readonly bookingDate: string;
  readonly merchantName?: string;
  readonly counterPartyName?: string;
  readonly merchantCategoryCode?: string;
  readonly proprietaryTransactionCode?: { readonly code?: string };
  readonly transactionCode?: { readonly code?: string; readonly subCode?: string };
  readonly balance?: Money;
}

interface Money {
  readonly amount: number;
  readonly creditDebitIndicator: 'Credit' | 'Debit';
}

export interface FixtureAccount {
  readonly accountId: string;
  readonly currencyCode: string;
  readonly balances: { readonly current: Money; readonly available: Money };
  readonly transactions: readonly FixtureRow[];
}

export interface Writer {
  readonly format: FormatName;
  readonly write: (account: FixtureAccount) => object;
  /** Members of a row that the format holds beside those that all of them hold. */
  readonly carries: readonly (keyof FixtureRow)[];
  /** Digits of amounts, as the format writes them. Default: as JSON has the number. */
  readonly digits?: (amount: number) => string;
}

const signed = ({ amount, creditDebitIndicator }: Money | FixtureRow) =>
  creditDebitIndicator === 'Debit' ? -amount : amount;
/** In seconds since 1970. */
const noonOf = (day: string) => Date.parse(`${day}T12:00:00Z`) / 1000;
const isPending = ({ status }: FixtureRow) => status === 'Pending';

export const WRITERS: readonly Writer[] = [
  {
    format: 'plaid',
    carries: ['merchantName', 'counterPartyName'],
    write: ({ accountId, currencyCode, balances, transactions }) => ({
      accounts: [
        {
          account_id: accountId,
          balances: {
            current: signed(balances.current),
            available: signed(balances.available),
            iso_currency_code: currencyCode,
          },
          type: 'depository',
          subtype: 'checking',
        },
      ],
      added: transactions.map(row => ({
        account_id: accountId,
        transaction_id: row.transactionId,
        amount: -signed(row),
        date: row.bookingDate,
        iso_currency_code: currencyCode,
        name: 'Something else',
        original_description: row.description,
        merchant_name: row.merchantName ?? null,
        payment_meta: {
          [row.creditDebitIndicator === 'Debit' ? 'payee' : 'payer']: row.counterPartyName ?? null,
        },
        pending: isPending(row),
      })),
      modified: [],
      removed: [],
      next_cursor: 'c-1',
      has_more: false,
    }),
  },
  {
    format: 'truelayer',
    carries: ['merchantName', 'counterPartyName', 'proprietaryTransactionCode', 'balance'],
    write: ({ accountId, currencyCode, balances, transactions }) => {
      const answer = (rows: readonly FixtureRow[]) => ({
        results: rows.map(row => ({
          timestamp: `${row.bookingDate}T12:00:00Z`,
          description: row.description,
          transaction_type: row.creditDebitIndicator.toUpperCase(),
          amount: signed(row),
          currency: currencyCode,
          transaction_id: row.transactionId,
          merchant_name: row.merchantName,
          running_balance: row.balance && { amount: signed(row.balance), currency: currencyCode },
          meta: {
            provider_transaction_category: row.proprietaryTransactionCode?.code,
            counter_party_preferred_name: row.counterPartyName,
          },
        })),
        status: 'Succeeded',
      });
      return {
        account_id: accountId,
        balance: {
          results: [
            {
              currency: currencyCode,
              current: signed(balances.current),
              available: signed(balances.available),
            },
          ],
        },
        transactions: answer(transactions.filter(row => !isPending(row))),
        pending: answer(transactions.filter(isPending)),
      };
    },
  },
  {
    format: 'monzo',
    carries: ['merchantName', 'merchantCategoryCode', 'proprietaryTransactionCode'],
    digits: amount => amount.toFixed(2),
    write: ({ accountId, currencyCode, transactions }) => ({
      transactions: transactions.map(row => ({
        id: row.transactionId,
        account_id: accountId,
        amount: Math.round(signed(row) * 100),
        currency: currencyCode,
        created: `${row.bookingDate}T12:00:00.000Z`,
        settled: isPending(row) ? '' : `${row.bookingDate}T23:00:00Z`,
        description: row.description,
        is_load: false,
        merchant: row.merchantName === undefined ? null : { name: row.merchantName },
        metadata: { mcc: row.merchantCategoryCode },
        scheme: row.proprietaryTransactionCode?.code,
      })),
    }),
  },
  {
    format: 'berlin-group',
    carries: ['merchantCategoryCode', 'proprietaryTransactionCode', 'balance'],
    digits: amount => amount.toFixed(2),
    write: ({ accountId, currencyCode, balances, transactions }) => {
      const money = (one: Money | FixtureRow) => ({ amount: signed(one).toFixed(2), currency: currencyCode });
      const rows = (list: readonly FixtureRow[]) =>
        list.map(row => ({
          transactionId: row.transactionId,
          bookingDate: row.bookingDate,
          transactionAmount: money(row),
          remittanceInformationUnstructured: row.description,
          merchantCategoryCode: row.merchantCategoryCode,
          proprietaryBankTransactionCode: row.proprietaryTransactionCode?.code,
          balanceAfterTransaction: row.balance && {
            balanceAmount: money(row.balance),
            balanceType: 'interimBooked',
          },
        }));
      return {
        account: { resourceId: accountId, iban: 'GB33BUKB20201555555555', currency: currencyCode },
        balances: [
          { balanceType: 'interimBooked', balanceAmount: money(balances.current) },
          { balanceType: 'interimAvailable', balanceAmount: money(balances.available) },
        ],
        transactions: {
          booked: rows(transactions.filter(row => !isPending(row))),
          pending: rows(transactions.filter(isPending)),
        },
      };
    },
  },
  {
    format: 'enable-banking',
    carries: ['merchantCategoryCode', 'proprietaryTransactionCode', 'balance'],
    digits: amount => amount.toFixed(2),
    write: ({ accountId, currencyCode, balances, transactions }) => {
      const money = (amount: number) => ({ currency: currencyCode, amount: amount.toFixed(2) });
      return [
        {
          uid: 'uid-1',
          account_id: { iban: accountId },
          cash_account_type: 'CACC',
          currency: currencyCode,
          identification_hash: 'hash-1',
          identification_hashes: ['hash-1'],
        },
        {
          balances: [
            { name: 'Booked', balance_type: 'CLBD', balance_amount: money(signed(balances.current)) },
            { name: 'Available', balance_type: 'ITAV', balance_amount: money(signed(balances.available)) },
          ],
        },
        {
          transactions: transactions.map(row => ({
            entry_reference: row.transactionId,
            transaction_amount: money(row.amount),
            credit_debit_indicator: row.creditDebitIndicator === 'Credit' ? 'CRDT' : 'DBIT',
            status: isPending(row) ? 'PDNG' : 'BOOK',
            booking_date: isPending(row) ? null : row.bookingDate,
            transaction_date: row.bookingDate,
            remittance_information: [row.description],
            merchant_category_code: row.merchantCategoryCode ?? null,
            bank_transaction_code: { description: row.proprietaryTransactionCode?.code, code: null },
            balance_after_transaction: row.balance && money(signed(row.balance)),
          })),
          continuation_key: null,
        },
      ];
    },
  },
  {
    format: 'starling',
    carries: ['merchantName', 'merchantCategoryCode', 'proprietaryTransactionCode'],
    digits: amount => amount.toFixed(2),
    write: ({ accountId, currencyCode, balances, transactions }) => {
      const money = (amount: number) => ({ currency: currencyCode, minorUnits: Math.round(amount * 100) });
      return [
        {
          accounts: [
            {
              accountUid: accountId,
              accountType: 'PRIMARY',
              defaultCategory: 'category-1',
              currency: currencyCode,
            },
          ],
        },
        {
          clearedBalance: money(signed(balances.current)),
          effectiveBalance: money(signed(balances.available)),
        },
        {
          feedItems: transactions.map(row => ({
            feedItemUid: row.transactionId,
            categoryUid: 'category-1',
            amount: money(row.amount),
            sourceAmount: money(row.amount),
            direction: row.creditDebitIndicator === 'Credit' ? 'IN' : 'OUT',
            transactionTime: `${row.bookingDate}T12:00:00.000Z`,
            settlementTime: isPending(row) ? null : `${row.bookingDate}T12:30:00.000Z`,
            source: row.proprietaryTransactionCode?.code,
            status: isPending(row) ? 'PENDING' : 'SETTLED',
            counterPartyType: 'MERCHANT',
            counterPartyName: row.merchantName ?? null,
            reference: row.description,
            masterCardFeedDetails: { mcc: row.merchantCategoryCode },
          })),
        },
      ];
    },
  },
  {
    format: 'teller',
    carries: ['counterPartyName', 'proprietaryTransactionCode', 'balance'],
    digits: amount => amount.toFixed(2),
    write: ({ accountId, currencyCode, balances, transactions }) => [
      {
        id: accountId,
        enrollment_id: 'e',
        institution: { id: 'i' },
        type: 'depository',
        currency: currencyCode,
      },
      {
        account_id: accountId,
        ledger: signed(balances.current).toFixed(2),
        available: signed(balances.available).toFixed(2),
      },
      ...transactions.map(row => ({
        account_id: accountId,
        id: row.transactionId,
        amount: signed(row).toFixed(2),
        date: row.bookingDate,
        description: row.description,
        details: { counterparty: { name: row.counterPartyName } },
        running_balance: row.balance === undefined ? null : signed(row.balance).toFixed(2),
        status: isPending(row) ? 'pending' : 'posted',
        type: row.proprietaryTransactionCode?.code,
      })),
    ],
  },
  {
    format: 'yapily',
    carries: [
      'merchantName',
      'counterPartyName',
      'merchantCategoryCode',
      'proprietaryTransactionCode',
      'transactionCode',
      'balance',
    ],
    write: ({ accountId, currencyCode, transactions }) => ({
      meta: { tracingId: 't' },
      data: transactions.map(row => ({
        id: row.transactionId,
        date: `${row.bookingDate}T12:00:00Z`,
        status: row.status.toUpperCase(),
        amount: signed(row),
        currency: currencyCode,
        transactionAmount: { amount: signed(row), currency: currencyCode },
        description: row.description,
        merchant: { merchantName: row.merchantName, merchantCategoryCode: row.merchantCategoryCode },
        [row.creditDebitIndicator === 'Debit' ? 'payeeDetails' : 'payerDetails']: {
          name: row.counterPartyName,
        },
        proprietaryBankTransactionCode: row.proprietaryTransactionCode,
        isoBankTransactionCode: {
          familyCode: { code: row.transactionCode?.code },
          subFamilyCode: { code: row.transactionCode?.subCode },
        },
        balance: row.balance && {
          type: 'INTERIM_BOOKED',
          balanceAmount: { amount: signed(row.balance), currency: currencyCode },
        },
      })),
      links: { self: `https://api.yapily.com/accounts/${accountId}/transactions` },
    }),
  },
  {
    format: 'mx',
    carries: ['merchantCategoryCode'],
    write: ({ accountId, currencyCode, balances, transactions }) => ({
      accounts: [
        {
          guid: accountId,
          member_guid: 'm',
          type: 'CHECKING',
          balance: signed(balances.current),
          available_balance: signed(balances.available),
          currency_code: currencyCode,
        },
      ],
      transactions: transactions.map(row => ({
        guid: row.transactionId,
        account_guid: accountId,
        amount: row.amount,
        type: row.creditDebitIndicator.toUpperCase(),
        date: row.bookingDate,
        description: row.description,
        merchant_category_code: row.merchantCategoryCode,
        status: isPending(row) ? 'PENDING' : 'POSTED',
      })),
    }),
  },
  {
    format: 'finicity',
    carries: ['counterPartyName', 'proprietaryTransactionCode', 'balance'],
    write: ({ accountId, currencyCode, balances, transactions }) => ({
      accounts: [
        {
          id: accountId,
          institutionId: '1',
          type: 'checking',
          balance: signed(balances.current),
          detail: { availableBalanceAmount: signed(balances.available) },
          currency: currencyCode,
        },
      ],
      transactions: transactions.map(row => ({
        id: row.transactionId,
        accountId,
        amount: signed(row),
        description: row.description,
        postedDate: noonOf(row.bookingDate),
        status: isPending(row) ? 'pending' : 'active',
        type: row.proprietaryTransactionCode?.code,
        categorization: { normalizedPayeeName: row.counterPartyName },
        runningBalanceAmount: row.balance && signed(row.balance),
      })),
    }),
  },
  {
    format: 'simplefin',
    carries: ['counterPartyName'],
    digits: amount => amount.toFixed(2),
    write: ({ accountId, currencyCode, balances, transactions }) => ({
      errors: [],
      accounts: [
        {
          org: { domain: 'bank.example', 'sfin-url': 'https://sfin.bank.example' },
          id: accountId,
          name: 'Account',
          currency: currencyCode,
          balance: signed(balances.current).toFixed(2),
          'available-balance': signed(balances.available).toFixed(2),
          'balance-date': noonOf('2026-12-31'),
          transactions: transactions.map(row => ({
            id: row.transactionId,
            posted: isPending(row) ? 0 : noonOf(row.bookingDate),
            transacted_at: noonOf(row.bookingDate),
            amount: signed(row).toFixed(2),
            description: row.description,
            payee: row.counterPartyName,
            pending: isPending(row),
          })),
        },
      ],
    }),
  },
  {
    format: 'fdx',
    carries: ['counterPartyName', 'merchantCategoryCode', 'proprietaryTransactionCode'],
    write: ({ accountId, currencyCode, balances, transactions }) => ({
      accounts: [
        {
          depositAccount: {
            accountId,
            accountType: 'CHECKING',
            currency: { currencyCode },
            currentBalance: signed(balances.current),
            availableBalance: signed(balances.available),
          },
        },
      ],
      transactions: transactions.map(row => ({
        depositTransaction: {
          accountId,
          transactionId: row.transactionId,
          amount: row.amount,
          debitCreditMemo: row.creditDebitIndicator.toUpperCase(),
          description: row.description,
          postedTimestamp: `${row.bookingDate}T00:00:00Z`,
          status: isPending(row) ? 'PENDING' : 'POSTED',
          payee: row.counterPartyName,
          merchantCategoryCode: row.merchantCategoryCode,
          transactionType: row.proprietaryTransactionCode?.code,
        },
      })),
    }),
  },
];
