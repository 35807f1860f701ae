/** What the files of the commands hold, for the help. A ? marks members that may be missing; the others must be there. */

export interface Shape {
  readonly title: string;
  /** Those of a list's items are further in. Without a form, the names speak for themselves. */
  readonly members: readonly (readonly [name: string, form: string])[];
  readonly note?: string;
}

export const SHAPES = {
  request: {
    title: 'What request.json holds (init writes a sample)',
    members: [
      ['accountId', 'text of your own'],
      ['countryCode?', 'GB or US; default: that of the currency'],
      ['currencyCode', 'GBP or USD'],
      ['accountType?', 'Personal or Business'],
      ['accountSubType?', 'CurrentAccount or another'],
      ['balances?', '{ current?, available? }'],
      ['  current?', '{ amount, creditDebitIndicator }'],
      ['  available?', '{ amount, creditDebitIndicator }'],
      ['historyStart?', 'YYYY-MM-DD, the first day that the history covers'],
      ['accountHolders?', 'a list of names'],
      ['transactions', 'a list of'],
      ['  transactionId', 'text, another for each'],
      ['  description', 'as the bank wrote it'],
      ['  amount', '0 or more: 12.34 or "12.34"'],
      ['  creditDebitIndicator', 'Credit or Debit'],
      ['  status', 'Booked or Pending'],
      ['  bookingDate', 'YYYY-MM-DD, with or without a time behind it'],
      ['  balance?', '{ amount, creditDebitIndicator } after it'],
      ['  counterPartyName?', 'text'],
      ['  merchantName?', 'text'],
      ['  counterPartyAccount?', 'the account of the other side'],
      ['  merchantCategoryCode?', 'four digits'],
      ['  transactionCode?', '{ code, subCode } of ISO 20022'],
      ['  proprietaryTransactionCode?', '{ code, issuer } of the bank'],
      ['  accountId?', 'where rows of several accounts are mixed'],
      ['  currency?', 'of this transaction, where it is another'],
    ],
    note: 'Other members are kept.',
  },
  accounts: {
    title: 'Or, of several accounts',
    members: [
      ['accounts', 'a list of accounts as above'],
      ['countryCode?', 'of those that have none of their own'],
    ],
  },
  scoreRequest: {
    title: 'Or, apart from each other',
    members: [
      ['account', 'the members above but for transactions'],
      ['transactions', 'as above; only transactionId and status must be there'],
    ],
  },
  mapping: {
    title: 'What mapping.json holds, for --columns @mapping.json',
    members: [
      ['columns', '{ role: column }; a column is its name, its number from 1, or a list'],
      ['signs?', 'written (a minus is money out) or reversed'],
      ['dateOrder?', 'day-first, month-first or year-first'],
      ['country?', 'GB or US'],
      ['currency?', 'such as GBP'],
      ['timeZone?', 'such as America/New_York'],
      ['bank?', 'a bank or layout that is known'],
    ],
    note: 'Roles are date, amount, debit, credit, balance, narrative, payee, reference and others: see the guide to CSV files. Options of the command line stand over the file.',
  },
  corrections: {
    title: 'What corrections.json holds: a list of',
    members: [
      ['transactionId', 'one of the request'],
      ['category?', 'the slug of the right category, such as groceries'],
      ['merchant?', 'the right name, or null for none'],
      ['applyTo?', 'payee (all of its transactions) or transaction; default: payee'],
    ],
    note: 'Give a category, a merchant, or both.',
  },
  rules: {
    title: 'What a file of rules holds: a list of',
    members: [
      ['name?', 'shown in the evidence'],
      ['text?', 'words of the description'],
      ['merchant?', 'the name that was found'],
      ['direction?', 'Credit or Debit'],
      ['minimumAmount?', '0 or more'],
      ['maximumAmount?', '0 or more'],
      ['accountId?', 'one account'],
      ['transactionId?', 'one transaction'],
      ['set', '{ category?, merchant? }, or both'],
    ],
    note: 'All conditions given must hold; at least one must be given.',
  },
  scorecard: {
    title: 'What card.json holds',
    members: [
      ['version', 'text of your own'],
      ['initialScore?', 'default: 0'],
      ['baselineScore?', 'what points are set against'],
      ['useReasonCodes?', 'default: true'],
      ['reasonCodeAlgorithm?', 'pointsBelow (default) or pointsAbove'],
      ['maxReasonCodes?', 'default: all'],
      ['reasons?', '{ code: text }'],
      ['characteristics', 'a list of'],
      ['  name', 'text'],
      ['  attribute', 'one of those that the command attributes gives'],
      ['  baselineScore?', 'default: that of the card'],
      ['  reasonCode?', 'text'],
      ['  bins', 'a list of { interval, partialScore, name?, reasonCode? }'],
      ['  missing?', '{ partialScore, name?, reasonCode? }, for null'],
    ],
    note: 'An interval is { closure, leftMargin?, rightMargin? }; closure is openOpen, openClosed, closedOpen or closedClosed. Without a margin it has no end. The bins follow on each other.',
  },
} as const satisfies Readonly<Record<string, Shape>>;

export type ShapeName = keyof typeof SHAPES;

export function shapeNamed(name: ShapeName): Shape {
  return SHAPES[name];
}
