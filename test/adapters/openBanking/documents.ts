/** Answers of our own in the shape of UK Open Banking 3.1, with the wording of British banks. */

const money = (Amount: string, Currency = 'GBP') => ({ Amount, Currency });

export const TRANSACTIONS = {
  Data: {
    Transaction: [
      {
        AccountId: 'acc-1',
        TransactionId: 't-1',
        TransactionReference: '4637',
        Amount: money('23.50'),
        CreditDebitIndicator: 'Debit',
        Status: 'Booked',
        BookingDateTime: '2026-03-02T00:00:00+00:00',
        TransactionInformation: 'CARD PAYMENT TO TESCO STORES 3297',
        MerchantDetails: { MerchantName: 'Tesco', MerchantCategoryCode: '5411' },
        Balance: { Amount: money('1476.50'), CreditDebitIndicator: 'Credit', Type: 'InterimBooked' },
      },
      {
        AccountId: 'acc-1',
        TransactionId: 't-2',
        Amount: money('2100.00'),
        CreditDebitIndicator: 'Credit',
        Status: 'Booked',
        BookingDateTime: '2026-03-15T00:00:00+00:00',
        TransactionInformation: 'NORTHGATE LOGISTICS SALARY',
        ProprietaryBankTransactionCode: { Code: 'BGC', Issuer: 'Northgate Bank' },
        Balance: { Amount: money('3576.50'), CreditDebitIndicator: 'Credit', Type: 'InterimBooked' },
      },
      {
        AccountId: 'acc-2',
        TransactionId: 't-3',
        Amount: money('8.10'),
        CreditDebitIndicator: 'Debit',
        Status: 'Pending',
        BookingDateTime: '2026-07-01T23:30:00Z',
        TransactionInformation: 'TFL TRAVEL CH',
      },
    ],
  },
  Links: { Self: 'https://api.example.com/transactions' },
  Meta: { TotalPages: 1 },
};

export const ACCOUNTS = {
  Data: {
    Account: [
      {
        AccountId: 'acc-1',
        Currency: 'GBP',
        AccountType: 'Personal',
        AccountSubType: 'CurrentAccount',
        Nickname: 'Bills',
        Account: [
          {
            SchemeName: 'UK.OBIE.SortCodeAccountNumber',
            Identification: '20000012345678',
            Name: 'A N Other',
          },
        ],
      },
      { AccountId: 'acc-2', Currency: 'GBP', AccountCategory: 'Personal', AccountTypeCode: 'SVGS' },
    ],
  },
  Links: { Self: 'https://api.example.com/accounts' },
  Meta: { TotalPages: 1 },
};

export const BALANCES = {
  Data: {
    Balance: [
      {
        AccountId: 'acc-1',
        Amount: money('3568.40'),
        CreditDebitIndicator: 'Credit',
        Type: 'InterimAvailable',
        DateTime: '2026-03-16T10:00:00+00:00',
      },
      {
        AccountId: 'acc-1',
        Amount: money('3576.50'),
        CreditDebitIndicator: 'Credit',
        Type: 'InterimBooked',
        DateTime: '2026-03-16T10:00:00+00:00',
      },
    ],
  },
  Links: { Self: 'https://api.example.com/balances' },
  Meta: { TotalPages: 1 },
};
