/** Answers of our own in the shapes of NextGenPSD2 1.3 and of GoCardless Bank Account Data. */

const money = (amount: string, currency = 'GBP') => ({ amount, currency });

export const DETAILS = {
  account: {
    resourceId: 'res-1',
    iban: 'GB33BUKB20201555555555',
    currency: 'GBP',
    ownerName: 'A N Other',
    product: 'Current account',
    cashAccountType: 'CACC',
    usage: 'PRIV',
    name: 'Main',
  },
};

export const BALANCES = {
  balances: [
    { balanceAmount: money('1100.10'), balanceType: 'openingBooked', referenceDate: '2026-03-01' },
    { balanceAmount: money('1240.55'), balanceType: 'closingBooked', referenceDate: '2026-03-19' },
    { balanceAmount: money('1190.55'), balanceType: 'expected', referenceDate: '2026-03-20' },
    { balanceAmount: money('1690.55'), balanceType: 'interimAvailable', creditLimitIncluded: true },
    { balanceAmount: money('10.00'), balanceType: 'nonInvoiced' },
  ],
};

export const TRANSACTIONS = {
  transactions: {
    booked: [
      {
        transactionId: '2026031901',
        internalTransactionId: 'int-1',
        bookingDate: '2026-03-19',
        valueDate: '2026-03-20',
        transactionAmount: money('-23.40'),
        creditorName: 'Tesco Stores',
        creditorAccount: { iban: 'GB29NWBK60161331926819' },
        debtorName: 'A N Other',
        remittanceInformationUnstructured: 'CARD PAYMENT TO TESCO STORES 3297',
        additionalInformation: '67d507fd-c9e7-4d43-a799-103d37da65db',
        proprietaryBankTransactionCode: 'DEB',
        merchantCategoryCode: '5411',
        balanceAfterTransaction: { balanceAmount: money('1240.55'), balanceType: 'interimBooked' },
      },
      {
        internalTransactionId: 'int-2',
        bookingDate: '2026-03-15',
        transactionAmount: money('1902.00'),
        debtorName: 'NORTHGATE LOGISTICS',
        creditorName: 'A N Other',
        remittanceInformationUnstructuredArray: ['SALARY', 'MARCH'],
        remittanceInformationUnstructured: 'SALARY',
        bankTransactionCode: 'PMNT-RCDT-ESCT',
        balanceAfterTransaction: { balanceAmount: money('1263.95'), balanceType: 'interimBooked' },
      },
      {
        transactionId: '2026031401',
        bookingDate: '2026-03-14',
        transactionAmount: money('-9.50'),
        creditorName: 'Corner Cafe',
        remittanceInformationUnstructured: '-',
        remittanceInformationStructured: { reference: 'RF18 5390', referenceType: 'SCOR' },
        bankTransactionCode: 'OTHER',
      },
      {
        transactionId: '2026031301',
        bookingDate: '2026-03-13',
        transactionAmount: money('-3.00'),
        additionalInformation: 'MONTHLY ACCOUNT FEE',
      },
    ],
    pending: [
      {
        valueDate: '2026-03-18',
        transactionAmount: money('-23.40'),
        creditorName: 'TESCO STORES',
      },
      {
        valueDate: '2026-03-20',
        transactionAmount: money('-50.00'),
        creditorName: 'SHELL OIL',
      },
    ],
    information: [{ transactionAmount: money('-640.00'), creditorName: 'Lakeside Lettings' }],
    last_updated: '2026-03-20T08:00:00Z',
  },
};

/** An account of several currencies, with an account for each. */
export const ACCOUNTS = {
  accounts: [
    { resourceId: 'all', iban: 'DE2310010010123456788', currency: 'XXX', cashAccountType: 'CACC' },
    { resourceId: 'eur', iban: 'DE2310010010123456788', currency: 'EUR', cashAccountType: 'CACC' },
    { resourceId: 'usd', iban: 'DE2310010010123456788', currency: 'USD', cashAccountType: 'CACC' },
  ],
};

export const OF_SEVERAL = {
  account: { iban: 'DE23 1001 0010 1234 5678 8' },
  transactions: {
    booked: [
      { transactionId: 'e-1', bookingDate: '2026-03-02', transactionAmount: money('-5.00', 'EUR') },
      { transactionId: 'u-1', bookingDate: '2026-03-03', transactionAmount: money('-7.00', 'USD') },
    ],
    _links: { account: { href: '/accounts/all' } },
  },
};

/** Of a card whose purchases have no minus. */
export const CARD = {
  cardAccount: {
    maskedPan: '525412******3241',
    currency: 'GBP',
    resourceId: 'card-1',
    debitAccounting: true,
    product: 'Card',
  },
  balances: [{ balanceType: 'interimBooked', balanceAmount: money('310.20') }],
  cardTransactions: {
    booked: [
      {
        cardTransactionId: 'c-1',
        bookingDate: '2026-03-02',
        transactionDate: '2026-03-01',
        transactionAmount: money('12.50'),
        originalAmount: money('14.00', 'EUR'),
        cardAcceptorId: '1234',
        merchantCategoryCode: '5812',
        transactionDetails: 'PIZZA EXPRESS LONDON',
      },
      {
        cardTransactionId: 'c-2',
        bookingDate: '2026-03-05',
        transactionAmount: money('-100.00'),
        transactionDetails: 'PAYMENT THANK YOU',
      },
    ],
    pending: [],
  },
};

export const FACTS = {
  id: 'gc-1',
  created: '2026-01-01T00:00:00Z',
  last_accessed: '2026-03-20T00:00:00Z',
  iban: 'GB33BUKB20201555555555',
  institution_id: 'LLOYDS_LOYDGB2L',
  status: 'READY',
  owner_name: 'A N Other',
};
