/** Answers of our own in the shape of Starling's. */

export const ACCOUNTS = {
  accounts: [
    {
      accountUid: 'account-1',
      accountType: 'PRIMARY',
      defaultCategory: 'category-1',
      currency: 'GBP',
      createdAt: '2023-01-01T12:00:00.000Z',
      name: 'Personal',
    },
  ],
};

export const SPACES = {
  savingsGoals: [
    {
      savingsGoalUid: 'goal-1',
      name: 'Holiday',
      totalSaved: { currency: 'GBP', minorUnits: 12550 },
      target: { currency: 'GBP', minorUnits: 50000 },
      sortOrder: 0,
      state: 'ACTIVE',
    },
  ],
  spendingSpaces: [
    {
      spaceUid: 'space-1',
      name: 'Bills',
      balance: { currency: 'GBP', minorUnits: 2500 },
      sortOrder: 1,
      state: 'ACTIVE',
    },
  ],
};

export const BALANCE = {
  clearedBalance: { currency: 'GBP', minorUnits: 121050 },
  effectiveBalance: { currency: 'GBP', minorUnits: -5 },
  pendingTransactions: { currency: 'GBP', minorUnits: 121055 },
  acceptedOverdraft: { currency: 'GBP', minorUnits: 50000 },
  totalClearedBalance: { currency: 'GBP', minorUnits: 136100 },
  totalEffectiveBalance: { currency: 'GBP', minorUnits: 15045 },
};

export const HOLDER = { accountHolderName: 'A N Other' };
export const HOLDER_KIND = { accountHolderUid: 'holder-1', accountHolderType: 'INDIVIDUAL' };
export const IDENTIFIERS = {
  accountIdentifier: '55555555',
  bankIdentifier: '608371',
  iban: 'GB00SRLG60837155555555',
  bic: 'SRLGGB2L',
};

/** A card payment in a shop. */
export const item = (uid: string, minorUnits: unknown, more: object = {}) => ({
  feedItemUid: uid,
  categoryUid: 'category-1',
  amount: { currency: 'GBP', minorUnits },
  sourceAmount: { currency: 'GBP', minorUnits },
  direction: 'OUT',
  updatedAt: '2026-03-03T10:00:00.000Z',
  transactionTime: '2026-03-02T09:00:00.000Z',
  settlementTime: '2026-03-03T09:30:00.000Z',
  source: 'MASTER_CARD',
  sourceSubType: 'CONTACTLESS',
  status: 'SETTLED',
  counterPartyType: 'MERCHANT',
  counterPartyUid: 'merchant-1',
  counterPartyName: 'Tesco',
  reference: 'TESCO STORES 3297 LONDON GBR',
  country: 'GB',
  spendingCategory: 'GROCERIES',
  hasAttachment: false,
  hasReceipt: false,
  batchPaymentDetails: null,
  ...more,
});

export const FEED = {
  feedItems: [
    item('item-1', 8622),
    item('item-2', 2599, {
      sourceAmount: { currency: 'EUR', minorUnits: 3000 },
      exchangeRate: 0.8663,
      counterPartyName: 'Red Lion',
      reference: 'RED LION DUBLIN IRL',
      country: 'IE',
      spendingCategory: 'EATING_OUT',
      roundUp: { goalCategoryUid: 'goal-1', amount: { currency: 'GBP', minorUnits: 1 } },
      userNote: 'with friends',
    }),
    item('item-3', 190200, {
      direction: 'IN',
      source: 'FASTER_PAYMENTS_IN',
      sourceSubType: null,
      counterPartyType: 'SENDER',
      counterPartyName: 'Northgate Logistics Ltd',
      counterPartySubEntityIdentifier: '202015',
      counterPartySubEntitySubIdentifier: '11111111',
      reference: 'SALARY MARCH',
      spendingCategory: 'INCOME',
    }),
    item('item-4', 5119, {
      status: 'PENDING',
      settlementTime: null,
      counterPartyName: 'Shell',
      reference: 'SHELL LONDON GBR',
    }),
    item('item-5', 5000, {
      source: 'INTERNAL_TRANSFER',
      sourceSubType: null,
      counterPartyType: 'CATEGORY',
      counterPartyUid: 'goal-1',
      counterPartyName: 'Holiday',
      reference: null,
    }),
    item('item-6', 1200, { status: 'DECLINED', settlementTime: null }),
    item('item-7', 4000, { sourceSubType: 'ATM', counterPartyName: 'High Street', reference: null }),
  ],
};

/** The feed of the space: the other side of the transfer. */
export const FEED_OF_SPACE = {
  feedItems: [
    item('item-8', 5000, {
      categoryUid: 'goal-1',
      direction: 'IN',
      source: 'INTERNAL_TRANSFER',
      sourceSubType: null,
      counterPartyType: 'CUSTOMER',
      counterPartyUid: 'holder-1',
      counterPartyName: 'A N Other',
      reference: null,
    }),
  ],
};

export const WEBHOOK = {
  webhookEventUid: 'event-1',
  webhookType: 'FEED_ITEM',
  eventTimestamp: '2026-03-05T10:00:01.000Z',
  accountHolderUid: 'holder-1',
  content: {
    ...item('item-9', 640, { counterPartyName: 'Red Lion', reference: 'RED LION LONDON GBR' }),
    accountUid: 'account-1',
    masterCardFeedDetails: {
      merchantIdentifier: 'm-1',
      mcc: 763,
      posTimestamp: '10:00:00',
      cardLast4: '0012',
    },
  },
};
